# Administration: tables that are stopped, people who are forgotten.

person-forgotten = 某人
table-log-freeze = 管理员暂停了这一桌。进度都还在，计时也已停止。
table-log-thaw = 这一桌继续进行。暂停的时间不计入任何人的计时。
table-log-away = Orrery 被移出了这个服务器。进度都还在，计时也已停止。
table-log-back = Orrery 回到了这个服务器，这一桌继续进行。中间的时间不计入任何人的计时。
table-frozen = **这一桌暂停了**：管理员暂停了它，或是 Orrery 被移出了这一桌所在的服务器。进度都还在，计时也已停止。你不用做任何事；恢复后会通知轮到的人。
error-table-frozen = 这一桌暂停了：管理员暂停了它，或是 Orrery 被移出了这一桌所在的服务器。进度都还在；恢复后会通知轮到的人。
error-freeze-twice = 这一桌已经暂停了。
error-thaw-nothing = 这一桌没有暂停。
error-no-person = 没有这个人。

command-admin = 给服务器管理员：机器人的状况、各桌、做过的事
command-admin-health = 机器人的状况：回应、绘图、待发送的消息
command-admin-table = 检查一桌；暂停或修复它
command-admin-log = 管理员在这个服务器做过的事
command-me-forget = 删除 Orrery 保存的你的数据
error-admin-only = 这只给能管理这个服务器的人使用。
admin-health = Orrery 的状况
admin-latency = 与 Discord 的连接：{ $ms } 毫秒
admin-press = 95% 的操作：{ $ack } 毫秒内确认，{ $answer } 毫秒内回应
admin-commit = 95% 的变更：{ $ms } 毫秒内保存
admin-outbox = 待发送：{ $count } 条，最久的已等 { $seconds } 秒
admin-drawn = 《{ $game }》的图片：{ $ms } 毫秒内
admin-memory = 内存：{ $mib } MiB
admin-place = 进程 { $place }：分片 { $shards }，{ $since }开始
admin-place-free = 进程 { $place }：现在没有进程在此
admin-lost = ⚠ **数据库丢失：**{ $problem }。现在无法保存。请停止机器人，还原数据库（`make restore`），再重新启动。
admin-mishaps = 启动以来出过的差错（各自处理，不影响其他）：{ $list }
admin-limits = 限制：每人{ $person }桌，这个服务器 { $server } 桌，每分钟操作 { $presses } 次，每小时开 { $openings } 桌（0：不限）
admin-waits = 待发送：{ $count } 条
admin-fits = 保存的游戏符合规则。
admin-log = 管理员做过的事
admin-log-empty = 还没有。
admin-host = 机器人运营者
admin-did-freeze = 暂停了这一桌
admin-did-thaw = 让这一桌继续
admin-did-repair = 修复了这一桌
admin-did-end = 结束了这一桌
admin-did-move = 移动了这一桌
admin-did-export = 导出了所有的桌
admin-did-forget = 删除了一个人的数据
button-freeze = 暂停
button-thaw = 继续
button-repair = 修复
button-admin-end = 结束……
button-forget-me = 全部删除
forget-sure = 要删除 Orrery 保存的所有个人数据吗？你的设置、成绩和等级分都会删除，你的名字也会从所有游戏中移除。{ $games ->
    [0] 你现在没有进行中的游戏。
   *[other] 你在 { $games } 桌的座位会由电脑接手；只有你一人的桌会结束。
 }这无法恢复。
forgotten = 完成了，你的数据都已删除。

command-admin-reports = 这个服务器各桌的问题反馈
command-admin-export = 把这个服务器的所有游戏导出成文件
command-admin-end = 结束一桌，不计结果（会先确认）
command-admin-move = 让一桌在别的频道或子区继续（会先确认）
command-admin-limits = 这里能开几桌、多快；设置更严的限制（会先确认）
command-admin-forget = 转达有人要求删除他的数据（会先确认）
option-export-first = 一个文件放不下时：只要从这个桌号起的桌
option-table = 桌号
option-limit-person = 每人在这里能同时开几桌（0：按机器人运营者的设置）
option-limit-tables = 这里能同时开几桌（0：按机器人运营者的设置）
option-limit-openings = 每人在这里每小时能开几桌（0：按机器人运营者的设置）
option-forget-person = 谁请你转达要删除数据
admin-end-sure = 要结束这一桌，不计结果吗？频道会空出来给别的游戏。这无法恢复。
admin-limits-now = 这里的限制
admin-limits-then = 将改为
button-admin-limits = 设置这些限制
admin-forget-sure = { $name }是否请你转达：删除 Orrery 保存的所有个人数据？数据属于所有服务器，所以只有机器人运营者能删除；这里只是转达。还能使用 Orrery 的人，自己用 `{ COMMAND("me forget") }` 马上就能删除。
button-admin-forget = 转达
admin-forget-host = 服务器 { $server } 的管理员转达：用户{ $person }要求删除个人数据。`python -m scripts.admin requests` 列出这些请求，`forget { $person } --yes` 执行。
admin-forget-asked = 已转达给机器人运营者。记录中会记下这件事，但不记名字。
error-forget-asked = 这个请求已经转达过了，机器人运营者还没有处理。
admin-exported = { $count ->
   *[other] 共 { $count } 局游戏，内容是大家都看得到的部分。
 }每行一份 JSON，以 gzip 压缩。
admin-export-rest = 再多就超过一个文件的大小了：请用 `{ COMMAND("admin export first:") }{ $number }` 继续。
error-export-nothing = 从这个桌号起没有任何桌。
admin-reports = 问题反馈
admin-reports-none = 没有。
admin-report-player = 玩家
admin-report-onlooker = 观战者
admin-report-later = （游戏结束后才能看到反馈的内容；机器人运营者现在就能看）
error-limit-number = 限制是 0 到 { $most } 的数字。
error-limit-host = 这个限制是所有服务器合计的，由机器人运营者统一设置。
error-no-report = 没有编号 { $number } 的反馈。
error-reports-many = 一天最多 { $most } 份反馈，今天就先到这里。谢谢你，明天再反馈吧。
error-reports-onlooker = 你今天已经反馈过这一桌了。不在这桌玩的人，一天可以反馈一次。
admin-did-limits = 更改了限制
admin-did-forget-asked = 转达了删除个人数据的要求
admin-did-drop-report = 删除了一份问题反馈
admin-did-left = 被移出服务器：各桌等候
admin-did-back = 重新加入：各桌继续
admin-did-weekly-ended = 不再每周开桌：桌主已离开服务器
