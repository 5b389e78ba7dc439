# 蝕：為什麼不能這樣做。

ecl-why-no-disc = 你的影響軌上沒有圓盤了
ecl-why-passed = 你已跳過：只能以反應動作升級、建造或移動
ecl-why-no-place = 地圖上沒有這個位置
ecl-why-choose = 可以選：{ $places }。
ecl-why-explored = 那裡已有星區
ecl-why-not-beside = 它不鄰接有你的圓盤或船艦的星區
ecl-why-stack-inner = 內圈星區已經用完
ecl-why-stack-middle = 中圈星區已經用完
ecl-why-stack-outer = 外圈星區已經用完
ecl-why-pinned-explorer = 旁邊的己方船艦被牽制
ecl-why-no-wormhole-explore = 你的星區在那一側沒有蟲洞
ecl-why-no-disc-moves = 這個動作的圓盤移動已用完
ecl-why-discs = { $needed ->
        [1] 需要軌上的一個圓盤
       *[other] 動作要一個圓盤，星區再要一個
    }，而軌上只剩 { $discs } 個
ecl-why-unexplored = 那裡還沒有星區
ecl-why-own-sector = 那裡已有你的圓盤
ecl-why-owned = 它由別人控制
ecl-why-enemies = 那裡有敵對船艦
ecl-why-not-connected = 沒有蟲洞把它與有你的圓盤或船艦的星區相連
ecl-why-choose-technologies = 你付得起：{ $technologies }。
ecl-why-known = 你已經擁有
ecl-why-not-on-offer = 目前沒有供應
ecl-why-category-full = 你的{ $category }科技已有七項，放不下了
ecl-why-too-dear = 價格為 { $price }，你有 { $have }
ecl-why-illegal-ships = 不能維持這樣：{ $ships }（缺能量或動力）
ecl-why-no-tiles-left = 這個動作的板塊已放完，只能取回
ecl-why-square-taken = 那裡有{ $part }，請先取回
ecl-why-printed = 那裡已印有這個零件
ecl-why-starbase-drive = 星際基地沒有動力
ecl-why-no-ancient-part = 只有發現板塊能帶來它
ecl-why-technology = 需要科技「{ $technology }」
ecl-why-not-own = 那裡沒有你的圓盤
ecl-why-has-orbital = 那裡已有軌道站
ecl-why-has-monolith = 那裡已有巨石碑
ecl-why-no-miniature = 你這個等級的 { $count } 艘船艦都在地圖上
ecl-why-starbase-stays = 星際基地不能移動
ecl-why-pinned = 你在那裡的船艦被 { $count } 艘敵對船艦牽制
ecl-why-no-wormhole = 那裡只有一側有蟲洞：需要蟲洞產生器
ecl-why-no-wormholes = 這兩個星區之間沒有蟲洞
ecl-why-too-far = 移動 { $movement } 到不了那裡（距離 { $distance } 個星區）
ecl-why-not-joined = 這樣轉，它的蟲洞接不上任何有你圓盤或船艦的星區
ecl-why-same-rotation = 這個方向與 { $rotation } 看起來一樣
ecl-why-choose-rotation = 可選：{ $rotations }。
ecl-why-no-such-ship = 你在那裡沒有這種船艦
ecl-why-there-already = 它已經在那裡
ecl-why-move-unexplored = 那裡還沒有星區，要先探索
ecl-why-no-way = 沒有蟲洞通往那裡
ecl-why-held-on-way = 途中的敵對船艦會攔住它
ecl-why-no-colony-ship = 沒有正面朝上的殖民船
ecl-why-track-empty = 那條軌上沒有方塊了
ecl-why-no-square = 那裡沒有能放這種方塊的空方格
ecl-why-advanced-square = 那裡的空方格需要科技「{ $technology }」
