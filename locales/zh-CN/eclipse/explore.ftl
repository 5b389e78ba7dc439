# Eclipse: exploring.

ecl-explore = 探索 { $place }
ecl-explore-inner = 内圈星区，剩 { $left } 片
ecl-explore-middle = 中圈星区，剩 { $left } 片
ecl-explore-outer = 外圈星区，剩 { $left } 片
ecl-ask-explore = 要再探索一个空位吗？
ecl-ask-placing = 把星区放在 { $place }，还是弃掉？
ecl-explore-place = { $sector }：虫洞朝{ $sides }
ecl-explore-joins = 与 { $places } 相通
ecl-explore-joins-none = 只能靠虫洞产生器相通
ecl-explore-discard = 弃掉
ecl-explore-second = 再翻开一片星区
ecl-ask-occupy = 要在 { $place } 放影响圆盘吗？
ecl-explore-occupy = 放圆盘
ecl-explore-leave = 不放
ecl-sector-worth = { $points } 分
ecl-sector-worth-discovery = { $points } 分，有发现板块
ecl-side-0 = 北
ecl-side-1 = 东北
ecl-side-2 = 东南
ecl-side-3 = 南
ecl-side-4 = 西南
ecl-side-5 = 西北
ecl-log-explores = { $side }探索 { $place }：星区 { $sector }。
ecl-log-explores-several = { $side }探索 { $place }：星区 { $sector }。
ecl-log-places = { $side }把星区 { $sector } 放在 { $place }。
ecl-log-discards = { $side }弃掉星区 { $sector }。
ecl-log-explored = { $side }探索 { $place }，放上星区 { $sector }。
ecl-log-explored-controls = { $side }探索 { $place }，放上星区 { $sector } 并控制那里。
ecl-log-places-controls = { $side }把星区 { $sector } 放在 { $place } 并控制那里。
ecl-log-explored-discards = { $side }探索 { $place }，弃掉星区 { $sector }。
ecl-log-reshuffled-inner = 弃掉的内圈星区重新洗牌。
ecl-log-reshuffled-middle = 弃掉的中圈星区重新洗牌。
ecl-log-reshuffled-outer = 弃掉的外圈星区重新洗牌。

# 可以输入的动词
ecl-verb-place = 放置, 放
