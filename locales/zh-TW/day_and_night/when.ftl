# 某種答案何時才可能：給在別的問題上輸入它的人看。

dn-when-cast = 回合開始、移動之前才能使用魔法（遊戲桌另有設定除外），而且不能在選擇進行中使用
dn-when-step = 使用魔法之後才移動，而且不能在選擇進行中移動
dn-when-end = 沒有待決定的選擇時，才能結束回合
dn-when-tile = 有魔法要求時，才能選擇板塊
dn-when-take = 只有「驚奇」能從牌庫拿牌
dn-when-steal = 只有「竊取熱情」能取走夜的手牌
dn-when-use = 只有剛竊取的牌才能這樣使用或棄掉
dn-when-discard = 回合結束時才能棄牌，棄到剩五張
dn-when-leave = 可用的板塊多於九個時，才能為神殿剔除板塊
dn-when-keep = 可用的板塊多於九個時，才須確認神殿
dn-when-split = 魔法問到怎麼放時，才能分配秘石
