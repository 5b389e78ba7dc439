# Day & Night in panels, public messages and typed lines.

name-daynight = daynight
dn-heading-cast = Cast
dn-heading-step = Walk
dn-panel-hours = { $left } of { $full } h
dn-panel-cast = cast { $cards }
dn-panel-way = walked { $way }
dn-panel-changed = tiles affected: { $places }
dn-panel-no-walk = No walking now: { $reason }
dn-panel-no-cast = No casting now: { $reason }
dn-status = { $side }: temples { $temples }/2 · linked { $largest }/9 · cards { $hand }
dn-status-end = { $side }: temples { $temples }/2 · linked { $largest }/9 · tiles { $tiles }
dn-status-turn = Turn { $turn }
dn-card-hours = { $hours } h
dn-card-hours-x = X h
dn-card-supply = { $copies } in { $side ->
        [day] Day's
       *[night] Night's
    } deck of { $deck }
dn-verb-cast = cast, play
dn-verb-step = step, walk, go, move
dn-verb-tile = tile, on, at
dn-verb-take = take
dn-verb-steal = steal, pick
dn-verb-discard = discard, drop
dn-verb-leave = leave, without
dn-verb-split = split
dn-verb-end = pass, end, end turn
