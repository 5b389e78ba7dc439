# Eclipse: words on pictures.

ecl-pic-round = 第 { $round }/{ $rounds } 輪
ecl-pic-phase-draft = 選擇種族
ecl-pic-phase-action = 動作階段
ecl-pic-phase-combat = 戰鬥
ecl-pic-phase-bombing = 轟炸
ecl-pic-phase-control = 取得控制
ecl-pic-phase-diplomacy = 外交
ecl-pic-phase-upkeep = 維持
ecl-pic-phase-cleanup = 清理
ecl-pic-phase-end = 結束
ecl-pic-undecided = 無人獲勝
ecl-pic-together = 所有人同時
ecl-pic-in-turn = 依序進行
ecl-pic-battle-at = { $place } 的戰鬥
ecl-pic-shared = 共同獲勝
ecl-pic-wins = 獲勝
ecl-pic-your-turn = 輪到你
ecl-pic-to-draft = 選擇種族
ecl-pic-to-move = 行動中
ecl-pic-resigned = 已認輸
ecl-pic-collapsed = 已瓦解
ecl-pic-passed = 已跳過
ecl-pic-traitor = 叛徒

# Alt texts
ecl-alt-who = { $letter }（{ $name }）
ecl-alt-title = 《蝕》第 { $round }/9 輪。
ecl-alt-won = { $winners }獲勝。
ecl-alt-undecided = 無人獲勝。
ecl-alt-phase = { $phase }：{ $how }。
ecl-alt-turn = 輪到{ $who }（{ $phase }）。
ecl-alt-options = 可選：{ LISTED($places) }。
ecl-alt-choosing = { $who }尚未選擇種族。
ecl-alt-player = { $who }，{ $species }：{ $points } 分；{ $money } 金錢，{ $science } 科學，{ $materials } 原料，{ $discs } 個圓盤。
ecl-alt-nobody = 無人
ecl-alt-no-ships = 沒有船艦
ecl-alt-none = 無
ecl-alt-list = { $words }
ecl-alt-tile = { $value }
ecl-alt-sector = { $place }：{ $owner }，方格 { $filled }/{ $squares }，{ $ships }。
ecl-alt-fleet = { $side }：{ $ships }
ecl-alt-technologies = 科技：{ $technologies }。
ecl-alt-ship = { $ship }：先攻 { $initiative }，電腦 { $computer }，護盾 { $shield }，船體 { $hull }，移動力 { $movement }，加農砲 { $cannons }，飛彈 { $missiles }。
ecl-alt-offer = { $technology }：{ $price }（×{ $count }）
ecl-alt-category = { $category }：{ $technologies }。
ecl-page-technologies = 科技
ecl-page-species = 種族圖板：方塊、圓盤與藍圖

# Further pictures
ecl-pic-sum-initiative = 先攻
ecl-pic-sum-computer = 電腦
ecl-pic-sum-shield = 護盾
ecl-pic-sum-hull = 船體
ecl-pic-sum-movement = 移動力
ecl-pic-sum-energy = 能源產／耗
ecl-pic-lacks-energy = 不合規：能源缺 { $missing }
ecl-pic-lacks-drive = 不合規：需要動力
ecl-pic-sector = 星區 { $sector }
ecl-pic-exploring = 探索 { $place }
ecl-pic-battle = { $place } 的戰鬥
ecl-pic-attacker = 攻方
ecl-pic-defender = 守方
ecl-pic-battle-round = 戰鬥第 { $round } 回合
ecl-pic-missiles = 飛彈
ecl-pic-retreats = 準備撤退到 { $place }
ecl-pic-destroyed = 全毀
ecl-pic-missed = 未命中
ecl-pic-battle-won = { $side }獲勝
ecl-pic-battle-empty = 雙方都沒有船艦留下
ecl-pic-retreated = 已撤退到 { $place }
ecl-pic-change = 變化
ecl-pic-leads = 以 { $points } 分領先
ecl-pic-level = 目前並列領先
ecl-pic-change-sectors = 星區
ecl-pic-change-ships = 船艦
ecl-pic-change-points = 分數
ecl-pic-hand = 你持有的
ecl-pic-track = 聲望軌
ecl-pic-drawn = 抽到的，從中選擇
ecl-pic-part-ancient = 遠古零件
ecl-pic-points-reputation = 聲望
ecl-pic-points-ambassadors = 大使
ecl-pic-points-sectors = 星區
ecl-pic-points-discoveries = 發現板塊
ecl-pic-points-monoliths = 巨石碑
ecl-pic-points-technologies = 科技
ecl-pic-points-traitor = 叛徒
ecl-pic-points-species = 種族
ecl-pic-points-total = 總分
ecl-pic-points-hidden = 聲望板塊到遊戲結束才翻開：每個 1 到 4 分。
ecl-page-score = 計分
ecl-pic-starts = 先手
ecl-pic-starts-next = 下輪先手
ecl-pic-species = { $species ->
        [eridani_empire] 厄里達尼
        [hydran_progress] 海德拉
        [planta] 植物族
        [descendants_of_draco] 天龍
        [mechanema] 機械族
        [orion_hegemony] 獵戶
       *[other] 人類
    }

# Alt texts of these
ecl-alt-square = { $slot } { $part }
ecl-alt-blueprint = { $ship }：{ $squares }；能源產生 { $made }，消耗 { $used }。
ecl-alt-lacking = { $ship }：{ $what }。
ecl-alt-drawn = 為 { $place } 翻出星區 { $sector }：{ $points } 分，{ $squares } 個方格，{ $ancients } 艘遠古艦{ $discovery ->
        [yes] ，一個發現板塊
       *[no] {""}
    }。
ecl-alt-rotation = { $label }：星區 { $sector }，蟲洞朝{ $sides }。
ecl-alt-battle = { $place } 的戰鬥：{ $attacker }攻擊{ $defender }，{ $round ->
        [0] 飛彈
       *[other] 戰鬥第 { $round } 回合
    }。
ecl-alt-result = { $result }。
ecl-alt-dice = { $side }，{ $ship }：擲出 { $faces }，命中 { $hits }。
ecl-alt-group = { $order }. { $side }：{ $ships }，先攻 { $initiative }，電腦 { $computer }，護盾 { $shield }，船體 { $hull }，傷害 { $damage }，損失 { $lost }。
ecl-alt-points-kind = { $kind } { $points }
ecl-alt-points = { $who }：{ $points } 分（{ $kinds }）{ $hidden ->
        [0] {""}
       *[other] ，{ $hidden } 個聲望板塊未翻開
    }。
ecl-alt-change = 有變化：{ $places }。
ecl-alt-change-player = { $who }：{ $money } 金錢，{ $science } 科學，{ $materials } 原料，{ $sectors } 個星區，{ $ships }艘船艦，{ $points } 分（變化 { $more }）。
ecl-alt-hand = 你的聲望板塊：{ $tiles }。大使：{ $partners }。保留的發現板塊：{ $discoveries }。
ecl-alt-card = { $name }。

# 圖上的圖示
ecl-page-legend = 圖示
ecl-sign-section-map = 地圖
ecl-sign-section-squares = 人口方格
ecl-sign-section-sectors = 星區內
ecl-sign-section-players = 玩家
ecl-sign-section-parts = 船艦與零件
ecl-sign-place = 地點，與按鈕相同
ecl-sign-owner = 控制此星區
ecl-sign-ships = 船艦與數量
ecl-sign-lane = 相通的蟲洞
ecl-sign-half = 半個蟲洞
ecl-sign-frontier = 可以探索
ecl-sign-changed = 最近的變化
ecl-sign-battle = 即將開戰
ecl-sign-number = 選項的編號
ecl-sign-points = 分數
ecl-sign-any = 任一種資源
ecl-sign-advanced = 進階方格
ecl-sign-cube = 玩家的人口方塊
ecl-sign-income = 每輪收入
ecl-sign-hidden = 未翻開的聲望
ecl-sign-die = 加農砲：{ $count } 點傷害
ecl-sign-missile = 飛彈，最先發射
ecl-sign-printed = 印在藍圖上的零件
ecl-sign-tile = 放上的零件板塊
ecl-sign-empty = 可放零件的空格
ecl-sign-order = 開火順序
ecl-sign-hit = 命中的骰子
ecl-sign-miss = 未命中的骰子
ecl-sign-hull = 還能承受的傷害
ecl-alt-legend = { $section }：{ $signs }。
