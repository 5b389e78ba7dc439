"""Voidfall: three cycles of a galactic house between guilds, fleets and the Voidborn (1 to 4 players).

Folders import each other one way, from the lowest:

- `vocabulary`: effects of cards as records; `card_text` makes their texts from them
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
- `prospects`: what a position promises (objectives, tracks, conquests and dangers by the combat core, the score of the
  Voidborn), for `estimate`, which computer players ask; `offhand` answers questions of detail where they imagine what
  follows

`counts` (counts, filters, conditions), `production`, `upkeep`, `mat` and `map` answer questions; `in_force` has the
rules of cards. `view` is what a seat may know, `shown` makes it, `progress` measures objectives, `hidden_info` adds a
seat's own secrets and deals anew what it cannot know.
"""
