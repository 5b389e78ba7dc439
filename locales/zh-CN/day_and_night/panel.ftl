# Day & Night in panels, public messages and typed lines.

name-daynight = 日与夜
dn-heading-cast = 使用魔法
dn-heading-step = 移动
dn-panel-hours = { $left }/{ $full } 小时
dn-panel-cast = 已使用：{ $cards }
dn-panel-way = 路线：{ $way }
dn-panel-changed = 变动的板块：{ $places }
dn-panel-no-walk = 现在不能移动：{ $reason }
dn-panel-no-cast = 现在不能使用魔法：{ $reason }
dn-status = { $side }：神殿 { $temples }/2 · 相连 { $largest }/9 · 手牌 { $hand }
dn-status-end = { $side }：神殿 { $temples }/2 · 相连 { $largest }/9 · 板块 { $tiles }
dn-status-turn = 第 { $turn } 回合
dn-card-hours = { $hours } 小时
dn-card-hours-x = X 小时
dn-card-supply = { $side ->
        [day] 日
       *[night] 夜
    }的牌库 { $deck } 张中有 { $copies } 张
dn-verb-cast = 施放, 施法, 使用, 出
dn-verb-step = 走, 走到, 移动, 移动到
dn-verb-tile = 选, 板块
dn-verb-take = 拿, 拿取
dn-verb-steal = 挑, 窃取
dn-verb-discard = 弃, 弃掉, 弃牌
dn-verb-leave = 剔除
dn-verb-split = 分
dn-verb-end = 略过, 跳过, 结束, 结束回合
