# Voidfall: the guided first game, a sentence for each step.

vf-lesson-goal = **How one wins:** most Influence after three Cycles. It comes from objectives (🎯) at the end of each Cycle, from Agendas, from what cards give, and from sectors won back from the Void.
vf-lesson-signs = **Signs:** 🌾 4 +1 (2) is 4 Food in store, 1 more with each Supply (Yield), at Production Level 2; ⚡ Energy, 🧱 Materials, 🪙 Credits, 🔬 Science likewise. Cubes are Fleet Power: active in supply / on the map / not yet yours to use. Skirmish is how hard the Void strikes at the end of a Cycle.
vf-lesson-card = In each round you play one Focus card of your hand and then two of its three actions. Production first: two of its actions are free and bring what later cards cost.
vf-lesson-supply = Your Yields stand on your House mat: so much of each resource one Supply brings. It costs nothing.
vf-lesson-parts = An action with several parts asks for their order. Here the order changes nothing: take all.
vf-lesson-thrive = The second action of the card: a step on a civilization track. Each space gives its benefit at once.
vf-lesson-done = Both actions are used. The card stays out of your hand until the next Cycle; in the next round you play another one.
vf-lesson-develop = { $player1 } has played as well. Now you have a Material and a Science: Development makes Guilds and Population of them.
vf-lesson-grow = Grow costs the Material. A Guild counts the Population of its sector, so your home 2G, where 2 live, is the best place; take the Guild.
vf-lesson-guild = Food and Materials are scarce, with a Yield of 1 each. Miners in 2G raise Materials from 1 to 3 in every later Supply.
vf-lesson-harmonize = Now one more Population in the same sector, for 1 Science: every Guild there counts it, so Food rises too.
vf-lesson-over = Two actions are used again. Fleets, invasions and the Void come with other cards; end the turn.
vf-lesson-end = You know the heart of it: a card, two actions, and Guilds times Population. From here a word stands beside each question, until the end of the tutorial.
