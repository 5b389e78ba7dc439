# Solenia in panels, public messages and typed lines.

name-solenia = 晝夜星
sol-panel-round = 第 { $round } 輪（共 16 輪）· { $light }
sol-panel-draft = 輪選高級板塊
sol-panel-own = { $stored ->
        [0] 儲存空間是空的（0/{ $storage }）
       *[other] { $goods }（{ $stored }/{ $storage }）
    } · 金星 { $gold } · 總分 { $score }
sol-panel-placing = 打出「{ $card }」
sol-at-once = { $card }：直接放到……
sol-at-once-paid = { $cell }，支付 { $payment }
sol-panel-last = 選完最後一項，回合就結束並立刻抽牌，不能再復原。
sol-panel-last-no-card = 選完最後一項，回合就結束，不能再復原。
sol-status = { $side }：總分 { $score } · 金星 { $gold } · 資源 { $stored }/{ $storage } · 貨運 { $deliveries }
sol-status-out = { $side }：已認輸
sol-about-delivery-day = 在白晝側的城市完成的貨運，其金星在終局計算。
sol-about-delivery-night = 在黑夜側的城市完成的貨運，其金星在終局計算。
sol-about-improvement = { $level } 級高級板塊：{ $power }
sol-about-improvement-1 = 蓋在第一對插槽上；兩旁的插槽都有貨運板塊時啟動。
sol-about-improvement-3 = 蓋在一個 3 級插槽上；貨運板塊放進該插槽時啟動。
sol-verb-tile = 選, 板塊
sol-verb-take = 拿, 拿取
sol-verb-discard = 棄, 棄掉, 棄牌
sol-verb-card = 打出, 出, 出牌, 卡牌, 牌
sol-verb-at = 放在, 放到, 放, 在, 到
sol-verb-pay = 付, 支付
sol-verb-deliver = 貨運, 完成, 送
sol-verb-swap = 代替, 用
sol-verb-slot = 插槽, 放進
sol-verb-drop = 放回
