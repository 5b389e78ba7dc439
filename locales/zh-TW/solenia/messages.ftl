# 晝夜星：名稱、提問、紀錄、結局、選項。

sol-name = 晝夜星
sol-tagline = 一顆停止轉動的星球：隨巨型飛艇飛行，把另一半球獨有的物資送到這一半球。
sol-seat-0 = 橙方
sol-seat-1 = 粉紅方
sol-seat-2 = 紫方
sol-seat-3 = 灰方
sol-rival = 對手

sol-goods = { AND($goods) }
sol-goods-listed = { $goods }
sol-goods-none = 無
sol-res-wood = { $count } 木材
sol-res-wheat = { $count } 小麥
sol-res-stone = { $count } 石料
sol-res-water = { $count } 水源
sol-res-gold = { $count } 金星
sol-good-wood = 木材
sol-good-wheat = 小麥
sol-good-stone = 石料
sol-good-water = 水源
sol-island-wood = 木材島嶼
sol-island-wheat = 小麥島嶼
sol-island-stone = 石料島嶼
sol-island-water = 水源島嶼
sol-land-wood = 木材島嶼
sol-land-wheat = 小麥島嶼
sol-land-stone = 石料島嶼
sol-land-water = 水源島嶼
sol-city-day = 白晝城市
sol-city-night = 黑夜城市
sol-light-day = 白晝
sol-light-dusk = 黃昏
sol-light-night = 黑夜
sol-light-dawn = 黎明

sol-card = { $value }（{ $ability }）
sol-ability-produce = 島嶼資源 ×{ $amount }
sol-ability-gold-if = 在{ $island }得 { $amount } 金星
sol-card-text-0 = 推進巨型飛艇，打出時沒有收穫。{ $later }
sol-card-text-1 = 打出時獲得 1 個所在島嶼的資源（城市：1 金星）。{ $later }
sol-card-text-2 = 打出時獲得 2 個所在島嶼的資源（城市：2 金星）。{ $later }
sol-card-text-produce = 被驅除時：獲得 { $amount } 個所在島嶼的資源（城市：{ $amount } 金星）。
sol-card-text-fixed = 被驅除時：獲得 { $goods }。
sol-card-text-gold-if = 被驅除時：若在{ $island }，獲得 { $amount } 金星。

sol-delivery-day = 白晝貨運 { $cost } → { $gold } 金星
sol-delivery-night = 黑夜貨運 { $cost } → { $gold } 金星
sol-slot = 插槽 { $slot }
sol-powers = { $powers }
sol-power-gain = { $goods }
sol-power-choose = { $any ->
        [4] 任選資源 { $amount } 個
       *[other] 選 { $amount } 個：{ $choices }
    }
sol-power-gold = { $amount } 金星
sol-power-storage = 儲存空間 +{ $amount }
sol-power-voyage-discount = 每次延長航線少付 { $amount } 個資源
sol-power-gold-when-expelled = 自己的卡牌被驅除時得 { $amount } 金星
sol-power-wild-delivery = 每次貨運可用任意資源代替其中一個
sol-power-production = 數值 { $value } 的卡牌在島嶼多得 { $amount } 個
sol-power-diagonal = 斜向也算相鄰
sol-power-voyage-gold = 延長航線時，每格可改付 { $amount } 金星
sol-power-hand-size = 手牌 { $amount } 張
sol-power-gold-per-delivery = 之後每次貨運得 { $amount } 金星
sol-power-gold-per-tile = 終局時每塊貨運板塊得 { $amount } 金星
sol-power-gold-per-pair = { $most ->
        [0] 終局時每對晝夜板塊得 { $amount } 金星
       *[other] 終局時每對晝夜板塊得 { $amount } 金星，最多 { $most } 對
    }
sol-power-gold-per-row-tile = 終局時每塊同側的貨運板塊得 { $amount } 金星
sol-power-gold-per-stored = 終局時儲存的每個資源得 { $amount } 金星
sol-power-gold-per-dear-tile = 終局時每塊價值 { $gold } 以上的貨運板塊得 { $amount } 金星
sol-power-gold-per-cheap-tile = 終局時每塊價值 { $gold } 以下的貨運板塊得 { $amount } 金星
sol-power-gold-per-gold = 終局時每持有 { $per } 金星，再得 { $amount } 金星，最多 { $most }

sol-panel-aiming = 打出「{ $card }」，放在 { $place }
sol-ask-card = 要打出哪張卡牌？
sol-ask-stuck = 飛艇與自己卡牌旁都沒有可用的格子：請延長航線，或棄掉一張卡牌來推進飛艇。
sol-ask-stuck-here = 飛艇與自己卡牌旁都沒有可用的格子，也付不起延長航線：請棄掉一張卡牌來推進飛艇。棄掉哪一張？
sol-ask-cell = 要放在哪一格？
sol-ask-pay = { $kept ->
        [0] 延長航線要支付 { $price } 個資源。用什麼支付？
       *[other] 延長航線要支付 { $price } 個資源。用什麼支付？（貨運需要的資源會保留。）
    }
sol-ask-deliver = 在城市必須完成一次貨運。選哪一塊？
sol-ask-swap = 要交出什麼？
sol-ask-slot = 貨運板塊放進哪個插槽？
sol-ask-take = 要拿哪種資源？
sol-ask-drop = { $count ->
        [1] 儲存空間不足，須放回 1 個資源。放回哪一個？
       *[other] 儲存空間不足，須放回 { $count } 個資源。先放回哪一個？
    }
sol-ask-draft = 要選哪一塊高級板塊？

sol-option-discard = 棄掉「{ $card }」
sol-detail-discard = 只推進飛艇，本回合不做其他事。
sol-option-cell = { $place }
sol-detail-cell = { $price ->
        [0] { $brings }
       *[other] { $brings }，延長航線支付 { $price }
    }
sol-brings-airship = 推進飛艇
sol-brings-day = { $gold ->
        [0] 白晝貨運
       *[other] { $gold } 金星＋白晝貨運
    }
sol-brings-night = { $gold ->
        [0] 黑夜貨運
       *[other] { $gold } 金星＋黑夜貨運
    }
sol-option-exact = 照板塊支付
sol-option-swap = 用{ $given }代替{ $wanted }
sol-option-slot = { $slot }
sol-detail-cover = 高級板塊：{ $improvement }
sol-option-take = 拿{ $good }
sol-option-drop = 放回{ $good }
sol-option-level1 = 1 級：{ $power }
sol-option-level3 = 3 級 · 晝：{ $day } · 夜：{ $night }

sol-log-placed = **{ $side }**在 { $place }（{ $ground }）打出「{ $card }」。
sol-log-voyage = **{ $side }**延長航線，支付 { $goods }。
sol-log-gains = { $side }獲得 { $goods }。
sol-log-dropped = { $side }放不下 { $goods }，放回供應堆。
sol-log-discarded = **{ $side }**棄掉「{ $card }」。
sol-log-drew = 你抽到：{ AND($cards) }。
sol-log-airship = 巨型飛艇向前推進。
sol-log-expelled = { $place } 的卡牌被驅除，{ $side }獲得 { $goods }。
sol-log-expelled-empty = { $place } 的卡牌被驅除，{ $side }沒有收穫。
sol-log-turned = 第一塊板條翻面，移到最前方：{ $light }。
sol-log-delivered = { $side }完成{ $delivery }。
sol-log-delivered-otherwise = { $side }以 { $goods } 完成{ $delivery }。
sol-log-refilled = 展示區翻開：{ $delivery }。
sol-log-scrapped = 從展示區移除：{ $delivery }。
sol-log-no-slot = { $side }沒有空插槽了，板塊只計金星。
sol-log-slot = { $side }填上{ $slot }。
sol-log-improvement = { $side }的高級板塊啟動：{ $improvement }。
sol-log-drafted = **{ $side }**選擇高級板塊：{ $improvement }。
sol-log-drafted-halves = **{ $side }**選擇 3 級高級板塊（晝：{ $day }；夜：{ $night }）。
sol-log-rival = 🎲 { $rolled }：**對手**翻出「{ $card }」。
sol-rolled-column = { $column } 直行
sol-rolled-storm = 風暴
sol-log-storm = 風暴：對手的卡牌無處可放。
sol-log-resigned = { $side }認輸。

sol-end-gold = 總分最高：{ $gold } 金星。
sol-end-grade = { $gold } 金星：第 { $grade } 級（共 5 級），{ $grade ->
        [1] 甲板水手的航程
        [2] 領航員的航程
        [3] 船長的航程
        [4] 首席信使的航程
       *[other] 兩個半球都將傳頌的航程
    }。{ $next ->
        [0] { "" }
       *[other] { "" }下一級從 { $next } 開始。
    }
sol-from-tiles = 貨運
sol-from-gold = 金星
sol-from-pairs = 成對
sol-from-powers = 能力
sol-from-goods = 儲存的資源
sol-end-resigned = 對局因認輸而結束。
sol-end-agreed = 大家同意就此結束。

sol-option-side = 玩家版圖
sol-option-side-hint = 夏日：依序填插槽，成對得分。冬日：自選有能力的插槽，儲存空間 6 格。高級板塊：冬日面，並輪流選板塊。
sol-option-side-summer = 夏日面
sol-option-side-summer-hint = 依序填插槽並立即獲得獎勵，前四對晝夜板塊另計分；儲存空間 8 格。
sol-option-side-winter = 冬日面
sol-option-side-winter-hint = 自選有能力的插槽；儲存空間 6 格。
sol-option-side-improvements = 冬日面與高級板塊
sol-option-side-improvements-hint = 冬日面，開局前每人輪選兩塊高級板塊。
sol-option-overflow = 儲存空間已滿時
sol-option-overflow-hint = 當前玩家自選放回什麼。其他玩家：立即失去最新獲得的，或等他們選擇。
sol-option-overflow-active = 其他人失去最新獲得的
sol-option-overflow-active-hint = 當前玩家自選放回什麼，其他玩家立即失去最新獲得的。
sol-option-overflow-everyone = 人人自選，遊戲等待
sol-option-overflow-everyone-hint = 每個人都自選放回什麼，遊戲會等待他們的回答。

sol-source-exact = 卡牌數值、試玩紀錄中的夏日獎勵、遊戲準備、計分與一塊貨運板塊，依據已發表的評論與戰報。
sol-source-text = 回合流程、延長航線、貨運、冬日面與高級板塊的用法，依據已出版的中文規則。
sol-source-derived = 十六張卡牌中十二張的能力搭配，以及斜向不算相鄰。
sol-source-house = 並非來自出版遊戲：板條配置、多數貨運板塊、冬日面能力、高級板塊、整個單人對手與評級，以及儲存空間已滿時的處理。
sol-credits = 設計：Sébastien Dujardin，Pearl Games 於 2018 年出版。

sol-rules-goal = **目標**：每人打出 16 張卡牌後金星最多者獲勝，同分則共同獲勝。金星多來自貨運；夏日面的前四對晝夜板塊另得 1、2、3、4。每兩個儲存的資源值 1 金星。
sol-rules-turn = **你的回合**：打出一張卡牌到空格：飛艇所在格、飛艇旁，或自己卡牌旁。更遠就要延長航線：中間每一格支付一個任意資源。卡牌以數值稱呼，括號內是它被驅除時的能力。
sol-rules-cells = **格子**：在島嶼獲得與卡牌數值相同數量的資源。在城市獲得與卡牌數值相同的金星，隨後必須完成一塊同側的貨運板塊；無法完成就不能放在那座城市。
sol-rules-airship = **飛艇**：數值 0 的卡牌推進飛艇。該回合結束時，第一塊板條（最後方，第 1 橫列）上的卡牌被驅除，各自把括號內的收穫給主人；板條翻面，移到最前方（第 5 橫列）。
sol-rules-storage = **儲存空間**：夏日 8 格；冬日 6 格，靠能力可到 8 格。放不下的放回供應堆。
sol-rules-winter = **冬日面**：插槽自選：某一級的第一個插槽需要同一排低一級已有一個，第二個需要兩個。高級板塊蓋在部分插槽上；1 級板塊要兩旁都有貨運板塊才啟動。
sol-rules-solo = **單人**：你每回合後（最後一回合除外），對手翻一張牌並擲骰決定放在哪一直行；落在城市就移走一塊同側的貨運板塊，遇到風暴或整個直行已滿則晝夜各移走一塊。最後依金星評級，最低一級算挑戰失敗。

# 為什麼不行
sol-card-value = { $value }
sol-why-not-held = 不在你的手牌中
sol-why-value-not-held = 你沒有這個數值的卡牌
sol-why-no-such-value = 卡牌的數值只有 0、1、2
sol-why-no-cell = 沒有格子可以放；請改為棄掉一張卡牌
sol-why-no-discard = 飛艇與自己卡牌旁都沒有可用的格子時，才能棄掉卡牌
sol-why-card-first = 請先說要打出哪張卡牌
sol-why-choose = 可以選：{ LISTED($places) }。
sol-why-taken = 那裡已經有卡牌
sol-why-city-day = 在城市必須完成貨運，而你付不起任何白晝貨運
sol-why-city-night = 在城市必須完成貨運，而你付不起任何黑夜貨運
sol-why-voyage = 離飛艇或自己最近的卡牌有 { $steps } 格，延長航線要支付 { $price } 個資源，你有 { $stored } 個
sol-why-city-after = 在城市必須完成貨運，而延長航線支付 { $price } 個資源後就付不起了
sol-why-price = 延長航線要支付 { $price } 個資源
sol-why-needed = 這座城市的貨運需要它
sol-why-not-stored = 你有：{ $goods }
sol-why-not-displayed = 它不在展示區
sol-why-serves-day = 這座城市只收白晝貨運
sol-why-serves-night = 這座城市只收黑夜貨運
sol-why-slot-filled = 已經有板塊
sol-why-slot-day = 白晝板塊要放進白晝插槽
sol-why-slot-night = 黑夜板塊要放進黑夜插槽
sol-why-slot-level = 同一排需要更多已填的 { $level } 級插槽
sol-why-not-offered = 這個獎勵沒有這種資源
sol-why-none-stored = 你沒有這種資源
sol-why-level-taken = 你已經有這一級的高級板塊

# --- 統計
sol-opening-card = 數值 { $value } 的卡牌
