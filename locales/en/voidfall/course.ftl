# The course of a game: set-up, Preparation, turns, Evaluation.

vf-mode-competitive = competitive
vf-mode-coop = cooperative
vf-mode-solo = solo

## Set-up

vf-refused-solo = Solo is for one player, and here sit { $n }. Choose competitive or cooperative.
vf-refused-scenario = { $scenario } is { $mode }, for this number of players: { $players }. This table is { $wanted } with { $n }. What fits: { $fitting }.
vf-scenario-with-id = { $name } ({ $id })
vf-ask-house = Which house do you lead?
vf-house-summary = Complexity { $complexity }. Technologies: { $technologies }. Preferred Focuses: { $preferred }.
vf-log-house = { $side } leads the house { $house }.
vf-ask-origin = With which origin do you begin?
vf-origin = { $id }: { $technology }
vf-origin-summary = { $resources }; { $active } Fleet Power active, { $deployed } deployed; Society { $society }, Statecraft { $statecraft }, Economy { $economy }; Population { $home } at Home, { $outpost } on the Outpost
vf-log-origin = { $side } begins with origin { $origin } and { $technology }.

## Preparation

vf-log-trade-token-leaves = The lowest Trade token leaves the game; { $left } are left on the ladder.
vf-log-improved = Improved Technologies of Cycle { $cycle } can be gained.
vf-ask-place-in-order = You are level with others in Influence. Which place in the turn order do you take?
vf-place-in-order = Place { $n }
vf-log-order = Turn order: { $seats }.
vf-log-event = The event of Cycle { $cycle }: { $event }. { $rounds } rounds.
vf-log-frame-skipped = { $side } cannot do frame { $n } of { $event } in full and skips it.

## Turns

vf-log-round = Cycle { $cycle }, round { $n } of { $of }.
vf-ask-card = Which Focus card do you play?
vf-action-cost = { $name } ({ $cost })
vf-three-actions = { $one } · { $two } · { $three }
vf-log-card = { $side } plays { $card }.
vf-log-flips = { $side } flips a Trade token: three actions.
vf-log-plays-agenda = { $side } plays the Agenda { $agenda }.

## Evaluation

vf-log-evaluation = The Evaluation of Cycle { $cycle } begins.
vf-ask-box = { $event }: which objective do you evaluate?
vf-end-influence = The most Influence wins: { $influence }.
