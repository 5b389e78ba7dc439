# 晝夜星：圖上的文字，以及圖的文字說明（替代文字）。

sol-pic-letter-wood = 木
sol-pic-letter-wheat = 麥
sol-pic-letter-stone = 石
sol-pic-letter-water = 水
sol-pic-round = 第 { $round }/16 輪
sol-pic-phase-draft = 輪選高級板塊
sol-pic-phase-card = 選卡牌
sol-pic-phase-cell = 選格子
sol-pic-phase-pay = 支付延長航線
sol-pic-phase-deliver = 完成貨運
sol-pic-phase-swap = 支付貨運
sol-pic-phase-slot = 選插槽
sol-pic-phase-take = 拿取獎勵
sol-pic-phase-drop = 儲存空間已滿
sol-pic-phase-over = 遊戲結束
sol-pic-wins = 獲勝
sol-pic-shared = 共同獲勝
sol-pic-grade = 評級 { $grade }/5{ $grade ->
        [1] { " " }· 挑戰失敗
       *[other] { "" }
    }
sol-pic-undecided = 不分勝負
sol-pic-score = 總分
sol-pic-free = 不需延長航線
sol-pic-voyage = 延長航線要付的資源
sol-pic-payable = 付得起的貨運板塊
sol-pic-before = 之前
sol-pic-after = 之後
sol-pic-level1 = 高級板塊 · 1 級
sol-pic-level3 = 高級板塊 · 3 級
sol-pic-hand-of = { $side }的手牌
sol-pic-cards = { $count } 張
sol-pic-in-deck = 牌庫 { $count } 張
sol-pic-no-cards = 沒有手牌
sol-pic-value-0 = 推進巨型飛艇
sol-pic-value-1 = 立即獲得資源 ×1
sol-pic-value-2 = 立即獲得資源 ×2
sol-pic-expelled = 被驅除時

# 替代文字
sol-alt-title = { sol-name }，第 { $round }/16 輪。
sol-alt-who = { $letter }（{ $name }）
sol-alt-move = 輪到 { $who }：{ $phase }。飛艇在 { $airship }。
sol-alt-over-wins = 遊戲結束，{ $winners } 獲勝。
sol-alt-over-grade = 遊戲結束：評級 { $grade }/5{ $grade ->
        [1] ，挑戰失敗
       *[other] { "" }
    }。
sol-alt-over-undecided = 遊戲結束，不分勝負。
sol-alt-options = 可以選擇：{ LISTED($places) }。
sol-alt-last = 上一步：{ $who } 在 { $place } 打出 { $card }。
sol-alt-last-gone = 上一步：{ $who } 打出的 { $card } 已離開天空。
sol-alt-player = { $who }：總分 { $score }；{ $goods }；貨運晝 { $day }、夜 { $night }；剩 { $cards } 張牌。
sol-alt-lying = { $ground }（{ $who } { $value }）
sol-alt-offer = 展示區：{ $tiles }。
sol-alt-display-day = 白晝貨運：{ CLAUSES($tiles) }。
sol-alt-display-night = 黑夜貨運：{ CLAUSES($tiles) }。
sol-alt-tile = { $cost } → { $gold }
sol-alt-strip = 第 { $row } 橫列，{ $light }：{ $cells }。
sol-alt-hand = { $side }的手牌：{ $cards }。
sol-alt-empty-hand = { $side }沒有手牌。
sol-alt-card = 數值 { $value }（被驅除時 { $ability }）
sol-alt-single = { $name }。{ $text }
sol-alt-change = 變化：
sol-alt-flew = 飛艇前進了。
sol-alt-change-score = { $who }：總分 { $before } → { $after }。
sol-alt-nothing = 無。

# 圖例：圖片中各種圖示的意思
sol-sign-section-sky = 天空
sol-sign-section-boards = 玩家版圖與儲存空間
sol-sign-section-powers = 卡牌與插槽
sol-sign-light = 橫列的光照：{ $light }
sol-sign-last = 最近打出的卡牌
sol-sign-option = 可以選擇：數字與按鈕相同
sol-sign-free = 不需延長航線
sol-sign-voyage = 延長航線要付的資源
sol-sign-payable = 付得起的貨運板塊
sol-sign-leads = 總分領先
sol-sign-hand = 手牌張數
sol-sign-deck = 牌庫張數
sol-sign-storage = 已儲存的資源與儲存上限
sol-sign-room = 可儲存資源的空位
sol-sign-closed = 尚未開放的儲存位置
sol-sign-over = 超出儲存上限的資源
sol-sign-delivery = 貨運
sol-sign-pair = 成對：相對的白晝與黑夜貨運
sol-sign-value = 卡牌數值
sol-sign-expelled = 卡牌被驅除時
sol-sign-isle = 卡牌所在的島嶼
sol-sign-isle-of = 卡牌位於這種島嶼時
sol-sign-any = 四種資源任選
sol-sign-brings = 換得；每有一個就得到
sol-sign-end = 遊戲結束時計算
sol-sign-row = 同一排的貨運
sol-sign-cards = 手牌張數改變
sol-sign-diagonal = 斜角相鄰的格子也算相鄰
sol-sign-storm = 對手骰子的風暴面
