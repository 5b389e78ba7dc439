# 觀戰者預測

button-guess = 預測
guess-title = 預測：{ $game } #{ $number }
guess-hint = 結果揭曉前，沒有人看得到你的預測。四選一答對得三分，二選一得一分。還列在這裡的都可以改。
guess-winner = 這一局誰會獲勝
guess-together = 玩家們
guess-line = { $people ->
    [0] { $about }：{ $mine }
   *[other] { $about }：{ $mine } · 已有 { $people } 人預測
}
guess-open = 還沒預測
guess-waiting = ⏳ 你有 { $count } 個預測還沒揭曉。
guess-nothing = 現在沒有可以預測的。
guess-kept = 記下了，揭曉前保密。
guess-best = 這個伺服器最會猜的人
guess-guesser = { $place }. { $name } · { $points } 分 · { $decided } 次猜中 { $correct } 次
error-guess-not-you = 只有觀戰者可以預測，限伺服器上進行中、開放預測的遊戲。有座位或有過座位的人知道得更多。
error-guess-over = 這已經不能預測了。
error-guess-many = 已有 { $most } 人預測過這個，人數已滿。
terms-switch-unguessed = 觀戰者不能預測
house-guess-on = 觀戰者的預測：開放
house-guess-off = 觀戰者的預測：關閉
wish-guess = **我在觀戰：**`{ COMMAND("… board") }` 顯示一局你沒有座位的遊戲；下面的「{ button-guess }」保密地記下你對勝負與戰鬥的預測，並列出這個伺服器最會猜的人。
