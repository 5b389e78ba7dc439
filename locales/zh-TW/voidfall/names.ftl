# 玩家與地點。

vf-seat-0 = 橙方
vf-seat-1 = 藍方
vf-seat-2 = 綠方
vf-seat-3 = 粉紅方
vf-sector-at = { $place } 地區
