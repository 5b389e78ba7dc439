# Day & Night in panels, public messages and typed lines.

name-daynight = 日與夜
dn-heading-cast = 使用魔法
dn-heading-step = 移動
dn-panel-hours = { $left }/{ $full } 小時
dn-panel-cast = 已使用：{ $cards }
dn-panel-way = 路線：{ $way }
dn-panel-changed = 變動的板塊：{ $places }
dn-panel-no-walk = 現在不能移動：{ $reason }
dn-panel-no-cast = 現在不能使用魔法：{ $reason }
dn-status = { $side }：神殿 { $temples }/2 · 相連 { $largest }/9 · 手牌 { $hand }
dn-status-end = { $side }：神殿 { $temples }/2 · 相連 { $largest }/9 · 板塊 { $tiles }
dn-status-turn = 第 { $turn } 回合
dn-card-hours = { $hours } 小時
dn-card-hours-x = X 小時
dn-card-supply = { $side ->
        [day] 日
       *[night] 夜
    }的牌庫 { $deck } 張中有 { $copies } 張
dn-verb-cast = 施放, 施法, 使用, 出
dn-verb-step = 走, 走到, 移動, 移動到
dn-verb-tile = 選, 板塊
dn-verb-take = 拿, 拿取
dn-verb-steal = 挑, 竊取
dn-verb-discard = 棄, 棄掉, 棄牌
dn-verb-leave = 剔除
dn-verb-split = 分
dn-verb-end = 略過, 跳過, 結束, 結束回合
