# 各来源未说明或说法不一之处，本机器人的处理方式（`/voidfall about`）。

vf-open-inspire-cost = 标准“政治”卡的“启发”花费 1 { $value ->
        [science] 科学
       *[other] 材料
    }。
vf-open-improved-tech-influence = 获得强化科技时得 { $value } 影响力。
vf-open-improved-tech-gives-immediate = 强化科技{ $value ->
        [yes] 也有基础科技的立即效果
       *[other] 没有立即效果；实体卡的立即效果不明
    }。
vf-open-improved-destroyer-approach = 强化驱逐舰在遭遇时{ $value ->
        [flat_1] 合计造成
       *[other] 每个造成
    } 1 伤害。
vf-open-skirmish-counts-decontamination-storage = 净化室里的腐败{ $value ->
        [yes] 会
       *[other] 不会
    }增强虚空反击。
vf-open-void-takeover-places-facedown-bounty = 虚空造物占据的地区{ $value ->
        [yes] 会
       *[other] 不会
    }放上赏金标记。
vf-open-stalemate-winner = 双方都无法造成伤害的战斗：{ $value ->
        [tie] 平局
       *[other] 防守方获胜
    }。
vf-open-trade-nexus-timing = 贸易枢纽在{ $value ->
        [gain] 获得
       *[other] 归还
    }标记时给予奖励。
vf-open-hyperdrive-conquest-action = 超空间引擎的征服行动：{ $value ->
        [pay_energy_regroup] 支付 1 能量以重组
       *[other] 生产能量
    }。
vf-open-agenda-d3-first = “联邦权威”的第一个目标给 { $value } 影响力。
vf-open-coop-win = 合作获胜：每个人的影响力必须{ $value ->
        [at_least] 不少于
       *[other] 多于
    }虚空造物的分数。
vf-open-rift-void-score = 每个虚空裂缝为虚空造物计 { $value } 分。
vf-open-full-harbinger-row = 满是恶兆标记的一栏{ $value ->
        [option_not_available] 不能再放危机
       *[other] 再放危机须拿灾难标记
    }。
vf-open-war-board-scope = 战争时，危机图版由{ $value ->
        [all_players] 所有玩家
       *[other] 当前玩家
    }结算。
vf-open-war-modifier-in-evaluation = 结算阶段的虚空反击{ $value ->
        [yes] 有
       *[other] 没有
    }战争的加成。
vf-open-solo-tech-copies = 单人游戏：{ $value ->
        [rule_text] 科技张数根据规则文本
       *[other] 每种科技一张，其中三张没有影响力
    }。
