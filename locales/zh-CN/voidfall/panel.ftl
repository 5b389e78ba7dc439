# 虚空坠落：操作面板、状态栏、卡牌、简要规则。

vf-button-agendas = 议程
vf-page-technologies = 科技
vf-page-mat = 家族图版
vf-page-improved = 强化科技
vf-page-agendas = 议程
vf-page-plans = { $side }的卡牌
vf-page-event = 事件
vf-page-crisis = 危机图版
vf-page-score = 分数

vf-chapter = 第 { $number } 循环
vf-goal = 🌌 虚空造物 **{ $points }** · 最低：{ $side } **{ $influence }**（{ $difference }）· 灾难 **{ $catastrophes }/{ $most }**{ $havens ->
    [0] { "" }
   *[other] { " " }· 避风港 **{ $complete }/{ $havens }**
}
vf-panel-time = **第 { $cycle }/{ $cycles } 循环** · { $round ->
        [0] { $phase }
       *[other] 第 { $round }/{ $rounds } 轮
    }
vf-panel-order = 回合顺序：{ $seats }
vf-panel-stock = 库存 +生产量（等级）：{ $stock }
vf-panel-mat = 影响力 **{ $influence }** · 舰队势力：活跃 { $active }、部署 { $deployed }、非活跃 { $inactive } · 交易标记 { $trade } · 维持费用{ $state ->
        [paid] 已付
        [short] { " " }{ $due }（⚠ 可付 { $payable }）
       *[due] { " " }{ $due }
    }{ $struck ->
        [yes] { "" }
       *[no] { " " }· 虚空反击 { $skirmish }
    }
vf-panel-attack = { $strength }{ $state ->
        [held] { " " }→ { $places }（守得住）
        [lost] { " " }→ ⚠ { $places }（守不住）
       *[none] { "" }
    }
vf-objective-tier = { $tracks }的级数
vf-panel-card = 🎴 **{ $card }**（{ $used }/{ $allowed }）：{ $actions }
vf-panel-says-payment = 每次支付前都会先问你用什么支付。
vf-panel-held-agenda = 📜 手牌议程“**{ $agenda }**”：{ $count ->
        [0] 你的手牌都无法搭配
       *[other] 可搭配{ $cards }打出
    }
vf-panel-crisis = 🌀 危机**“{ $crisis }”**：解决条件为{ $deed }
vf-panel-gift = 🎁 待{ $side }选择：{ $gift }
vf-panel-idle = 目前不可行：{ $actions }

vf-status = { $side }：影响力 { $influence } · { $house } · { $sectors } 个地区 · { $technologies } 项科技
vf-status-out = { $side }已认输
vf-status-choosing = { $side }尚未选择家族

vf-hand-drawn = 你抽到：{ $agendas }
vf-hand-peeked = 你查看：{ $events }
vf-hand-empty = 你手上没有议程。

vf-source-space = { $track } { $n }
vf-source-gift = { $source }（{ $side }给予）
vf-source-start = 起始效果
vf-source-bounty = 赏金标记
vf-source-reclaim = 开拓标记
vf-source-ladder = 交易标记
vf-source-relief = 援助
vf-source-haven = 避风港
vf-source-cleanup = 清理步骤

vf-face-focus = { $type } · 议程：{ $agendas }
vf-face-immediate = 立刻：{ $text }
vf-face-basic = 基础：{ $text }
vf-face-improved = 强化：{ $text }
vf-face-event = { $id } · 第 { $cycle } 循环 · { $rounds } 轮
vf-face-objective = 目标：{ $text }
vf-face-ability = { $name }：{ $text }
vf-face-preferred = 偏好行动卡：{ $focuses }
vf-face-cards = 专属行动卡：{ $cards }
vf-face-crisis = { $type } · { $level ->
        [0] 起始危机
       *[other] 第 { $level } 级
    }
vf-face-solution = 解决：{ $text }
vf-face-penalty = 否则：{ $text }
vf-face-house-value = （自定内容：查不到实体卡牌的信息。）
vf-face-house-reward = （建造的公会或设施是自定的：查不到实体卡牌的信息。）
vf-face-house-maps = （地图是自定的：查不到出版游戏的地图。）
vf-face-line = { $first } · { $then }

vf-error-no-crisis-board = 只有合作与单人游戏才有危机图版。

vf-rules-goal = **目标**：{ $mode ->
        [competitive] 三个循环后影响力最高者获胜。
       *[other] 每位玩家的影响力都要高于虚空造物的分数。
    }
vf-rules-cycle = **循环**：准备阶段翻开事件（效果与目标）；接着按事件所示进行若干轮；最后是结算阶段。
vf-rules-turn = **回合**：打出一张行动卡，执行三个行动中的两个；翻转交易标记则可执行三个。可同时打出一张类型相符的议程，科技也会增加行动。先支付费用；效果的任何部分都可略过。
vf-rules-sectors = **地区**：有你方块的地区由你控制（家园地区永远由你控制）。公会乘以人口得出生产等级，转盘给出生产量。腐败地区仍会生产，但多半不计分。
vf-rules-production = **资源**：每种最多 15 点；过度生产时获得 3 点影响力。费用中的食物、能量或材料可用信用代替。
vf-rules-combat = **入侵**：没有骰子。遭遇：防卫设施、行星堡垒与哨卫先造成一次伤害。接着炮击：优先度较高者先造成伤害。入侵前面板会显示确切结果。
vf-rules-corruption = **腐败**：文明轨、议程槽或地区有腐败标记就失去奖励或计分；文明轨与议程上的腐败标记会使虚空反击更强。
vf-rules-evaluation = **结算**：虚空造物进攻；支付维持费用（未付 1 份失去 3 点影响力）；再计算事件与你未腐败议程的目标。
vf-rules-coop = { $mode ->
        [competitive] 查不到实体信息的内容都有标示，`{ COMMAND("voidfall about") }` 会列出它们。
       *[other] **合作**：在自己的回合解决危机，否则承受惩罚；留意恶兆标记、虚空裂缝与避风港，它们都会替虚空造物加分。拿取第四个灾难标记即落败。
    }

vf-battle-title = 双方最佳应对
vf-battle-names-voidborn = 虚空方块, 虚空, 虚空造物, 虚空舰队
vf-battle-names-sector-defense = 防卫, 防御, 防御设施
vf-error-battle-two = 请写出两方，例如：3 巡防舰 对 2 虚空方块 1 防卫设施。
vf-error-battle-invader = 入侵方（“对”之前）至少需要一个方块。
vf-error-battle-voidborn = 虚空造物不会互相战斗。
vf-error-battle-defenses = 防卫设施与行星堡垒属于防守方（“对”之后）。
vf-error-battle-mixed = 虚空造物没有其他方块，也没有科技。
vf-error-battle-many = 一方最多有 { $most } 个方块。
vf-error-battle-word = 战斗中没有“{ $word }”。可写舰队、虚空方块、防卫设施、行星堡垒与科技。

# Answers that are given together
vf-move-way = { $move }：{ $way }
vf-at-once-parts = 只做行动的一部分，或改变顺序……
vf-at-once-moves = 一次移动几步……
vf-at-once-times = { $move }，{ $n } 次{ $ends ->
        [yes] ，然后停止
       *[no] { "" }
    }
