"""Everything that happens at a table, from the first seat taken to the verified end. Knows nothing of Discord.

Its layers, from the top; each imports only those below it (the contract in `pyproject.toml` lists every module):

- `service`: `Tables`, the facade; `timekeeping` (clocks) and `people` (a person's settings) are parts of it. `delivery`
  drains the outbox, `administration` and `whereabouts` are for those who run the bot
- `reader` (all reads), `computers`, `timers`, `profiles`, `matchmaking`, `tournaments`
- what people do, each a function of a `TableChange`: `moderating`, `replacing`, `rewinding`, `absence`, `importing`,
  `reporting`, `lessons`, `play`, `ending`, `lobby`; below them `losing` and `reminders`
- `change`: `TableChange`, the unit of work of one change, and `change_table`; `following`: answers given in advance
- `context`: the store, one lock per table, cached games, damage
- records played again, as pure functions: `history` (what a record proves, its export), `examination`, `playback`;
  `replay` (earlier positions) keeps the records looked at last
- `read_model`: the present game, and what was made of it for readers
- pure: `notices` (who is shown what and who is called, from the game before and after), `clocks` (deadlines),
  `calendar` (when a person may be called, and which time counts), `queries` (rows to records), `guided` (the step of a
  lesson), `brackets`, `schedule`, `slots` (what is shown, and whom it calls); `mishaps` (what has failed, each thing
  for itself)
"""
