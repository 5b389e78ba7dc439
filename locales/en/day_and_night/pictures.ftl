# Day & Night: words on pictures, and pictures in words (alt texts).

dn-pic-turn = Turn { $turn }
dn-pic-phase-cast = Casting
dn-pic-phase-travel = Walking
dn-pic-phase-steal = Steal Passion
dn-pic-phase-temple = A temple rises
dn-pic-phase-rest = Resting
dn-pic-phase-over = Game over
dn-pic-wins = wins
dn-pic-draw = A draw
dn-pic-no-result = No result
dn-pic-temples = Temples
dn-pic-group = Linked
dn-pic-hand = Hand
dn-pic-deck = Deck
dn-pic-stones = Stones
dn-pic-crystals = Crystals
dn-pic-before = Before
dn-pic-after = After
dn-pic-hand-of = { $side }: hand
dn-pic-night-hand = Night's hand
dn-pic-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dn-pic-no-cards = No cards in hand
dn-pic-class-minor = Minor
dn-pic-class-miracle = Miracle
dn-pic-class-mystify = Mystify
dn-pic-class-crystallize = Crystallize

# Alt texts
dn-alt-title = { dn-name }, turn { $turn }.
dn-alt-move = { $side } ({ $name }) to move: { $phase }, { $hours } of { $full } hours left.
dn-alt-over-wins = { $side } ({ $name }) has won.
dn-alt-over-draw = A draw.
dn-alt-over-no-result = The game is over, without a result.
dn-alt-avatars = Day stands on { $day }, Night on { $night }.
dn-alt-tiles = { $side } tiles: { LISTED($places) }.
dn-alt-neutral = All other tiles are neutral.
dn-alt-temple = { $side } temple { $number }: { LISTED($places) }.
dn-alt-sealed = Single Day temple tiles: { LISTED($places) }.
dn-alt-stones = Mystic stones: { $places }.
dn-alt-counted = { $place } ({ $count })
dn-alt-crystals = Crystals: { $places }.
dn-alt-none = none
dn-alt-counts = { $side }: temples { $temples } of 2, largest group { $group }, hand { $hand }, deck { $deck }.
dn-alt-options = You may choose: { LISTED($places) }.
dn-alt-hand = { $side }'s hand: { $cards }.
dn-alt-empty-hand = { $side }'s hand is empty.
dn-alt-card = { $name }, { $hours } h
dn-alt-castable = Castable: { $cards }.
dn-alt-single = { $name } ({ $class }, { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }): { $text }
dn-alt-change = What changed: { $changes }.
dn-alt-change-tile = { $place } { $before } → { $after }
dn-alt-change-avatar = { $side } { $before } → { $after }
dn-alt-side-neutral = neutral
dn-alt-side-day = Day
dn-alt-side-night = Night
dn-alt-with-stones = { $side } with { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
dn-alt-with-crystal = { $side }, crystal
dn-alt-locked = { $side }, temple tile
dn-alt-nothing = nothing

# What the signs of the pictures mean: their legend
dn-sign-section-board = the board
dn-sign-section-marks = marks
dn-sign-section-sides = both sides and cards
dn-sign-day-temple = temple of Day
dn-sign-night-temple = temple of Night
dn-sign-day = Day
dn-sign-night = Night
dn-sign-stones = mystic stones, and how many
dn-sign-crystals = crystal, and the turns that it stays
dn-sign-frost = tile under a crystal
dn-sign-changed = changed in the last turn
dn-sign-way = where the way of a turn begins
dn-sign-option = may be chosen: number of its button
dn-sign-castable = card that can be cast
dn-sign-temples = temples, of two
dn-sign-linked = largest linked group, of nine
dn-sign-hand = cards in hand
dn-sign-deck = cards in the deck
dn-sign-supply-stones = mystic stones in supply
dn-sign-supply-crystals = crystals in supply
dn-sign-hours = hours left in the turn
dn-sign-cost = hours that a card costs
