# When an answer is possible at all: for somebody who gave one to another question.

dn-when-cast = spells are cast at the start of your turn, before walking (unless the table allows it later), and not while a choice is open
dn-when-step = you walk after casting, and not while a choice is open
dn-when-end = the turn ends when no choice is open any more
dn-when-tile = a tile is chosen only for a spell that asks for one
dn-when-take = a card is taken from the deck only by Wonder
dn-when-steal = a card is taken from Night's hand only by Steal Passion
dn-when-use = only a card that was just stolen can be used or discarded this way
dn-when-discard = cards are discarded only at the end of the turn, down to five
dn-when-leave = tiles are left out only when a temple has more than nine to choose from
dn-when-keep = a temple is confirmed only when there are more than nine tiles for it
dn-when-split = stones are split only when a spell asks how to place them
