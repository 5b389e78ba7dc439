# 结果、等级分、公开桌、比赛。

# --- 时间长度
duration-days = { $count } 天
duration-hours = { $count } 小时
duration-minutes = { $count } 分钟

# --- 游戏结束
error-not-over = 这一局还没结束，结束后再看。
result-winner = 🏆 { $names }
result-drawn = 🤝 平局
result-lost = 挑战失败
result-beat = 🏆 战胜{ $name }
result-beaten = 💀 败给{ $name }
result-none = 没有结果
result-chapter = 第 { $number } 轮
result-turning = 关键时刻{ $when ->
    [none] { "" }
   *[other] （{ $when }）
}：{ $name }超越{ $rival }，从此领先（{ $before } → { $after }，对方 { $against }）。
result-turning-level = 关键时刻：终局前{ $rival }还与{ $name }战成 { $against }：{ $before }，终局计分分出胜负。
result-turning-late = 关键时刻：终局前{ $rival }还以 { $against }：{ $before } 领先{ $name }，终局计分分出胜负。
result-thought = 最久的思考：{ $name }，{ $time }
result-turn = 最佳回合：{ $name }，{ $points } 分
button-rematch-same = 原座位再来

# --- 成绩
command-me-profile = 你（或别人）在这个服务器上的成绩
command-me-leaders = 这个服务器上某款游戏的排行榜
option-person = 谁（默认是你自己）
option-game = 哪一款游戏
button-profile = 我的战绩
people-outside = 私信中的游戏
profile-empty = 还没有玩完的游戏。
profile-latest = **最近的游戏**
profile-games = { $games } 局 · 胜率 { $percent }%
profile-counts = { $won } 胜 · { $drawn ->
    [0] { $lost } 负
   *[other] { $drawn } 和 · { $lost } 负
}
profile-streak = { $now ->
    [0] 最长连胜 { $best } 局
   *[other] 连胜 { $now } 局 · 最长 { $best } 局
}
profile-time = 每回合平均 { $time }
profile-side = { $side } { $won }/{ $games }
profile-unrated = 尚无等级分
profile-new = 暂定（{ $games } 局计入等级分）
profile-rated = { $games } 局计入等级分
outcome-won = 胜
outcome-drawn = 平局
outcome-lost = 负
outcome-left = 让出座位
outcome-joined = 中途接手
outcome-none = 没有结果
leaders-title = 排行榜：{ $game }
leaders-how = 两人以上的游戏才计入等级分。新人从 1000 分开始。
leaders-other = 其他游戏
leaders-empty = 还没有人有等级分：请先玩完一局两人以上的游戏。
leaders-games = { $games } 局
leaders-new = 暂定

# --- 找人一起玩
command-table-open = 这个服务器上可以加入的游戏桌
command-table-find = 找人玩一局：人数足够时就为你们开桌
command-table-invite = 邀请别人加入你还没开始的一桌
option-people = 总共几个人（默认是游戏所需的最少人数）
option-guest = 邀请谁
option-private = 只有受邀的人可以加入；开在私密子区
permission-create-private-threads = 创建私密子区
error-private = 这是私人游戏桌，只有桌主邀请的人可以加入。请联系桌主。
error-guest-seated = 这个人已经坐在这里了。
error-invite-many = 这一桌已邀请 { $most } 个还没入座的人，这是一桌的上限。请等其中几位入座，或者开放让大家加入。
error-invite-pace = 你在一小时内已邀请 { $most } 个人入座，这是每人的上限。{ $at } 可以再邀请下一位。
error-swap-pace = 你在一小时内已提议 { $most } 次让这一桌的座位换人，这是每人的上限。{ $at } 可以再提议。
error-remove-self = 你是桌主。请离座，或用“{ COMMAND("table close") }”关闭游戏桌。
error-nobody-there = 这个人不在这一桌。
error-too-many-seats = 你已在 { $most } 桌还没结束的游戏入座，这是每人的上限。请先玩完一局。
error-search-people = 这款游戏适合 { $least } 到 { $most } 人。
error-search-gone = 刚好有人取消等待，所以还没开桌，我会继续找人。
open-title = 这个服务器上可以加入的游戏桌
open-none = 目前没有游戏桌在等人。可以在下面找人玩，或自己开一桌。
open-line = { $people } · { $free } 个空位 · { $since }
open-join = 加入：{ $game } #{ $number }
open-search = 🔎 { $game }（{ $people } 人）：{ $now }/{ $people } 人在等
button-open-tables = 可加入的游戏桌
find-menu = 帮我找人玩……
find-choice = { $game }（{ $people } 人）
find-waiting = 🔎 { $game }（{ $people } 人）：{ $now }/{ $people } 人在等。人数足够时会开桌并通知你。一周后停止寻找。
find-found = 🎉 《{ $game }》凑满人了：第 { $number } 桌开在 { $channel }。你是桌主，其他人已收到通知。
find-stop = 不再找人：{ $game }
find-stopped = 已停止寻找这款游戏的玩家。
lobby-found = { $names }：这款游戏凑满人了，你们都已入座。
lobby-private = 私人游戏桌：只有受邀的人可以加入。
invite-sent = 已邀请{ $guest }加入第 { $number } 桌。
settings-invite = 邀请某人
settings-remove = 请某人离开
sent-away = 已请{ $guest }离开，再次邀请才能回来。
button-private-on = 设为私人游戏桌
button-private-off = 开放给所有人
private-on = 现在只有你邀请的人可以加入。请用“{ COMMAND("table invite") }”邀请。
private-off = 现在所有人都可以加入。
lobby-explains = 电脑会说明自己为什么这样走。
button-explains-on = 电脑说明理由
button-explains-off = 电脑不说明理由
explains-on = 现在每回合之后，电脑都会用一句话说明为什么这样走。
explains-off = 电脑不再说明为什么这样走。
computer-reason = { $name }这样走是为了{ $gain }。
computer-reason-cost = { $name }这样走是为了{ $gain }，宁可牺牲{ $cost }。

# --- 比赛
command-tournament = 联赛与淘汰赛，由我开桌
command-tournament-new = 在这个频道举办联赛或淘汰赛
command-tournament-list = 这个服务器的比赛
command-tournament-show = 比赛的现况
command-tournament-join = 在开始前报名比赛
command-tournament-leave = 退出比赛（开始后，还没玩的对局算输）
command-tournament-start = 抽签并开始（主办人或管理员）
command-tournament-close = 取消比赛（主办人或管理员）
option-tournament-name = 名称
option-tournament-form = 每人互相对局，或胜者晋级
option-tournament-people = 每桌几人（默认 2 人）
option-tournament-hours = 每个决定可以想多久（默认 48 小时）
option-tournament-number = 编号（默认是这里最新的比赛）
choice-league = 联赛
choice-knockout = 淘汰赛
error-no-tournament = 没有这场比赛。“{ COMMAND("tournament list") }”会列出这个服务器的比赛。
error-many-tournaments = 这个服务器已有 { $most } 个还没结束的比赛，达到上限。
error-entered = 你已经报名了。
error-not-entered = 你没有参加这场比赛，或已退出。
error-tournament-full = 这场比赛已满：最多 { $most } 人。
error-tournament-begun = 这场比赛已经开始了。
error-tournament-over = 这场比赛已经结束了。
error-not-tournament-host = 只有比赛的主办人或频道管理员可以这么做。
error-few-entrants = 每桌 { $size } 人的比赛至少需要 { $least } 人报名。
error-tournament-size = { $most ->
    [2] 这是双人游戏，比赛每桌只能 2 人。
   *[other] 这款游戏的比赛每桌可以是 { $least } 到 { $most } 人，请选这个范围内的人数。
}
error-tournament-together = 用这些设置时，同桌的人是一起合作的，分不出胜负。比赛请选别的设置。
tournament-title = 🏆 { $name } · { $game }
tournament-facts = { $form } · 每桌 { $size } 人 · 每个决定 { $hours } 小时 · 主办人：{ $host }
tournament-how-league = 按名次得分：{ $points }。同名次者平分，空位与轮空按同名次计；没玩到最后的人不得分。
tournament-how-knockout = 每桌第一名晋级。并列第一的人加赛一局，再平局就抽签；轮空的是实力最强的人。
tournament-open = { $count ->
    [0] 还没有人报名。
   *[other] 已有 { $count } 人报名：{ $names }。
}
tournament-round = 第 { $number } 轮
tournament-final = 决赛
tournament-semifinal = 半决赛
tournament-champion = 🏆 { $name }夺冠！
tournament-nobody = 比赛结束，没有优胜者。
tournament-closed = 比赛已取消。
tournament-game = { $names }：{ $state }
tournament-at = 在 { $channel }
tournament-waiting = 即将开桌
tournament-bye = { $name }轮空晋级
tournament-rest = { $name }本轮轮空
tournament-won = { $name }胜
tournament-drawn = 平局
tournament-neither = 无人晋级
tournament-out = 已退出
tournament-rank = { $played } 局{ $played ->
    [0] {""}
   *[other] {" "}{ $won } 胜
}{ $byes ->
    [0] {""}
   *[other] {" "}{ $byes } 轮空
}
tournament-trouble = 我无法在这个频道为比赛开子区：{ $missing }。有权限后就会继续。
tournament-none = 这个服务器还没有比赛。用“{ COMMAND("tournament new") }”举办一个。
tournament-list = 这个服务器的比赛
tournament-announced = 比赛 { $number } 已公布。
tournament-entered = 你已报名“{ $name }”。一开始就会通知你在哪里玩。
tournament-started = “{ $name }”开始了。我会为每一局开一个子区，并通知对局的人。
tournament-leave-sure = “{ $name }”正在进行。退出后，还没打的对局都算你输；正在进行的那一局会认输。
tournament-close-sure = 要取消“{ $name }”吗？取消后不会有冠军；正在进行的对局可以继续，但不再计入比赛。
tournament-left = 你已退出“{ $name }”。
tournament-thread = { $name } · { $names }
button-cup-join = 报名
button-cup-leave = 退出
button-cup-start = 开始
button-cup-quit = 确定退出
button-cup-close = 取消比赛
button-cup-show = 现况
state-open = 报名中
state-running = 进行中
state-over = 已结束
state-closed = 已取消
option-find-hours = 每个决定可以想几小时（默认不限定）
command-tournament-move = 让比赛在这个频道继续（主办人或管理员）
tournament-gone = 比赛{ $name }的频道不见了，或是我看不到它了。进度都还在：在别的频道使用 `{ COMMAND("tournament move number:") }{ $number }`，比赛就在那里继续。
tournament-moved = { $name }在这里继续。子区不见了的桌会有新的子区。
error-tournament-here = 比赛已经在这个频道了。
