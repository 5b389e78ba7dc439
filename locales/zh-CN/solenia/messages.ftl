# 昼夜星：名称、提问、记录、结局、选项。

sol-name = 昼夜星
sol-tagline = 一颗停止转动的星球：随巨型飞艇飞行，把另一半球独有的物资送到这一半球。
sol-seat-0 = 橙方
sol-seat-1 = 粉方
sol-seat-2 = 紫方
sol-seat-3 = 灰方
sol-rival = 对手

sol-goods = { AND($goods) }
sol-goods-listed = { $goods }
sol-goods-none = 无
sol-res-wood = { $count } 木材
sol-res-wheat = { $count } 小麦
sol-res-stone = { $count } 石料
sol-res-water = { $count } 水源
sol-res-gold = { $count } 金星
sol-good-wood = 木材
sol-good-wheat = 小麦
sol-good-stone = 石料
sol-good-water = 水源
sol-island-wood = 木材岛屿
sol-island-wheat = 小麦岛屿
sol-island-stone = 石料岛屿
sol-island-water = 水源岛屿
sol-land-wood = 木材岛屿
sol-land-wheat = 小麦岛屿
sol-land-stone = 石料岛屿
sol-land-water = 水源岛屿
sol-city-day = 白昼城市
sol-city-night = 黑夜城市
sol-light-day = 白昼
sol-light-dusk = 黄昏
sol-light-night = 黑夜
sol-light-dawn = 黎明

sol-card = { $value }（{ $ability }）
sol-ability-produce = 岛屿资源 ×{ $amount }
sol-ability-gold-if = 在{ $island }得 { $amount } 金星
sol-card-text-0 = 推进巨型飞艇，打出时没有收获。{ $later }
sol-card-text-1 = 打出时获得 1 个所在岛屿的资源（城市：1 金星）。{ $later }
sol-card-text-2 = 打出时获得 2 个所在岛屿的资源（城市：2 金星）。{ $later }
sol-card-text-produce = 被驱除时：获得 { $amount } 个所在岛屿的资源（城市：{ $amount } 金星）。
sol-card-text-fixed = 被驱除时：获得 { $goods }。
sol-card-text-gold-if = 被驱除时：若在{ $island }，获得 { $amount } 金星。

sol-delivery-day = 白昼货运 { $cost } → { $gold } 金星
sol-delivery-night = 黑夜货运 { $cost } → { $gold } 金星
sol-slot = 插槽 { $slot }
sol-powers = { $powers }
sol-power-gain = { $goods }
sol-power-choose = { $any ->
        [4] 任选资源 { $amount } 个
       *[other] 选 { $amount } 个：{ $choices }
    }
sol-power-gold = { $amount } 金星
sol-power-storage = 存储空间 +{ $amount }
sol-power-voyage-discount = 每次延长航线少付 { $amount } 个资源
sol-power-gold-when-expelled = 自己的卡牌被驱除时得 { $amount } 金星
sol-power-wild-delivery = 每次货运可用任意资源代替其中一个
sol-power-production = 数值 { $value } 的卡牌在岛屿多得 { $amount } 个
sol-power-diagonal = 斜向也算相邻
sol-power-voyage-gold = 延长航线时，每格可改付 { $amount } 金星
sol-power-hand-size = 手牌 { $amount } 张
sol-power-gold-per-delivery = 之后每次货运得 { $amount } 金星
sol-power-gold-per-tile = 终局时每块货运板块得 { $amount } 金星
sol-power-gold-per-pair = { $most ->
        [0] 终局时每对昼夜板块得 { $amount } 金星
       *[other] 终局时每对昼夜板块得 { $amount } 金星，最多 { $most } 对
    }
sol-power-gold-per-row-tile = 终局时每块同侧的货运板块得 { $amount } 金星
sol-power-gold-per-stored = 终局时存储的每个资源得 { $amount } 金星
sol-power-gold-per-dear-tile = 终局时每块价值 { $gold } 以上的货运板块得 { $amount } 金星
sol-power-gold-per-cheap-tile = 终局时每块价值 { $gold } 以下的货运板块得 { $amount } 金星
sol-power-gold-per-gold = 终局时每持有 { $per } 金星，再得 { $amount } 金星，最多 { $most }

sol-panel-aiming = 打出“{ $card }”，放在 { $place }
sol-ask-card = 要打出哪张卡牌？
sol-ask-stuck = 飞艇与自己卡牌旁都没有可用的格子：请延长航线，或弃掉一张卡牌来推进飞艇。
sol-ask-stuck-here = 飞艇与自己卡牌旁都没有可用的格子，也付不起延长航线：请弃掉一张卡牌来推进飞艇。弃掉哪一张？
sol-ask-cell = 要放在哪一格？
sol-ask-pay = { $kept ->
        [0] 延长航线要支付 { $price } 个资源。用什么支付？
       *[other] 延长航线要支付 { $price } 个资源。用什么支付？（货运需要的资源会保留。）
    }
sol-ask-deliver = 在城市必须完成一次货运。选哪一块？
sol-ask-swap = 要交出什么？
sol-ask-slot = 货运板块放进哪个插槽？
sol-ask-take = 要拿哪种资源？
sol-ask-drop = { $count ->
        [1] 存储空间不足，须放回 1 个资源。放回哪一个？
       *[other] 存储空间不足，须放回 { $count } 个资源。先放回哪一个？
    }
sol-ask-draft = 要选哪一块高级板块？

sol-option-discard = 弃掉“{ $card }”
sol-detail-discard = 只推进飞艇，本回合不做其他事。
sol-option-cell = { $place }
sol-detail-cell = { $price ->
        [0] { $brings }
       *[other] { $brings }，延长航线支付 { $price }
    }
sol-brings-airship = 推进飞艇
sol-brings-day = { $gold ->
        [0] 白昼货运
       *[other] { $gold } 金星＋白昼货运
    }
sol-brings-night = { $gold ->
        [0] 黑夜货运
       *[other] { $gold } 金星＋黑夜货运
    }
sol-option-exact = 照板块支付
sol-option-swap = 用{ $given }代替{ $wanted }
sol-option-slot = { $slot }
sol-detail-cover = 高级板块：{ $improvement }
sol-option-take = 拿{ $good }
sol-option-drop = 放回{ $good }
sol-option-level1 = 1 级：{ $power }
sol-option-level3 = 3 级 · 昼：{ $day } · 夜：{ $night }

sol-log-placed = **{ $side }**在 { $place }（{ $ground }）打出“{ $card }”。
sol-log-voyage = **{ $side }**延长航线，支付 { $goods }。
sol-log-gains = { $side }获得 { $goods }。
sol-log-dropped = { $side }放不下 { $goods }，放回供应堆。
sol-log-discarded = **{ $side }**弃掉“{ $card }”。
sol-log-drew = 你抽到：{ AND($cards) }。
sol-log-airship = 巨型飞艇向前推进。
sol-log-expelled = { $place } 的卡牌被驱除，{ $side }获得 { $goods }。
sol-log-expelled-empty = { $place } 的卡牌被驱除，{ $side }没有收获。
sol-log-turned = 第一块板条翻面，移到最前方：{ $light }。
sol-log-delivered = { $side }完成{ $delivery }。
sol-log-delivered-otherwise = { $side }以 { $goods } 完成{ $delivery }。
sol-log-refilled = 展示区翻开：{ $delivery }。
sol-log-scrapped = 从展示区移除：{ $delivery }。
sol-log-no-slot = { $side }没有空插槽了，板块只计金星。
sol-log-slot = { $side }填上{ $slot }。
sol-log-improvement = { $side }的高级板块启动：{ $improvement }。
sol-log-drafted = **{ $side }**选择高级板块：{ $improvement }。
sol-log-drafted-halves = **{ $side }**选择 3 级高级板块（昼：{ $day }；夜：{ $night }）。
sol-log-rival = 🎲 { $rolled }：**对手**翻出“{ $card }”。
sol-rolled-column = { $column } 列
sol-rolled-storm = 风暴
sol-log-storm = 风暴：对手的卡牌无处可放。
sol-log-resigned = { $side }认输。

sol-end-gold = 总分最高：{ $gold } 金星。
sol-end-grade = { $gold } 金星：第 { $grade } 级（共 5 级），{ $grade ->
        [1] 甲板水手的航程
        [2] 领航员的航程
        [3] 船长的航程
        [4] 首席信使的航程
       *[other] 两个半球都将传颂的航程
    }。{ $next ->
        [0] { "" }
       *[other] { "" }下一级从 { $next } 开始。
    }
sol-from-tiles = 货运
sol-from-gold = 金星
sol-from-pairs = 成对
sol-from-powers = 能力
sol-from-goods = 存储的资源
sol-end-resigned = 对局因认输而结束。
sol-end-agreed = 大家同意就此结束。

sol-option-side = 玩家版图
sol-option-side-hint = 夏日：按顺序填插槽，成对得分。冬日：自选有能力的插槽，存储空间 6 格。高级板块：冬日面，并轮流选板块。
sol-option-side-summer = 夏日面
sol-option-side-summer-hint = 按顺序填插槽并立即获得奖励，前四对昼夜板块另计分；存储空间 8 格。
sol-option-side-winter = 冬日面
sol-option-side-winter-hint = 自选有能力的插槽；存储空间 6 格。
sol-option-side-improvements = 冬日面与高级板块
sol-option-side-improvements-hint = 冬日面，开局前每人轮选两块高级板块。
sol-option-overflow = 存储空间已满时
sol-option-overflow-hint = 当前玩家自选放回什么。其他玩家：立即失去最新获得的，或等他们选择。
sol-option-overflow-active = 其他人失去最新获得的
sol-option-overflow-active-hint = 当前玩家自选放回什么，其他玩家立即失去最新获得的。
sol-option-overflow-everyone = 人人自选，游戏等待
sol-option-overflow-everyone-hint = 每个人都自选放回什么，游戏会等待他们的回答。

sol-source-exact = 卡牌数值、试玩记录中的夏日奖励、游戏准备、计分与一块货运板块，根据已发表的评论与战报。
sol-source-text = 回合流程、延长航线、货运、冬日面与高级板块的用法，根据已出版的中文规则。
sol-source-derived = 十六张卡牌中十二张的能力搭配，以及斜向不算相邻。
sol-source-house = 并非来自出版游戏：板条配置、多数货运板块、冬日面能力、高级板块、整个单人对手与评级，以及存储空间已满时的处理。
sol-credits = 设计：Sébastien Dujardin，Pearl Games 于 2018 年出版。

sol-rules-goal = **目标**：每人打出 16 张卡牌后金星最多者获胜，同分则共同获胜。金星多来自货运；夏日面的前四对昼夜板块另得 1、2、3、4。每两个存储的资源值 1 金星。
sol-rules-turn = **你的回合**：打出一张卡牌到空格：飞艇所在格、飞艇旁，或自己卡牌旁。更远就要延长航线：中间每一格支付一个任意资源。卡牌以数值称呼，括号内是它被驱除时的能力。
sol-rules-cells = **格子**：在岛屿获得与卡牌数值相同数量的资源。在城市获得与卡牌数值相同的金星，随后必须完成一块同侧的货运板块；无法完成就不能放在那座城市。
sol-rules-airship = **飞艇**：数值 0 的卡牌推进飞艇。该回合结束时，第一块板条（最后方，第 1 行）上的卡牌被驱除，各自把括号内的收获给主人；板条翻面，移到最前方（第 5 行）。
sol-rules-storage = **存储空间**：夏日 8 格；冬日 6 格，靠能力可到 8 格。放不下的放回供应堆。
sol-rules-winter = **冬日面**：插槽自选：某一级的第一个插槽需要同一排低一级已有一个，第二个需要两个。高级板块盖在部分插槽上；1 级板块要两旁都有货运板块才启动。
sol-rules-solo = **单人**：你每回合后（最后一回合除外），对手翻一张牌并掷骰决定放在哪一列；落在城市就移走一块同侧的货运板块，遇到风暴或整列已满则昼夜各移走一块。最后按金星评级，最低一级算挑战失败。

# 为什么不行
sol-card-value = { $value }
sol-why-not-held = 不在你的手牌中
sol-why-value-not-held = 你没有这个数值的卡牌
sol-why-no-such-value = 卡牌的数值只有 0、1、2
sol-why-no-cell = 没有格子可以放；请改为弃掉一张卡牌
sol-why-no-discard = 飞艇与自己卡牌旁都没有可用的格子时，才能弃掉卡牌
sol-why-card-first = 请先说要打出哪张卡牌
sol-why-choose = 可以选：{ LISTED($places) }。
sol-why-taken = 那里已经有卡牌
sol-why-city-day = 在城市必须完成货运，而你付不起任何白昼货运
sol-why-city-night = 在城市必须完成货运，而你付不起任何黑夜货运
sol-why-voyage = 离飞艇或自己最近的卡牌有 { $steps } 格，延长航线要支付 { $price } 个资源，你有 { $stored } 个
sol-why-city-after = 在城市必须完成货运，而延长航线支付 { $price } 个资源后就付不起了
sol-why-price = 延长航线要支付 { $price } 个资源
sol-why-needed = 这座城市的货运需要它
sol-why-not-stored = 你有：{ $goods }
sol-why-not-displayed = 它不在展示区
sol-why-serves-day = 这座城市只收白昼货运
sol-why-serves-night = 这座城市只收黑夜货运
sol-why-slot-filled = 已经有板块
sol-why-slot-day = 白昼板块要放进白昼插槽
sol-why-slot-night = 黑夜板块要放进黑夜插槽
sol-why-slot-level = 同一排需要更多已填的 { $level } 级插槽
sol-why-not-offered = 这个奖励没有这种资源
sol-why-none-stored = 你没有这种资源
sol-why-level-taken = 你已经有这一级的高级板块

# --- 统计
sol-opening-card = 数值 { $value } 的卡牌
