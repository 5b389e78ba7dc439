# 日與夜：名稱、提問、紀錄、結局、選項。

dn-name = 日與夜
dn-tagline = 兩位女神，一片天空：先用九個相連的板塊建成兩座神殿者獲勝。
dn-seat-0 = 日
dn-seat-1 = 夜

dn-ask-action = 要做什麼？
dn-ask-target = { $count ->
        [1] 「{ $card }」：選擇哪個板塊？
       *[other] 「{ $card }」：選擇第 { $number } 個板塊（共 { $count } 個）
    }
dn-ask-target-scarce = 「{ $card }」：只剩 { $supply } 個秘石，哪個板塊放 { $stones } 個？
dn-ask-split = 「{ $card }」：只剩兩個秘石，要怎麼放？
dn-ask-split-where = 兩個秘石放在哪個板塊？
dn-ask-wonder = 「驚奇」：要拿哪張牌？
dn-ask-steal = 「竊取熱情」：你看到了夜的手牌，要挑哪一張？
dn-ask-stolen = 「{ $card }」：立即使用，還是棄掉？
dn-ask-nine = 相連的板塊有 { $count } 個，神殿只用九個。採用標示的九個，還是先剔除一個？
dn-ask-discard = 手牌太多：請棄掉 { $count } 張。

dn-option-cast = { $card } · { $hours } 小時
dn-option-step = 走到 { $place }
dn-option-end = 結束回合
dn-option-end-discard = 結束回合，棄 { $count } 張牌
dn-option-tile = { $place }
dn-option-leave = 剔除 { $place }
dn-option-keep = 建成神殿：{ LISTED($places) }
dn-option-use = 立即使用
dn-option-discard-stolen = 棄掉
dn-option-split-2-0 = 兩個放在同一板塊
dn-option-split-1-1 = 兩個板塊各一個
dn-detail-step = 花 3 小時，抽一張牌
dn-detail-step-ends-casting = 花 3 小時，抽一張牌；之後不能再使用魔法
dn-detail-ends-casting = 之後不能再使用魔法
dn-detail-becomes-day = 變成日板塊
dn-detail-becomes-night = 變成夜板塊
dn-caution-becomes-day = { LISTED($places) } 是你的板塊，會變成日板塊。
dn-caution-becomes-night = { LISTED($places) } 是你的板塊，會變成夜板塊。
dn-caution-deviate-same = 雙方站在同一板塊：這個板塊會翻轉兩次、恢復原狀，但上面的秘石會移除。

dn-log-turn-day = ☀ 第 { $turn } 回合：日醒來。
dn-log-turn-night = ☾ 第 { $turn } 回合：夜醒來。
dn-log-cast = { $hours ->
        [0] { $side }使用「{ $card }」，不花時間。
       *[other] { $side }使用「{ $card }」（{ $hours } 小時）。
    }
dn-log-becomes-day = { LISTED($places) } 變成日板塊。
dn-log-becomes-night = { LISTED($places) } 變成夜板塊。
dn-log-locked = { $place } 變成日神殿板塊。
dn-log-temple-day = 日建成第 { $number } 座神殿：{ LISTED($places) }。
dn-log-temple-night = 夜建成第 { $number } 座神殿：{ LISTED($places) }。
dn-log-stones = { $place } 放上 { $count } 個秘石。
dn-log-stones-back = { LISTED($places) } 上的秘石被移除。
dn-log-crystal = { $lifetime ->
        [1] { $place } 長出水晶。
       *[other] { $place } 長出水晶，停留 { $lifetime } 回合。
    }
dn-log-crystals = { $lifetime ->
        [1] { $place } 長出水晶。
       *[other] { $place } 長出水晶，停留 { $lifetime } 回合。
    }
dn-log-crystals-gone = { LISTED($places) } 上的水晶消散。
dn-log-step = { $side }走到 { $place }。
dn-log-moved = { $side }被移動到 { $place }。
dn-intrusion-at = { $side }現在位於 { $place }
dn-intrusion-temple = { $side }建成了第 { $number } 座神殿
dn-log-draws = { $side }抽 { $count } 張牌。
dn-log-you-draw = 你抽到：{ $cards }。
dn-log-reshuffle = { $side }把棄牌堆洗成新的牌庫。
dn-log-wonder = { $side }暗中拿了一張牌並重洗牌庫。
dn-log-you-take = 你拿了「{ $card }」並重洗牌庫。
dn-log-looks = 日查看夜的 { $count } 張手牌。
dn-log-you-see = 你看到夜的手牌：{ $cards }。
dn-log-steals-use = 日從夜手中取得「{ $card }」並立即使用。
dn-log-steals-discard = 日棄掉夜手中的「{ $card }」。
dn-log-discards = { $side }棄掉：{ $cards }。
dn-log-shut-out-day = 已沒有空間再建日神殿。
dn-log-shut-out-night = 已沒有空間再建夜神殿。
dn-log-draw = 平手。
dn-log-wins-day = ☀ 日獲勝！
dn-log-wins-night = ☾ 夜獲勝！

dn-end-temples-day = 第二座日神殿建成了。
dn-end-temples-night = 第二座夜神殿建成了。
dn-end-turn-limit = 雙方各進行了 { $turns } 回合：先比神殿，再比板塊。
dn-end-both-shut-out = 雙方都無法再建神殿：先比神殿，再比板塊。
dn-end-shut-out = 其中一方已無法再建神殿。
dn-end-resigned-day = 對局因認輸而結束。
dn-end-resigned-night = 對局因認輸而結束。
dn-end-agreed = 雙方都同意。

dn-option-center_void = 封閉中央
dn-option-center_void-hint = 中央四格封閉，共 44 個板塊。關閉此選項時使用全部 48 格。
dn-option-cast_after_travel = 移動後可使用魔法
dn-option-cast_after_travel-hint = 走過之後仍可使用魔法，剛抽到的牌也可以。
dn-option-strict_changed = 嚴格的「被變換」
dn-option-strict_changed-hint = 夜的條件魔法只計被變換的板塊，不計被翻轉的。
dn-option-crystal_night_tiles_only = 水晶只放夜板塊
dn-option-crystal_night_tiles_only-hint = 「水晶微風」「水晶爆發」與「水晶天幕」只能選夜板塊。
dn-option-crystal_blocks_spell_moves = 水晶擋住魔法移動
dn-option-crystal_blocks_spell_moves-hint = 魔法不能把日移離或移上水晶板塊。
dn-option-only_crystallize_hits_day_location = 保護日所在的板塊
dn-option-only_crystallize_hits_day_location-hint = 只有「晶化」能在日所在的板塊放水晶。
dn-option-early_win_on_shutout = 提前獲勝
dn-option-early_win_on_shutout-hint = 對方再也建不了神殿時，已有神殿的一方立即獲勝。
dn-option-first_turn_hours = 日首回合的小時數
dn-option-first_turn_hours-hint = 規則為 12；減少則日的第一個回合較短。
dn-option-night_start_hand = 夜的起始手牌
dn-option-night_start_hand-hint = 規則為 5 張。
dn-option-turn_limit_per_player = 回合上限
dn-option-turn_limit_per_player-hint = 雙方各進行這麼多回合後比神殿與板塊；0 表示不限。

dn-source-exact = 版圖、封閉的中央、牌與指示物數量、手牌數、小時與神殿規則，依據公開的遊戲介紹。
dn-source-text = 39 種魔法的名稱、小時數與效果，依據中文百科的規則文字。
dn-source-derived = 部分細節（水晶可放任何板塊、神殿可用的板塊、被竊取的牌）是我們對該文字的解讀。
dn-source-house = 並非出自原版遊戲：每種魔法的張數、小魔法（Minor）與奇蹟（Miracle）的區分、中文牌名、回合上限與平手判定。
dn-credits = 設計：Valentijn Eekels 與 Sebastiaan van den Roovaart；Mystics.nl 於 2008 年出版；2009 年國際玩家大獎。

dn-rules-goal = **目標**：建成兩座神殿。九個相連的己方板塊成為神殿，之後再也不能翻轉。
dn-rules-turn = **你的回合**：12 小時{ $first_turn_hours ->
        [12] { "" }
       *[other] （日的第一個回合：{ $first_turn_hours } 小時）
    }。{ $cast_after_travel ->
        [1] 使用手中的魔法與移動，順序不拘：
       *[other] 先使用手中的魔法，再移動：
    }每一步花 3 小時並抽一張牌，同一回合走過的板塊不能再走。結束時最多保留五張手牌。
dn-rules-tiles = **板塊**：「變換」讓中立板塊成為己方，或翻轉日夜板塊；「翻轉」只能翻面。相鄰：上下左右；周邊：八個方向。
dn-rules-day = **日**在日板塊上放秘石。每次輪到日時，每個有秘石的板塊移除一個秘石；最後一個移除時，該板塊變成日神殿板塊，再也不能翻轉或變換（單獨一個不算神殿）。在此之前若被翻轉或變換，秘石就移除。
dn-rules-night = **夜**在板塊上放水晶。日不能翻轉或變換有水晶的板塊，也不能走上去或離開{ $crystal_blocks_spell_moves ->
        [1] ；魔法也不能把日移上或移離
       *[other] { "" }
    }。夜的下一回合開始時水晶消散，「{ dn-card-crystal_sky }」的再晚一回合。
dn-rules-end = **結束**：建成第二座神殿立即獲勝。{ $early_win_on_shutout ->
        [1] 對方再也建不了神殿時，已有神殿的一方也立即獲勝。
       *[other] { "" }
    }{ $turn_limit_per_player ->
        [0] { "" }
       *[other] 雙方各 { $turn_limit_per_player } 回合後先比神殿，再比板塊。
    }隨時可以認輸或協議平手。

# 為什麼不行
dn-why-not-held = 不在你的手牌中
dn-why-not-among = 不在這些牌之中
dn-why-travelled = 移動之後不能再使用魔法
dn-why-hours = 需要 { $hours } 小時，只剩 { $left } 小時
dn-why-night-on-day-tile = 夜沒有站在日板塊上
dn-why-night-on-night-tile = 夜沒有站在夜板塊上
dn-why-night-holds-cards = 夜沒有手牌
dn-why-night-holds-nothing-else = 夜還有其他手牌
dn-why-night-has-temple = 夜還沒有神殿
dn-why-day-tile-changed = 本回合還沒有日板塊變成夜板塊
dn-why-day-tile-changed-strict = 本回合還沒有日板塊被變換
dn-why-no-cards = 日的牌庫與棄牌堆都是空的
dn-why-no-stones = 秘石已經用完
dn-why-no-crystals = 水晶已經用完
dn-why-no-tile = 沒有可影響的板塊
dn-why-step-hours = 走一步要 3 小時，只剩 { $left } 小時
dn-why-step-held = { $here } 上有水晶，日不能從這裡移動離開
dn-why-step-here = 你就站在這裡
dn-why-void = 中央是封閉的
dn-why-step-far = { LISTED($there) } 與 { $here } 不相鄰
dn-why-step-visited = 本回合已經走過 { LISTED($there) }
dn-why-step-crystal = { LISTED($there) } 上有水晶，日不能進入
dn-why-walk-to = 從 { $here } 可以走到：{ LISTED($places) }。
dn-why-walk-nowhere = 現在從 { $here } 無法走到任何板塊。
dn-why-choose = 可以選：{ LISTED($places) }。
dn-why-reach-here = 「{ $card }」只能用在 { $here }
dn-why-reach-there = 「{ $card }」只能用在對方所在的板塊
dn-why-reach-avatars = 「{ $card }」只能用在日或夜所在的板塊
dn-why-reach-border = 「{ $card }」只能用在與 { $here } 相鄰的板塊
dn-why-reach-surround = 「{ $card }」只能用在 { $here } 周邊的板塊
dn-why-reach-area = 「{ $card }」只能用在 { $here } 及其周邊的板塊
dn-why-reach-near = 與 { $here } 的距離超過日與夜的距離
dn-why-temple-tile = 這是神殿板塊，再也不能翻轉或變換
dn-why-crystal-holds = 上面有水晶，日不能翻轉或變換這個板塊
dn-why-not-neutral = 這不是中立板塊
dn-why-neutral = 中立板塊不能翻轉
dn-why-no-day-tile = { $here } 不是日板塊
dn-why-no-night-tile = { $here } 不是夜板塊
dn-why-has-stones = 上面已經有秘石
dn-why-has-crystal = 上面已經有水晶
dn-why-crystal-night-only = 這一桌只能選夜板塊
dn-why-crystal-not-under-day = 這一桌只有「晶化」能在日所在的板塊放水晶
dn-why-crystal-blocks-spell = 這一桌的魔法不能把日移離或移上水晶板塊
dn-why-stands-there = 已經站在那裡
dn-why-chosen = 已經選過了
dn-why-leave-splits = 少了 { $there }，其餘的就不相連；或是 { $there } 已經剔除
dn-why-leave-other = { $there } 不屬於這群板塊

# --- 統計
dn-opening-step = 步行
