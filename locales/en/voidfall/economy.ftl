# Resources, Influence, tokens, Agendas, Technologies: questions and the log.

vf-log-gain = { $side } gains { $resources }.
vf-log-lose = { $side } loses { $resources }.
vf-log-exchange = { $side } exchanges { $give } for { $take }.
vf-log-produce = { $side } produces { $resources }.
vf-log-overproduce = { $side } overproduces.
vf-log-influence-gained = { $side } gains { $n } Influence.
vf-log-influence-lost = { $side } loses { $n } Influence.
vf-log-influence-gained-for = { $side } gains { $n } Influence for { $source }.
vf-log-influence-lost-for = { $side } loses { $n } Influence for { $source }.
vf-log-influence-gained-each = { $side } gains { $n } Influence for { $source }.
vf-log-influence-lost-each = { $side } loses { $n } Influence for { $source }.
vf-starting-agenda = the starting Agenda
vf-log-trade-taken = { $side } takes a Trade token from space { $n } of the ladder.
vf-log-trade-returned = { $side } returns a Trade token to space { $n } of the ladder.
vf-log-bounty = { $side } turns up a Bounty token: { $then }.
vf-log-reclaim = { $side } turns up a Reclaim token: { $then }.
vf-log-glory-gained = { $side } takes a Glory token of value { $n }.
vf-log-glory-upgraded = { $side } upgrades a Glory token from { $n } to { $to }.
vf-log-glory-discarded = { $side } discards a Glory token of value { $n }.
vf-log-technology = { $side } gains { $technology }.
vf-log-improved-gained = { $side } gains the Improved { $technology }.
vf-log-agenda-taken = { $side } takes the Agenda { $agenda }.
vf-log-agenda-drawn = { $side } draws a { $type } Agenda.
vf-log-agenda-kept = { $side } keeps the Agenda { $agenda }.
vf-log-offer-corrupted = A Corruption is put on the { $type } Agenda offer.
vf-log-peek = { $side } looks at { $n ->
    [one] { $n } event
   *[other] { $n } events
} of the next Cycle.

vf-ask-pay = Pay the cost to do this?
vf-pay-for = { $cost }: { $then }
vf-form-upkeep = Upkeep
vf-form-resources = Resources
vf-form-units = Resource
vf-menu-units = { $n } of one type …
vf-form-box = Objective
vf-form-house = House and origin
vf-form-of-house = House
vf-form-origin = Origin
vf-ask-gain-any = { $n ->
    [1] Which resource do you gain?
   *[other] Which resources do you gain ({ $n } left)?
}
vf-ask-lose-any = { $n ->
    [1] Which resource do you lose?
   *[other] Which resources do you lose ({ $n } left)?
}
vf-ask-exchange = How many do you exchange?
vf-swap-units = { $give } for { $take }
vf-ask-produce = { $n ->
    [1] Which resource do you produce?
   *[other] Which resource do you produce next ({ $n } different ones left)?
}
vf-production = { $resource } (Level { $n })
vf-production-over = { $resource } (Level { $n }, overproduction)
vf-caution-produces-nothing = You would produce nothing.
vf-ask-agenda = Which Agenda do you gain?
vf-draw-agenda = { $type }: draw 2 Agendas and keep 1
vf-draw-agenda-top = Take the top card of the { $type } deck
vf-caution-offer = The Corruption on this offer comes with it.
vf-objectives = { $first }; { $second }
vf-agenda-told = { $type } (with { $focuses }: { $action }) · scored: { $objectives }
vf-ask-keep-agenda = Which Agenda do you keep? The other goes under the deck.
vf-ask-evaluate = Which Agenda do you score now?
vf-ask-corrupt-offer = On which Agenda offer do you put a Corruption?
vf-ask-technology = Which Technology do you gain?
vf-gain-basic = { $technology }{ $n ->
    [0] { "" }
   *[other] , { $n } Influence
} (at once: { $then })
vf-gain-improved = Improved { $technology }{ $n ->
    [0] { "" }
   *[other] , { $n } Influence
}
vf-ask-upgrade-glory = Which Glory token do you upgrade?
vf-ask-upgrade-new-glory = Do you upgrade the Glory token that you have just gained?
vf-upgrade-glory = From { $n } to { $to }
vf-ask-discard-glory = Which Glory token do you discard?
vf-glory-of = Value { $n }
vf-ask-preferred-action = Which action of a preferred Focus card do you do?
vf-preferred-option = { $card }: { $action }
vf-ask-event-on-top = Which event of the next Cycle goes on top of its pile? Any other goes to the bottom.
