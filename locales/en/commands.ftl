# Names and descriptions of commands (at most 100 characters each; names at most 32, lower case, no spaces).

command-new = Open a table here; name a computer level to start playing at once
command-join = Take a seat at the table in this channel
command-leave = Give your seat up before the game begins
command-word = Add a word of your own to the shuffle before the game begins (nothing: take it back)
command-start = Start the game
command-rematch = Play again with the same people, seats changed
command-play = Open your panel: see what you can do, and do it
command-move = Play a whole turn in one line; while you type, I offer what is possible
command-undo = Take your last move back, if nothing was revealed since
command-draw = Offer a draw, or accept the one on offer
command-resign = Resign (asks first)
command-board = Show the board in your language
command-hand = Show your hand, to you alone
command-log = Show what has happened, newest first
command-recap = Show what has happened since you last acted
command-rules = The rules: in short, or search in them
command-learn = A guided first game, for you alone
command-card = Look anything of the game up: what it does, and its rulings
command-about = Who made the game, and where the rules here come from

command-table = Your tables, and what can be done with any table
command-table-mine = List your tables
command-table-next = Go to the table that has waited longest for you
command-table-settings = The settings of a table; while it runs, another clock or language can be proposed
command-table-verify = Check that a game was dealt as promised
command-table-export = Get the record of a game as a file
command-table-close = Close a table that has not begun
command-table-end = End a running game without a result: together with the others, or as a moderator (asks first)
command-table-move = For moderators: let a table go on in another channel or thread (asks first)
command-me = Your settings: language, calls, time zone, away days
command-me-language = Choose the language of what only you see
command-me-notify = Choose how you are told that it is your turn
command-me-settings = Everything you have set, with menus to change it
command-me-zone = Choose your time zone; type the name of a city
command-me-quiet = Choose the hours in which I do not call you (nothing: none)
command-me-away = Take away days: I do not call you, and your clocks stop

option-side = Which side you play (random if you like)
option-opponent = Somebody to invite
option-computer = Play against the computer, starting at once
option-computers = How many computers play (otherwise one)
option-thread = Give the table a thread of its own
option-options = House rules, such as: name=value; name=value (while you type, I offer them)
option-language = The language of the table's public message (otherwise the server's)
option-line = Your turn; clauses separated by semicolons
option-word = What you like, at most 40 characters; everybody reads it
option-card = Its name, its code or its letter
option-page = Which picture (otherwise the board)
option-number = The table's number (otherwise the one in this channel)
option-to = Where it goes on (otherwise in this channel)
option-my-language = The language I speak with you
option-notify = How I call you
option-zone = A large city near you
option-quiet-start = From this time of the day, such as 22:00
option-quiet-end = Until this time of the day, such as 7:00
option-away-first = The first day, such as 2026-12-24
option-away-last = The last day (otherwise only that one)

choice-easy = easy
choice-normal = normal
choice-hard = hard
choice-start-full = when all seats are taken
choice-start-host = only by the host
choice-auto = As my Discord
choice-channel = ping
choice-dm = dm
choice-both = both
choice-none = none

command-offer = Write a whole deal (or an offer of help) in one line; while you type, I offer what is possible
command-show = Show cards of your hand to one other player
option-offer = Such as: p02 mine m05 m06; B gives 1 piloting, gets PP + stored G
option-show-player = To whom
option-show-cards = Which cards (all, or their names)

command-odds = The odds of a battle: fleets on the map, or fleets that you make up
command-sector = Look at a sector and what is around it
command-blueprint = Look at somebody's board and the blueprints of its ships
command-techs = The technologies on the market, with your prices
option-odds-place = A sector, such as 3b (otherwise the one where somebody fights)
option-odds-fleets = Such as: 2 cruisers vs 1 ancient; 3 interceptors vs b 1 dreadnought
option-sector-place = Its place on the map, such as 3b, or its number
option-blueprint-seat = Whose (otherwise yours)

command-orders = Standing orders: what answers for you, and your next actions
option-orders-order = Which order (otherwise I show all of them)
option-orders-value = What it says; for several players write them one after the other
option-orders-queue = Your next actions, written as in a move, with ; between them (- empties the queue)
command-diplomacy = Offer a diplomatic relation, withdraw or accept an offer; also when it is not your turn
option-diplomacy-what = What you say to whom

command-show-page = Show a picture of the table: the galaxy, the technologies, the score, somebody's board
command-explore = Explore a sector
command-influence = Move influence discs, turn up colony ships
command-research = Research a technology
command-upgrade = Put parts on your blueprints, or take them off
command-build = Build ships, orbitals and monoliths
command-pass = Pass; after that, pass again
command-react = React once you have passed: upgrade, build or move
option-explore = Where, such as: 3b; while you type, I offer what is possible
option-influence = Such as: 2c to 3b, or 2c back; while you type, I offer what is possible
option-research = Such as: plasma cannon; while you type, I offer what is possible, with your price
option-upgrade = Such as: cruiser LB plasma cannon; while you type, I offer what is possible
option-build = Such as: cruiser at 3b; colony 3b money; while you type, I offer what is possible, with its price
option-react = Such as: build cruiser at 3b; while you type, I offer what is possible
command-map = Look at the map
command-house = Look at a House mat: resources, tracks, Agendas, Technologies
command-vf-techs = The Technologies on offer and the Trade ladder
command-agendas = The Agendas on offer
command-event = The event of this Cycle and its objectives
command-score = The score as it stands
command-crisis = The Crisis board, the current Crisis and the Voidborn score
command-battle = How a combat of Voidfall would end with best play
option-battle-fleets = Such as: 3 corvettes 1 destroyer shields+ vs 2 voidborn 1 sector defense

command-games = Which game for how many people, how long, how hard; opens the table
command-help = What I do, and how to begin
option-play-people = How many people, computers included
option-minutes = The longest game, in minutes at one table
option-difficulty = How much there may be to learn
option-rules = A section, or words to look for

# Entries of Discord's menus of people and messages
menu-profile = Profile
menu-invite = Invite
menu-recap = What happened
menu-report = Report a problem
