# 某种答案何时才可能：给在别的问题上输入它的人看。

sol-when-card = 卡牌在回合开始时选择
sol-when-at = 先选卡牌，再选格子，然后才支付航线
sol-when-pay = 只有格子不在飞艇或自己卡牌旁时，才支付资源延长航线
sol-when-deliver = 只有放在城市时才货运，而且只能是同一侧的货运
sol-when-exact = 只有能力可以替代资源时，才选择支付方式
sol-when-swap = 只有支付货运时，才能以能力替代资源
sol-when-slot = 只有冬日面完成货运后，才选择插槽
sol-when-take = 只有奖励让你自选时，才拿取资源
sol-when-drop = 只有存储已满时，才放回资源
sol-when-discard = 只有飞艇与自己卡牌旁都没有可用的格子时，才能弃掉卡牌
sol-when-tile = 高级板块只在第一回合之前选择
