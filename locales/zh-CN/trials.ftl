# 试玩。

button-try = 试试看
button-try-here = 从此处试玩
button-trial-end = 结束试玩
button-trial-back = 回到我的对局
place-trial = 第 { $number } 桌的试玩，只有你看得到
trial-begun = 🧪 试玩：从这里开始，只有你看得到。你看不到的东西都重新发过，其他人由电脑代替。这一切不影响对局；用“{ button-replay }”想退回几次都行。
trial-over = 试玩已丢弃，对局维持原样。
table-log-trial = 🧪 从第 { $number } 桌的这个局面开始试玩。看不到的东西都重新发过。
error-trial-over = 到这个局面时游戏已经结束，没有什么可以试。
error-trial-amid = 其他人正在进行中。等他们完成后就能试玩，也可以从回放里较早的局面开始。
error-trial-eyes = 请先在回放里选择要从谁的座位开始玩。
error-trial-none = 这不是试玩。
