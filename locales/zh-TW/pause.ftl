# 經玩家同意的暫停與更多時間。

error-paused = 遊戲目前暫停，不等任何人。
error-pause-date = 暫停最早在一小時後結束，最晚在 { $days } 天後。
error-not-paused = 遊戲沒有暫停。
error-extra-whom = 只有這一桌的玩家能得到更多時間。
error-extra-no-clock = 這一局沒有計時。
terms-pause = 暫停到{ $until }
terms-resume = 現在就繼續
terms-extra = 讓{ $seat }多 { $days } 天
table-log-terms-propose = { $seat }提議：{ $terms }。
table-log-terms-agree = { $seat }同意：{ $terms }。
table-log-terms-decline = { $seat }不同意：{ $terms }。
table-log-terms-withdraw = { $seat }不再提議：{ $terms }。
table-log-terms = 所有人都同意：{ $terms }。
table-log-resume = 暫停結束，遊戲繼續。
table-terms-proposed = ⏸️ { $by }提議：{ $value }。尚未回答：{ $asked }
table-paused = ⏸️ **遊戲暫停到{ $until }**（{ $left }）：不計時，也不叫人；想玩的人仍可繼續。
pause-menu = 提議暫停……
pause-days = 從現在起 { $days } 天
pause-over = 現在就繼續
extra-menu = 提議讓某人有更多時間……
command-table-pause = 提議暫停到某一天，或讓某人有更多時間
option-pause-until = 遊戲繼續的日期（2026-12-24、12-24），或天數
