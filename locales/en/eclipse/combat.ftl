# Eclipse: battles, reputation, bombing, control.

ecl-log-battle = Battle at { $place }: { $attacker } attacks { $defender }.
ecl-log-battle-won = The battle at { $place } is won by { $side }.
ecl-log-battle-empty = The battle at { $place } is over; no ship is left there.
ecl-log-battle-fought = Battle at { $place }: { $attacker } attacked { $defender }; { $side } won.
ecl-log-battle-fought-empty = Battle at { $place }: { $attacker } attacked { $defender }; no ship is left there.
ecl-log-fires = Fire from { AND($ships) }: { $dice }.
ecl-log-misses = Fire from { AND($ships) }: { $dice }, no hit.
ecl-log-misses-times = { $times } salvos in a row, no hit.
ecl-log-missiles = Missiles from { AND($ships) }: { $dice }.
ecl-dice = { LISTED($faces) } ({ $damage } damage each)
ecl-log-damaged = { $damage } damage to { AND($ships) }.
ecl-log-holds = { AND($ships) }: no cannons, on hold.
ecl-log-retreats = { AND($ships) }: will retreat to { $place }.
ecl-log-leaves-battle = { AND($ships) }: retreat to { $place }.
ecl-log-stalemate = { $place }: nobody there has cannons. The attacker has to leave.
ecl-log-repaired = All ships are repaired.
ecl-ask-group = { $ship } at { $place }: fire or retreat?
ecl-fire = Fire
ecl-hold = Hold
ecl-retreat = Retreat to { $place }
ecl-ask-hit = Your { $ship } hits for { $damage } damage: which ship takes it?{ $left ->
        [one] {""}
       *[other] {" "}({ $left } hits to assign)
    }
ecl-target = { $ship }, damage { $damage }, hull { $hull }
ecl-target-destroyed = destroyed
ecl-log-battle-reputation = { $side } draws { $count ->
        [one] a reputation tile
       *[other] { $count } reputation tiles
    } for the battles at { $place }.
ecl-log-battle-drew = You draw from the reputation tiles: { $tiles }.
ecl-log-keeps-reputation = { $side } keeps a reputation tile.
ecl-log-kept-reputation = You keep the reputation tile { $tile }.
ecl-log-keeps-no-reputation = { $side } keeps no reputation tile.
ecl-ask-reputation = You drew from the reputation tiles: { $tiles }. Which one do you keep?
ecl-reputation-keep = Keep { $tile }
ecl-reputation-replaces = your { $tile } goes back to the bag
ecl-reputation-none = Keep none
ecl-ask-bomb = Bomb the population of { $side } at { $place }?
ecl-bomb = Bomb
ecl-bomb-all = all of it dies, without dice
ecl-bomb-chance = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $cubes ->
        [one] 1 cube: it dies
       *[other] { $cubes } cubes: all die
    } in { $all }%{ $cubes ->
        [one] {""}
       *[other] , none in { $none }%
    }
ecl-bomb-allows = If none is left you may put a disc there: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, money after upkeep then { $balance }.
ecl-bomb-no-disc = If none is left their disc goes, but you have none to put there.
ecl-bomb-detail = { $outcome }. { $then }
ecl-spare = Spare
ecl-log-bombs = { AND($ships) } bombing { $place }: { $dice }.
ecl-log-spares = { $side } spares the population at { $place }.
ecl-ask-bomb-cube = Population of { $place }, hits left: { $left }. Which cube dies?
ecl-square-money = money
ecl-square-science = science
ecl-square-materials = materials
ecl-square-advanced-money = advanced money
ecl-square-advanced-science = advanced science
ecl-square-advanced-materials = advanced materials
ecl-log-dies = { $place }: { $side } loses a cube ({ $square }).
ecl-log-dies-several = { $place }: { $side } loses cubes ({ $square }).
ecl-log-all-die = { $place }: the population of { $side } dies.
ecl-ask-control = Put a disc on { $place }?
ecl-control = Control { $place }
ecl-control-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecl-control-leave = Leave it
ecl-ask-relation = { $side } offers you a relation. To accept, choose the cube that you give:
ecl-relation-decline = Not now
ecl-odds = against { $enemy } { $error ->
        [0] you win { $wins }%
       *[other] you win about { $wins }% ± { $error }
    } ({ $stalemate ->
        [0] {""}
       *[other] nobody { $stalemate }%,{" "}
    }{ $ships } ships left on average)
ecl-odds-move = { $detail }: { $odds }
ecl-odds-move-first = { $detail }: alone, { $odds }; followed by { $ships }, { $together }
ecl-odds-fight-on = fighting on: { $odds }
ecl-chapter = Round { $number }
ecl-record-battle = Battle at { $place }: { $attacker } attacks { $defender }
ecl-record-result = { $place }: { $attacker } attacked { $defender }. { $result }.
ecl-record-salvo = { $round ->
        [0] Missiles
       *[other] Round { $round }
    }: { $ships }: { $faces } · hits { $hits } · destroyed { $destroyed }
ecl-record-misses = { $round ->
        [0] Missiles
       *[other] Round { $rounds }
    }: { $times } salvos in a row, no hit
