# 卡牌以外可查的物件。

dn-kind-spell = 魔法
dn-kind-tile = 板塊
dn-kind-piece = 配件
dn-thing-neutral_tile = 中立板塊
dn-thing-neutral_tile-text = 不屬於任何一方。變換後成為使用者的板塊；不能翻轉。
dn-thing-day_tile = 日板塊
dn-thing-day_tile-text = 九個相連的日板塊成為日神殿。被翻轉或變換就成為夜板塊。
dn-thing-night_tile = 夜板塊
dn-thing-night_tile-text = 九個相連的夜板塊成為夜神殿。被翻轉或變換就成為日板塊。
dn-thing-temple_tile = 神殿板塊
dn-thing-temple_tile-text = 神殿的板塊，或被秘石鎖定的日板塊。再也不能翻轉或變換。
dn-thing-centre = 封閉的中央
dn-thing-centre-text = D3、E3、D4、E4 封閉。可用遊戲桌選項改為一般板塊。
dn-thing-mystic_stone = 秘石
dn-thing-mystic_stone-text = 放在日板塊上。每次輪到日時移除一個；最後一個移除時，該板塊成為神殿板塊。
dn-thing-crystal = 水晶
dn-thing-crystal-text = 替夜守住板塊：日不能翻轉或變換這個板塊，也不能走上去或離開。
dn-thing-avatar = 日與夜（棋子）
dn-thing-avatar-text = 日從 A1 開始，夜從 H6 開始。走到相鄰板塊花 3 小時，並抽一張牌。
dn-thing-temple = 神殿
dn-thing-temple-text = 同一方相連的九個板塊。建成第二座神殿立即獲勝。
