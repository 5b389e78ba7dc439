# 常用形式的問題。

vf-decline = 不使用
vf-ask-part = 接著結算哪一部分？
vf-part-all = 全部，依卡牌順序
vf-part-nothing = 現在沒有作用
vf-ask-one = 選擇一項。
vf-ask-trigger = 你的一張卡牌可觸發效果。要使用嗎？
