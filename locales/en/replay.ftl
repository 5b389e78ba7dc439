# Looking back: replay, animated replay.

button-replay = Replay
button-recap = What happened?
button-film = Animate the game
button-film-turn = Animate this turn
button-film-chapter = Animate this part
button-film-back = Back to the replay
command-table-replay = Look at earlier positions of a game, step by step or animated
replay-title = { $game } · table { $number } · replay
replay-step = Step { $number } of { $count }
replay-turn = Turn { $number }
replay-start = Beginning
replay-end = The end
replay-eyes = Seen by: { $eyes }
replay-onlooker = an onlooker
replay-help-turns = ◀ ▶ one step · ⏮ ⏭ one turn
replay-help-chapters = ◀ ▶ one step · ⏮ ⏭ to where a part of the game begins
replay-go = Go to …
replay-choose-eyes = Through whose eyes …
replay-lost = This position cannot be shown: the steps up to here cannot be played again under today's rules. The log has every step.
film-title = { $game } · table { $number } · animated replay
film-progress = Drawing picture { $drawn } of { $count } … This page goes on by itself; the game is not held up.
film-ready = { $count ->
        [one] One position.
       *[other] { $count } positions, one after the other.
    }
film-failed = The animation could not be made. Try a shorter part of the game.
film-alt = { $game }, table { $number }: { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } of the game, one after the other.
error-films-busy = Many animations are being drawn at the moment. Please try again in a few minutes.

command-me-confirm = Ask me before a choice that ends my turn
option-confirm = on or off
me-confirm = **Before your turn ends**: { $value }
me-confirm-on = I ask first
me-confirm-off = I do not ask
button-confirm-on = Ask before my turn ends
button-confirm-off = Do not ask before my turn ends
confirm-on = From now on I ask before a choice that ends your turn.
confirm-off = From now on I do not ask before a choice that ends your turn.
panel-ends-turn = This choice ends your turn.
panel-line-waits = Not played yet: { $line }
choice-on = on
choice-off = off

error-nothing-to-undo = You have done nothing yet that could be taken back.
undo-lines = { $first } { $rest }
way-back-others-since = others have acted since.
error-no-way-back-since = This can no longer be taken back: { $why } What came of it: { $lines }

# Going back.

button-rewind = Go back to here …
button-rewind-now = Go back now
button-rewind-propose = Propose to go back
button-rewind-yes = Agree: go back
button-rewind-no = Do not go back
button-rewind-look = What would be undone?
rewind-title = { $game } · table { $number } · go back
rewind-position = The game would stand like this again:
rewind-undone = { $more ->
        [0] **This would be undone:**
       *[other] **This would be undone**, and { $more } lines before it:
    }
rewind-asked = { $others ->
        [0] Nobody else has to agree.
       *[other] These must agree, as they have seen what came after: { $asked }.
    }
rewind-same-lots = The same dice and cards follow as before.
rewind-settled = This proposal is settled.
rewind-done = The game has gone back.
rewind-declined = The game stays as it is.
table-rewind-proposed = 🕰️ { $by } proposes to go back to an earlier position. Not answered yet: { $asked }
table-log-rewind-propose = { $seat } proposes to go back to an earlier position.
table-log-rewind-agree = { $seat } agrees to go back.
table-log-rewind-decline = { $seat } does not want to go back: the game stays as it is.
table-log-rewind-withdraw = { $seat } no longer wants to go back.
table-log-rewind = All agreed, and the game has gone back; what came after is undone. It stands as after: “{ $line }”
table-log-rewind-start = All agreed, and the game has gone back to its beginning.
table-log-rules = An update has changed the rules: the running turn stands as it is under the new ones.
table-log-rules-back = An update has changed the rules, and no longer allows everything that was done in the running turn. Taken back: “{ $lines }”
table-log-rules-own = An update has changed the rules: your last answer no longer counts.
error-rewind-gone = There is no such proposal any more, or nothing to go back to.
error-rewind-undone = The game cannot go back to just there, because a step before it was taken back later. Choose the step after that.
error-rewind-resigned = Somebody has resigned since. The game cannot go back behind that.
error-rewind-swapped = A seat has changed hands since. The game cannot go back behind that, as its former player cannot be asked.
error-rewind-open = Somebody else proposes to go back already. Answer that first.
error-rewind-lost = This position cannot be restored: the steps up to here cannot be played again under today's rules.

# Games from files, bug reports.

command-table-import = Bring a game back from the file of an export
option-import-file = The file of { COMMAND("table export") }
imported-open = Table { $number } is open here. The game goes on as soon as all its seats are taken and you start it.
imported-over = This game is table { $number } now. Its result counts for nobody; you can look at every position.
origin-file = This game comes from a file that { $who } brought. What is in it anybody may have written: people, words, shuffles. It counts for nobody.
origin-somebody = somebody
origin-mark = from a file
verify-running-imported = This game comes from a file. Its secret number was not promised here before the deal, and whoever has the file knows it; this is its fingerprint (SHA-256):
verify-promise-imported = **No promise.** This game comes from a file, so nothing was posted here before the deal. What follows only says whether the file agrees with itself. The fingerprint (SHA-256) of the number in it:
lobby-imported = This game goes on from a file. All seats must be taken; whoever has the file knows what the shuffles will bring.
table-log-imported = The game goes on from a file.
table-log-rewound = The game goes back to an earlier position.
button-report = Report a problem
report-title = Report a problem
report-label = What did you expect instead?
report-hint = What you see, the choices so far and the rules version are sent along.
report-sent = Thank you: report { $number } is stored, and the operator of this bot gets it. This is your copy.
report-owner = A player has sent report { $number }. It holds the seed and all choices: `scripts/playthrough.py --replay` plays it again.
error-import-large = The file is too large; an export has at most { $most } MiB.
error-import-not-json = This is not a file of { COMMAND("table export") }: it cannot be read as JSON.
error-import-format = This is not a file of { COMMAND("table export") }: it lacks the format “{ $format }”.
error-import-broken = The file of this export is damaged. The part that cannot be read: { $problem }
error-import-title = There is no game called “{ $title }” here.
error-import-partial = This export holds only what one player may see, because the game was still running. Only the export of a game that is over can be brought back; one that was ended with { COMMAND("table end") } goes on from it.
error-import-misfit = Step { $step } in this file does not fit the rules: { $aged ->
    [0] the file was changed
   *[other] either the file was changed, or the rules have (then version { $then }, now { $now })
}.
error-import-heavy = This file asks for more work than a game can. Nothing was brought back.
error-looking-back = You are waiting for several games to be played again already. Ask again when they are here; nothing is lost.
error-import-unread = The file could not be fetched from Discord. Please try again.
error-import-fixed = This game goes on from a file, so its options and its shuffle stay as they were.

button-replay-file = As a file
replay-file-ready = The whole replay in one file: open it in any browser, without a network. Arrow keys, the buttons or a swipe go from step to step.
replay-file-about = As seen by { $eyes }
replay-file-steps = Steps
replay-file-first = To the start
replay-file-back = One step back
replay-file-play = Play
replay-file-next = One step on
replay-file-last = To the end
