# Seats change hands; a game ends by vote; the page of a table's players.

# --- refusals
error-seat-handed = { $back ->
        [computer] Your seat at this table has changed hands: a computer plays there now. { COMMAND("table back") } gives it back to you at once.
       *[other] Your seat at this table has changed hands: somebody else plays there now. You are welcome to watch; with { COMMAND("table back") } you can ask for it.
    }
error-swap-open = Another change of seats is proposed already. Answer that one first.
error-swap-seat = There is no such seat here. { COMMAND("table replace") } without anything else shows the players.
error-swap-out = This seat has resigned; nobody can take it over.
error-swap-seated = That person already has a seat at this table.
error-swap-computer = A computer plays there already. Only a person can take its seat.
error-swap-last = You are the last person here. Resign with { COMMAND("table resign") }, or end the game with { COMMAND("table end") }.
error-swap-agreed = You have agreed already. It happens as soon as the others who are asked have answered.
error-swap-gone = Nobody proposes to change seats any more.
error-guest-bot = A bot cannot take a seat. For one of my own computers choose how strong it plays.
way-back-player = somebody else sat here when this was decided.

# --- the log
end-by-vote = Somebody was absent for long, and most of the others voted to end the game without a result.
table-former = the former player
table-log-swap-propose = { $by } proposes that the seat of { $seat } changes hands.
table-log-swap-agree = { $by } agrees that the seat of { $seat } changes hands.
table-log-swap-accept = Somebody accepts the seat of { $seat }.
table-log-swap-decline = { $by } does not want the seat of { $seat } to change hands.
table-log-swap-refuse = The seat of { $seat } stays as it is: nobody takes it over.
table-log-swap-withdraw = { $by } takes the proposal about the seat of { $seat } back.
table-log-swap-ask = Whoever sat there before asks { $seat } for the seat.
table-log-swap = { $seat } plays on from here instead of { $former }.

# --- what everybody reads
table-swap-proposed = 🪑 { $by } proposes that { $newcomer } plays on for { $seat }, with everything { $seat } has. { $several ->
        [0] { "" }
       *[other] Still asked: { $asked }.
    }
table-swap-asked = 🪑 { $newcomer } sat here before and asks { $seat } for the seat.
button-swap-yes = Agree
button-swap-no = No
button-seats = Players
button-seat-back = Take my seat back
button-toend = End the game …

# --- the page of players
seats-title = { $game } · table { $number } · players
seats-former = until { $until }: { $name }
seats-waited = asked { $since }; counts as absent { $at }, if nothing comes by then
seats-absent = absent: asked { $since }
seats-own = { $name } (you)
seats-choice-person = { $name }
seats-choice-computer = { $name } (computer)
seats-menu = Let somebody else take a seat …
swap-title = Who plays on for { $name }?
swap-from-computer = A person can take this seat over if all who play agree.
swap-own = You can hand your seat over, with everything you have. All others who play must agree. Later you can ask for it back; a computer gives it back at once.
swap-absent = { $name } was asked { $since } and counts as absent. So the host alone can decide this, or more than half of the others. { $name } can refuse as soon as they are back, and take the seat back from a computer at any time.
swap-stood-in = The computer plays for { $name }, whose time was up. So the host alone can decide this, or more than half of the others. { $name } can take the seat back from a computer at any time.
swap-present = All who play must agree, { $name } too. Whoever takes the seat has everything { $name } has, and sees it too.
swap-later = { $name } counts as absent { $at }, if nothing comes by then (72 hours, without their quiet hours and away days). From then on the host alone can decide, or more than half of the others.
swap-person = A person plays on …
swap-computer = A computer plays on …
swap-by-easy = an easy computer
swap-by-normal = a normal computer
swap-by-hard = a hard computer
swap-done = The seat has changed hands.
swap-asked = Proposed. The others are asked at the table.
swap-agreed = You have agreed. Others still have to answer.
swap-gone = The seat stays as it is.
swap-yours = The seat is yours. This is your panel.
swap-asked-back = I ask who plays there now.
panel-handed = Your seat has changed hands. You are welcome to watch.

# --- calls
button-next = Next table
next-invited = You are invited at table { $number } in { $channel }.
table-reminded = ⏰ { $name }, you were asked { $since }.
table-log-nudge = { $by } nudges { $seat }.
button-hush = Quiet this turn
button-loud = Call me again
button-nudge = Nudge { $name }
hushed = I do not call you again in this turn. After a day of waiting a reminder comes all the same.
loud = I call you again.
nudged = Done. Somebody in quiet hours or away is called afterwards.
error-hush-now = There is no turn of yours here to be quiet in. { COMMAND("me quiet") } sets your quiet hours.
error-nudge-whom = Only somebody else who is waited for can be nudged.
error-nudge-early = That was asked less than an hour ago. Give them a little time.
error-nudge-again = One nudge a day is enough, from all together. The next one is possible { $at }.

# --- standing orders of any title
orders-force-here = From now on: skip single answers
orders-forced = Answer for me where only one answer is possible (after a random pause if an instant answer would give something away)
orders-answers = { $count ->
        [one] One kind of question is answered for you.
       *[other] { $count } kinds of questions are answered for you.
    }
orders-by-default = the default
orders-always = From now on: { $question }
orders-for-now = In this round: { $question }
button-force = Answer forced choices
button-unforce = Ask me forced choices
button-forget = Ask me everything again

# --- commands
command-table-replace = The players of a table; let another person or a computer take a seat over
command-table-back = Take the seat back that you had at a table
option-replaced = Whose seat (otherwise I show all of them)
option-replacement = Who plays on
option-computer-strength = Or a computer, and how strong it plays

# To those who have lost their seat, by direct message or in the channel
lost-clock = Your time was up at table { $number } ({ $game }, { $channel }): the computer plays for you until you do something there.
lost-vote = The others at table { $number } ({ $game }, { $channel }) have given your seat to a computer. { COMMAND("table back") } there takes it back at once.
lost-handover = Your seat at table { $number } ({ $game }, { $channel }) has been handed over, as was proposed there. With { COMMAND("table back") } there you can ask for it.
lost-sent-away = The host has taken you off your seat at table { $number } ({ $game }, { $channel }), whose game has not begun.
lost-closed = Table { $number } ({ $game }, { $channel }), where you had a seat, has been closed.
lost-idle = Table { $number } ({ $game }, { $channel }), where you had a seat, has been closed, because nothing happened there for a week. { COMMAND("play") } opens another.
summons-full = All seats are taken at table { $number } ({ $game }, { $channel }). You can start.
summons-idle = Nothing has happened for days at table { $number } ({ $game }, { $channel }), whose game has not begun. It closes { $at }, unless something does.
lost-server = I was removed from the server of table { $number } ({ $game }, { $channel }). Nothing is lost and nobody's time runs: when I am added again, the table goes on, with your seat.

# --- a substitute is wanted
button-substitute = Look for a substitute
button-substitute-take = Take the seat
button-swap-stay = Keep the seat as it is
swap-by-anybody = somebody from this server
swap-offered = Everybody on this server can take the seat now: with the button at the table, and from `{ COMMAND("table open") }`. Whoever comes first has it.
table-log-swap-offer = A substitute is wanted for { $seat }.
table-swap-offered = 🪑 **A substitute is wanted** for { $seat }: whoever takes the seat plays on with everything that belongs to it.
open-wanted = 🪑 A substitute is wanted here
