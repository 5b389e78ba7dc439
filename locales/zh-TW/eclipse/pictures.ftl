# Eclipse: words on pictures.

ecl-pic-round = 第 { $round }／{ $rounds } 輪
ecl-pic-phase-draft = 選擇種族
ecl-pic-phase-action = 動作階段
ecl-pic-phase-combat = 戰鬥
ecl-pic-phase-bombing = 轟炸
ecl-pic-phase-control = 取得控制
ecl-pic-phase-diplomacy = 外交
ecl-pic-phase-upkeep = 維持
ecl-pic-phase-cleanup = 整理
ecl-pic-phase-end = 結束
ecl-pic-undecided = 無人獲勝
ecl-pic-together = 所有人同時
ecl-pic-shared = 共同獲勝
ecl-pic-wins = 獲勝
ecl-pic-your-turn = 輪到你
ecl-pic-to-draft = 選擇種族
ecl-pic-to-move = 行動中
ecl-pic-resigned = 已認輸
ecl-pic-collapsed = 已崩潰
ecl-pic-passed = 已跳過
ecl-pic-traitor = 叛徒
