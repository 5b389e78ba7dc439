# 结果、评分、公开桌、比赛。

# --- 时间长度
duration-days = { $count } 天
duration-hours = { $count } 小时
duration-minutes = { $count } 分钟

# --- 游戏结束
error-not-over = 这一局还没结束，结束后再看。
result-winner = 🏆 { $names }
result-drawn = 🤝 平手
result-lost = 游戏获胜
result-none = 没有结果
result-seat = { $place }. { $sitting } · **{ $score }**
result-chapter = 第 { $number } 轮
result-thought = 最久的思考：{ $name }，{ $time }
result-turn = 最佳回合：{ $name }，{ $points } 分
button-rematch-same = 原座位再来

# --- 成绩
command-me-profile = 你（或别人）在这个服务器上的成绩
command-me-leaders = 这个服务器上某款游戏的排行榜
option-person = 谁（默认是你自己）
option-game = 哪一款游戏
button-profile = 我的成绩
people-outside = 私信中的游戏
profile-empty = 还没有下完的游戏。
profile-latest = **最近的游戏**
profile-games = { $games } 局 · { $won } 胜 · { $drawn ->
    [0] { $lost } 负
   *[other] { $drawn } 和 · { $lost } 负
} · { $percent } %
profile-streak = { $now ->
    [0] 最长连胜 { $best } 局
   *[other] 连胜 { $now } 局 · 最长 { $best } 局
}
profile-time = 每回合平均 { $time }
profile-side = { $side } { $won }/{ $games }
profile-unrated = 尚无评分
profile-new = 暂定，{ $games } 局计分
profile-rated = { $games } 局计分
outcome-won = 胜
outcome-drawn = 平手
outcome-lost = 负
outcome-left = 让出座位
outcome-joined = 中途接手
outcome-none = 没有结果
leaders-title = 排行榜：{ $game }
leaders-how = 两人以上的游戏才计分。新人从 1000 分开始。
leaders-other = 其他游戏
leaders-empty = 还没有人有评分：请先下完一局两人以上的游戏。
leaders-games = { $games } 局
leaders-new = { $games } 局，暂定
