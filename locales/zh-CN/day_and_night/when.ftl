# 某种答案何时才可能：给在别的问题上输入它的人看。

dn-when-cast = 回合开始、移动之前才能使用魔法（游戏桌另有设置除外），而且不能在选择进行中使用
dn-when-step = 使用魔法之后才移动，而且不能在选择进行中移动
dn-when-end = 没有待决定的选择时，才能结束回合
dn-when-tile = 有魔法要求时，才能选择板块
dn-when-take = 只有“惊奇”能从牌库拿牌
dn-when-steal = 只有“窃取热情”能取走夜的手牌
dn-when-use = 只有刚窃取的牌才能这样使用或弃掉
dn-when-discard = 回合结束时才能弃牌，弃到剩五张
dn-when-leave = 可用的板块多于九个时，才能为神殿剔除板块
dn-when-keep = 可用的板块多于九个时，才须确认神殿
dn-when-split = 魔法问到怎么放时，才能分配秘石
