# Eclipse: sectors in words, odds of battles.

ecl-odds-title = Odds of the battle
ecl-odds-attacker = **Attacker** { $side }: { $ships }
ecl-odds-defender = **Defender** { $side }: { $ships }
ecl-odds-left = left on average: { $ships }
ecl-odds-ships = { $ship } { $count }
ecl-odds-stalemate = Stalemate
ecl-odds-exact = Exact; nobody retreats.
ecl-odds-near = Within about { $error }; nobody retreats.
ecl-error-no-battle = Nobody fights at { $place } now. Type fleets, such as: 2 cruisers vs 1 ancient
ecl-error-fleets-two = Two fleets, please, such as: 2 cruisers vs 1 ancient
ecl-error-fleets-none = Each side needs ships, such as: 2 cruisers vs 1 ancient
ecl-error-fleets-whose = Whose ships? Name the seat by its letter or colour, such as: 2 cruisers vs b 1 cruiser
ecl-error-fleets-word = I do not understand “{ $word }”. Such as: 2 cruisers vs b 1 dreadnought
ecl-error-no-sector = There is no sector at “{ $place }”. The map says what places are called.
ecl-error-odds-where = Where? Name a sector or type fleets, such as: 2 cruisers vs 1 ancient. { $count ->
        [0] Nobody would fight on the map now.
       *[other] There would be battles at: { LISTED($places) }.
    }
ecl-sector-title = { $place } · sector { $sector }
ecl-sector-nobody = nobody
ecl-sector-head = Controlled by { $owner } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecl-sector-squares = Squares: { $squares }
ecl-sector-square = { $kind }{ $filled ->
        [yes] {" "}✓
       *[no] {""}
    }
ecl-sector-ships = Ships of { $side }: { $ships }
ecl-sector-discovery = A discovery tile lies here.
ecl-sector-artifact = There is an artifact.
ecl-sector-monolith = A monolith stands here: 3 points.
ecl-square-gray = grey
ecl-square-advanced = advanced
ecl-square-orbital = orbital
ecl-place = { $place }
ecl-error-only-reaction = Only who has passed can react, when it is their turn again.
