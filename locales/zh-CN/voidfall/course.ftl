# 游戏流程：设置、准备、回合、结算。

vf-mode-competitive = 竞争
vf-mode-coop = 合作
vf-mode-solo = 单人

## 设置

vf-refused-solo = 单人模式只供一位玩家，这里有 { $n } 位。请选竞争或合作。
vf-refused-scenario = “{ $scenario }”是{ $mode }剧本，适用人数：{ $players }。这桌是{ $wanted }，{ $n } 人。可选：{ $fitting }。
vf-scenario-with-id = { $name }（{ $id }）
vf-ask-house = 你要领导哪个家族？
vf-house-summary = 复杂度 { $complexity }。科技：{ $technologies }。偏好行动：{ $preferred }。
vf-log-house = { $side }领导{ $house }家族。
vf-ask-origin = 你要用哪个起源开局？
vf-origin = { $id }：{ $technology }
vf-origin-summary = { $resources }；活跃舰队势力 { $active }，已部署 { $deployed }；社会 { $society }、国务 { $statecraft }、经济 { $economy }；人口：家园 { $home }、前哨 { $outpost }
vf-log-origin = { $side }以起源 { $origin } 开局，持有{ $technology }。

## 准备

vf-log-trade-token-leaves = 最低的交易标记移出游戏；交易阶梯上剩 { $left } 枚。
vf-log-improved = 现在可以获得第 { $cycle } 循环的强化科技。
vf-ask-place-in-order = 你与他人影响力相同。你要排在第几位？
vf-place-in-order = 第 { $n } 位
vf-log-order = 玩家顺序：{ $seats }。
vf-log-event = 第 { $cycle } 循环的事件：{ $event }。共 { $rounds } 轮。
vf-log-frame-skipped = { $side }无法完整结算{ $event }的第 { $n } 框，因此跳过。

## 回合

vf-log-round = 第 { $cycle } 循环，第 { $n } 轮（共 { $of } 轮）。
vf-ask-card = 你要打出哪张行动卡？
vf-action-cost = { $name }（{ $cost }）
vf-three-actions = { $one } · { $two } · { $three }
vf-log-card = { $side }打出{ $card }。
vf-log-flips = { $side }翻转一枚交易标记：可执行三个行动。
vf-log-plays-agenda = { $side }打出议程{ $agenda }。

## 结算

vf-log-evaluation = 第 { $cycle } 循环的结算开始。
vf-ask-box = { $event }：你要结算哪个目标？
vf-end-influence = 影响力最高者获胜：{ $influence }。
