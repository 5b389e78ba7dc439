# Solenia in panels, public messages and typed lines.

name-solenia = 昼夜星
sol-panel-round = 第 { $round } 轮（共 16 轮）· { $light }
sol-panel-draft = 轮选高级板块
sol-panel-own = { $stored ->
        [0] 存储空间是空的（0/{ $storage }）
       *[other] { $goods }（{ $stored }/{ $storage }）
    } · 金星 { $gold } · 总分 { $score }
sol-panel-placing = 打出“{ $card }”
sol-at-once = { $card }：直接放到……
sol-at-once-paid = { $cell }，支付 { $payment }
sol-panel-last = 选完最后一项，回合就结束并立刻抽牌，不能再撤销。
sol-panel-last-no-card = 选完最后一项，回合就结束，不能再撤销。
sol-status = { $side }：总分 { $score } · 金星 { $gold } · 资源 { $stored }/{ $storage } · 货运 { $deliveries }
sol-status-out = { $side }：已认输
sol-about-delivery-day = 在白昼侧的城市完成的货运，其金星在终局计算。
sol-about-delivery-night = 在黑夜侧的城市完成的货运，其金星在终局计算。
sol-about-improvement = { $level } 级高级板块：{ $power }
sol-about-improvement-1 = 盖在第一对插槽上；两旁的插槽都有货运板块时启动。
sol-about-improvement-3 = 盖在一个 3 级插槽上；货运板块放进该插槽时启动。
sol-verb-tile = 选, 板块
sol-verb-take = 拿, 拿取
sol-verb-discard = 弃, 弃掉, 弃牌
sol-verb-card = 打出, 出, 出牌, 卡牌, 牌
sol-verb-at = 放在, 放到, 放, 在, 到
sol-verb-pay = 付, 支付
sol-verb-deliver = 货运, 完成, 送
sol-verb-swap = 代替, 用
sol-verb-slot = 插槽, 放进
sol-verb-drop = 放回
