# Eclipse: discovery tiles.

ecl-ask-discovery = { $place } 的發現：{ $tile }。現在使用，還是留作分數？
ecl-discovery-points = 留作 { $points } 分
ecl-discovery-cruiser = 一艘巡洋艦來到 { $place }
ecl-discovery-save = 保留{ $part }，之後升級時用
ecl-discovery-fit = 把{ $part }裝到{ $ship } { $slot }
ecl-discovery-covers = 蓋住{ $part }
ecl-log-discovers = { $side }在 { $place } 發現：{ $tile }。
ecl-log-finds = { $side }獲得 { $amount }。
ecl-log-keeps-discovery = { $side }把發現板塊留作 { $points } 分。
ecl-log-finds-cruiser = { $side }在 { $place } 得到一艘巡洋艦。
ecl-log-fits = { $side }把{ $part }裝到{ $ship } { $slot }。
ecl-log-saves = { $side }保留{ $part }。

# 可以輸入的動詞
ecl-verb-technology = 科技, 學
ecl-verb-part = 零件, 裝
