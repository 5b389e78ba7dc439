# Voidfall: what happens in a combat.

vf-log-approach = 遭遇：{ CLAUSES($events) }。
vf-log-salvo = 炮击 { $number }（优先度 { $invader } 比 { $defender }）：{ CLAUSES($events) }。
vf-log-combat-result = 结果：{ $outcome }。
vf-combat-invader = 入侵方
vf-combat-defender = 防守方
vf-combat-drops = 航空母舰部署 { $cubes }
vf-combat-first-strike = { $side }先造成伤害（瞄准系统）
vf-combat-fires = 驱逐舰开火，伤害 +{ $damage }
vf-combat-no-damage = 没有伤害
vf-combat-damage = { $side }受到 { $damage } 点伤害（{ $parts }）
vf-combat-damage-in-vain = { $side }受到 { $damage } 点伤害（没有可召回的方块）
vf-combat-absorbs = 抵消 { $count } 点
vf-combat-recalls = 召回 { $cubes }
vf-combat-escapes = 逃生舱将 { $cubes } 移到家园
vf-combat-wins = { $side }获胜，剩 { $cubes }
vf-combat-repelled = { $side }全灭，地区守住了
vf-combat-tie = 平局，双方全灭
vf-combat-stalemate = 僵局，视为平局
vf-combat-stalemate-held = 僵局，防守方获胜
vf-combat-corvette = 巡防舰 ×{ $count }
vf-combat-sentry = 哨卫 ×{ $count }
vf-combat-destroyer = 驱逐舰 ×{ $count }
vf-combat-dreadnought = 无畏舰 ×{ $count }
vf-combat-carrier = 航空母舰 ×{ $count }
vf-combat-voidborn = 虚空方块 ×{ $count }
