# Administration: tables that are stopped, people who are forgotten.

person-forgotten = Somebody
table-log-freeze = The administrators have stopped this table for a while. Nothing is lost, and nobody's time runs.
table-log-thaw = The table goes on. The time in between counts for nobody.
table-frozen = **The administrators have stopped this table for a while.** Nothing is lost, and nobody's time runs. You need do nothing: when it goes on, whoever is waited for is called.
error-table-frozen = The administrators have stopped this table for a while. Nothing is lost; when it goes on, whoever is waited for is called.
error-freeze-twice = This table is stopped already.
error-thaw-nothing = This table is not stopped.
error-no-person = There is no such person.

command-admin = admin
command-admin-text = For server managers: how the bot is, tables, what was done
command-admin-health = How the bot is: answers, drawing, what waits to be shown
command-admin-table = Examine a table; stop it for a while, or repair it
command-admin-log = What administrators have done on this server
command-me-forget = Delete what Orrery knows about you
error-admin-only = This is for people who may manage this server.
admin-health = How Orrery is
admin-latency = Connection to Discord: { $ms } ms
admin-press = 95 of 100 presses: acknowledged within { $ack } ms, answered within { $answer } ms
admin-commit = 95 of 100 changes: stored within { $ms } ms
admin-outbox = Waiting to be shown: { $count }, the oldest for { $seconds } s
admin-drawn = Pictures of { $game }: within { $ms } ms
admin-memory = Memory: { $mib } MiB
admin-limits = Limits: { $person } tables a person, { $server } on this server, { $presses } presses a minute, { $openings } openings an hour (0: none)
admin-waits = Waiting to be shown: { $count }
admin-fits = The stored game fits the rules.
admin-log = What administrators have done
admin-log-empty = Nothing yet.
admin-host = the host of the bot
admin-did-freeze = stopped the table
admin-did-thaw = let the table go on
admin-did-repair = repaired the table
admin-did-end = ended the table
admin-did-move = moved the table
admin-did-export = exported all tables
admin-did-forget = deleted a person's data
button-freeze = Stop for a while
button-thaw = Let it go on
button-repair = Repair
button-admin-end = End it …
button-forget-me = Delete everything
forget-sure = Delete everything that Orrery knows about you? Your settings, results and ratings go, and your name goes from all games. { $games ->
    [0] You sit at no open table.
    [one] At your open table a computer takes your seat, or it ends if you are alone there.
   *[other] At your { $games } open tables a computer takes your seat, or they end where you are alone.
 } This cannot be undone.
forgotten = Done. Orrery does not know you any more.
