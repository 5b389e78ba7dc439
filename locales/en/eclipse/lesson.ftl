# Eclipse: the guided first game, a sentence for each step.

ecl-lesson-goal = **How one wins:** most points after nine rounds. A sector with your disc brings 1 to 4; battles, discoveries and many technologies of one category bring more.
ecl-lesson-signs = **Signs:** 🟠 pays for discs, 🔺 buys technologies, 🟫 builds ships; “Money after upkeep” is what the round will leave you. On the map ★ are a sector's points, small squares are room for cubes, and a half circle at an edge is half a wormhole.
ecl-lesson-explore = You are orange, at home in 2A. 2L beside it has been explored for you. Every action uses one of your discs until the end of the round. Explore 1A, towards the centre.
ecl-lesson-place = An Ancient lives in 1A: it guards 3 points and a discovery, and nobody may put a disc there yet. Ships pass only where two half circles meet; each way to turn the sector joins it to your home.
ecl-lesson-influence = { $player1 } has explored too. 2L is free: an Influence action puts a disc there. The sector is then yours and scores, but every disc that has left your track costs money each round.
ecl-lesson-colony = A colony ship brings a cube from one of your tracks to a square of 2L, free of charge. The emptier a track, the more it produces. Settle money; materials will follow without a tap.
ecl-lesson-over = Both squares are settled and your action is done. End the turn: the others act now, then it is your turn again.
ecl-lesson-research = Research: science buys technologies, and each one makes later ones of its category cheaper. Gauss Shield, for 2 science, makes ships harder to hit.
ecl-lesson-pass = The more discs you have used, the more you pay at the end of the round, so pass. When all have passed, the round ends. Whoever has passed may still react in later turns: one upgrade, one build or one move.
ecl-lesson-build = Round 2: you have paid for your discs, received what your tracks produce, and the discs of actions are back. Build a cruiser at home for 5 materials; it is sturdier than your interceptor.
ecl-lesson-upgrade = Upgrade: a part goes into the blueprint of a class, and all its ships have it at once. Put Gauss Shield into the free space LB of the cruiser: the Ancient then hits it with a 6 only.
ecl-lesson-move = Attack! Move the cruiser through the wormhole to 1A. Terrans move three times in one action, so your interceptor follows without a tap.
ecl-lesson-battle = Enemies in one sector fight once everybody has passed. You are ready, so pass.
ecl-lesson-fire = The battle: ships fire in the order of their initiative, a die for each cannon. A 6 always hits; otherwise die + computer − shield must be 6 or more. Damage above its hull destroys a ship. Fire until it is decided.
ecl-lesson-reputation = The Ancient is destroyed. Whoever has fought draws reputation tiles and may keep one of them in secret: its number is points. Keep 3.
ecl-lesson-control = Nobody defends 1A now. Control it: your disc makes it yours, for 3 points.
ecl-lesson-discovery = With the sector you get its discovery: use it now, or keep it for 2 points. 8 money pay for many discs, so take them.
ecl-lesson-end = That was the round: actions, battles, upkeep, new technologies. Seven more follow. Claim and settle sectors, look at the odds before you attack, and never lose sight of the money. With four or more players neighbours also exchange ambassadors.
