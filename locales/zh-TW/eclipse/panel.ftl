# Eclipse: panels, status lines, cards, short rules.

ecl-panel-round = **第 { $round }/{ $rounds } 輪** · { $phase }
ecl-panel-legend = 圖示：🟠 金錢 · 🔺 科學 · 🟫 原料 · ★ 分數；內有星形的是進階方格，半圓是蟲洞
ecl-panel-strip = 🟠 { $money } · 🔺 { $science } · 🟫 { $materials } · 圓盤 { $discs } · 殖民船{ $ships }
    付維持費後的金錢：{ $trouble ->
        [yes] ⚠{" "}
       *[no] {""}
    }**{ $balance }**{ $short ->
        [none] {""}
        [yes] ；再用一個圓盤後 ⚠ **{ $next }**
       *[no] ；再用一個圓盤後 { $next }
    }
ecl-panel-passed = 已跳過：{ $sides }
ecl-panel-offers-to = { $sides }向你提議建交（雙方船艦沒有相遇時，在你或對方的回合可以接受）
ecl-panel-offers-own = 你的建交提議仍有效：{ $sides }
ecl-status = { $side }：{ $points } 分{ $hidden ->
        [0] {""}
       *[other] （另有 { $hidden } 個隱藏板塊）
    } · { $sectors } 個星區 · { $species }
ecl-status-out = { $side }：已認輸
ecl-status-choosing = 尚未選擇種族：{ $sides }
ecl-panel-idle = 現在不能做：{ $actions }
ecl-button-reputation = 聲望
ecl-hand-drawn = 你抽到聲望板塊：{ $tiles }
ecl-hand-reputation = 你的聲望板塊：{ $tiles }（共 { $points } 分）
ecl-hand-empty = 你沒有聲望板塊。
ecl-card-tech = { $category } · { $price } 科學，最低 { $least }
ecl-values = { $values }
ecl-value-cannons = 每戰鬥回合 { $value } 點傷害
ecl-value-missiles = 開戰時一次 { $value } 點傷害
ecl-value-computer = 電腦 +{ $value }
ecl-value-shield = 護盾 −{ $value }
ecl-value-hull = 船體 { $value }
ecl-value-movement = 移動力 { $value }
ecl-value-initiative = 先攻 +{ $value }
ecl-value-energy = 能源 { $value }
ecl-rules-goal = **目標**：九輪後勝利點數最多者獲勝。得分來源：星區、聲望、大使、發現、科技、巨石碑。
ecl-rules-actions = **動作**：輪流探索、影響、研發、升級、建造、移動，或跳過。每個動作用掉一個影響圓盤，到本輪結束。跳過之後，每回合只能做一個反應動作（升級、建造或移動，規模較小）。
ecl-rules-each = **六種動作**：*探索*：在你的星區旁翻開一片星區並放好，可以放圓盤。*影響*：移動最多兩個圓盤，控制或撤出星區，並翻正最多兩艘殖民船。*研發*：用科學取得一項科技。*升級*：在藍圖上裝兩個零件。*建造*：用原料造兩艘船艦或建築。*移動*：移動船艦兩次。各種族的次數略有不同。
ecl-rules-population = **人口**：殖民船把一個方塊從你的人口軌送到你星區的空方格。人口軌越空，每輪生產越多。殖民船與交易在你的回合裡隨時可用，不算動作；維持階段也可以用殖民船，缺錢時可以交易。
ecl-rules-money = **維持**：離開影響軌的圓盤越多，本輪結束時要付的金錢越多。付不出就得交易或放棄星區，最後文明瓦解。
ecl-rules-combat = **戰鬥**：先發射一次飛彈，然後依先攻順序輪流開火。擲出 6 必中、1 必失手；其餘骰值＋電腦－護盾達到 6 就命中。傷害超過船體就被摧毀。
ecl-rules-end = **平手**時比庫存資源總數。少數數值查無出處，見 `{ COMMAND("eclipse about") }`。
