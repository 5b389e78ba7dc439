"""Everything that happens at a table, from the first seat taken to the verified end. Knows nothing of Discord.

Its layers, from the top; each imports only those below it (the contract in `pyproject.toml` lists every module):

- `service`: `Tables`, composed of services, each in the module of its name (`tables.lobby` in `lobby`), and its life.
  `delivery` drains the outbox
- services for those who run the bot: `administration`, `whereabouts`; `computers` and `timers` act by themselves
- what people do, with its rules: `profiles`, `matchmaking`, `tournaments`, `absence`, `clocks`, `imports`, `lessons`,
  `lobby`, `seats`, `rewinding`, `amending`, `play`, `ending`, `reminders`, `people`, `reports`, `messages`;
  `moderating` and `losing` are rules that several of them need
- `acting`: makes a method of a service from a rule, which is a function of a `TableChange`
- `change`: `TableChange`, the unit of work of one change, and `change_table`; `following`: answers given in advance;
  `clockwork`: the clocks meanwhile
- `replays` (earlier positions), `queries` (all other reads)
- `context`: the store, one lock per table, cached games, damage
- records played again, as pure functions: `history` (what a record proves, its export), `import_check` (what a file
  must be like), `examination`, `playback`, `summary`
- `read_model`: the present game, and what was made of it for readers; `projections` (rows to records)
- pure: `notices` (who is shown what and who is called, from the game before and after), `time_control` (deadlines),
  `calendar` (when a person may be called, and which time counts), `guided` (the step of a lesson), `brackets`,
  `schedule`, `slots` (what is shown, and whom it calls); `mishaps` (what has failed, each thing for itself)
"""
