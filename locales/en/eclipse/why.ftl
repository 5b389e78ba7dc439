# Eclipse: why a step is not possible.

ecl-why-no-disc = no influence disc is left on your track
ecl-why-passed = you have passed: only upgrade, build and move are left, as reactions
ecl-why-off-map = without a disc or a ship on the map you can only research
ecl-why-no-place = there is no such place on the map
ecl-why-choose = Possible: { LISTED($places) }.
ecl-why-nothing-explore = no space on the map can be explored from your sectors and ships
ecl-why-nothing-research = you can pay for nothing on offer
ecl-why-nothing-build = even the cheapest costs { $price }, you have { $have }
ecl-why-nothing-build-sector = you control no sector to build in
ecl-why-nothing-build-room = all that you could pay for stands there already
ecl-why-nothing-move = no ship of yours can move
ecl-why-no-such-square = there is no such square
ecl-why-explored = there is a sector already
ecl-why-not-beside = no sector with your disc or ship borders on it
ecl-why-stack-inner = there are no inner sectors left
ecl-why-stack-middle = there are no middle sectors left
ecl-why-stack-outer = there are no outer sectors left
ecl-why-pinned-explorer = your ships beside it are pinned
ecl-why-no-wormhole-explore = your sector beside it has no wormhole on that side
ecl-why-no-disc-moves = all disc moves of this action are done
ecl-why-discs = { $needed ->
        [1] it takes a disc from the track
       *[other] the action takes a disc, and the sector another one
    }, and { $discs ->
        [0] none is left
       *[other] only { $discs } left
    }
ecl-why-unexplored = there is no sector yet
ecl-why-own-sector = your disc is there already
ecl-why-owned = somebody else controls it
ecl-why-enemies = opposing ships are there
ecl-why-not-connected = no wormhole connects it with a sector that has your disc or ship
ecl-why-only-connection = moving this very disc away would leave no connection to it
ecl-why-choose-technologies = You can pay: { $technologies }.
ecl-why-choose-items = You can build: { $items }.
ecl-why-choose-parts = You can fit: { $parts }.
ecl-why-known = you have it already
ecl-why-not-on-offer = it is not on the market
ecl-why-category-full = you have seven technologies of { $category } already, and no room for more
ecl-why-too-dear = it costs { $price }, you have { $have }
ecl-why-illegal-ships = these blueprints break the rules: { $ships } (energy or a drive is missing)
ecl-why-no-tiles-left = all tiles of this action are placed; you can only return some
ecl-why-square-taken = { $part } lies there; return it first
ecl-why-printed = it is printed there
ecl-why-starbase-drive = a starbase cannot be given a drive
ecl-why-no-ancient-part = only a discovery tile brings it
ecl-why-technology = it needs the technology { $technology }
ecl-why-not-own = your disc is not there
ecl-why-has-orbital = there is an orbital already
ecl-why-has-monolith = there is a monolith already
ecl-why-no-miniature = all { $count } of your ships of this class are on the map
ecl-why-starbase-stays = starbases do not move
ecl-why-pinned = your ships there are pinned by { $count ->
        [one] an opposing ship
       *[other] { $count } opposing ships
    }
ecl-why-no-wormhole = only one side has a wormhole there: it takes the Wormhole Generator
ecl-why-no-wormholes = there is no wormhole between these sectors
ecl-why-too-far = its movement of { $movement } does not reach that far ({ $distance ->
        [one] { $distance } sector
       *[other] { $distance } sectors
    } away)
ecl-why-not-joined = turned so, no wormhole of it joins a sector with your disc or ship
ecl-why-same-rotation = it looks the same as { $rotation }
ecl-why-no-such-ship = you have no such ship there
ecl-why-there-already = it is there already
ecl-why-move-unexplored = no sector is there yet: explore it first
ecl-why-no-way = no way of wormholes leads there
ecl-why-held-on-way = opposing ships on the way would hold it
ecl-why-held-by-gcds = the Galactic Center Defense System on the way would hold it
ecl-why-pinned-by-gcds = the Galactic Center Defense System pins all your ships there
ecl-why-no-colony-ship = all colony ships are used (an Influence action turns two up again)
ecl-why-track-empty = no cube is left on that track
ecl-why-no-square = no empty square there takes that cube
ecl-why-advanced-square = the empty square there needs the technology { $technology }
ecl-why-under-way = another action is under way ({ $action }): end it first
ecl-why-action-over = your action is over: end your turn
ecl-why-too-few-players = diplomatic relations are for four players or more
ecl-why-partners = you have a relation with each other
ecl-why-traitor = who holds the traitor card enters no relation
ecl-why-no-common-edge = no sector of yours is joined to one of theirs by a whole wormhole
ecl-why-ships-meet = a ship of one of you is where the other has a disc or ships
ecl-why-no-ambassador = one of you has no ambassador left, or no place for one
ecl-why-offered = your offer stands already
ecl-why-accept-theirs = they have made you an offer: accept it in your turn or theirs
ecl-why-no-offer = there is no offer from them
ecl-why-no-offer-made = you have made them no offer
ecl-why-choose-partners = You can say this to: { $partners }.
ecl-why-not-now = offers wait while somebody is amid an action, and in the other phases: say it when the next turn begins
ecl-why-others-turn = an offer is accepted in a turn of one of the two: in theirs or in yours
ecl-why-retreat-far = ships retreat only to a neighbouring sector
ecl-why-armed = a group with cannons fires or retreats
ecl-why-unarmed = without cannons it holds or retreats
ecl-why-money-only = while money is missing, science and materials are traded for money alone
ecl-why-colony-before-paying = colony ships are used before paying, not while money is missing
ecl-why-trade-later = before paying only colony ships are used; you trade in your turn, or if money is missing
ecl-why-tile-too-low = without a free place a tile has to be higher than the lowest that you hold
ecl-why-tile-not-drawn = you have not drawn such a tile
