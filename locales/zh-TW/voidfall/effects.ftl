# Voidfall: what cards say. Effects, costs and conditions are phrases; rules are sentences.

# Lists
vf-list-and = { $first }與{ $last }
vf-list-clauses = { $first }、{ $last }
vf-list-names = { $first }{ $last }
vf-list-names-more = { $first }{ $then }
vf-list-or = { $first }或{ $last }
vf-quoted = 「{ $name }」
vf-sentences = { $first }{ $then }
vf-lines =
    { $first }
    { $then }
vf-number = {" "}{ $n }{" "}
vf-up-to = 最多 { $n }{" "}
vf-at-most = （最多計 { $n }）
vf-amount = { $n } 點{ $resource }
vf-amount-short = { $n } { $resource }

# Combinations
vf-effect-and-or = { $first }，和／或{ $then }
vf-effect-and-or-clauses = { $first }；和／或{ $then }
vf-effect-one-of = { $first }，或{ $then }
vf-effect-one-of-clauses = { $first }；或{ $then }
vf-effect-all-of = { $first }，並{ $then }
vf-effect-all-of-clauses = { $first }；{ $then }
vf-effect-sequence = { $first }，然後{ $then }
vf-effect-sequence-clauses = { $first }；然後{ $then }
vf-effect-repeat = 以下執行 { $n } 次：{ $then }
vf-effect-if = 若{ $condition }，{ $then }
vf-effect-if-otherwise = 若{ $condition }，{ $then }；否則{ $otherwise }
vf-effect-pay = { $cost }，{ $then }
vf-effect-pay-choice = { $cost }：{ $then }
vf-effect-each-other-player = 其他每位玩家可以{ $then }
vf-effect-each-kept-corruption = 每有 1 個因此事件保留的腐敗標記，{ $then }；最後{ $afterwards }

# Resources, Influence, tokens
vf-effect-gain-resources = 獲得 { $resources }
vf-effect-gain-any-resources = 獲得任意 { $n } 個資源
vf-effect-gain-any-resources-among = 獲得 { $n } 個資源（{ $among }任意組合）
vf-effect-gain-resources-per = { $each }，獲得 { $resources }
vf-effect-gain-guild-resource = 獲得 { $n } 點該公會生產的資源
vf-effect-gain-each-guild-resource = 從該地區的每個公會各獲得 { $n } 點它生產的資源
vf-effect-produce = 生產{ $resources }
vf-effect-produce-any = { $n ->
        [1] 生產任意 1 種資源
       *[other] 生產 { $n } 種不同的資源
    }
vf-effect-produce-any-up-to = 生產最多 { $n } 種不同的資源
vf-effect-produce-distinct-per = { $each }，生產 1 種資源（不可重複）
vf-effect-exchange = 支付最多 { $give }，獲得等量的{ $take }
vf-effect-lose-resources = 失去 { $resources }
vf-effect-lose-any-resources = 失去任意 { $n } 個資源
vf-effect-lose-influence = 失去 { $n } 點影響力
vf-effect-lose-trade-tokens = 失去 { $n } 枚交易標記
vf-effect-gain-influence = 獲得 { $n } 點影響力
vf-effect-gain-influence-per = { $each }，獲得 { $n } 點影響力{ $limit }
vf-effect-gain-influence-per-equal = 獲得影響力（等於{ $what }）{ $limit }
vf-effect-lose-influence-per = { $each }，失去 { $n } 點影響力
vf-effect-gain-influence-by-tier = 依{ $track }的級數獲得影響力（第 1/2/3/4 級：{ $numbers } 點）
vf-effect-gain-influence-by-tier-each = 依每條{ $track }的級數獲得影響力（第 1/2/3/4 級：{ $numbers } 點）
vf-effect-gain-bounty-tokens = 獲得 { $n } 枚賞金標記
vf-effect-gain-bounty-tokens-per = { $each }，獲得 { $n } 枚賞金標記
vf-effect-gain-reclaim-tokens = 獲得 { $n } 枚開拓標記
vf-effect-resolve-reclaim-at-home = 抽 { $n } 枚開拓標記，在家園地區結算
vf-effect-gain-trade-tokens = 獲得 { $n } 枚交易標記
vf-effect-gain-trade-tokens-bare = 獲得 { $n } 枚交易標記（不含獎勵）

# Sectors, Corruption, tracks
vf-effect-increase-population = 將未腐敗地區的人口 +1，{ $n }次
vf-effect-increase-population-once = 將 1 個未腐敗地區的人口 +1
vf-effect-increase-population-sectors = 將{ $n }個{ $sectors }人口各 +1
vf-effect-increase-home-population = 將家園地區的人口 +{ $n }
vf-effect-decrease-population = { $n ->
        [1] 將 1 個未腐敗地區的人口 −1
       *[other] 將未腐敗地區的人口 −1，{ $n } 次
    }
vf-population-at = { $text }（{ $at ->
        [home] 限家園地區
        [not_home] 家園除外
        [same_sector] 限同一地區
        [recall_sector] 限召回的地區
        [destroy_sector] 限拆除的地區
        [paid_sector] 限支付費用的地區
        [not_paid_sector] 支付費用的地區除外
        [combat_sector] 限入侵的地區
       *[shipyard_sector] 限有船塢的地區
    }）
vf-effect-remove-corruption = 移除{ $n }個腐敗標記
vf-effect-move-corruption = 移動 { $n } 個腐敗標記
vf-effect-move-corruption-any = 移動任意數量的腐敗標記
vf-effect-gain-corruption = 獲得 { $n } 個腐敗標記，放在{ $place }
vf-else-onto = { $text }（放不下時，依序改放{ $places }）
vf-forced-advance = { $text }；若放在文明軌，該軌必須推進 { $n } 格（無獎勵）
vf-effect-build = 建造{ $n }座{ $what }
vf-effect-establish = 組織{ $n }個{ $what }
vf-effect-destroy-guild = 拆除 1 個公會
vf-effect-destroy-installation = 拆除 1 座設施
vf-effect-destroy-either = 拆除 1 個公會或 1 座設施
vf-effect-advance-any = 推進任一條文明軌
vf-effect-advance-lowest = 推進最低的一條文明軌
vf-effect-advance-society = 推進社會軌
vf-effect-advance-statecraft = 推進國務軌
vf-effect-advance-economy = 推進經濟軌
vf-effect-advance-corrupted-track = 推進剛被腐敗的文明軌（無獎勵）
vf-effect-fast-forward = 同一條文明軌再推進 1 格

# Fleet Power
vf-effect-activate = 啟動{ $n }點艦隊勢力
vf-effect-activate-per = { $each }，啟動 { $n } 點艦隊勢力
vf-effect-deactivate = 消耗 { $n } 點艦隊勢力
vf-effect-deploy = 部署{ $n }點艦隊勢力
vf-effect-deploy-fleet = 部署{ $n }點{ $fleet }勢力
vf-effect-deploy-per-shipyard = 每座船塢在其地區部署 1 點艦隊勢力
vf-effect-recall = 召回 { $n } 點艦隊勢力
vf-effect-regroup = 重組（最多移動 { $n } 次）
vf-effect-invade-any = 入侵 1 個地區
vf-effect-invade-corrupted = 入侵 1 個腐敗地區
vf-effect-invade-success = { $invade }；成功後，{ $then }
vf-effect-invade-bonus = { $invade }；戰鬥前每支付 { $cost }，可抵銷 { $n } 點{ $kinds }傷害
vf-damage-approach = 遭遇
vf-damage-salvo = 砲擊

# Cards and Glory
vf-effect-gain-agenda = 獲得 1 張議程
vf-effect-gain-agenda-of = 獲得 1 張{ $types }議程
vf-effect-gain-agenda-top = 抽{ $types }議程牌庫頂的 1 張牌
vf-effect-gain-technology-basic = 獲得 1 項基礎科技
vf-effect-gain-technology-improved = 獲得 1 項強化科技
vf-effect-gain-technology-any = 獲得 1 項基礎或強化科技
vf-effect-upgrade-glory = { $n ->
        [1] 升級 1 枚榮耀標記
       *[other] 升級榮耀標記 { $n } 次
    }
vf-effect-gain-glory = 獲得 1 枚數值 { $n } 的榮耀標記
vf-effect-discard-glory = 棄掉 { $n } 枚榮耀標記
vf-effect-evaluate-agenda = 立刻為 { $n } 張未腐敗的生效議程計分（起始議程除外）
vf-effect-preferred-action = 執行手牌或棄牌區中偏好行動卡的 { $n } 個行動（費用照付）
vf-effect-peek-events = 查看下一循環的 { $n } 張銀河事件（一張放牌庫頂，一張放牌庫底）
vf-effect-corrupt-offer = 在{ $type }議程供給放 1 個腐敗標記
vf-effect-corrupt-offer-all = 在每種議程供給各放 1 個腐敗標記
vf-effect-corrupt-offer-chosen = 選 1 種議程供給，放 1 個腐敗標記
vf-effect-discard-focus = 將行動卡{ $types }放入棄牌區，本循環不能使用

# The Voidborn
vf-effect-place = 在{ $target }放上 { $pieces }
vf-effect-add-voidborn = 在{ $target }放上 { $n } 個虛空方塊
vf-target-adjacent-voidborn = 1 個相鄰的虛空造物地區
vf-target-adjacent-voidborn-lowest = 人口最低的相鄰虛空造物地區
vf-target-adjacent-voidborn-highest = 人口最高的相鄰虛空造物地區
vf-target-voidborn-or-fallen = 1 個虛空造物或沒落家族地區
vf-target-each-voidborn = 每個{ $sectors }
vf-piece-bounty = { $n } 枚賞金標記
vf-piece-reclaim = { $n } 枚開拓標記
vf-piece-glory = 1 枚數值 { $value } 的榮耀標記
vf-piece-guild = { $n } 個{ $what }
vf-piece-installation = { $n } 座{ $what }
vf-piece-voidborn = { $n } 個虛空方塊
vf-effect-remove-voidborn = 移除相鄰虛空造物地區的 { $n } 個虛空方塊
vf-effect-remove-harbinger = 移除 { $n } 個惡兆標記
vf-effect-remove-harbinger-sector = 從地區移除 { $n } 個惡兆標記
vf-effect-place-harbinger-adjacent = 在 1 個相鄰的虛空造物地區放上 1 個惡兆標記
vf-effect-place-harbinger-any = 在 1 個虛空造物地區放上 1 個惡兆標記
vf-effect-place-harbinger-sector = 在 1 個虛空造物地區放上 1 個惡兆標記
vf-effect-place-harbinger-rifts = 在每個虛空裂縫放上 1 個惡兆標記
vf-effect-discard-crisis = 棄掉 1 張危機卡（不結算）
vf-effect-discard-crisis-of = 棄掉 1 張{ $types }危機卡（不結算）
vf-effect-discard-crisis-ongoing = 棄掉 1 張進行中的危機卡（不結算）
vf-effect-discard-crisis-ongoing-of = 棄掉 1 張進行中的{ $types }危機卡（不結算）
vf-effect-take-catastrophe = 拿取 { $n } 個災難標記
vf-effect-resolve-skirmish = 結算一次虛空反擊（勢力 +{ $n }）
vf-effect-abandon-sector = 遺棄 { $n } 個家園以外的地區
vf-effect-consume-technology-basic = 耗盡 1 項基礎科技
vf-effect-consume-technology-improved = 耗盡 1 項強化科技
vf-effect-build-haven = 建造 { $n } 層避風港
vf-effect-lasting = 本循環中：{ $rule }
vf-effect-return-kept-corruption = 將所有保留的腐敗標記放回供應區
vf-lasting-skip-void-strikes = 跳過結算階段的第一步（虛空反擊與危機圖版）
vf-lasting-keep-removed-corruption = 移除的腐敗標記先留在自己面前，直到結算階段
vf-lasting-deploy-surcharge = 以行動部署時，須額外獲得 { $corruption } 個腐敗標記（每回合一次），或為每個部署的方塊支付 { $materials } 點材料
vf-lasting-low-influence-shield = 影響力 { $n } 以下的玩家不受虛空反擊
vf-lasting-voidborn-absorption = 虛空反擊的每個砲擊步驟，防守方每有 1 項強化科技，虛空造物就抵銷 { $n } 點傷害
vf-lasting-upgrade-new-glory = 每次獲得榮耀標記時，可立刻升級 { $n } 次
vf-lasting-reinforce-harbingers = 結算階段前，每個有惡兆標記的虛空造物地區加上 { $n } 個虛空方塊
vf-lasting-preferred-surcharge = 偏好行動卡的每個行動額外支付 { $n } 點能量
vf-lasting-preferred-cost = 偏好行動卡的每個行動，費用改為 { $cost }

# Places
vf-at = { $place }{ $text }
vf-place-home = 在家園地區
vf-place-not_home = 在家園以外的地區
vf-place-same_sector = 在同一地區
vf-place-recall_sector = 在召回的地區
vf-place-destroy_sector = 在拆除的地區
vf-place-paid_sector = 在支付費用的地區
vf-place-not_paid_sector = 在支付費用以外的地區
vf-place-combat_sector = 在入侵的地區
vf-place-shipyard_sector = 在有船塢的地區
vf-from = { $place }{ $text }
vf-onto = { $text }到{ $place }
vf-corruption-from-sector = 從自己的地區
vf-corruption-from-house_mat = 從家族圖版
vf-corruption-from-track = 從文明軌
vf-corruption-from-agenda_slot = 從議程槽
vf-corruption-from-same_sector = 從同一地區
vf-corruption-from-recall_sector = 從召回的地區
vf-corruption-from-recall_or_adjacent = 從召回的地區或相鄰地區
vf-corruption-from-combat_sector = 從入侵的地區
vf-corruption-from-outpost = 從前哨地區
vf-corruption-from-this_technology = 從此卡
vf-corruption-from-decontamination_chambers = 從淨化室
vf-corruption-onto-any = 任意位置
vf-corruption-onto-sector = 自己的地區
vf-corruption-onto-house_mat = 家族圖版
vf-corruption-onto-track = 文明軌
vf-corruption-onto-agenda_slot = 議程槽
vf-corruption-onto-same_sector = 同一地區
vf-corruption-onto-recall_sector = 召回的地區
vf-corruption-onto-recall_or_adjacent = 召回的地區或相鄰地區
vf-corruption-onto-combat_sector = 入侵的地區
vf-corruption-onto-outpost = 前哨地區
vf-corruption-onto-this_technology = 此卡
vf-corruption-onto-decontamination_chambers = 淨化室

# Costs
vf-cost-free = 免費
vf-cost-parts = { $parts }
vf-cost-pay-resources = 支付 { $resources }
vf-cost-pay-any = 支付任意 { $n } 個資源
vf-cost-pay-any-short = 任意 { $n } 個資源
vf-cost-recall-cubes = 召回 { $n } 點艦隊勢力
vf-cost-deactivate-cubes = 消耗 { $n } 點艦隊勢力
vf-cost-take-corruption = 獲得 { $n } 個腐敗標記
vf-cost-take-track-corruption = 在文明軌獲得 { $n } 個腐敗標記
vf-cost-take-slot-corruption = 在議程槽獲得 { $n } 個腐敗標記
vf-cost-share-corruption = 全體合計獲得 { $n } 個腐敗標記
vf-cost-discard-glory-tokens = 棄掉 { $n } 枚榮耀標記
vf-cost-return-trade-tokens = 歸還 { $n } 枚交易標記
vf-cost-discard-bounty-tokens = 棄掉 { $n } 枚賞金標記
vf-cost-discard-reclaim-tokens = 棄掉 { $n } 枚開拓標記
vf-cost-destroy-installations = 拆除 { $n } 座家園以外的設施
vf-cost-destroy-guilds = 拆除 { $n } 個家園以外的公會
vf-cost-lower-population = { $n ->
        [1] 將家園以外 1 個未腐敗地區的人口 −1
       *[other] 將家園以外未腐敗地區的人口 −1，{ $n } 次
    }
vf-cost-discard-agendas = 棄掉 { $n } 張非起始的生效議程

# Conditions
vf-condition-all-hold = { $first }，且{ $then }
vf-condition-any-holds = { $first }，或{ $then }
vf-condition-at-least = 至少有 { $n } { $unit }{ $what }
vf-condition-at-least-in = { $place }至少有 { $n } { $unit }{ $what }
vf-condition-at-most = 最多有 { $n } { $unit }{ $what }
vf-condition-at-most-in = { $place }最多有 { $n } { $unit }{ $what }
vf-condition-exactly = 正好有 { $n } { $unit }{ $what }
vf-condition-exactly-in = { $place }正好有 { $n } { $unit }{ $what }
vf-condition-none = 沒有{ $what }
vf-condition-none-in = { $place }沒有{ $what }
vf-condition-at-least-measure = { $what }至少為 { $n }
vf-condition-at-most-measure = { $what }不超過 { $n }
vf-condition-exactly-measure = { $what }正好為 { $n }
vf-condition-nothing = { $what }為 0
vf-condition-track = 未腐敗的{ $track }達到第 { $n } 級

# Counts
vf-unit = { $kind ->
        [installations] 座
        [total-population] 點
        [total-glory] 點
        [best-glory] 點
        [total-upkeep] 份
        [sector-upkeep] 份
        [unpaid-upkeep] 份
        [resource-yield] 點
        [extreme-yields] 點
        [invaded-population] 點
        [fleet-power] 點
        [active-fleet-power] 點
        [active-and-deployed-fleet-power] 點
        [stock] 點
        [scarcest-resource] 點
        [fleet-types] 種
        [resource-types] 種
        [technologies] 項
        [pure-agendas] 張
        [preferred-in-discard] 張
        [tracks] 條
        [glory-tokens] 枚
        [bounty-tokens] 枚
        [reclaim-tokens] 枚
        [trade-tokens] 枚
       *[other] 個
    }
vf-each = 每有 { $n } { $unit }{ $what }
vf-each-in = { $place }每有 { $n } { $unit }{ $what }
vf-each-measure = { $what }每 { $n } { $unit }
vf-each-sectors = { $sectors }
vf-each-tracks = { $tracks }
vf-each-beyond = { $what }超過 { $n } { $unit }時，每多 1 { $unit }
vf-each-voidborn-removed = 該戰鬥中每移除 { $n } 個虛空方塊
vf-in-sectors = { $sectors }
vf-in-mat = 家族圖版上
vf-in-tracks = 文明軌上
vf-in-mat-and-sectors = 家族圖版與地區上
vf-in-stock = 庫存
vf-in-discard = 棄牌區
vf-count-in = { $place }的{ $what }
vf-count-sectors = { $sectors }
vf-count-guilds = { $what }
vf-count-installations = { $what }
vf-count-fleet-power = 艦隊勢力
vf-count-total-population = { $sectors }的人口
vf-count-fleet-types = 不同的艦隊
vf-count-active-fleet-power = 活躍的艦隊勢力
vf-count-active-and-deployed-fleet-power = 活躍或在未腐敗地區的艦隊勢力
vf-count-empty-guild-spaces = 公會空格
vf-count-technologies = { $technologies }
vf-count-tracks = { $tracks }
vf-count-glory-tokens = { $value }榮耀標記
vf-count-total-glory = 榮耀總值
vf-count-best-glory = 最高 { $tokens } 枚榮耀標記的總值
vf-count-bounty-tokens = 賞金標記
vf-count-reclaim-tokens = 開拓標記
vf-count-trade-tokens = 交易標記
vf-count-pure-agendas = 未腐敗的生效議程（起始議程除外）
vf-count-mat-corruption = 腐敗標記
vf-count-track-corruption = 腐敗標記
vf-count-all-corruption = 腐敗標記
vf-count-total-upkeep = 維持費用總額
vf-count-sector-upkeep = 地區的維持費用
vf-count-unpaid-upkeep = 未付的維持費用
vf-count-stock = { $resources }
vf-count-stock-any = 資源
vf-count-resource-yield = { $resource }生產量
vf-count-resource-types = 庫存 { $least } 以上的資源
vf-count-scarcest-resource = 庫存最少的一種資源
vf-count-extreme-yields = 五種資源中最高的生產量與食物、能量、材料中最低的生產量之和
vf-count-preferred-in-discard = 偏好行動卡
vf-count-voidborn-removed = 該戰鬥中移除的虛空方塊
vf-count-invaded-population = 入侵地區的人口
vf-count-catastrophes = 災難標記
vf-measure-total-population = { $sectors }的人口總和
vf-measure-total-glory = 榮耀總值
vf-measure-best-glory = 最高 { $tokens } 枚榮耀標記的總值
vf-measure-total-upkeep = 維持費用總額
vf-measure-sector-upkeep = 地區的維持費用
vf-measure-unpaid-upkeep = 未付的維持費用
vf-measure-resource-yield = { $resource }生產量
vf-measure-scarcest-resource = 庫存最少的一種資源數量
vf-measure-extreme-yields = 五種資源中最高的生產量，加上食物、能量、材料中最低的生產量
vf-measure-invaded-population = 入侵地區的人口
vf-measure-catastrophes = 災難標記的數量

# Filters
vf-filter-none = 自己的地區
vf-filter-pure = 未腐敗地區
vf-filter-corrupted = 腐敗地區
vf-filter-voidborn = 虛空造物地區
vf-filter-fallen = 沒落家族地區
vf-sectors-with = { $features }的{ $sectors }
vf-filter-population = 人口 { $n } 以上
vf-filter-exact-population = 人口正好 { $n }{" "}
vf-filter-with-guilds = { $n ->
        [1] 有公會
       *[other] 有 { $n } 個以上公會
    }
vf-filter-with-guild-kinds = 有{ $guilds }
vf-filter-with-guild-kinds-several = 有 { $n } 種以上公會（限{ $kinds }）
vf-filter-distinct-guilds = 有 { $n } 種以上不同公會
vf-filter-no-empty-guild-space = 公會格全滿
vf-filter-with-installations = { $n ->
        [1] 有設施
       *[other] 有 { $n } 座以上設施
    }
vf-filter-with-installation-kinds = 有{ $installations }
vf-filter-with-fleet-power = 有 { $n } 點以上艦隊勢力
vf-filter-with-fleet-kinds = 有{ $fleets }勢力
vf-filter-upkeep = 有 { $n } 份以上維持費用
vf-filter-exact-upkeep = { $n ->
        [0] 沒有維持費用
       *[other] 正好有 { $n } 份維持費用
    }
vf-filter-adjacent-rift = 與虛空裂縫相鄰
vf-filter-most-voidborn = 虛空方塊不超過 { $n } 個
vf-filter-with-harbinger = 有惡兆標記
vf-filter-beyond = 第 { $n } 個之後
vf-tracks = 文明軌
vf-tracks-pure = 未腐敗{ $tracks }
vf-filter-tier = 達到第 { $n } 級的{ $tracks }
vf-technologies = 科技
vf-technologies-basic = 基礎科技
vf-technologies-improved = 強化科技
vf-filter-of-category = { $category }科技
vf-filter-glory-value = 數值 { $n } 的
vf-filter-least-glory-value = 數值 { $n } 以上的

# Crises
vf-solved-by-deed = { $deed }，同一回合做到 { $n } 次
vf-solved-by-state = { $condition }
vf-solved-by-paying = { $deed }時，額外{ $cost }
vf-solved-by-paying-alone = { $deed }，{ $cost }（不隨行動，另行支付）
vf-deed-with = { $first }{ $then }
vf-deed-invaded = 成功入侵 1 個地區
vf-deed-invaded-voidborn = 成功入侵 1 個虛空造物地區
vf-deed-invaded-corrupted = 成功入侵 1 個腐敗地區
vf-deed-invaded-population-4 = 成功入侵 1 個人口 4 以上的地區
vf-deed-invaded-least-voidborn = （戰鬥前該地區有 { $n } 個以上虛空方塊）
vf-deed-invaded-least-moved = （移入 { $n } 點以上艦隊勢力）
vf-deed-invaded-most-moved = （移入不超過 { $n } 點艦隊勢力）
vf-deed-invaded-no-loss = （沒有召回任何艦隊勢力）
vf-deed-invaded-purified = ，並在同一回合移除該地區的腐敗標記
vf-deed-built = 建造 1 座{ $what }
vf-deed-built-not-home = 在家園以外的地區建造 1 座{ $what }
vf-deed-established = 組織 1 個公會
vf-deed-took-trade-token = 獲得 1 枚交易標記
vf-deed-ended-actions = 行動步驟結束時
vf-deed-in-actions = 行動步驟中
vf-deed-removed-corruption = 移除 1 個腐敗標記
vf-deed-removed-corruption-sector = 從地區移除 1 個腐敗標記
vf-deed-removed-corruption-house-mat = 從家族圖版移除 1 個腐敗標記
vf-deed-regrouped = 重組
vf-deed-regrouped-moves = 在重組中移動 1 點艦隊勢力
vf-deed-deployed = 部署 1 點艦隊勢力
vf-deed-activated = 啟動 1 點艦隊勢力
vf-deed-gained-technology = 獲得 1 項科技
vf-deed-gained-technology-basic = 獲得 1 項基礎科技
vf-deed-gained-technology-improved = 獲得 1 項強化科技
vf-deed-increased-population = 增加未腐敗地區的人口
vf-deed-produced = 生產 1 種資源
vf-deed-produced-different = 生產 1 種不同的資源
vf-deed-gained-agenda = 獲得 1 張議程
vf-deed-upgraded-glory = 升級 1 枚榮耀標記
vf-deed-advanced = 推進任一條文明軌
vf-deed-played-agenda = 打出 1 張議程
vf-deed-abandoned = 因移動或召回而遺棄 1 個家園以外的地區
vf-deed-overproduced = 過度生產
vf-deed-won-with-loss = 在有召回己方艦隊勢力的戰鬥中獲勝
vf-deed-kept-agenda = 在清理步驟保留 1 張生效議程
