# 日与夜：名称、提问、记录、结局、选项。

dn-name = 日与夜
dn-tagline = 两位女神，一片天空：先用九个相连的板块建成两座神殿者获胜。
dn-seat-0 = 日
dn-seat-1 = 夜

dn-ask-action = 要做什么？
dn-ask-target = { $count ->
        [1] “{ $card }”：选择哪个板块？
       *[other] “{ $card }”：选择第 { $number } 个板块（共 { $count } 个）
    }
dn-ask-target-scarce = “{ $card }”：只剩 { $supply } 个秘石，哪个板块放 { $stones } 个？
dn-ask-split = “{ $card }”：只剩两个秘石，要怎么放？
dn-ask-split-where = 两个秘石放在哪个板块？
dn-ask-wonder = “惊奇”：要拿哪张牌？
dn-ask-steal = “窃取热情”：你看到了夜的手牌，要挑哪一张？
dn-ask-stolen = “{ $card }”：立即使用，还是弃掉？
dn-ask-nine = 相连的板块有 { $count } 个，神殿只用九个。采用标示的九个，还是先剔除一个？
dn-ask-discard = 手牌太多：请弃掉 { $count } 张。

dn-option-cast = { $card } · { $hours } 小时
dn-option-step = 走到 { $place }
dn-option-end = 结束回合
dn-option-end-discard = 结束回合，弃 { $count } 张牌
dn-option-tile = { $place }
dn-option-leave = 剔除 { $place }
dn-option-keep = 建成神殿：{ LISTED($places) }
dn-option-use = 立即使用
dn-option-discard-stolen = 弃掉
dn-option-split-2-0 = 两个放在同一板块
dn-option-split-1-1 = 两个板块各一个
dn-detail-step = 花 3 小时，抽一张牌
dn-detail-step-ends-casting = 花 3 小时，抽一张牌；之后不能再使用魔法
dn-detail-ends-casting = 之后不能再使用魔法
dn-detail-becomes-day = 变成日板块
dn-detail-becomes-night = 变成夜板块
dn-caution-becomes-day = { LISTED($places) } 是你的板块，会变成日板块。
dn-caution-becomes-night = { LISTED($places) } 是你的板块，会变成夜板块。
dn-caution-deviate-same = 双方站在同一板块：这个板块会翻转两次、恢撤销状，但上面的秘石会移除。

dn-log-turn-day = ☀ 第 { $turn } 回合：日醒来。
dn-log-turn-night = ☾ 第 { $turn } 回合：夜醒来。
dn-log-cast = { $hours ->
        [0] { $side }使用“{ $card }”，不花时间。
       *[other] { $side }使用“{ $card }”（{ $hours } 小时）。
    }
dn-log-becomes-day = { LISTED($places) } 变成日板块。
dn-log-becomes-night = { LISTED($places) } 变成夜板块。
dn-log-locked = { $place } 变成日神殿板块。
dn-log-temple-day = 日建成第 { $number } 座神殿：{ LISTED($places) }。
dn-log-temple-night = 夜建成第 { $number } 座神殿：{ LISTED($places) }。
dn-log-stones = { $place } 放上 { $count } 个秘石。
dn-log-stones-back = { LISTED($places) } 上的秘石被移除。
dn-log-crystal = { $lifetime ->
        [1] { $place } 长出水晶。
       *[other] { $place } 长出水晶，停留 { $lifetime } 回合。
    }
dn-log-crystals = { $lifetime ->
        [1] { $place } 长出水晶。
       *[other] { $place } 长出水晶，停留 { $lifetime } 回合。
    }
dn-log-crystals-gone = { LISTED($places) } 上的水晶消散。
dn-log-step = { $side }走到 { $place }。
dn-log-moved = { $side }被移动到 { $place }。
dn-intrusion-at = { $side }现在位于 { $place }
dn-intrusion-temple = { $side }建成了第 { $number } 座神殿
dn-log-draws = { $side }抽 { $count } 张牌。
dn-log-you-draw = 你抽到：{ $cards }。
dn-log-reshuffle = { $side }把弃牌堆洗成新的牌库。
dn-log-wonder = { $side }暗中拿了一张牌并重洗牌库。
dn-log-you-take = 你拿了“{ $card }”并重洗牌库。
dn-log-looks = 日查看夜的 { $count } 张手牌。
dn-log-you-see = 你看到夜的手牌：{ $cards }。
dn-log-steals-use = 日从夜手中取得“{ $card }”并立即使用。
dn-log-steals-discard = 日弃掉夜手中的“{ $card }”。
dn-log-discards = { $side }弃掉：{ $cards }。
dn-log-shut-out-day = 已没有空间再建日神殿。
dn-log-shut-out-night = 已没有空间再建夜神殿。
dn-log-draw = 平局。
dn-log-wins-day = ☀ 日获胜！
dn-log-wins-night = ☾ 夜获胜！

dn-end-temples-day = 第二座日神殿建成了。
dn-end-temples-night = 第二座夜神殿建成了。
dn-end-turn-limit = 双方各进行了 { $turns } 回合：先比神殿，再比板块。
dn-end-both-shut-out = 双方都无法再建神殿：先比神殿，再比板块。
dn-end-shut-out = 其中一方已无法再建神殿。
dn-end-resigned-day = 对局因认输而结束。
dn-end-resigned-night = 对局因认输而结束。
dn-end-agreed = 双方都同意。

dn-option-center_void = 封闭中央
dn-option-center_void-hint = 中央四格封闭，共 44 个板块。关闭此选项时使用全部 48 格。
dn-option-cast_after_travel = 移动后可使用魔法
dn-option-cast_after_travel-hint = 走过之后仍可使用魔法，刚抽到的牌也可以。
dn-option-strict_changed = 严格的“被变换”
dn-option-strict_changed-hint = 夜的条件魔法只计被变换的板块，不计被翻转的。
dn-option-crystal_night_tiles_only = 水晶只放夜板块
dn-option-crystal_night_tiles_only-hint = “水晶微风”“水晶爆发”与“水晶天幕”只能选夜板块。
dn-option-crystal_blocks_spell_moves = 水晶挡住魔法移动
dn-option-crystal_blocks_spell_moves-hint = 魔法不能把日移离或移上水晶板块。
dn-option-only_crystallize_hits_day_location = 保护日所在的板块
dn-option-only_crystallize_hits_day_location-hint = 只有“晶化”能在日所在的板块放水晶。
dn-option-early_win_on_shutout = 提前获胜
dn-option-early_win_on_shutout-hint = 对方再也建不了神殿时，已有神殿的一方立即获胜。
dn-option-first_turn_hours = 日首回合的小时数
dn-option-first_turn_hours-hint = 规则为 12；减少则日的第一个回合较短。
dn-option-night_start_hand = 夜的起始手牌
dn-option-night_start_hand-hint = 规则为 5 张。
dn-option-turn_limit_per_player = 回合上限
dn-option-turn_limit_per_player-hint = 双方各进行这么多回合后比神殿与板块；0 表示不限。

dn-source-exact = 版图、封闭的中央、牌与指示物数量、手牌数、小时与神殿规则，根据公开的游戏介绍。
dn-source-text = 39 种魔法的名称、小时数与效果，根据中文百科的规则文字。
dn-source-derived = 部分细节（水晶可放任何板块、神殿可用的板块、被窃取的牌）是我们对该文字的解读。
dn-source-house = 并非出自原版游戏：每种魔法的张数、小魔法（Minor）与奇迹（Miracle）的区分、中文牌名、回合上限与平局判定。
dn-credits = 设计：Valentijn Eekels 与 Sebastiaan van den Roovaart；Mystics.nl 于 2008 年出版；2009 年国际玩家大奖。

dn-rules-goal = **目标**：建成两座神殿。九个相连的己方板块成为神殿，之后再也不能翻转。
dn-rules-turn = **你的回合**：12 小时{ $first_turn_hours ->
        [12] { "" }
       *[other] （日的第一个回合：{ $first_turn_hours } 小时）
    }。{ $cast_after_travel ->
        [1] 使用手中的魔法与移动，顺序不拘：
       *[other] 先使用手中的魔法，再移动：
    }每一步花 3 小时并抽一张牌，同一回合走过的板块不能再走。结束时最多保留五张手牌。
dn-rules-tiles = **板块**：“变换”让中立板块成为己方，或翻转日夜板块；“翻转”只能翻面。相邻：上下左右；周边：八个方向。
dn-rules-day = **日**在日板块上放秘石。每次轮到日时，每个有秘石的板块移除一个秘石；最后一个移除时，该板块变成日神殿板块，再也不能翻转或变换（单独一个不算神殿）。在此之前若被翻转或变换，秘石就移除。
dn-rules-night = **夜**在板块上放水晶。日不能翻转或变换有水晶的板块，也不能走上去或离开{ $crystal_blocks_spell_moves ->
        [1] ；魔法也不能把日移上或移离
       *[other] { "" }
    }。夜的下一回合开始时水晶消散，“{ dn-card-crystal_sky }”的再晚一回合。
dn-rules-end = **结束**：建成第二座神殿立即获胜。{ $early_win_on_shutout ->
        [1] 对方再也建不了神殿时，已有神殿的一方也立即获胜。
       *[other] { "" }
    }{ $turn_limit_per_player ->
        [0] { "" }
       *[other] 双方各 { $turn_limit_per_player } 回合后先比神殿，再比板块。
    }随时可以认输或协议平局。

# 为什么不行
dn-why-not-held = 不在你的手牌中
dn-why-not-among = 不在这些牌之中
dn-why-travelled = 移动之后不能再使用魔法
dn-why-hours = 需要 { $hours } 小时，只剩 { $left } 小时
dn-why-night-on-day-tile = 夜没有站在日板块上
dn-why-night-on-night-tile = 夜没有站在夜板块上
dn-why-night-holds-cards = 夜没有手牌
dn-why-night-holds-nothing-else = 夜还有其他手牌
dn-why-night-has-temple = 夜还没有神殿
dn-why-day-tile-changed = 本回合还没有日板块变成夜板块
dn-why-day-tile-changed-strict = 本回合还没有日板块被变换
dn-why-no-cards = 日的牌库与弃牌堆都是空的
dn-why-no-stones = 秘石已经用完
dn-why-no-crystals = 水晶已经用完
dn-why-no-tile = 没有可影响的板块
dn-why-step-hours = 走一步要 3 小时，只剩 { $left } 小时
dn-why-step-held = { $here } 上有水晶，日不能从这里移动离开
dn-why-step-here = 你就站在这里
dn-why-void = 中央是封闭的
dn-why-step-far = { LISTED($there) } 与 { $here } 不相邻
dn-why-step-visited = 本回合已经走过 { LISTED($there) }
dn-why-step-crystal = { LISTED($there) } 上有水晶，日不能进入
dn-why-walk-to = 从 { $here } 可以走到：{ LISTED($places) }。
dn-why-walk-nowhere = 现在从 { $here } 无法走到任何板块。
dn-why-choose = 可以选：{ LISTED($places) }。
dn-why-reach-here = “{ $card }”只能用在 { $here }
dn-why-reach-there = “{ $card }”只能用在对方所在的板块
dn-why-reach-avatars = “{ $card }”只能用在日或夜所在的板块
dn-why-reach-border = “{ $card }”只能用在与 { $here } 相邻的板块
dn-why-reach-surround = “{ $card }”只能用在 { $here } 周边的板块
dn-why-reach-area = “{ $card }”只能用在 { $here } 及其周边的板块
dn-why-reach-near = 与 { $here } 的距离超过日与夜的距离
dn-why-temple-tile = 这是神殿板块，再也不能翻转或变换
dn-why-crystal-holds = 上面有水晶，日不能翻转或变换这个板块
dn-why-not-neutral = 这不是中立板块
dn-why-neutral = 中立板块不能翻转
dn-why-no-day-tile = { $here } 不是日板块
dn-why-no-night-tile = { $here } 不是夜板块
dn-why-has-stones = 上面已经有秘石
dn-why-has-crystal = 上面已经有水晶
dn-why-crystal-night-only = 这一桌只能选夜板块
dn-why-crystal-not-under-day = 这一桌只有“晶化”能在日所在的板块放水晶
dn-why-crystal-blocks-spell = 这一桌的魔法不能把日移离或移上水晶板块
dn-why-stands-there = 已经站在那里
dn-why-chosen = 已经选过了
dn-why-leave-splits = 少了 { $there }，其余的就不相连；或是 { $there } 已经剔除
dn-why-leave-other = { $there } 不属于这群板块

# --- 统计
dn-opening-step = 步行
