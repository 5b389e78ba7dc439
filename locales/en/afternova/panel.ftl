# Afternova in panels, public messages and typed lines.

name-afternova = afternova
an-panel-turn-action = Turn { $turn } · { $side }: extract or market
an-panel-turn-market = Turn { $turn } · { $side } at the market
an-panel-turn-discard = Turn { $turn } · too many cards
an-panel-turn-window = Turn { $turn } · blueprints
an-panel-turn-last = Turn { $turn } · the last chance for blueprints
an-panel-turn-over = Turn { $turn }
an-panel-own = Stored { $stored }/{ $limit }: { $cubes } · blueprints { $built }/6 · { $score } { $score ->
    [one] pt
   *[other] pts
}{ $secret ->
    [0] { "" }
   *[other] { " " }(with { $secret } for your secret objective)
} · objective: { $objective }
an-panel-orders = Standing orders: { $orders }
an-panel-hand = In hand: { $cards }
an-awaited = asked in deal { $numbers }
an-number = { $number }
an-posting-counter = { $side } can adopt it as it is.
an-posting-bid = { $side } can adopt it into a deal.
an-panel-planet = **{ $planet }** needs { $needs } · has { $cubes }
an-panel-about-planet = Needs { $needs }. Room for { $cubes } cubes.
an-panel-missing = Still missing: { $icons }
an-panel-pledge = Your part of deal { $number }: { $cards }
an-panel-pledge-bid = Your part of offer { $number }: { $cards }
an-panel-open-deal = Deal { $number }, { $planet }: { $answers }
an-panel-in-deal = in deal { $number }
an-panel-bound = You commit: { $cards }
an-panel-drops = For want of room you discard { $cubes }.
an-panel-plain = { $words }
an-panel-build = Materialize
an-status = { $side }: blueprints { $built }/{ $last } · cubes { $stored }/{ $limit } · cards { $mercenaries }+{ $blueprints } · { $score } { $score ->
    [one] pt
   *[other] pts
}
an-status-out = { $side }: resigned
an-status-robot = { $side }: blueprints { $built }/{ $last } · cubes { $stored }/4
an-panel-extract = Extract
an-panel-suggest = Propose
an-panel-draft = Compose
an-panel-bind-own = Choose cards for offer { $number }
an-panel-discarding = Discards { $cubes }
an-panel-no-room = { $count ->
        [one] 1 cube too many: you choose what to discard
       *[other] { $count } cubes too many: you choose what to discard
    }
an-panel-more = { $kinds } …
an-panel-bind = Choose cards
an-more-extract = extract
an-more-suggest = propose
an-more-draft = compose
an-more-edit = change
an-more-withdraw = withdraw
an-more-show = show cards
an-more-orders = orders
an-panel-about-orders = Say once for which price you help, and which blueprints to pay or to hold
an-heading-execute = Ready
an-heading-adopt = What others offer you
an-heading-planets = The planets
an-heading-deal-waiting = Deal { $number }: you are asked
an-heading-deal-accepted = Deal { $number }: you have accepted
an-heading-deal-declined = Deal { $number }: you have declined
an-heading-deal-countered = Deal { $number }: you have countered
an-heading-own-offer = Your offer { $number }
an-panel-own-offers = Your own offers
an-heading-others = Deals of others
an-panel-answers = Answer deal { $number }
an-heading-bid = Offer your help
an-heading-with = Whom do you ask? It is sent at once.
an-heading-with-look = Whom do you ask? You see the deal once more before it is sent.
an-heading-mine = What you commit
an-heading-bind = What you commit
an-heading-reveal = What you show
an-heading-to = To whom?
an-heading-ask = What helpers give
an-heading-ask-own = What you give
an-heading-give = What helpers get from the planet
an-heading-give-own = What you want from the planet
an-heading-move = Stored cubes
an-heading-hire = The bot
an-heading-window-orders = Or give an order, and be asked less
an-heading-drop = What you discard for want of room
an-why-draft = You have an unfinished draft. Send it or drop it, then answer here.
an-why-active = Only the player whose turn it is can do that with number { $number }.
an-why-not-ready = Not everybody has accepted this version of deal { $number } yet.
an-why-author = Only whoever made offer { $number } can withdraw it.
an-why-own = Deal { $number } is your own. You can change or withdraw it here.
an-why-many = You have made as many offers as one may in a turn: eight.
an-why-not-asked = Deal { $number } does not ask for your help. You can counter it with an offer of your own.
an-why-answered = You have answered this version of deal { $number } already.
an-why-no-cards = Your cards cannot supply what deal { $number } asks of you. Decline it, or counter.
an-offer-unsent = Nothing is sent yet: see what is missing or could be left out.
an-typed-gives = { $side } gives …
an-typed-gets = … and gets
an-verb-draft = draft, offer, compose
an-verb-bid = bid, offer, help
an-verb-extract = extract
an-verb-market = market, go to the market, visit the market
an-verb-pass = pass, done, end, end turn, finish, nothing more
an-typed-offer-offer = offer, deal, propose, bid
an-typed-offer-mine = mine, my, own, use, commit
an-typed-offer-numbers = one, two, three, four, five, six, seven, eight
an-typed-offer-gives = gives, give, lends
an-typed-offer-gets = gets, get, receives, for
an-typed-offer-stored = stored, storage
an-typed-offer-bot = bot, robot
an-typed-offer-filler = and, with, the, from, i, icon, icons, cube, cubes, plus
an-error-offer-now = Offers can be made during the action of a turn only, while nothing has been taken.
an-error-offer-planet = Name the planet, for instance: offer p02 mine m05; B gives 1 piloting, gets P
an-error-offer-two-planets = One deal is about one planet. Send the other one by itself.
an-error-offer-word = I do not understand “{ $word }”. For instance: offer p02 mine m05; B gives 1 piloting, gets P + stored G
an-error-offer-no-such = There is no card or planet “{ $word }”: { $first } to { $last }.
an-error-offer-others = You can write down only what you yourself give and get. The player whose turn it is composes whole deals.
an-error-offer-no-bot = There is no bot in this game.
an-error-offer-card = { $card } cannot be committed there: only the player whose turn it is names own mercenaries.
an-error-offer-whose = “{ $word }”: say who gets it, for instance: B gives 1 piloting, gets P
an-error-offer-planet-gone = { $planet } is not face up now.
an-error-offer-not-held = You do not hold { $card }.
an-error-offer-useless = { $card } shows no skill that { $planet } needs.
an-error-offer-no-upgrade = You have no working upgrade for { $skill } that this planet needs.
an-error-offer-not-missing = { $planet } does not lack that much { $skill }: let { $side } give less.
an-error-offer-idle = { $side } gives no skill yet. Only those who help can get or give cubes.
an-error-offer-no-cube = { $planet } does not have that many { $colour } cubes to share.
an-error-offer-no-stored = { $side } does not have that many stored { $colour } cubes.
an-error-offer-hire = The bot cannot give { $skill } for { $colour }: the skill must be missing, and the colour on the planet and uncovered in its row.
an-panel-rebind = Commit these
