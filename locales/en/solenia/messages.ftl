# Solenia: names, questions, log, endings, options.

sol-name = Solenia
sol-tagline = A planet has stopped turning: fly with the airship and bring each side what only the other has.
sol-seat-0 = Orange
sol-seat-1 = Pink
sol-seat-2 = Purple
sol-seat-3 = Grey
sol-rival = The rival

# Goods and places
sol-goods = { AND($goods) }
sol-goods-listed = { $goods }
sol-goods-none = nothing
sol-res-wood = { $count } wood
sol-res-wheat = { $count } wheat
sol-res-stone = { $count } stone
sol-res-water = { $count } water
sol-res-gold = { $count } gold
sol-good-wood = wood
sol-good-wheat = wheat
sol-good-stone = stone
sol-good-water = water
sol-island-wood = wood island
sol-island-wheat = wheat island
sol-island-stone = stone island
sol-island-water = water island
sol-land-wood = wood
sol-land-wheat = wheat
sol-land-stone = stone
sol-land-water = water
sol-city-day = day city
sol-city-night = night city
sol-light-day = day
sol-light-dusk = dusk
sol-light-night = night
sol-light-dawn = dawn

# Cards
sol-card = { $value } ({ $ability })
sol-ability-produce = { $amount } from its island
sol-ability-gold-if = { $amount } gold on { $island }
sol-card-text-0 = Moves the airship and brings nothing itself. { $later }
sol-card-text-1 = Brings 1 of its island's good at once, in a city 1 gold. { $later }
sol-card-text-2 = Brings 2 of its island's good at once, in a city 2 gold. { $later }
sol-card-text-produce = When expelled: { $amount } of its island's good, or { $amount } gold in a city.
sol-card-text-fixed = When expelled: { $goods }.
sol-card-text-gold-if = When expelled: { $amount } gold if on a { $island }.

# Deliveries, slots, improvements
sol-delivery-day = Day delivery { $cost } → { $gold } gold
sol-delivery-night = Night delivery { $cost } → { $gold } gold
sol-slot = slot { $slot }
sol-powers = { $powers }
sol-power-gain = { $goods }
sol-power-choose = { $any ->
        [4] { $amount } of any kind
       *[other] { $amount } of your choice: { $choices }
    }
sol-power-gold = { $amount } gold
sol-power-storage = +{ $amount } storage space
sol-power-voyage-discount = each voyage costs { $amount } less
sol-power-gold-when-expelled = { $amount } gold whenever cards of yours are expelled
sol-power-wild-delivery = one resource of each delivery may be any other
sol-power-production = { $amount } more from islands with cards of value { $value }
sol-power-diagonal = diagonals count as adjacent
sol-power-voyage-gold = voyages may be paid with { $amount } gold a cell
sol-power-hand-size = a hand of { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
sol-power-gold-per-delivery = { $amount } gold for each later delivery
sol-power-gold-per-tile = { $amount } gold at the end for each delivery
sol-power-gold-per-pair = { $most ->
        [0] { $amount } gold at the end for each day-and-night pair
       *[other] { $amount } gold at the end for each day-and-night pair, at most { $most } pairs
    }
sol-power-gold-per-row-tile = { $amount } gold at the end for each delivery of the same side
sol-power-gold-per-stored = { $amount } gold at the end for each resource in store
sol-power-gold-per-dear-tile = { $amount } gold at the end for each delivery worth { $gold } or more
sol-power-gold-per-cheap-tile = { $amount } gold at the end for each delivery worth { $gold } or less
sol-power-gold-per-gold = { $amount } gold at the end for every { $per } gold held, at most { $most }

# Questions
sol-panel-aiming = Placing { $card } at { $place }
sol-ask-card = Which card do you place?
sol-ask-stuck = No cell beside the airship or your cards can be used: fly a voyage, or discard a card to move the airship.
sol-ask-stuck-here = No cell beside the airship or your cards can be used, and you can pay for no voyage: discard a card to move the airship. Which one?
sol-ask-cell = Where do you place it?
sol-ask-pay = { $kept ->
        [0] The voyage costs { $price }. What do you pay with?
       *[other] The voyage costs { $price }. What do you pay with? (Goods that the delivery needs are kept.)
    }
sol-ask-deliver = The city must be served: which delivery do you make?
sol-ask-swap = What do you hand over?
sol-ask-slot = Into which slot does the delivery go?
sol-ask-take = Which resource do you take?
sol-ask-drop = { $count ->
        [one] Your storage is full: which resource goes back?
       *[other] Your storage is full: { $count } resources go back. Which one first?
    }
sol-ask-draft = Which improvement do you take?

# Options
sol-option-discard = Discard { $card }
sol-detail-discard = It only moves the airship; nothing else happens this turn.
sol-option-cell = { $place }
sol-detail-cell = { $price ->
        [0] { $brings }
       *[other] { $brings }, voyage { $price }
    }
sol-brings-airship = the airship moves
sol-brings-day = { $gold ->
        [0] day delivery
       *[other] { $gold } gold + day delivery
    }
sol-brings-night = { $gold ->
        [0] night delivery
       *[other] { $gold } gold + night delivery
    }
sol-option-exact = As printed
sol-option-swap = { $given } instead of { $wanted }
sol-option-slot = { $slot }
sol-detail-cover = Improvement: { $improvement }
sol-option-take = Take { $good }
sol-option-drop = Give back { $good }
sol-option-level1 = Level 1: { $power }
sol-option-level3 = Level 3 · day: { $day } · night: { $night }

# Log
sol-log-placed = **{ $side }** places { $card } at { $place } ({ $ground }).
sol-log-voyage = **{ $side }** pays { $goods } for the voyage.
sol-log-gains = { $side } gains { $goods }.
sol-log-dropped = { $side } has no room for { $goods }: back to the supply.
sol-log-discarded = **{ $side }** discards { $card }.
sol-log-drew = You draw: { AND($cards) }.
sol-log-airship = The airship flies ahead.
sol-log-expelled = The card at { $place } is expelled: { $side } gets { $goods }.
sol-log-expelled-empty = The card at { $place } is expelled and brings { $side } nothing.
sol-log-turned = The rear strip turns over: { $light } ahead.
sol-log-delivered = { $side } serves the city: { $delivery }.
sol-log-delivered-otherwise = { $side } serves the city with { $goods }: { $delivery }.
sol-log-refilled = New on offer: { $delivery }.
sol-log-scrapped = Removed from the display: { $delivery }.
sol-log-no-slot = { $side } has no slot left and keeps the delivery for its gold.
sol-log-slot = { $side } fills { $slot }.
sol-log-improvement = { $side }'s improvement begins to work: { $improvement }.
sol-log-drafted = **{ $side }** takes the improvement: { $improvement }.
sol-log-drafted-halves = **{ $side }** takes the improvement of level 3 (day: { $day }; night: { $night }).
sol-log-rival = 🎲 { $rolled }: **the rival** turns up { $card }.
sol-rolled-column = column { $column }
sol-rolled-storm = storm
sol-log-storm = A storm: the rival's card finds no cell.
sol-log-resigned = { $side } resigns.

# Endings
sol-end-gold = The highest score: { $gold } gold.
sol-end-grade = { $gold } gold: grade { $grade } of 5, { $grade ->
        [1] a deckhand's flight
        [2] a navigator's flight
        [3] a captain's flight
        [4] a master courier's flight
       *[other] a flight that they will sing of on both sides
    }.{ $next ->
        [0] { "" }
       *[other] { " " }The next grade begins at { $next }.
    }
sol-from-tiles = Deliveries
sol-from-gold = Gold
sol-from-pairs = Pairs
sol-from-powers = Powers
sol-from-goods = Storage
sol-end-resigned = The game ends by resignation.
sol-end-agreed = All agree to end the game undecided.

# Options of a table
sol-option-side = Player boards
sol-option-side-hint = Summer: slots in order, pairs score. Winter: choose slots with powers, storage 6. Improvements: winter and a draft of tiles.
sol-option-side-summer = summer side
sol-option-side-summer-hint = Slots fill in order and reward you at once; the first four pairs of day and night score. Storage 8.
sol-option-side-winter = winter side
sol-option-side-winter-hint = You choose among slots with powers. Storage 6.
sol-option-side-improvements = winter side with improvements
sol-option-side-improvements-hint = The winter side, and before the game everybody drafts two improvement tiles.
sol-option-overflow = Full storage
sol-option-overflow-hint = The active player chooses what goes back. For the others: the newest goes at once, or the game waits for their choice.
sol-option-overflow-active = the others lose the newest
sol-option-overflow-active-hint = The active player chooses what goes back; the others lose the newest at once.
sol-option-overflow-everyone = everyone chooses, the game waits
sol-option-overflow-everyone-hint = Everybody chooses what goes back; the game waits for their answers.

# Where the facts come from
sol-source-exact = Card values, the summer rewards seen in play reports, set-up, scoring and one delivery follow published reviews and play reports.
sol-source-text = The course of the turn, voyages, deliveries, the winter side and the use of improvements follow the published rules in Chinese.
sol-source-derived = Which ability stands on which card (twelve of sixteen), and that diagonals are not adjacent.
sol-source-house = Not from the published game: the layout of the strips, most deliveries, the powers of the winter side, the improvement tiles, the whole solitaire rival with its grades, and what happens when the storage is full.
sol-credits = A game by Sébastien Dujardin, published by Pearl Games in 2018.

# Rules in short
sol-rules-goal = **Goal:** most gold after 16 cards each; on a tie the victory is shared. Deliveries bring most of it; in summer the first four pairs of a day and a night delivery count 1, 2, 3 and 4 more. Two stored resources are worth 1 gold.
sol-rules-turn = **Your turn:** place one of your cards on an empty cell: the airship's own cell, beside it, or beside one of your cards. Farther away is a voyage: 1 resource of any kind for every cell between. A card is called by its value and, in brackets, by what it gives when it is expelled.
sol-rules-cells = **Cells:** an island gives as many of its good as the card's value. A city gives that much gold, and then you must make one delivery of its side. A city you cannot serve is closed to you.
sol-rules-airship = **Airship:** a card of value 0 moves the airship. At the end of that turn the cards on the rear strip (row 1) are expelled: each gives its owner what stands in its brackets. The strip turns over and becomes the front one (row 5).
sol-rules-storage = **Storage:** 8 resources in summer; 6 in winter, up to 8 with powers. What does not fit goes back.
sol-rules-winter = **Winter:** you choose the slot: the first of a level needs one on the level below in its row, the second needs two. Improvement tiles lie over some slots; the one of level 1 works when both slots beside it are filled.
sol-rules-solo = **Alone:** after each of your turns but the last a rival turns up a card and rolls a die for its column; in a city it takes a delivery of that side away, a storm or a full column costs one of each side. Your gold earns a grade; the lowest is a defeat.

# Why something is not possible
sol-card-value = { $value }
sol-why-not-held = it is not in your hand
sol-why-value-not-held = you hold no card of this value
sol-why-no-such-value = cards have the values 0, 1 and 2
sol-why-no-cell = there is no cell where you could place it; discard a card instead
sol-why-no-discard = cards are discarded only where no cell beside the airship or your cards can be used
sol-why-card-first = say first which card you place there
sol-why-choose = Possible: { LISTED($places) }.
sol-why-taken = a card lies there already
sol-why-city-day = a city must be served, and you cannot pay for any day delivery
sol-why-city-night = a city must be served, and you cannot pay for any night delivery
sol-why-voyage = it is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from the airship or your nearest card, so the voyage costs { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }, and you have { $stored }
sol-why-city-after = a city must be served, and after paying { $price } for the voyage you could not
sol-why-price = the voyage costs { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }
sol-why-needed = the delivery of this city needs it
sol-why-not-stored = you have { $goods }
sol-why-not-displayed = it is not on display
sol-why-serves-day = this city takes day deliveries
sol-why-serves-night = this city takes night deliveries
sol-why-slot-filled = it is filled
sol-why-slot-day = a day delivery goes into a day slot
sol-why-slot-night = a night delivery goes into a night slot
sol-why-slot-level = it needs more filled slots of level { $level } in its row
sol-why-not-offered = this reward does not give it
sol-why-none-stored = you have none of it
sol-why-level-taken = you have an improvement of this level already

# --- statistics
sol-opening-card = A card of value { $value }
