# Afternova: names, questions, log, endings, options.

an-name = Afternova
an-tagline = Mercenaries, planets, blueprints: strike deals, and score most before somebody has six blueprints.
an-seat-0 = Orange
an-seat-1 = Sky
an-seat-2 = Green
an-seat-3 = Rose
an-seat-4 = Yellow
an-seat-5 = Ivory
an-robot = The bot

# Cubes, skills, lists
an-list = { AND($items) }
an-nothing = nothing
an-cube-purple = { $count } purple
an-cube-green = { $count } green
an-cube-orange = { $count } orange
an-cube-black = { $count } black
an-cube-white = { $count } white
an-colour-purple = purple
an-colour-green = green
an-colour-orange = orange
an-colour-black = black
an-colour-white = white
an-icon-pilot = { $count } piloting
an-icon-engineer = { $count } engineering
an-icon-security = { $count } security
an-icon-mining = { $count } mining
an-skill-pilot = piloting
an-skill-engineer = engineering
an-skill-security = security
an-skill-mining = mining
an-code-purple = P
an-code-green = G
an-code-orange = O
an-code-black = K
an-code-white = W
an-code-pilot = L
an-code-engineer = N
an-code-security = S
an-code-mining = M
an-blueprint = { $cost } → { $points ->
        [one] 1 point
       *[other] { $points } points
    }
an-blueprint-upgrade = { $cost } → { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $upgrade }
an-upgrade-storage = storage +{ $amount }
an-upgrade-hand = hand limit +{ $amount }
an-upgrade-skill = +{ $amount } { $skill } in every extraction
an-upgrade-market = { $amount } more card at every visit to the market
an-upgrade-fee = draws { $amount } mercenary whenever it helps
an-upgrade-sweep = { $amount } free sweep at every visit to the market
an-upgrade-wild = { $amount } cube of a cost may be of any colour

# Deals
an-terms = { $planet } — { $lines }
an-clauses = { $first }; { $rest }
an-terms-alone = { $planet }, alone
an-terms-with = { $planet } with { AND($helpers) }
an-terms-own = { $terms } · you spend { $cards } and get { $cubes }
an-terms-own-free = { $terms } · you spend nothing and get { $cubes }
an-any-helper = any of them
an-terms-helper = { $side } gives { $icons }, gets { $cubes }
an-terms-gives = { $side } gives { $icons }, gets nothing
an-terms-gets = { $side } gets { $cubes }
an-terms-idle = { $side } gives and gets nothing
an-terms-anybody = { $planet } — a helper gives { $icons }, gets { $cubes }
an-terms-transfer = { $giver } → { $taker }: { $cubes } from storage
an-terms-hires = the bot gives { $icons } for { $cubes }
an-terms-nothing-left = { $terms }: nothing is left for you
an-terms-spare = { $terms }: you could keep one of your cards
an-problem-planet = This planet is no longer there.
an-problem-short = { $icons ->
        [one] 1 icon is still missing.
       *[other] { $icons } icons are still missing.
    }
an-problem-card-gone = A committed card or upgrade is no longer there.
an-problem-useless-card = A committed card shows no skill that the planet needs.
an-problem-helper-idle = { $side } gives nothing that the planet needs.
an-problem-helper-not-needed = The icons suffice without { $side }: only who is needed can help.
an-problem-shares = More cubes are promised than the planet has.
an-problem-outsider = Only those who take part can give or receive cubes.
an-problem-transfer = { $side } does not have these cubes in storage.
an-problem-hire-not-needed = The bot only gives icons that would be missing.
an-problem-hire-cubes = The bot's cubes must fit icons that are still uncovered in its row.
an-problem-repeated = Deal { $number } on the table says the same already.
an-problem-unsupplied = The cards that you commit do not supply { $icons } yet.
an-problem-no-part = A counter-offer needs a part of your own: ask less of somebody else, then give it yourself.

# Questions
an-ask-action = Extract, propose a deal, or go to the market?
an-ask-talk = Another player's turn. You may make an offer.
an-ask-help = Accept, decline or counter?
an-ask-draft-proposal = Compose the deal.
an-ask-draft-counter = Compose your counter-offer.
an-ask-draft-bid = Compose your offer: what do you give, what do you want?
an-ask-draft-bind = Which mercenaries do you commit? Nobody sees them before the deal is carried out.
an-ask-draft-show = To whom do you show cards?
an-ask-draft-cards = What do you show { $side }?
an-ask-draft-orders = Which standing order?
an-ask-market = { $quota ->
        [one] Take the last card, or give it up to sweep a row.
       *[other] Take a card ({ $quota } left), or sweep a row for one of them.
    }
an-ask-market-free = { $quota ->
        [one] Take the last card, or sweep a row (the next sweep is free).
       *[other] Take a card ({ $quota } left), or sweep a row (the next sweep is free).
    }
an-ask-discard = { $count ->
        [one] Your hand is too large: discard 1 card.
       *[other] Your hand is too large: discard { $count } cards.
    }
an-ask-drop = You would hold { $cubes }, but only { $limit } fit. { $count ->
        [one] Which cube do you discard?
       *[other] Discard { $count } cubes: which one first?
    }
an-ask-window = Do you materialize a blueprint?
an-ask-window-nothing = None of your blueprints that you do not hold back can be paid yet. (You are asked all the same, so that nobody learns from the waiting what you hold.)
an-ask-last-window = Last chance: do you materialize a blueprint?

# Options
an-option-market = Market
an-detail-market = Take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
an-option-extract = Extract { $planet }
an-option-suggest = Propose { $planet }
an-option-with = Ask { $side }
an-option-draft = Compose a deal: { $planet }
an-option-bid = Offer help: { $planet }
an-option-execute = Carry out deal { $number }
an-option-edit = Change deal { $number }
an-option-withdraw = Withdraw deal { $number }
an-option-adopt = Adopt { $side }'s offer { $number }
an-option-accept = Accept deal { $number }
an-option-bind = Choose cards for deal { $number }
an-option-decline = Decline deal { $number }
an-option-retract = Take back: acceptance of deal { $number }
an-option-counter = Counter deal { $number }
an-option-unbid = Withdraw offer { $number }
an-option-show = Show cards
an-option-orders = Standing orders
an-option-cancel = Discard the draft
an-option-leave = Back
an-option-back = Not yet: back
an-option-send = Send
an-caution-spare = The icons suffice without one of the cards: you could keep it.
an-caution-lacking = Your cards cannot supply the icons that you offer.
an-caution-unchanged = This is deal { $number } as it stands: your counter-offer changes nothing.
an-caution-nothing = You will have no more cubes than before.
an-caution-market = Every deal and offer on the table ends.
an-option-pass = Nothing more
an-option-reveal-all = The whole hand
an-option-sweep-mercenaries = Sweep the mercenaries
an-option-sweep-blueprints = Sweep the blueprints
an-option-take = Take { $card }
an-option-mine = Commit { $card }
an-option-reveal = Show { $card }
an-option-discard = Discard { $card }
an-option-build = Materialize { $card }
an-option-build-several = Materialize { $cards }
an-option-build-swap = Materialize { $card } with { $given } for { $wanted }
an-option-auto = As soon as payable: { $card }
an-option-hold = Hold: { $card }
an-option-askme = Ask me: { $card }
an-option-bind-card = Commit { $card }
an-option-icon = Own upgrade: { $skill }
an-option-ask = { $side }: +1 { $skill }
an-option-ask-less = { $side }: −1 { $skill }
an-option-give = { $side } gets 1 { $colour } cube more
an-option-give-less = { $side } gets 1 { $colour } cube less
an-option-move = { $giver } → { $taker }: 1 stored { $colour } cube
an-option-move-less = { $giver } → { $taker }: 1 stored { $colour } cube less
an-option-hire = The bot: { $skill } for 1 { $colour } cube
an-option-hire-less = Not the bot: { $skill } for 1 { $colour } cube
an-option-drop = Discard 1 { $colour } cube
an-option-keep = Keep 1 { $colour } cube
an-option-discarding = { $label } (discards { $cubes })
an-option-no-room = { $label } ({ $count ->
        [one] 1 cube too many: you choose
       *[other] { $count } cubes too many: you choose
    })
an-option-to = { $side }
an-option-help-ask = Ask me about help
an-option-help-decline = Decline all help
an-option-help-auto = { $least ->
        [one] Help at once for 1 cube or more (2 icons a cube at most)
       *[other] Help at once for { $least } cubes or more (2 icons a cube at most)
    }

# Log
an-log-turn = Turn { $turn }: { $side }.
an-log-reshuffled-mercenaries = The discarded mercenaries are shuffled into a new deck.
an-log-reshuffled-blueprints = The discarded blueprints are shuffled into a new deck.
an-log-market = New in the market: { AND($cards) }.
an-log-takes = { $side } takes { $card }.
an-log-sweeps = { $side } sweeps away { AND($gone) }; new: { AND($cards) }.
an-log-discards = { $side } discards { AND($cards) }.
an-log-fee = { $side } draws a mercenary for having helped.
an-log-fees = { $side } draws { $count ->
        [one] a mercenary
       *[other] { $count } mercenaries
    } for having helped.
an-log-you-draw = You draw { $card } for having helped.
an-log-shows = { $count ->
        [one] { $side } shows { $other } a card.
       *[other] { $side } shows { $other } { $count } cards.
    }
an-log-shows-you = { $side } shows { $other }: { AND($cards) }.
an-log-filled = { $planet } is filled up: { $cubes }.
an-log-planet = New planet: { $planet } with { $cubes }.
an-log-no-room = { $side } has no room and discards { $cubes }.
an-log-proposal = { $version ->
        [1] { $side } proposes deal { $number }: { $terms }.
       *[other] { $side } changes deal { $number } (version { $version }): { $terms }.
    }
an-log-counter = { $side } counters deal { $of } with offer { $number }: { $terms }.
an-log-bid = { $side } makes offer { $number }: { $terms }.
an-log-accepts = { $side } accepts deal { $number }.
an-log-own-cards = { $side } commits other mercenaries to deal { $number }: { AND($cards) }.
an-log-declines = { $side } declines deal { $number }.
an-log-retracts = { $side } takes back the acceptance of deal { $number }.
an-intrusion-deal = a deal has changed your cards or cubes
an-intrusion-offer = { $side } has made you offer { $number }
an-intrusion-answer = { $side } has answered your deal { $number }
an-stop-planet = A planet opens
an-stop-colour = More { $colour } cubes lie on planets
an-stop-built = { $count ->
        [one] Somebody else has { $count } blueprint
       *[other] Somebody else has { $count } blueprints
    }
an-log-withdraws = { $side } withdraws number { $number }.
an-log-withdraws-proposal = { $side } withdraws deal { $number }.
an-log-withdraws-counter = { $side } withdraws counter-offer { $number }.
an-log-withdraws-bid = { $side } withdraws offer { $number }.
an-log-adopts = { $side } adopts { $other }'s offer { $number }.
an-log-to-market = { $side } goes to the market.
an-lapsed = { $kind ->
        [proposal] deal { $number }
        [counter] counter-offer { $number }
       *[bid] offer { $number }
    }
an-log-lapse-market = No longer open, because { $side } has gone to the market: { AND($offers) }.
an-log-lapse-deal = No longer open, because deal { $number } has been carried out: { AND($offers) }.
an-log-lapse-alone = No longer open, because { $side } has extracted without a deal: { AND($offers) }.
an-log-lapse-resigned = No longer open, because { $side } has resigned: { AND($offers) }.
an-log-draft-turn = { $side }, your draft is void: there are no more deals this turn.
an-log-draft-gone = { $side }, your draft for number { $number } is void: that is no longer open.
an-log-draft-changed = { $side }, your draft for deal { $number } is void, because the deal has changed.
an-way-back-market = whoever goes to the market turns away from all deals of this turn, and the others have been told.
an-log-extracts = { $side } extracts: { $terms }.
an-log-share = { $side } spends { AND($cards) }, gets { $cubes }.
an-log-spends = { $side } spends { AND($cards) }, gets no cubes.
an-log-gets = { $side } gets { $cubes }.
an-log-hires = The bot is paid { $cubes }.
an-log-builds = { $side } materializes { $card } for { $cubes }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, blueprint { $count }.
an-log-robot-draws = The bot draws { $cubes }.
an-log-robot-covers = { $cubes } covers an icon on the bot's { $card }.
an-log-robot-stores = The bot stores { $cubes }.
an-log-robot-builds = The bot completes { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
an-log-robot-row = New in the bot's row: { $card } (covered: { $cubes }).
an-log-robot-hidden = The bot's storage is full: it completes a blueprint face down.
an-log-robot-reveals = The bot turns up { AND($cards) }.
an-log-last-window = Six blueprints: the last chance to materialize.
an-log-resigned = { $side } resigns.

# Endings
an-end-points = { $side } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
an-end-robot = The bot is ahead of you all with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
an-end-resigned = All but the winner have resigned.
an-end-agreed = All agree to end the game undecided.
an-tie = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } in turn order

# Options of a table
an-option-end_mode = End of the game
an-option-end_mode-hint = What happens once somebody has six blueprints, before the last chance to materialize.
an-option-end_mode-seed = at once
an-option-end_mode-finish_round = the round is finished
an-option-end_mode-last_turn_each = one more turn for the others
an-option-materialize = Blueprints at a time
an-option-materialize-hint = How many blueprints one may materialize after a turn.
an-option-materialize-any = any number
an-option-materialize-one = one

# Where the facts come from
an-source-exact = Numbers of cards, planets, starships and cubes, the storage of four, the four skills and two skills a mercenary follow published reviews.
an-source-text = The course of the turn, extraction, market, blueprints, the bot and the end follow the published rules in Chinese.
an-source-derived = The ten hidden objectives are the ten pairs of five colours; fine points of deals and of the bot are our reading of the rules.
an-source-house = Not from the published game: which skills stand on which mercenary, what planets need, the cost, points and upgrades of blueprints, nearly all names, and the way offers are made and accepted in chat.
an-credits = A game by Andrew Nerger and Jeffrey Chin, published by R2i Games in 2020.

# Rules in short
an-rules-goal = **Goal:** most points at the end. Points: blueprints, 1 for each stored cube, 1 for each icon of your two hidden colours on your blueprints.
an-rules-turn = **Your turn:** either extract a planet's cubes with mercenaries, or take three cards from the market (sweep a row for one of them; upgrades give more).
an-rules-deal = **Deals:** an extraction needs all skill icons of the planet. Others may help with their mercenaries; you agree who gets which cubes, stored ones included. Everybody must accept the same version. Promises for later bind nobody.
an-rules-storage = **Storage:** four cubes; what does not fit is discarded. Eight cards in hand.
an-rules-window = **Blueprints:** after every turn everybody may pay blueprints from storage. Upgrades work from the next turn.
an-rules-end = **End:** once somebody has six blueprints, everybody has one last chance to materialize, never a seventh. On a tie the player later in turn order wins.
an-rules-letters = **Letters:** skills: { an-code-pilot } piloting, { an-code-engineer } engineering, { an-code-security } security, { an-code-mining } mining. Cubes: { an-code-purple } purple, { an-code-green } green, { an-code-orange } orange, { an-code-black } black, { an-code-white } white.
an-rules-bot = **For two:** a bot plays along: it draws cubes for its row of blueprints, and lends any skills for cubes that fit it.

# Why something is not possible
an-barred-incomplete = it is not complete
an-barred-can-extract = You can extract: { $planets }.
an-barred-own-turn = on your own turn you propose instead
an-barred-market-first = go to the market first
an-barred-planet = this planet is not on the table
an-barred-many = you have made as many offers as one may in a turn: eight
an-barred-turn = it is another player's turn
an-barred-icons = your cards and upgrades lack { $icons }
an-barred-nobody = nobody is left whom you could ask
an-barred-composing = you are composing something already
an-barred-window = blueprints are materialized when a turn is over; you will be asked
an-barred-own = it is a proposal of your own
an-barred-not-own = it is not yours
an-barred-not-ready = not everybody has accepted this version
an-barred-no-proposal = it is no proposal
an-barred-not-asked = it does not ask for your help
an-barred-not-accepted = you have not accepted it
an-barred-no-cards = your cards cannot supply what it asks of you
an-barred-answered = you have answered this version already
an-barred-not-market = it is not in the market
an-barred-not-held = it is not in your hand
an-barred-six = you have six blueprints already
an-barred-cubes = your storage lacks { $cubes }
an-barred-hold = you hold it back, or you have built this turn

# --- statistics
an-opening-market = The market
an-opening-extract = A planet without a deal
an-opening-deal = A deal
