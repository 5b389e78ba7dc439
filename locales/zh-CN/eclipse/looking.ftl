# 蚀：星区说明、战斗胜算。

ecl-odds-title = 战斗的胜算
ecl-odds-attacker = **攻方** { $side }：{ $ships }
ecl-odds-defender = **守方** { $side }：{ $ships }
ecl-odds-left = 平均剩余：{ $ships }
ecl-odds-ships = { $ship } { $count }
ecl-odds-stalemate = 僵局
ecl-odds-exact = 精确值；双方不撤退。
ecl-odds-near = 误差约 { $error }；双方不撤退。
ecl-error-no-battle = { $place } 目前没有战斗。可输入舰队，例如：2 巡洋舰 vs 1 远古舰
ecl-error-fleets-two = 请写两支舰队，例如：2 巡洋舰 vs 1 远古舰
ecl-error-fleets-none = 双方都要有舰船，例如：2 巡洋舰 vs 1 远古舰
ecl-error-fleets-whose = 是谁的舰船？请写座位的字母或颜色，例如：2 巡洋舰 vs b 1 巡洋舰
ecl-error-fleets-word = 我看不懂“{ $word }”。例如：2 巡洋舰 vs b 1 无畏舰
ecl-error-no-sector = “{ $place }”没有星区。地图上写着各位置的名称。
ecl-error-odds-where = 哪里？请指定星区或输入舰队，例如：2 巡洋舰 vs 1 远古舰。{ $count ->
        [0] 目前没有任何地方会发生战斗。
       *[other] 目前会发生战斗的地方：{ LISTED($places) }。
    }
ecl-sector-title = { $place } · 星区 { $sector }
ecl-sector-nobody = 无人
ecl-sector-head = 控制者：{ $owner } · { $points } 分
ecl-sector-squares = 方格：{ $squares }
ecl-sector-square = { $kind }{ $filled ->
        [yes] {" "}✓
       *[no] {""}
    }
ecl-sector-ships = { $side }的舰船：{ $ships }
ecl-sector-discovery = 这里有一个发现板块。
ecl-sector-artifact = 这里有神器。
ecl-sector-monolith = 这里有巨石碑：3 分。
ecl-square-gray = 灰色
ecl-square-advanced = 高级
ecl-square-orbital = 轨道站
ecl-place = { $place }
ecl-error-only-reaction = 只有跳过之后再轮到自己时，才能执行反应动作。
