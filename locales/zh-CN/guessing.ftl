# 观战者预测

button-guess = 预测
guess-title = 预测：{ $game } · 第 { $number } 桌
guess-hint = 结果揭晓前，没有人看得到你的预测。四选一答对得三分，二选一得一分。仍列在这里的都可以更改。
guess-winner = 这一局谁会获胜
guess-together = 玩家们
guess-line = { $people ->
    [0] { $about }：{ $mine }
   *[other] { $about }：{ $mine } · 已有 { $people } 人预测
}
guess-open = 还没预测
guess-waiting = ⏳ 你有 { $count } 个预测还没揭晓。
guess-nothing = 没有开放预测的项目。
guess-kept = 记下了，揭晓前保密。
guess-best = 这个服务器的预测排行榜
guess-guesser = { $place }. { $name } · { $points } 分 · { $decided } 次猜中 { $correct } 次
error-guess-not-you = 只有观战者可以预测，限服务器上进行中、开放预测的对局。坐在这里或曾坐在这里的人知道得更多，不能参加。
error-guess-over = 这已经不能预测了。
error-guess-many = 已有 { $most } 人预测过这个，人数已满。
terms-switch-unguessed = 观战者不能预测
house-guess-on = 观战者的预测：开放
house-guess-off = 观战者的预测：关闭
wish-guess = **我在观战**：`{ COMMAND("… board") }` 显示你没有参加的一局；用下面的“{ button-guess }”可以预测胜负与战斗，揭晓前保密，那里也有这个服务器的预测排行榜。
