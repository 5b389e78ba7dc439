# Administration: tables that are stopped, people who are forgotten.

person-forgotten = Somebody
table-log-freeze = The administrators have stopped this table for a while. Nothing is lost, and nobody's time runs.
table-log-thaw = The table goes on. The time in between counts for nobody.
table-frozen = **The administrators have stopped this table for a while.** Nothing is lost, and nobody's time runs. You need do nothing: when it goes on, whoever is waited for is called.
error-table-frozen = The administrators have stopped this table for a while. Nothing is lost; when it goes on, whoever is waited for is called.
error-freeze-twice = This table is stopped already.
error-thaw-nothing = This table is not stopped.
error-no-person = There is no such person.
