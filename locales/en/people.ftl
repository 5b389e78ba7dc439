# Results, ratings, open tables, tournaments.

# --- lengths of time
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

# --- the end of a game
error-not-over = This game is not over yet. Look again when it is.
result-winner = 🏆 { $names }
result-drawn = 🤝 A draw
result-lost = The game has won
result-none = No result
result-seat = { $place }. { $sitting } · **{ $score }**
result-chapter = Round { $number }
result-thought = Longest thought: { $name }, { $time }
result-turn = { $points ->
    [one] Best turn: { $name }, { $points } point
   *[other] Best turn: { $name }, { $points } points
}
button-rematch-same = Same seats
