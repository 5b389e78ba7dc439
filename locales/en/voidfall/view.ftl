# Voidfall: words on pictures, and pictures in words.

vf-pic-phase-houses = choice of houses
vf-pic-phase-origins = choice of origins
vf-pic-phase-start = start effects
vf-pic-phase-preparation = Preparation
vf-pic-phase-focus = Focus phase
vf-pic-phase-evaluation = Evaluation
vf-pic-phase-end = the end
vf-pic-undecided = no result
vf-pic-together = all together
vf-pic-shared = share the victory
vf-pic-wins = wins
vf-pic-lost = Lost to the Voidborn
vf-pic-won-together = Win together
vf-pic-your-turn = your turn
vf-pic-to-move = to move
vf-pic-out = resigned
vf-pic-sign-cubes = cubes: active, deployed, inactive
vf-pic-sign-glory = total Glory
vf-pic-sign-upkeep = Upkeep payable/due
vf-pic-sign-skirmish = Skirmish strength
vf-pic-sign-over = overproduction next

vf-pic-agendas = Agendas in play
vf-pic-technologies = Technologies
vf-pic-focus-cards = Focus cards
vf-pic-cubes-active = active
vf-pic-cubes-deployed = deployed
vf-pic-cubes-inactive = inactive
vf-pic-skirmish = Skirmish strength
vf-pic-dial-stock = Stock
vf-pic-dial-yield = Yield
vf-pic-dial-level = Level
vf-pic-over-note = Arrow: producing fills the stock to 15 and gives 3 Influence.
vf-pic-tier = Tier { $tier }
vf-pic-no-benefit = no benefit
vf-pic-space = { $space }: { $benefit }
vf-pic-space-cost = { $space } (deactivate { $cost } to enter): { $benefit }
vf-pic-track-end = The last space is reached.
vf-pic-track-corrupted = Corrupted: advancing gives no benefit.
vf-pic-upkeep-note = Upkeep { $due }, payable { $payable }
vf-pic-starting-agenda = Starting Agenda
vf-pic-slot-empty = Free slot
vf-pic-slot-corrupted = Free slot, Corrupted
vf-pic-scores-nothing = Corrupted: it scores nothing.
vf-pic-technology-note = { $count } of { $limit } · Improved { $improved } of { $most }
vf-pic-basic = Basic
vf-pic-improved = Improved
vf-pic-preferred = { $card }★
vf-pic-names = { $names }
vf-pic-none = none
vf-pic-in-hand = In hand: { $cards }
vf-pic-in-discard = Discard: { $cards }
vf-pic-preferred-note = ★ preferred by the house


vf-pic-drawn = Keep one of these
vf-pic-peeked = Events of the next Cycle
vf-pic-agendas-held = Agendas in hand
vf-pic-house-note = { $sign }: a value of our own; no source gives that of the published card
vf-alt-house = Values of our own, which no source gives: { $cards }
vf-pic-played = Focus card of this turn
vf-pic-ladder = Trade ladder
vf-pic-next = next
vf-pic-deck = { $count } in the deck
vf-pic-playable = With { $focuses }: { $action }
vf-pic-no-offer = No card is left.
vf-pic-at-once = At once: { $effect }
vf-pic-improved-open = may be gained
vf-pic-basic-gone = All taken: { $names }
vf-pic-improved-shown = Improved, face up
vf-pic-improved-blocked = blocked until Cycle 2
vf-pic-improved-later = Improved cards of Cycle 3: { $names }
vf-pic-no-event = No event is turned up yet.
vf-pic-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
vf-pic-frames = When it is revealed
vf-pic-objectives-or = Objectives: one of the boxes
vf-pic-objectives-and-or = Objectives: one box or both
vf-pic-link-or = or
vf-pic-link-and-or = and/or

vf-pic-no-crises = Only cooperative and solo games have Crises.
vf-pic-crises-later = The Crises are laid out when all Houses are chosen.
vf-pic-row-military = Military row
vf-pic-row-economic = Economic row
vf-pic-row-strength = Skirmish +{ $strength }
vf-pic-row-payment = each pays { $cost }
vf-pic-row-free = nothing to pay
vf-pic-threats = Alerts, Catastrophes, Safe Havens
vf-pic-in-play = Crises in play
vf-pic-current = this turn
vf-pic-solved-by = Solve: { $deed }
vf-pic-penalty = Penalty: { $effect }
vf-pic-alert = Alert of this round: { $alert }
vf-pic-alert-none = not turned up yet
vf-pic-situation = Situation { $level }
vf-pic-war = War, Skirmish +{ $strength }
vf-pic-alert-deck = In the Alert deck: { $cards }
vf-pic-alerts-war = War ×{ $count }
vf-pic-alerts-situation = Situation { $level } ×{ $count }
vf-pic-catastrophes = Catastrophes (4th: lost)
vf-pic-haven = Safe Haven { $number }
vf-pic-harbingers-left = Harbingers in the supply
vf-pic-consumed = Consumed Technologies: { $technologies }
vf-pic-improved-name = { $name } (Improved)
vf-pic-battle-at = combat at { $place }
vf-pic-course = What has happened
vf-pic-player = { $name }
vf-pic-voidborn = Voidborn
vf-pic-garrison = Defenses
vf-pic-initiative = Initiative { $number }
vf-from-start = Start
vf-from-glory = Glory
vf-from-agendas = Agendas
vf-from-events = Events
vf-from-technologies = Technologies
vf-from-overproduction = Overproduction
vf-from-others = Cards and tokens
vf-from-upkeep = Unpaid Upkeep
vf-from-crises = Crisis board
vf-pic-score-note = Corruption (the sign's number) breaks ties. Below: what Agendas, event and Upkeep would change if the Cycle ended now.
vf-pic-score-note-together = Below: what Agendas, event and Upkeep would change if the Cycle ended now.
vf-pic-voidborn-score = Voidborn score
vf-pic-voidborn-total = Voidborn
vf-pic-lowest = Lowest player: { $influence } ({ $difference })
vf-pic-lowest-level = Lowest player: { $influence }. A tie is lost; { $needed } needed.
vf-pic-goal-lowest = Lowest
vf-pic-goal-catastrophes = Catastrophes
vf-pic-goal-havens = Safe Havens
vf-pic-prospect-agendas = Agendas
vf-pic-prospect-event = Event
vf-pic-prospect-upkeep = Upkeep
vf-pic-score-difficulty-base = Difficulty
vf-pic-score-rift-on-map = Rifts on the map
vf-pic-score-incomplete-safe-haven = Incomplete Safe Havens
vf-pic-score-catastrophe = Catastrophes
vf-pic-score-harbinger-on-sector = Harbingers on sectors
vf-pic-score-consumed-technology = Consumed Technologies
vf-pic-score-ongoing-crisis = Ongoing Crises
vf-pic-score-fallen-house-on-map = Fallen Houses on the map
vf-pic-score-corruption-anywhere = Corruption anywhere
vf-pic-score-population-of-voidborn-sectors = Population of Voidborn sectors
vf-pic-basic-text = Basic: { $text }
vf-pic-improved-text = Improved: { $text }
vf-pic-prefers = Prefers { $focuses }
vf-pic-origin = Origin { $letter }
vf-pic-origin-technology = Technology: { $technology }

vf-pic-cycle-short = Cycle { $cycle }
vf-pic-cycle-over = Cycle over
vf-pic-round-short = Cycle { $cycle } · round { $round }
vf-pic-change = what has changed


vf-alt-who = { $letter } ({ $name })
vf-alt-title = Voidfall, Cycle { $cycle }, round { $round }.
vf-alt-cycle = Voidfall, Cycle { $cycle }.
vf-alt-won = { $winners } won.
vf-alt-undecided = No result.
vf-alt-lost = Lost to the Voidborn.
vf-alt-goal = The Voidborn have { $points ->
        [one] 1 point
       *[other] { $points } points
    }; lowest player { $who }: { $influence } ({ $difference }); Catastrophes { $catastrophes } of { $most }; Safe Havens { $complete } of { $havens }.
vf-alt-phase = { $phase }, all together.
vf-alt-turn = { $who } is to move ({ $phase }).
vf-alt-options = You may choose: { LISTED($places) }.
vf-alt-invasion = Invasion of { $place }.
vf-alt-choosing = { $who }: no house yet.
vf-alt-player = { $who }, { $house }: { $influence } Influence; stock { $stock }; cubes { $active } active, { $deployed } deployed, { $inactive } inactive; { $trade } Trade tokens{ $owed ->
    [0] { "" }
   *[other] ; Upkeep { $due }, payable { $payable }
}{ $open ->
    [0] { "" }
   *[other] ; Skirmish strength { $strength }
}.
vf-alt-population = Population { $value }
vf-alt-tokens = { $what } ×{ $count }
vf-alt-sector = { $place }, { $holder }: { $details }.
vf-alt-fallen = Fallen House { $house }
vf-alt-nobody = nobody
vf-alt-yields = Yields: { $yields }.
vf-alt-list = { $title }: { $items }.
vf-alt-corrupted = { $name } (Corrupted)
vf-alt-track = { $track }: space { $space }; next: { $benefit }.
vf-alt-card-line = { $name }: { $text }
vf-alt-valued = { $text }: { $value }
vf-alt-ladder = { $count } ({ $bonus })
vf-alt-technology = { $name } ×{ $count }: { $text }
vf-alt-event = Event { $name }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
vf-alt-line = { $text }.
vf-alt-seat-value = { $letter }: { $value }
vf-alt-values = Now { $values }.
vf-alt-crises = Crisis board: { $military } of 4 slots filled on the military row, { $economic } on the economic row; { $catastrophes ->
        [one] { $catastrophes } Catastrophe
       *[other] { $catastrophes } Catastrophes
    }; Alert: { $alert }.
vf-alt-crisis = Crisis { $name }. Solve: { $deed }. Penalty: { $penalty }.
vf-alt-battle = Combat at { $place }: { $invader } ({ $one }) invades, { $defender } ({ $other }, { $defenses } Sector Defenses) defends.
vf-alt-score = { $who }: { $influence } Influence{ $ties ->
    [0] { "" }
   *[other] , { $corruption } Corruption
}{ $open ->
    [0] { "" }
   *[other] ; now Agendas { $agendas }, event { $event }, Upkeep { $upkeep }
}.
vf-alt-score-line = { $item } { $points }
vf-alt-voidborn-score = Voidborn { $points }: { $lines }.
vf-alt-changed = Changed: { LISTED($places) }.
vf-alt-unchanged = No sector has changed.
vf-alt-change = { $who }: Influence { $before } → { $after }, sectors { $had } → { $sectors }.
vf-value-each = ×{ $value }
vf-value-at_least = { $value }/{ $bound }
vf-value-at_most = { $value } (needs ≤ { $bound })
vf-value-exactly = { $value } (needs { $bound })

# The page of signs
vf-page-legend = Signs
vf-pic-cost = ({ $cost })
vf-legend-sectors = On the map
vf-legend-pieces = Fleets, Guilds, Installations
vf-legend-kinds = Sectors with rules of their own
vf-legend-cards = On cards
vf-legend-figures = Beside the players
vf-legend-population = Population
vf-legend-corrupted = the same, Corrupted
vf-legend-glory = Value of its Glory
vf-legend-home = Home sector
vf-legend-fallen = Fallen House
vf-legend-changed = changed since your turn
vf-legend-target = invaded now
vf-legend-any = resources of any type
vf-legend-agenda = Agenda: { $type }
vf-legend-crisis = Crisis: { $type }
vf-legend-improved = Improved Technology
vf-legend-controlled = sectors controlled
vf-alt-legend = What the signs of the pictures mean: { $signs }
