# 資源、影響力、標記、議程、科技：問題與紀錄。

vf-log-gain = { $side }獲得 { $resources }。
vf-log-lose = { $side }失去 { $resources }。
vf-log-exchange = { $side }以 { $give }換取 { $take }。
vf-log-produce = { $side }生產 { $resources }。
vf-log-overproduce = { $side }過度生產。
vf-log-influence-gained = { $side }獲得 { $n } 點影響力。
vf-log-influence-lost = { $side }失去 { $n } 點影響力。
vf-log-influence-gained-for = { $side }因「{ $source }」獲得 { $n } 點影響力。
vf-log-influence-lost-for = { $side }因「{ $source }」失去 { $n } 點影響力。
vf-log-influence-gained-each = { $side }因「{ $source }」獲得 { $n } 點影響力。
vf-log-influence-lost-each = { $side }因「{ $source }」失去 { $n } 點影響力。
vf-starting-agenda = 起始議程
vf-log-trade-taken = { $side }從交易階梯第 { $n } 格獲得一枚交易標記。
vf-log-trade-returned = { $side }將一枚交易標記歸還到交易階梯第 { $n } 格。
vf-log-bounty = { $side }翻開一枚賞金標記：{ $then }。
vf-log-reclaim = { $side }翻開一枚開拓標記：{ $then }。
vf-log-glory-gained = { $side }獲得一枚數值 { $n } 的榮耀標記。
vf-log-glory-upgraded = { $side }將一枚榮耀標記從 { $n } 升級為 { $to }。
vf-log-glory-discarded = { $side }棄掉一枚數值 { $n } 的榮耀標記。
vf-log-technology = { $side }獲得科技「{ $technology }」。
vf-log-improved-gained = { $side }獲得強化科技「{ $technology }」。
vf-log-agenda-taken = { $side }獲得議程「{ $agenda }」。
vf-log-agenda-drawn = { $side }抽一張「{ $type }」議程。
vf-log-agenda-kept = { $side }保留議程「{ $agenda }」。
vf-log-offer-corrupted = 「{ $type }」議程供給放上 1 個腐敗標記。
vf-log-peek = { $side }查看下一循環的 { $n } 張銀河事件。

vf-ask-pay = 要支付費用來執行這個效果嗎？
vf-pay-for = { $cost }：{ $then }
vf-form-upkeep = 維持費用
vf-form-resources = 資源
vf-form-units = 資源
vf-menu-units = 同一種資源 { $n } 個……
vf-form-box = 目標
vf-form-house = 家族與起始設定
vf-form-of-house = 家族
vf-form-origin = 起始設定
vf-ask-gain-any = { $n ->
        [1] 獲得哪 1 種資源？
       *[other] 獲得哪些資源？（還有 { $n } 個）
    }
vf-ask-lose-any = { $n ->
        [1] 失去哪 1 種資源？
       *[other] 失去哪些資源？（還要 { $n } 個）
    }
vf-ask-exchange = 要交換幾點？
vf-swap-units = 以 { $give }換取 { $take }
vf-ask-produce = { $n ->
    [1] 生產哪一種資源？
   *[other] 接著生產哪一種資源（還有 { $n } 種）？
}
vf-production = { $resource }（生產等級 { $n }）
vf-production-over = { $resource }（生產等級 { $n }，過度生產）
vf-caution-produces-nothing = 這樣不會生產任何資源。
vf-ask-agenda = 要獲得哪一張議程？
vf-draw-agenda = 抽 2 張「{ $type }」議程，留 1 張
vf-draw-agenda-top = 拿取「{ $type }」議程牌庫頂的 1 張牌
vf-caution-offer = 此供給上的 1 個腐敗標記會一併獲得。
vf-objectives = { $first }；{ $second }
vf-agenda-told = { $type }（搭配{ $focuses }：{ $action }） · 計分：{ $objectives }
vf-ask-keep-agenda = 保留哪一張議程？另一張放到牌庫底。
vf-ask-evaluate = 現在為哪一張議程計分？
vf-ask-corrupt-offer = 要在哪一種議程供給放 1 個腐敗標記？
vf-ask-technology = 要獲得哪一項科技？
vf-gain-basic = { $technology }{ $n ->
        [0] { "" }
       *[other] ，{ $n } 點影響力
    }（立刻：{ $then }）
vf-gain-improved = 強化「{ $technology }」{ $n ->
        [0] { "" }
       *[other] ，{ $n } 點影響力
    }
vf-ask-upgrade-glory = 要升級哪一枚榮耀標記？
vf-ask-upgrade-new-glory = 要升級剛獲得的榮耀標記嗎？
vf-upgrade-glory = 從 { $n } 升為 { $to }
vf-ask-discard-glory = 要棄掉哪一枚榮耀標記？
vf-glory-of = 數值 { $n }
vf-ask-preferred-action = 要執行偏好行動卡的哪一個行動？
vf-preferred-option = { $card }：{ $action }
vf-ask-event-on-top = 下一循環的哪一張事件放在牌庫頂？其餘放到牌庫底。
