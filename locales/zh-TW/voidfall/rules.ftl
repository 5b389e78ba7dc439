# Voidfall: rules of Technologies, houses and sectors, a sentence each.

vf-when = （{ $conditions }）
vf-needs-fleet = 須有 1 點以上{ $fleet }勢力
vf-as-invader = 入侵時
vf-as-defender = 防守時

# Combat
vf-rule-salvo-absorption = 每場戰鬥一次，抵銷 { $n } 點砲擊傷害{ $when }。
vf-rule-approach-absorption = 抵銷 { $n } 點遭遇傷害{ $when }。
vf-rule-salvo-damage-first = 第一個砲擊步驟傷害 +{ $n }{ $when }。
vf-rule-salvo-damage-all = 每個砲擊步驟傷害 +{ $n }{ $when }。
vf-rule-extra-initiative = 戰鬥中優先度 +{ $n }{ $when }。
vf-rule-higher-initiative = 只要有能提供優先度的方塊，永遠視為優先度較高{ $when }；雙方都有此效果時互相抵銷。
vf-rule-further-approach-damage = 防守時若造成遭遇傷害（即使被抵銷），再多造成 { $n } 點。
vf-rule-missile-damage = 自己的相鄰地區中，每個有{ $installations }的地區造成 1 點遭遇傷害，最多 { $n } 點{ $when }。
vf-rule-missile-damage-paid = 若自己的相鄰地區有{ $installations }，可{ $cost }，造成 { $n } 點遭遇傷害{ $when }。
vf-rule-paid-absorption = 入侵時可{ $cost }，抵銷 { $approach } 點遭遇傷害與 { $salvo } 點砲擊傷害。
vf-rule-retreat-home = 每場戰鬥中，要召回的 { $n } 個方塊可改移到家園地區（艦隊類型不變）。
vf-rule-retreat-home-any = 戰鬥中要召回的任意數量方塊都可改移到家園地區（艦隊類型不變）。
vf-rule-destroyer-tile = 只使用驅逐艦板塊的上半部。
vf-rule-destroyer-tile-whole = 使用整個驅逐艦板塊：入侵時，每個方塊另造成 1 點遭遇傷害。

# Fleets, limits
vf-rule-enables-fleet = 可部署{ $fleet }。
vf-rule-enables-installation = 可建造{ $installation }。
vf-rule-installation-limit = 每個地區最多 { $n } 座{ $installation }。
vf-rule-fleet-size = 每支{ $fleet }艦隊最多 { $n } 個方塊。
vf-rule-deployment-cost = 部署{ $fleet }時，為每個方塊支付 { $cost }。
vf-rule-counts-as-shipyard = 以「每座船塢」的效果部署時，{ $fleet }視為船塢。
vf-rule-extra-shipyard = 以「每座船塢」的效果部署時，有船塢或行星堡壘的地區視為多 { $n } 座船塢。
vf-rule-extra-home-guilds = 家園地區除空格外，可再組織最多 { $n } 個公會，沒有維持費用。
vf-rule-extra-agenda-slots = 生效的議程可多 { $n } 張，類型須與其他議程不同。
vf-rule-extra-improved-technologies = 強化科技上限 +{ $n }。
vf-rule-extra-trade-storage = 清理步驟可多保留 { $n } 枚交易標記。
vf-rule-corruption-storage = 此卡可放 { $n } 個腐敗標記，不視為腐敗。
vf-rule-ignores-stored-corruption = 此處的腐敗標記不計入虛空反擊。

# Production and Upkeep
vf-rule-level-per-guild = 每個{ $guild }使{ $resource }生產等級 +{ $n }。
vf-rule-level-per-installation = 每座{ $installation }使{ $resource }生產等級 +{ $n }。
vf-rule-credits-pay-upkeep = 1 點信用可支付 { $n } 份維持費用。
vf-rule-free-sector-upkeep = 地區的維持費用免費，議程的照付。

# Actions and triggers
vf-focus-preferred = 任何偏好行動卡
vf-rule-focus-action = 打出{ $focuses }時：{ $then }。
vf-rule-any-preferred-focus = 打出其他偏好行動卡時：可執行以上行動之一。
vf-rule-double-action = 打出{ $focuses }時：可將一個行動的費用支付 { $n } 次、效果執行 { $n } 次（每回合 { $turns } 次）。
vf-rule-trigger = { $moment }，可{ $then }。
vf-rule-trigger-limited = { $moment }（每回合 { $n } 次），可{ $then }。
vf-moment-population-increased = 未腐敗地區的人口增加時
vf-moment-guild-established = 組織公會時
vf-moment-installation-built = 建造設施時
vf-moment-before-credits-produced = 生產信用之前
vf-moment-corruption-removed = 移除此卡以外的腐敗標記時
vf-moment-first-overproduction = 每回合第一次過度生產時
vf-moment-corrupted-sector-invaded = 成功入侵腐敗地區後
vf-moment-voidborn-or-fallen-sector-invaded = 成功入侵虛空造物或沒落家族地區後
vf-moment-corruption-taken-as-cost = 以獲得腐敗標記作為費用時
vf-rule-replace = { $instead }，可改為{ $then }{ $where }{ $limit }。
vf-rule-replace-also = { $instead }，可改為{ $then }，或兩者都做{ $where }{ $limit }。
vf-instead-increase-population = 要增加未腐敗地區的人口時
vf-instead-build = 要建造設施時
vf-instead-deploy = 要部署艦隊勢力時
vf-instead-where = （限{ $sectors }）
vf-instead-limit = （每個效果 { $n } 次）
vf-rule-free-tiers = 進入文明軌的最後兩格不用消耗艦隊勢力。
vf-rule-corrupted-track-benefit = 在腐敗的文明軌推進時，可{ $cost }，仍獲得該格獎勵。
vf-rule-substitute-resource = 每回合 { $n } 次，可{ $cost }，代替 { $resource }。
vf-rule-keeps-glory = 因自己移動或召回方塊而遺棄地區時，不用棄掉榮耀標記。
vf-rule-starting-agendas = 開局有 { $n } 張起始議程，全部計分。
vf-rule-trade-return-bonus = 歸還交易標記時，可獲得該標記放回的那一格、或其下任一格的獎勵。

# Invasions and Skirmishes
vf-rule-regroup-before-invasion = 入侵前可免費重組（最多移動 { $n } 次）。
vf-rule-invasion-reach = 入侵時可選擇{ $modes }。
vf-reach-ignore-voidstorms = 無視虛空風暴
vf-reach-two-steps = 從兩步之外的地區移入
vf-rule-reclaim-before-combat-voidborn = 入侵虛空造物地區時，可先在該處放 1 枚開拓標記。
vf-rule-reclaim-before-combat-voidborn-or-corrupted = 入侵虛空造物或腐敗地區時，可先在該處放 1 枚開拓標記。
vf-rule-after-invasion = 入侵成功後，可{ $then }。
vf-rule-keeps-installations = 入侵成功時，該地區的設施全部保留。
vf-rule-after-combat = 入侵獲勝或平手後，可{ $then }。
vf-rule-after-combat-tie-wins = 入侵獲勝或平手後，可{ $then }；平手因此視為獲勝。
vf-rule-defends-skirmish = 結算階段的虛空反擊，永遠視為成功防守。
vf-rule-defends-skirmish-paid = 結算階段可{ $cost }，視為成功防守虛空反擊。

# Sectors
vf-kind-spaces = 公會格 { $guilds }、設施格 { $installations }。
vf-kind-wormhole = 不能進入。緊鄰同字母蟲洞的地區互相相鄰。
vf-kind-printed = 印有 { $pieces }。
vf-kind-unpopulated = 沒有人口，不會腐敗。
vf-kind-fixed = 人口固定。
vf-kind-home = 不能被入侵，不會腐敗。
vf-kind-home-corruptible = 不能被入侵，但可被腐敗。
vf-kind-guild-upkeep = 從第 { $n } 格起，每個公會有 1 份維持費用。
vf-kind-guild-upkeep-none = 公會沒有維持費用。
vf-kind-installation-upkeep = 從第 { $n } 格起，每座設施有 1 份維持費用。
vf-kind-installation-upkeep-none = 設施沒有維持費用。
vf-kind-voidborn = { $n ->
        [0] 虛空造物不會掌控此地區。
       *[other] 可容納 { $n } 支虛空艦隊，每支最多 3 個方塊。
    }
vf-kind-fallen = 人口與 2 座防衛設施依沒落家族卡而定；開局時已腐敗，沒有方塊。
vf-kind-rift = 入侵成功後，每位玩家移除 1 個腐敗標記，或獲得任意 5 個資源；然後此地區變成人口 1 的基本地區。
vf-kind-upkeep = 地區本身有 { $n } 份維持費用。
vf-kind-levels = 生產等級：{ $levels }。
vf-kind-levels-corrupted = 腐敗時的生產等級：{ $levels }。
vf-kind-on-invade = 入侵成功後，可{ $then }。
vf-kind-third-action = 打出{ $focuses }時：可執行全部三個行動，不必翻轉交易標記（每循環 { $n } 次）。
vf-levels = 生產等級：{ $levels }
vf-level = { $resource } +{ $n }

# Cards
vf-card-same-resource = { $then }（兩者須為同一種資源）
vf-card-action = { $name }（{ $cost }）：{ $then }
vf-frame-each = { $force ->
        [solid] 每位玩家必須
       *[dashed] 每位玩家可以
    }：{ $then }
vf-frame-once = { $force ->
        [solid] 執行一次
       *[dashed] 可執行一次
    }：{ $then }
vf-frame-delayed = { $force ->
        [solid] 每位玩家在自己的第一個回合結束後必須
       *[dashed] 每位玩家在自己的第一個回合結束後可以
    }：{ $then }
vf-frame-together = { $force ->
        [solid] 全體玩家必須一起
       *[dashed] 全體玩家可以一起
    }：{ $then }
