# Voidfall: what cards say. Effects, costs and conditions are phrases; rules are sentences.

# Lists
vf-list-and = { $first }、{ $last }
vf-list-or = { $first }或{ $last }
vf-sentences = { $first }{ $then }
vf-brackets = （{ $text }）
vf-number = {" "}{ $n }{" "}
vf-up-to = 最多 { $n }{" "}
vf-at-most = （最多 { $n }）
vf-amount = { $n } { $resource }

# Combinations
vf-effect-and-or = { $first } 和／或 { $then }
vf-effect-one-of = { $first }，或{ $then }
vf-effect-all-of = { $first }，並{ $then }
vf-effect-sequence = { $first }，然後{ $then }
vf-effect-repeat = 執行 { $n } 次：{ $then }
vf-effect-if = 若{ $condition }，{ $then }
vf-effect-if-otherwise = 若{ $condition }，{ $then }；否則{ $otherwise }
vf-effect-pay = { $cost }以{ $then }
vf-effect-each-other-player = 讓其他每位玩家可{ $then }
vf-effect-each-kept-corruption = 每個因此事件保留的腐敗標記：{ $then }；最後{ $afterwards }

# Resources, Influence, tokens
vf-effect-gain-resources = 獲得 { $resources }
vf-effect-gain-any-resources = 獲得任意 { $n } 資源
vf-effect-gain-any-resources-among = 從{ $among }中獲得任意 { $n } 資源
vf-effect-gain-resources-per = 依{ $what }每{ $unit }獲得 { $resources }
vf-effect-gain-guild-resource = 獲得 { $n } 該公會的資源
vf-effect-gain-each-guild-resource = 由該地區每個公會各獲得 { $n } 對應資源
vf-effect-produce = 生產{ $resources }
vf-effect-produce-any = { $n ->
        [1] 生產任一種資源
       *[other] 生產 { $n } 種不同資源
    }
vf-effect-produce-any-up-to = 生產最多 { $n } 種不同資源
vf-effect-produce-distinct-per = 依{ $what }每{ $unit }生產一種資源（不可重複）
vf-effect-exchange = 支付最多 { $give }，獲得等量{ $take }
vf-effect-lose-resources = 失去 { $resources }
vf-effect-lose-any-resources = 失去任意 { $n } 資源
vf-effect-lose-influence = 失去 { $n } 影響力
vf-effect-lose-trade-tokens = 失去 { $n } 枚交易標記
vf-effect-gain-influence = 獲得 { $n } 影響力
vf-effect-gain-influence-per = 依{ $what }每{ $unit }獲得 { $n } 影響力{ $limit }
vf-effect-gain-influence-per-group = 依{ $what }每 { $group } { $unit }獲得 { $n } 影響力{ $limit }
vf-effect-gain-influence-per-equal = 獲得等同{ $what }的影響力{ $limit }
vf-effect-lose-influence-per = 依{ $what }每{ $unit }失去 { $n } 影響力
vf-effect-gain-influence-by-tier = { $track }達到第 1/2/3/4 級時獲得 { $numbers } 影響力
vf-effect-gain-influence-by-tier-each = 每條{ $track }達到第 1/2/3/4 級時獲得 { $numbers } 影響力
vf-effect-gain-bounty-tokens = 獲得 { $n } 枚賞金標記
vf-effect-gain-bounty-tokens-per = 依{ $what }每{ $unit }獲得 { $n } 枚賞金標記
vf-effect-gain-reclaim-tokens = 獲得 { $n } 枚開拓標記
vf-effect-resolve-reclaim-at-home = 抽 { $n } 枚開拓標記並在家園地區結算
vf-effect-gain-trade-tokens = 獲得 { $n } 枚交易標記
vf-effect-gain-trade-tokens-bare = 獲得 { $n } 枚交易標記（不含獎勵）

# Sectors, Corruption, tracks
vf-effect-increase-population = 增加未腐敗人口{ $n }次
vf-effect-increase-population-once = 增加 1 點未腐敗人口
vf-effect-increase-population-sectors = 使{ $n }個不同的{ $sectors }各增加 1 點人口
vf-effect-increase-home-population = 家園地區人口 +{ $n }
vf-effect-decrease-population = 減少 { $n } 點未腐敗人口
vf-effect-remove-corruption = 移除{ $n }個腐敗標記
vf-effect-move-corruption = 移動 { $n } 個腐敗標記
vf-effect-move-corruption-any = 移動任意數量的腐敗標記
vf-effect-gain-corruption = 獲得 { $n } 個腐敗標記，放在{ $place }
vf-else-onto = { $text }（放不下則依序放在{ $places }）
vf-forced-advance = { $text }；若選擇文明軌，該軌必須推進 { $n } 格且無獎勵
vf-effect-build = 建造{ $n }座{ $what }
vf-effect-establish = 組織{ $n }個{ $what }
vf-effect-destroy-guild = 拆除一個公會
vf-effect-destroy-installation = 拆除一座設施
vf-effect-advance-any = 推進任一文明軌
vf-effect-advance-lowest = 推進最低的文明軌
vf-effect-advance-society = 推進社會軌
vf-effect-advance-statecraft = 推進國務軌
vf-effect-advance-economy = 推進經濟軌
vf-effect-advance-corrupted-track = 推進剛被腐敗的文明軌（無獎勵）
vf-effect-fast-forward = 在同一軌再推進一格

# Fleet Power
vf-effect-activate = 啟動{ $n }艦隊勢力
vf-effect-activate-per = 依{ $what }每{ $unit }啟動 { $n } 艦隊勢力
vf-effect-deactivate = 消耗 { $n } 艦隊勢力
vf-effect-deploy = 部署{ $n }艦隊勢力
vf-effect-deploy-fleet = 部署{ $n }{ $fleet }勢力
vf-effect-deploy-per-shipyard = 在每座船塢的地區部署 1 艦隊勢力
vf-effect-recall = 召回 { $n } 艦隊勢力
vf-effect-regroup = 重組（最多移動 { $n } 次）
vf-effect-invade-any = 入侵一個地區
vf-effect-invade-corrupted = 入侵一個腐敗地區
vf-effect-invade-success = { $invade }；成功後，{ $then }
vf-effect-invade-bonus = { $invade }；戰鬥前每支付 { $cost }，抵銷 { $n } 點{ $kinds }傷害
vf-damage-approach = 遭遇
vf-damage-salvo = 砲擊

# Cards and Glory
vf-effect-gain-agenda = 獲得一張議程
vf-effect-gain-agenda-of = 獲得一張{ $types }議程
vf-effect-gain-agenda-top = 抽{ $types }議程牌庫頂的一張
vf-effect-gain-technology-basic = 獲得一張基礎科技
vf-effect-gain-technology-improved = 獲得一張強化科技
vf-effect-gain-technology-any = 獲得一張基礎或強化科技
vf-effect-upgrade-glory = { $n ->
        [1] 升級一枚榮耀標記
       *[other] 升級榮耀標記 { $n } 次
    }
vf-effect-gain-glory = 獲得一枚數值 { $n } 的榮耀標記
vf-effect-discard-glory = 棄掉 { $n } 枚榮耀標記
vf-effect-evaluate-agenda = 立刻為 { $n } 張生效且未腐敗的議程計分（起始議程除外）
vf-effect-preferred-action = 執行手牌或棄牌區中偏好行動卡的 { $n } 個行動（照付費用）
vf-effect-peek-events = 查看下一循環的 { $n } 張銀河事件（一張放牌庫頂，一張放底）
vf-effect-corrupt-offer = 在{ $type }議程供給放一個腐敗標記
vf-effect-corrupt-offer-all = 在每種議程供給各放一個腐敗標記
vf-effect-corrupt-offer-chosen = 選一種議程供給，放一個腐敗標記
vf-effect-discard-focus = 棄掉行動卡{ $types }，直到循環結束

# The Voidborn
vf-effect-place = 在{ $target }放置 { $pieces }
vf-effect-add-voidborn = 在{ $target }放 { $n } 個虛空方塊
vf-target-adjacent-voidborn = 一個相鄰的虛空造物地區
vf-target-adjacent-voidborn-lowest = 人口最低的相鄰虛空造物地區
vf-target-adjacent-voidborn-highest = 人口最高的相鄰虛空造物地區
vf-target-voidborn-or-fallen = 一個虛空造物或沒落家族地區
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
vf-effect-place-harbinger-adjacent = 在一個相鄰的虛空造物地區放 1 個惡兆標記
vf-effect-place-harbinger-any = 在一個虛空造物地區放 1 個惡兆標記
vf-effect-place-harbinger-sector = 在一個虛空造物地區放 1 個惡兆標記
vf-effect-place-harbinger-rifts = 在每個虛空裂縫放 1 個惡兆標記
vf-effect-discard-crisis = 棄掉一張危機卡（不結算）
vf-effect-discard-crisis-of = 棄掉一張{ $types }危機卡（不結算）
vf-effect-discard-crisis-ongoing = 棄掉一張進行中的危機卡（不結算）
vf-effect-discard-crisis-ongoing-of = 棄掉一張進行中的{ $types }危機卡（不結算）
vf-effect-take-catastrophe = 放 { $n } 個災難標記
vf-effect-resolve-skirmish = 結算一次虛空反擊（勢力 +{ $n }）
vf-effect-abandon-sector = 遺棄 { $n } 個家園以外的地區
vf-effect-consume-technology-basic = 耗盡一張基礎科技
vf-effect-consume-technology-improved = 耗盡一張強化科技
vf-effect-build-haven = 建造 { $n } 層避風港
vf-effect-lasting = 本循環持續：{ $rule }
vf-effect-return-kept-corruption = 將所有保留的腐敗標記放回供應區
vf-lasting-skip-void-strikes = 跳過結算階段的第一步（虛空反擊、危機圖版）
vf-lasting-keep-removed-corruption = 移除的腐敗標記先留在面前，直到結算階段
vf-lasting-deploy-surcharge = 每個部署的行動須另外獲得 { $corruption } 個腐敗標記（每回合一次）或每個方塊支付 { $materials } 材料
vf-lasting-low-influence-shield = 影響力 { $n } 以下時不會被虛空反擊
vf-lasting-voidborn-absorption = 虛空反擊的每個砲擊步驟中，你每有一張強化科技，虛空造物抵銷 { $n } 點傷害
vf-lasting-upgrade-new-glory = 每次獲得榮耀標記時可立刻升級 { $n } 次
vf-lasting-reinforce-harbingers = 結算階段前，每個有惡兆標記的虛空造物地區加 { $n } 個虛空方塊
vf-lasting-preferred-surcharge = 偏好行動卡的每個行動多付 { $n } 能量
vf-lasting-preferred-cost = 偏好行動卡的每個行動改為支付 { $cost }

# Places
vf-at = { $place }{ $text }
vf-place-home = 在家園地區
vf-place-not_home = 在家園以外的地區
vf-place-same_sector = 在同一地區
vf-place-recall_sector = 在召回的地區
vf-place-destroy_sector = 在拆除的地區
vf-place-paid_sector = 在付費的地區
vf-place-not_paid_sector = 在付費以外的地區
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
vf-cost-pay-any = 支付任意 { $n } 資源
vf-cost-pay-any-short = 任意 { $n } 資源
vf-cost-recall-cubes = 召回 { $n } 艦隊勢力
vf-cost-deactivate-cubes = 消耗 { $n } 艦隊勢力
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
vf-cost-lower-population = 減少 { $n } 點家園以外的未腐敗人口
vf-cost-discard-agendas = 棄掉 { $n } 張起始以外的生效議程

# Conditions
vf-condition-all-hold = { $first }，且{ $then }
vf-condition-any-holds = { $first }，或{ $then }
vf-condition-at-least = { $what }至少 { $n } { $unit }
vf-condition-at-most = { $what }至多 { $n } { $unit }
vf-condition-exactly = { $what }正好 { $n } { $unit }
vf-condition-none = 沒有{ $what }
vf-condition-at-least-measure = { $what }至少 { $n }
vf-condition-at-most-measure = { $what }至多 { $n }
vf-condition-exactly-measure = { $what }正好 { $n }
vf-condition-nothing = { $what }為 0
vf-condition-track = 未腐敗的{ $track }達到第 { $n } 級以上

# Counts
vf-unit = { $kind ->
        [installations] 座
        [total-population] 點
        [total-glory] 點
        [best-glory] 點
        [total-upkeep] 點
        [sector-upkeep] 點
        [unpaid-upkeep] 點
        [resource-yield] 點
        [extreme-yields] 點
        [invaded-population] 點
        [fleet-power] 點
        [active-fleet-power] 點
        [active-and-deployed-fleet-power] 點
        [fleet-types] 種
        [resource-types] 種
        [technologies] 張
        [pure-agendas] 張
        [preferred-in-discard] 張
        [tracks] 條
        [glory-tokens] 枚
        [bounty-tokens] 枚
        [reclaim-tokens] 枚
        [trade-tokens] 枚
        [stock] 單位
        [scarcest-resource] 單位
       *[other] 個
    }
vf-count-sectors = { $sectors }
vf-count-sectors-each = { $sectors }
vf-count-guilds = { $sectors }的{ $what }
vf-count-installations = { $sectors }的{ $what }
vf-count-fleet-power = { $sectors }的艦隊勢力
vf-count-total-population = { $sectors }的人口
vf-count-fleet-types = { $sectors }的不同艦隊類型
vf-count-active-fleet-power = 活躍艦隊勢力
vf-count-active-and-deployed-fleet-power = 活躍與未腐敗地區的艦隊勢力
vf-count-empty-guild-spaces = 公會空格
vf-count-technologies = { $technologies }
vf-count-tracks = { $tracks }
vf-count-tracks-each = { $tracks }
vf-count-glory-tokens = { $value }榮耀標記
vf-count-total-glory = 榮耀總值
vf-count-best-glory = 最高 { $tokens } 枚榮耀標記的總值
vf-count-bounty-tokens = 賞金標記
vf-count-reclaim-tokens = 開拓標記
vf-count-trade-tokens = 交易標記
vf-count-pure-agendas = 未腐敗的生效議程（起始議程除外）
vf-count-mat-corruption = 家族圖版上的腐敗標記
vf-count-track-corruption = 文明軌上的腐敗標記
vf-count-all-corruption = 家族圖版與地區上的腐敗標記
vf-count-total-upkeep = 維持費用總額
vf-count-sector-upkeep = 地區的維持費用
vf-count-unpaid-upkeep = 未付的維持費用
vf-count-stock = 庫存的{ $resources }
vf-count-stock-any = 庫存的資源
vf-count-resource-yield = { $resource }生產量
vf-count-resource-types = 庫存 { $least } 以上的資源
vf-count-scarcest-resource = 庫存最少的一種資源
vf-count-extreme-yields = 五種資源中最高的生產量與食物、能量、材料中最低的生產量之和
vf-count-preferred-in-discard = 棄牌區的偏好行動卡
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
vf-measure-extreme-yields = 五種資源中最高的生產量加上食物、能量、材料中最低的生產量
vf-measure-invaded-population = 入侵地區人口
vf-measure-catastrophes = 災難標記數量

# Filters
vf-filter-none = 自己地區
vf-filter-pure = 未腐敗地區
vf-filter-corrupted = 腐敗地區
vf-filter-voidborn = 虛空造物地區
vf-filter-fallen = 沒落家族地區
vf-sectors-with = { $features }的{ $sectors }
vf-filter-population = 人口 { $n } 以上
vf-filter-exact-population = 人口正好 { $n }{" "}
vf-filter-with-guilds = { $n ->
        [1] 有公會
       *[other] 公會 { $n } 個以上
    }
vf-filter-with-guild-kinds = 有{ $guilds }
vf-filter-with-guild-kinds-several = 有{ $kinds }公會中 { $n } 種以上
vf-filter-distinct-guilds = 有 { $n } 種以上不同公會
vf-filter-no-empty-guild-space = 公會格全滿
vf-filter-with-installations = { $n ->
        [1] 有設施
       *[other] 設施 { $n } 座以上
    }
vf-filter-with-installation-kinds = 有{ $installations }
vf-filter-with-fleet-power = 艦隊勢力 { $n } 以上
vf-filter-with-fleet-kinds = 有{ $fleets }勢力
vf-filter-upkeep = 維持費用 { $n } 以上
vf-filter-exact-upkeep = { $n ->
        [0] 沒有維持費用
       *[other] 維持費用正好 { $n }{" "}
    }
vf-filter-adjacent-rift = 與虛空裂縫相鄰
vf-filter-most-voidborn = 虛空方塊 { $n } 個以下
vf-filter-with-harbinger = 有惡兆標記
vf-filter-beyond = 前 { $n } 個以外
vf-tracks = 文明軌
vf-tracks-pure = 未腐敗的{ $tracks }
vf-filter-tier = 第 { $n } 級以上{ $tracks }
vf-technologies = 科技
vf-technologies-basic = 基礎科技
vf-technologies-improved = 強化科技
vf-filter-of-category = { $category }科技
vf-filter-glory-value = 數值 { $n } 的
vf-filter-least-glory-value = 數值 { $n } 以上的

# Crises
vf-solved-by-deed = 一回合內 { $n } 次：{ $deed }
vf-solved-by-state = { $condition }
vf-solved-by-paying = { $deed }時，另外{ $cost }
vf-solved-by-paying-alone = { $deed }，{ $cost }（不屬於任何行動）
vf-deed-with = { $first }，{ $then }
vf-deed-invaded = 成功入侵一個地區
vf-deed-invaded-voidborn = 成功入侵一個虛空造物地區
vf-deed-invaded-corrupted = 成功入侵一個腐敗地區
vf-deed-invaded-population-4 = 成功入侵一個人口 4 以上的地區
vf-deed-invaded-least-voidborn = 對抗 { $n } 個以上虛空方塊
vf-deed-invaded-least-moved = 移入 { $n } 以上艦隊勢力
vf-deed-invaded-most-moved = 移入 { $n } 以下艦隊勢力
vf-deed-invaded-no-loss = 且沒有召回艦隊勢力
vf-deed-invaded-purified = 並在同一回合移除該地區的腐敗標記
vf-deed-built = 建造一座{ $what }
vf-deed-built-not-home = 在家園以外的地區建造一座{ $what }
vf-deed-established = 組織一個公會
vf-deed-took-trade-token = 獲得一枚交易標記
vf-deed-ended-actions = 行動步驟結束時
vf-deed-in-actions = 行動步驟中
vf-deed-removed-corruption = 移除一個腐敗標記
vf-deed-removed-corruption-sector = 從地區移除一個腐敗標記
vf-deed-removed-corruption-house-mat = 從家族圖版移除一個腐敗標記
vf-deed-regrouped = 重組
vf-deed-regrouped-moves = 在重組中移動 1 艦隊勢力
vf-deed-deployed = 部署 1 艦隊勢力
vf-deed-activated = 啟動 1 艦隊勢力
vf-deed-gained-technology = 獲得一張科技
vf-deed-gained-technology-basic = 獲得一張基礎科技
vf-deed-gained-technology-improved = 獲得一張強化科技
vf-deed-increased-population = 增加未腐敗人口
vf-deed-produced = 生產一種資源
vf-deed-produced-different = 生產一種不同的資源
vf-deed-gained-agenda = 獲得一張議程
vf-deed-upgraded-glory = 升級一枚榮耀標記
vf-deed-advanced = 推進文明軌
vf-deed-played-agenda = 打出一張議程
vf-deed-abandoned = 因移動或召回而遺棄一個家園以外的地區
vf-deed-overproduced = 過度生產
vf-deed-won-with-loss = 贏得一場有召回艦隊勢力的戰鬥
vf-deed-kept-agenda = 在清理步驟保留一張生效議程
