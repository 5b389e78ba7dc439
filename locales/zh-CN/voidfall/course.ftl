# 游戏流程：设置、准备、回合、结算。

vf-mode-competitive = 竞争
vf-mode-coop = 合作
vf-mode-solo = 单人

## 设置

vf-refused-solo = 单人模式只供一位玩家，这里有 { $n } 位。请选竞争或合作。
vf-refused-scenario = “{ $scenario }”是{ $mode }场景，适用人数：{ LISTED($players) }。这桌是{ $wanted }，{ $n } 人。可选：{ $fitting }。
vf-scenario-complexity = 复杂度 { $level }/4
vf-scenario-aggression = 侵略度 { $level }/4
vf-scenario-suggested = 建议家族：{ $houses }
vf-scenario-fallen = 没落家族：{ $houses }
vf-scenario-with-id = { $name }（{ $id }）
vf-ask-house = 你要领导哪个家族？
vf-house-summary = 复杂度 { $complexity } · { $technologies } · 偏好{ $preferred }
vf-house-complexity = 复杂度 { $level }/4
vf-log-house = { $side }领导{ $house }家族。
vf-ask-origin = 你要用哪一套起始设置？
vf-origin = { $id }：{ $technology }
vf-origin-fleets = 舰队势力：活跃 { $active }、部署 { $deployed }
vf-origin-population = 人口：家园 { $home }、前哨 { $outpost }
vf-origin-society = { $before } · 社会轨 { $level }
vf-origin-statecraft = { $before } · 国务轨 { $level }
vf-origin-economy = { $before } · 经济轨 { $level }
vf-origin-start = 开局时：{ CLAUSES($effects) }。
vf-origin-technology = “{ $technology }”：{ $text }
vf-origin-agenda = 起始议程：{ $objectives }。
vf-agenda-objectives = { $first }；{ $then }
vf-house-origin = 起始设置 { $origin }
vf-log-origin = { $side }以起始设置 { $origin } 开局，持有“{ $technology }”。

## 准备

vf-log-trade-token-leaves = 最低的交易标记移出游戏；交易阶梯上剩 { $left } 枚。
vf-log-improved = 现在可以获得第 { $cycle } 循环的强化科技。
vf-ask-place-in-order = 你与他人影响力相同。你要排在第几位？
vf-place-in-order = 第 { $n } 位
vf-log-order = 回合顺序：{ $seats }。
vf-log-event = 第 { $cycle } 循环的事件：“{ $event }”，共 { $rounds } 轮。
vf-log-frame-skipped = { $side }无法完整结算“{ $event }”的第 { $n } 个效果框，因此略过。

## 回合

vf-log-round = 第 { $cycle } 循环，第 { $n } 轮（共 { $of } 轮）。
vf-ask-card = 你要打出哪张行动卡？
vf-card-in-place = { $card }（弃掉“{ $held }”）
vf-card-discarding = 打出（弃掉“{ $held }”）
vf-log-resigns = { $side }认输；其地区由虚空造物掌控。
vf-action-cost = { $name }（{ $cost }）
vf-action-short = ✗ { $name }（{ $why }）
vf-three-actions = { $one } · { $two } · { $three }
vf-log-card = { $side }打出“{ $card }”。
vf-log-flips = { $side }翻转一枚交易标记：可执行三个行动。
vf-log-plays-agenda = { $side }打出议程“{ $agenda }”。

## 结算

vf-log-evaluation = 第 { $cycle } 循环的结算开始。
vf-ask-box = “{ $event }”：你要结算哪一个目标？
vf-box-gives = 目前 { $n } 点影响力
vf-box-met = 已达成
vf-box-not-met = 目前没有奖励
vf-ask-upkeep = { $left ->
        [0] 你要如何支付 { $due } 份维持费用？
       *[other] 维持费用 { $due } 份，你付得起 { $n } 份。要如何支付？
    }每份支付 1 点食物，或材料与能量任意组合共 2 点。
vf-log-upkeep = { $side }支付 { $resources }作为维持费用{ $unpaid ->
        [0] 。
       *[other] ；未付 { $unpaid } 份，失去 { $lost } 点影响力。
    }
vf-log-upkeep-none = { $unpaid ->
        [0] { $side }没有维持费用。
       *[other] { $side }未支付维持费用：{ $unpaid } 份，失去 { $lost } 点影响力。
    }

## 回合中可做的事

vf-ask-move = 接下来要做什么？
vf-move-double = { $name }（执行两次）
vf-move-agenda = 议程行动：{ $agenda }
vf-move-play = 打出议程“{ $agenda }”
vf-move-flip = 翻转一枚交易标记
vf-move-flip-detail = 可执行全部三个行动，而非两个；须在第一个行动之前翻转；标记会放回交易阶梯
vf-move-payment = 自选支付方式
vf-move-payment-detail = 可用信用代替食物、能量或材料
vf-move-done = 结束回合
vf-move-done-detail = 未使用：{ $left }
vf-move-detail = { $cost }：{ $then }
vf-move-detail-after = { $cost }（{ $after }）：{ $then }
vf-move-cost-after = { $cost }（{ $after }）
vf-stock-after = { $resource } { $before } → { $after }
vf-log-acts = { $side }：{ $move }。
vf-log-acts-pays = { $side }：{ $move }（支付 { $resources }）。
vf-why-used = 这回合已使用过
vf-why-flip-late = 须在本回合的第一个行动之前翻转
vf-why-no-more-actions = 此卡已执行 { $n } 个行动
vf-why-agenda-type = 须搭配其他行动卡：{ $focuses }
vf-why-next-cycle = 从第 { $cycle } 循环起才能打出
vf-why-discarded = 在弃牌区，本循环结束后才回到手牌
vf-why-other-card = 属于行动卡{ $cards }，这回合没有打出

## 整理

vf-ask-too-many-fleets = { $place }有超过两支舰队。你要召回哪个方块？
vf-ask-too-much-glory = 你只能保留四枚荣耀标记。要弃掉哪一枚？还多 { $n } 枚。
vf-log-discards-glory = { $side }弃掉一枚数值 { $n } 的荣耀标记。
vf-ask-agenda-slot = 议程“{ $agenda }”要放在哪里？
vf-slot-free = 议程槽 { $n }
vf-slot-replace = 议程槽 { $n }，取代“{ $agenda }”
vf-slot-corrupted = 已腐败：在此不计分
vf-agenda-discard = 弃掉
vf-log-agenda-in-slot = { $side }将议程“{ $agenda }”放入议程槽 { $n }。
vf-log-agenda-not-kept = { $side }弃掉议程“{ $agenda }”。
vf-log-trade-returns = { $side }归还一枚未放在议程上的交易标记。
vf-log-trade-surplus = { $side }将一枚未放在议程上的交易标记归还到交易阶梯第 { $n } 格。

## 输入答案时可用的说法

vf-verb-done = 略过, 跳过
vf-verb-none = 略过, 跳过, 放弃, 不要, 不使用
vf-verb-all = 全部, 都要
vf-verb-card = 行动卡, 打出
vf-verb-agenda = 议程, 打出议程
vf-verb-flip = 翻转, 翻转标记
vf-verb-fight = 战斗, 开战
