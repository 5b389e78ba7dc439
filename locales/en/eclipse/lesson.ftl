# Eclipse: the guided first game, a sentence for each step.

ecl-lesson-explore = Your home is 2A. Every action puts one of your discs away until the end of the round; exploring turns up a sector beside one of yours. 2L is in the middle ring, which has many good sectors.
ecl-lesson-place = The sector may be turned, but a half circle at the common edge must meet one of yours: ships and influence pass only there.
ecl-lesson-disc = Nobody lives here, so you may put a disc: the sector is yours then, scores a point, and can be settled. A disc on the map is missing from your track, and that costs money every round.
ecl-lesson-colony = Colony ships bring cubes from your tracks to the squares of the sector, free of charge. The emptier a track, the more it produces: settle money, then materials.
ecl-lesson-over = Both squares are settled; your turn is over.
ecl-lesson-research = { $player1 } has bought a technology. Yours costs 2 science; each one also makes later ones of its row cheaper. A shield makes you harder to hit.
ecl-lesson-upgrade = A part that you know can be built into your blueprints: every interceptor, now and later, has it at once. The space on the left is free, and there is energy enough. Then end the upgrade.
ecl-lesson-build = { $player1 } has passed, and may only react from now on. Build a ship for 3 materials where somebody might come: in 2L.
ecl-lesson-pass = Look at the money: each further disc costs more at the end of the round than the one before. So pass; the discs of your actions come back then.
ecl-lesson-end = That was a round: production is paid, new technologies are on the market. Nine rounds are played. Explore more, grow, and look at the odds before you attack.
