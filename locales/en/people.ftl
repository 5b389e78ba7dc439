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

# --- what people have achieved
command-me-profile = What you (or somebody else) have achieved on this server
command-me-leaders = The best of a game on this server
option-person = Whom (otherwise you)
option-game = Which game
button-profile = My profile
people-outside = Games in direct messages
profile-empty = No finished games yet.
profile-latest = **Latest games**
profile-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $won } won · { $drawn ->
    [0] { $lost } lost
   *[other] { $drawn } drawn · { $lost } lost
} · { $percent } %
profile-streak = { $now ->
    [0] Best streak: { $best } won in a row
   *[other] { $now } won in a row · best streak { $best }
}
profile-time = { $time } per turn on average
profile-side = { $side } { $won }/{ $games }
profile-unrated = not rated yet
profile-new = { $games ->
    [one] provisional, 1 rated game
   *[other] provisional, { $games } rated games
}
profile-rated = { $games } rated games
outcome-won = won
outcome-drawn = draw
outcome-lost = lost
outcome-left = gave the seat away
outcome-joined = took over a seat
outcome-none = no result
leaders-title = The best: { $game }
leaders-how = Rated are games of two or more people. A newcomer begins with 1000.
leaders-other = Another game
leaders-empty = Nobody has a rating yet: finish a game of two or more people.
leaders-games = { $games } games
leaders-new = { $games ->
    [one] 1 game, provisional
   *[other] { $games } games, provisional
}
