# 电脑这样走的理由：评估局面时的各项。

dn-reason-temples = 神殿
dn-reason-groups = 能长成神殿的相连板块
dn-reason-cards = 手牌
dn-reason-rival = 牵制对方
dn-reason-safety = 无人能翻转的板块
