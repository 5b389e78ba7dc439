# Eclipse: battles, reputation, bombing, control.

ecl-log-battle = { $place } 發生戰鬥：{ $attacker }攻擊{ $defender }。
ecl-log-battle-won = { $place } 的戰鬥結束，{ $side }獲勝。
ecl-log-battle-empty = { $place } 的戰鬥結束，雙方都沒有船艦留下。
ecl-log-battle-fought = { $place } 的戰鬥：{ $attacker }攻擊{ $defender }，{ $side }獲勝。
ecl-log-battle-fought-empty = { $place } 的戰鬥：{ $attacker }攻擊{ $defender }，沒有任何船艦留下。
ecl-log-fires = { $ships }開火，擲出 { $dice }。
ecl-log-misses = { $ships }開火，擲出 { $dice }，全數落空。
ecl-log-misses-times = 連續 { $times } 次開火，全數落空。
ecl-log-missiles = { $ships }發射飛彈，擲出 { $dice }。
ecl-dice = { LISTED($faces) }（每骰 { $damage } 點傷害）
ecl-log-damaged = { $ships }受到 { $damage } 點傷害。
ecl-log-holds = { $ships }沒有加農砲，按兵不動。
ecl-log-retreats = { $ships }準備撤退到 { $place }。
ecl-log-leaves-battle = { $ships }撤退到 { $place }。
ecl-log-stalemate = { $place }：雙方都沒有加農砲，攻擊方必須離開。
ecl-log-repaired = 所有船艦修復完畢。
ecl-ask-group = { $place }：{ $ship }要開火還是撤退？
ecl-fire = 開火
ecl-hold = 按兵不動
ecl-retreat = 撤退到 { $place }
ecl-ask-hit = 你的{ $ship }命中，{ $damage } 點傷害：由哪艘敵艦承受？{ $left ->
        [1] {""}
       *[other] （尚有 { $left } 次命中要分配）
    }
ecl-target = { $ship }（船體 { $hull }，已受傷 { $damage }）
ecl-target-destroyed = 會被摧毀
ecl-log-battle-reputation = { $side }因 { $place } 的戰鬥抽取 { $count } 個聲望板塊。
ecl-log-battle-drew = 你抽到聲望板塊：{ LISTED($tiles) }。
ecl-log-keeps-reputation = { $side }留下一個聲望板塊。
ecl-log-kept-reputation = 你留下聲望板塊 { $tile }。
ecl-log-keeps-no-reputation = { $side }沒有留下聲望板塊。
ecl-ask-reputation = 你抽到聲望板塊：{ LISTED($tiles) }。要留下哪一個？
ecl-reputation-keep = 留下 { $tile }
ecl-reputation-replaces = 你的 { $tile } 放回袋中
ecl-reputation-none = 都不留
ecl-ask-bomb = 要轟炸{ $side }在 { $place } 的人口嗎？
ecl-bomb = 轟炸
ecl-bomb-all = 不擲骰，人口全滅
ecl-bomb-chance = { $dice } 顆骰子對 { $cubes } 個方塊：{ $all }% 全滅，{ $none }% 毫無損失
ecl-bomb-allows = 方塊全滅後，你可以在這裡放圓盤：{ $points } 分，付維持費後的金錢會是 { $balance }。
ecl-bomb-no-disc = 方塊全滅後，對方的圓盤會收走，但你沒有圓盤可放。
ecl-bomb-detail = { $outcome }。{ $then }
ecl-spare = 放過
ecl-log-bombs = { $ships }轟炸 { $place }，擲出 { $dice }。
ecl-log-spares = { $side }放過 { $place } 的人口。
ecl-ask-bomb-cube = { $place } 的人口，尚有 { $left } 點傷害。消滅哪個方塊？
ecl-square-money = 金錢
ecl-square-science = 科學
ecl-square-materials = 原料
ecl-square-advanced-money = 進階金錢
ecl-square-advanced-science = 進階科學
ecl-square-advanced-materials = 進階原料
ecl-log-dies = { $place }：{ $side }失去一個方塊（{ $square }）。
ecl-log-dies-several = { $place }：{ $side }失去方塊（{ $square }）。
ecl-log-all-die = { $place }：{ $side }的人口全滅。
ecl-ask-control = 要在 { $place } 放置圓盤嗎？
ecl-control = 控制 { $place }
ecl-control-points = { $points } 分
ecl-control-leave = 不放
ecl-ask-relation = { $side }向你提議建交。要接受嗎？選擇附上的方塊：
ecl-relation-decline = 暫不
ecl-odds = 對{ $enemy }的{ $error ->
        [0] 勝率 { $wins }%
       *[other] 勝率約 { $wins }% ± { $error }
    }（{ $stalemate ->
        [0] {""}
       *[other] 僵局 { $stalemate }%，
    }平均剩 { $ships } 艘船）
ecl-odds-move = { $detail }：{ $odds }
ecl-odds-move-first = { $detail }：不再增援時{ $odds }；若{ $ships }也跟上，{ $together }
ecl-odds-fight-on = 繼續交戰：{ $odds }
ecl-chapter = 第 { $number } 輪
ecl-record-battle = { $place } 的戰鬥：{ $attacker }攻擊{ $defender }
ecl-record-result = { $place }：{ $attacker }攻擊{ $defender }。{ $result }。
ecl-record-salvo = { $round ->
        [0] 飛彈
       *[other] 戰鬥第 { $round } 回合
    }：{ $ships }擲出 { LISTED($faces) }，命中 { $hits }，摧毀 { $destroyed }
ecl-record-misses = { $round ->
        [0] 飛彈
       *[other] 戰鬥第 { $rounds } 回合
    }：連續 { $times } 次開火，全數落空
