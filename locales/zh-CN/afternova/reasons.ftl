# 电脑这样走的理由：评估局面时的各项。

an-reason-built = 蓝图的分数
an-reason-cubes = 储存的资源块
an-reason-crew = 雇佣工
an-reason-upgrades = 升级
