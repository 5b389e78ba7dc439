# 結果、評分、公開桌、比賽。

# --- 時間長度
duration-days = { $count } 天
duration-hours = { $count } 小時
duration-minutes = { $count } 分鐘

# --- 遊戲結束
error-not-over = 這一局還沒結束，結束後再看。
result-winner = 🏆 { $names }
result-drawn = 🤝 平手
result-lost = 遊戲獲勝
result-none = 沒有結果
result-seat = { $place }. { $sitting } · **{ $score }**
result-chapter = 第 { $number } 輪
result-thought = 最久的思考：{ $name }，{ $time }
result-turn = 最佳回合：{ $name }，{ $points } 分
button-rematch-same = 原座位再來

# --- 成績
command-me-profile = 你（或別人）在這個伺服器上的成績
command-me-leaders = 這個伺服器上某款遊戲的排行榜
option-person = 誰（預設是你自己）
option-game = 哪一款遊戲
button-profile = 我的成績
people-outside = 私訊中的遊戲
profile-empty = 還沒有下完的遊戲。
profile-latest = **最近的遊戲**
profile-games = { $games } 局 · { $won } 勝 · { $drawn ->
    [0] { $lost } 負
   *[other] { $drawn } 和 · { $lost } 負
} · { $percent } %
profile-streak = { $now ->
    [0] 最長連勝 { $best } 局
   *[other] 連勝 { $now } 局 · 最長 { $best } 局
}
profile-time = 每回合平均 { $time }
profile-side = { $side } { $won }/{ $games }
profile-unrated = 尚無評分
profile-new = 暫定，{ $games } 局計分
profile-rated = { $games } 局計分
outcome-won = 勝
outcome-drawn = 平手
outcome-lost = 負
outcome-left = 讓出座位
outcome-joined = 中途接手
outcome-none = 沒有結果
leaders-title = 排行榜：{ $game }
leaders-how = 兩人以上的遊戲才計分。新人從 1000 分開始。
leaders-other = 其他遊戲
leaders-empty = 還沒有人有評分：請先下完一局兩人以上的遊戲。
leaders-games = { $games } 局
leaders-new = { $games } 局，暫定
