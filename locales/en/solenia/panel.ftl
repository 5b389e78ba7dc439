# Solenia in panels, public messages and typed lines.

name-solenia = solenia
sol-panel-round = Round { $round } of 16 · { $light }
sol-panel-draft = The draft of improvements
sol-panel-own = { $stored ->
        [0] Storage empty (0/{ $storage })
       *[other] { $goods } ({ $stored }/{ $storage })
    } · { $gold } gold · score { $score }
sol-panel-placing = Placing { $card }
sol-at-once = { $card } → cell …
sol-at-once-paid = { $cell }, pay { $payment }
sol-panel-last = Your last choice ends the turn: you draw at once, and it cannot be undone.
sol-panel-last-no-card = Your last choice ends the turn, and it cannot be undone.
sol-status = { $side }: score { $score } · gold { $gold } · goods { $stored }/{ $storage } · deliveries { $deliveries }
sol-status-out = { $side }: resigned
sol-about-delivery-day = A delivery in a city on the day side. Its gold counts at the end.
sol-about-delivery-night = A delivery in a city on the night side. Its gold counts at the end.
sol-about-improvement = Improvement of level { $level }: { $power }
sol-about-improvement-1 = Lies over the first pair of slots; works when both slots beside it are filled.
sol-about-improvement-3 = Lies over a slot of level 3; works when a delivery fills that slot.
sol-verb-tile = tile, on, at
sol-verb-take = take
sol-verb-discard = discard, drop
sol-verb-card = card, play, place
sol-verb-at = at, on, to
sol-verb-pay = pay
sol-verb-deliver = deliver, delivery
sol-verb-swap = swap, replace
sol-verb-slot = slot, into
sol-verb-drop = drop, give back
