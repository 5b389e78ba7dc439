# 入侵、虚空反击、虚空造物的变化：问题、选项、预测、纪录。

# 入侵
vf-ask-target = 入侵哪个地区？
vf-ask-reach = 超空间引擎：如何入侵 { $place }？
vf-reach-by-near = 只从相邻地区
vf-reach-by-ignore-voidstorms = 穿越虚空风暴：从{ $places }
vf-reach-by-two-steps = 从两步之外：从{ $places }
vf-ask-scan = 打捞扫描仪：战斗前在该地区放 1 枚开拓标记？
vf-scan = 在 { $place }面朝下放 1 枚开拓标记
vf-ask-move-in-first = 从哪里把舰队势力移入 { $place }？至少 1 点。
vf-ask-move-in = 以 { $cubes }入侵 { $place }。还要移入舰队势力吗？
vf-move-in-all = { $place }的全部：{ $cubes }
vf-move-in-all-short = 全部
vf-move-in-done = 开战
vf-move-in-none = 不入侵
vf-ask-fallen = 已征服{ $house }。获得它的哪一项科技？
vf-log-invasion = { $side }以 { $cubes }入侵 { $place }。
vf-log-scan = { $side }在 { $place }放 1 枚开拓标记。
vf-log-sector-taken = { $side }占领 { $place }。
vf-log-invasion-influence = { $side }因荣耀获得 { $n } 点影响力。

# 战斗
vf-battle-voidborn = 虚空造物
vf-battle-nobody = 该地区
vf-battle-approach = 遭遇
vf-battle-salvo = 炮击 { $n }
vf-ask-battle-missiles = 入侵 { $place }：要支付费用使用“深空导弹”吗？
vf-ask-battle-drones = 入侵 { $place }：要归还 1 枚交易标记使用“自主无人机”吗？
vf-ask-battle-bombard = 入侵 { $place }：要支付费用抵消伤害吗？
vf-ask-battle-drop = 入侵 { $place }：航空母舰部署几个活跃方块？
vf-ask-battle-fire = { $place }的战斗：你的驱逐舰在炮击 { $salvo } 开火吗？
vf-ask-battle-absorb = { $place }的战斗，{ $step }：你受到 { $damage } 点伤害。用什么抵消？
vf-ask-battle-recall = { $place }的战斗，{ $step }：你受到 { $damage } 点伤害。召回哪 1 点舰队势力？
vf-battle-recall = 召回 1 点{ $fleet }
vf-battle-home = 逃生舱：1 点{ $fleet }移到家园地区
vf-battle-absorb-shield = 护盾抵消 { $n } 点
vf-battle-absorb-unit = 无人机或轰炸抵消 { $n } 点
vf-battle-absorb-dreadnoughts = 无畏舰抵消 { $n } 点
vf-battle-absorb-carriers = 航空母舰抵消 { $n } 点
vf-battle-absorb-none = 不再抵消
vf-battle-fire = 开火：伤害 +{ $n }
vf-battle-hold = 不开火
vf-battle-missiles = 支付费用使用“深空导弹”：1 点遭遇伤害
vf-battle-missiles-none = 不使用深空导弹
vf-battle-drones = 归还 1 枚交易标记：抵消 { $approach } 点遭遇伤害与 { $salvo } 点炮击伤害
vf-battle-drones-none = 不使用无人机
vf-battle-bombard = 抵消 { $parts }
vf-battle-bombard-approach = { $n } 点遭遇伤害
vf-battle-bombard-salvo = { $n } 点炮击伤害
vf-battle-bombard-none = 不支付
vf-battle-drop = 部署 { $cubes }
vf-battle-drop-none = 不部署

# 预测
vf-forecast-and = { $first }；{ $then }
vf-forecast-all = 全部移入时：{ $what }
vf-forecast-win = 获胜，剩 { $cubes }
vf-forecast-loss = 失败，防守方剩 { $cubes }
vf-forecast-repelled = 失败，全部召回
vf-forecast-tie = 平局（双方全灭，地区由虚空造物掌控）
vf-forecast-influence = 因荣耀获得 { $n } 点影响力
vf-forecast-abandons = 遗弃 { $places }（荣耀 −{ $glory }）
vf-forecast-abandons-free = 遗弃 { $places }
vf-forecast-skirmish-held = 虚空反击 { $places }：守得住
vf-forecast-skirmish-lost = 虚空反击 { $places }：守不住
vf-forecast-glory = 防守方弃掉一枚荣耀标记

# 虚空反击
vf-ask-skirmish-drones = 势力 { $n } 的虚空反击来袭。要归还 1 枚交易标记，以“自主无人机”成功防守吗？
vf-skirmish-drones = 归还 1 枚交易标记：成功防守
vf-log-skirmish = 虚空反击：{ $n } 个虚空方块攻击{ $side }的 { $place }。
vf-log-skirmish-nothing = 虚空反击：{ $side }没有计入的腐败标记，没有攻击。
vf-log-skirmish-no-target = 虚空反击：{ $side }没有与虚空造物相邻的地区。
vf-log-skirmish-shield = 虚空反击：{ $side }的影响力够低，因事件而不受攻击。
vf-log-skirmish-drones = 虚空反击：自主无人机为{ $side }成功防守。

# 虚空造物与其地区
vf-ask-place = { $pieces }放到哪个地区？
vf-ask-place-guild = 哪种公会放到 { $place }？
vf-ask-remove-voidborn = 移除哪个地区的虚空方块？
vf-ask-abandon = 遗弃哪个地区？
vf-log-place = { $place }放上 { $pieces }。
vf-log-place-each = { $place }各放上 { $pieces }。
vf-log-remove-voidborn = { $place }移除 1 个虚空方块，剩 { $n } 个。
vf-placed-bounty = { $n } 枚赏金标记
vf-placed-reclaim = { $n } 枚开拓标记
vf-placed-sector-defense = { $n } 座防卫设施
vf-placed-voidborn = { $n } 个虚空方块
vf-placed-glory = 1 枚数值 { $value } 的荣耀标记
