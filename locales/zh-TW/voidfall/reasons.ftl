# 電腦這樣走的理由：評估局面時的各項。

vf-reason-influence = 眼前的影響力
vf-reason-mat = 資源、方塊與科技
vf-reason-sectors = 地區的價值
vf-reason-agendas = 議程的得分
vf-reason-tracks = 文明軌
vf-reason-conquests = 很快就能掌控的地區
vf-reason-safety = 免受攻擊
vf-reason-voidborn = 壓制虛空造物
