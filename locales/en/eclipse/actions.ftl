# Eclipse: turns; research, upgrade, build and move.

# Turns
ecl-ask-turn = Take an action, or pass.
ecl-ask-reaction = You have passed: react, or pass again.
ecl-ask-end = Use colony ships before your turn ends?
ecl-ask-end-offer = Accept the offer of a relation before your turn ends?
ecl-ask-end-now = End your turn?
ecl-action-explore = Explore
ecl-action-influence = Influence
ecl-action-research = Research
ecl-action-upgrade = Upgrade
ecl-action-build = Build
ecl-action-move = Move
ecl-form-item = Ship or structure
ecl-form-sector = Sector
ecl-form-ship = Ship
ecl-form-goal = Where it goes
ecl-form-square = Square
ecl-form-part = Ship part
ecl-form-trade = Trade
ecl-form-square-of = { $ship } · { $square }
ecl-done = Done
ecl-end-turn = End the turn
ecl-pass = Pass
ecl-pass-detail = only reactions from then on
ecl-pass-first = you begin the next round; only reactions from then on
ecl-pass-last = the action phase ends with it
ecl-pass-again = Pass again
ecl-step-other = Other
ecl-idle = Spend a disc and do nothing
ecl-caution-idle = The disc is spent for nothing.
ecl-caution-last-disc = This is your last disc: while you have no other, you can only pass.
ecl-caution-money = As things stand you would be { $missing } money short in upkeep.
ecl-caution-collapse = As things stand you would be { $missing } money short in upkeep, and giving up every sector would not be enough: your civilization would collapse.
ecl-cautions = { $first } { $rest }
ecl-log-passes = { $side } passes.
ecl-log-reacts = { $side } reacts.
ecl-log-idle = { $side } spends a disc and does nothing.

# Research
ecl-ask-research = Research another technology?
ecl-research-detail = { $price }: { $effect }
ecl-research-discount = { $price } instead of { $full }
ecl-log-researches = { $side } researches { $technology } for { $price }.
ecl-log-technology = { $side } gains { $technology }.
ecl-log-discs = { $side } gains { $count ->
        [one] an influence disc
       *[other] { $count } influence discs
    }.
ecl-ask-artifact = Artifact Key: which resource for { $left ->
        [one] the last artifact
       *[other] the next of { $left } artifacts
    }?
ecl-log-artifact = { $side } gains { $amount } for an artifact.

# Upgrade
ecl-ask-upgrade = { $left ->
        [0] Return more ship part tiles, or end the upgrade.
        [one] Place one more ship part, return tiles, or end the upgrade.
       *[other] Place { $left } more ship parts, return tiles, or end the upgrade.
    }
ecl-ask-upgrade-illegal = Not possible yet: { $ships }. Place or return ship parts.
ecl-upgrade = { $part } on { $ship } { $slot }
ecl-remove = { $part } off { $ship } { $slot }
ecl-square-empty = { $slot }: empty
ecl-square-printed = { $slot }: { $part }
ecl-upgrade-cannons = damage a round { $before } → { $after }
ecl-upgrade-missiles = missile damage { $before } → { $after }
ecl-upgrade-initiative = initiative { $before } → { $after }
ecl-upgrade-hull = hull { $before } → { $after }
ecl-upgrade-computer = computer { $before } → { $after }
ecl-upgrade-shield = shield { $before } → { $after }
ecl-upgrade-movement = movement { $before } → { $after }
ecl-upgrade-spare = { $energy } energy to spare
ecl-upgrade-changes = { $changes }
ecl-upgrade-energy = { $missing } energy missing
ecl-upgrade-lacking = { $ship } ({ $lacks })
ecl-upgrade-drive = a drive is missing
ecl-caution-part-lost = { $part } leaves the game.
ecl-log-upgrades = { $side }: { $part } on { $ship } { $slot }.
ecl-log-removes = { $side }: { $part } off { $ship } { $slot }.

# Build
ecl-ask-build = { $left ->
        [one] Build one more, or end the action.
       *[other] Build up to { $left } more, or end the action.
    }
ecl-build = { $item } at { $place }
ecl-build-opposed = { $price }; { $count ->
        [one] an opposing ship there
       *[other] { $count } opposing ships there
    }
ecl-log-builds = { $side } builds at { $place }: { $item }.

# Move
ecl-ask-move = { $left ->
        [one] Move one more ship, or end the action.
       *[other] Move up to { $left } more ships, or end the action.
    }
ecl-move = { $ship }: { $start } → { $goal }
ecl-move-from = { $ship } at { $start }
ecl-move-against = { $move } (against { $sides })
ecl-move-through = through { LISTED($passed) }
ecl-move-to = { $count ->
        [one] an opposing ship there
       *[other] { $count } opposing ships there
    }
ecl-move-through-to = through { LISTED($passed) }; { $count ->
        [one] an opposing ship there
       *[other] { $count } opposing ships there
    }
ecl-caution-breaks = This ends your relation with { $sides }, and you take the traitor card.
ecl-log-moves = { $side } moves: { $ship } { $way }.
ecl-log-moves-times = { $side } moves: { $times } × { $ship } { $way }.

# What people may type
ecl-verb-explore = explore
ecl-verb-influence = influence, disc
ecl-verb-research = research, buy
ecl-verb-upgrade = upgrade, install
ecl-verb-remove = remove, take off
ecl-verb-build = build
ecl-verb-move = move, fly
ecl-verb-colony = colony, colonise, colonize, settle
ecl-verb-trade = trade
ecl-verb-artifact = artifact, key
