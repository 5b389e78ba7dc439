# 常用形式的問題。

vf-decline = 略過
vf-ask-part = 接著結算哪一部分？
vf-part-all = 全部，按卡牌順序
vf-part-nothing = 現在沒有作用
vf-caution-skip = 仍可免費執行：{ $parts }。
vf-caution-paid = 已為此支付：{ $cost }。
vf-ask-one = 選擇一項。
vf-ask-trigger = 你的一張卡牌此時有效果。要使用嗎？
