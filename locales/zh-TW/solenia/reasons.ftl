# 電腦這樣走的理由：評估局面時的各項。

sol-reason-gold = 眼前的金星
sol-reason-storage = 用於貨運的資源
sol-reason-sky = 天空中自己的卡牌會帶來的收益
sol-reason-board = 之後才見效的插槽與能力
