# Solenia: the guided first game, a sentence for each step.

sol-lesson-goal = **How one wins:** most gold when each of you has placed 16 cards. Gold comes from cities and, most of all, from deliveries.
sol-lesson-signs = **Signs:** the line above counts your storage, your gold and your score. Cells are named by column and row, as C3, above which the airship flies. An island shows what it brings (Wo wood, Wh wheat, Wa water, St stone), a city has towers; ☀ is day, ☾ is night.
sol-lesson-value = You place one card a turn, beside the airship in the middle or beside your own cards. A card of value 2 brings two of what is under it: begin with it.
sol-lesson-island = D3 is a wood island, so the card brings 2 wood: just what one of the deliveries on offer costs.
sol-lesson-flown = { $player1 } has played a 0, so the airship flew ahead: every card is now a row nearer to the rear, yours too, on D2. The night city before it is on D3.
sol-lesson-city = A city brings gold by the value, and one delivery of its side must be made at once. You have the 2 wood for one: 3 gold, and a reward on your board.
sol-lesson-zero = { $player1 } flew once more: your first card lies on D1, in the rear row, which leaves the sky with the next flight. A 0 brings nothing itself, but it makes the airship fly.
sol-lesson-expelled = Wherever you place it: after the turn the cards in row 1 are expelled and pay what stands in their brackets. Yours pays 1 gold, because D1 is a wood island.
sol-lesson-far = One stone is in store. With a card of value 2 on a stone island you would have enough for a delivery of 2 stone; C2 and D2 would cost nothing; to see a voyage, take D4, a cell farther.
sol-lesson-voyage = Two cells away means a voyage: one resource of any kind for the cell between. One stone is paid, two come in.
sol-lesson-gather = A day delivery on offer costs 2 stone, and you have them; the nearest day city, A4, is three cells away: two cells lie between. Fetch wood for the voyage first: C3, under the airship, brings 2 and costs nothing to reach.
sol-lesson-pair = { $player1 } has delivered too. Now pay 2 wood for the voyage to A4: 1 gold for the card, 3 for the delivery. A day and a night delivery are a pair, and the first pair brings 1 gold more at the end.
sol-lesson-end = That is the game: gather on islands, deliver in cities, and let the airship fly when your cards behind it pay. After 16 cards each, most gold wins.
