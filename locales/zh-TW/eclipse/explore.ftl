# Eclipse: exploring.

ecl-explore = 探索 { $place }
ecl-explore-inner = 內圈星區，剩 { $left } 片
ecl-explore-middle = 中圈星區，剩 { $left } 片
ecl-explore-outer = 外圈星區，剩 { $left } 片
ecl-ask-explore = 要再探索一個空位嗎？
ecl-ask-placing = 把星區放在 { $place }，還是棄掉？
ecl-explore-place = { $sector }：蟲洞朝{ $sides }
ecl-explore-joins = 與 { $places } 相通
ecl-explore-joins-none = 只能靠蟲洞產生器相通
ecl-explore-discard = 棄掉
ecl-explore-second = 再翻開一片星區
ecl-ask-occupy = 要在 { $place } 放影響圓盤嗎？
ecl-explore-occupy = 放圓盤
ecl-explore-leave = 不放
ecl-sector-worth = { $points } 分
ecl-sector-worth-discovery = { $points } 分，有發現板塊
ecl-side-0 = 北
ecl-side-1 = 東北
ecl-side-2 = 東南
ecl-side-3 = 南
ecl-side-4 = 西南
ecl-side-5 = 西北
ecl-log-explores = { $side }探索 { $place }：星區 { $sector }。
ecl-log-explores-several = { $side }探索 { $place }：星區 { $sector }。
ecl-log-places = { $side }把星區 { $sector } 放在 { $place }。
ecl-log-discards = { $side }棄掉星區 { $sector }。
ecl-log-explored = { $side }探索 { $place }，放上星區 { $sector }。
ecl-log-explored-controls = { $side }探索 { $place }，放上星區 { $sector } 並控制那裡。
ecl-log-places-controls = { $side }把星區 { $sector } 放在 { $place } 並控制那裡。
ecl-log-explored-discards = { $side }探索 { $place }，棄掉星區 { $sector }。
ecl-log-reshuffled-inner = 棄掉的內圈星區重新洗牌。
ecl-log-reshuffled-middle = 棄掉的中圈星區重新洗牌。
ecl-log-reshuffled-outer = 棄掉的外圈星區重新洗牌。

# 可以輸入的動詞
ecl-verb-place = 放置, 放
