# 蝕：回合；研發、升級、建造、移動。

# 回合
ecl-ask-turn = 執行一個動作，或跳過。
ecl-ask-reaction = 你已跳過：執行反應動作，或再次跳過。
ecl-ask-end = 回合結束前要使用殖民船嗎？
ecl-ask-end-offer = 回合結束前要接受外交提議嗎？
ecl-ask-end-now = 結束回合嗎？
ecl-action-explore = 探索
ecl-action-influence = 影響
ecl-action-research = 研發
ecl-action-upgrade = 升級
ecl-action-build = 建造
ecl-action-move = 移動
ecl-form-item = 船艦或建築
ecl-form-sector = 星區
ecl-form-ship = 船艦
ecl-form-goal = 目的地
ecl-form-square = 格子
ecl-form-part = 船艦零件
ecl-form-trade = 交易
ecl-form-square-of = { $ship } · { $square }
ecl-done = 完成
ecl-end-turn = 結束回合
ecl-pass = 跳過
ecl-pass-detail = 之後只能執行反應動作
ecl-pass-first = 下一輪由你開始；之後只能執行反應動作
ecl-pass-last = 動作階段隨之結束
ecl-pass-again = 再次跳過
ecl-step-other = 其他
ecl-idle = 花費一個圓盤，什麼都不做
ecl-caution-idle = 圓盤就這樣白白花掉。
ecl-caution-last-disc = 這是你最後一個圓盤：沒有圓盤時只能跳過。
ecl-caution-money = 照目前情況，維持階段會缺 { $missing } 金錢。
ecl-caution-collapse = 照目前情況，維持階段會缺 { $missing } 金錢，放棄所有星區也不夠：你的文明會瓦解。
ecl-cautions = { $first }{ $rest }
ecl-log-passes = { $side }跳過。
ecl-log-reacts = { $side }執行反應動作。
ecl-log-idle = { $side }花費一個圓盤，什麼都不做。

# 研發
ecl-ask-research = 再研發一項科技？
ecl-research-detail = { $price }：{ $effect }
ecl-research-discount = { $price }（原價 { $full }）
ecl-log-researches = { $side }以 { $price }研發{ $technology }。
ecl-log-technology = { $side }獲得{ $technology }。
ecl-log-discs = { $side }獲得 { $count } 個影響圓盤。
ecl-ask-artifact = { ecl-tech-artifact_key }：還有 { $left } 個神器，下一個要換哪種資源？
ecl-log-artifact = { $side }因神器獲得 { $amount }。

# 升級
ecl-ask-upgrade = { $left ->
        [0] 可再拆下零件，或結束升級。
       *[other] 可再裝上 { $left } 個零件、拆下零件，或結束升級。
    }
ecl-ask-upgrade-illegal = 藍圖不合規則：{ $ships }。請再裝上或拆下零件。
ecl-upgrade = { $ship } { $slot }：裝上{ $part }
ecl-remove = { $ship } { $slot }：拆下{ $part }
ecl-square-empty = { $slot }：空格
ecl-square-printed = { $slot }：{ $part }
ecl-upgrade-cannons = 每戰鬥回合傷害 { $before } → { $after }
ecl-upgrade-missiles = 飛彈傷害 { $before } → { $after }
ecl-upgrade-initiative = 先攻 { $before } → { $after }
ecl-upgrade-hull = 船體 { $before } → { $after }
ecl-upgrade-computer = 電腦 { $before } → { $after }
ecl-upgrade-shield = 護盾 { $before } → { $after }
ecl-upgrade-movement = 移動力 { $before } → { $after }
ecl-upgrade-spare = 剩餘能源 { $energy }
ecl-upgrade-changes = { $changes }
ecl-upgrade-energy = 缺 { $missing } 能源
ecl-upgrade-lacking = { $ship }（{ $lacks }）
ecl-upgrade-drive = 缺少動力
ecl-caution-part-lost = { $part }會移出遊戲。
ecl-log-upgrades = { $side }在{ $ship } { $slot } 裝上{ $part }。
ecl-log-removes = { $side }從{ $ship } { $slot } 拆下{ $part }。

# 建造
ecl-ask-build = 最多再建造 { $left } 個，或結束動作。
ecl-build = 在 { $place } 建造{ $item }
ecl-build-opposed = { $price }；那裡有 { $count } 艘敵艦
ecl-log-builds = { $side }在 { $place } 建造{ $item }。

# 移動
ecl-ask-move = 最多再移動 { $left } 次，或結束動作。
ecl-move = { $ship }：{ $start } → { $goal }
ecl-move-from = { $start } 的{ $ship }
ecl-move-against = { $move }（背叛{ $sides }）
ecl-move-through = 經過 { LISTED($passed) }
ecl-move-to = 那裡有 { $count } 艘敵艦
ecl-move-through-to = 經過 { LISTED($passed) }；那裡有 { $count } 艘敵艦
ecl-caution-breaks = 這會結束你與{ $sides }的外交關係，你要拿取叛徒卡。
ecl-log-moves = { $side }移動：{ $ship } { $way }。
ecl-log-moves-times = { $side }移動：{ $ship } { $way }，共 { $times } 艘。

# 可以輸入的動詞
ecl-verb-explore = 探索
ecl-verb-influence = 影響, 圓盤
ecl-verb-research = 研發, 研究
ecl-verb-upgrade = 升級, 裝上, 放上, 裝
ecl-verb-remove = 拆下, 拆, 取回, 取下
ecl-verb-build = 建造, 造
ecl-verb-move = 移動
ecl-verb-colony = 殖民, 殖民船
ecl-verb-trade = 交易
ecl-verb-artifact = 神器, 神器鑰匙, 人工製品, 人工鑰匙
