# 蝕：星區說明、戰鬥勝算。

ecl-odds-title = 戰鬥的勝算
ecl-odds-attacker = **攻方** { $side }：{ $ships }
ecl-odds-defender = **守方** { $side }：{ $ships }
ecl-odds-left = 平均剩餘：{ $ships }
ecl-odds-ships = { $ship } { $count }
ecl-odds-stalemate = 僵局
ecl-odds-exact = 精確值；雙方不撤退。
ecl-odds-near = 誤差約 { $error }；雙方不撤退。
ecl-error-no-battle = { $place } 目前沒有戰鬥。可輸入艦隊，例如：2 巡洋艦 vs 1 遠古艦
ecl-error-fleets-two = 請寫兩支艦隊，例如：2 巡洋艦 vs 1 遠古艦
ecl-error-fleets-none = 雙方都要有船艦，例如：2 巡洋艦 vs 1 遠古艦
ecl-error-fleets-whose = 是誰的船艦？請寫座位的字母或顏色，例如：2 巡洋艦 vs b 1 巡洋艦
ecl-error-fleets-word = 我看不懂「{ $word }」。例如：2 巡洋艦 vs b 1 無畏艦
ecl-error-no-sector = 「{ $place }」沒有星區。地圖上寫著各位置的名稱。
ecl-error-odds-where = 哪裡？請指定星區或輸入艦隊，例如：2 巡洋艦 vs 1 遠古艦。{ $count ->
        [0] 目前沒有任何地方會發生戰鬥。
       *[other] 目前會發生戰鬥的地方：{ LISTED($places) }。
    }
ecl-sector-title = { $place } · 星區 { $sector }
ecl-sector-nobody = 無人
ecl-sector-head = 控制者：{ $owner } · { $points } 分
ecl-sector-squares = 方格：{ $squares }
ecl-sector-square = { $kind }{ $filled ->
        [yes] {" "}✓
       *[no] {""}
    }
ecl-sector-ships = { $side }的船艦：{ $ships }
ecl-sector-discovery = 這裡有一個發現板塊。
ecl-sector-artifact = 這裡有神器。
ecl-sector-monolith = 這裡有巨石碑：3 分。
ecl-square-gray = 灰色
ecl-square-advanced = 進階
ecl-square-orbital = 軌道站
ecl-place = { $place }
ecl-error-only-reaction = 只有跳過之後再輪到自己時，才能執行反應動作。
