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
result-lost = Defeat
result-beat = 🏆 Won against { $name }
result-beaten = 💀 Lost against { $name }
result-none = No result
result-chapter = Round { $number }
result-turning = { $when ->
    [none] Turning point
   *[other] Turning point, { $when }
}: { $name } passes { $rival } for good, { $before } → { $after } against { $against }.
result-turning-level = Turning point: until the end { $rival } stood level with { $name }, { $against } : { $before }; what was counted and revealed then decided.
result-turning-late = Turning point: until the end { $rival } was ahead of { $name }, { $against } : { $before }; what was counted and revealed then decided.
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
} · { $percent }% won
profile-counts = { $won } won · { $drawn ->
    [0] { $lost } lost
   *[other] { $drawn } drawn · { $lost } lost
}
profile-streak = { $now ->
    [0] Best streak: { $best } won in a row
   *[other] { $now } won in a row · best streak { $best }
}
profile-time = { $time } per turn on average
profile-side = { $side } { $won }/{ $games }
profile-unrated = not rated yet
profile-new = provisional ({ $games ->
    [one] 1 rated game
   *[other] { $games } rated games
})
profile-rated = { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
outcome-won = won
outcome-drawn = draw
outcome-lost = lost
outcome-left = gave the seat away
outcome-joined = took over a seat
outcome-none = no result
leaders-title = The best: { $game }
leaders-how = Games of two or more people are rated. A newcomer begins with 1000.
leaders-other = Another game
leaders-empty = Nobody has a rating yet: finish a game of two or more people.
leaders-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
leaders-new = provisional

# --- finding people
command-table-open = The tables of this server where you can join
command-table-find = Look for a game until enough people do; then a table is opened for you
command-table-invite = Invite somebody to your table before it begins
option-people = With how many people in all (otherwise as few as the game needs)
option-guest = Whom
option-private = Only people you invite may join; the table gets a private thread
permission-create-private-threads = Create Private Threads
error-private = This table is private: only people whom its host has invited may join. Ask the host.
error-guest-seated = This person has a seat here already.
error-invite-many = { $most } people are invited here who have no seat yet, as many as one table calls. Wait for some of them, or let everybody join.
error-invite-pace = You have called { $most } people to tables within an hour, as many as one person may. You can invite the next one { $at }.
error-swap-pace = You have proposed { $most } times within an hour that a seat of this table changes hands, as often as one person may. You can do so again { $at }.
error-remove-self = You host this table. Leave it, or close it with { COMMAND("table close") }.
error-nobody-there = This person is not at the table.
error-too-many-seats = You have a seat at { $most ->
        [one] { $most } table that is not over
       *[other] { $most } tables that are not over
    }, as many as one person may have. Finish a game first.
error-search-people = This game is for { $least } to { $most } people.
error-search-gone = Somebody who had been waiting has just stopped looking, so no table was opened. The search goes on.
open-title = Open tables on this server
open-none = No table waits for players right now. Look for a game below, or open a table.
open-line = { $people } · { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
} · { $since }
open-join = Join: { $game } #{ $number }
open-search = 🔎 { $game } with { $people } people: { $now } of { $people } are looking
button-open-tables = Open tables
find-menu = Find me a game of …
find-choice = { $game } ({ $people } people)
find-waiting = 🔎 { $game } with { $people } people: { $now } of { $people } are looking. When there are enough, a table is opened and you are called. The search ends after a week.
find-found = 🎉 Enough people are looking for { $game }: table { $number } is open in { $channel }. You are its host; the others have been called.
find-stop = Stop looking: { $game }
find-stopped = I do not look for this game any more.
lobby-found = { $names }: enough people were looking for this game, and you have a seat.
lobby-private = Private: only those invited may join.
invite-sent = { $guest } is invited to table { $number }.
settings-invite = Invite somebody
settings-remove = Send somebody away
sent-away = { $guest } has been sent away, and comes back only by an invitation.
button-private-on = Make it private
button-private-off = Open it for everybody
private-on = Only people whom you invite may join now. Invite them with { COMMAND("table invite") }.
private-off = Everybody may join now.
lobby-explains = Computers explain what they play.
button-explains-on = Computers explain
button-explains-off = Computers play silently
explains-on = After each of their turns computers now say in one sentence what they played for.
explains-off = Computers no longer say what they played for.
computer-reason = { $name } played for { $gain }.
computer-reason-cost = { $name } played for { $gain }, at the price of { $cost }.

# --- tournaments
command-tournament = Leagues and knock-out tournaments, whose tables I open
command-tournament-new = Announce a tournament in this channel: a league or a knock-out
command-tournament-list = The tournaments of this server
command-tournament-show = How a tournament stands
command-tournament-join = Enter a tournament before it begins
command-tournament-leave = Leave a tournament (once it runs, what you have not played is lost)
command-tournament-start = Draw the pairings and begin (host or moderators)
command-tournament-close = Call a tournament off (host or moderators)
option-tournament-name = Its name
option-tournament-form = Everybody against everybody, or the winners go on
option-tournament-people = How many meet at a table (otherwise 2)
option-tournament-hours = How long one may think about a decision (otherwise 48 hours)
option-tournament-number = Its number (otherwise the newest one here)
choice-league = League
choice-knockout = Knock-out
error-no-tournament = There is no such tournament. { COMMAND("tournament list") } shows those of this server.
error-many-tournaments = This server has { $most ->
        [one] { $most } tournament that is not over
       *[other] { $most } tournaments that are not over
    }, as many as it may have.
error-entered = You have entered already.
error-not-entered = You do not play in this tournament (any more).
error-tournament-full = This tournament is full: { $most } people play in it.
error-tournament-begun = This tournament has begun.
error-tournament-over = This tournament is over.
error-not-tournament-host = Only the host of the tournament, or a moderator of the channel, can do this.
error-few-entrants = With tables of { $size } a tournament needs { $least } people at least.
error-tournament-size = { $most ->
    [2] This game is for two: a tournament of it has tables of 2.
   *[other] Tournaments of this game have tables of { $least } to { $most } people. Choose one of these numbers.
}
error-tournament-together = With these settings all people at a table play together, so nobody wins. Choose others for a tournament.
tournament-title = 🏆 { $name } · { $game }
tournament-facts = { $form } · tables of { $size } · { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} to think about a decision · host: { $host }
tournament-how-league = Points by place: { $points }. Who ties shares them, an empty seat or a bye counts as a tie; who does not play to the end gets none.
tournament-how-knockout = The winner of each table goes on. Who ties for first place plays once more, then a lot decides; byes go to the strongest.
tournament-open = { $count ->
    [0] Nobody has entered yet.
    [one] One person has entered: { $names }.
   *[other] { $count } people have entered: { $names }.
}
tournament-round = Round { $number }
tournament-final = Final
tournament-semifinal = Semi-finals
tournament-champion = 🏆 { $name } has won!
tournament-nobody = It ended without a winner.
tournament-closed = It was called off.
tournament-game = { $names }: { $state }
tournament-at = in { $channel }
tournament-waiting = table follows
tournament-bye = { $name } has a bye and goes on
tournament-rest = { $name } has a bye
tournament-won = { $name } wins
tournament-drawn = draw
tournament-neither = nobody goes on
tournament-out = withdrawn
tournament-rank = { $played ->
    [0] no game
   *[other] { $won } of { $played } won
}{ $byes ->
    [0] {""}
    [one] , 1 bye
   *[other] , { $byes } byes
}
tournament-trouble = I cannot open threads for its tables in this channel: { $missing }. As soon as I may, it goes on.
tournament-none = No tournaments on this server yet. { COMMAND("tournament new") } announces one.
tournament-list = Tournaments on this server
tournament-announced = Tournament { $number } is announced.
tournament-entered = You play in “{ $name }”. You are told where, as soon as it begins.
tournament-started = “{ $name }” has begun. I open a thread for each game and call those who play in it.
tournament-leave-sure = “{ $name }” is under way. If you leave, what you have not played is lost, and a game of yours under way is resigned.
tournament-close-sure = Call off “{ $name }”? Nobody wins it then. Games under way go on, but count for nothing in it.
tournament-left = You have left “{ $name }”.
tournament-thread = { $name } · { $names }
button-cup-join = Enter
button-cup-leave = Leave
button-cup-start = Begin
button-cup-quit = Leave for good
button-cup-close = Call it off
button-cup-show = How it stands
state-open = open for entries
state-running = running
state-over = over
state-closed = called off
option-find-hours = How many hours one may think about a decision (otherwise as may be)
command-tournament-move = Let a tournament go on in this channel (host or moderators)
tournament-gone = The channel of the tournament { $name } is gone, or I may not see it any more. Nothing is lost: in another channel, `{ COMMAND("tournament move number:") }{ $number }` lets it go on there.
tournament-moved = { $name } goes on here. Tables whose threads are gone get new ones.
error-tournament-here = The tournament is in this channel already.
