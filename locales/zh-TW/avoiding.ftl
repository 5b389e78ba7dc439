# 不想同桌的人。

command-me-avoid = 你不想同桌的人；別人不會知道
command-admin-avoid = 不能在這個伺服器的遊戲桌入座的人
option-avoided = 要加入名單的人
avoid-title = 你不想同桌的人
avoid-title-server = 在這個伺服器不能入座的人
avoid-hint = 別人看不到這份名單，也不會知道：在你入座的地方，他們只會讀到沒有空位給他們。已經開始的對局照常進行；比賽不看這份名單。
avoid-hint-server = 只有管理伺服器的人看得到這份名單。名單上的人只會讀到沒有空位給他們。已經開始的對局照常進行。
avoid-none = 名單上沒有人。
avoid-add = 把某人加入名單……
avoid-take-off = 把某人移出名單……
avoid-added = 已加入名單。
avoid-removed = 已移出名單。
error-avoid-own = 你不想同桌的人坐在那裡。名單在 `{ COMMAND("me avoid") }`。
error-avoid-self = 不能迴避自己。
error-avoid-many = 名單最多 { $most } 人。

lobby-unrated = 不計積分：結果不影響任何人的積分。
button-unrated-on = 不計積分
button-unrated-off = 計算積分
unrated-on = 這一局的結果不影響任何人的積分。
unrated-off = 這一局的結果會計入積分。
