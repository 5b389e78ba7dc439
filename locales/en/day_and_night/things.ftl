# Things that are looked up besides the cards.

dn-kind-spell = spell
dn-kind-tile = tile
dn-kind-piece = piece
dn-thing-neutral_tile = Neutral tile
dn-thing-neutral_tile-text = Belongs to nobody. Change makes it the caster's; it cannot be turned over.
dn-thing-day_tile = Day tile
dn-thing-day_tile-text = Nine linked Day tiles become a Day temple. Turned over or changed it becomes a Night tile.
dn-thing-night_tile = Night tile
dn-thing-night_tile-text = Nine linked Night tiles become a Night temple. Turned over or changed it becomes a Day tile.
dn-thing-temple_tile = Temple tile
dn-thing-temple_tile-text = A tile of a temple, or one that mystic stones have locked for Day. It is never turned over or changed again.
dn-thing-centre = Closed centre
dn-thing-centre-text = D3, E3, D4 and E4 are closed. With a table option they are ordinary tiles.
dn-thing-mystic_stone = Mystic stone
dn-thing-mystic_stone-text = Lies on a Day tile. One leaves at the beginning of each of Day's turns; with the last one the tile becomes a temple tile.
dn-thing-crystal = Crystal
dn-thing-crystal-text = Holds a tile against Day: Day cannot turn it over or change it, and cannot walk onto it or off it.
dn-thing-avatar = Day and Night, the pieces
dn-thing-avatar-text = Day begins on A1, Night on H6. A step to a neighbouring tile costs 3 hours and draws a card.
dn-thing-temple = Temple
dn-thing-temple-text = Nine linked tiles of one side. The second temple wins at once.
