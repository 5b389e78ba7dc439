# Voidfall: panels, status lines, cards, short rules.

vf-button-agendas = Agendas
vf-page-technologies = Technologies
vf-page-mat = House mat
vf-page-improved = Improved Technologies
vf-page-agendas = Agendas
vf-page-plans = Cards of { $side }
vf-page-event = Event
vf-page-crisis = Crisis board
vf-page-score = Score

vf-chapter = Cycle { $number }
vf-goal = 🌌 Voidborn **{ $points }** · lowest: { $side } **{ $influence }** ({ $difference }) · Catastrophes **{ $catastrophes }/{ $most }**{ $havens ->
        [0] { "" }
       *[other] { " " }· Safe Havens **{ $complete }/{ $havens }**
    }
vf-panel-time = **Cycle { $cycle } of { $cycles }** · { $round ->
        [0] { $phase }
       *[other] round { $round } of { $rounds }
    }
vf-panel-order = Turn order: { $seats }
vf-panel-stock = Stock +Yield (level): { $stock }
vf-panel-mat = Influence **{ $influence }** · cubes { $active } active, { $deployed } deployed, { $inactive } inactive · Trade { $trade } · Upkeep { $state ->
        [paid] paid
        [short] { $due } (⚠ { $payable } payable)
       *[due] { $due }
    }{ $struck ->
        [yes] { "" }
       *[no] { " " }· Skirmish { $skirmish }
    }
vf-panel-attack = { $strength }{ $state ->
        [held] { " " }→ { $places } (held)
        [lost] { " " }→ ⚠ { $places } (lost)
       *[none] { "" }
    }
vf-objective-tier = Tier of { $tracks }
vf-panel-card = 🎴 **{ $card }** ({ $used } of { $allowed }): { $actions }
vf-panel-says-payment = Before each payment you are asked what you pay with.
vf-panel-held-agenda = 📜 In hand: **{ $agenda }**, { $count ->
        [0] which goes with none of your cards
       *[other] to be played with { $cards }
    }
vf-panel-crisis = 🌀 Crisis **{ $crisis }** — to solve it: { $deed }
vf-panel-gift = 🎁 Waits for { $side } to choose: { $gift }
vf-panel-idle = Not possible now: { $actions }

vf-status = { $side }: Influence { $influence } · { $house } · { $sectors ->
        [1] 1 sector
       *[other] { $sectors } sectors
    } · { $technologies ->
        [1] 1 Technology
       *[other] { $technologies } Technologies
    }
vf-status-out = { $side } has resigned
vf-status-choosing = { $side } has no house yet

vf-hand-drawn = You have drawn: { $agendas }
vf-hand-peeked = You look at: { $events }
vf-hand-empty = You have no Agendas in hand.

vf-source-space = { $track } { $n }
vf-source-gift = { $source } · a gift of { $side }
vf-source-start = Start effect
vf-source-bounty = Bounty token
vf-source-reclaim = Reclaim token
vf-source-ladder = Trade token
vf-source-relief = Relief
vf-source-haven = Safe Haven
vf-source-cleanup = Clean-up

vf-face-focus = { $type } · Agendas: { $agendas }
vf-face-immediate = At once: { $text }
vf-face-basic = Basic: { $text }
vf-face-improved = Improved: { $text }
vf-face-event = { $id } · Cycle { $cycle } · { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
vf-face-objective = Objective: { $text }
vf-face-ability = { $name }: { $text }
vf-face-preferred = Preferred Focus: { $focuses }
vf-face-cards = Own Focus cards: { $cards }
vf-face-crisis = { $type } · { $level ->
        [0] Starting Crisis
       *[other] level { $level }
    }
vf-face-solution = Solved: { $text }
vf-face-penalty = Otherwise: { $text }
vf-face-house-value = (A value of our own: no source gives that of the published card.)
vf-face-house-reward = (The Guild or Installation is of our own: no source gives that of the published card.)
vf-face-house-maps = (The maps are of our own: no source gives the published ones.)
vf-face-line = { $first } · { $then }

vf-error-no-crisis-board = Only cooperative and solo games have a Crisis board.

vf-rules-goal = **Goal:** { $mode ->
        [competitive] the most Influence after three Cycles.
       *[other] every player ends with more Influence than the Voidborn score.
    }
vf-rules-cycle = **A Cycle:** Preparation reveals an event with effects and objectives; then rounds of turns (as many as the event says); then the Evaluation.
vf-rules-turn = **A turn:** play a Focus card and use two of its three actions, three with a flipped Trade token. An Agenda of a fitting type may be played with it. Technologies add actions of their own. Costs first; every part of an effect may be left out.
vf-rules-sectors = **Sectors:** a sector with at least one of your cubes is yours; your Home always is. Guilds times Population make the Production Level; the dial gives the Yield. A Corrupted sector still produces, but counts for little.
vf-rules-production = **Resources:** at most 15 of each; producing beyond that gives 3 Influence. A Credit may replace Food, Energy or Materials in a cost.
vf-rules-combat = **Invasion:** no dice. Approach: Sector Defenses, Starbases and Sentries deal Damage once. Then Salvos: the higher Initiative deals Damage first. The panel shows the exact result before you invade.
vf-rules-corruption = **Corruption:** a track or an Agenda slot that has it loses its benefit, a sector does not score; that on tracks and Agendas makes the Skirmish stronger.
vf-rules-evaluation = **Evaluation:** the Voidborn attack, Upkeep is paid (each point unpaid costs 3 Influence), objectives of the event and of your Pure Agendas score.
vf-rules-coop = { $mode ->
        [competitive] Values that no source of the published game gives are marked, and `{ COMMAND("voidfall about") }` names them.
       *[other] **Together:** solve the Crisis of your turn or suffer its penalty, and see to Harbingers, Rifts and Safe Havens: all of them add to the Voidborn's score. The fourth Catastrophe loses the game.
    }

vf-battle-title = With best play of both sides
vf-battle-names-voidborn = void, void cube, Voidborn cube, Voidborn Fleet
vf-battle-names-sector-defense = defense, defence, sector defence
vf-error-battle-two = Write two sides, such as: 3 corvettes vs 2 voidborn 1 sector defense.
vf-error-battle-invader = The invader (before `vs`) needs at least one cube.
vf-error-battle-voidborn = Voidborn do not fight each other.
vf-error-battle-defenses = Sector Defenses and Starbases stand on the side of the defender (after `vs`).
vf-error-battle-mixed = Voidborn have no other cubes and no Technologies.
vf-error-battle-many = A side has at most { $most } cubes.
vf-error-battle-word = I know no “{ $word }” in a combat. Fleets, Voidborn, Sector Defense, Starbase and Technologies can be named.

# Answers that are given together
vf-move-way = { $move }: { $way }
vf-at-once-parts = Only a part of an action, or another order …
vf-at-once-moves = Several moves at once …
vf-at-once-times = { $n } × { $move }{ $ends ->
        [yes] , then no more
       *[no] { "" }
    }
