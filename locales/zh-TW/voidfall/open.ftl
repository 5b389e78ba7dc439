# 各來源未說明或說法不一之處，本機器人的處理方式（`/voidfall about`）。

vf-open-inspire-cost = 標準「政治」卡的「啟發」花費 1 { $value ->
        [science] 科學
       *[other] 材料
    }。
vf-open-improved-tech-influence = 獲得強化科技時得 { $value } 影響力。
vf-open-improved-tech-gives-immediate = 強化科技{ $value ->
        [yes] 也有基礎科技的立即效果
       *[other] 沒有立即效果；實體卡的立即效果不明
    }。
vf-open-improved-destroyer-approach = 強化驅逐艦在遭遇時{ $value ->
        [flat_1] 合計造成
       *[other] 每個造成
    } 1 傷害。
vf-open-skirmish-counts-decontamination-storage = 淨化室裡的腐敗{ $value ->
        [yes] 會
       *[other] 不會
    }增強虛空反擊。
vf-open-void-takeover-places-facedown-bounty = 虛空造物佔據的地區{ $value ->
        [yes] 會
       *[other] 不會
    }放上賞金標記。
vf-open-stalemate-winner = 雙方都無法造成傷害的戰鬥：{ $value ->
        [tie] 平手
       *[other] 防守方獲勝
    }。
vf-open-trade-nexus-timing = 貿易樞紐在{ $value ->
        [gain] 獲得
       *[other] 歸還
    }標記時給予獎勵。
vf-open-hyperdrive-conquest-action = 超空間引擎的征服行動：{ $value ->
        [pay_energy_regroup] 支付 1 能量以重組
       *[other] 生產能量
    }。
vf-open-agenda-d3-first = 「聯邦權威」的第一個目標給 { $value } 影響力。
vf-open-coop-win = 合作獲勝：每個人的影響力必須{ $value ->
        [at_least] 不少於
       *[other] 多於
    }虛空造物的分數。
vf-open-rift-void-score = 每個虛空裂縫為虛空造物計 { $value } 分。
vf-open-full-harbinger-row = 滿是惡兆標記的一列{ $value ->
        [option_not_available] 不能再放危機
       *[other] 再放危機須拿災難標記
    }。
vf-open-war-board-scope = 戰爭時，危機圖版由{ $value ->
        [all_players] 所有玩家
       *[other] 當前玩家
    }結算。
vf-open-war-modifier-in-evaluation = 結算階段的虛空反擊{ $value ->
        [yes] 有
       *[other] 沒有
    }戰爭的加成。
vf-open-solo-tech-copies = 單人遊戲：{ $value ->
        [rule_text] 科技張數依規則文字
       *[other] 每種科技一張，其中三張沒有影響力
    }。
