# 不想同桌的人。

command-me-avoid = 你不想同桌的人；别人不会知道
command-admin-avoid = 不能在这个服务器的游戏桌入座的人
option-avoided = 要加入名单的人
avoid-title = 你不想同桌的人
avoid-title-server = 在这个服务器不能入座的人
avoid-hint = 别人看不到这份名单，也不会知道：在你入座的地方，他们只会读到没有空位给他们。已经开始的对局照常进行；比赛不看这份名单。
avoid-hint-server = 只有管理服务器的人看得到这份名单。名单上的人只会读到没有空位给他们。已经开始的对局照常进行。
avoid-none = 名单上没有人。
avoid-add = 把某人加入名单……
avoid-take-off = 把某人移出名单……
avoid-added = 已加入名单。
avoid-removed = 已移出名单。
error-avoid-own = 你不想同桌的人坐在那里。名单在 `{ COMMAND("me avoid") }`。
error-avoid-self = 不能回避自己。
error-avoid-many = 名单最多 { $most } 人。

lobby-unrated = 不计等级分：结果不影响任何人的等级分。
button-unrated-on = 不计等级分
button-unrated-off = 计入等级分
unrated-on = 这一局的结果不影响任何人的等级分。
unrated-off = 这一局的结果会计入等级分。
