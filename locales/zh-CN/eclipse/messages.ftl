# Eclipse: the title, options, what is free in a turn, log, upkeep, endings.

ecl-name = 蚀
name-eclipse = 蚀
ecl-tagline = 探索银河、殖民、研发、武装：九轮之后，最强大的文明获胜。
ecl-credits = 《蚀：银河新曙光》设计：Touko Tahkokallio（Lautapelit.fi，2011）。图片：Orrery。
ecl-source-exact = 星区、科技、舰船零件、种族图板与板块：取自已出版游戏的扫描。
ecl-source-text = 设置与动作阶段：规则原文。
ecl-source-derived = 战斗与维持的细节：取自程序、论坛，以及第二版规则（不采用其改动）。
ecl-source-house = 没有来源说明的：起始玩家由抽签决定；同一方先攻相同的舰船，舰型较大的先开火；有加农炮的一组不是开火就是撤退，宣布撤退后不能反悔；能造成伤害的命中不能浪费；声望板块只能换成更高的，要腾出大使的位置时移走最低的；最便宜的科技都放不下时，远古科技只能留作分数；别人的回合里，只能在动作前后提议，动作进行中不行；瓦解的文明保留分数与声望板块，盟友取回大使与方块。

# Table options
ecl-option-species = 种族
ecl-option-species-hint = 轮选：各自选择，起始玩家最后选。随机：抽取。人类：所有人都用人类。
ecl-option-species-draft = 轮选
ecl-option-species-random = 随机
ecl-option-species-terrans = 只用人类
ecl-option-seating = 座位
ecl-option-seating-hint = 环绕银河的座位随机排列，或按加入的顺序。
ecl-option-seating-random = 随机
ecl-option-seating-joined = 按加入顺序

# What is free in a turn
ecl-cube-on = { $cube }（{ $square }方格）
ecl-colony = { $place }：{ $cube }
ecl-step-colony = 殖民船
ecl-trade = { $given } → { $gained }
ecl-step-trade = 交易

# Log
ecl-log-controls = { $side }控制 { $place }。
ecl-log-leaves = { $side }不再控制 { $place }。
ecl-log-destroyed = { $place }：{ $ships }被摧毁。
ecl-log-colonises = { $side }在 { $place } 放上{ $cube }。
ecl-log-trades = { $side }以 { $given }换 { $gained }。
ecl-log-trades-times = { $side }以 { $given }换 { $gained }，共 { $times } 次。
ecl-log-species = { $side }使用{ $species }。
ecl-log-home = { $side }的母星区在 { $place }。
ecl-log-dealt-reputation = { $side }抽 { $count } 个声望板块。
ecl-log-dealt-reputation-values = 你抽到声望板块：{ LISTED($tiles) }。
ecl-log-new-technologies = 新科技：{ $technologies }。
ecl-log-several = { $technology } ×{ $count }
ecl-log-round = 第 { $round } 轮开始。
ecl-log-upkeep = { $side }的维持：金钱 { $money }，科学 +{ $science }，原料 +{ $materials }。
ecl-log-collapses = { $side }的文明瓦解。
ecl-log-resigns = { $side }认输。

# Upkeep
ecl-ask-upkeep-colony = 付维持费前要用殖民船吗？
ecl-colony-done = 不再使用殖民船
ecl-ask-upkeep-balance = 你还缺 { $missing } 金钱：{ $trade ->
        [yes] 交易，或放弃星区
       *[other] 放弃星区
    }（{ $trade ->
        [yes] 不交易的话，
       *[other] {""}
    }{ $sectors ->
        [0] 全部放弃也不够
       *[other] 至少 { $sectors } 个
    }）。
ecl-abandon = 放弃 { $place }
ecl-abandon-detail = 失去 { $points } 分，退回 { $cubes } 个方块；之后金钱 { $balance }
ecl-heading-abandon = 放弃星区
ecl-ask-alone = 只剩你一个文明。要继续吗？
ecl-alone-go-on = 继续
ecl-alone-finish = 结束并计分

# The end
ecl-end-points = 分数最高：{ $points } 分。
ecl-end-tied = 最高分 { $points } 分不止一人，由资源较多者获胜。
ecl-end-resigned = { $side }认输，已无其他人。
ecl-end-agreed = 所有人同意平局。
ecl-tie = 资源 { $number }

# --- 统计
ecl-trait-species = 种族
ecl-forecast-battle = 战斗后谁留在 { $place }
