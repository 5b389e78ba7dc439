# Onlookers predict what comes

button-guess = Predict
guess-title = Predictions: { $game }, table { $number }
guess-hint = Nobody sees yours before it is decided. A right answer among four gives three points, among two one. You can change it as long as it is listed here.
guess-winner = who wins this game
guess-together = the players
guess-line = { $people ->
    [0] { $about }: { $mine }
    [one] { $about }: { $mine } · 1 person has answered
   *[other] { $about }: { $mine } · { $people } people have answered
}
guess-open = not answered yet
guess-waiting = { $count ->
    [one] ⏳ 1 of your predictions is still to be decided.
   *[other] ⏳ { $count } of your predictions are still to be decided.
}
guess-nothing = Nothing is open for predictions.
guess-kept = Kept, and secret until it is decided.
guess-best = The best guessers of this server
guess-guesser = { $points ->
    [one] { $place }. { $name } · 1 point · { $correct } of { $decided } right
   *[other] { $place }. { $name } · { $points } points · { $correct } of { $decided } right
}
error-guess-not-you = Only those who look on can predict something, in a running game of a server where that is switched on. Whoever has or had a seat there knows more.
error-guess-over = That cannot be predicted any more.
error-guess-many = { $most ->
    [one] One person has predicted this already; no more can.
   *[other] { $most } people have predicted this already; no more can.
}
terms-switch-unguessed = Onlookers predict nothing
house-guess-on = Predictions by onlookers: on
house-guess-off = Predictions by onlookers: off
wish-guess = **I look on:** `{ COMMAND("… board") }` shows a game in which you have no seat; “{ button-guess }” below it keeps your secret prediction of its winner and of battles, and lists the best guessers of the server.
