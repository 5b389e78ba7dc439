# Eclipse: words on pictures.

ecl-pic-round = 第 { $round }／{ $rounds } 轮
ecl-pic-phase-draft = 选择种族
ecl-pic-phase-action = 动作阶段
ecl-pic-phase-combat = 作战
ecl-pic-phase-bombing = 轰炸
ecl-pic-phase-control = 取得控制
ecl-pic-phase-diplomacy = 外交
ecl-pic-phase-upkeep = 维持
ecl-pic-phase-cleanup = 整理
ecl-pic-phase-end = 结束
ecl-pic-undecided = 无人获胜
ecl-pic-together = 所有人同时
ecl-pic-shared = 共同获胜
ecl-pic-wins = 获胜
ecl-pic-your-turn = 轮到你
ecl-pic-to-draft = 选择种族
ecl-pic-to-move = 行动中
ecl-pic-resigned = 已认输
ecl-pic-collapsed = 已崩溃
ecl-pic-passed = 已跳过
ecl-pic-traitor = 叛徒

# Alt texts
ecl-alt-who = { $letter }（{ $name }）
ecl-alt-title = 蚀，第 { $round }／9 轮。
ecl-alt-won = { $winners } 获胜。
ecl-alt-undecided = 无人获胜。
ecl-alt-phase = { $phase }：所有人同时。
ecl-alt-turn = 轮到 { $who }（{ $phase }）。
ecl-alt-options = 可选：{ $places }。
ecl-alt-choosing = { $who } 尚未选择种族。
ecl-alt-player = { $who }，{ $species }：{ $points } 分；{ $money } 金钱，{ $science } 科学，{ $materials } 原料，{ $discs } 个圆盘。
ecl-alt-nobody = 无人
ecl-alt-no-ships = 没有船舰
ecl-alt-none = 无
ecl-alt-sector = { $place }：{ $owner }，{ $filled }／{ $squares } 方格，{ $ships }。
ecl-alt-fleet = { $side }：{ $ships }
ecl-alt-technologies = 科技：{ $technologies }。
ecl-alt-ship = { $ship }：主动权 { $initiative }，电脑 { $computer }，护盾 { $shield }，船体 { $hull }，移动 { $movement }，加农炮 { $cannons }，飞弹 { $missiles }。
ecl-alt-offer = { $technology }：{ $price }（×{ $count }）
ecl-alt-category = { $category }：{ $technologies }。
ecl-page-technologies = 科技
