# 图片上的文字，与图片的文字说明。

vf-pic-phase-houses = 选择家族
vf-pic-phase-origins = 选择起始设置
vf-pic-phase-start = 起始效果
vf-pic-phase-preparation = 准备阶段
vf-pic-phase-focus = 主要阶段
vf-pic-phase-evaluation = 结算阶段
vf-pic-phase-end = 游戏结束
vf-pic-undecided = 没有结果
vf-pic-together = 全体同时
vf-pic-shared = 共享胜利
vf-pic-wins = 获胜
vf-pic-lost = 败给虚空造物
vf-pic-won-together = 共同获胜
vf-pic-your-turn = 轮到你
vf-pic-to-move = 行动中
vf-pic-out = 已认输
vf-pic-sign-cubes = 活跃／部署／非活跃方块
vf-pic-sign-glory = 荣耀总值
vf-pic-sign-upkeep = 维持费用：可付／应付
vf-pic-sign-skirmish = 虚空反击势力
vf-pic-sign-over = 下次生产会过度生产

vf-pic-agendas = 生效的议程
vf-pic-technologies = 科技
vf-pic-focus-cards = 行动卡
vf-pic-cubes-active = 活跃
vf-pic-cubes-deployed = 部署
vf-pic-cubes-inactive = 非活跃
vf-pic-skirmish = 虚空反击势力
vf-pic-dial-stock = 库存
vf-pic-dial-yield = 生产量
vf-pic-dial-level = 生产等级
vf-pic-over-note = 箭头：生产后库存停在 15，并获得 3 点影响力。
vf-pic-tier = 第 { $tier } 级
vf-pic-no-benefit = 没有奖励
vf-pic-space = { $space }：{ $benefit }
vf-pic-space-cost = { $space }（进入须消耗 { $cost } 点舰队势力）：{ $benefit }
vf-pic-track-end = 已到最后一格。
vf-pic-track-corrupted = 已腐败：推进时没有奖励。
vf-pic-upkeep-note = 维持费用 { $due }，可付 { $payable }
vf-pic-starting-agenda = 起始议程
vf-pic-slot-empty = 空的议程槽
vf-pic-slot-corrupted = 空的议程槽（已腐败）
vf-pic-scores-nothing = 已腐败：不计分。
vf-pic-technology-note = { $count }/{ $limit } · 强化 { $improved }/{ $most }
vf-pic-basic = 基础
vf-pic-improved = 强化
vf-pic-preferred = { $card }★
vf-pic-names = { $names }
vf-pic-none = 无
vf-pic-in-hand = 手牌：{ $cards }
vf-pic-in-discard = 弃牌：{ $cards }
vf-pic-preferred-note = ★ 家族偏好


vf-pic-drawn = 保留其中一张
vf-pic-peeked = 下一循环的事件
vf-pic-agendas-held = 手上的议程
vf-pic-house-note = { $sign }：自定内容，查不到实体卡牌的信息
vf-alt-house = 自定内容，查不到实体卡牌的信息：{ $cards }
vf-pic-played = 本回合的行动卡
vf-pic-ladder = 交易阶梯
vf-pic-next = 下一枚
vf-pic-deck = 牌库 { $count } 张
vf-pic-playable = 搭配{ $focuses }：{ $action }
vf-pic-no-offer = 没有牌了。
vf-pic-at-once = 立刻：{ $effect }
vf-pic-improved-open = 可获得
vf-pic-basic-gone = 已被拿完：{ $names }
vf-pic-improved-shown = 翻开的强化科技
vf-pic-improved-blocked = 第 2 循环起才能获得
vf-pic-improved-later = 第 3 循环的强化科技：{ $names }
vf-pic-no-event = 尚未翻开事件。
vf-pic-rounds = { $count } 轮
vf-pic-frames = 翻开时
vf-pic-objectives-or = 目标：两框择一
vf-pic-objectives-and-or = 目标：一框或两框皆可
vf-pic-link-or = 或
vf-pic-link-and-or = 和／或

vf-pic-no-crises = 只有合作与单人游戏有危机。
vf-pic-crises-later = 所有家族选定后才会放置危机。
vf-pic-row-military = 军事队列
vf-pic-row-economic = 经济队列
vf-pic-row-strength = 虚空反击 +{ $strength }
vf-pic-row-payment = 每位玩家支付 { $cost }
vf-pic-row-free = 无须支付
vf-pic-threats = 告警、灾难与避风港
vf-pic-in-play = 场上的危机
vf-pic-current = 本回合
vf-pic-solved-by = 解决：{ $deed }
vf-pic-penalty = 惩罚：{ $effect }
vf-pic-alert = 本轮告警：{ $alert }
vf-pic-alert-none = 尚未翻开
vf-pic-situation = 情况 { $level }
vf-pic-war = 战争，虚空反击 +{ $strength }
vf-pic-alert-deck = 告警牌库：{ $cards }
vf-pic-alerts-war = 战争 ×{ $count }
vf-pic-alerts-situation = 情况 { $level } ×{ $count }
vf-pic-catastrophes = 灾难标记（第四个即落败）
vf-pic-haven = 避风港 { $number }
vf-pic-harbingers-left = 供应区的恶兆标记
vf-pic-consumed = 耗尽的科技：{ $technologies }
vf-pic-improved-name = { $name }（强化）
vf-pic-battle-at = { $place } 的战斗
vf-pic-course = 战斗经过
vf-pic-player = { $name }
vf-pic-voidborn = 虚空方块
vf-pic-garrison = 防卫设施
vf-pic-initiative = 优先度 { $number }
vf-from-start = 起始
vf-from-glory = 荣耀
vf-from-agendas = 议程
vf-from-events = 事件
vf-from-technologies = 科技
vf-from-overproduction = 过度生产
vf-from-others = 卡牌与标记
vf-from-upkeep = 未付维持费用
vf-from-crises = 危机图版
vf-pic-score-note = 同分时腐败标记较少者获胜。下方：循环若现在结束，议程、事件与维持费用的变化。
vf-pic-score-note-together = 下方：循环若现在结束，议程、事件与维持费用的变化。
vf-pic-voidborn-score = 虚空造物得分
vf-pic-voidborn-total = 虚空造物
vf-pic-lowest = 影响力最低的玩家：{ $influence }（{ $difference }）
vf-pic-lowest-level = 影响力最低的玩家：{ $influence }。同分算输，须达 { $needed }。
vf-pic-goal-lowest = 最低
vf-pic-goal-catastrophes = 灾难
vf-pic-goal-havens = 避风港
vf-pic-prospect-agendas = 议程
vf-pic-prospect-event = 事件
vf-pic-prospect-upkeep = 维持费用
vf-pic-score-difficulty-base = 难度
vf-pic-score-rift-on-map = 地图上的虚空裂缝
vf-pic-score-incomplete-safe-haven = 未完成的避风港
vf-pic-score-catastrophe = 灾难标记
vf-pic-score-harbinger-on-sector = 地区上的恶兆标记
vf-pic-score-consumed-technology = 耗尽的科技
vf-pic-score-ongoing-crisis = 进行中的危机
vf-pic-score-fallen-house-on-map = 地图上的没落家族
vf-pic-score-corruption-anywhere = 所有腐败标记
vf-pic-score-population-of-voidborn-sectors = 虚空造物地区的人口
vf-pic-basic-text = 基础：{ $text }
vf-pic-improved-text = 强化：{ $text }
vf-pic-prefers = 偏好：{ $focuses }
vf-pic-origin = 起始设置 { $letter }
vf-pic-origin-technology = 科技：{ $technology }

vf-pic-cycle-short = 第 { $cycle } 循环
vf-pic-cycle-over = 循环结束
vf-pic-round-short = 第 { $cycle } 循环 · 第 { $round } 轮
vf-pic-change = 有何变化


vf-alt-who = { $letter }（{ $name }）
vf-alt-title = 虚空坠落，第 { $cycle } 循环第 { $round } 轮。
vf-alt-cycle = 虚空坠落，第 { $cycle } 循环。
vf-alt-won = { $winners }获胜。
vf-alt-undecided = 没有结果。
vf-alt-lost = 败给虚空造物。
vf-alt-goal = 虚空造物 { $points } 分；影响力最低的玩家 { $who }：{ $influence }（{ $difference }）；灾难标记 { $catastrophes }/{ $most }；避风港 { $complete }/{ $havens }。
vf-alt-phase = { $phase }，全体同时进行。
vf-alt-turn = 轮到{ $who }（{ $phase }）。
vf-alt-options = 可选：{ LISTED($places) }。
vf-alt-invasion = 入侵 { $place }。
vf-alt-choosing = { $who }：尚未选择家族。
vf-alt-player = { $who }，{ $house }：{ $influence } 点影响力；库存：{ $stock }；方块：活跃 { $active }、部署 { $deployed }、非活跃 { $inactive }；交易标记 { $trade }{ $owed ->
        [0] { "" }
       *[other] ；维持费用 { $due }，可付 { $payable }
    }{ $open ->
        [0] { "" }
       *[other] ；虚空反击势力 { $strength }
    }。
vf-alt-population = 人口 { $value }
vf-alt-tokens = { $what } ×{ $count }
vf-alt-sector = { $place }，{ $holder }：{ $details }。
vf-alt-fallen = 没落家族{ $house }
vf-alt-nobody = 无人
vf-alt-yields = 生产量：{ $yields }。
vf-alt-list = { $title }：{ $items }。
vf-alt-corrupted = { $name }（已腐败）
vf-alt-track = { $track }：第 { $space } 格；下一格：{ $benefit }。
vf-alt-card-line = { $name }：{ $text }
vf-alt-valued = { $text }：{ $value }
vf-alt-ladder = { $count }（{ $bonus }）
vf-alt-technology = { $name } ×{ $count }：{ $text }
vf-alt-event = 银河事件：“{ $name }”，{ $rounds } 轮。
vf-alt-line = { $text }。
vf-alt-seat-value = { $letter }：{ $value }
vf-alt-values = 目前 { $values }。
vf-alt-crises = 危机图版：军事队列 { $military }/4 格，经济队列 { $economic }/4 格；灾难标记 { $catastrophes }；告警：{ $alert }。
vf-alt-crisis = 危机“{ $name }”。解决：{ $deed }。惩罚：{ $penalty }。
vf-alt-battle = { $place } 的战斗：{ $invader }（{ $one }）入侵，{ $defender }（{ $other }，防卫设施 { $defenses } 座）防守。
vf-alt-score = { $who }：{ $influence } 点影响力{ $ties ->
        [0] { "" }
       *[other] ，腐败标记 { $corruption }
    }{ $open ->
        [0] { "" }
       *[other] ；目前议程 { $agendas }、事件 { $event }、维持费用 { $upkeep }
    }。
vf-alt-score-line = { $item } { $points }
vf-alt-voidborn-score = 虚空造物 { $points }：{ $lines }。
vf-alt-changed = 有变化的地区：{ LISTED($places) }。
vf-alt-unchanged = 地区没有变化。
vf-alt-change = { $who }：影响力 { $before } → { $after }，地区 { $had } → { $sectors }。
vf-value-each = ×{ $value }
vf-value-at_least = { $value }/{ $bound }
vf-value-at_most = { $value }（须 ≤ { $bound }）
vf-value-exactly = { $value }（须为 { $bound }）

# 图示页
vf-page-legend = 图标
vf-pic-cost = （{ $cost }）
vf-legend-sectors = 地图上
vf-legend-pieces = 舰队、公会、设施
vf-legend-kinds = 有特殊规则的地区
vf-legend-cards = 卡牌上
vf-legend-figures = 玩家旁
vf-legend-population = 人口
vf-legend-corrupted = 人口（已腐败）
vf-legend-glory = 荣耀标记总值
vf-legend-home = 家园地区
vf-legend-fallen = 没落家族
vf-legend-changed = 上次行动后的变动
vf-legend-target = 正在入侵
vf-legend-any = 任意资源
vf-legend-agenda = 议程：{ $type }
vf-legend-crisis = 危机：{ $type }
vf-legend-improved = 强化科技
vf-legend-controlled = 控制的地区
vf-alt-legend = 图标的意思：{ $signs }
