# Voidfall: the guided first game, a sentence for each step.

vf-lesson-goal = **How one wins:** most Influence after three Cycles. It comes from invading the Voidborn, from Technologies and Agendas, and from the objectives (🎯) at the end of each Cycle.
vf-lesson-signs = **Signs:** 🌾 4 +1 (2) means 4 Food in stock, 1 more with each Supply (the Yield), Level 2; likewise ⚡ Energy, 🧱 Materials, 🪙 Credits, 🔬 Science. Cubes are Fleet Power: active (ready), deployed (on the map), inactive. Skirmish is the strength with which the Void will strike you. The picture explains its signs below.
vf-lesson-card = You are orange and hold 2G, your Home, and 2H beside it; all that is purple belongs to the Voidborn. In each round you play one Focus card and use two of its three actions. Begin with Production.
vf-lesson-supply = Supply costs nothing and gives you Food, Energy and Materials, as many as your Yields.
vf-lesson-thrive = Thrive is free as well: one step on the Society track. Each space gives its benefit at once; this one 1 Credit and 1 Science.
vf-lesson-done = Two actions are used. End the turn; the card comes back in the next Cycle.
vf-lesson-develop = { $player1 } has produced too. Now make more of your Home: Development turns Materials and Science into Guilds and Population.
vf-lesson-grow = Grow costs 1 Material and places a Guild. A Guild counts everybody who lives in its sector: 2 in your Home.
vf-lesson-guild = Materials are scarce, so place a Miners' Guild in sector 2G: from now on each Supply brings 3 instead of 1.
vf-lesson-harmonize = The second action: Harmonize, 1 Science for 1 more Population.
vf-lesson-people = Choose 2G, where every Guild counts the newcomers: Guilds times Population is what makes you rich.
vf-lesson-reinforce = The last round of the Cycle. The first objective (🎯) wants 5 Fleet Power in your sectors, and you have 4: Reinforcement brings more.
vf-lesson-muster = Muster costs 2 Materials and deploys 1 active cube for each of your Shipyards. The anchor in 2G is one.
vf-lesson-deploy = Deploy the third Corvette cube in 2G: enough for the objective, and soon for an invasion.
vf-lesson-upkeep = The Cycle ends with the Evaluation. First the Skirmish: the Voidborn strike whoever carries Corruption, and yours does not count yet. Then sectors cost Upkeep: pay it with 2 Food.
vf-lesson-objective = Now one objective of the event. You have 5 Fleet Power, so choose it: Population, a Credit and a Science. Your starting Agenda gives Influence besides.
vf-lesson-technology = Cycle 2 begins with a new event, which gives everybody a Technology. The first copy of each is worth 4 Influence, and all help to the end of the game. Terraforming gives 2 Materials at once.
vf-lesson-conquest = The cards are back, and new ones with them. You are strong enough: play Conquest and take a sector from the Voidborn.
vf-lesson-engage = Engage costs 2 Energy: invade a sector beside your Fleets.
vf-lesson-target = There are no dice: beside each target stands how it will end. In 2F one single Voidborn cube waits; you win, and lose nothing.
vf-lesson-invade = Move all three cubes in: more cubes have the higher Initiative and deal Damage first. Your Home stays yours even when it is empty.
vf-lesson-agenda = 2F is yours, with a Glory token and 3 Influence. The second action: Strategize, for an Agenda.
vf-lesson-choice = An Agenda is played with a card of a fitting type, and then scores in every Evaluation. Enlightened Nation gives 3 Influence for each Pure sector with 3 Population: your Home is one.
vf-lesson-over = Two actions are used again: end the turn.
vf-lesson-end = Now you know a whole Cycle: cards and their actions, Guilds times Population, Fleets, an invasion, the Evaluation. From here a word stands beside each question, until the end of the tutorial.
