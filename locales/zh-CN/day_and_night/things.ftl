# 卡牌以外可查的物件。

dn-kind-spell = 魔法
dn-kind-tile = 板块
dn-kind-piece = 配件
dn-thing-neutral_tile = 中立板块
dn-thing-neutral_tile-text = 不属于任何一方。变换后成为使用方的板块；不能翻转。
dn-thing-day_tile = 日板块
dn-thing-day_tile-text = 九个相连的日板块成为日神殿。被翻转或变换就成为夜板块。
dn-thing-night_tile = 夜板块
dn-thing-night_tile-text = 九个相连的夜板块成为夜神殿。被翻转或变换就成为日板块。
dn-thing-temple_tile = 神殿板块
dn-thing-temple_tile-text = 神殿的板块，或被秘石锁定的日板块。再也不能翻转或变换。
dn-thing-centre = 封闭的中央
dn-thing-centre-text = D3、E3、D4、E4 封闭。可用游戏桌选项改为一般板块。
dn-thing-mystic_stone = 秘石
dn-thing-mystic_stone-text = 放在日板块上。每次轮到日时移除一个；最后一个移除时，该板块成为神殿板块。
dn-thing-crystal = 水晶
dn-thing-crystal-text = 替夜守住板块：日不能翻转或变换这个板块，也不能走上去或离开。
dn-thing-avatar = 日与夜（棋子）
dn-thing-avatar-text = 日从 A1 开始，夜从 H6 开始。走到相邻板块花 3 小时，并抽一张牌。
dn-thing-temple = 神殿
dn-thing-temple-text = 同一方相连的九个板块。建成第二座神殿立即获胜。
