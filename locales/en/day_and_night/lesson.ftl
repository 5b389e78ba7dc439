# Day & Night: the guided first game, a sentence for each step.

dn-lesson-goal = **How one wins:** be the first with two temples. Nine linked tiles of your side become a temple, which can never be turned again.
dn-lesson-signs = **Signs:** the bar above counts your 12 hours; every spell and every step costs some. Tiles with a sun are Day's, with a moon Night's, the others nobody's. A1 names a tile: column A, row 1.
dn-lesson-change = You are Day, on A1. Nine linked Day tiles make a temple, so begin where you stand: this spell turns the tile under you to your side, for 2 of your 12 hours.
dn-lesson-stones = Mystic stones protect a tile in the end: one leaves at the start of each of your turns, and with the last one the tile can never be turned again. Wishing Pond is free.
dn-lesson-bordering = Only bordering tiles (up, down, left, right) count as linked. This spell changes one that borders yours, for 4 hours.
dn-lesson-target = The numbered tiles are what the spell can reach. B1 lies on the way to the middle.
dn-lesson-walk = Six hours are left. A step costs 3 and draws a card, so hours that no spell needs become cards. After the first step no more spells are cast.
dn-lesson-draw = One more step and one more card. You may not step on a tile twice in a turn.
dn-lesson-over = All hours are used: end your turn. Then Night plays; watch her corner at H6.
dn-lesson-flip = One of your stones has left A1. Night has changed H6: the same spells that make your tiles turn hers. This one reaches any tile, for 6 hours.
dn-lesson-lost = Night's first tile becomes yours: each tile turned is one more for you and one less for her. After this tap the next turns are played for you, until a temple is near.
dn-lesson-temple = Five turns later. A1 has lost its last stone, so it is yours for good, and eight of your tiles are linked. The tile under you is the ninth: Day Chant completes the temple.
dn-lesson-end = Your first temple! Nobody can turn its tiles again. The second one wins, unless Night is faster: break her groups, and keep linking yours. End your turn to play on.
