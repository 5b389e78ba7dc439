# 按想做的事排列的帮助。

button-wishes = 我想……
wishes-title = 我想……
wish-away = **我要离开一阵子**：`{ COMMAND("me away") }` 与 `{ COMMAND("me quiet") }` 会停住你的计时与通知；`{ COMMAND("table pause") }` 可提议整局暂停到某一天。面板上的“{ button-orders }”与“{ button-plan }”会替你回答，直到你在那里指定的事发生。
wish-try = **我想试试看**：`{ COMMAND("… learn") }` 是只有你看得到的第一局；`{ COMMAND("… new") }` 选电脑当对手就马上开始。面板上的“{ button-try }”，或回放里的任何局面，都能开始只有你看得到的试玩：所有座位由你操作或由电脑回答，“{ button-trial-lines }”并排显示两种走法，也能把走法排进下一回合。
wish-slow = **有人很慢**：面板上的“{ button-seats }”可提醒他、把座位交给别人或电脑，也会说明何时算缺席。`{ COMMAND("table pause") }` 也能提议让某人有更多时间，桌上的设置可提议改变计时。
wish-remember = **我想记住一些事**：面板上的“{ button-notes }”和 `{ COMMAND("notes") }` 只有你看得到；回放的每个局面都能写笔记。
wish-follow = **我想知道发生了什么**：`{ COMMAND("table recap") }` 是你上次行动之后的事，`{ COMMAND("table log") }` 是全部，两页上的“{ button-story }”是每轮的重点，`{ COMMAND("table replay") }` 一步一步看，那里也能用“{ button-replay-file }”保存或分享。`{ COMMAND("follow") }` 让你收到别桌对局的进展。`{ COMMAND("archive") }` 可找出已结束的对局及其动画。
wish-mistake = **我们想退回去**：在进行中对局的回放里向所有人提议（“{ button-rewind }”）。
wish-leave = **我无法继续**：`{ COMMAND("table replace") }` 为你的座位找人，或让整个服务器的人接下（“{ button-substitute }”），`{ COMMAND("table end") }` 一起结束，`{ COMMAND("table resign") }` 认输。
wish-again = **我想再玩**：`{ COMMAND("table rematch") }`、`{ COMMAND("table find") }`、`{ COMMAND("table open") }`、`{ COMMAND("table invite") }`、`{ COMMAND("tournament new") }`。开桌后，“{ button-settings }”里的“{ button-series }”可以多局定胜负，或每周重新开桌；“{ button-guest }”让朋友和你共用一部手机玩。
wish-apart = **我想选择和谁同桌**：`{ COMMAND("me avoid") }` 会让你和某人不同桌，别人不会知道；那里的“{ button-friends }”是你的好友名单。在你开的桌，“{ button-settings }”里的“{ button-terms }”决定谁可以加入、多久提醒。
wish-compare = **我想知道自己玩得如何**：`{ COMMAND("me profile") }` 是你的成绩，`{ COMMAND("me leaders") }` 是各款游戏的排行榜与赛季。`{ COMMAND("me statistics") }` 显示选什么容易赢、哪种开局有效，以及你和其他人的比较与对战记录。
wish-server = **我管理服务器**：`{ COMMAND("admin rules") }` 决定新桌的计时、谁能开桌、加入与管理、游戏的频道、方案、新桌通知的身份组、作为大厅的论坛、等级分赛季、每轮重点，以及每月摘要。
wish-data = **我想拿回自己的数据**：`{ COMMAND("table export") }` 是整局的文件，`{ COMMAND("me data") }` 是关于你的数据，`{ COMMAND("me forget") }` 会删除它们。
