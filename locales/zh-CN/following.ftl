# 关注自己没有参加的对局。

command-follow = 关注一场对局：每轮结束与终局时给你一条安静的消息
button-follow = 关注
button-unfollow = 取消关注
news-round = { $place } 的新进展
news-over = { $place } 的对局结束了。
followed-title = 你关注的对局
followed-hint = 每轮结束与终局时，你会收到不发出提示音的私信；每场对局一小时最多一条，没有轮次的游戏一天最多一条。免打扰时段不会发送。
followed-none = 你没有关注任何对局。在自己没有参加的对局下方点“{ button-panel }”就能关注。
followed-stop = 取消关注……
followed-now = 你开始关注第 { $number } 桌。
followed-no-longer = 你不再关注第 { $number } 桌。
error-follow-own = 你就在这一桌：通知与“{ button-recap }”会告诉你发生了什么。
error-follow-private = 只能关注服务器里的公开对局。
error-follow-over = 只能关注进行中的对局。
error-follow-dms = 关注的消息以私信发送，而你已关闭私信。可在 `{ COMMAND("me settings") }` 开启。
error-follow-many = 你已经关注 { $most } 场对局，这是上限。
error-follow-full = 关注这场对局的人数已达上限。
