# Orrery in Discord: panels, buttons, messages, refusals.

# Buttons
button-panel = My panel
button-hand = Hand
button-board = Board
button-legend = Signs
legend-section = { $section }: { $signs }.
button-log = Log
button-rules = Rules
button-verify = Verify
button-rematch = Rematch
button-refresh = Refresh
button-undo = Undo
button-restart = Restart the turn
button-join = Join
button-join-as = Join as { $side }
button-leave = Leave
button-keep = Keep open
button-start = Start
button-settings = Settings
button-new-thread = In a thread
button-word = Add a word
button-unbot = Remove computer ({ $side })
button-draw-accept = Accept draw
button-draw-offer = Offer a draw
button-draw-decline = No draw
button-end = End without a result
button-end-propose = Propose to end it
button-end-no = Play on
button-end-back = Take the proposal back
button-end-moderator = End as a moderator
button-move = Move
button-resign = Resign
button-dm-off = No more DMs
button-dm-on = Turn DMs on again

# Seats
seat-open = open
seat-computer-easy = Easy computer
seat-computer-normal = Normal computer
seat-computer-hard = Hard computer
level-easy = Plays quickly and carelessly.
level-normal = Looks one move ahead.
level-hard = Thinks before every move.
side-random = Random

# The lobby
lobby-title = { $game } · table { $number }
lobby-options = House rules · { $options }
lobby-waiting = Take a seat, or let a computer take one.
lobby-ready = Everybody is here. { $host } can start.
lobby-enough = { $host } can start now; the free seats may still be taken.
lobby-moves = If the game begins with free seats, these are removed and the others move up: { $moves }.
lobby-move = { $side } plays { $becomes }
lobby-starts-full = The game begins by itself when all seats are taken.
lobby-others-start = From { $at } on, anybody with a seat can start.
lobby-closes = Nothing has happened here for days. The table closes { $at }, unless something does.
lobby-full = { $names }: all seats are taken. You can start.
lobby-idle = { $names }: nothing has happened here for days. Start, change something or keep the table open; otherwise it closes.
start-name = Start
start-full = By itself when all seats are taken
start-host = By the host alone
start-hours = By the host; after { $hours } by anybody with a seat
kept-open = The table stays open.
lobby-alone = { $host } can start alone, or others take a seat first.
lobby-option = **{ $option }: { $value }** · { $hint }
lobby-started = The game has begun.
lobby-unseated = You no longer sit at this table.
lobby-closed = This table is closed.
lobby-computer = Seat a computer …
lobby-invited = { $names }: a rematch is open. Will you join?
commitment-fingerprint = 🔏 Fingerprint of the secret number that deals: `{ $fingerprint }`
commitment-words = 🎲 Words in the shuffle: { $words }
commitment-word = { $name } “{ $word }”
word-title = A word for the shuffle
word-label = Your word (empty: none)
word-hint = Mixed into the shuffle: I could not know it when I drew my number. Everybody reads it.
word-given = Your word is in the shuffle. You may change it until the game begins.
word-taken-back = You have no word in the shuffle.
stage-alpha = Alpha: rules and data may still change.
stage-beta = Beta: complete, and still being polished.
opened = Table { $number } is open in { $channel }. Share it, or seat a computer there.
opened-alone = Table { $number } is open in { $channel }.
opened-begun = The game of table { $number } has begun in { $channel }.
opened-uncalled = My call does not reach { $guest } now, or they were invited only a short while ago. They find the table in the channel.
invited = { $guest }, { $host } invites you to a game of { $game } in { $channel }.
joined = You have a seat.
left = You have left the table.
closed = Table { $number } is closed.
rematch-open = { $players ->
        [1] The next game is open: table { $number }.
        [2] The rematch is open: table { $number }. Sides have swapped.
       *[other] The rematch is open: table { $number }. Everybody has moved on by one seat.
    }
rematch-joined = You have joined the rematch: table { $number }.
thread-name = { $game }: { $host }
settings-title = Settings of table { $number }
settings-language = Language of public messages
settings-value = **{ $option }**: { $value }
settings-choice = { $option }: { $value }
settings-read-only = { $host } opened this table and can change these.
settings-switches = House rules that are on …
settings-switches-all = House rules that are on
settings-form-menu = Choose …
button-set-all = { $pages ->
        [1] All in one form
       *[other] Form { $page } of { $pages }
    }
option-on = on
option-off = off

# The table
table-title = { $game } · table { $number }
table-to-move = to move ({ $since })
table-to-answer = to answer ({ $since })
table-awaited = { $what } ({ $since })
table-thinking = thinking …
table-waits = ⏳ The game waits for secret answers, asked for { $since }.
table-resigned = resigned
table-won = 🏆 { $names } wins.
table-shared = 🏆 { $names } share the victory.
table-drawn = A draw.
table-end-proposed = ⏹ { $agreed } would like to end this game without a result. Still asked: { $asked }.
table-unreached = { $names }: my direct messages do not reach you. Press “{ $button }” to see what only you may see.

# The panel
panel-title = Your turn, { $side }
panel-title-may = { $side } · nobody waits for you
panel-title-asking = Your turn, { $side } · answers are awaited
panel-title-asked = { $side } · your answer is awaited
button-orders = Standing orders
button-plan = Plan ahead
button-queue = Queue actions
button-unqueue = Empty the queue
orders-title = Your standing orders · table { $number }
orders-hint = They answer for you, at once, so nobody waits. Only you see them. The log tells you whenever one has answered.
plan-title = Your plan · table { $number }
plan-hint = It is played for you, at once, so nobody waits. Only you see it. The log tells you what was played, and why if something was not.
orders-ask = ask me
orders-nobody = nobody
orders-from-now = From now on: { $choice }
orders-set = Noted.
orders-queue = Your next actions, played when your turn comes, as long as they are possible and others have done nothing to you in between:
orders-queue-empty = No actions are queued.
orders-not-now = not possible as things are
orders-not-yet = perhaps after what comes before it
orders-not-understood = not understood
orders-unread = Kept, but not understood: { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}. Change what you typed with “{ button-queue }”; else you are asked when it comes to that.
orders-typed = You typed:
orders-asides = Now, though it is not your turn
orders-button = button { $button }
orders-default = Default, if a standing order answers for you: { $answer }.
orders-intruders = Since you last acted: { $intruders }.
orders-queued = Queued: { $actions }
orders-until = Until: { $stops }. Then you are asked again.
orders-until-menu = All of this ends when …
stop-chapter = { $chapter } begins
error-stops = Choose from this list, { $most } at most; it may have changed meanwhile.
queue-title = Your next actions
queue-label = One action a line
queue-hint = As in one line of { COMMAND($command) }. If it is your turn, they begin now.
error-orders-none = This game has no standing orders.
panel-awaited = Awaited: { $sides }
panel-detail = { $places }: { $detail }
panel-waiting = Nothing to do for you now: { $side } is to move ({ $since }).
panel-waiting-computer = Thinking: { $side } …
panel-waits = Nothing to do for you now: the game waits for secret answers, asked for { $since }.
panel-onlooker = You are watching this game.
panel-out = You have resigned. The others play on, and you may watch.
panel-idle = Not possible now: { $cards }
panel-idle-card = { $card }
panel-idle-why = { $card } ({ $reason })
panel-menu = Choose …
panel-menu-each = Change something, or several at once …
panel-menu-range = { $first } to { $last } …
panel-menu-several = { $least ->
        [1] Choose one …
       *[other] Choose { $least } …
    }
panel-chosen = Chosen: { $choices }
button-form = In one form
form-part = { $number }. { $part }
form-part-of = { $part }: { $first } to { $last }
panel-choose = Choose
panel-take = Done
panel-anew = Choose again
panel-still-possible = { $more ->
        [0] You could still do this: { $choices }. End your turn all the same?
       *[other] You could still do this: { $choices } and { $more } more. End your turn all the same?
    }
panel-sure = Yes: { $choice }
panel-choose-this = Choose { $choice }
panel-back = Back
panel-undone = Taken back.
panel-restarted = Your turn begins again.
panel-told-more = { $count ->
        [one] One line more
       *[other] { $count } lines more
    }: “{ panel-more }” → “{ button-recap }”

# The hand
hand-title = Your hand · { $side }, { $game }, table { $number }
names-and = { $names } and { $last }
hand-against = Against { $others } in { $channel }.
hand-with = With { $others } in { $channel }.
hand-alone = You play alone in { $channel }.
hand-your-turn = **It is your turn** ({ $since }).
hand-asked = **Your answer is awaited** ({ $since }).
hand-asked-what = { $what }: { $question }
hand-over = The game is over.
hand-empty = You hold no cards.
hand-none = You hold no cards here: you are not playing at this table, or the game has not begun.
hand-unused = In this game nobody holds anything in hand. The panel shows all that you may see.

# What stands in the menu of a panel besides the answers
panel-more = More …
more-restart = Take back all that you have done in this turn
more-orders = What answers for you, and your next actions
more-plan = Lay down your next actions in advance
more-seats = Remind somebody, or let somebody else take a seat
more-recap = What the others have done since you last acted
more-try = Play on in a copy that only you see
more-notes = Your own words about this game; only you see them
more-refresh = Show this panel anew
more-relearn = Begin again with the first step
more-replay = Look at earlier moments
more-trial-all = You decide for everybody in this copy
more-trial-computers = Computers decide for the others again
more-trial-lines = Two ways to go on from here, side by side
more-trial-end = Throw this copy away

# Log, recap
log-title = Log of table { $number } · page { $page } of { $pages }
log-empty = Nothing has happened yet.
log-older = Older
log-newer = Newer
pages-more = More pictures …
pages-all = Pictures …
recap-title = What happened since you last acted ({ $since })
recap-title-all = So far
recap-nothing = Nothing has happened since then.
chapter-lost = What has changed cannot be shown: the steps up to here cannot be played again with the present rules. The log has them all.

# Draw, resignation
draw-offered = You offer a draw. It stands until somebody declines or moves.
draw-sure = Do you want to offer a draw? If all others agree, the game ends at once and nobody wins{ $computers ->
        [0] {""}
       *[other] ; a computer answers right away
    }.
draw-sure-accept = { $sides } offers a draw. Do you agree? If all others do so too, the game ends at once and nobody wins.
draw-gone = Your offer of a draw no longer stands.
draw-declined = The draw is declined.
resign-sure = { $players ->
        [1] Really resign? The game ends here.
        [2] Really resign? The game ends, and your opponent wins.
       *[other] Really resign? The others play on without you.
    }
# Ending a game together or as a moderator, moving it
game-numbered = { $game } #{ $number }
table-named = **{ $game } #{ $number }** · { $channel } · { $names }
end-sure = { $others ->
        [0] Only computers play with you, so the game ends at once, without a result. Do you want that?
       *[other] Do you want to propose to end this game? It ends without a result once all have agreed. I ask { $asked } at the table, once; until then everybody can play on.
    }
end-sure-absent = { $absent } { $count ->
        [one] is
       *[other] are
    } absent and not needed for this. { $others ->
        [0] If you agree, the game ends at once, without a result. Do you want that?
       *[other] The game ends without a result as soon as more than half of the others agree. Do you agree? Until then everybody can play on.
    }
end-sure-agree = { $others ->
        [0] { $agreed } would like to end this game without a result. If you agree, it ends at once.
       *[other] { $agreed } would like to end this game without a result. If you agree, only { $asked } will still be asked.
    }
end-agreed = You agree to end this game without a result. Still asked: { $asked }. Until they answer, everybody can play on.
end-gone = The proposal to end the game no longer stands. Play on!
end-declined = Then the game goes on.
end-moderator = You may manage its channel, so you can end it at once, without a result. Everybody at the table is told that a moderator has done so.
end-moderated = Table { $number } is ended. Its channel is free for another game.
move-sure = Shall it go on in { $channel }? Nothing of it changes; those whose turn it is are called there.
moved = Table { $number } goes on in { $channel }.

# Verify, export
verify-title = Was table { $number } dealt fairly?
verify-lobby = This table was opened before an update; its promise is made when the game starts.
verify-running = When this table was opened I drew a secret number and posted its SHA-256 fingerprint in the table's first message. Nobody can guess the number from it, and I cannot change the number any more. At the end I reveal it, and anybody can check every shuffle:
verify-running-before = Before dealing I drew a secret number. This table was opened before an update, so its SHA-256 fingerprint was not posted then; from here on I cannot change the number any more. At the end I reveal it, and anybody can check every shuffle:
verify-running-alone = Before dealing I drew a secret number. This is its SHA-256 fingerprint; keep it to compare it at the end. Nobody can guess the number from it, and I cannot change the number any more. At the end I reveal it, and anybody can check every shuffle:
verify-promise = **The promise.** This fingerprint (SHA-256) of a secret number stood in the table's first message; compare them:
verify-promise-before = **The promise.** This fingerprint (SHA-256) of a secret number was fixed when the game began. The table was opened before an update, so it was not posted in its first message:
verify-promise-alone = **The promise.** This fingerprint (SHA-256) of a secret number was fixed before the deal and has stood on this page since; compare it with what you have kept:
verify-secret = **The secret number**, revealed now that the game is over:
verify-secret-fits = ✅ The number has exactly this fingerprint: it was fixed before the first card was dealt.
verify-secret-wrong = ❌ The number does not have this fingerprint. Something is wrong; please tell the operator of this bot.
verify-words = **The players' words**, given after the fingerprint was posted:
verify-words-none = No player added a word: the deal comes from the secret number alone.
verify-words-fit = ✅ With these words the game began; compare them with the table's first message.
verify-words-wrong = ❌ These are not the words with which the game began. Something is wrong; please tell the operator of this bot.
verify-seed = **The seed**, from which all cards were dealt:
verify-seed-fits = ✅ The deal follows from nothing but the secret number and the players' words.
verify-seed-wrong = ❌ The deal does not follow from the secret number and the players' words. Something is wrong; please tell the operator of this bot.
verify-steps-fit = ✅ I dealt the game again and played { $steps ->
        [one] its only step
       *[other] all { $steps } steps
    }: every shuffle and every state agrees.
verify-steps-wrong = ❌ Dealt again, step { $step } of { $steps } does not agree with the record.
verify-steps-older = ℹ️ The deal is proved. The game was played under version { $then } of the rules; today version { $now } is in force, so only { $fitting ->
    [0] the seed can be checked, not the { $steps } steps
    [one] the first step of { $steps } can be compared, and agrees
   *[other] the first { $fitting } of { $steps } steps can be compared, and they agree
}. This says nothing against the others.
verify-yourself = To check it yourself: `printf %s NUMBER | sha256sum` must print the fingerprint; { COMMAND("table export") } gives the whole record. docs/fair-deals.md in Orrery's source says how number and words make the deal.
export-whole = The whole record of table { $number }.
export-own = The record of table { $number } as you may see it. When the game is over it holds everything.

# Tables of a person
mine-title = Your tables
mine-none = You sit at no open table.
mine-your-turn = **your turn**
mine-lobby = waiting for players
mine-start = full; the host can start it
mine-your-start = **full: press Start**
mine-running = others are to move
mine-waits = the game waits
mine-over = over
mine-closed = closed
next-table = Table { $number } in { $channel }
next-none = Nobody waits for you.

# A person's settings
language-set = I will speak English with you.
notify-channel = I ping you at the table when it is your turn.
notify-dm = I write you a direct message when it is your turn.
notify-both = I ping you at the table and write you a direct message when it is your turn.
notify-none = I do not call you. Look with { COMMAND("table next") }.
notify-dms-stopped = No more direct messages. { COMMAND("me notify") } turns them on again; “{ button-panel }” at the table always works.
notify-dms-again = Direct messages are on again.
notice-dm-closed = Discord does not let me write to you. Allow direct messages from this server, then { COMMAND("me notify") } turns them on again. Until then, what only you may see is here.
notice-call-failed = I cannot show this game in { $channel } any more: the channel is gone, or I may not write there. You can go on from here; somebody who manages the channel can let me in again.
notice-permissions = I cannot show the game to everybody here, because I lack: { $missing }. Somebody who manages this channel can allow it; nothing is lost.

# About
about-fan = Orrery is an unofficial fan project, not connected with the designers, the artist or the publisher. All pictures and texts are our own.
about-sources = Where the rules here come from
about-source = *{ $certainty }* — { $what }
about-exact = certain
about-text = from a rule text
about-derived = our reading
about-open = Open questions of the rules, as they are played here
about-house = house values
about-replaced = The operator of this bot uses own files in the place of these: { $files }
about-art = Icons: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0. Type: Noto Sans CJK, SIL Open Font License 1.1.
stage-stable = Stable: played and polished.
about-version = Rules version { $version }. { $stage }

# Permissions
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads

# Refusals: what is not possible, and what to do
error-old-command = That command has just changed. Reload Discord, then try again.
error-bad-value = “{ $value }” does not fit there. Choose one of the values offered.
error-old-control = That button is from an older version. { COMMAND("table mine") } brings you to your games.
error-not-your-button = That button belongs to another player's panel. Open your own with My panel.
error-store = The database failed, and nothing was changed. Please tell the operator of this bot (reference { $reference }).
error-unforeseen = Something went wrong on my side, and nothing is lost. Try again; if it happens again, tell the operator of this bot (reference { $reference }).
picture-late = The picture is late; it is added here when it is drawn.
picture-missing = A picture that could not be drawn is missing here. The game goes on without it.
error-discord-slow = Discord asks for a pause of { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }. Try again then; nothing is lost.
error-discord-down = Discord has trouble just now. Your game is safe; try again in a moment.
error-forbidden = Discord does not let me do that here. Check that I may view this channel, send messages and attach files.
error-permissions = I cannot host a table here, because I lack: { $missing }. Ask somebody who manages this channel, then try again.
error-archived = This thread is archived. Write something in it (or have it unlocked), then try again. Nothing is lost.
error-channel-gone = That channel is gone. { COMMAND("table mine") } lists your games; every one can be played from any channel.
error-dm-closed = Discord does not let me write to you. Allow direct messages from this server.
error-too-large = That is too large for Discord.
error-server-only = That works in a server only.
error-no-threads = A table can have its own thread only in an ordinary text channel. Try again without the thread.
error-no-table-here = There is no table here. { COMMAND($command) } opens one.
message-failed = This message of table { $table } could not be shown: something in Orrery failed. The game goes on; { COMMAND("table next") } shows it. The operator of this bot finds the cause in its log.
error-which-table = There is no table in this channel. Give its number ({ COMMAND("table mine") } lists yours).
error-several-tables = Several games run in this channel: { $games }. Add the number of the one you mean.
error-end-lobby = This game has not begun. Its host closes it with { COMMAND("table close") }, and everybody can leave.
error-end-not-yours = Only those who play this game, or who may manage its channel, can end it.
error-too-fast = You are faster than I can follow, so this was not done. Wait a few seconds, then go on; nothing is lost.
error-opening-too-fast = You have opened many tables in a short time. You can open the next one in { $minutes ->
        [one] a minute
       *[other] about { $minutes } minutes
    }.
error-move-not-yours = Only those who may manage the table's channel (Manage Channels) can move it, and only within the server.
error-move-unseen = It can only go on in a channel or thread in which you can write yourself.
error-no-such-side = There is no side “{ $side }” in this game.
card-rulings = Rulings
ruling-derived = { $text } *(our reading)*
ruling-house = { $text } *(a house ruling: no source says it)*
ruling-disputed = { $text } *(sources differ)*
cards-found = { $count } things are called like “{ $name }”. Which one?
cards-which = Choose one
error-no-cards = This game has nothing to look up.
error-no-page = This game has no picture “{ $name }”. It has: { $pages }.
error-no-seat-named = Nobody at this table is called “{ $name }”. There are: { $sides }.
error-no-pictures = This game has no pictures.
error-no-card = There is nothing called “{ $name }”. While you type, I offer what there is.
error-alone = A game with these settings is for one person. Leave out the guest and the computers, or choose another mode.
error-invite-self = You cannot invite yourself. To play alone, name a computer.
error-invite-bot = Bots do not answer invitations. { COMMAND($command) } starts a game against my own computer player.
error-leave-running = The game is running. { COMMAND($command) } resigns.
error-option-unknown = I do not understand “{ $option }”. Write options like this: name=value; name=value. There are: { $names }.
error-option-value = “{ $value }” does not fit { $option }: { $allowed }.
error-options-fixed = The game has begun; its house rules are fixed.
error-options-together = “{ $value }” ({ $option }) does not go with the other settings you chose. Nothing was changed; open the form again and choose anew.
error-menu-bot = Bots have no profile.
error-menu-message = That is no message of mine.
error-menu-no-table = That message is about no table.
error-menu-no-lobby = You have no table that waits for players, so { $guest } cannot be invited. { COMMAND("play") } opens one.
invite-where = To which table do you invite { $guest }?
error-form-row = Every line of the form needs all its parts: { $parts }.
error-form-twice = Choose only one in each part of the form, also where it has several menus.
error-form-together = This is not possible together now: { $choices }.
error-form-over = Your turn would end before all of this is done, because nothing more is possible then. Leave the last lines of the form empty.
typed-connecting = at, in, on, to, into, from
typed-meant = Did you mean “{ $line }”?
typed-meant-several = Did you mean one of these?
typed-end = end, done, finish, end turn, finish turn, end of turn, that's all
error-typed-empty = The line is empty. While you type, I offer what is possible.
error-typed-long = The line is too long. Send it in parts.
error-typed-unknown = { $more ->
        [0] I cannot read “{ $clause }” as an answer to “{ $question }” Possible: { $choices }.
       *[other] I cannot read “{ $clause }” as an answer to “{ $question }” Possible: { $choices } and { $more } more, which I offer while you type.
    }
error-typed-none = { $more ->
        [0] “{ $clause }” is none of the answers to “{ $question }” Possible: { $choices }.
       *[other] “{ $clause }” is none of the answers to “{ $question }” Possible: { $choices } and { $more } more, which I offer while you type.
    }
error-typed-when = { $more ->
        [0] “{ $clause }” is not possible here: { $when }. The question is “{ $question }” Possible: { $choices }.
       *[other] “{ $clause }” is not possible here: { $when }. The question is “{ $question }” Possible: { $choices } and { $more } more, which I offer while you type.
    }
error-typed-ambiguous = { $more ->
        [0] “{ $clause }” could be any of these: { $choices }. Say which one.
       *[other] “{ $clause }” could be any of these: { $choices } and { $more } more. Say which one.
    }

# Things on the table
posting-title-proposal = 🤝 Deal { $number } · version { $version } · { $side }
posting-title-counter = ↩️ Offer { $number } · { $side }, in answer to deal { $of }
posting-title-bid = 💬 Offer { $number } · { $side }
posting-reply = { $sign } { $name } ({ $side }): { $state }
posting-reply-waiting = is asked
posting-reply-accepted = accepts
posting-reply-declined = declines
posting-reply-countered = makes another offer
posting-ready = Everybody agrees: { $side } can carry it out.
posting-others = 🎯 My panel answers these as well.
button-posting-accept = Accept
button-posting-counter = Counter
button-posting-decline = Decline
button-posting-execute = Carry out
button-posting-adopt = Adopt
button-posting-unbid = Withdraw
shown-title = Cards shown to you · { $game } { $number }
shown-by = 👁 { $side } shows you: { $cards }
error-posting-gone = Number { $number } is no longer on the table.
error-posting-changed = Number { $number } has changed: version { $version } is on the table now. Read it again, then decide.
error-posting-not-now = That cannot be done with number { $number } now.

# Learning a game.

button-learn = Learn it first
button-relearn = Lesson from the start
button-to-lesson = Back to step { $number }
place-gone = its channel is gone
place-lesson = a lesson, for you alone
lesson-step = Lesson · step { $number } of { $steps }
lesson-tap = Tap { $choice }
lesson-tap-beside = { $button }: { $choice }
lesson-waits = The others answer first.
lesson-plays = One moment: the lesson plays this for you.
lesson-otherwise = That is allowed too. “{ button-undo }” leads back into the lesson; or play on as you like.
lesson-left = You have left the lesson: from here on the game is yours. “{ button-to-lesson }” leads back into it.
lesson-alone = You have left the lesson: from here on the game is yours. The lesson can begin again at any time.
lesson-end = That was the lesson.
lesson-go-on = The game goes on: play against the computer as long as you like.
lesson-rewritten = This lesson has been written anew since you began it. Play on as you like, or begin the new one: “{ button-relearn }” below.
lesson-offer = First game of { $game }? A lesson of { $steps } steps on the real board, for you alone.
error-no-lesson = { $game } has no lesson.
error-rematch-lesson = A lesson has no rematch. Begin it again, or open a table.

# Choosing a game, and help.

cover-alt = A position of { $game }.
game-players = { $least } to { $most } players
game-players-just = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
game-length = { $least } to { $most } minutes at one table
game-length-just = about { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    } at one table
game-difficulty = { $word } ({ $level } of 5)
difficulty-1 = very easy to learn
difficulty-2 = easy to learn
difficulty-3 = some rules to learn
difficulty-4 = many rules to learn
difficulty-5 = a great many rules to learn
about-length = How long a game takes at one table.
about-difficulty = How much there is to learn.
games-title = Which game?
games-hint = Tap a game: its table opens here, and others can join. Turns may be hours or days apart.
games-people-any = any number of people
games-people-n = { $n ->
        [one] for one, alone
       *[other] for { $n }
    }
games-length-any = any length
games-length-n = up to { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    } at one table
games-difficulty-any = any difficulty
games-difficulty-n = at most { $level } of 5: { $word }
games-none = No game fits that. Loosen one of the three.
games-learn = Learn a game first, alone …
button-games = Choose a game
help-title = Orrery
orrery-version = Orrery { $version }
any-game = [game]
help-what = I host board games in this server. You play a turn whenever you have time; I know the rules and draw the boards.
help-start = **Begin**
    `{ COMMAND("play") }` finds a game for you. `{ COMMAND("… new") }`, such as `{ COMMAND("eclipse new") }`, opens a table: others join with a tap, or computers play.
help-learn = **Learn**
    `{ COMMAND("… learn") }` leads you through a first game. `{ COMMAND("… rules") }` and `{ COMMAND("… card") }` answer questions.
help-turn = **Your turn**
    I call you. Tap the button of my message: the panel shows all that is possible. You can type as well: `{ COMMAND("… move") }`.
help-back = **Come back**
    `{ COMMAND("table next") }` goes to the table that waits for you. `{ COMMAND("table recap") }` tells what has happened.
help-menus = -# Hold a name or a message (on a computer: right click) and choose *Apps*: “{ menu-profile }” and “{ menu-invite }” on people, “{ menu-recap }” and “{ menu-report }” on my messages.

# Looking up the rules.

rules-found = “{ $words }”: several sections
rules-near = “{ $words }” is not in the rules in these words. The nearest:
rules-not-found = “{ $words }” is not in the rules
rules-in-short = In short
rules-contents = Look up a section …
