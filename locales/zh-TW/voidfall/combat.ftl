# Voidfall: what happens in a combat.

vf-log-approach = 遭遇：{ CLAUSES($events) }。
vf-log-salvo = 砲擊 { $number }（優先度 { $invader } 比 { $defender }）：{ CLAUSES($events) }。
vf-log-combat-result = 結果：{ $outcome }。
vf-combat-invader = 入侵方
vf-combat-defender = 防守方
vf-combat-drops = 航空母艦部署 { $cubes }
vf-combat-first-strike = { $side }先造成傷害（瞄準系統）
vf-combat-fires = 驅逐艦開火，傷害 +{ $damage }
vf-combat-no-damage = 沒有傷害
vf-combat-damage = { $side }受到 { $damage } 點傷害（{ $parts }）
vf-combat-damage-in-vain = { $side }受到 { $damage } 點傷害（沒有可召回的方塊）
vf-combat-absorbs = 抵銷 { $count } 點
vf-combat-recalls = 召回 { $cubes }
vf-combat-escapes = 逃生艙將 { $cubes } 移到家園
vf-combat-wins = { $side }獲勝，剩 { $cubes }
vf-combat-repelled = { $side }全滅，地區守住了
vf-combat-tie = 平手，雙方全滅
vf-combat-stalemate = 僵局，視為平手
vf-combat-stalemate-held = 僵局，防守方獲勝
vf-combat-corvette = 巡防艦 ×{ $count }
vf-combat-sentry = 哨衛 ×{ $count }
vf-combat-destroyer = 驅逐艦 ×{ $count }
vf-combat-dreadnought = 無畏艦 ×{ $count }
vf-combat-carrier = 航空母艦 ×{ $count }
vf-combat-voidborn = 虛空方塊 ×{ $count }
