# 各来源未说明或说法不一之处，本机器人的处理方式（`/voidfall about`）。

vf-open-inspire-cost = 标准行动卡“政治”的“启发”支付 1 点{ $value ->
        [science] 科学
       *[other] 材料
    }。
vf-open-improved-tech-influence = 获得强化科技时获得 { $value } 点影响力。
vf-open-improved-tech-gives-immediate = 强化科技{ $value ->
        [yes] 也有基础科技的立即效果
       *[other] 没有立即效果；实体卡的立即效果不明
    }。
vf-open-improved-destroyer-approach = 强化驱逐舰在遭遇时{ $value ->
        [flat_1] 合计
       *[other] 每个方块各
    }造成 1 点伤害。
vf-open-skirmish-counts-decontamination-storage = 净化室里的腐败标记{ $value ->
        [yes] 会
       *[other] 不会
    }使虚空反击更强。
vf-open-void-takeover-places-facedown-bounty = 虚空造物掌控的地区{ $value ->
        [yes] 会
       *[other] 不会
    }放上赏金标记。
vf-open-stalemate-winner = 双方都无法造成伤害的战斗：{ $value ->
        [tie] 平局
       *[other] 防守方获胜
    }。
vf-open-trade-nexus-timing = “贸易枢纽”在{ $value ->
        [gain] 获得
       *[other] 归还
    }标记时给予奖励。
vf-open-hyperdrive-conquest-action = “超空间引擎”在打出“征服”时的行动：{ $value ->
        [pay_energy_regroup] 支付 1 点能量，重组
       *[other] 生产能量
    }。
vf-open-agenda-d3-first = “联邦权威”的第一个目标给 { $value } 点影响力。
vf-open-coop-win = 合作获胜：每个人的影响力必须{ $value ->
        [at_least] 不少于
       *[other] 多于
    }虚空造物的分数。
vf-open-rift-void-score = 每个虚空裂缝为虚空造物计 { $value } 分。
vf-open-full-harbinger-row = 放满恶兆标记的队列{ $value ->
        [option_not_available] 不能再放危机
       *[other] 再放危机时，须拿取 1 个灾难标记
    }。
vf-open-war-board-scope = 战争时，危机图版由{ $value ->
        [all_players] 所有玩家
       *[other] 当前玩家
    }结算。
vf-open-war-modifier-in-evaluation = 结算阶段的虚空反击{ $value ->
        [yes] 计入
       *[other] 不计入
    }战争的加值。
vf-open-solo-tech-copies = 单人模式：{ $value ->
        [rule_text] 科技张数按规则原文
       *[other] 每种科技一张，其中三张没有影响力
    }。
