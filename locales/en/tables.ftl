# What people are told at a table when something cannot be done, and what the log says of the table itself.
# Every error says what to do.

# --- the rules' own refusals
error-not-owed = It is not your turn to decide right now. You will be told when it is.
error-illegal-choice = “{ $choice }” is not possible here. Choose one of the options offered.
error-barred = “{ $choice }” is not possible now: { $reason }.
error-barred-instead = “{ $choice }” is not possible now: { $reason }. { $instead }
error-no-way-back = This can no longer be taken back: { $why }
way-back-drawn = something was drawn.
way-back-turned-up = something new was turned up for all to see.
way-back-seen = hidden cards were seen.
way-back-told = the others have been told, and may answer.
way-back-turn = the turn has passed on.
way-back-resigned = somebody has resigned.
way-back-over = the game is over.
way-back-lot = chance has decided something.
way-back-all = everybody who was asked has answered.
way-back-side-by-side = several have begun to decide side by side.
way-back-talk = several may speak here at any time, so what is said stands; look for its opposite among the buttons.
way-back-gone-on = the game has gone on.
way-back-others = others have acted since, or you have done nothing yet.
error-wrong-count =
    { $least ->
        [one] { $most ->
            [one] Choose exactly one option.
           *[other] Choose between 1 and { $most } options.
        }
       *[other] Choose between { $least } and { $most } options.
    }
error-stale = That question has been answered already. Here is where the game stands now.
page-put-away = Put away: a newer page of yours shows this table.

# --- the store
error-store-away = The game store is away for a moment. Your game is safe: try again in a few seconds, and look first whether your last move is there.
error-store-lost = The place where games are stored is gone, so nothing was done. Please tell the operator of this bot; games can go on once it is back.
error-busy = The game table is busy at the moment, so nothing was done. Please try again in a few seconds.
error-not-stored = Your action could not be saved, so nothing was done. Please try again; if it keeps failing, tell the operator of this bot.
error-table-damaged = Table { $table } cannot be loaded: its game no longer fits the rules. Nothing is lost. Please give this table number to the operator of this bot; the players may close the table.
error-other-components = This game was begun with other component files ({ $begun }) than those in use now ({ $now }). Ask the operator of this bot to put the old files back; nothing of the game is lost.
error-game-set-aside = { $reason } If that cannot be, the players may close table { $table }.
error-rules-failed = Something went wrong in the rules at table { $table }, so nothing was done. Try something else, and please give the table number to the operator of this bot.

# --- finding and taking a seat
error-no-table = There is no such table any more. Open a new one.
error-unknown-title = This bot does not have the game “{ $title }”. Choose one of the games offered.
error-start-early = Only the host can start now. Anybody with a seat can { $at }.
error-channel-taken = There is already a table of this game in this channel. Play it to the end or close it, or use another channel or thread.
error-too-many-tables = You have opened { $most ->
        [one] { $most } table here that is not over
       *[other] { $most } tables here that are not over
    }, as many as one person may have. Play one to the end first, or end it with { COMMAND("table end") }; { COMMAND("table mine") } lists them.
error-server-full = This server has { $most ->
        [one] { $most } open table
       *[other] { $most } open tables
    }, as many as it may have. Try again when one of them is over. Whoever may manage channels can end abandoned ones with { COMMAND("table end") }.
error-table-full = No seat at this table is free for you. Join another one, or open your own in another channel or thread.
error-seat-taken = Somebody already sits there. Choose another seat.
error-already-seated = You already have a seat at this table.
error-not-seated = You do not play at this table. You are welcome to watch.
error-not-seated-over = You did not play in this game. { COMMAND("play") } opens one of your own.
error-not-seated-yet = You have no seat at this table yet. **Join** takes a free one.
error-not-your-seat = That button belongs to another player. Use your own panel.
error-join-late = This game takes no new players. Wait for the next one, or open a table elsewhere.
error-word-late = The cards are dealt; words had to be added before the game began.
error-word-early = The fingerprint of my secret number is not posted here yet, and your word should come after it. Try again in a moment.
error-word-never = This table was opened before an update and takes no words. The next one does.
error-word-long = That is too long: a word has at most { $most } characters.
error-no-computer-there = No computer sits there.
error-not-host = Only the host of the table can do this. Ask them, or open a table of your own.
error-bad-option = The setting “{ $option }” does not exist or cannot have this value. Look at the settings offered.
error-seats-open =
    { $missing ->
        [one] One more player is needed. Invite somebody or seat a computer. Still free: { $seats }.
       *[other] { $missing } more players are needed. Invite somebody or seat computers. Still free: { $seats }.
    }
error-nobody-seated = At least one person has to play.
error-rematch-exists = The rematch is open already. Join it there.

# --- when something is possible
error-not-started = The game has not started yet. The host can start it once the seats are taken.
error-running = The game is already running.
error-close-running = A running game cannot be closed. Propose to end it with { COMMAND("table end") }, resign, or offer a draw.
error-game-over = This game is over. You can ask for a rematch.
error-table-closed = This table is closed. Open a new one.
error-draw-offered = You have already offered a draw. Wait for the answer, or take the offer back.
error-no-draw-offer = Nobody has offered a draw.
error-draw-alone = There is nobody to agree with. Play to the end, or resign.
error-end-agreed = You have already agreed to end this game. It ends when all the others agree too; until then you can take that back.
error-no-end-proposed = Nobody proposes to end this game any more.
error-move-here = The table stands in that channel already.
error-move-taken = A game of this title already stands in that channel. Choose another channel or thread.
error-resigned = You have resigned in this game. You are welcome to watch.

# --- a turn typed in one line
error-empty-line = There is nothing in this line. Write what you want to do, step by step, separated by semicolons.
error-order-unknown = There is no standing order “{ $order }” here.
error-order-value = “{ $value }” does not fit { $order }. Possible: { $possible }.
order-numbers = a number from { $least } to { $most }
error-queue-none = This game has no queue of actions.
error-queue-long = The queue takes at most { $most } actions, of 200 characters each.
error-line-too-long = That is more than { $most } steps in one line. Please write it in several lines.
error-line-turn-over = Your turn is over before “{ $words }”: leave that out.
error-line-cannot-follow = “{ $words }” names nothing that can follow there.
error-line-asked = { $reason } The question is “{ $question }”
error-line-refused = Nothing was played, because of “{ $clause }”: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }You wrote: { $line }
    }
error-line-stopped = 
    Played: { $done }. Stopped at “{ $clause }”: { $reason } What was played stays, because something was revealed or the turn passed on. Go on from here. You wrote: { $line }

# --- the log
table-log-habit = By your standing order: { $answer }.
table-log-habit-told = By your standing order:
table-log-queued = From your queue: { $answer }.
table-log-queued-told = From your queue:
table-log-default = By default: { $answer }.
table-log-default-told = By default:
table-log-queue-stopped = Your queued action “{ $action }” cannot be played: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }Taken off the queue as well: { $dropped }
    }
table-log-queue-entered = Your queue ends because of what has happened: { $intruders }. Not played: { $dropped }
table-log-stopped = What you had laid down ends, as you wished: { $stops }.{ $more ->
    [0] {""}
   *[other] {" "}Not played: { $dropped }
}
table-log-undo = { $seat } takes back the last step.
table-log-undo-times = { $seat } takes back the last { $times } steps.
table-log-draw-offer = { $seat } offers a draw.
table-log-draw-accept = { $seat } agrees to a draw.
table-log-draw-decline = { $seat } declines the draw.
table-log-draw-withdrawn = { $seat } takes the offer of a draw back.
table-log-end-propose = { $seat } proposes to end the game without a result.
table-log-end-agree = { $seat } agrees to end the game without a result.
table-log-end-decline = { $seat } wants to play on: the game goes on.
table-log-end-withdraw = { $seat } no longer wants to end the game.
table-log-moved = A moderator has moved the game to { $channel }.
end-abandoned = Only computers are left: the game ends undecided.
end-by-consent = All who played agreed to end the game without a result.
end-by-moderator = A moderator has ended the game, without a result.

# A person's zone, quiet hours and away days
error-zone-unknown = I do not know the time zone “{ $zone }”. Type the name of a large city near you, and choose from what I offer.
error-quiet-times = Quiet hours begin and end at two different times of the day, such as 22:00 and 7:00.
error-quiet-long = Quiet hours take at most { $most ->
        [one] { $most } hour
       *[other] { $most } hours
    } a day: the others wait meanwhile. For whole days use { COMMAND("me away") }.
error-away-order = The last away day comes before the first.
error-away-past = That day is over. Away days begin today or later.
error-away-far = That is more than a year ahead.
error-away-day = I cannot read “{ $typed }” as a day. Write it like 2026-12-24.
error-away-balance = You have { $left } of { $balance ->
        [one] { $balance } away day
       *[other] { $balance } away days
    } left in { $year }.
error-away-none = You have no away days there to give back.

# --- another clock or language while a game runs
error-amend-same = It is set like this already.
error-amend-open = Somebody else has proposed a change already. Answer that first.
error-amend-gone = This proposal is settled.
table-log-amend-propose = { $seat } proposes another { $what ->
    [clock] clock.
   *[language] language of the public messages.
}
table-log-amend-agree = { $seat } agrees to the other { $what ->
    [clock] clock.
   *[language] language.
}
table-log-amend-decline = { $seat } wants the { $what ->
    [clock] clock
   *[language] language
} to stay as it is.
table-log-amend-withdraw = { $seat } no longer wants another { $what ->
    [clock] clock.
   *[language] language.
}
table-log-amend = All agreed: the game goes on with another { $what ->
    [clock] clock.
   *[language] language of the public messages.
}
table-amend-proposed = { $what ->
    [clock] ⏳
   *[language] 🌐
} { $by } proposes for the rest of the game: { $value }. Not answered yet: { $asked }
amend-clock = { $clock } (when the time is up: { $zero })
amend-asked = Proposed. It changes when all who play agree; they are asked at the table.
amend-agreed = You agree. It changes when all others agree too.
amend-done = All agreed: it has changed.
amend-declined = It stays as it is.
button-amend-no = Leave it as it is
settings-agreed = The game is running. Everybody who plays can still propose a pause, more time for somebody, another clock or public language; it happens when all who play agree. Everything else stays.
