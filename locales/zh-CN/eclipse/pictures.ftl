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
