# A pause, and more time for somebody, by the consent of those who play.

error-paused = The game is paused: nobody is waited for.
error-pause-date = A pause ends one hour from now at the earliest, and { $days } days from now at the latest.
error-not-paused = The game is not paused.
error-extra-whom = Only somebody who plays here can get more time.
error-extra-no-clock = No clock runs in this game.
terms-pause = a pause until { $until }
terms-resume = to go on now
terms-extra = { $days ->
    [one] one more day for { $seat }
   *[other] { $days } more days for { $seat }
}
table-log-terms-propose = { $seat } proposes { $terms }.
table-log-terms-agree = { $seat } agrees: { $terms }.
table-log-terms-decline = { $seat } does not agree: { $terms }.
table-log-terms-withdraw = { $seat } no longer wants { $terms }.
table-log-terms = All agreed: { $terms }.
table-log-resume = The pause is over: the game goes on.
table-terms-proposed = ⏸️ { $by } proposes { $value }. Not answered yet: { $asked }
table-paused = ⏸️ **The game is paused until { $until }** ({ $left }): no clock runs and nobody is called. Whoever wants to may play on.
pause-menu = Propose a pause …
pause-days = { $days ->
    [one] one day from now on
   *[other] { $days } days from now on
}
pause-over = Go on now
extra-menu = Propose more time for somebody …
command-table-pause = Propose a pause until a day, or more time for somebody
option-pause-until = The day on which the game goes on (2026-12-24, 12-24), or a number of days
