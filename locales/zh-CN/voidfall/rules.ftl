# Voidfall: rules of Technologies, houses and sectors, a sentence each.

vf-when = （{ $conditions }）
vf-needs-fleet = 须有 1 点以上{ $fleet }势力
vf-as-invader = 入侵时
vf-as-defender = 防守时

# Combat
vf-rule-salvo-absorption = 每场战斗一次，抵消 { $n } 点炮击伤害{ $when }。
vf-rule-approach-absorption = 抵消 { $n } 点遭遇伤害{ $when }。
vf-rule-salvo-damage-first = 第一个炮击步骤伤害 +{ $n }{ $when }。
vf-rule-salvo-damage-all = 每个炮击步骤伤害 +{ $n }{ $when }。
vf-rule-extra-initiative = 战斗中优先度 +{ $n }{ $when }。
vf-rule-higher-initiative = 只要有能提供优先度的方块，永远视为优先度较高{ $when }；双方都有此效果时互相抵消。
vf-rule-further-approach-damage = 防守时若造成遭遇伤害（即使被抵消），再多造成 { $n } 点。
vf-rule-missile-damage = 自己的相邻地区中，每个有{ $installations }的地区造成 1 点遭遇伤害，最多 { $n } 点{ $when }。
vf-rule-missile-damage-paid = 若自己的相邻地区有{ $installations }，可{ $cost }，造成 { $n } 点遭遇伤害{ $when }。
vf-rule-paid-absorption = 入侵时可{ $cost }，抵消 { $approach } 点遭遇伤害与 { $salvo } 点炮击伤害。
vf-rule-retreat-home = 每场战斗中，要召回的 { $n } 个方块可改移到家园地区（舰队类型不变）。
vf-rule-retreat-home-any = 战斗中要召回的任意数量方块都可改移到家园地区（舰队类型不变）。
vf-rule-destroyer-tile = 只使用驱逐舰板块的上半部。
vf-rule-destroyer-tile-whole = 使用整个驱逐舰板块：入侵时，每个方块另造成 1 点遭遇伤害。

# Fleets, limits
vf-rule-enables-fleet = 可部署{ $fleet }。
vf-rule-enables-installation = 可建造{ $installation }。
vf-rule-installation-limit = 每个地区最多 { $n } 座{ $installation }。
vf-rule-fleet-size = 每支{ $fleet }舰队最多 { $n } 个方块。
vf-rule-deployment-cost = 部署{ $fleet }时，为每个方块支付 { $cost }。
vf-rule-counts-as-shipyard = 以“每座船坞”的效果部署时，{ $fleet }视为船坞。
vf-rule-extra-shipyard = 以“每座船坞”的效果部署时，有船坞或行星堡垒的地区视为多 { $n } 座船坞。
vf-rule-extra-home-guilds = 家园地区除空格外，可再组织最多 { $n } 个公会，没有维持费用。
vf-rule-extra-agenda-slots = 生效的议程可多 { $n } 张，类型须与其他议程不同。
vf-rule-extra-improved-technologies = 强化科技上限 +{ $n }。
vf-rule-extra-trade-storage = 清理步骤可多保留 { $n } 枚交易标记。
vf-rule-corruption-storage = 此卡可放 { $n } 个腐败标记，不视为腐败。
vf-rule-ignores-stored-corruption = 此处的腐败标记不计入虚空反击。

# Production and Upkeep
vf-rule-level-per-guild = 每个{ $guild }使{ $resource }生产等级 +{ $n }。
vf-rule-level-per-installation = 每座{ $installation }使{ $resource }生产等级 +{ $n }。
vf-rule-credits-pay-upkeep = 1 点信用可支付 { $n } 份维持费用。
vf-rule-free-sector-upkeep = 地区的维持费用免费，议程的照付。

# Actions and triggers
vf-focus-preferred = 任何偏好行动卡
vf-rule-focus-action = 打出{ $focuses }时：{ $then }。
vf-rule-any-preferred-focus = 打出其他偏好行动卡时：可执行以上行动之一。
vf-rule-double-action = 打出{ $focuses }时：可将一个行动的费用支付 { $n } 次、效果执行 { $n } 次（每回合 { $turns } 次）。
vf-rule-trigger = { $moment }，可{ $then }。
vf-rule-trigger-limited = { $moment }（每回合 { $n } 次），可{ $then }。
vf-moment-population-increased = 未腐败地区的人口增加时
vf-moment-guild-established = 组织公会时
vf-moment-installation-built = 建造设施时
vf-moment-before-credits-produced = 生产信用之前
vf-moment-corruption-removed = 移除此卡以外的腐败标记时
vf-moment-first-overproduction = 每回合第一次过度生产时
vf-moment-corrupted-sector-invaded = 成功入侵腐败地区后
vf-moment-voidborn-or-fallen-sector-invaded = 成功入侵虚空造物或没落家族地区后
vf-moment-corruption-taken-as-cost = 以获得腐败标记作为费用时
vf-rule-replace = { $instead }，可改为{ $then }{ $where }{ $limit }。
vf-rule-replace-also = { $instead }，可改为{ $then }，或两者都做{ $where }{ $limit }。
vf-instead-increase-population = 要增加未腐败地区的人口时
vf-instead-build = 要建造设施时
vf-instead-deploy = 要部署舰队势力时
vf-instead-where = （限{ $sectors }）
vf-instead-limit = （每个效果 { $n } 次）
vf-rule-free-tiers = 进入文明轨的最后两格不用消耗舰队势力。
vf-rule-corrupted-track-benefit = 在腐败的文明轨推进时，可{ $cost }，仍获得该格奖励。
vf-rule-substitute-resource = 每回合 { $n } 次，可{ $cost }，代替 { $resource }。
vf-rule-keeps-glory = 因自己移动或召回方块而遗弃地区时，不用弃掉荣耀标记。
vf-rule-starting-agendas = 开局有 { $n } 张起始议程，全部计分。
vf-rule-trade-return-bonus = 归还交易标记时，可获得该标记放回的那一格、或其下任一格的奖励。

# Invasions and Skirmishes
vf-rule-regroup-before-invasion = 入侵前可免费重组（最多移动 { $n } 次）。
vf-rule-invasion-reach = 入侵时可选择{ $modes }。
vf-reach-ignore-voidstorms = 无视虚空风暴
vf-reach-two-steps = 从两步之外的地区移入
vf-rule-reclaim-before-combat-voidborn = 入侵虚空造物地区时，可先在该处放 1 枚开拓标记。
vf-rule-reclaim-before-combat-voidborn-or-corrupted = 入侵虚空造物或腐败地区时，可先在该处放 1 枚开拓标记。
vf-rule-after-invasion = 入侵成功后，可{ $then }。
vf-rule-keeps-installations = 入侵成功时，该地区的设施全部保留。
vf-rule-after-combat = 入侵获胜或平局后，可{ $then }。
vf-rule-after-combat-tie-wins = 入侵获胜或平局后，可{ $then }；平局因此视为获胜。
vf-rule-defends-skirmish = 结算阶段的虚空反击，永远视为成功防守。
vf-rule-defends-skirmish-paid = 结算阶段可{ $cost }，视为成功防守虚空反击。

# Sectors
vf-kind-spaces = 公会格 { $guilds }、设施格 { $installations }。
vf-kind-wormhole = 不能进入。紧邻同字母虫洞的地区互相相邻。
vf-kind-printed = 印有 { $pieces }。
vf-kind-unpopulated = 没有人口，不会腐败。
vf-kind-fixed = 人口固定。
vf-kind-home = 不能被入侵，不会腐败。
vf-kind-home-corruptible = 不能被入侵，但可被腐败。
vf-kind-guild-upkeep = 从第 { $n } 格起，每个公会有 1 份维持费用。
vf-kind-guild-upkeep-none = 公会没有维持费用。
vf-kind-installation-upkeep = 从第 { $n } 格起，每座设施有 1 份维持费用。
vf-kind-installation-upkeep-none = 设施没有维持费用。
vf-kind-voidborn = { $n ->
        [0] 虚空造物不会掌控此地区。
       *[other] 可容纳 { $n } 支虚空舰队，每支最多 3 个方块。
    }
vf-kind-fallen = 人口与 2 座防卫设施按没落家族卡而定；开局时已腐败，没有方块。
vf-kind-rift = 入侵成功后，每位玩家移除 1 个腐败标记，或获得任意 5 个资源；然后此地区变成人口 1 的基本地区。
vf-kind-upkeep = 地区本身有 { $n } 份维持费用。
vf-kind-levels = 生产等级：{ $levels }。
vf-kind-levels-corrupted = 腐败时的生产等级：{ $levels }。
vf-kind-on-invade = 入侵成功后，可{ $then }。
vf-kind-third-action = 打出{ $focuses }时：可执行全部三个行动，不必翻转交易标记（每循环 { $n } 次）。
vf-levels = 生产等级：{ $levels }
vf-level = { $resource } +{ $n }

# Cards
vf-card-same-resource = { $then }（两者须为同一种资源）
vf-card-action = { $name }（{ $cost }）：{ $then }
vf-frame-each = { $force ->
        [solid] 每位玩家必须
       *[dashed] 每位玩家可以
    }：{ $then }
vf-frame-once = { $force ->
        [solid] 执行一次
       *[dashed] 可执行一次
    }：{ $then }
vf-frame-delayed = { $force ->
        [solid] 每位玩家在自己的第一个回合结束后必须
       *[dashed] 每位玩家在自己的第一个回合结束后可以
    }：{ $then }
vf-frame-together = { $force ->
        [solid] 全体玩家必须一起
       *[dashed] 全体玩家可以一起
    }：{ $then }
