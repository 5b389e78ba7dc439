# Solenia: words on pictures, and pictures in words (alt texts).

sol-pic-letter-wood = Wo
sol-pic-letter-wheat = Wh
sol-pic-letter-stone = St
sol-pic-letter-water = Wa
sol-pic-round = Round { $round } of 16
sol-pic-phase-draft = Choosing improvements
sol-pic-phase-card = Choosing a card
sol-pic-phase-cell = Choosing a cell
sol-pic-phase-pay = Paying the voyage
sol-pic-phase-deliver = Making a delivery
sol-pic-phase-swap = Paying the delivery
sol-pic-phase-slot = Choosing a slot
sol-pic-phase-take = Taking a reward
sol-pic-phase-drop = Storage is full
sol-pic-phase-over = Game over
sol-pic-wins = wins
sol-pic-shared = share the victory
sol-pic-grade = Grade { $grade } of 5{ $grade ->
        [1] { " " }· defeat
       *[other] { "" }
    }
sol-pic-undecided = Undecided
sol-pic-score = Score
sol-pic-free = no voyage needed
sol-pic-voyage = voyage: resources to pay
sol-pic-payable = delivery you can pay
sol-pic-before = Before
sol-pic-after = After
sol-pic-level1 = Improvements, level 1
sol-pic-level3 = Improvements, level 3
sol-pic-hand-of = { $side }: hand
sol-pic-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sol-pic-in-deck = { $count } in the deck
sol-pic-no-cards = No cards in hand
sol-pic-value-0 = Moves the airship
sol-pic-value-1 = Brings 1 good at once
sol-pic-value-2 = Brings 2 goods at once
sol-pic-expelled = when expelled

# Alt texts
sol-alt-title = { sol-name }, round { $round } of 16.
sol-alt-who = { $letter } ({ $name })
sol-alt-move = { $who } to move: { $phase }. Airship on { $airship }.
sol-alt-over-wins = Game over, won by { $winners }.
sol-alt-over-grade = Game over: grade { $grade } of 5{ $grade ->
        [1] , a defeat
       *[other] { "" }
    }.
sol-alt-over-undecided = Game over, undecided.
sol-alt-options = You may choose: { LISTED($places) }.
sol-alt-last = Last: { $who } placed { $card } at { $place }.
sol-alt-last-gone = Last: { $who } played { $card }, which has left the sky.
sol-alt-player = { $who }: score { $score }; { $goods }; deliveries { $day } day, { $night } night; cards { $cards }.
sol-alt-lying = { $ground } ({ $who } { $value })
sol-alt-offer = On offer: { $tiles }.
sol-alt-display-day = Day deliveries: { CLAUSES($tiles) }.
sol-alt-display-night = Night deliveries: { CLAUSES($tiles) }.
sol-alt-tile = { $cost } → { $gold }
sol-alt-strip = Row { $row }, { $light }: { $cells }.
sol-alt-hand = { $side }'s hand: { $cards }.
sol-alt-empty-hand = { $side }'s hand is empty.
sol-alt-card = value { $value } (when expelled { $ability })
sol-alt-single = { $name }. { $text }
sol-alt-change = What changed:
sol-alt-flew = The airship flew on.
sol-alt-change-score = { $who }: score { $before } → { $after }.
sol-alt-nothing = nothing.

# What the signs of the pictures mean: their legend
sol-sign-section-sky = the sky
sol-sign-section-boards = boards and storage
sol-sign-section-powers = cards and slots
sol-sign-light = row in the light of { $light }
sol-sign-last = the last card of a turn
sol-sign-option = may be chosen: number of its button
sol-sign-free = no voyage to be paid
sol-sign-voyage = voyage: goods to be paid
sol-sign-payable = delivery that you can pay
sol-sign-leads = leads
sol-sign-hand = cards in hand
sol-sign-deck = cards in the deck
sol-sign-storage = goods stored, and room for them
sol-sign-room = free place of the storage
sol-sign-closed = not yet a place of the storage
sol-sign-over = more goods than there is room for
sol-sign-delivery = delivery
sol-sign-pair = pair: a day delivery facing one of the night
sol-sign-value = value of a card
sol-sign-expelled = when the card is expelled
sol-sign-isle = the island where the card lies
sol-sign-isle-of = if the card lies on this island
sol-sign-any = any of the four goods
sol-sign-brings = brings; for each
sol-sign-end = counts at the end of the game
sol-sign-row = deliveries of this row
sol-sign-cards = cards in hand from now on
sol-sign-diagonal = cells that touch at a corner are neighbours
sol-sign-storm = storm on the rival's die
