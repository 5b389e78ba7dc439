# 某種答案何時才可能：給在別的問題上輸入它的人看。

sol-when-card = 卡牌在回合開始時選擇
sol-when-at = 先選卡牌，再選格子，然後才支付航線
sol-when-pay = 只有格子不在飛艇或自己卡牌旁時，才支付資源延長航線
sol-when-deliver = 只有放在城市時才貨運，而且只能是同一側的貨運
sol-when-exact = 只有能力可以替代資源時，才選擇支付方式
sol-when-swap = 只有支付貨運時，才能以能力替代資源
sol-when-slot = 只有冬日面完成貨運後，才選擇插槽
sol-when-take = 只有獎勵讓你自選時，才拿取資源
sol-when-drop = 只有存儲已滿時，才放回資源
sol-when-discard = 只有飛艇與自己卡牌旁都沒有可用的格子時，才能棄掉卡牌
sol-when-tile = 高級板塊只在第一回合之前選擇
