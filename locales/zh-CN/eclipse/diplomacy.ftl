# Eclipse: diplomatic relations, offers, the traitor.

ecl-step-diplomacy = 外交
ecl-offer = 向{ $partner }提议建交，附上{ $cube }
ecl-offer-to = 向{ $partner }提议
ecl-accept-from = { $partner }的提议
ecl-withdraw = 撤回对{ $partner }的提议
ecl-accept = 接受{ $partner }的提议，附上{ $cube }
ecl-track-changes = 收入 { $before } → { $after }
ecl-caution-throws-reputation = 为了腾出大使的位置，你分数最低的声望板块会放回袋中。
ecl-log-offers = { $side }向{ $partner }提议建交。
ecl-log-withdraws = { $side }撤回对{ $partner }的提议。
ecl-log-relation = { $one }与{ $other }建交。
ecl-log-breaks = { $side }攻击{ $partner }：双方的外交关系结束，{ $side }拿取叛徒卡。
ecl-log-throws-reputation = { $side }把一个声望板块放回袋中。
ecl-log-threw-reputation = 你的声望板块 { $tile } 放回袋中。

# 可以输入的动词
ecl-verb-offer = 提议, 提案
ecl-verb-withdraw = 撤回
ecl-verb-accept = 接受
