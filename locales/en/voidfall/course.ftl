# The course of a game: set-up, Preparation, turns, Evaluation.

vf-mode-competitive = competitive
vf-mode-coop = cooperative
vf-mode-solo = solo

## Set-up

vf-refused-solo = Solo is for one player, but { $n } sit here. Choose competitive or cooperative.
vf-refused-scenario = { $scenario } is { $mode }, for this number of players: { LISTED($players) }. This table is { $wanted } with { $n }. What fits: { $fitting }.
vf-scenario-complexity = complexity { $level } of 4
vf-scenario-aggression = aggression { $level } of 4
vf-scenario-suggested = suggested: { $houses }
vf-scenario-fallen = Fallen Houses: { $houses }
vf-scenario-with-id = { $name } ({ $id })
vf-ask-house = Which house do you lead?
vf-house-summary = Complexity { $complexity } · { $technologies } · prefers { $preferred }
vf-house-complexity = Complexity { $level } of 4
vf-log-house = { $side } leads House { $house }.
vf-ask-origin = With which origin do you begin?
vf-origin = { $id }: { $technology }
vf-origin-fleets = Fleet Power: { $active } active, { $deployed } deployed
vf-origin-population = Population: Home { $home }, Outpost { $outpost }
vf-origin-society = { $before } · Society { $level }
vf-origin-statecraft = { $before } · Statecraft { $level }
vf-origin-economy = { $before } · Economy { $level }
vf-origin-start = At the start: { $effects }.
vf-origin-technology = { $technology }: { $text }
vf-origin-agenda = Starting Agenda: { $objectives }.
vf-agenda-objectives = { $first }; { $then }
vf-house-origin = Origin { $origin }
vf-log-origin = { $side } begins with origin { $origin } and { $technology }.

## Preparation

vf-log-trade-token-leaves = The lowest Trade token leaves the game; { $left } are left on the ladder.
vf-log-improved = Improved Technologies of Cycle { $cycle } can be gained.
vf-ask-place-in-order = You are level with others in Influence. Which place in the turn order do you take?
vf-place-in-order = Place { $n }
vf-log-order = Turn order: { AND($seats) }.
vf-log-event = The event of Cycle { $cycle }: { $event }. { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
vf-log-frame-skipped = { $side } cannot do frame { $n } of { $event } in full and skips it.

## Turns

vf-log-round = Cycle { $cycle }, round { $n } of { $of }.
vf-ask-card = Which Focus card do you play?
vf-card-in-place = { $card }, discarding { $held }
vf-card-discarding = Play it, discarding { $held }
vf-log-resigns = { $side } resigns; the Voidborn take over its sectors.
vf-action-cost = { $name } ({ $cost })
vf-action-short = ✗ { $name } ({ $why })
vf-three-actions = { $one } · { $two } · { $three }
vf-log-card = { $side } plays { $card }.
vf-log-flips = { $side } flips a Trade token: three actions.
vf-log-plays-agenda = { $side } plays the Agenda { $agenda }.

## Evaluation

vf-log-evaluation = The Evaluation of Cycle { $cycle } begins.
vf-ask-box = { $event }: which objective do you evaluate?
vf-box-gives = now { $n } Influence
vf-box-met = met
vf-box-not-met = gives nothing now
vf-ask-upkeep = { $left ->
        [0] How do you pay your Upkeep of { $due }?
       *[other] How do you pay { $n } of your Upkeep of { $due } (you cannot pay the rest)?
    } Each point costs 1 Food, or 2 Materials or Energy in any mix.
vf-log-upkeep = { $side } pays { $resources } for Upkeep{ $unpaid ->
        [0] .
        [one] { "" }; { $unpaid } point stays unpaid: { $lost } Influence lost.
       *[other] { "" }; { $unpaid } points stay unpaid: { $lost } Influence lost.
    }
vf-log-upkeep-none = { $unpaid ->
        [0] { $side } has no Upkeep to pay.
        [one] { $side } pays no Upkeep; { $unpaid } point stays unpaid: { $lost } Influence lost.
       *[other] { $side } pays no Upkeep; { $unpaid } points stay unpaid: { $lost } Influence lost.
    }

## What can be done in a turn

vf-ask-move = What do you do next?
vf-move-double = { $name }, twice
vf-move-agenda = Agenda action: { $agenda }
vf-move-play = Play the Agenda { $agenda }
vf-move-flip = Flip a Trade token
vf-move-flip-detail = all three actions instead of two; comes before the first of them; the token returns to the ladder
vf-move-payment = Say how to pay
vf-move-payment-detail = Credits may stand in for Food, Energy or Materials
vf-move-done = End the turn
vf-move-done-detail = unused: { $left }
vf-move-detail = { $cost }: { $then }
vf-move-detail-after = { $cost } ({ $after }): { $then }
vf-move-cost-after = { $cost } ({ $after })
vf-stock-after = { $resource } { $before } → { $after }
vf-log-acts = { $side }: { $move }.
vf-log-acts-pays = { $side }: { $move }, paying { $resources }.
vf-why-used = already used this turn
vf-why-flip-late = must come before the first action of the turn
vf-why-no-more-actions = { $n ->
        [one] { $n } action of the card is used
       *[other] { $n } actions of the card are used
    }
vf-why-agenda-type = goes with other Focus cards: { $focuses }
vf-why-next-cycle = can be played from Cycle { $cycle } on
vf-why-discarded = lies in your discard until the Cycle ends
vf-why-other-card = belongs to the Focus card { $cards }, which you have not played this turn

## Clean-up

vf-ask-too-many-fleets = More than two Fleets are in { $place }. Which cube do you recall?
vf-ask-too-much-glory = You keep four Glory tokens. Which one do you discard? { $n } too many.
vf-log-discards-glory = { $side } discards a Glory token of value { $n }.
vf-ask-agenda-slot = Where do you put the Agenda { $agenda }?
vf-slot-free = Slot { $n }
vf-slot-replace = Slot { $n }, in place of { $agenda }
vf-slot-corrupted = Corrupted: it scores nothing there
vf-agenda-discard = Discard it
vf-log-agenda-in-slot = { $side } keeps the Agenda { $agenda } in slot { $n }.
vf-log-agenda-not-kept = { $side } discards the Agenda { $agenda }.
vf-log-trade-returns = { $side } returns a Trade token that lies on no Agenda.
vf-log-trade-surplus = { $side } returns a Trade token that lies on no Agenda to space { $n } of the Trade ladder.

## What answers may be called when they are typed

vf-verb-done = pass
vf-verb-none = none, nothing, skip, no, pass
vf-verb-all = all, everything, both
vf-verb-card = card, play
vf-verb-agenda = agenda, play agenda
vf-verb-flip = flip, flip token
vf-verb-fight = fight, attack
