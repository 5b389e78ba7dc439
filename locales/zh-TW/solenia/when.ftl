# 某種答案何時才可能：給在別的問題上輸入它的人看。

sol-when-card = 回合開始時才能選擇卡牌
sol-when-at = 先選卡牌，再選格子，然後才支付延長航線
sol-when-pay = 格子不在飛艇或自己卡牌旁時，才能支付資源延長航線
sol-when-deliver = 放在城市時才能貨運，而且只能是同一側的貨運
sol-when-exact = 有能力可以替代資源時，才能選擇支付方式
sol-when-swap = 支付貨運時，才能以能力替代資源
sol-when-slot = 冬日面完成貨運後，才能選擇插槽
sol-when-take = 獎勵讓你自選時，才能拿取資源
sol-when-drop = 儲存空間已滿時，才能放回資源
sol-when-discard = 飛艇與自己卡牌旁都沒有可用的格子時，才能棄掉卡牌
sol-when-tile = 第一回合之前才能選擇高級板塊
