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
film-alt = { $game }, table { $number }: { $count } positions of the game, one after the other.
error-films-busy = Many animations are being drawn at the moment. Please try again in a few minutes.

command-me-confirm = Ask before an answer that ends your turn
option-confirm = on or off
me-confirm = **Before your turn ends**: { $value }
me-confirm-on = I ask first
me-confirm-off = I do not ask
button-confirm-on = Ask before my turn ends
button-confirm-off = Do not ask before my turn ends
confirm-on = From now on I ask before an answer ends your turn.
confirm-off = From now on I do not ask before an answer ends your turn.
panel-ends-turn = This answer ends your turn.
choice-on = on

way-back-nothing = you have done nothing yet that could be taken back.
way-back-others-since = others have acted since.
error-no-way-back-since = This can no longer be taken back: { $why } What came of it: { $lines }
