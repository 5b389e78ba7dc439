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
