# Following a game in which one does not play.

command-follow = Follow a game: a quiet note when a round ends, and at its end
button-follow = Follow
button-unfollow = Stop following
news-round = What is new in { $place }
news-over = The game in { $place } is over.
followed-title = Games you follow
followed-hint = A direct message that rings nowhere tells you when a round is over, and how the game ends; at most one an hour for each game, in games without rounds one a day. Never in your quiet hours.
followed-none = You follow no game. “{ button-panel }” below a game in which you do not play offers it.
followed-stop = Stop following …
followed-now = You follow table { $number } now.
followed-no-longer = You no longer follow table { $number }.
error-follow-own = You play here: your calls and “{ button-recap }” tell you what happens.
error-follow-private = Only public games of a server can be followed.
error-follow-over = Only a running game can be followed.
error-follow-dms = The notes come by direct message, and yours are closed. `{ COMMAND("me settings") }` opens them.
error-follow-many = { $most ->
    [one] You follow one game already, which is the most.
   *[other] You follow { $most } games already, which is the most.
}
error-follow-full = As many people as possible follow this game already.
