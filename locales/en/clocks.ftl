# Clocks, stand-ins and votes.
error-clock = No table can have this clock.
error-vote-over = This vote is over.
error-vote-not-yours = Only those who play here and are waiting can vote.
table-log-stand-in = The time of { $seat } is up: the computer plays for them until they are back.
table-log-return = { $seat } is back.
table-log-stood-in = The computer has played this for you.
table-log-vote-open = The time of { $seat } is up. The others decide how to go on.
table-log-vote = { $seat } votes: { $choice }.
table-log-vote-end = Decided about { $seat }: { $choice }.
vote-computer = the computer plays until they are back
vote-skip = skip this decision
vote-replace = a computer takes the seat for good
vote-wait = wait as long again
vote-end = end the game without a result
button-vote-computer = Computer meanwhile
button-vote-skip = Skip
button-vote-replace = Computer for good
button-vote-wait = Wait
button-vote-end = End without a result
table-vote = 🗳️ The time of { $seat } is up. How to go on? Most votes win, at the latest { $ends }.
table-vote-choice = { $choice }: { $count }
table-stand-in = 🤖 the computer plays until { $name } is back
table-else-computer = else the computer plays { $due }
table-else-vote = else the others vote { $due }
hand-else-computer = Without an answer the computer plays for you { $due }, until you are back.
hand-else-vote = Without an answer the others vote { $due } on how to go on.
hand-vote = Your time is up: the others vote on how to go on, at the latest { $ends }. If you answer now, your answer counts.
hand-else-secret = Without an answer this is decided for you { $due }. Nobody else learns of it.
clock-name = Clock
clock-zero-name = When the time is up
clock-none = no clock
clock-limit = { $hours } for each decision, then a last call and { $grace } of grace
clock-bank = { $hours } in all, and { $increment } more for each turn
clock-hours = { $hours ->
        [1] 1 hour
       *[other] { $hours } hours
    }
clock-days = { $days ->
        [1] 1 day
       *[other] { $days } days
    }
clock-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-zero-computer = the computer plays until the person is back
clock-zero-vote = the others vote (computer meanwhile or for good, skip, wait, end)
lobby-clock = ⏳ { $clock }. When the time is up: { $zero }.
lobby-clock-none = ⏳ No clock.
settings-clock-hint = It stops in quiet hours and on away days ({ COMMAND("me settings") }), and runs once two or more people play.
facts-line = 🕰️ { $name }: { $facts }
facts-median = mostly answers within { $time }
facts-share = { $percent }% of the turns by the computer

option-start = When the game begins (otherwise by the host, and after a day by anybody with a seat)
option-clock = How long each may take (otherwise 48 hours for each decision, among two or more people)
