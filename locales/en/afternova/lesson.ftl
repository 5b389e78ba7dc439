# Afternova: the guided first game, a sentence for each step.

an-lesson-goal = **How one wins:** most points when somebody has built six blueprints: points on blueprints, 1 for each stored cube, 1 for each icon of your two hidden colours on what you have built.
an-lesson-signs = **Signs:** “Stored” are your cubes and the room for them; then come blueprints built of six, your points, the two colours of your objective. Skills: { an-code-pilot } piloting, { an-code-engineer } engineering, { an-code-security } security, { an-code-mining } mining; a card with LS has one of each. M11 is a mercenary, B37 a blueprint.
an-lesson-propose = You extract cubes from planets with the skills of your mercenaries. Sentinel needs 3 piloting and 3 security; you hold 2 of each, so propose a deal to a helper.
an-lesson-helper = Ask { $player1 } for 1 piloting and 1 security, for 1 purple, the colour your blueprint does not need. The split is fair: whoever lends what is missing wants cubes for it.
an-lesson-execute = { $player1 } has accepted the very same words, so you can carry out the deal. Nothing is certain before: up to now you could both change your minds.
an-lesson-build = You now store 1 orange, 1 black and 1 white. After every turn everybody may materialize blueprints, which means to pay for them: Airbag Bay costs 1 black and 1 white and is worth 2 points.
an-lesson-market = The others have been to the market. Your mercenaries are spent, so go there as well: three cards instead of an extraction.
an-lesson-mercenary = Take skills that the open planets ask for. Torpedo brings piloting and security.
an-lesson-second = Two cards left. Gyro has piloting as well: a hand with one strong skill makes you a wanted helper in the turns of others, who pay you in cubes.
an-lesson-blueprint = And a blueprint to build: Matter Printer wants the orange cube that you store, and as an upgrade it lets one cube of every cost be of any colour.
an-lesson-help = { $player1 } wants Miasma and lacks 1 security, which you have: asked for help, you get 1 white for Torpedo. A cube for a card that you would hardly need; accept.
an-lesson-again = You now store 1 orange and 1 white. The planets left want mining, of which you hold nothing: go to the market once more.
an-lesson-sweep = None of these mercenaries is what you want? One of your three cards may be given up to sweep a row: all four are replaced.
an-lesson-mining = That was worth it: Headlamp brings 2 mining.
an-lesson-last = Piloting and mining: you now hold 2 piloting and 3 mining of the 4 and 4 that Ironfall wants, and others will want you as a helper.
an-lesson-end = That is the game: extract, agree who gets what, materialize blueprints. In the turn of others you may offer your help. The sixth blueprint ends the game; points decide.
