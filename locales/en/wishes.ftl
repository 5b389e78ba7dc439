# /help by what one wants to do.

button-wishes = I want to …
wishes-title = I want to …
wish-away = **I am away:** `{ COMMAND("me away") }` and `{ COMMAND("me quiet") }` stop your clocks and calls; `{ COMMAND("table pause") }` proposes to pause the whole game until a date. “{ button-orders }” and “{ button-plan }” in your panel answer for you.
wish-try = **I want to try something out:** `{ COMMAND("… learn") }` is a first game just for you; `{ COMMAND("… new") }` with a computer begins at once. “{ button-try }” in your panel, and the replay from any position, begin a trial of your own game that nobody sees: you play all seats or computers answer, “{ button-trial-lines }” shows two lines side by side, and a line becomes your plan for the next turn.
wish-slow = **Somebody is slow:** “{ button-seats }” in your panel reminds them, gives the seat to somebody else or to a computer, and says from when on they count as absent. `{ COMMAND("table pause") }` also proposes more time for somebody, the settings of the table another clock.
wish-remember = **I want to remember something:** “{ button-notes }” in your panel and `{ COMMAND("notes") }` are for you alone; the replay takes a note at each position.
wish-follow = **I want to know what has happened:** `{ COMMAND("table recap") }` since your last move, `{ COMMAND("table log") }` all of it, `{ COMMAND("table replay") }` step by step, there also “{ button-replay-file }” to keep or share. `{ COMMAND("table follow") }` tells you of a game in which you do not play.
wish-mistake = **We want to go back:** the replay of a running game proposes it to all (“{ button-rewind }”).
wish-leave = **I cannot go on:** `{ COMMAND("table replace") }` finds somebody for your seat, `{ COMMAND("table end") }` ends the game together, `{ COMMAND("table resign") }` gives up.
wish-again = **I want to play more:** `{ COMMAND("table rematch") }`, `{ COMMAND("table find") }`, `{ COMMAND("table open") }`, `{ COMMAND("table invite") }`, `{ COMMAND("tournament new") }`. In the lobby, “{ button-settings }” and “{ button-series }” play best of several games, or open a table anew every week; “{ button-guest }” lets somebody play with you at one phone.
wish-apart = **I want to choose with whom I play:** `{ COMMAND("me avoid") }` keeps you apart from somebody, and nobody learns of it; “{ button-friends }” there is your list of friends. In a lobby of yours, “{ button-settings }” and “{ button-terms }” say who may join and how soon people are reminded.
wish-compare = **I want to see how I do:** `{ COMMAND("me profile") }` is what you have achieved, `{ COMMAND("me leaders") }` are the best of a game, with the season. `{ COMMAND("me statistics") }` shows who wins with what, which openings work, and you beside everybody else, head to head as well.
wish-server = **I run a server:** `{ COMMAND("admin rules") }` chooses the clock of new tables, who opens, joins and moderates them, the channels of a game, presets and a role for new tables.
wish-data = **I want what is mine:** `{ COMMAND("table export") }` is a whole game as a file, `{ COMMAND("me data") }` what is stored about you, `{ COMMAND("me forget") }` deletes it.
