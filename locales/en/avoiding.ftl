# People with whom one will not be seated.

command-me-avoid = People with whom you will not be seated; nobody else learns of it
command-admin-avoid = People who get no seat at tables of this server
option-avoided = Somebody to put on the list
avoid-title = People with whom you will not be seated
avoid-title-server = People who get no seat on this server
avoid-hint = Nobody else sees this list or learns of it: where you sit, they read that no seat is free for them. Games that have begun go on. Tournaments do not know it.
avoid-hint-server = Only those who manage the server see this list. Whoever is on it reads that no seat is free for them. Games that have begun go on.
avoid-none = Nobody is on it.
avoid-add = Put somebody on the list …
avoid-take-off = Take somebody off …
avoid-added = Somebody was put on the list.
avoid-removed = Somebody was taken off.
error-avoid-own = Somebody sits there with whom you will not be seated. `{ COMMAND("me avoid") }` has your list.
error-avoid-self = You cannot put yourself on the list.
error-avoid-many = A list holds { $most } people.

lobby-unrated = Unrated: the result changes nobody's rating.
button-unrated-on = Make it unrated
button-unrated-off = Make it rated
unrated-on = The result of this game changes nobody's rating.
unrated-off = The result of this game is rated.

# Friends, and what the host of a lobby asks of those who join.

avoid-title-friends = Your friends
avoid-hint-friends = Only you see this list. A lobby of yours can be for friends only: “{ button-settings }”, then “{ button-terms }”. Whoever you invite may join in any case.
button-friends = My friends
button-avoid = People I avoid
button-terms = Who may join
terms-title = Who may join table { $number }, and reminders
terms-none = Everybody may join.
terms-hint = Whom you invite may join in any case. Whoever has not played here yet is kept out by no time, share or rating but that of a newcomer, 1000.
terms-friends-hint = Your list of friends is behind “{ button-friends }”; only you see it.
terms-switches = Lesson, friends, decisions …
terms-switch-learned = Has finished the lesson or a game
terms-switch-friends = Only my friends
terms-switch-host-alone = I decide alone on pauses, time and clock
terms-friends = friends of the host
terms-learned = has finished the lesson or a game
terms-hours = usually answers within { $time }
terms-stood-in = the computer has played at most { $percent } % of their turns
terms-rating = { $least ->
    [0] rated at most { $most }
   *[other] { $most ->
        [0] rated at least { $least }
       *[other] rated { $least } to { $most }
    }
}
terms-least = Rated at least { $rating }
terms-most = Rated at most { $rating }
terms-any-hours = Time to answer: any
terms-any-stood-in = Turns played by the computer: any
terms-any-least = Lowest rating: any
terms-any-most = Highest rating: any
terms-reminders = reminders: { $pace }
lobby-terms = Who may join: { $terms }
lobby-host-alone = The host alone decides on pauses, more time, clock and language.
lobby-reminders = Reminders: { $pace }
reminders-menu = Reminders …
reminders-usual = after 1, 3, 7 and 15 days
reminders-brisk = after 8 hours, then about 1, 2 and 5 days
reminders-rare = after 3, 9, 21 and 45 days
reminders-none = none
table-log-terms-host = { $host } has decided: { $terms }.
table-log-amend-host = { $host } has decided: the game goes on with another { $what ->
    [clock] clock
   *[other] public language
}.
error-terms = No table can have this.
error-terms-friends = This lobby is for friends of its host.
error-terms-hours = The host asks for people who usually answer within { $hours ->
    [one] one hour
   *[other] { $hours } hours
}. You take longer so far.
error-terms-stood-in = The host asks for people for whom the computer has played at most { $most } % of their turns; for you it was { $percent } %.
error-terms-rating = { $least ->
    [0] The host asks for a rating of at most { $most }
   *[other] { $most ->
        [0] The host asks for a rating of at least { $least }
       *[other] The host asks for a rating of { $least } to { $most }
    }
}. Yours is { $rating }.
error-terms-learned = The host asks for people who know { $game }: finish its lesson first (`{ COMMAND("… learn") }`), or any game of it.
