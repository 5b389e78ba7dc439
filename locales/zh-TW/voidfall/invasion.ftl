# 入侵、虛空反擊、虛空造物的變化：問題、選項、預測、紀錄。

# 入侵
vf-ask-target = 入侵哪個地區？
vf-ask-reach = 超空間引擎：如何入侵 { $place }？
vf-reach-by-near = 只從相鄰地區
vf-reach-by-ignore-voidstorms = 穿越虛空風暴：從{ $places }
vf-reach-by-two-steps = 從兩步之外：從{ $places }
vf-ask-scan = 打撈掃描器：戰鬥前在該地區放 1 枚開拓標記？
vf-scan = 在 { $place }面朝下放 1 枚開拓標記
vf-ask-move-in-first = 從哪裡把艦隊勢力移入 { $place }？至少 1 點。
vf-ask-move-in = 以 { $cubes }入侵 { $place }。還要移入艦隊勢力嗎？
vf-move-in-all = { $place }的全部：{ $cubes }
vf-move-in-all-short = 全部
vf-move-in-done = 開戰
vf-move-in-none = 不入侵
vf-ask-fallen = 已征服{ $house }。獲得它的哪一項科技？
vf-log-invasion = { $side }以 { $cubes }入侵 { $place }。
vf-log-scan = { $side }在 { $place }放 1 枚開拓標記。
vf-log-sector-taken = { $side }佔領 { $place }。
vf-log-invasion-influence = { $side }因榮耀獲得 { $n } 點影響力。

# 戰鬥
vf-battle-voidborn = 虛空造物
vf-battle-nobody = 該地區
vf-battle-approach = 遭遇
vf-battle-salvo = 砲擊 { $n }
vf-ask-battle-missiles = 入侵 { $place }：要支付費用使用「深空飛彈」嗎？
vf-ask-battle-drones = 入侵 { $place }：要歸還 1 枚交易標記使用「自主無人機」嗎？
vf-ask-battle-bombard = 入侵 { $place }：要支付費用抵銷傷害嗎？
vf-ask-battle-drop = 入侵 { $place }：航空母艦部署幾個活躍方塊？
vf-ask-battle-fire = { $place }的戰鬥：你的驅逐艦在砲擊 { $salvo } 開火嗎？
vf-ask-battle-absorb = { $place }的戰鬥，{ $step }：你受到 { $damage } 點傷害。用什麼抵銷？
vf-ask-battle-recall = { $place }的戰鬥，{ $step }：你受到 { $damage } 點傷害。召回哪 1 點艦隊勢力？
vf-battle-recall = 召回 1 點{ $fleet }
vf-battle-home = 逃生艙：1 點{ $fleet }移到家園地區
vf-battle-absorb-shield = 護盾抵銷 { $n } 點
vf-battle-absorb-unit = 無人機或轟炸抵銷 { $n } 點
vf-battle-absorb-dreadnoughts = 無畏艦抵銷 { $n } 點
vf-battle-absorb-carriers = 航空母艦抵銷 { $n } 點
vf-battle-absorb-none = 不再抵銷
vf-battle-fire = 開火：傷害 +{ $n }
vf-battle-hold = 不開火
vf-battle-missiles = 支付費用使用「深空飛彈」：1 點遭遇傷害
vf-battle-missiles-none = 不使用深空飛彈
vf-battle-drones = 歸還 1 枚交易標記：抵銷 { $approach } 點遭遇傷害與 { $salvo } 點砲擊傷害
vf-battle-drones-none = 不使用無人機
vf-battle-bombard = 抵銷 { $parts }
vf-battle-bombard-approach = { $n } 點遭遇傷害
vf-battle-bombard-salvo = { $n } 點砲擊傷害
vf-battle-bombard-none = 不支付
vf-battle-drop = 部署 { $cubes }
vf-battle-drop-none = 不部署

# 預測
vf-forecast-and = { $first }；{ $then }
vf-forecast-all = 全部移入時：{ $what }
vf-forecast-win = 獲勝，剩 { $cubes }
vf-forecast-loss = 失敗，防守方剩 { $cubes }
vf-forecast-repelled = 失敗，全部召回
vf-forecast-tie = 平手（雙方全滅，地區由虛空造物掌控）
vf-forecast-influence = 因榮耀獲得 { $n } 點影響力
vf-forecast-abandons = 遺棄 { $places }（榮耀 −{ $glory }）
vf-forecast-abandons-free = 遺棄 { $places }
vf-forecast-skirmish-held = 虛空反擊 { $places }：守得住
vf-forecast-skirmish-lost = 虛空反擊 { $places }：守不住
vf-forecast-glory = 防守方棄掉一枚榮耀標記

# 虛空反擊
vf-ask-skirmish-drones = 勢力 { $n } 的虛空反擊來襲。要歸還 1 枚交易標記，以「自主無人機」成功防守嗎？
vf-skirmish-drones = 歸還 1 枚交易標記：成功防守
vf-log-skirmish = 虛空反擊：{ $n } 個虛空方塊攻擊{ $side }的 { $place }。
vf-log-skirmish-nothing = 虛空反擊：{ $side }沒有計入的腐敗標記，沒有攻擊。
vf-log-skirmish-no-target = 虛空反擊：{ $side }沒有與虛空造物相鄰的地區。
vf-log-skirmish-shield = 虛空反擊：{ $side }的影響力夠低，因事件而不受攻擊。
vf-log-skirmish-drones = 虛空反擊：自主無人機為{ $side }成功防守。

# 虛空造物與其地區
vf-ask-place = { $pieces }放到哪個地區？
vf-ask-place-guild = 哪種公會放到 { $place }？
vf-ask-remove-voidborn = 移除哪個地區的虛空方塊？
vf-ask-abandon = 遺棄哪個地區？
vf-log-place = { $place }放上 { $pieces }。
vf-log-place-each = { $place }各放上 { $pieces }。
vf-log-remove-voidborn = { $place }移除 1 個虛空方塊，剩 { $n } 個。
vf-placed-bounty = { $n } 枚賞金標記
vf-placed-reclaim = { $n } 枚開拓標記
vf-placed-sector-defense = { $n } 座防衛設施
vf-placed-voidborn = { $n } 個虛空方塊
vf-placed-glory = 1 枚數值 { $value } 的榮耀標記
