# 電腦這樣走的理由：評估局面時的各項。

dn-reason-temples = 神殿
dn-reason-groups = 能長成神殿的相連板塊
dn-reason-cards = 手牌
dn-reason-rival = 牽制對方
dn-reason-safety = 無人能翻轉的板塊
