# 圖片上的文字，與圖片的文字說明。

vf-pic-phase-houses = 選擇家族
vf-pic-phase-origins = 選擇起始設定
vf-pic-phase-start = 起始效果
vf-pic-phase-preparation = 準備階段
vf-pic-phase-focus = 主要階段
vf-pic-phase-evaluation = 結算階段
vf-pic-phase-end = 遊戲結束
vf-pic-undecided = 沒有結果
vf-pic-together = 全體同時
vf-pic-shared = 共享勝利
vf-pic-wins = 獲勝
vf-pic-lost = 敗給虛空造物
vf-pic-won-together = 共同獲勝
vf-pic-your-turn = 輪到你
vf-pic-to-move = 行動中
vf-pic-out = 已認輸
vf-pic-sign-cubes = 活躍／部署／非活躍方塊
vf-pic-sign-glory = 榮耀總值
vf-pic-sign-upkeep = 維持費用：可付／應付
vf-pic-sign-skirmish = 虛空反擊勢力
vf-pic-sign-over = 下次生產會過度生產

vf-pic-agendas = 生效的議程
vf-pic-technologies = 科技
vf-pic-focus-cards = 行動卡
vf-pic-cubes-active = 活躍
vf-pic-cubes-deployed = 部署
vf-pic-cubes-inactive = 非活躍
vf-pic-skirmish = 虛空反擊勢力
vf-pic-dial-stock = 庫存
vf-pic-dial-yield = 生產量
vf-pic-dial-level = 生產等級
vf-pic-over-note = 箭頭：生產後庫存停在 15，並獲得 3 點影響力。
vf-pic-tier = 第 { $tier } 級
vf-pic-no-benefit = 沒有獎勵
vf-pic-space = { $space }：{ $benefit }
vf-pic-space-cost = { $space }（進入須消耗 { $cost } 點艦隊勢力）：{ $benefit }
vf-pic-track-end = 已到最後一格。
vf-pic-track-corrupted = 已腐敗：推進時沒有獎勵。
vf-pic-upkeep-note = 維持費用 { $due }，可付 { $payable }
vf-pic-starting-agenda = 起始議程
vf-pic-slot-empty = 空的議程槽
vf-pic-slot-corrupted = 空的議程槽（已腐敗）
vf-pic-scores-nothing = 已腐敗：不計分。
vf-pic-technology-note = { $count }/{ $limit } · 強化 { $improved }/{ $most }
vf-pic-basic = 基礎
vf-pic-improved = 強化
vf-pic-preferred = { $card }★
vf-pic-names = { $names }
vf-pic-none = 無
vf-pic-in-hand = 手牌：{ $cards }
vf-pic-in-discard = 棄牌：{ $cards }
vf-pic-preferred-note = ★ 家族偏好


vf-pic-drawn = 保留其中一張
vf-pic-peeked = 下一循環的事件
vf-pic-agendas-held = 手上的議程
vf-pic-house-note = { $sign }：自訂內容，查不到實體卡牌的資料
vf-alt-house = 自訂內容，查不到實體卡牌的資料：{ $cards }
vf-pic-played = 本回合的行動卡
vf-pic-ladder = 交易階梯
vf-pic-next = 下一枚
vf-pic-deck = 牌庫 { $count } 張
vf-pic-playable = 搭配{ $focuses }：{ $action }
vf-pic-no-offer = 沒有牌了。
vf-pic-at-once = 立刻：{ $effect }
vf-pic-improved-open = 可獲得
vf-pic-basic-gone = 已被拿完：{ $names }
vf-pic-improved-shown = 翻開的強化科技
vf-pic-improved-blocked = 第 2 循環起才能獲得
vf-pic-improved-later = 第 3 循環的強化科技：{ $names }
vf-pic-no-event = 尚未翻開事件。
vf-pic-rounds = { $count } 輪
vf-pic-frames = 翻開時
vf-pic-objectives-or = 目標：兩框擇一
vf-pic-objectives-and-or = 目標：一框或兩框皆可
vf-pic-link-or = 或
vf-pic-link-and-or = 和／或

vf-pic-no-crises = 只有合作與單人遊戲有危機。
vf-pic-crises-later = 所有家族選定後才會放置危機。
vf-pic-row-military = 軍事隊列
vf-pic-row-economic = 經濟隊列
vf-pic-row-strength = 虛空反擊 +{ $strength }
vf-pic-row-payment = 每位玩家支付 { $cost }
vf-pic-row-free = 無須支付
vf-pic-threats = 告警、災難與避風港
vf-pic-in-play = 場上的危機
vf-pic-current = 本回合
vf-pic-solved-by = 解決：{ $deed }
vf-pic-penalty = 懲罰：{ $effect }
vf-pic-alert = 本輪告警：{ $alert }
vf-pic-alert-none = 尚未翻開
vf-pic-situation = 情況 { $level }
vf-pic-war = 戰爭，虛空反擊 +{ $strength }
vf-pic-alert-deck = 告警牌庫：{ $cards }
vf-pic-alerts-war = 戰爭 ×{ $count }
vf-pic-alerts-situation = 情況 { $level } ×{ $count }
vf-pic-catastrophes = 災難標記（第四個即落敗）
vf-pic-haven = 避風港 { $number }
vf-pic-harbingers-left = 供應區的惡兆標記
vf-pic-consumed = 耗盡的科技：{ $technologies }
vf-pic-improved-name = { $name }（強化）
vf-pic-battle-at = { $place } 的戰鬥
vf-pic-course = 戰鬥經過
vf-pic-player = { $name }
vf-pic-voidborn = 虛空方塊
vf-pic-garrison = 防衛設施
vf-pic-initiative = 優先度 { $number }
vf-from-start = 起始
vf-from-glory = 榮耀
vf-from-agendas = 議程
vf-from-events = 事件
vf-from-technologies = 科技
vf-from-overproduction = 過度生產
vf-from-others = 卡牌與標記
vf-from-upkeep = 未付維持費用
vf-from-crises = 危機圖版
vf-pic-score-note = 同分時腐敗標記較少者獲勝。下方：循環若現在結束，議程、事件與維持費用的變化。
vf-pic-score-note-together = 下方：循環若現在結束，議程、事件與維持費用的變化。
vf-pic-voidborn-score = 虛空造物得分
vf-pic-voidborn-total = 虛空造物
vf-pic-lowest = 影響力最低的玩家：{ $influence }（{ $difference }）
vf-pic-lowest-level = 影響力最低的玩家：{ $influence }。同分算輸，須達 { $needed }。
vf-pic-goal-lowest = 最低
vf-pic-goal-catastrophes = 災難
vf-pic-goal-havens = 避風港
vf-pic-prospect-agendas = 議程
vf-pic-prospect-event = 事件
vf-pic-prospect-upkeep = 維持費用
vf-pic-score-difficulty-base = 難度
vf-pic-score-rift-on-map = 地圖上的虛空裂縫
vf-pic-score-incomplete-safe-haven = 未完成的避風港
vf-pic-score-catastrophe = 災難標記
vf-pic-score-harbinger-on-sector = 地區上的惡兆標記
vf-pic-score-consumed-technology = 耗盡的科技
vf-pic-score-ongoing-crisis = 進行中的危機
vf-pic-score-fallen-house-on-map = 地圖上的沒落家族
vf-pic-score-corruption-anywhere = 所有腐敗標記
vf-pic-score-population-of-voidborn-sectors = 虛空造物地區的人口
vf-pic-basic-text = 基礎：{ $text }
vf-pic-improved-text = 強化：{ $text }
vf-pic-prefers = 偏好：{ $focuses }
vf-pic-origin = 起始設定 { $letter }
vf-pic-origin-technology = 科技：{ $technology }

vf-pic-cycle-short = 第 { $cycle } 循環
vf-pic-cycle-over = 循環結束
vf-pic-round-short = 第 { $cycle } 循環 · 第 { $round } 輪
vf-pic-change = 有何變化


vf-alt-who = { $letter }（{ $name }）
vf-alt-title = 虛空墜落，第 { $cycle } 循環第 { $round } 輪。
vf-alt-cycle = 虛空墜落，第 { $cycle } 循環。
vf-alt-won = { $winners }獲勝。
vf-alt-undecided = 沒有結果。
vf-alt-lost = 敗給虛空造物。
vf-alt-goal = 虛空造物 { $points } 分；影響力最低的玩家 { $who }：{ $influence }（{ $difference }）；災難標記 { $catastrophes }/{ $most }；避風港 { $complete }/{ $havens }。
vf-alt-phase = { $phase }，全體同時進行。
vf-alt-turn = 輪到{ $who }（{ $phase }）。
vf-alt-options = 可選：{ LISTED($places) }。
vf-alt-invasion = 入侵 { $place }。
vf-alt-choosing = { $who }：尚未選擇家族。
vf-alt-player = { $who }，{ $house }：{ $influence } 點影響力；庫存：{ $stock }；方塊：活躍 { $active }、部署 { $deployed }、非活躍 { $inactive }；交易標記 { $trade }{ $owed ->
        [0] { "" }
       *[other] ；維持費用 { $due }，可付 { $payable }
    }{ $open ->
        [0] { "" }
       *[other] ；虛空反擊勢力 { $strength }
    }。
vf-alt-population = 人口 { $value }
vf-alt-tokens = { $what } ×{ $count }
vf-alt-sector = { $place }，{ $holder }：{ $details }。
vf-alt-fallen = 沒落家族{ $house }
vf-alt-nobody = 無人
vf-alt-yields = 生產量：{ $yields }。
vf-alt-list = { $title }：{ $items }。
vf-alt-corrupted = { $name }（已腐敗）
vf-alt-track = { $track }：第 { $space } 格；下一格：{ $benefit }。
vf-alt-card-line = { $name }：{ $text }
vf-alt-valued = { $text }：{ $value }
vf-alt-ladder = { $count }（{ $bonus }）
vf-alt-technology = { $name } ×{ $count }：{ $text }
vf-alt-event = 銀河事件：「{ $name }」，{ $rounds } 輪。
vf-alt-line = { $text }。
vf-alt-seat-value = { $letter }：{ $value }
vf-alt-values = 目前 { $values }。
vf-alt-crises = 危機圖版：軍事隊列 { $military }/4 格，經濟隊列 { $economic }/4 格；災難標記 { $catastrophes }；告警：{ $alert }。
vf-alt-crisis = 危機「{ $name }」。解決：{ $deed }。懲罰：{ $penalty }。
vf-alt-battle = { $place } 的戰鬥：{ $invader }（{ $one }）入侵，{ $defender }（{ $other }，防衛設施 { $defenses } 座）防守。
vf-alt-score = { $who }：{ $influence } 點影響力{ $ties ->
        [0] { "" }
       *[other] ，腐敗標記 { $corruption }
    }{ $open ->
        [0] { "" }
       *[other] ；目前議程 { $agendas }、事件 { $event }、維持費用 { $upkeep }
    }。
vf-alt-score-line = { $item } { $points }
vf-alt-voidborn-score = 虛空造物 { $points }：{ $lines }。
vf-alt-changed = 有變化的地區：{ LISTED($places) }。
vf-alt-unchanged = 地區沒有變化。
vf-alt-change = { $who }：影響力 { $before } → { $after }，地區 { $had } → { $sectors }。
vf-value-each = ×{ $value }
vf-value-at_least = { $value }/{ $bound }
vf-value-at_most = { $value }（須 ≤ { $bound }）
vf-value-exactly = { $value }（須為 { $bound }）

# 圖示頁
vf-page-legend = 圖示
vf-pic-cost = （{ $cost }）
vf-legend-sectors = 地圖上
vf-legend-pieces = 艦隊、公會、設施
vf-legend-kinds = 有特殊規則的地區
vf-legend-cards = 卡牌上
vf-legend-figures = 玩家旁
vf-legend-population = 人口
vf-legend-corrupted = 人口（已腐敗）
vf-legend-glory = 榮耀標記總值
vf-legend-home = 家園地區
vf-legend-fallen = 沒落家族
vf-legend-changed = 上次行動後的變動
vf-legend-target = 正在入侵
vf-legend-any = 任意資源
vf-legend-agenda = 議程：{ $type }
vf-legend-crisis = 危機：{ $type }
vf-legend-improved = 強化科技
vf-legend-controlled = 控制的地區
vf-alt-legend = 圖示的意思：{ $signs }
