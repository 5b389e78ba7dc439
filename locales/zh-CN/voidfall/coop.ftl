# 合作与单人游戏：告警、危机、危机图版、灾难、恶兆、避风港、终局。

vf-voidborn = 虚空造物
vf-row-military = 军事队列
vf-row-economic = 经济队列

vf-log-alert-war = 告警：战争。结算危机图版时，虚空反击的势力 +{ $n }。
vf-log-alert-situation = 告警：第 { $level } 级情况。每位玩家将面对一张该级的危机。
vf-log-starting-crisis = { $row }的起始危机：“{ $crisis }”。
vf-log-crisis = 本回合的危机：“{ $crisis }”。
vf-log-crisis-solved = { $side }解决危机“{ $crisis }”。
vf-log-crisis-discarded = 弃掉危机“{ $crisis }”。
vf-log-crisis-ongoing = 危机“{ $crisis }”成为进行中的危机：{ $row }。
vf-log-crisis-pushed-out = 危机“{ $crisis }”被推出队列并弃掉。
vf-log-penalty = { $side }承受危机“{ $crisis }”的惩罚。
vf-log-row-paid = { $side }为经济队列支付 { $paid }（应付 { $due }）。
vf-log-gift = { $side }（{ $action }）让{ $to }获得：{ $gift }；{ $to }下次做决定时选择。
vf-log-relief-waits = { $side }获得援助：{ $gift }；{ $side }下次做决定时选择。
vf-log-row-unpaid = { $side }少付 { $n } 个资源（经济队列），失去 { $influence } 点影响力。
vf-log-catastrophe = { $side }拿取灾难标记（{ $n }/{ $most }）。
vf-log-harbinger-on-board = 一个恶兆标记放到危机图版的{ $row }。
vf-log-harbinger-off-board = { $side }从危机图版的{ $row }移除一个恶兆标记。
vf-log-harbinger-pushed-out = 一个恶兆标记被推出队列。
vf-log-harbinger-placed = { $place }出现一个恶兆标记。
vf-log-harbinger-removed = { $place }移除一个恶兆标记。
vf-log-rift-cleared = { $place }的虚空裂缝关闭：成为人口 1 的基本地区。
vf-log-reinforced = 恶兆标记为{ $place }带来 { $n } 个虚空方块。
vf-log-haven = { $side }建造避风港 { $number } 的第 { $n }/{ $size } 层。
vf-log-haven-complete = 避风港 { $number } 完成。
vf-log-focus-exchanged = { $side }弃掉“{ $held }”，打出“{ $offered }”。
vf-log-consumed = { $level ->
        [basic] { $side }：基础科技“{ $technology }”被耗尽。
       *[improved] { $side }：强化科技“{ $technology }”被耗尽。
    }

vf-ask-surcharge = 要额外支付费用（{ $cost }）来解决危机“{ $crisis }”吗？
vf-ask-void = 虚空进逼：没有人解决危机“{ $crisis }”。
vf-ask-war = 虚空进逼：战争。
vf-ask-harbinger-row = 恶兆标记放到危机图版的哪一个队列？
vf-ask-haven = 建造哪座避风港的一层？
vf-ask-haven-recall = 没有方块可用于避风港。要为此召回 1 点舰队势力吗？
vf-ask-haven-reward = 避风港完成了。你要拿哪一项奖励？
vf-ask-discard-crisis = 弃掉哪一张危机？
vf-ask-consume = 耗尽哪一项科技？
vf-ask-place-harbinger = 恶兆标记出现在哪里？
vf-ask-remove-harbinger = 移除哪一个恶兆标记？

vf-move-crisis = 解决危机“{ $crisis }”
vf-option-penalty = 承受惩罚：{ $penalty }
vf-option-ongoing = 成为进行中的危机：{ $row }
vf-option-catastrophe = 拿取灾难标记（{ $n }/{ $most }）
vf-option-board = 结算危机图版：虚空反击 +{ $strength }；支付 { $due }
vf-option-board-free = 结算危机图版：虚空反击 +{ $strength }；无须支付
vf-option-row = { $row }
vf-option-haven = 避风港 { $number }（{ $n }/{ $size } 层）
vf-option-recall = 召回 1 点舰队势力并建造
vf-caution-overflow = 这会将最右边的一项推出队列，并须拿取 1 个灾难标记。
vf-caution-last-catastrophe = 这是最后一个：所有玩家落败。

