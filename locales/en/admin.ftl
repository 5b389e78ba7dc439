# Administration: tables that are stopped, people who are forgotten.

person-forgotten = Somebody
table-log-freeze = The administrators have stopped this table for a while. Nothing is lost, and nobody's time runs.
table-log-thaw = The table goes on. The time in between counts for nobody.
table-log-away = Orrery was removed from this server. Nothing is lost, and nobody's time runs.
table-log-back = Orrery is back on this server, and the table goes on. The time in between counts for nobody.
table-frozen = **This table is stopped for a while**, by the administrators or because Orrery was removed from its server. Nothing is lost, and nobody's time runs. You need do nothing: when it goes on, whoever is waited for is called.
error-table-frozen = This table is stopped for a while: by the administrators, or because Orrery was removed from its server. Nothing is lost; when it goes on, whoever is waited for is called.
error-freeze-twice = This table is stopped already.
error-thaw-nothing = This table is not stopped.
error-no-person = There is no such person.

command-admin = For server managers: how the bot is, tables, what was done
command-admin-health = How the bot is: answers, drawing, what waits to be shown
command-admin-table = Examine a table; stop it for a while, or repair it
command-admin-log = What administrators have done on this server
command-me-forget = Delete what Orrery knows about you
error-admin-only = This is for people who may manage this server.
admin-health = How Orrery is
admin-latency = Connection to Discord: { $ms } ms
admin-press = 95% of the presses: acknowledged within { $ack } ms, answered within { $answer } ms
admin-commit = 95% of the changes: stored within { $ms } ms
admin-outbox = Waiting to be shown: { $count }, the oldest for { $seconds } s
admin-drawn = Pictures of { $game }: within { $ms } ms
admin-memory = Memory: { $mib } MiB
admin-place = Process { $place }: shards { $shards }, since { $since }
admin-place-free = Process { $place }: nobody has this place
admin-lost = ⚠ **The database is lost:** { $problem }. Nothing is stored. Stop the bot, put the database back (`make restore`), start it again.
admin-mishaps = Failed since the start, each for itself: { $list }
admin-limits = Limits: { $person ->
        [one] { $person } table
       *[other] { $person } tables
    } a person, { $server } on this server, { $presses ->
        [one] { $presses } press
       *[other] { $presses } presses
    } a minute, { $openings ->
        [one] { $openings } opening
       *[other] { $openings } openings
    } an hour (0: no limit)
admin-waits = Waiting to be shown: { $count }
admin-fits = The stored game fits the rules.
admin-log = What administrators have done
admin-log-empty = Nothing yet.
admin-host = the operator of the bot
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

command-admin-reports = Problems reported at this server's tables
command-admin-export = All games of this server as a file
command-admin-end = End a table without a result (asks first)
command-admin-move = Let a table go on in another channel or thread (asks first)
command-admin-limits = How many tables may be open here and how fast; set stricter limits (asks first)
command-admin-forget = Pass on that somebody wants their data deleted (asks first)
option-export-first = Only tables from this number on, if one file was not enough
option-table = The table's number
option-limit-person = Tables that one person may host here (0: as the operator has set it)
option-limit-tables = Tables that may be open here (0: as the operator has set it)
option-limit-openings = Tables that one person may open here in an hour (0: as the operator has set it)
option-forget-person = Who has asked you that their data be deleted
admin-end-sure = End it without a result? Its channel is free for another game. This cannot be undone.
admin-limits-now = Limits here
admin-limits-then = They would be
button-admin-limits = Set these limits
admin-forget-sure = Has { $name } asked that everything Orrery knows about them be deleted? The data belong to all servers, so only the operator of the bot deletes them; this passes the request on. Who can still use Orrery does it at once with `{ COMMAND("me forget") }`.
button-admin-forget = Pass it on
admin-forget-host = A server manager of server { $server } passes on that person { $person } wants to be forgotten. `python -m scripts.admin requests` lists such requests, `forget { $person } --yes` carries it out.
admin-forget-asked = Passed on to the operator of the bot. It is in the log, without the name.
error-forget-asked = This request has been passed on already; the operator of the bot has not carried it out yet.
admin-exported = { $count ->
    [one] One game, as everybody may see it.
   *[other] { $count } games, as everybody may see them.
 } One JSON document a line, packed with gzip.
admin-export-rest = More would be too large for one file: go on with `{ COMMAND("admin export first:") }{ $number }`.
error-export-nothing = There is no table from this number on.
admin-reports = Reported problems
admin-reports-none = There are none.
admin-report-player = a player
admin-report-onlooker = an onlooker
admin-report-later = (what was expected can be read when the game is over; the operator can read it now)
error-limit-number = A limit is a number from 0 to { $most }.
error-limit-host = This limit counts on all servers together: the operator of the bot sets it for all.
error-no-report = There is no report { $number }.
error-reports-many = { $most ->
        [one] { $most } report in a day is
       *[other] { $most } reports in a day are
    } enough for now. Thank you; try again tomorrow.
error-reports-onlooker = You have reported something about this table today. Who does not play here can do that once a day.
admin-did-limits = changed the limits
admin-did-forget-asked = passed on that somebody wants to be forgotten
admin-did-drop-report = deleted a report
admin-did-left = was removed from the server: its tables wait
admin-did-back = was added again: its tables go on
admin-did-weekly-ended = opens a weekly table no longer, because the table's host has left the server
