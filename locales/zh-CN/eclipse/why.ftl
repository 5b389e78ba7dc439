# 蚀：为什么不能这样做。

ecl-why-no-disc = 你的影响轨上没有圆盘了
ecl-why-passed = 你已跳过：只能以反应动作升级、建造或移动
ecl-why-no-place = 地图上没有这个位置
ecl-why-choose = 可以选：{ $places }。
ecl-why-explored = 那里已有星区
ecl-why-not-beside = 它不邻接有你的圆盘或船舰的星区
ecl-why-stack-inner = 内圈星区已经用完
ecl-why-stack-middle = 中圈星区已经用完
ecl-why-stack-outer = 外圈星区已经用完
ecl-why-pinned-explorer = 旁边的己方船舰被牵制
ecl-why-no-wormhole-explore = 你的星区在那一侧没有虫洞
ecl-why-no-disc-moves = 这个动作的圆盘移动已用完
ecl-why-discs = { $needed ->
        [1] 需要轨上的一个圆盘
       *[other] 动作要一个圆盘，星区再要一个
    }，而轨上只剩 { $discs } 个
ecl-why-unexplored = 那里还没有星区
ecl-why-own-sector = 那里已有你的圆盘
ecl-why-owned = 它由别人控制
ecl-why-enemies = 那里有敌对船舰
ecl-why-not-connected = 没有虫洞把它与有你的圆盘或船舰的星区相连
ecl-why-choose-technologies = 你付得起：{ $technologies }。
ecl-why-known = 你已经拥有
ecl-why-not-on-offer = 目前没有供应
ecl-why-category-full = 你的{ $category }科技已有七项，放不下了
ecl-why-too-dear = 价格为 { $price }，你有 { $have }
ecl-why-illegal-ships = 不能维持这样：{ $ships }（缺能量或动力）
ecl-why-no-tiles-left = 这个动作的板块已放完，只能取回
ecl-why-square-taken = 那里有{ $part }，请先取回
ecl-why-printed = 那里已印有这个零件
ecl-why-starbase-drive = 星际基地没有动力
ecl-why-no-ancient-part = 只有发现板块能带来它
ecl-why-technology = 需要科技“{ $technology }”
ecl-why-not-own = 那里没有你的圆盘
ecl-why-has-orbital = 那里已有轨道站
ecl-why-has-monolith = 那里已有巨石碑
ecl-why-no-miniature = 你这个等级的 { $count } 艘船舰都在地图上
ecl-why-starbase-stays = 星际基地不能移动
ecl-why-pinned = 你在那里的船舰被 { $count } 艘敌对船舰牵制
ecl-why-no-wormhole = 那里只有一侧有虫洞：需要虫洞产生器
ecl-why-no-wormholes = 这两个星区之间没有虫洞
ecl-why-too-far = 移动 { $movement } 到不了那里（距离 { $distance } 个星区）
ecl-why-not-joined = 这样转，它的虫洞接不上任何有你圆盘或船舰的星区
ecl-why-same-rotation = 这个方向与 { $rotation } 看起来一样
ecl-why-choose-rotation = 可选：{ $rotations }。
ecl-why-no-such-ship = 你在那里没有这种船舰
ecl-why-there-already = 它已经在那里
ecl-why-move-unexplored = 那里还没有星区，要先探索
ecl-why-no-way = 没有虫洞通往那里
ecl-why-held-on-way = 途中的敌对船舰会拦住它
ecl-why-no-colony-ship = 没有正面朝上的殖民船
ecl-why-track-empty = 那条轨上没有方块了
ecl-why-no-square = 那里没有能放这种方块的空方格
ecl-why-advanced-square = 那里的空方格需要科技“{ $technology }”
