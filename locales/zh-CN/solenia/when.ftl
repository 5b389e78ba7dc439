# 某种答案何时才可能：给在别的问题上输入它的人看。

sol-when-card = 回合开始时才能选择卡牌
sol-when-at = 先选卡牌，再选格子，然后才支付延长航线
sol-when-pay = 格子不在飞艇或自己卡牌旁时，才能支付资源延长航线
sol-when-deliver = 放在城市时才能货运，而且只能是同一侧的货运
sol-when-exact = 有能力可以替代资源时，才能选择支付方式
sol-when-swap = 支付货运时，才能以能力替代资源
sol-when-slot = 冬日面完成货运后，才能选择插槽
sol-when-take = 奖励让你自选时，才能拿取资源
sol-when-drop = 存储空间已满时，才能放回资源
sol-when-discard = 飞艇与自己卡牌旁都没有可用的格子时，才能弃掉卡牌
sol-when-tile = 第一回合之前才能选择高级板块
