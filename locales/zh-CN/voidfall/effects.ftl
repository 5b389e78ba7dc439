# Voidfall: what cards say. Effects, costs and conditions are phrases; rules are sentences.

# Lists
vf-list-and = { $first }与{ $last }
vf-list-clauses = { $first }、{ $last }
vf-list-names = { $first }{ $last }
vf-list-names-more = { $first }{ $then }
vf-list-or = { $first }或{ $last }
vf-quoted = “{ $name }”
vf-sentences = { $first }{ $then }
vf-lines =
    { $first }
    { $then }
vf-number = {" "}{ $n }{" "}
vf-up-to = 最多 { $n }{" "}
vf-at-most = （最多计 { $n }）
vf-amount = { $n } 点{ $resource }
vf-amount-short = { $n } { $resource }

# Combinations
vf-effect-and-or = { $first }，和／或{ $then }
vf-effect-and-or-clauses = { $first }；和／或{ $then }
vf-effect-one-of = { $first }，或{ $then }
vf-effect-one-of-clauses = { $first }；或{ $then }
vf-effect-all-of = { $first }，并{ $then }
vf-effect-all-of-clauses = { $first }；{ $then }
vf-effect-sequence = { $first }，然后{ $then }
vf-effect-sequence-clauses = { $first }；然后{ $then }
vf-effect-repeat = 以下执行 { $n } 次：{ $then }
vf-effect-if = 若{ $condition }，{ $then }
vf-effect-if-otherwise = 若{ $condition }，{ $then }；否则{ $otherwise }
vf-effect-pay = { $cost }，{ $then }
vf-effect-pay-choice = { $cost }：{ $then }
vf-effect-each-other-player = 其他每位玩家可以{ $then }
vf-effect-each-kept-corruption = 每有 1 个因此事件保留的腐败标记，{ $then }；最后{ $afterwards }

# Resources, Influence, tokens
vf-effect-gain-resources = 获得 { $resources }
vf-effect-gain-any-resources = 获得任意 { $n } 个资源
vf-effect-gain-any-resources-among = 获得 { $n } 个资源（{ $among }任意组合）
vf-effect-gain-resources-per = { $each }，获得 { $resources }
vf-effect-gain-guild-resource = 获得 { $n } 点该公会生产的资源
vf-effect-gain-each-guild-resource = 从该地区的每个公会各获得 { $n } 点它生产的资源
vf-effect-produce = 生产{ $resources }
vf-effect-produce-any = { $n ->
        [1] 生产任意 1 种资源
       *[other] 生产 { $n } 种不同的资源
    }
vf-effect-produce-any-up-to = 生产最多 { $n } 种不同的资源
vf-effect-produce-distinct-per = { $each }，生产 1 种资源（不可重复）
vf-effect-exchange = 支付最多 { $give }，获得等量的{ $take }
vf-effect-lose-resources = 失去 { $resources }
vf-effect-lose-any-resources = 失去任意 { $n } 个资源
vf-effect-lose-influence = 失去 { $n } 点影响力
vf-effect-lose-trade-tokens = 失去 { $n } 枚交易标记
vf-effect-gain-influence = 获得 { $n } 点影响力
vf-effect-gain-influence-per = { $each }，获得 { $n } 点影响力{ $limit }
vf-effect-gain-influence-per-equal = 获得影响力（等于{ $what }）{ $limit }
vf-effect-lose-influence-per = { $each }，失去 { $n } 点影响力
vf-effect-gain-influence-by-tier = 按{ $track }的级数获得影响力（第 1/2/3/4 级：{ $numbers } 点）
vf-effect-gain-influence-by-tier-each = 按每条{ $track }的级数获得影响力（第 1/2/3/4 级：{ $numbers } 点）
vf-effect-gain-bounty-tokens = 获得 { $n } 枚赏金标记
vf-effect-gain-bounty-tokens-per = { $each }，获得 { $n } 枚赏金标记
vf-effect-gain-reclaim-tokens = 获得 { $n } 枚开拓标记
vf-effect-resolve-reclaim-at-home = 抽 { $n } 枚开拓标记，在家园地区结算
vf-effect-gain-trade-tokens = 获得 { $n } 枚交易标记
vf-effect-gain-trade-tokens-bare = 获得 { $n } 枚交易标记（不含奖励）

# Sectors, Corruption, tracks
vf-effect-increase-population = 将未腐败地区的人口 +1，{ $n }次
vf-effect-increase-population-once = 将 1 个未腐败地区的人口 +1
vf-effect-increase-population-sectors = 将{ $n }个{ $sectors }人口各 +1
vf-effect-increase-home-population = 将家园地区的人口 +{ $n }
vf-effect-decrease-population = { $n ->
        [1] 将 1 个未腐败地区的人口 −1
       *[other] 将未腐败地区的人口 −1，{ $n } 次
    }
vf-population-at = { $text }（{ $at ->
        [home] 限家园地区
        [not_home] 家园除外
        [same_sector] 限同一地区
        [recall_sector] 限召回的地区
        [destroy_sector] 限拆除的地区
        [paid_sector] 限支付费用的地区
        [not_paid_sector] 支付费用的地区除外
        [combat_sector] 限入侵的地区
       *[shipyard_sector] 限有船坞的地区
    }）
vf-effect-remove-corruption = 移除{ $n }个腐败标记
vf-effect-move-corruption = 移动 { $n } 个腐败标记
vf-effect-move-corruption-any = 移动任意数量的腐败标记
vf-effect-gain-corruption = 获得 { $n } 个腐败标记，放在{ $place }
vf-else-onto = { $text }（放不下时，依次改放{ $places }）
vf-forced-advance = { $text }；若放在文明轨，该轨必须推进 { $n } 格（无奖励）
vf-effect-build = 建造{ $n }座{ $what }
vf-effect-establish = 组织{ $n }个{ $what }
vf-effect-destroy-guild = 拆除 1 个公会
vf-effect-destroy-installation = 拆除 1 座设施
vf-effect-destroy-either = 拆除 1 个公会或 1 座设施
vf-effect-advance-any = 推进任一条文明轨
vf-effect-advance-lowest = 推进最低的一条文明轨
vf-effect-advance-society = 推进社会轨
vf-effect-advance-statecraft = 推进国务轨
vf-effect-advance-economy = 推进经济轨
vf-effect-advance-corrupted-track = 推进刚被腐败的文明轨（无奖励）
vf-effect-fast-forward = 同一条文明轨再推进 1 格

# Fleet Power
vf-effect-activate = 启动{ $n }点舰队势力
vf-effect-activate-per = { $each }，启动 { $n } 点舰队势力
vf-effect-deactivate = 消耗 { $n } 点舰队势力
vf-effect-deploy = 部署{ $n }点舰队势力
vf-effect-deploy-fleet = 部署{ $n }点{ $fleet }势力
vf-effect-deploy-per-shipyard = 每座船坞在其地区部署 1 点舰队势力
vf-effect-recall = 召回 { $n } 点舰队势力
vf-effect-regroup = 重组（最多移动 { $n } 次）
vf-effect-invade-any = 入侵 1 个地区
vf-effect-invade-corrupted = 入侵 1 个腐败地区
vf-effect-invade-success = { $invade }；成功后，{ $then }
vf-effect-invade-bonus = { $invade }；战斗前每支付 { $cost }，可抵消 { $n } 点{ $kinds }伤害
vf-damage-approach = 遭遇
vf-damage-salvo = 炮击

# Cards and Glory
vf-effect-gain-agenda = 获得 1 张议程
vf-effect-gain-agenda-of = 获得 1 张{ $types }议程
vf-effect-gain-agenda-top = 抽{ $types }议程牌库顶的 1 张牌
vf-effect-gain-technology-basic = 获得 1 项基础科技
vf-effect-gain-technology-improved = 获得 1 项强化科技
vf-effect-gain-technology-any = 获得 1 项基础或强化科技
vf-effect-upgrade-glory = { $n ->
        [1] 升级 1 枚荣耀标记
       *[other] 升级荣耀标记 { $n } 次
    }
vf-effect-gain-glory = 获得 1 枚数值 { $n } 的荣耀标记
vf-effect-discard-glory = 弃掉 { $n } 枚荣耀标记
vf-effect-evaluate-agenda = 立刻为 { $n } 张未腐败的生效议程计分（起始议程除外）
vf-effect-preferred-action = 执行手牌或弃牌区中偏好行动卡的 { $n } 个行动（费用照付）
vf-effect-peek-events = 查看下一循环的 { $n } 张银河事件（一张放牌库顶，一张放牌库底）
vf-effect-corrupt-offer = 在{ $type }议程供给放 1 个腐败标记
vf-effect-corrupt-offer-all = 在每种议程供给各放 1 个腐败标记
vf-effect-corrupt-offer-chosen = 选 1 种议程供给，放 1 个腐败标记
vf-effect-discard-focus = 将行动卡{ $types }放入弃牌区，本循环不能使用

# The Voidborn
vf-effect-place = 在{ $target }放上 { $pieces }
vf-effect-add-voidborn = 在{ $target }放上 { $n } 个虚空方块
vf-target-adjacent-voidborn = 1 个相邻的虚空造物地区
vf-target-adjacent-voidborn-lowest = 人口最低的相邻虚空造物地区
vf-target-adjacent-voidborn-highest = 人口最高的相邻虚空造物地区
vf-target-voidborn-or-fallen = 1 个虚空造物或没落家族地区
vf-target-each-voidborn = 每个{ $sectors }
vf-piece-bounty = { $n } 枚赏金标记
vf-piece-reclaim = { $n } 枚开拓标记
vf-piece-glory = 1 枚数值 { $value } 的荣耀标记
vf-piece-guild = { $n } 个{ $what }
vf-piece-installation = { $n } 座{ $what }
vf-piece-voidborn = { $n } 个虚空方块
vf-effect-remove-voidborn = 移除相邻虚空造物地区的 { $n } 个虚空方块
vf-effect-remove-harbinger = 移除 { $n } 个恶兆标记
vf-effect-remove-harbinger-sector = 从地区移除 { $n } 个恶兆标记
vf-effect-place-harbinger-adjacent = 在 1 个相邻的虚空造物地区放上 1 个恶兆标记
vf-effect-place-harbinger-any = 在 1 个虚空造物地区放上 1 个恶兆标记
vf-effect-place-harbinger-sector = 在 1 个虚空造物地区放上 1 个恶兆标记
vf-effect-place-harbinger-rifts = 在每个虚空裂缝放上 1 个恶兆标记
vf-effect-discard-crisis = 弃掉 1 张危机卡（不结算）
vf-effect-discard-crisis-of = 弃掉 1 张{ $types }危机卡（不结算）
vf-effect-discard-crisis-ongoing = 弃掉 1 张进行中的危机卡（不结算）
vf-effect-discard-crisis-ongoing-of = 弃掉 1 张进行中的{ $types }危机卡（不结算）
vf-effect-take-catastrophe = 拿取 { $n } 个灾难标记
vf-effect-resolve-skirmish = 结算一次虚空反击（势力 +{ $n }）
vf-effect-abandon-sector = 遗弃 { $n } 个家园以外的地区
vf-effect-consume-technology-basic = 耗尽 1 项基础科技
vf-effect-consume-technology-improved = 耗尽 1 项强化科技
vf-effect-build-haven = 建造 { $n } 层避风港
vf-effect-lasting = 本循环中：{ $rule }
vf-effect-return-kept-corruption = 将所有保留的腐败标记放回供应区
vf-lasting-skip-void-strikes = 跳过结算阶段的第一步（虚空反击与危机图版）
vf-lasting-keep-removed-corruption = 移除的腐败标记先留在自己面前，直到结算阶段
vf-lasting-deploy-surcharge = 以行动部署时，须额外获得 { $corruption } 个腐败标记（每回合一次），或为每个部署的方块支付 { $materials } 点材料
vf-lasting-low-influence-shield = 影响力 { $n } 以下的玩家不受虚空反击
vf-lasting-voidborn-absorption = 虚空反击的每个炮击步骤，防守方每有 1 项强化科技，虚空造物就抵消 { $n } 点伤害
vf-lasting-upgrade-new-glory = 每次获得荣耀标记时，可立刻升级 { $n } 次
vf-lasting-reinforce-harbingers = 结算阶段前，每个有恶兆标记的虚空造物地区加上 { $n } 个虚空方块
vf-lasting-preferred-surcharge = 偏好行动卡的每个行动额外支付 { $n } 点能量
vf-lasting-preferred-cost = 偏好行动卡的每个行动，费用改为 { $cost }

# Places
vf-at = { $place }{ $text }
vf-place-home = 在家园地区
vf-place-not_home = 在家园以外的地区
vf-place-same_sector = 在同一地区
vf-place-recall_sector = 在召回的地区
vf-place-destroy_sector = 在拆除的地区
vf-place-paid_sector = 在支付费用的地区
vf-place-not_paid_sector = 在支付费用以外的地区
vf-place-combat_sector = 在入侵的地区
vf-place-shipyard_sector = 在有船坞的地区
vf-from = { $place }{ $text }
vf-onto = { $text }到{ $place }
vf-corruption-from-sector = 从自己的地区
vf-corruption-from-house_mat = 从家族图版
vf-corruption-from-track = 从文明轨
vf-corruption-from-agenda_slot = 从议程槽
vf-corruption-from-same_sector = 从同一地区
vf-corruption-from-recall_sector = 从召回的地区
vf-corruption-from-recall_or_adjacent = 从召回的地区或相邻地区
vf-corruption-from-combat_sector = 从入侵的地区
vf-corruption-from-outpost = 从前哨地区
vf-corruption-from-this_technology = 从此卡
vf-corruption-from-decontamination_chambers = 从净化室
vf-corruption-onto-any = 任意位置
vf-corruption-onto-sector = 自己的地区
vf-corruption-onto-house_mat = 家族图版
vf-corruption-onto-track = 文明轨
vf-corruption-onto-agenda_slot = 议程槽
vf-corruption-onto-same_sector = 同一地区
vf-corruption-onto-recall_sector = 召回的地区
vf-corruption-onto-recall_or_adjacent = 召回的地区或相邻地区
vf-corruption-onto-combat_sector = 入侵的地区
vf-corruption-onto-outpost = 前哨地区
vf-corruption-onto-this_technology = 此卡
vf-corruption-onto-decontamination_chambers = 净化室

# Costs
vf-cost-free = 免费
vf-cost-parts = { $parts }
vf-cost-pay-resources = 支付 { $resources }
vf-cost-pay-any = 支付任意 { $n } 个资源
vf-cost-pay-any-short = 任意 { $n } 个资源
vf-cost-recall-cubes = 召回 { $n } 点舰队势力
vf-cost-deactivate-cubes = 消耗 { $n } 点舰队势力
vf-cost-take-corruption = 获得 { $n } 个腐败标记
vf-cost-take-track-corruption = 在文明轨获得 { $n } 个腐败标记
vf-cost-take-slot-corruption = 在议程槽获得 { $n } 个腐败标记
vf-cost-share-corruption = 全体合计获得 { $n } 个腐败标记
vf-cost-discard-glory-tokens = 弃掉 { $n } 枚荣耀标记
vf-cost-return-trade-tokens = 归还 { $n } 枚交易标记
vf-cost-discard-bounty-tokens = 弃掉 { $n } 枚赏金标记
vf-cost-discard-reclaim-tokens = 弃掉 { $n } 枚开拓标记
vf-cost-destroy-installations = 拆除 { $n } 座家园以外的设施
vf-cost-destroy-guilds = 拆除 { $n } 个家园以外的公会
vf-cost-lower-population = { $n ->
        [1] 将家园以外 1 个未腐败地区的人口 −1
       *[other] 将家园以外未腐败地区的人口 −1，{ $n } 次
    }
vf-cost-discard-agendas = 弃掉 { $n } 张非起始的生效议程

# Conditions
vf-condition-all-hold = { $first }，且{ $then }
vf-condition-any-holds = { $first }，或{ $then }
vf-condition-at-least = 至少有 { $n } { $unit }{ $what }
vf-condition-at-least-in = { $place }至少有 { $n } { $unit }{ $what }
vf-condition-at-most = 最多有 { $n } { $unit }{ $what }
vf-condition-at-most-in = { $place }最多有 { $n } { $unit }{ $what }
vf-condition-exactly = 正好有 { $n } { $unit }{ $what }
vf-condition-exactly-in = { $place }正好有 { $n } { $unit }{ $what }
vf-condition-none = 没有{ $what }
vf-condition-none-in = { $place }没有{ $what }
vf-condition-at-least-measure = { $what }至少为 { $n }
vf-condition-at-most-measure = { $what }不超过 { $n }
vf-condition-exactly-measure = { $what }正好为 { $n }
vf-condition-nothing = { $what }为 0
vf-condition-track = 未腐败的{ $track }达到第 { $n } 级

# Counts
vf-unit = { $kind ->
        [installations] 座
        [total-population] 点
        [total-glory] 点
        [best-glory] 点
        [total-upkeep] 份
        [sector-upkeep] 份
        [unpaid-upkeep] 份
        [resource-yield] 点
        [extreme-yields] 点
        [invaded-population] 点
        [fleet-power] 点
        [active-fleet-power] 点
        [active-and-deployed-fleet-power] 点
        [stock] 点
        [scarcest-resource] 点
        [fleet-types] 种
        [resource-types] 种
        [technologies] 项
        [pure-agendas] 张
        [preferred-in-discard] 张
        [tracks] 条
        [glory-tokens] 枚
        [bounty-tokens] 枚
        [reclaim-tokens] 枚
        [trade-tokens] 枚
       *[other] 个
    }
vf-each = 每有 { $n } { $unit }{ $what }
vf-each-in = { $place }每有 { $n } { $unit }{ $what }
vf-each-measure = { $what }每 { $n } { $unit }
vf-each-sectors = { $sectors }
vf-each-tracks = { $tracks }
vf-each-beyond = { $what }超过 { $n } { $unit }时，每多 1 { $unit }
vf-each-voidborn-removed = 该战斗中每移除 { $n } 个虚空方块
vf-in-sectors = { $sectors }
vf-in-mat = 家族图版上
vf-in-tracks = 文明轨上
vf-in-mat-and-sectors = 家族图版与地区上
vf-in-stock = 库存
vf-in-discard = 弃牌区
vf-count-in = { $place }的{ $what }
vf-count-sectors = { $sectors }
vf-count-guilds = { $what }
vf-count-installations = { $what }
vf-count-fleet-power = 舰队势力
vf-count-total-population = { $sectors }的人口
vf-count-fleet-types = 不同的舰队
vf-count-active-fleet-power = 活跃的舰队势力
vf-count-active-and-deployed-fleet-power = 活跃或在未腐败地区的舰队势力
vf-count-empty-guild-spaces = 公会空格
vf-count-technologies = { $technologies }
vf-count-tracks = { $tracks }
vf-count-glory-tokens = { $value }荣耀标记
vf-count-total-glory = 荣耀总值
vf-count-best-glory = 最高 { $tokens } 枚荣耀标记的总值
vf-count-bounty-tokens = 赏金标记
vf-count-reclaim-tokens = 开拓标记
vf-count-trade-tokens = 交易标记
vf-count-pure-agendas = 未腐败的生效议程（起始议程除外）
vf-count-mat-corruption = 腐败标记
vf-count-track-corruption = 腐败标记
vf-count-all-corruption = 腐败标记
vf-count-total-upkeep = 维持费用总额
vf-count-sector-upkeep = 地区的维持费用
vf-count-unpaid-upkeep = 未付的维持费用
vf-count-stock = { $resources }
vf-count-stock-any = 资源
vf-count-resource-yield = { $resource }生产量
vf-count-resource-types = 库存 { $least } 以上的资源
vf-count-scarcest-resource = 库存最少的一种资源
vf-count-extreme-yields = 五种资源中最高的生产量与食物、能量、材料中最低的生产量之和
vf-count-preferred-in-discard = 偏好行动卡
vf-count-voidborn-removed = 该战斗中移除的虚空方块
vf-count-invaded-population = 入侵地区的人口
vf-count-catastrophes = 灾难标记
vf-measure-total-population = { $sectors }的人口总和
vf-measure-total-glory = 荣耀总值
vf-measure-best-glory = 最高 { $tokens } 枚荣耀标记的总值
vf-measure-total-upkeep = 维持费用总额
vf-measure-sector-upkeep = 地区的维持费用
vf-measure-unpaid-upkeep = 未付的维持费用
vf-measure-resource-yield = { $resource }生产量
vf-measure-scarcest-resource = 库存最少的一种资源数量
vf-measure-extreme-yields = 五种资源中最高的生产量，加上食物、能量、材料中最低的生产量
vf-measure-invaded-population = 入侵地区的人口
vf-measure-catastrophes = 灾难标记的数量

# Filters
vf-filter-none = 自己的地区
vf-filter-pure = 未腐败地区
vf-filter-corrupted = 腐败地区
vf-filter-voidborn = 虚空造物地区
vf-filter-fallen = 没落家族地区
vf-sectors-with = { $features }的{ $sectors }
vf-filter-population = 人口 { $n } 以上
vf-filter-exact-population = 人口正好 { $n }{" "}
vf-filter-with-guilds = { $n ->
        [1] 有公会
       *[other] 有 { $n } 个以上公会
    }
vf-filter-with-guild-kinds = 有{ $guilds }
vf-filter-with-guild-kinds-several = 有 { $n } 种以上公会（限{ $kinds }）
vf-filter-distinct-guilds = 有 { $n } 种以上不同公会
vf-filter-no-empty-guild-space = 公会格全满
vf-filter-with-installations = { $n ->
        [1] 有设施
       *[other] 有 { $n } 座以上设施
    }
vf-filter-with-installation-kinds = 有{ $installations }
vf-filter-with-fleet-power = 有 { $n } 点以上舰队势力
vf-filter-with-fleet-kinds = 有{ $fleets }势力
vf-filter-upkeep = 有 { $n } 份以上维持费用
vf-filter-exact-upkeep = { $n ->
        [0] 没有维持费用
       *[other] 正好有 { $n } 份维持费用
    }
vf-filter-adjacent-rift = 与虚空裂缝相邻
vf-filter-most-voidborn = 虚空方块不超过 { $n } 个
vf-filter-with-harbinger = 有恶兆标记
vf-filter-beyond = 第 { $n } 个之后
vf-tracks = 文明轨
vf-tracks-pure = 未腐败{ $tracks }
vf-filter-tier = 达到第 { $n } 级的{ $tracks }
vf-technologies = 科技
vf-technologies-basic = 基础科技
vf-technologies-improved = 强化科技
vf-filter-of-category = { $category }科技
vf-filter-glory-value = 数值 { $n } 的
vf-filter-least-glory-value = 数值 { $n } 以上的

# Crises
vf-solved-by-deed = { $deed }，同一回合做到 { $n } 次
vf-solved-by-state = { $condition }
vf-solved-by-paying = { $deed }时，额外{ $cost }
vf-solved-by-paying-alone = { $deed }，{ $cost }（不随行动，另行支付）
vf-deed-with = { $first }{ $then }
vf-deed-invaded = 成功入侵 1 个地区
vf-deed-invaded-voidborn = 成功入侵 1 个虚空造物地区
vf-deed-invaded-corrupted = 成功入侵 1 个腐败地区
vf-deed-invaded-population-4 = 成功入侵 1 个人口 4 以上的地区
vf-deed-invaded-least-voidborn = （战斗前该地区有 { $n } 个以上虚空方块）
vf-deed-invaded-least-moved = （移入 { $n } 点以上舰队势力）
vf-deed-invaded-most-moved = （移入不超过 { $n } 点舰队势力）
vf-deed-invaded-no-loss = （没有召回任何舰队势力）
vf-deed-invaded-purified = ，并在同一回合移除该地区的腐败标记
vf-deed-built = 建造 1 座{ $what }
vf-deed-built-not-home = 在家园以外的地区建造 1 座{ $what }
vf-deed-established = 组织 1 个公会
vf-deed-took-trade-token = 获得 1 枚交易标记
vf-deed-ended-actions = 行动步骤结束时
vf-deed-in-actions = 行动步骤中
vf-deed-removed-corruption = 移除 1 个腐败标记
vf-deed-removed-corruption-sector = 从地区移除 1 个腐败标记
vf-deed-removed-corruption-house-mat = 从家族图版移除 1 个腐败标记
vf-deed-regrouped = 重组
vf-deed-regrouped-moves = 在重组中移动 1 点舰队势力
vf-deed-deployed = 部署 1 点舰队势力
vf-deed-activated = 启动 1 点舰队势力
vf-deed-gained-technology = 获得 1 项科技
vf-deed-gained-technology-basic = 获得 1 项基础科技
vf-deed-gained-technology-improved = 获得 1 项强化科技
vf-deed-increased-population = 增加未腐败地区的人口
vf-deed-produced = 生产 1 种资源
vf-deed-produced-different = 生产 1 种不同的资源
vf-deed-gained-agenda = 获得 1 张议程
vf-deed-upgraded-glory = 升级 1 枚荣耀标记
vf-deed-advanced = 推进任一条文明轨
vf-deed-played-agenda = 打出 1 张议程
vf-deed-abandoned = 因移动或召回而遗弃 1 个家园以外的地区
vf-deed-overproduced = 过度生产
vf-deed-won-with-loss = 在有召回己方舰队势力的战斗中获胜
vf-deed-kept-agenda = 在清理步骤保留 1 张生效议程
