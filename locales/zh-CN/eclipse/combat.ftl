# Eclipse: battles, reputation, bombing, control.

ecl-log-battle = { $place } 发生战斗：{ $attacker }攻击{ $defender }。
ecl-log-battle-won = { $place } 的战斗结束，{ $side }获胜。
ecl-log-battle-empty = { $place } 的战斗结束，双方都没有舰船留下。
ecl-log-battle-fought = { $place } 的战斗：{ $attacker }攻击{ $defender }，{ $side }获胜。
ecl-log-battle-fought-empty = { $place } 的战斗：{ $attacker }攻击{ $defender }，没有任何舰船留下。
ecl-log-fires = { $ships }开火，掷出 { $dice }。
ecl-log-misses = { $ships }开火，掷出 { $dice }，全数落空。
ecl-log-misses-times = 连续 { $times } 次开火，全数落空。
ecl-log-missiles = { $ships }发射导弹，掷出 { $dice }。
ecl-dice = { LISTED($faces) }（每骰 { $damage } 点伤害）
ecl-log-damaged = { $ships }受到 { $damage } 点伤害。
ecl-log-holds = { $ships }没有加农炮，按兵不动。
ecl-log-retreats = { $ships }准备撤退到 { $place }。
ecl-log-leaves-battle = { $ships }撤退到 { $place }。
ecl-log-stalemate = { $place }：双方都没有加农炮，攻击方必须离开。
ecl-log-repaired = 所有舰船修复完毕。
ecl-ask-group = { $place }：{ $ship }要开火还是撤退？
ecl-fire = 开火
ecl-hold = 按兵不动
ecl-retreat = 撤退到 { $place }
ecl-ask-hit = 你的{ $ship }命中，{ $damage } 点伤害：由哪艘敌舰承受？{ $left ->
        [1] {""}
       *[other] （尚有 { $left } 次命中要分配）
    }
ecl-target = { $ship }（船体 { $hull }，已受伤 { $damage }）
ecl-target-destroyed = 会被摧毁
ecl-log-battle-reputation = { $side }因 { $place } 的战斗抽取 { $count } 个声望板块。
ecl-log-battle-drew = 你抽到声望板块：{ LISTED($tiles) }。
ecl-log-keeps-reputation = { $side }留下一个声望板块。
ecl-log-kept-reputation = 你留下声望板块 { $tile }。
ecl-log-keeps-no-reputation = { $side }没有留下声望板块。
ecl-ask-reputation = 你抽到声望板块：{ LISTED($tiles) }。要留下哪一个？
ecl-reputation-keep = 留下 { $tile }
ecl-reputation-replaces = 你的 { $tile } 放回袋中
ecl-reputation-none = 都不留
ecl-ask-bomb = 要轰炸{ $side }在 { $place } 的人口吗？
ecl-bomb = 轰炸
ecl-bomb-all = 不掷骰，人口全灭
ecl-bomb-chance = { $dice } 颗骰子对 { $cubes } 个方块：{ $all }%全灭，{ $none }%毫无损失
ecl-bomb-allows = 方块全灭后，你可以在这里放圆盘：{ $points } 分，付维持费后的金钱会是 { $balance }。
ecl-bomb-no-disc = 方块全灭后，对方的圆盘会收走，但你没有圆盘可放。
ecl-bomb-detail = { $outcome }。{ $then }
ecl-spare = 放过
ecl-log-bombs = { $ships }轰炸 { $place }，掷出 { $dice }。
ecl-log-spares = { $side }放过 { $place } 的人口。
ecl-ask-bomb-cube = { $place } 的人口，尚有 { $left } 点伤害。消灭哪个方块？
ecl-square-money = 金钱
ecl-square-science = 科学
ecl-square-materials = 原料
ecl-square-advanced-money = 高级金钱
ecl-square-advanced-science = 高级科学
ecl-square-advanced-materials = 高级原料
ecl-log-dies = { $place }：{ $side }失去一个方块（{ $square }）。
ecl-log-dies-several = { $place }：{ $side }失去方块（{ $square }）。
ecl-log-all-die = { $place }：{ $side }的人口全灭。
ecl-ask-control = 要在 { $place } 放置圆盘吗？
ecl-control = 控制 { $place }
ecl-control-points = { $points } 分
ecl-control-leave = 不放
ecl-ask-relation = { $side }向你提议建交。要接受吗？选择附上的方块：
ecl-relation-decline = 暂不
ecl-odds = 对{ $enemy }的{ $error ->
        [0] 胜率 { $wins }%
       *[other] 胜率约 { $wins }%± { $error }
    }（{ $stalemate ->
        [0] {""}
       *[other] 僵局 { $stalemate }%，
    }平均剩 { $ships } 艘船）
ecl-odds-move = { $detail }：{ $odds }
ecl-odds-move-first = { $detail }：不再增援时{ $odds }；若{ $ships }也跟上，{ $together }
ecl-odds-fight-on = 继续交战：{ $odds }
ecl-chapter = 第 { $number } 轮
ecl-record-battle = { $place } 的战斗：{ $attacker }攻击{ $defender }
ecl-record-result = { $place }：{ $attacker }攻击{ $defender }。{ $result }。
ecl-record-salvo = { $round ->
        [0] 导弹
       *[other] 战斗第 { $round } 回合
    }：{ $ships }掷出 { LISTED($faces) }，命中 { $hits }，摧毁 { $destroyed }
ecl-record-misses = { $round ->
        [0] 导弹
       *[other] 战斗第 { $rounds } 回合
    }：连续 { $times } 次开火，全数落空
