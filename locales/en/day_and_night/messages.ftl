# Day & Night: names, questions, log, endings, options.

dn-name = Day & Night
dn-tagline = Two goddesses, one sky: be the first to build two temples of nine linked tiles.
dn-seat-0 = Day
dn-seat-1 = Night

# Questions
dn-ask-action = What will you do?
dn-ask-target = { $count ->
        [1] { $card }: which tile?
       *[other] { $card }: tile { $number } of { $count }?
    }
dn-ask-target-scarce = { $stones ->
        [one] { $card }: too few stones are left ({ $supply }). Which tile gets 1 of them?
       *[other] { $card }: too few stones are left ({ $supply }). Which tile gets { $stones } of them?
    }
dn-ask-split = { $card }: only two stones are left. How do you place them?
dn-ask-split-where = Which tile gets both stones?
dn-ask-wonder = Wonder: which card do you take?
dn-ask-steal = Steal Passion: you see Night's hand. Which card do you pick?
dn-ask-stolen = { $card }: use it now, or discard it?
dn-ask-nine = Your group has { $count } tiles, a temple takes nine. Keep the nine shown, or leave out a tile?
dn-ask-discard = { $count ->
        [one] Your hand is too large: discard 1 card.
       *[other] Your hand is too large: discard { $count } cards.
    }

# Options
dn-option-cast = { $card } · { $hours } h
dn-option-step = Walk to { $place }
dn-option-end = End turn
dn-option-end-discard = { $count ->
        [one] End turn, discard 1 card
       *[other] End turn, discard { $count } cards
    }
dn-option-tile = { $place }
dn-option-leave = Leave out { $place }
dn-option-keep = Build it: { LISTED($places) }
dn-option-use = Use it now
dn-option-discard-stolen = Discard it
dn-option-split-2-0 = Both on one tile
dn-option-split-1-1 = One on each tile
dn-detail-step = 3 hours, then draw a card
dn-detail-step-ends-casting = 3 hours, then draw a card; no casting after it
dn-detail-ends-casting = no casting after it
dn-detail-becomes-day = becomes Day
dn-detail-becomes-night = becomes Night
dn-caution-becomes-day = { $count ->
        [one] { LISTED($places) } is yours and would become Day's.
       *[other] { LISTED($places) } are yours and would become Day's.
    }
dn-caution-becomes-night = { $count ->
        [one] { LISTED($places) } is yours and would become Night's.
       *[other] { LISTED($places) } are yours and would become Night's.
    }
dn-caution-deviate-same = Both stand on one tile: it flips twice and ends as it was, without its stones.

# Log
dn-log-turn-day = ☀ Turn { $turn }: Day awakens.
dn-log-turn-night = ☾ Turn { $turn }: Night awakens.
dn-log-cast = { $hours ->
        [0] { $side } casts { $card } for free.
        [one] { $side } casts { $card } (1 hour).
       *[other] { $side } casts { $card } ({ $hours } hours).
    }
dn-log-becomes-day = { LISTED($places) } → Day.
dn-log-becomes-night = { LISTED($places) } → Night.
dn-log-locked = { $place } becomes a Day temple-tile.
dn-log-temple-day = Day completes temple { $number }: { AND(LISTED($places)) }.
dn-log-temple-night = Night completes temple { $number }: { AND(LISTED($places)) }.
dn-log-stones = { $count ->
        [one] 1 mystic stone on { $place }.
       *[other] { $count } mystic stones on { $place }.
    }
dn-log-stones-back = The mystic stones on { AND(LISTED($places)) } are gone.
dn-log-crystal = { $lifetime ->
        [1] A crystal grows on { $place }.
       *[other] A crystal grows on { $place }, for { $lifetime } turns.
    }
dn-log-crystals = { $lifetime ->
        [1] Crystals grow on { $place }.
       *[other] Crystals grow on { $place }, for { $lifetime } turns.
    }
dn-log-crystals-gone = The crystals on { AND(LISTED($places)) } dissolve.
dn-log-step = { $side } walks to { $place }.
dn-log-moved = { $side } is moved to { $place }.
dn-intrusion-at = { $side } now stands on { $place }
dn-intrusion-temple = { $side } has completed temple { $number }
dn-log-draws = { $count ->
        [one] { $side } draws 1 card.
       *[other] { $side } draws { $count } cards.
    }
dn-log-you-draw = You draw: { AND($cards) }.
dn-log-reshuffle = { $side } shuffles the discard pile into the deck.
dn-log-wonder = { $side } takes a card unseen and shuffles the deck.
dn-log-you-take = You take { $card } and shuffle your deck.
dn-log-looks = Day looks at Night's { $count ->
        [one] only card.
       *[other] { $count } cards.
    }
dn-log-you-see = You see Night's hand: { AND($cards) }.
dn-log-steals-use = Day takes { $card } from Night and uses it.
dn-log-steals-discard = Day discards { $card } from Night's hand.
dn-log-discards = { $side } discards { AND($cards) }.
dn-log-shut-out-day = No room is left for another Day temple.
dn-log-shut-out-night = No room is left for another Night temple.
dn-log-draw = The game is a draw.
dn-log-wins-day = ☀ Day wins!
dn-log-wins-night = ☾ Night wins!

# Endings
dn-end-temples-day = The second Day temple is built.
dn-end-temples-night = The second Night temple is built.
dn-end-turn-limit = { $turns ->
        [one] { $turns } turn each is over: temples, then tiles decide.
       *[other] { $turns } turns each are over: temples, then tiles decide.
    }
dn-end-both-shut-out = Neither side can build another temple: temples, then tiles decide.
dn-end-shut-out = One side can build no other temple.
dn-end-resigned-day = The game ends by resignation.
dn-end-resigned-night = The game ends by resignation.
dn-end-agreed = Both sides agreed.

# House options
dn-option-center_void = Closed centre
dn-option-center_void-hint = The four tiles in the middle are closed, 44 tiles are in play. Off: all 48.
dn-option-cast_after_travel = Cast after walking
dn-option-cast_after_travel-hint = Spells may still be cast after a step, cards just drawn included.
dn-option-strict_changed = Strict "changed"
dn-option-strict_changed-hint = Night's conditional spells count only tiles that were changed, not those turned over.
dn-option-crystal_night_tiles_only = Crystals on Night tiles only
dn-option-crystal_night_tiles_only-hint = Crystal Breeze, Burst and Sky may choose Night tiles only.
dn-option-crystal_blocks_spell_moves = Crystals hold against spells
dn-option-crystal_blocks_spell_moves-hint = No spell moves Day off or onto a crystal tile.
dn-option-only_crystallize_hits_day_location = Spare Day's tile
dn-option-only_crystallize_hits_day_location-hint = Only Crystallize itself may put a crystal under Day.
dn-option-early_win_on_shutout = Early win
dn-option-early_win_on_shutout-hint = With a temple you win as soon as the other side has no room for one.
dn-option-first_turn_hours = Hours of Day's first turn
dn-option-first_turn_hours-hint = 12 in the rules; fewer make Day's first turn shorter.
dn-option-night_start_hand = Night's opening hand
dn-option-night_start_hand-hint = 5 in the rules.
dn-option-turn_limit_per_player = Turn limit
dn-option-turn_limit_per_player-hint = Turns for each side before temples and tiles decide; 0 for none.

# Where the facts come from
dn-source-exact = Board, closed centre, card and counter numbers, hand size, hours and temples follow published descriptions of the game.
dn-source-text = Names, hours and effects of the 39 spells follow a Chinese encyclopedia's rule text.
dn-source-derived = Some fine points (crystals on any tile, which tiles a temple may use, stolen cards) are our reading of that text.
dn-source-house = Not from the published game: how many copies of each spell a deck holds, the split into Minor and Miracle, Chinese spell names, the turn limit and tie-breaks.
dn-credits = A game by Valentijn Eekels and Sebastiaan van den Roovaart, published by Mystics.nl in 2008; International Gamers Award 2009.

# Rules in short
dn-rules-goal = **Goal:** build two temples. Nine linked tiles of your side become a temple and can never be turned again.
dn-rules-turn = **Your turn:** 12 hours{ $first_turn_hours ->
        [12] { "" }
       *[other] { " " }(Day's first turn: { $first_turn_hours })
    }. { $cast_after_travel ->
        [1] Cast spells from your hand and walk, in any order:
       *[other] First cast spells from your hand, then walk:
    } each step costs 3 hours and draws a card. Nowhere twice in a turn. At the end you keep at most five cards.
dn-rules-tiles = **Tiles:** *Change* makes a neutral tile yours and flips a Day or Night tile. *Turn over* only flips. Bordering: up, down, left, right. Surrounding: all eight.
dn-rules-day = **Day** puts mystic stones on her tiles. At the start of each of her turns one stone leaves each of them; where the last one leaves, the tile becomes a Day temple-tile: safe for good, but no temple by itself. If Night flips it before, the stones are lost.
dn-rules-night = **Night** puts crystals on tiles. Day can neither change nor flip such a tile, nor walk onto it or off it. { $crystal_blocks_spell_moves ->
        [1] No spell moves Day onto it or off it either.{ " " }
       *[other] { "" }
    }They dissolve at the start of Night's next turn, those of { dn-card-crystal_sky } a turn later.
dn-rules-end = **End:** the second temple wins at once. { $early_win_on_shutout ->
        [1] So does one temple, where the other side has no room left to build another.{ " " }
       *[other] { "" }
    }{ $turn_limit_per_player ->
        [0] { "" }
       *[other] After { $turn_limit_per_player } turns each, temples decide, then tiles.{ " " }
    }Resigning and agreeing to a draw are always possible.

# Why something is not possible
dn-why-not-held = it is not in your hand
dn-why-not-among = it is not among these cards
dn-why-travelled = spells are cast before walking
dn-why-hours = it takes { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }, and { $left ->
        [one] 1 is left
       *[other] { $left } are left
    }
dn-why-night-on-day-tile = Night does not stand on a Day tile
dn-why-night-on-night-tile = Night does not stand on a Night tile
dn-why-night-holds-cards = Night holds no cards
dn-why-night-holds-nothing-else = Night holds other cards as well
dn-why-night-has-temple = Night has no temple yet
dn-why-day-tile-changed = no Day tile became a Night tile this turn
dn-why-day-tile-changed-strict = no Day tile was changed this turn
dn-why-no-cards = Day's deck and discard pile are empty
dn-why-no-stones = no mystic stones are left
dn-why-no-crystals = no crystals are left
dn-why-no-tile = there is no tile that it could affect
dn-why-step-hours = a step takes 3 hours, and { $left ->
        [one] 1 is left
       *[other] { $left } are left
    }
dn-why-step-held = a crystal on { $here } holds Day there
dn-why-step-here = you stand there
dn-why-void = the centre is closed
dn-why-step-far = { LISTED($there) } does not border { $here }
dn-why-step-visited = you were on { LISTED($there) } this turn already
dn-why-step-crystal = a crystal keeps Day out of { LISTED($there) }
dn-why-walk-to = From { $here } you can walk to: { LISTED($places) }.
dn-why-walk-nowhere = From { $here } you cannot walk anywhere now.
dn-why-choose = Possible: { LISTED($places) }.
dn-why-reach-here = { $card } works on { $here } alone
dn-why-reach-there = { $card } works only on the tile under the other side
dn-why-reach-avatars = { $card } works only on the tiles under Day and Night
dn-why-reach-border = { $card } works only on tiles bordering { $here }
dn-why-reach-surround = { $card } works only on tiles surrounding { $here }
dn-why-reach-area = { $card } works only on { $here } and the tiles surrounding it
dn-why-reach-near = it is farther from { $here } than Day and Night are apart
dn-why-temple-tile = it is a temple-tile, which never changes
dn-why-crystal-holds = a crystal lies there, and Day can neither turn over nor change that tile
dn-why-not-neutral = it is not neutral
dn-why-neutral = a neutral tile cannot be turned over
dn-why-no-day-tile = { $here } is not a Day tile
dn-why-no-night-tile = { $here } is not a Night tile
dn-why-has-stones = mystic stones lie there already
dn-why-has-crystal = a crystal lies there already
dn-why-crystal-night-only = at this table it may choose Night tiles only
dn-why-crystal-not-under-day = at this table only Crystallize puts a crystal under Day
dn-why-crystal-blocks-spell = at this table no spell moves Day off or onto a crystal tile
dn-why-stands-there = that is where it stands
dn-why-chosen = it is chosen already
dn-why-leave-splits = without { $there } the others would not hang together, or it is left out already
dn-why-leave-other = { $there } does not belong to this group

# --- statistics
dn-opening-step = A walk
