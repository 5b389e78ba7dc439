# Eclipse: discovery tiles.

ecl-ask-discovery = { $place } 的发现：{ $tile }。现在使用，还是留作分数？
ecl-discovery-points = 留作 { $points } 分
ecl-discovery-cruiser = 一艘巡洋舰来到 { $place }
ecl-discovery-save = 保留{ $part }，之后升级时用
ecl-discovery-fit = 把{ $part }装到{ $ship } { $slot }
ecl-discovery-covers = 盖住{ $part }
ecl-log-discovers = { $side }在 { $place } 发现：{ $tile }。
ecl-log-finds = { $side }获得 { $amount }。
ecl-log-keeps-discovery = { $side }把发现板块留作 { $points } 分。
ecl-log-finds-cruiser = { $side }在 { $place } 得到一艘巡洋舰。
ecl-log-fits = { $side }把{ $part }装到{ $ship } { $slot }。
ecl-log-saves = { $side }保留{ $part }。

# 可以输入的动词
ecl-verb-technology = 科技, 学
ecl-verb-part = 零件, 装
