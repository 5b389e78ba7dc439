# 虛空墜落：操作面板、狀態列、卡牌、簡要規則。

vf-button-agendas = 議程
vf-page-technologies = 科技
vf-page-mat = 家族圖版
vf-page-improved = 強化科技
vf-page-agendas = 議程
vf-page-plans = { $side }的卡牌
vf-page-event = 事件
vf-page-crisis = 危機圖版
vf-page-score = 分數

vf-chapter = 第 { $number } 循環
vf-goal = 🌌 虛空造物 **{ $points }** · 最低：{ $side } **{ $influence }**（{ $difference }）· 災難 **{ $catastrophes }/{ $most }**{ $havens ->
    [0] { "" }
   *[other] { " " }· 避風港 **{ $complete }/{ $havens }**
}
vf-panel-time = **第 { $cycle }/{ $cycles } 循環** · { $round ->
        [0] { $phase }
       *[other] 第 { $round }/{ $rounds } 輪
    }
vf-panel-order = 回合順序：{ $seats }
vf-panel-stock = 庫存 +生產量（等級）：{ $stock }
vf-panel-mat = 影響力 **{ $influence }** · 艦隊勢力：活躍 { $active }、部署 { $deployed }、非活躍 { $inactive } · 交易標記 { $trade } · 維持費用{ $state ->
        [paid] 已付
        [short] { " " }{ $due }（⚠ 可付 { $payable }）
       *[due] { " " }{ $due }
    }{ $struck ->
        [yes] { "" }
       *[no] { " " }· 虛空反擊 { $skirmish }
    }
vf-panel-attack = { $strength }{ $state ->
        [held] { " " }→ { $places }（守得住）
        [lost] { " " }→ ⚠ { $places }（守不住）
       *[none] { "" }
    }
vf-objective-tier = { $tracks }的級數
vf-panel-card = 🎴 **{ $card }**（{ $used }/{ $allowed }）：{ $actions }
vf-panel-says-payment = 每次支付前都會先問你用什麼支付。
vf-panel-held-agenda = 📜 手牌議程「**{ $agenda }**」：{ $count ->
        [0] 你的手牌都無法搭配
       *[other] 可搭配{ $cards }打出
    }
vf-panel-crisis = 🌀 危機**「{ $crisis }」**：解決條件為{ $deed }
vf-panel-gift = 🎁 待{ $side }選擇：{ $gift }
vf-panel-idle = 目前不可行：{ $actions }

vf-status = { $side }：影響力 { $influence } · { $house } · { $sectors } 個地區 · { $technologies } 項科技
vf-status-out = { $side }已認輸
vf-status-choosing = { $side }尚未選擇家族

vf-hand-drawn = 你抽到：{ $agendas }
vf-hand-peeked = 你查看：{ $events }
vf-hand-empty = 你手上沒有議程。

vf-source-space = { $track } { $n }
vf-source-gift = { $source }（{ $side }給予）
vf-source-start = 起始效果
vf-source-bounty = 賞金標記
vf-source-reclaim = 開拓標記
vf-source-ladder = 交易標記
vf-source-relief = 援助
vf-source-haven = 避風港
vf-source-cleanup = 清理步驟

vf-face-focus = { $type } · 議程：{ $agendas }
vf-face-immediate = 立刻：{ $text }
vf-face-basic = 基礎：{ $text }
vf-face-improved = 強化：{ $text }
vf-face-event = { $id } · 第 { $cycle } 循環 · { $rounds } 輪
vf-face-objective = 目標：{ $text }
vf-face-ability = { $name }：{ $text }
vf-face-preferred = 偏好行動卡：{ $focuses }
vf-face-cards = 專屬行動卡：{ $cards }
vf-face-crisis = { $type } · { $level ->
        [0] 起始危機
       *[other] 第 { $level } 級
    }
vf-face-solution = 解決：{ $text }
vf-face-penalty = 否則：{ $text }
vf-face-house-value = （自訂內容：查不到實體卡牌的資料。）
vf-face-house-reward = （建造的公會或設施是自訂的：查不到實體卡牌的資料。）
vf-face-house-maps = （地圖是自訂的：查不到出版遊戲的地圖。）
vf-face-line = { $first } · { $then }

vf-error-no-crisis-board = 只有合作與單人遊戲才有危機圖版。

vf-rules-goal = **目標**：{ $mode ->
        [competitive] 三個循環後影響力最高者獲勝。
       *[other] 每位玩家的影響力都要高於虛空造物的分數。
    }
vf-rules-cycle = **循環**：準備階段翻開事件（效果與目標）；接著依事件所示進行若干輪；最後是結算階段。
vf-rules-turn = **回合**：打出一張行動卡，執行三個行動中的兩個；翻轉交易標記則可執行三個。可同時打出一張類型相符的議程，科技也會增加行動。先支付費用；效果的任何部分都可略過。
vf-rules-sectors = **地區**：有你方塊的地區由你控制（家園地區永遠由你控制）。公會乘以人口得出生產等級，轉盤給出生產量。腐敗地區仍會生產，但多半不計分。
vf-rules-production = **資源**：每種最多 15 點；過度生產時獲得 3 點影響力。費用中的食物、能量或材料可用信用代替。
vf-rules-combat = **入侵**：沒有骰子。遭遇：防衛設施、行星堡壘與哨衛先造成一次傷害。接著砲擊：優先度較高者先造成傷害。入侵前面板會顯示確切結果。
vf-rules-corruption = **腐敗**：文明軌、議程槽或地區有腐敗標記就失去獎勵或計分；文明軌與議程上的腐敗標記會使虛空反擊更強。
vf-rules-evaluation = **結算**：虛空造物進攻；支付維持費用（未付 1 份失去 3 點影響力）；再計算事件與你未腐敗議程的目標。
vf-rules-coop = { $mode ->
        [competitive] 查不到實體資料的內容都有標示，`{ COMMAND("voidfall about") }` 會列出它們。
       *[other] **合作**：在自己的回合解決危機，否則承受懲罰；留意惡兆標記、虛空裂縫與避風港，它們都會替虛空造物加分。拿取第四個災難標記即落敗。
    }

vf-battle-title = 雙方最佳應對
vf-battle-names-voidborn = 虛空方塊, 虛空, 虛空造物, 虛空艦隊
vf-battle-names-sector-defense = 防衛, 防禦, 防禦設施
vf-error-battle-two = 請寫出兩方，例如：3 巡防艦 對 2 虛空方塊 1 防衛設施。
vf-error-battle-invader = 入侵方（「對」之前）至少需要一個方塊。
vf-error-battle-voidborn = 虛空造物不會互相戰鬥。
vf-error-battle-defenses = 防衛設施與行星堡壘屬於防守方（「對」之後）。
vf-error-battle-mixed = 虛空造物沒有其他方塊，也沒有科技。
vf-error-battle-many = 一方最多有 { $most } 個方塊。
vf-error-battle-word = 戰鬥中沒有「{ $word }」。可寫艦隊、虛空方塊、防衛設施、行星堡壘與科技。

# Answers that are given together
vf-move-way = { $move }：{ $way }
vf-at-once-parts = 只做行動的一部分，或改變順序……
vf-at-once-moves = 一次移動幾步……
vf-at-once-times = { $move }，{ $n } 次{ $ends ->
        [yes] ，然後停止
       *[no] { "" }
    }
