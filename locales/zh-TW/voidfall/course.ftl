# 遊戲流程：設置、準備、回合、結算。

vf-mode-competitive = 競爭
vf-mode-coop = 合作
vf-mode-solo = 單人

## 設置

vf-refused-solo = 單人模式只供一位玩家，這裡有 { $n } 位。請選競爭或合作。
vf-refused-scenario = 「{ $scenario }」是{ $mode }場景，適用人數：{ LISTED($players) }。這桌是{ $wanted }，{ $n } 人。可選：{ $fitting }。
vf-scenario-complexity = 複雜度 { $level }/4
vf-scenario-aggression = 侵略度 { $level }/4
vf-scenario-suggested = 建議家族：{ $houses }
vf-scenario-fallen = 沒落家族：{ $houses }
vf-scenario-with-id = { $name }（{ $id }）
vf-ask-house = 你要領導哪個家族？
vf-house-summary = 複雜度 { $complexity } · { $technologies } · 偏好{ $preferred }
vf-house-complexity = 複雜度 { $level }/4
vf-log-house = { $side }領導{ $house }家族。
vf-ask-origin = 你要用哪一套起始設定？
vf-origin = { $id }：{ $technology }
vf-origin-fleets = 艦隊勢力：活躍 { $active }、部署 { $deployed }
vf-origin-population = 人口：家園 { $home }、前哨 { $outpost }
vf-origin-society = { $before } · 社會軌 { $level }
vf-origin-statecraft = { $before } · 國務軌 { $level }
vf-origin-economy = { $before } · 經濟軌 { $level }
vf-origin-start = 開局時：{ CLAUSES($effects) }。
vf-origin-technology = 「{ $technology }」：{ $text }
vf-origin-agenda = 起始議程：{ $objectives }。
vf-agenda-objectives = { $first }；{ $then }
vf-house-origin = 起始設定 { $origin }
vf-log-origin = { $side }以起始設定 { $origin } 開局，持有「{ $technology }」。

## 準備

vf-log-trade-token-leaves = 最低的交易標記移出遊戲；交易階梯上剩 { $left } 枚。
vf-log-improved = 現在可以獲得第 { $cycle } 循環的強化科技。
vf-ask-place-in-order = 你與他人影響力相同。你要排在第幾位？
vf-place-in-order = 第 { $n } 位
vf-log-order = 回合順序：{ $seats }。
vf-log-event = 第 { $cycle } 循環的事件：「{ $event }」，共 { $rounds } 輪。
vf-log-frame-skipped = { $side }無法完整結算「{ $event }」的第 { $n } 個效果框，因此略過。

## 回合

vf-log-round = 第 { $cycle } 循環，第 { $n } 輪（共 { $of } 輪）。
vf-ask-card = 你要打出哪張行動卡？
vf-card-in-place = { $card }（棄掉「{ $held }」）
vf-card-discarding = 打出（棄掉「{ $held }」）
vf-log-resigns = { $side }認輸；其地區由虛空造物掌控。
vf-action-cost = { $name }（{ $cost }）
vf-action-short = ✗ { $name }（{ $why }）
vf-three-actions = { $one } · { $two } · { $three }
vf-log-card = { $side }打出「{ $card }」。
vf-log-flips = { $side }翻轉一枚交易標記：可執行三個行動。
vf-log-plays-agenda = { $side }打出議程「{ $agenda }」。

## 結算

vf-log-evaluation = 第 { $cycle } 循環的結算開始。
vf-ask-box = 「{ $event }」：你要結算哪一個目標？
vf-box-gives = 目前 { $n } 點影響力
vf-box-met = 已達成
vf-box-not-met = 目前沒有獎勵
vf-ask-upkeep = { $left ->
        [0] 你要如何支付 { $due } 份維持費用？
       *[other] 維持費用 { $due } 份，你付得起 { $n } 份。要如何支付？
    }每份支付 1 點食物，或材料與能量任意組合共 2 點。
vf-log-upkeep = { $side }支付 { $resources }作為維持費用{ $unpaid ->
        [0] 。
       *[other] ；未付 { $unpaid } 份，失去 { $lost } 點影響力。
    }
vf-log-upkeep-none = { $unpaid ->
        [0] { $side }沒有維持費用。
       *[other] { $side }未支付維持費用：{ $unpaid } 份，失去 { $lost } 點影響力。
    }

## 回合中可做的事

vf-ask-move = 接下來要做什麼？
vf-move-double = { $name }（執行兩次）
vf-move-agenda = 議程行動：{ $agenda }
vf-move-play = 打出議程「{ $agenda }」
vf-move-flip = 翻轉一枚交易標記
vf-move-flip-detail = 可執行全部三個行動，而非兩個；須在第一個行動之前翻轉；標記會放回交易階梯
vf-move-payment = 自選支付方式
vf-move-payment-detail = 可用信用代替食物、能量或材料
vf-move-done = 結束回合
vf-move-done-detail = 未使用：{ $left }
vf-move-detail = { $cost }：{ $then }
vf-move-detail-after = { $cost }（{ $after }）：{ $then }
vf-move-cost-after = { $cost }（{ $after }）
vf-stock-after = { $resource } { $before } → { $after }
vf-log-acts = { $side }：{ $move }。
vf-log-acts-pays = { $side }：{ $move }（支付 { $resources }）。
vf-why-used = 這回合已使用過
vf-why-flip-late = 須在本回合的第一個行動之前翻轉
vf-why-no-more-actions = 此卡已執行 { $n } 個行動
vf-why-agenda-type = 須搭配其他行動卡：{ $focuses }
vf-why-next-cycle = 從第 { $cycle } 循環起才能打出
vf-why-discarded = 在棄牌區，本循環結束後才回到手牌
vf-why-other-card = 屬於行動卡{ $cards }，這回合沒有打出

## 整理

vf-ask-too-many-fleets = { $place }有超過兩支艦隊。你要召回哪個方塊？
vf-ask-too-much-glory = 你只能保留四枚榮耀標記。要棄掉哪一枚？還多 { $n } 枚。
vf-log-discards-glory = { $side }棄掉一枚數值 { $n } 的榮耀標記。
vf-ask-agenda-slot = 議程「{ $agenda }」要放在哪裡？
vf-slot-free = 議程槽 { $n }
vf-slot-replace = 議程槽 { $n }，取代「{ $agenda }」
vf-slot-corrupted = 已腐敗：在此不計分
vf-agenda-discard = 棄掉
vf-log-agenda-in-slot = { $side }將議程「{ $agenda }」放入議程槽 { $n }。
vf-log-agenda-not-kept = { $side }棄掉議程「{ $agenda }」。
vf-log-trade-returns = { $side }歸還一枚未放在議程上的交易標記。
vf-log-trade-surplus = { $side }將一枚未放在議程上的交易標記歸還到交易階梯第 { $n } 格。

## 輸入答案時可用的說法

vf-verb-done = 略過, 跳過
vf-verb-none = 略過, 跳過, 放棄, 不要, 不使用
vf-verb-all = 全部, 都要
vf-verb-card = 行動卡, 打出
vf-verb-agenda = 議程, 打出議程
vf-verb-flip = 翻轉, 翻轉標記
vf-verb-fight = 戰鬥, 開戰
