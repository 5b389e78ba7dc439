# Eclipse: words on pictures.

ecl-pic-round = Round { $round } of { $rounds }
ecl-pic-phase-draft = choosing species
ecl-pic-phase-action = action phase
ecl-pic-phase-combat = combat
ecl-pic-phase-bombing = bombing
ecl-pic-phase-control = taking control
ecl-pic-phase-diplomacy = diplomacy
ecl-pic-phase-upkeep = upkeep
ecl-pic-phase-cleanup = clean-up
ecl-pic-phase-end = the end
ecl-pic-undecided = Nobody has won
ecl-pic-together = Everybody at once
ecl-pic-in-turn = One after the other
ecl-pic-battle-at = Battle at { $place }
ecl-pic-shared = share the victory
ecl-pic-wins = wins
ecl-pic-your-turn = your turn
ecl-pic-to-draft = chooses a species
ecl-pic-to-move = to move
ecl-pic-resigned = resigned
ecl-pic-collapsed = collapsed
ecl-pic-passed = passed
ecl-pic-traitor = traitor

# Alt texts
ecl-alt-who = { $letter } ({ $name })
ecl-alt-title = Eclipse, round { $round } of 9.
ecl-alt-won = { $winners } won.
ecl-alt-undecided = Nobody has won.
ecl-alt-phase = { $phase }: { $how }.
ecl-alt-turn = { $who } is to act ({ $phase }).
ecl-alt-options = Possible: { LISTED($places) }.
ecl-alt-choosing = { $who } has no species yet.
ecl-alt-player = { $who }, { $species }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $money } money, { $science } science, { $materials } materials, { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }.
ecl-alt-nobody = nobody
ecl-alt-no-ships = no ships
ecl-alt-none = none
ecl-alt-list = { $words }
ecl-alt-tile = { $value }
ecl-alt-sector = { $place }: { $owner }, { $filled } of { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }, { $ships }.
ecl-alt-fleet = { $side }: { $ships }
ecl-alt-technologies = Technologies: { $technologies }.
ecl-alt-ship = { $ship }: initiative { $initiative }, computer { $computer }, shield { $shield }, hull { $hull }, movement { $movement }, cannons { $cannons }, missiles { $missiles }.
ecl-alt-offer = { $technology } for { $price } (×{ $count })
ecl-alt-category = { $category }: { $technologies }.
ecl-page-technologies = Technologies
ecl-page-species = Species board: cubes, discs, blueprints

# Further pictures
ecl-pic-sum-initiative = initiative
ecl-pic-sum-computer = computer
ecl-pic-sum-shield = shield
ecl-pic-sum-hull = hull
ecl-pic-sum-movement = movement
ecl-pic-sum-energy = energy made/used
ecl-pic-lacks-energy = Not legal: { $missing } energy short
ecl-pic-lacks-drive = Not legal: needs a drive
ecl-pic-sector = Sector { $sector }
ecl-pic-exploring = exploring { $place }
ecl-pic-battle = battle at { $place }
ecl-pic-attacker = attacker
ecl-pic-defender = defender
ecl-pic-battle-round = Round { $round }
ecl-pic-missiles = Missiles
ecl-pic-retreats = Waits to retreat to { $place }
ecl-pic-destroyed = destroyed
ecl-pic-missed = no hit
ecl-pic-battle-won = Won by { $side }
ecl-pic-battle-empty = No ship is left
ecl-pic-retreated = Retreated to { $place }
ecl-pic-change = what has changed
ecl-pic-leads = leads with { $points }
ecl-pic-level = Nobody leads alone
ecl-pic-change-sectors = sectors
ecl-pic-change-ships = ships
ecl-pic-change-points = points
ecl-pic-hand = what you hold
ecl-pic-track = Reputation track
ecl-pic-drawn = Drawn, to choose from
ecl-pic-part-ancient = Ancient part
ecl-pic-points-reputation = Reputation
ecl-pic-points-ambassadors = Ambassadors
ecl-pic-points-sectors = Sectors
ecl-pic-points-discoveries = Discoveries
ecl-pic-points-monoliths = Monoliths
ecl-pic-points-technologies = Technologies
ecl-pic-points-traitor = Traitor
ecl-pic-points-species = Species
ecl-pic-points-total = Points
ecl-pic-points-hidden = Reputation tiles stay face down until the end of the game: 1 to 4 points each.
ecl-page-score = Score
ecl-pic-starts = starts
ecl-pic-starts-next = starts next
ecl-pic-species = { $species ->
        [eridani_empire] Eridani
        [hydran_progress] Hydran
        [planta] Planta
        [descendants_of_draco] Draco
        [mechanema] Mechanema
        [orion_hegemony] Orion
       *[other] Terran
    }

# Alt texts of these
ecl-alt-square = { $slot } { $part }
ecl-alt-blueprint = { $ship }: { $squares }; energy { $made } made, { $used } used.
ecl-alt-lacking = { $ship }: { $what }.
ecl-alt-drawn = Sector { $sector } is turned up for { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }, { $ancients ->
        [one] { $ancients } Ancient
       *[other] { $ancients } Ancients
    }{ $discovery ->
        [yes] , a discovery tile
       *[no] {""}
    }.
ecl-alt-rotation = { $label }: sector { $sector } open to { $sides }.
ecl-alt-battle = Battle at { $place }: { $attacker } attacks { $defender }, { $round ->
        [0] missiles
       *[other] round { $round }
    }.
ecl-alt-result = { $result }.
ecl-alt-dice = { $side }, { $ship }: rolled { $faces }, hits { $hits }.
ecl-alt-group = { $order }. { $side }: { $ships }, initiative { $initiative }, computer { $computer }, shield { $shield }, hull { $hull }, damage { $damage }, lost { $lost }.
ecl-alt-points-kind = { $kind } { $points }
ecl-alt-points = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $kinds }){ $hidden ->
        [0] {""}
       *[other] , { $hidden } reputation tiles hidden
    }.
ecl-alt-change = Changed: { $places }.
ecl-alt-change-player = { $who }: { $money } money, { $science } science, { $materials } materials, { $sectors ->
        [one] { $sectors } sector
       *[other] { $sectors } sectors
    }, { $ships } ships, { $points ->
        [one] 1 point
       *[other] { $points } points
    } (change { $more }).
ecl-alt-hand = Your reputation tiles: { $tiles }. Ambassadors: { $partners }. Discovery tiles kept: { $discoveries }.
ecl-alt-card = { $name }.

# Signs of pictures
ecl-page-legend = Signs
ecl-sign-section-map = On the map
ecl-sign-section-squares = Population squares
ecl-sign-section-sectors = In sectors
ecl-sign-section-players = Players
ecl-sign-section-parts = Ships and their parts
ecl-sign-place = place, as on the buttons
ecl-sign-owner = controls the sector
ecl-sign-ships = ships, and how many
ecl-sign-lane = open wormhole
ecl-sign-half = half a wormhole
ecl-sign-frontier = can be explored
ecl-sign-changed = changed last
ecl-sign-battle = a battle is due
ecl-sign-number = answer with this number
ecl-sign-points = points
ecl-sign-any = any resource
ecl-sign-advanced = advanced
ecl-sign-cube = cube of a player
ecl-sign-income = income a round
ecl-sign-hidden = hidden reputation
ecl-sign-die = cannon: { $count } damage
ecl-sign-missile = missile, fires first
ecl-sign-printed = printed part
ecl-sign-tile = part tile on top
ecl-sign-empty = empty square for a part
ecl-sign-order = firing order
ecl-sign-hit = a die that hits
ecl-sign-miss = a die that misses
ecl-sign-hull = hits that a ship takes
ecl-alt-legend = { $section }: { $signs }.
