# 合作與單人遊戲：告警、危機、危機圖版、災難、惡兆、避風港、終局。

vf-voidborn = 虛空造物
vf-row-military = 軍事隊列
vf-row-economic = 經濟隊列

vf-log-alert-war = 告警：戰爭。結算危機圖版時，虛空反擊的勢力 +{ $n }。
vf-log-alert-situation = 告警：第 { $level } 級情況。每位玩家將面對一張該級的危機。
vf-log-starting-crisis = { $row }的起始危機：「{ $crisis }」。
vf-log-crisis = 本回合的危機：「{ $crisis }」。
vf-log-crisis-solved = { $side }解決危機「{ $crisis }」。
vf-log-crisis-discarded = 棄掉危機「{ $crisis }」。
vf-log-crisis-ongoing = 危機「{ $crisis }」成為進行中的危機：{ $row }。
vf-log-crisis-pushed-out = 危機「{ $crisis }」被推出隊列並棄掉。
vf-log-penalty = { $side }承受危機「{ $crisis }」的懲罰。
vf-log-row-paid = { $side }為經濟隊列支付 { $paid }（應付 { $due }）。
vf-log-gift = { $side }（{ $action }）讓{ $to }獲得：{ $gift }；{ $to }下次做決定時選擇。
vf-log-relief-waits = { $side }獲得援助：{ $gift }；{ $side }下次做決定時選擇。
vf-log-row-unpaid = { $side }少付 { $n } 個資源（經濟隊列），失去 { $influence } 點影響力。
vf-log-catastrophe = { $side }拿取災難標記（{ $n }/{ $most }）。
vf-log-harbinger-on-board = 一個惡兆標記放到危機圖版的{ $row }。
vf-log-harbinger-off-board = { $side }從危機圖版的{ $row }移除一個惡兆標記。
vf-log-harbinger-pushed-out = 一個惡兆標記被推出隊列。
vf-log-harbinger-placed = { $place }出現一個惡兆標記。
vf-log-harbinger-removed = { $place }移除一個惡兆標記。
vf-log-rift-cleared = { $place }的虛空裂縫關閉：成為人口 1 的基本地區。
vf-log-reinforced = 惡兆標記為{ $place }帶來 { $n } 個虛空方塊。
vf-log-haven = { $side }建造避風港 { $number } 的第 { $n }/{ $size } 層。
vf-log-haven-complete = 避風港 { $number } 完成。
vf-log-focus-exchanged = { $side }棄掉「{ $held }」，打出「{ $offered }」。
vf-log-consumed = { $level ->
        [basic] { $side }：基礎科技「{ $technology }」被耗盡。
       *[improved] { $side }：強化科技「{ $technology }」被耗盡。
    }

vf-ask-surcharge = 要額外支付費用（{ $cost }）來解決危機「{ $crisis }」嗎？
vf-ask-void = 虛空進逼：沒有人解決危機「{ $crisis }」。
vf-ask-war = 虛空進逼：戰爭。
vf-ask-harbinger-row = 惡兆標記放到危機圖版的哪一個隊列？
vf-ask-haven = 建造哪座避風港的一層？
vf-ask-haven-recall = 沒有方塊可用於避風港。要為此召回 1 點艦隊勢力嗎？
vf-ask-haven-reward = 避風港完成了。你要拿哪一項獎勵？
vf-ask-discard-crisis = 棄掉哪一張危機？
vf-ask-consume = 耗盡哪一項科技？
vf-ask-place-harbinger = 惡兆標記出現在哪裡？
vf-ask-remove-harbinger = 移除哪一個惡兆標記？

vf-move-crisis = 解決危機「{ $crisis }」
vf-option-penalty = 承受懲罰：{ $penalty }
vf-option-ongoing = 成為進行中的危機：{ $row }
vf-option-catastrophe = 拿取災難標記（{ $n }/{ $most }）
vf-option-board = 結算危機圖版：虛空反擊 +{ $strength }；支付 { $due }
vf-option-board-free = 結算危機圖版：虛空反擊 +{ $strength }；無須支付
vf-option-row = { $row }
vf-option-haven = 避風港 { $number }（{ $n }/{ $size } 層）
vf-option-recall = 召回 1 點艦隊勢力並建造
vf-caution-overflow = 這會將最右邊的一項推出隊列，並須拿取 1 個災難標記。
vf-caution-last-catastrophe = 這是最後一個：所有玩家落敗。

