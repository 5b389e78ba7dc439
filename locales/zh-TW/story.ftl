# 至今的故事，與每月摘要。

button-story = 前情提要
story-title = { $game } · 第 { $number } 桌 · 前情提要
story-begin = 第一輪之前
story-end = 終局
house-tells = 每輪的訊息附上這一輪的重點。
house-tells-not = 每輪的訊息不附這一輪的重點。
house-digest = 每月摘要發布在 { $channel }
house-choose-digest = 每月摘要的頻道（不選：不發布）……
button-tells-on = 附上每輪重點
button-tells-off = 不附每輪重點
month-title = { $year } 年 { $month } 月
month-ended = 共有 { $count } 局結束：{ $games }
month-games = 《{ $game }》{ $count } 局
month-champions = 勝場最多：{ $names }
month-won = { $name }（{ $count } 勝）
month-closest = 最接近的一局：{ $which }，{ $names }，領先 { $percent }%
month-thought = 思考最久：{ $name }，{ $time }（{ $which }）
button-archive = 已結束的對局
