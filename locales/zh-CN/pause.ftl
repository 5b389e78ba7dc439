# 经玩家同意的暂停与更多时间。

error-paused = 游戏目前暂停，不等任何人。
error-pause-date = 暂停最早在一小时后结束，最晚在 { $days } 天后。
error-not-paused = 游戏没有暂停。
error-extra-whom = 只有这一桌的玩家能得到更多时间。
error-extra-no-clock = 这一局没有计时。
terms-pause = 暂停到{ $until }
terms-resume = 现在就继续
terms-extra = 让{ $seat }多 { $days } 天
table-log-terms-propose = { $seat }提议：{ $terms }。
table-log-terms-agree = { $seat }同意：{ $terms }。
table-log-terms-decline = { $seat }不同意：{ $terms }。
table-log-terms-withdraw = { $seat }不再提议：{ $terms }。
table-log-terms = 所有人都同意：{ $terms }。
table-log-resume = 暂停结束，游戏继续。
table-terms-proposed = ⏸️ { $by }提议：{ $value }。尚未回答：{ $asked }
table-paused = ⏸️ **游戏暂停到{ $until }**（{ $left }）：不计时，也不叫人；想玩的人仍可继续。
pause-menu = 提议暂停……
pause-days = 从现在起 { $days } 天
pause-over = 现在就继续
extra-menu = 提议让某人有更多时间……
command-table-pause = 提议暂停到某一天，或让某人有更多时间
option-pause-until = 游戏继续的日期（2026-12-24、12-24），或天数
