# 电脑这样走的理由：评估局面时的各项。

sol-reason-gold = 眼前的金星
sol-reason-storage = 用于货运的资源
sol-reason-sky = 天空中自己的卡牌会带来的收益
sol-reason-board = 之后才见效的插槽与能力
