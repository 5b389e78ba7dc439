# 电脑这样走的理由：评估局面时的各项。

vf-reason-influence = 眼前的影响力
vf-reason-mat = 资源、方块与科技
vf-reason-sectors = 地区的价值
vf-reason-agendas = 议程的得分
vf-reason-tracks = 文明轨
vf-reason-conquests = 很快就能掌控的地区
vf-reason-safety = 免受攻击
vf-reason-voidborn = 压制虚空造物
