# 已结束对局的统计，与等级分赛季

command-me-statistics = 这个服务器上已结束对局的统计，全体或某个人
option-statistics-person = 看谁的（默认是全体）
button-stats = 统计
button-stats-mine = 我的统计
button-stats-server = 全体统计
button-leaders = 排行榜
stats-title = 统计：{ $game }
stats-topics = 看什么……
stats-topic-overview = 总览
stats-topic-seat = 座位
stats-topic-players = 人数
stats-topic-opening = 开局
stats-topic-options = 变体
stats-topic-opponents = 对战记录
stats-people = { $n } 人
stats-line = { $server } · 统计 { $games } 局
stats-empty = 这里还没有可统计的对局。
stats-fact-games = 局数
stats-fact-length = 时长中位数
stats-fact-turns = 每局回合（中位数）
stats-fact-seats = 平均人数
stats-fact-won = 胜率
stats-fact-chance = 实力相当时的胜率
stats-fact-streak = 目前连胜 · 最长
stats-streak = { $now } · { $best }
stats-percent = { $percent }%
stats-rate = { $percent }% ± { $error }
stats-versus = { $ahead } : { $behind }
stats-curve = 一局中的平均分数
stats-curve-winners = 获胜者
stats-curve-others = 其他人
stats-head-won = { $what }：胜率
stats-head-own = { $what }：此人的胜率
stats-head-share = { $what }：占全部局数的比例
stats-error = 细线与 ± 是标准误差。颜色淡的不到 10 局，不足为凭。
stats-beside = 蓝色菱形：其他所有人
stats-opponents = 此人领先与落后对方的局数。
games-favourite = 你最常玩这款：已玩完 { $games } 局。
games-fresh = 你还没玩完过；在你没玩过的游戏中，它在这里最热门：{ $games } 局。

# --- 赛季
button-season = 赛季
season-name = 第 { $number } 季
season-until = 第 { $number } 季，至 { $at }
season-over = 第 { $number } 季：最终排行榜
season-empty = 榜上还没有人。
season-how = 每个赛季大家都从 1000 分重新开始。计分局数满 3 局的人会列入最终排行榜；前三名的个人战绩上会有奖牌。
season-other = 其他赛季
house-season = 等级分赛季：第 { $number } 季，至 { $at }
house-choose-season = 等级分赛季……
house-season-months = { $months ->
    [0] 没有赛季
   *[other] 每季 { $months } 个月
}
