# 觀戰者預測

button-guess = 預測
guess-title = 預測：{ $game } · 第 { $number } 桌
guess-hint = 結果揭曉前，沒有人看得到你的預測。四選一答對得三分，二選一得一分。仍列在這裡的都可以更改。
guess-winner = 這一局誰會獲勝
guess-together = 玩家們
guess-line = { $people ->
    [0] { $about }：{ $mine }
   *[other] { $about }：{ $mine } · 已有 { $people } 人預測
}
guess-open = 還沒預測
guess-waiting = ⏳ 你有 { $count } 個預測還沒揭曉。
guess-nothing = 沒有開放預測的項目。
guess-kept = 記下了，揭曉前保密。
guess-best = 這個伺服器的預測排行榜
guess-guesser = { $place }. { $name } · { $points } 分 · { $decided } 次猜中 { $correct } 次
error-guess-not-you = 只有觀戰者可以預測，限伺服器上進行中、開放預測的對局。坐在這裡或曾坐在這裡的人知道得更多，不能參加。
error-guess-over = 這已經不能預測了。
error-guess-many = 已有 { $most } 人預測過這個，人數已滿。
terms-switch-unguessed = 觀戰者不能預測
house-guess-on = 觀戰者的預測：開放
house-guess-off = 觀戰者的預測：關閉
wish-guess = **我在觀戰**：`{ COMMAND("… board") }` 顯示你沒有參加的一局；用下面的「{ button-guess }」可以預測勝負與戰鬥，揭曉前保密，那裡也有這個伺服器的預測排行榜。
