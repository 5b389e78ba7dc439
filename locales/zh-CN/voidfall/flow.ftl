# 常用形式的问题。

vf-decline = 略过
vf-ask-part = 接着结算哪一部分？
vf-part-all = 全部，按卡牌顺序
vf-part-nothing = 现在没有作用
vf-caution-skip = 仍可免费执行：{ $parts }。
vf-caution-paid = 已为此支付：{ $cost }。
vf-ask-one = 选择一项。
vf-ask-trigger = 你的一张卡牌此时有效果。要使用吗？
