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
