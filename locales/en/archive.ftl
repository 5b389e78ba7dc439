# The archive of finished games.

command-archive = Finished games of this server, or your own: search, replay, film
option-archive-person = Only games of this person
archive-title = Finished games of this server
archive-own = Your finished games
archive-found = { $count ->
    [one] One game
   *[other] { $count } games
}, the newest first
archive-more = Only the newest are listed, { $count } of them; a narrower search finds older ones.
archive-none = No game was found.
archive-open = Look at a game …
archive-choose-title = Which game …
archive-choose-who = Who played …
archive-choose-length = How long, how close …
archive-choose-side = Played as …
archive-any-title = Any game
archive-any-length = Any length, any result
archive-any-side = Anything
archive-length-day = Up to a day
archive-length-week = One to seven days
archive-length-long = More than a week
archive-close = A close result
archive-close-hint = The winner was ahead by less than 5 %.
archive-margin = ahead by { $percent } %
button-archive-own = My games everywhere
button-archive-server = Games of this server
button-archive-all = All games
button-archive-result = Result
