# 至今的故事，与每月摘要。

button-story = 前情提要
story-title = { $game } · 第 { $number } 桌 · 前情提要
story-begin = 第一轮之前
story-end = 终局
house-tells = 每轮的消息附上这一轮的重点。
house-tells-not = 每轮的消息不附这一轮的重点。
house-digest = 每月摘要发布在 { $channel }
house-choose-digest = 每月摘要的频道（不选：不发布）……
button-tells-on = 附上每轮重点
button-tells-off = 不附每轮重点
month-title = { $year } 年 { $month } 月
month-ended = 共有 { $count } 局结束：{ $games }
month-games = 《{ $game }》{ $count } 局
month-champions = 胜场最多：{ $names }
month-won = { $name }（{ $count } 胜）
month-closest = 最接近的一局：{ $which }，{ $names }，领先 { $percent }%
month-thought = 思考最久：{ $name }，{ $time }（{ $which }）
button-archive = 已结束的对局
