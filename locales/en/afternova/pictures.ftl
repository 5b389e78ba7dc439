# Afternova: words on pictures, and pictures in words (alt texts).

an-pic-robot = Bot
an-pic-seat = Player { $letter }
an-pic-turn = Turn { $turn }
an-pic-phase-action = Negotiating
an-pic-phase-market = Market
an-pic-phase-discard = Hand too large
an-pic-phase-window = Materializing
an-pic-phase-last = Last chance
an-pic-phase-over = Game over
an-pic-undecided = No winner
an-pic-wins = wins
an-pic-waits = { $count ->
    [one] waits for { $name }
   *[other] waits for { $count } answers
}
an-pic-turn-done = turn is done
an-pic-to-move = to act
an-pic-your-turn = your turn
an-pic-points = pts
an-pic-points-only = points only
an-pic-skill-pilot = Piloting
an-pic-skill-engineer = Engineering
an-pic-skill-security = Security
an-pic-skill-mining = Mining
an-pic-colour-purple = purple
an-pic-colour-green = green
an-pic-colour-orange = orange
an-pic-colour-black = black
an-pic-colour-white = white
an-pic-upgrade-storage = Storage +{ $amount }
an-pic-upgrade-hand = Hand limit +{ $amount }
an-pic-upgrade-skill = { $skill } +{ $amount }
an-pic-upgrade-market = Market +{ $amount }
an-pic-upgrade-fee = Helper: draw { $amount }
an-pic-upgrade-sweep = Free sweep
an-pic-upgrade-wild = Any cube for { $amount }
an-pic-row-mercenary = Mercenaries
an-pic-row-blueprint = Blueprints
an-pic-storage = Storage
an-pic-objective = Secret objective
an-pic-held = { $count } of { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }
an-pic-no-cards = No cards in hand
an-pic-score-blueprints = Blueprints
an-pic-score-cubes = Cubes
an-pic-score-objective = Objective
an-pic-score-total = Total
an-pic-kind-proposal = Deal
an-pic-kind-counter = Counter-offer
an-pic-kind-bid = Offer
an-pic-kind-bind = Commitment
an-pic-number = No. { $number }
an-pic-version = v{ $version }
an-pic-draft = draft
an-pic-gives = Gives
an-pic-gets = Gets
an-pic-signs = Answer
an-pic-answer-accepted = Accepted
an-pic-answer-declined = Declined
an-pic-answer-countered = Countered
an-pic-answer-waiting = Pending
an-pic-state-done = Carried out
an-pic-state-ready = All have accepted: ready to carry out
an-pic-state-declined = Declined by
an-pic-state-countered = Countered by
an-pic-state-waiting = Waiting for
an-pic-state-complete = Complete: can be sent
an-pic-last-deal = Last deal
an-pic-more = { $count ->
        [one] { $count } more offer
       *[other] { $count } more offers
    }
an-pic-before = Before
an-pic-after = After
an-pic-none = none
an-pic-shown = Cards shown to you
an-pic-drops = Discards
an-pic-order-ask = Help: ask me
an-pic-order-decline = Help: always decline
an-pic-order-auto = Help: at once for at least { $least ->
        [one] { $least } cube
       *[other] { $least } cubes
    }
an-pic-show-to = Show cards to { $name }

# Alt texts
an-alt-title = { an-name }, turn { $turn }.
an-alt-who = { $letter } ({ $name })
an-alt-move = { $who } to act: { $phase }.
an-alt-waits = { $who } waits for { $helpers }: { $phase }.
an-alt-turn-done = The turn of { $who } is done: { $phase }.
an-alt-last = Last chance to materialize.
an-alt-over = Game over, won by { $winners }.
an-alt-options = You may choose: { LISTED($places) }.
an-alt-done = Last deal, by { $who } on { $planet }: { CLAUSES($terms) }.
an-alt-transfer = { $giver } hands { $taker } { $cubes }
an-alt-offer = { $kind } { $number } (version { $version }) by { $who }, { $planet }: { CLAUSES($terms) }; { $state }.
an-alt-waiting = waiting for { $who }
an-alt-declined = declined by { $who }
an-alt-countered = countered by { $who }
an-alt-open = open
an-alt-draft = Being composed for { $planet }: { CLAUSES($terms) }.
an-alt-missing = Still missing: { $skills }.
an-alt-ship = { $place }. { $who }: { $built } of { $most } blueprints, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; stores { $cubes } (room for { $limit }); holds { $mercenaries ->
    [one] { $mercenaries } mercenary
   *[other] { $mercenaries } mercenaries
}, { $blueprints ->
    [one] { $blueprints } blueprint
   *[other] { $blueprints } blueprints
}.
an-alt-robot = Bot: { $built } of { $most } blueprints; stores { $cubes }; row: { $row }.
an-alt-planet = { $id } { $name } needs { $needs }, has { $cubes }.
an-alt-market = Market: { $cards }.
an-alt-card = { $id } ({ $text })
an-alt-score = { $who }: blueprints { $blueprints }, cubes { $cubes }, objective { $objective }, total { $total }.
an-alt-hand = { $who } holds: { $cards }.
an-alt-held = { $name } ({ $text })
an-alt-storage = Stored: { $cubes } (room for { $limit }).
an-alt-objective = Secret objective: { $colours }.
an-alt-payable = Can be materialized now: { $cards }.
an-alt-world = { $name }: needs { $needs }; { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }.
an-alt-change = What changed:
an-alt-change-ship = { $who }: { $before } → { $after }.
an-alt-change-built = { $who } materialized { $cards }.
an-alt-shown = Shown to you: { $cards }.
an-alt-shown-card = { $name }, held by { $who }

# What the signs of the pictures mean: their legend
an-sign-section-skills = skills and cubes
an-sign-section-upgrades = upgrades
an-sign-section-deals = deals and choices
an-sign-section-ships = ships and piles
an-sign-cube = { $colour } cube
an-sign-missing = skill that is still missing
an-sign-upgrade-skill = one more of this skill in every extraction
an-sign-upgrade-storage = room for more cubes
an-sign-upgrade-market = more cards at the market
an-sign-upgrade-fee = a mercenary drawn for helping
an-sign-upgrade-sweep = a free sweep of a row
an-sign-upgrade-hand = a larger hand limit
an-sign-upgrade-wild = a cube of any colour for a cost
an-sign-later = not active yet
an-sign-option = may be chosen: number of its button
an-sign-held = not asked about
an-sign-complete = complete
an-sign-points = points
an-sign-berth = free place for a cube
an-sign-over = more cubes than there is room for
an-sign-mercenaries = mercenaries in hand
an-sign-blueprints = blueprints in hand; built, of six
an-sign-leads = most blueprints completed
an-sign-deck = cards in the deck
an-sign-discards = discarded cards
an-sign-bag = cubes in the bag
an-sign-planets = planets to come
an-sign-cubes = cubes stored; on the board: discarded cubes
