# The title: name, sources, options, verbs, endings.

vf-name = Voidfall
name-voidfall = voidfall
vf-tagline = The empire falls and the Void rises: lead your house through three Cycles and win back the galaxy.
vf-credits = Voidfall by Nigel Buckle and Dávid Turczi (Mindclash Games, 2023). Pictures by Orrery.
vf-source-exact = Focus cards, Technologies, Agendas, events, houses, tracks and tokens: read from published components.
vf-source-text = the course of the game, scenarios, combat and scoring: the rule text.
vf-source-derived = exact forms of procedures that the rule text leaves open: from programs and helpers for the game.
vf-source-house = most maps and Safe Havens, special sectors, Crises, the numbers of the Alert deck and of War cards, Joint Focus cards, what Fallen Houses build, the abilities of special houses, the last event of the tutorial and one Agenda: values of our own, marked on each card.

vf-option-mode = Mode
vf-option-mode-hint = Competitive: the most Influence wins. Cooperative and solo: everybody against the Voidborn. One player alone always plays solo.
vf-option-mode-competitive = competitive
vf-option-mode-coop = cooperative
vf-option-mode-solo = solo
vf-option-scenario = Scenario
vf-option-scenario-hint = Automatic: drawn among those of the mode for this number of players; the tutorial scenario only if you choose it.
vf-option-scenario-auto = automatic
vf-option-scenario-T = Tutorial
vf-option-scenario-X01 = Second Genesis
vf-option-scenario-X02 = For Peace and Prosperity
vf-option-scenario-X03 = Foundations of the Future
vf-option-scenario-X04 = Novarchon Legacy
vf-option-scenario-X05 = Art of War
vf-option-scenario-X06 = Whirling Destinies
vf-option-scenario-X07 = Through the Altered Space
vf-option-scenario-X08 = Echoes of the Past
vf-option-scenario-X09 = Bastion of Resistance
vf-option-scenario-X10 = Kingdom Come
vf-option-scenario-X11 = Fractures of Space
vf-option-scenario-C011 = First Stand
vf-option-scenario-C021 = And One for All
vf-option-scenario-C031 = Darkest Hour
vf-option-scenario-C041 = Ancient Secrets
vf-option-scenario-C051 = Devil's Triangle
vf-option-scenario-C061 = When Darkness Fades
vf-option-scenario-C071 = Today Is Not the Day
vf-option-scenario-C081 = Fall of Civilization
vf-option-scenario-K01 = First Stand
vf-option-scenario-K02 = And One for All
vf-option-scenario-K03 = Darkest Hour
vf-option-scenario-K04 = When Darkness Fades
vf-option-scenario-K05 = Ancient Secrets
vf-option-scenario-K06 = Devil's Triangle
vf-option-scenario-K07 = Today Is Not the Day
vf-option-houses = Houses
vf-option-houses-hint = Automatic: a single player chooses among all Houses; otherwise they are dealt. Choosing goes backwards in turn order.
vf-option-houses-auto = automatic
vf-option-houses-dealt = dealt
vf-option-houses-suggested = chosen among the suggested ones
vf-option-houses-any = chosen among all
vf-option-difficulty = Difficulty
vf-option-difficulty-hint = Of cooperative and solo games: the points of the Voidborn, Crises and wars.
vf-option-difficulty-easy = Easy
vf-option-difficulty-normal = Normal
vf-option-difficulty-hard = Hard

vf-end-resigned = { $side } has resigned, and nobody else is left.
vf-end-agreed = All agree to a draw.
vf-end-influence = The most Influence wins: { $influence }.
vf-end-catastrophes = The galaxy is lost: all { $n } Catastrophe tokens are taken.
vf-end-voidborn-beaten = The Voidborn are beaten: they have { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, every player at least { $least } Influence.
vf-end-voidborn-ahead = The galaxy is lost: the Voidborn have { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, a player only { $least } Influence.
vf-end-voidborn-level = The galaxy is lost: the Voidborn have { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, a player exactly as many. A tie is lost; { $needed } were needed.
vf-end-too-few-players = The galaxy is lost: { $side } has resigned, and the others are too few.
vf-tie = { $number } Corruption

# --- statistics
vf-trait-house = Houses
