# Administration: tables that are stopped, people who are forgotten.

person-forgotten = 某人
table-log-freeze = 管理员暂停了这一桌。什么都不会丢失，也不会计任何人的时间。
table-log-thaw = 这一桌继续进行。暂停的时间不算在任何人身上。
table-frozen = **管理员暂停了这一桌。** 什么都不会丢失，也不会计任何人的时间。你什么都不用做：继续时，会通知大家在等的人。
error-table-frozen = 管理员暂停了这一桌。什么都不会丢失；继续时，会通知大家在等的人。
error-freeze-twice = 这一桌已经暂停了。
error-thaw-nothing = 这一桌没有暂停。
error-no-person = 没有这个人。

command-admin = 管理
command-admin-text = 给服务器管理员：机器人的状况、各桌、做过的事
command-admin-health = 机器人的状况：回应、绘图、待显示的消息
command-admin-table = 检查一桌；暂停或修复它
command-admin-log = 管理员在这个服务器做过的事
command-me-forget = 删除 Orrery 关于你的资料
error-admin-only = 这只给能管理这个服务器的人使用。
admin-health = Orrery 的状况
admin-latency = 与 Discord 的连接：{ $ms } 毫秒
admin-press = 100 次按键中有 95 次：{ $ack } 毫秒内确认，{ $answer } 毫秒内回应
admin-commit = 100 次变更中有 95 次：{ $ms } 毫秒内储存
admin-outbox = 待显示：{ $count }，最久的已等 { $seconds } 秒
admin-drawn = { $game } 的图片：{ $ms } 毫秒内
admin-memory = 内存：{ $mib } MiB
admin-limits = 限制：每人 { $person } 桌，这个服务器 { $server } 桌，每分钟 { $presses } 次按键，每小时开 { $openings } 桌（0：不限）
admin-waits = 待显示：{ $count }
admin-fits = 储存的游戏符合规则。
admin-log = 管理员做过的事
admin-log-empty = 还没有。
admin-host = 机器人的主人
admin-did-freeze = 暂停了这一桌
admin-did-thaw = 让这一桌继续
admin-did-repair = 修复了这一桌
admin-did-end = 结束了这一桌
admin-did-move = 移动了这一桌
admin-did-export = 导出了所有的桌
admin-did-forget = 删除了一个人的资料
button-freeze = 暂停
button-thaw = 继续
button-repair = 修复
button-admin-end = 结束……
button-forget-me = 全部删除
forget-sure = 要删除 Orrery 关于你的一切吗？你的设置、成绩和评分都会删除，你的名字也会从所有游戏中移除。{ $games ->
    [0] 你现在不在任何进行中的桌。
   *[other] 你在 { $games } 桌的座位会由电脑接手；只有你一人的桌会结束。
 }这无法恢复。
forgotten = 完成了。Orrery 不再认识你。
