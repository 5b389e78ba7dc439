"""Voidfall: three cycles of a galactic house between guilds, fleets and the Voidborn (1 to 4 players).

Folders import each other one way, from the lowest:

- `vocabulary`: effects, costs, counts and rules of cards as records, each with the text that it reads as; `card_text`
  puts whole cards together from them
- `records`, `steps` (what `State.step` can be), `map`
- `flow`: what a resolver works with: the stack of tasks, questions, and who hears of a deed (triggers of cards; in
  cooperative games Crises and Safe Havens)
- `changes`: everything that writes the state (stock, tokens, cards, fleets, sectors, Corruption, tracks)
- `costs`: says what cannot be paid and why, and pays
- `coop`: the board of cooperative and solo games (Crises, Alerts, Harbingers, Safe Havens, result); `coop_course` has
  what the phases call there, and does nothing in competitive games
- `combat`: a pure core (legal choices, step, best play by search, target of a Skirmish); `invasion` plays invasions and
  Skirmishes over it, step by step, and forecasts them with the same sides
- `resolve`: one generator per effect; `run` resolves the stack from its top, so that play goes on after something
  hidden was shown
- the phases `setup`, `preparation`, `turn`, `evaluation`; `course` knows the unit that comes next: what is on the
  stack, else the phase, step by step
- `gifts`: what a seat is given in the turn of another one and takes when it decides
- `prospects`: what a position promises (objectives, tracks, conquests and dangers by the combat core, the score of the
  Voidborn), for `estimate`, which computer players ask; `offhand` answers questions of detail where they imagine what
  follows

All that a record of a card has is one jump away. Its class (`Regroup`) has its fields, meaning and text (`text`;
counts: `noun`, `measure`). The references of that class lead to one line for each function:

- an effect: `@resolver(Deploy, when=can_deploy, costs=costs_of_deploying)` over what does it, naming the test whether
  it is possible and the ways to pay for it, if it costs anything itself; what its action costs is `CardAction.cost`
- a part of a cost: `@pays(RecallCubes, there=deployed_cubes)` over what pays it, naming how much of it there is
- a count, a filter: its row in `counts.COUNTS`, `counts.SECTOR_FILTERS`; a rule: the questions that ask `in_force`
  for it

`counts` (counts, filters, conditions), `production`, `upkeep`, `mat` and `map` answer questions; `in_force` has the
rules of cards. `view` is what a seat may know, `shown` makes it, `progress` measures objectives, `hidden_info` adds a
seat's own secrets and deals anew what it cannot know.
"""
