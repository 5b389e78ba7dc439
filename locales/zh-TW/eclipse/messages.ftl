# Eclipse: the title, options, what is free in a turn, log, upkeep, endings.

ecl-name = 蝕
name-eclipse = 蝕
ecl-tagline = 探索銀河、殖民、研發、武裝：九輪之後，最強大的文明獲勝。
ecl-credits = 《蝕：銀河新曙光》設計：Touko Tahkokallio（Lautapelit.fi，2011）。圖片：Orrery。
ecl-source-exact = 星區、科技、船艦零件、種族圖板與板塊：取自已出版遊戲的掃描。
ecl-source-text = 設置與動作階段：規則原文。
ecl-source-derived = 戰鬥與維持的細節：取自程式、論壇，以及第二版規則（不採用其改動）。
ecl-source-house = 沒有來源說明的：起始玩家由抽籤決定；同一方先攻相同的船艦，艦型較大的先開火；有加農砲的一組不是開火就是撤退，宣布撤退後不能反悔；能造成傷害的命中不能浪費；聲望板塊只能換成更高的，要騰出大使的位置時移走最低的；最便宜的科技都放不下時，遠古科技只能留作分數；別人的回合裡，只能在動作前後提議，動作進行中不行；瓦解的文明保留分數與聲望板塊，盟友取回大使與方塊。

# Table options
ecl-option-species = 種族
ecl-option-species-hint = 輪選：各自選擇，起始玩家最後選。隨機：抽取。人類：所有人都用人類。
ecl-option-species-draft = 輪選
ecl-option-species-random = 隨機
ecl-option-species-terrans = 只用人類
ecl-option-seating = 座位
ecl-option-seating-hint = 環繞銀河的座位隨機排列，或依加入的順序。
ecl-option-seating-random = 隨機
ecl-option-seating-joined = 依加入順序

# What is free in a turn
ecl-cube-on = { $cube }（{ $square }方格）
ecl-colony = { $place }：{ $cube }
ecl-step-colony = 殖民船
ecl-trade = { $given } → { $gained }
ecl-step-trade = 交易

# Log
ecl-log-controls = { $side }控制 { $place }。
ecl-log-leaves = { $side }不再控制 { $place }。
ecl-log-destroyed = { $place }：{ $ships }被摧毀。
ecl-log-colonises = { $side }在 { $place } 放上{ $cube }。
ecl-log-trades = { $side }以 { $given }換 { $gained }。
ecl-log-trades-times = { $side }以 { $given }換 { $gained }，共 { $times } 次。
ecl-log-species = { $side }使用{ $species }。
ecl-log-home = { $side }的母星區在 { $place }。
ecl-log-dealt-reputation = { $side }抽 { $count } 個聲望板塊。
ecl-log-dealt-reputation-values = 你抽到聲望板塊：{ LISTED($tiles) }。
ecl-log-new-technologies = 新科技：{ $technologies }。
ecl-log-several = { $technology } ×{ $count }
ecl-log-round = 第 { $round } 輪開始。
ecl-log-upkeep = { $side }的維持：金錢 { $money }，科學 +{ $science }，原料 +{ $materials }。
ecl-log-collapses = { $side }的文明瓦解。
ecl-log-resigns = { $side }認輸。

# Upkeep
ecl-ask-upkeep-colony = 付維持費前要用殖民船嗎？
ecl-colony-done = 不再使用殖民船
ecl-ask-upkeep-balance = 你還缺 { $missing } 金錢：{ $trade ->
        [yes] 交易，或放棄星區
       *[other] 放棄星區
    }（{ $trade ->
        [yes] 不交易的話，
       *[other] {""}
    }{ $sectors ->
        [0] 全部放棄也不夠
       *[other] 至少 { $sectors } 個
    }）。
ecl-abandon = 放棄 { $place }
ecl-abandon-detail = 失去 { $points } 分，退回 { $cubes } 個方塊；之後金錢 { $balance }
ecl-heading-abandon = 放棄星區
ecl-ask-alone = 只剩你一個文明。要繼續嗎？
ecl-alone-go-on = 繼續
ecl-alone-finish = 結束並計分

# The end
ecl-end-points = 分數最高：{ $points } 分。
ecl-end-tied = 最高分 { $points } 分不只一人，由資源較多者獲勝。
ecl-end-resigned = { $side }認輸，已無其他人。
ecl-end-agreed = 所有人同意平手。
ecl-tie = 資源 { $number }

# --- 統計
ecl-trait-species = 種族
ecl-forecast-battle = 戰鬥後誰留在 { $place }
