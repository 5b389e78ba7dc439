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
