# 昼夜星：图上的文字，以及图的文字说明（替代文字）。

sol-pic-letter-wood = 木
sol-pic-letter-wheat = 麦
sol-pic-letter-stone = 石
sol-pic-letter-water = 水
sol-pic-round = 第 { $round }/16 轮
sol-pic-phase-draft = 轮选高级板块
sol-pic-phase-card = 选卡牌
sol-pic-phase-cell = 选格子
sol-pic-phase-pay = 支付延长航线
sol-pic-phase-deliver = 完成货运
sol-pic-phase-swap = 支付货运
sol-pic-phase-slot = 选插槽
sol-pic-phase-take = 拿取奖励
sol-pic-phase-drop = 存储空间已满
sol-pic-phase-over = 游戏结束
sol-pic-wins = 获胜
sol-pic-shared = 共同获胜
sol-pic-grade = 评级 { $grade }/5{ $grade ->
        [1] { " " }· 挑战失败
       *[other] { "" }
    }
sol-pic-undecided = 不分胜负
sol-pic-score = 总分
sol-pic-free = 无需延长航线
sol-pic-voyage = 延长航线要付的资源
sol-pic-payable = 付得起的货运板块
sol-pic-before = 之前
sol-pic-after = 之后
sol-pic-level1 = 高级板块 · 1 级
sol-pic-level3 = 高级板块 · 3 级
sol-pic-hand-of = { $side }的手牌
sol-pic-cards = { $count } 张
sol-pic-in-deck = 牌库 { $count } 张
sol-pic-no-cards = 没有手牌
sol-pic-value-0 = 推进巨型飞艇
sol-pic-value-1 = 立即获得资源 ×1
sol-pic-value-2 = 立即获得资源 ×2
sol-pic-expelled = 被驱除时

# 替代文字
sol-alt-title = { sol-name }，第 { $round }/16 轮。
sol-alt-who = { $letter }（{ $name }）
sol-alt-move = 轮到 { $who }：{ $phase }。飞艇在 { $airship }。
sol-alt-over-wins = 游戏结束，{ $winners } 获胜。
sol-alt-over-grade = 游戏结束：评级 { $grade }/5{ $grade ->
        [1] ，挑战失败
       *[other] { "" }
    }。
sol-alt-over-undecided = 游戏结束，不分胜负。
sol-alt-options = 可以选择：{ LISTED($places) }。
sol-alt-last = 上一步：{ $who } 在 { $place } 打出 { $card }。
sol-alt-last-gone = 上一步：{ $who } 打出的 { $card } 已离开天空。
sol-alt-player = { $who }：总分 { $score }；{ $goods }；货运昼 { $day }、夜 { $night }；剩 { $cards } 张牌。
sol-alt-lying = { $ground }（{ $who } { $value }）
sol-alt-offer = 展示区：{ $tiles }。
sol-alt-display-day = 白昼货运：{ CLAUSES($tiles) }。
sol-alt-display-night = 黑夜货运：{ CLAUSES($tiles) }。
sol-alt-tile = { $cost } → { $gold }
sol-alt-strip = 第 { $row } 行，{ $light }：{ $cells }。
sol-alt-hand = { $side }的手牌：{ $cards }。
sol-alt-empty-hand = { $side }没有手牌。
sol-alt-card = 数值 { $value }（被驱除时 { $ability }）
sol-alt-single = { $name }。{ $text }
sol-alt-change = 变化：
sol-alt-flew = 飞艇前进了。
sol-alt-change-score = { $who }：总分 { $before } → { $after }。
sol-alt-nothing = 无。

# 图例：图片中各种图标的意思
sol-sign-section-sky = 天空
sol-sign-section-boards = 玩家版图与存储空间
sol-sign-section-powers = 卡牌与插槽
sol-sign-light = 行的光照：{ $light }
sol-sign-last = 最近打出的卡牌
sol-sign-option = 可以选择：数字与按钮相同
sol-sign-free = 不需延长航线
sol-sign-voyage = 延长航线要付的资源
sol-sign-payable = 付得起的货运板块
sol-sign-leads = 总分领先
sol-sign-hand = 手牌张数
sol-sign-deck = 牌库张数
sol-sign-storage = 已存储的资源与存储上限
sol-sign-room = 可存储资源的空位
sol-sign-closed = 尚未开放的存储位置
sol-sign-over = 超出存储上限的资源
sol-sign-delivery = 货运
sol-sign-pair = 成对：相对的白昼与黑夜货运
sol-sign-value = 卡牌数值
sol-sign-expelled = 卡牌被驱除时
sol-sign-isle = 卡牌所在的岛屿
sol-sign-isle-of = 卡牌位于这种岛屿时
sol-sign-any = 四种资源任选
sol-sign-brings = 换得；每有一个就得到
sol-sign-end = 游戏结束时计算
sol-sign-row = 同一排的货运
sol-sign-cards = 手牌张数改变
sol-sign-diagonal = 斜角相邻的格子也算相邻
sol-sign-storm = 对手骰子的风暴面
