# Eclipse: diplomatic relations, offers, the traitor.

ecl-step-diplomacy = 外交
ecl-offer = 向{ $partner }提議建交，附上{ $cube }
ecl-offer-to = 向{ $partner }提議
ecl-accept-from = { $partner }的提議
ecl-withdraw = 撤回對{ $partner }的提議
ecl-accept = 接受{ $partner }的提議，附上{ $cube }
ecl-track-changes = 收入 { $before } → { $after }
ecl-caution-throws-reputation = 為了騰出大使的位置，你分數最低的聲望板塊會放回袋中。
ecl-log-offers = { $side }向{ $partner }提議建交。
ecl-log-withdraws = { $side }撤回對{ $partner }的提議。
ecl-log-relation = { $one }與{ $other }建交。
ecl-log-breaks = { $side }攻擊{ $partner }：雙方的外交關係結束，{ $side }拿取叛徒卡。
ecl-log-throws-reputation = { $side }把一個聲望板塊放回袋中。
ecl-log-threw-reputation = 你的聲望板塊 { $tile } 放回袋中。

# 可以輸入的動詞
ecl-verb-offer = 提議, 提案
ecl-verb-withdraw = 撤回
ecl-verb-accept = 接受
