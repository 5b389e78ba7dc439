# When an answer is possible at all: for somebody who gave one to another question.

sol-when-card = a card is chosen at the beginning of the turn
sol-when-at = a cell is chosen after the card, and before the voyage is paid
sol-when-pay = resources are paid only for a cell farther away than next to the airship or your own cards
sol-when-deliver = a delivery is made only on a city, and only of its kind
sol-when-exact = how to pay is asked only when a power can replace a resource
sol-when-swap = a resource is replaced only by a power, while a delivery is paid for
sol-when-slot = a slot is chosen only for a delivery, on the winter side
sol-when-take = resources are taken only as a reward that lets you choose
sol-when-drop = resources are given back only when your storage is full
sol-when-discard = a card is discarded only when no cell next to the airship or your own cards can be used
sol-when-tile = improvements are chosen only before the first turn
