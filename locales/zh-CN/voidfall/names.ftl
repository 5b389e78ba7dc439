# 玩家与地点。

vf-seat-0 = 橙方
vf-seat-1 = 蓝方
vf-seat-2 = 绿方
vf-seat-3 = 粉方
vf-sector-at = { $place } 地区
