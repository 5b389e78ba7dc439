# 换人、表决结束、玩家页面。

# --- 拒绝的说明
error-seat-handed = { $back ->
        [computer] 你在这一桌的座位已换人，现在由电脑托管。用“{ COMMAND("table back") }”可以立刻拿回来。
       *[other] 你在这一桌的座位已换人，现在由别人接手。欢迎观战；用“{ COMMAND("table back") }”可以请他还给你。
    }
error-swap-open = 已经有另一个换人的提议，请先回复那一个。
error-swap-seat = 这里没有这个座位。只输入“{ COMMAND("table replace") }”可以看到所有玩家。
error-swap-out = 这个座位已经认输，不能再接手。
error-swap-seated = 这个人已经坐在这一桌了。
error-swap-computer = 那里已经是电脑了，只有真人可以接手。
error-swap-last = 你是这一桌最后一位真人。可以用“{ COMMAND("table resign") }”认输，或用“{ COMMAND("table end") }”结束。
error-swap-agreed = 你已经同意了。其他被询问的人都回复之后就会换人。
error-swap-gone = 已经没有换人的提议了。
error-guest-bot = 机器人不能入座。要让我的电脑来玩，请选它的强度。
way-back-player = 做这个决定的是之前坐在这里的人。

# --- 记录
end-by-vote = 有人缺席太久，其余多数玩家表决结束这一局，不计胜负。
table-former = 之前的玩家
table-log-swap-propose = { $by }提议让{ $seat }的座位换人。
table-log-swap-agree = { $by }同意让{ $seat }的座位换人。
table-log-swap-accept = 有人愿意接手{ $seat }的座位。
table-log-swap-decline = { $by }不同意让{ $seat }的座位换人。
table-log-swap-refuse = { $seat }的座位维持不变：没有人接手。
table-log-swap-withdraw = { $by }收回了关于{ $seat }座位的提议。
table-log-swap-ask = 之前坐在这里的人请{ $seat }把座位还给他。
table-log-swap = { $seat }从这里开始接替{ $former }。

# --- 大家看得到的
table-swap-proposed = 🪑 { $by }提议由{ $newcomer }接手{ $seat }的座位，包括{ $seat }的所有东西。{ $several ->
        [0] { "" }
       *[other] 还等{ $asked }回复。
    }
table-swap-asked = 🪑 { $newcomer }之前坐在这里，请{ $seat }把座位还给他。
button-swap-yes = 同意
button-swap-no = 不要
button-seats = 玩家
button-seat-back = 拿回我的座位
button-toend = 结束这一局……

# --- 玩家页面
seats-title = { $game } · 第 { $number } 桌 · 玩家
seats-former = 到 { $until } 为止：{ $name }
seats-waited = { $since }轮到；{ $at }仍未行动就算缺席
seats-absent = 缺席：{ $since }就轮到了
seats-own = { $name }（你）
seats-choice-person = { $name }
seats-choice-computer = { $name }（电脑）
seats-menu = 让别人接手某个座位……
swap-title = 谁来接替{ $name }？
swap-from-computer = 所有玩家都同意的话，真人可以接手这个座位。
swap-own = 你可以把座位连同所有东西交给别人，其他玩家都要同意。之后可以请对方还给你；电脑会立刻还你。
swap-absent = { $since }就轮到{ $name }，一直没有行动，已经算缺席。所以桌主一人，或其余玩家过半数，就可以决定。{ $name }回来后可以拒绝，也随时可以从电脑那里拿回座位。
swap-stood-in = { $name }的时间到了，现在由电脑托管。所以桌主一人，或其余玩家过半数，就可以决定。{ $name }随时可以从电脑那里拿回座位。
swap-present = 所有玩家都要同意，包括{ $name }。接手的人会得到{ $name }的所有东西，也能看到原本只有{ $name }能看到的内容。
swap-later = { $name }若到{ $at }仍未行动，就算缺席（72 小时，不含免打扰时段与休假日）。之后桌主一人，或其余玩家过半数，就可以决定。
swap-person = 由别人接手……
swap-computer = 由电脑接手……
swap-by-easy = 简单电脑
swap-by-normal = 普通电脑
swap-by-hard = 困难电脑
swap-done = 座位已换人。
swap-asked = 已提议，我会在桌上问其他人。
swap-agreed = 你已同意，还等其他人回复。
swap-gone = 座位维持不变。
swap-yours = 座位是你的了。这是你的面板。
swap-asked-back = 我会去问现在坐在那里的人。
panel-handed = 你的座位已换人，欢迎观战。

# --- 通知
button-next = 下一桌
next-invited = 第 { $number } 桌（{ $channel }）邀请你。
table-reminded = ⏰ { $name }，{ $since }就轮到你了。
table-log-nudge = { $by }提醒了{ $seat }。
button-hush = 本回合别通知我
button-loud = 重新通知我
button-nudge = 提醒{ $name }
hushed = 这个回合我不再通知你。等候超过一天时还是会提醒。
loud = 我会重新通知你。
nudged = 已提醒。正在免打扰时段或休假的人，之后才会收到。
error-hush-now = 这里现在没有轮到你，不会有通知。“{ COMMAND("me quiet") }”可以设置免打扰时段。
error-nudge-whom = 只能提醒大家正在等的其他人。
error-nudge-early = 轮到对方还不到一小时，再给一点时间吧。
error-nudge-again = 大家合起来一天提醒一次就够了。下一次要到{ $at }。

# --- 任何游戏的默认指令
orders-force-here = 以后只有一个答案时自动回答
orders-forced = 只有一种答案时，替我回答（若立刻回答会泄露手上的信息，就随机停顿一下再回答）
orders-answers = 已设置替你回答 { $count } 种问题。
orders-by-default = 默认的答案
orders-always = 从现在起：{ $question }
orders-for-now = 这一轮：{ $question }
button-force = 只有一种选择时自动回答
button-unforce = 只有一种选择也问我
button-forget = 全部重新问我

# --- 指令
command-table-replace = 这一桌的玩家；让别人或电脑接手某个座位
command-table-back = 拿回你在某一桌的座位
option-replaced = 谁的座位（不填：列出所有玩家）
option-replacement = 由谁接手
option-computer-strength = 或由电脑接手，以及它的强度

# 给失去座位的人，私信或在频道里
lost-clock = 第 { $number } 桌（{ $game }，{ $channel }）你的时间到了：由电脑托管，直到你在那里行动。
lost-vote = 第 { $number } 桌（{ $game }，{ $channel }）的其他人把你的座位交给了电脑。在那里用“{ COMMAND("table back") }”可以马上拿回来。
lost-handover = 第 { $number } 桌（{ $game }，{ $channel }）同意了换人的提议，你的座位已换人。在那里用“{ COMMAND("table back") }”可以请接手的人把座位还给你。
lost-sent-away = 第 { $number } 桌（{ $game }，{ $channel }）的桌主请你离开了座位，那一局还没开始。
lost-closed = 你入座的第 { $number } 桌（{ $game }，{ $channel }）已经关闭。
lost-idle = 你入座的第 { $number } 桌（{ $game }，{ $channel }）一周没有动静，已经关闭。“{ COMMAND("play") }”可以另开一桌。
summons-full = 第 { $number } 桌（{ $game }，{ $channel }）座位坐满了，可以开始了。
summons-idle = 第 { $number } 桌（{ $game }，{ $channel }）游戏还没开始，好几天没有动静了。若一直如此，将在{ $at }关闭。
lost-server = 我被移出了第 { $number } 桌（{ $game }，{ $channel }）所在的服务器。进度都还在，计时也已停止：等我再被加入，这一桌就会继续，你的座位还在。

# --- 征求替补
button-substitute = 征求替补
button-substitute-take = 接下座位
button-swap-stay = 座位维持原状
swap-by-anybody = 这个服务器上的人
swap-offered = 现在这个服务器上的人都可以接下座位：用桌上的按钮，或从“{ COMMAND("table open") }”。先到先得。
table-log-swap-offer = 征求人替补{ $seat }的座位。
table-swap-offered = 🪑 **征求替补**：接下{ $seat }的座位，就带着这个座位的一切继续玩。
open-wanted = 🪑 这些游戏桌征求替补
