# 电脑这样走的理由：评估局面时的各项。

ecl-reason-sectors = 星区的分数
ecl-reason-points = 星区以外的分数
ecl-reason-income = 往后各轮的收入
ecl-reason-stock = 库存的资源
ecl-reason-technologies = 科技
ecl-reason-fleet = 舰队的实力
ecl-reason-upkeep = 较低的维持费
