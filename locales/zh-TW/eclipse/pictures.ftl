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

# Alt texts
ecl-alt-who = { $letter }（{ $name }）
ecl-alt-title = 蝕，第 { $round }／9 輪。
ecl-alt-won = { $winners } 獲勝。
ecl-alt-undecided = 無人獲勝。
ecl-alt-phase = { $phase }：所有人同時。
ecl-alt-turn = 輪到 { $who }（{ $phase }）。
ecl-alt-options = 可選：{ $places }。
ecl-alt-choosing = { $who } 尚未選擇種族。
ecl-alt-player = { $who }，{ $species }：{ $points } 分；{ $money } 金錢，{ $science } 科學，{ $materials } 原料，{ $discs } 個圓盤。
ecl-alt-nobody = 無人
ecl-alt-no-ships = 沒有船艦
ecl-alt-none = 無
ecl-alt-sector = { $place }：{ $owner }，{ $filled }／{ $squares } 方格，{ $ships }。
ecl-alt-fleet = { $side }：{ $ships }
ecl-alt-technologies = 科技：{ $technologies }。
ecl-alt-ship = { $ship }：先攻 { $initiative }，電腦 { $computer }，護盾 { $shield }，船體 { $hull }，移動 { $movement }，加農砲 { $cannons }，飛彈 { $missiles }。
ecl-alt-offer = { $technology }：{ $price }（×{ $count }）
ecl-alt-category = { $category }：{ $technologies }。
ecl-page-technologies = 科技
