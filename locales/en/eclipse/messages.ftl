# Eclipse: the title, options, what is free in a turn, log, upkeep, endings.

ecl-name = Eclipse
name-eclipse = eclipse
ecl-tagline = Explore the galaxy, settle it, research and arm: nine rounds, and the mightiest civilization wins.
ecl-credits = Eclipse: New Dawn for the Galaxy by Touko Tahkokallio (Lautapelit.fi, 2011). Pictures by Orrery.
ecl-source-exact = sectors, technologies, ship parts, species boards and tiles: read from scans of the published game.
ecl-source-text = set-up and action phase: the rule text.
ecl-source-derived = details of combat and upkeep: from programs, forums and the second edition without its changes.
ecl-source-house = what no source settles: the start player is drawn by lot; of one side's groups with equal initiative the larger class fires first; a group with cannons fires or retreats, and stays with it once it has said so; a hit that can do harm is not wasted; a reputation tile is replaced only by a higher one, and the lowest makes room for an ambassador; Ancient Technology gives only points where the cheapest technologies have no room; in the turn of another offers are made before or after the action, not amid it; a civilization that collapses keeps its score and its reputation tiles, and its partners get ambassador and cube back.

# Table options
ecl-option-species = Species
ecl-option-species-hint = Draft: each player chooses, the start player last. Random: dealt. Terrans: everybody plays Terrans.
ecl-option-species-draft = draft
ecl-option-species-random = random
ecl-option-species-terrans = Terrans only
ecl-option-seating = Seats
ecl-option-seating-hint = Around the galaxy in random order, or in the order in which people joined.
ecl-option-seating-random = random
ecl-option-seating-joined = as joined

# What is free in a turn
ecl-cube-on = { $cube } ({ $square } square)
ecl-colony = { $place }: { $cube }
ecl-step-colony = Colony ship
ecl-trade = { $given } → { $gained }
ecl-step-trade = Trade

# Log
ecl-log-controls = { $side } controls { $place }.
ecl-log-leaves = { $side } no longer controls { $place }.
ecl-log-destroyed = { $place }: { AND($ships) } destroyed.
ecl-log-colonises = { $side } colonises { $place }: { $cube }.
ecl-log-trades = { $side } trades { $given } for { $gained }.
ecl-log-trades-times = { $side } trades { $given } for { $gained }, { $times } times.
ecl-log-species = { $side } plays { $species }.
ecl-log-home = { $side } sets out from { $place }.
ecl-log-dealt-reputation = { $side } draws { $count ->
        [one] { $count } reputation tile
       *[other] { $count } reputation tiles
    }.
ecl-log-dealt-reputation-values = You draw reputation tiles: { $tiles }.
ecl-log-new-technologies = New technologies: { AND($technologies) }.
ecl-log-several = { $technology } ×{ $count }
ecl-log-round = Round { $round } begins.
ecl-log-upkeep = { $side }: { $money } money, +{ $science } science, +{ $materials } materials.
ecl-log-collapses = The civilization of { $side } collapses.
ecl-log-resigns = { $side } resigns.

# Upkeep
ecl-ask-upkeep-colony = Use colony ships before you pay?
ecl-colony-done = No more colony ships
ecl-ask-upkeep-balance = You are { $missing } money short: { $trade ->
        [yes] trade, or give up sectors
       *[other] give up sectors
    } ({ $sectors ->
        [0] even all of them would not be enough
        [one] one is enough
       *[other] at least { $sectors }
    }{ $trade ->
        [yes] , without trade
       *[other] {""}
    }).
ecl-abandon = Give up { $place }
ecl-abandon-detail = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }; money then { $balance }
ecl-heading-abandon = Give up a sector
ecl-ask-alone = You are the only civilization left. Play on?
ecl-alone-go-on = Play on
ecl-alone-finish = End the game and count

# The end
ecl-end-points = Most points: { $points }.
ecl-end-tied = Equal at the top with { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the most resources decide.
ecl-end-resigned = { $side } has resigned, and nobody else is left.
ecl-end-agreed = All agree to a draw.
ecl-tie = { $number ->
        [one] { $number } resource
       *[other] { $number } resources
    }

# --- statistics
ecl-trait-species = Species
ecl-forecast-battle = who holds { $place } after the battle
