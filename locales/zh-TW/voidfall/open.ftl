# 各來源未說明或說法不一之處，本機器人的處理方式（`/voidfall about`）。

vf-open-inspire-cost = 標準行動卡「政治」的「啟發」支付 1 點{ $value ->
        [science] 科學
       *[other] 材料
    }。
vf-open-improved-tech-influence = 獲得強化科技時獲得 { $value } 點影響力。
vf-open-improved-tech-gives-immediate = 強化科技{ $value ->
        [yes] 也有基礎科技的立即效果
       *[other] 沒有立即效果；實體卡的立即效果不明
    }。
vf-open-improved-destroyer-approach = 強化驅逐艦在遭遇時{ $value ->
        [flat_1] 合計
       *[other] 每個方塊各
    }造成 1 點傷害。
vf-open-skirmish-counts-decontamination-storage = 淨化室裡的腐敗標記{ $value ->
        [yes] 會
       *[other] 不會
    }使虛空反擊更強。
vf-open-void-takeover-places-facedown-bounty = 虛空造物掌控的地區{ $value ->
        [yes] 會
       *[other] 不會
    }放上賞金標記。
vf-open-stalemate-winner = 雙方都無法造成傷害的戰鬥：{ $value ->
        [tie] 平手
       *[other] 防守方獲勝
    }。
vf-open-trade-nexus-timing = 「貿易樞紐」在{ $value ->
        [gain] 獲得
       *[other] 歸還
    }標記時給予獎勵。
vf-open-hyperdrive-conquest-action = 「超空間引擎」在打出「征服」時的行動：{ $value ->
        [pay_energy_regroup] 支付 1 點能量，重組
       *[other] 生產能量
    }。
vf-open-agenda-d3-first = 「聯邦權威」的第一個目標給 { $value } 點影響力。
vf-open-coop-win = 合作獲勝：每個人的影響力必須{ $value ->
        [at_least] 不少於
       *[other] 多於
    }虛空造物的分數。
vf-open-rift-void-score = 每個虛空裂縫為虛空造物計 { $value } 分。
vf-open-full-harbinger-row = 放滿惡兆標記的隊列{ $value ->
        [option_not_available] 不能再放危機
       *[other] 再放危機時，須拿取 1 個災難標記
    }。
vf-open-war-board-scope = 戰爭時，危機圖版由{ $value ->
        [all_players] 所有玩家
       *[other] 當前玩家
    }結算。
vf-open-war-modifier-in-evaluation = 結算階段的虛空反擊{ $value ->
        [yes] 計入
       *[other] 不計入
    }戰爭的加值。
vf-open-solo-tech-copies = 單人模式：{ $value ->
        [rule_text] 科技張數按規則原文
       *[other] 每種科技一張，其中三張沒有影響力
    }。
