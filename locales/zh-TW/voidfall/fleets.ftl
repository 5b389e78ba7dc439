# 艦隊勢力、地區、腐敗標記與文明軌：紀錄與位置。

vf-log-activate = { $side }啟動 { $n } 點艦隊勢力。
vf-log-deactivate = { $side }消耗 { $n } 點艦隊勢力。
vf-log-deploy = { $side }在 { $place }部署 1 點{ $fleet }勢力。
vf-log-deploys = { $side }在 { $place }部署 { $times } 點{ $fleet }勢力。
vf-log-recall = { $side }從 { $place }召回 1 點{ $fleet }勢力。
vf-log-step = { $side }將 1 點{ $fleet }勢力從 { $source }移到 { $target }。
vf-log-steps = { $side }將 { $times } 點{ $fleet }勢力從 { $source }移到 { $target }。
vf-log-abandon = { $side }遺棄 { $place }。
vf-log-takeover = 虛空造物掌控 { $place }。
vf-log-grow = { $side }：{ $place }的人口增加到 { $n }。
vf-log-shrink = { $side }：{ $place }的人口減少到 { $n }。
vf-log-establish = { $side }在 { $place }組織 1 個{ $what }。
vf-log-build = { $side }在 { $place }建造 1 座{ $what }。
vf-log-destroy = { $side }拆除 { $place }的{ $what }。
vf-log-corruption-gained = { $side }獲得 1 個腐敗標記：{ $spot }。
vf-log-corruption-removed = { $side }移除 1 個腐敗標記：{ $spot }。
vf-log-corruption-moved = { $side }移動 1 個腐敗標記：從{ $source }到{ $target }。
vf-log-advance = { $side }推進{ $track }到第 { $n } 格。
vf-spot-stored = 淨化室
vf-spot-slot = 議程槽 { $n }
vf-spot-agenda = 議程槽 { $n }（{ $agenda }）
vf-log-pay = { $side }支付 { $resources }。
vf-log-discard-agenda = { $side }棄掉生效的議程「{ $agenda }」。

# 問題
vf-ask-deploy = 在哪裡部署 1 點艦隊勢力？
vf-ask-recall = 召回哪 1 點艦隊勢力？
vf-ask-regroup = 重組：移動哪 1 點艦隊勢力？（還能移動 { $n } 次）
vf-ask-deploy-surcharge = 本循環的事件使部署須額外支付費用。要支付哪一項？
vf-ask-grow = 增加哪裡的人口？
vf-ask-lower-population = 減少哪裡的人口？
vf-ask-establish = 在哪裡組織哪種公會？
vf-ask-build = 在哪裡建造哪種設施？
vf-ask-destroy = 拆除哪一個？
vf-ask-corruption-gained = 腐敗標記放在哪裡？
vf-ask-corruption-paid = 費用是 1 個腐敗標記。要放在哪裡？
vf-ask-corruption-removed = 移除哪個腐敗標記？
vf-ask-corruption-moved = 移動哪個腐敗標記？
vf-ask-corruption-onto = 把{ $source }的腐敗標記移到哪裡？
vf-ask-share = 誰獲得 1 個腐敗標記？
vf-ask-corruption-own-share = 你分擔的腐敗標記放在哪裡？
vf-ask-corruption-shared = { $side }請你為費用分擔 1 個腐敗標記。要放在哪裡？
vf-ask-track = 推進哪條文明軌？
vf-ask-pay-any = { $n ->
        [1] 支付哪 1 個資源？
       *[other] 支付哪些資源？（還要 { $n } 個）
    }
vf-ask-payment = 要支付什麼？可用信用代替食物、能量或材料。
vf-ask-swap = 如何支付科學？
vf-ask-discard-agenda = 棄掉哪一張生效的議程？

# 選項
vf-cube-at = { $place }的{ $fleet }勢力
vf-piece-at = { $place }的{ $what }
vf-new-guild = 在 { $place }組織{ $what }
vf-new-build = 在 { $place }建造{ $what }
vf-new-cube = 在 { $place }部署{ $what }
vf-move = { $fleet }勢力：從 { $source }到 { $target }
vf-caution-abandon = 這會遺棄 { $place }：該地區由虛空造物掌控，你須棄掉 1 枚榮耀標記。
vf-caution-abandon-free = 這會遺棄 { $place }：該地區由虛空造物掌控。
vf-caution-and = { $first }{ $then }
vf-caution-combat = 沒有其他方塊能移入：{ $place }的戰鬥立刻開始，獲勝時翻開該處的標記。
vf-deploy-clean = 移除 1 個腐敗標記，代替 1 點艦隊勢力
vf-grow-to = { $place }：人口 { $n }
vf-grow-clean = { $place }：改為移除其腐敗標記
vf-outlook = { $parts }
vf-outlook-told = { $outlook }。
vf-outlook-yield = { $resource }生產量 { $before } → { $then }（生產等級 { $n }）
vf-outlook-level = { $resource }生產等級變為 { $n }（生產量仍為 { $then }）
vf-outlook-upkeep = 維持費用 { $before } → { $then }
vf-outlook-skirmish = 虛空反擊勢力 { $before } → { $then }{ $state ->
        [held] ，守得住{ $places }
        [lost] { " " }⚠ 守不住：{ $places }
       *[none] {""}
    }
vf-surcharge-corruption = 獲得 1 個腐敗標記（涵蓋本回合所有部署）
vf-surcharge-materials = 為這 1 點艦隊勢力支付 { $resources }
vf-swap = { $instead }，代替 { $n } 點{ $resource }
vf-swap-none = 照費用支付科學
vf-track-to = { $track }：第 { $n } 格
vf-track-for = { $cost }：{ $benefit }
vf-track-corrupted = 已腐敗：無獎勵
vf-track-nothing = 無獎勵

# 為何無法支付費用
vf-lack-resources = 需要 { $need }，你有 { $have }
vf-lack-any = 任意 { $n } 個資源
vf-action-lacks = 「{ $name }」{ $why }
vf-caution-unpayable = 這張卡現在沒有任何行動付得起。
vf-lack-recall-cubes = 需要 { $n } 點已部署的艦隊勢力，你有 { $have } 點
vf-lack-deactivate-cubes = 需要 { $n } 點活躍或已部署的艦隊勢力，你有 { $have } 點
vf-lack-take-corruption = 需要可放 { $n } 個腐敗標記的位置，你有 { $have } 個
vf-lack-take-track-corruption = 需要 { $n } 條未腐敗的文明軌，你有 { $have } 條
vf-lack-take-slot-corruption = 需要 { $n } 個未腐敗的議程槽，你有 { $have } 個
vf-lack-share-corruption = 需要可放 { $n } 個腐敗標記的位置，全體玩家共有 { $have } 個
vf-lack-discard-glory-tokens = 需要 { $n } 枚榮耀標記，你有 { $have } 枚
vf-lack-return-trade-tokens = 需要 { $n } 枚交易標記，你有 { $have } 枚
vf-lack-discard-bounty-tokens = 需要 { $n } 枚賞金標記，你有 { $have } 枚
vf-lack-discard-reclaim-tokens = 需要 { $n } 枚開拓標記，你有 { $have } 枚
vf-lack-destroy-installations = 需要 { $n } 座家園以外的設施，你有 { $have } 座
vf-lack-destroy-guilds = 需要 { $n } 個家園以外的公會，你有 { $have } 個
vf-lack-lower-population = 家園以外的未腐敗地區，高於 1 的人口須有 { $n } 點，你有 { $have } 點
vf-lack-discard-agendas = 需要 { $n } 張生效的議程（起始議程除外），你有 { $have } 張
