# Statistics of finished games, and seasons of ratings

command-me-statistics = What finished games of this server add up to, for all or for one person
option-statistics-person = About whom (otherwise about everybody)
button-stats = Statistics
button-stats-mine = Mine
button-stats-server = Everybody's
button-leaders = The best
stats-title = Statistics: { $game }
stats-topics = What about …
stats-topic-overview = Overview
stats-topic-seat = Seats
stats-topic-players = Number of players
stats-topic-opening = Openings
stats-topic-options = Variants
stats-topic-opponents = Head to head
stats-people = { $n ->
    [one] 1 player
   *[other] { $n } players
}
stats-line = { $games ->
    [one] { $server } · 1 game counted
   *[other] { $server } · { $games } games counted
}
stats-empty = No game with a result has been counted here yet.
stats-fact-games = games
stats-fact-length = median length
stats-fact-turns = turns a game (median)
stats-fact-seats = players on average
stats-fact-won = won
stats-fact-chance = if all were equal
stats-fact-streak = won in a row · best
stats-streak = { $now } · { $best }
stats-percent = { $percent }%
stats-rate = { $percent }% ± { $error }
stats-versus = { $ahead } : { $behind }
stats-curve = Average scores along a game
stats-curve-winners = who won
stats-curve-others = the others
stats-head-won = { $what }: games won
stats-head-own = { $what }: won by this person
stats-head-share = { $what }: share of the games
stats-error = The thin line and ± are the standard error. Pale: fewer than 10 games, which tell little.
stats-beside = Blue diamond: everybody else
stats-opponents = In how many games this person was ahead, and behind.
games-favourite = { $games ->
    [one] You have finished 1 game of it, more than of any other.
   *[other] You have finished { $games } games of it, more than of any other.
}
games-fresh = { $games ->
    [one] You have not finished one yet; 1 game of it has ended here.
   *[other] You have not finished one yet; { $games } games of it have ended here, more than of others that are new to you.
}

# --- seasons
button-season = Season
season-name = Season { $number }
season-until = Season { $number }, until { $at }
season-over = Season { $number }: the final table
season-empty = Nobody has a place in it.
season-how = In a season everybody begins anew with 1000. Whoever has at least 3 rated games has a place in the final table; the first three keep a medal on their profile.
season-other = Another season
house-season = Ratings: season { $number }, until { $at }
house-choose-season = Seasons of ratings …
house-season-months = { $months ->
    [0] No seasons
    [one] Seasons of a month
   *[other] Seasons of { $months } months
}
