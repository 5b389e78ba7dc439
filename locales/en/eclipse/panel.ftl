# Eclipse: panels, status lines, cards, short rules.

ecl-panel-round = **Round { $round } of { $rounds }** · { $phase }
ecl-panel-legend = Signs: 🟠 money · 🔺 science · 🟫 materials · ★ points; squares with a star inside are advanced, half circles are wormholes
ecl-panel-strip = 🟠 { $money } · 🔺 { $science } · 🟫 { $materials } · discs { $discs } · colony ships { $ships }
    Money after upkeep: { $trouble ->
        [yes] ⚠{" "}
       *[no] {""}
    }**{ $balance }**{ $short ->
        [none] {""}
        [yes] ; with one disc more ⚠ **{ $next }**
       *[no] ; with one disc more { $next }
    }
ecl-panel-passed = Passed: { $sides }
ecl-panel-offers-to = Offered to you: a relation with { $sides } (to be accepted in your turn or theirs, where no ships meet)
ecl-panel-offers-own = Your offers of a relation stand: { $sides }
ecl-status = { $side }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $hidden ->
        [0] {""}
       *[other] {" "}(+{ $hidden ->
            [1] 1 hidden tile
           *[other] { $hidden } hidden tiles
        })
    } · { $sectors ->
        [1] 1 sector
       *[other] { $sectors } sectors
    } · { $species }
ecl-status-out = { $side } has resigned
ecl-status-choosing = No species yet: { $sides }
ecl-panel-idle = Not possible now: { $actions }
ecl-button-reputation = Reputation
ecl-hand-drawn = You have drawn from the reputation tiles: { $tiles }
ecl-hand-reputation = Your reputation tiles: { $tiles } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
ecl-hand-empty = You have no reputation tiles.
ecl-card-tech = { $category } · { $price } science, at least { $least }
ecl-values = { $values }
ecl-value-cannons = { $value } damage a round
ecl-value-missiles = { $value } damage once, before the first round
ecl-value-computer = computer +{ $value }
ecl-value-shield = shield −{ $value }
ecl-value-hull = hull { $value }
ecl-value-movement = movement { $value }
ecl-value-initiative = initiative +{ $value }
ecl-value-energy = energy { $value }
ecl-rules-goal = **Goal** — the most victory points after nine rounds: sectors, reputation from battles, ambassadors, discoveries, technologies, monoliths.
ecl-rules-actions = **Actions** — in turn each player explores, influences, researches, upgrades, builds or moves, or passes. Every action costs an influence disc until the end of the round. After passing, one reaction a turn is left: a smaller upgrade, build or move.
ecl-rules-each = **The six actions** — *Explore*: turn up a sector beside yours, place it, and put a disc there if you like. *Influence*: move up to two discs to claim or give up sectors, and turn up to two colony ships face up. *Research*: a technology for science. *Upgrade*: two parts on the blueprints of your ships. *Build*: two ships or structures for materials. *Move*: two moves of ships. Species differ in how many.
ecl-rules-population = **Population** — A colony ship brings a cube from one of your tracks to a free square of your sector: the emptier a track, the more it produces every round. Colony ships and trade are free at any moment of your turn; in upkeep colony ships are too, and trade for missing money.
ecl-rules-money = **Upkeep** — the more discs are off your track, the more money you pay at the end of the round. Who cannot pay trades, gives up sectors, and at last collapses.
ecl-rules-combat = **Combat** — missiles once, then rounds by initiative. A die hits with 6, never with 1, otherwise if die + computer − shield is 6 or more. A ship is destroyed when its damage exceeds its hull.
ecl-rules-end = **Ties** are decided by the resources in storage. Values that no source of the published game gives are few, and `{ COMMAND("eclipse about") }` names them.
