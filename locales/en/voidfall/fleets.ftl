# Fleet Power, sectors, Corruption, tracks: the log and places.

vf-log-activate = { $side } activates { $n } Fleet Power.
vf-log-deactivate = { $side } deactivates { $n } Fleet Power.
vf-log-deploy = { $side } deploys a { $fleet } in { $place }.
vf-log-deploys = { $side } deploys { $times } × { $fleet } in { $place }.
vf-log-recall = { $side } recalls a { $fleet } from { $place }.
vf-log-step = { $side } moves a { $fleet } from { $source } to { $target }.
vf-log-steps = { $side } moves { $times } × { $fleet } from { $source } to { $target }.
vf-log-abandon = { $side } abandons { $place }.
vf-log-takeover = The Voidborn take over { $place }.
vf-log-grow = { $side }: the Population of { $place } goes up to { $n }.
vf-log-shrink = { $side }: the Population of { $place } goes down to { $n }.
vf-log-establish = { $side } establishes 1 { $what } in { $place }.
vf-log-build = { $side } builds 1 { $what } in { $place }.
vf-log-destroy = { $side } destroys 1 { $what } in { $place }.
vf-log-corruption-gained = { $side } gains a Corruption: { $spot }.
vf-log-corruption-removed = { $side } removes a Corruption: { $spot }.
vf-log-corruption-moved = { $side } moves a Corruption: { $source } to { $target }.
vf-log-advance = { $side } advances to space { $n } of the { $track }.
vf-spot-stored = Decontamination Chambers
vf-spot-slot = Agenda slot { $n }
vf-spot-agenda = Agenda slot { $n } ({ $agenda })
vf-log-pay = { $side } pays { $resources }.
vf-log-discard-agenda = { $side } discards the Agenda { $agenda }, which was in play.

# Questions
vf-ask-deploy = Where do you deploy 1 Fleet Power?
vf-ask-recall = Which Fleet Power do you recall?
vf-ask-regroup = Regroup: which Fleet Power do you move ({ $n } { $n ->
        [1] move
       *[other] moves
    } left)?
vf-ask-deploy-surcharge = The event makes deploying dearer. What do you pay?
vf-ask-grow = Which Population do you increase?
vf-ask-lower-population = Which Population do you decrease?
vf-ask-establish = Which Guild do you establish, and where?
vf-ask-build = What do you build, and where?
vf-ask-destroy = What do you destroy?
vf-ask-corruption-gained = Where do you put the Corruption?
vf-ask-corruption-paid = The cost is a Corruption. Where do you put it?
vf-ask-corruption-removed = Which Corruption do you remove?
vf-ask-corruption-moved = Which Corruption do you move?
vf-ask-corruption-onto = Where do you move the Corruption ({ $source })?
vf-ask-share = Who takes a Corruption?
vf-ask-corruption-own-share = Where do you put your share of the Corruption?
vf-ask-corruption-shared = { $side } asks you to take a Corruption for the cost. Where do you put it?
vf-ask-track = On which Civilization track do you advance?
vf-ask-pay-any = { $n ->
        [1] Which resource do you pay?
       *[other] Which resources do you pay ({ $n } left)?
    }
vf-ask-payment = What do you pay? Credits may stand in for Food, Energy and Materials.
vf-ask-swap = How do you pay the Science?
vf-ask-discard-agenda = Which Agenda in play do you discard?

# Answers
vf-cube-at = { $fleet } in { $place }
vf-piece-at = { $what } in { $place }
vf-new-guild = Establish 1 { $what } in { $place }
vf-new-build = Build 1 { $what } in { $place }
vf-new-cube = Deploy a { $what } in { $place }
vf-move = { $fleet } from { $source } to { $target }
vf-caution-abandon = This abandons { $place }: the Voidborn take it over, and you discard a Glory token.
vf-caution-abandon-free = This abandons { $place }: the Voidborn take it over.
vf-caution-and = { $first } { $then }
vf-caution-combat = No other cubes can come: the combat in { $place } begins at once, and its tokens are turned up if you win.
vf-deploy-clean = Remove 1 Corruption in place of 1 Fleet Power
vf-grow-to = { $place }: Population { $n }
vf-grow-clean = { $place }: remove its Corruption instead
vf-outlook = { $parts }
vf-outlook-told = { $outlook }.
vf-outlook-yield = { $resource }: Yield { $before } → { $then } (Level { $n })
vf-outlook-level = { $resource }: Level { $n } (Yield still { $then })
vf-outlook-upkeep = Upkeep { $before } → { $then }
vf-outlook-skirmish = Skirmish strength { $before } → { $then }{ $state ->
    [held] , held against { $places }
    [lost] { " " }⚠ lost: { $places }
   *[none] {""}
 }
vf-surcharge-corruption = Gain 1 Corruption (for all deployments of this turn)
vf-surcharge-materials = Pay { $resources } for this Fleet Power
vf-swap = { $instead } in place of { $n } { $resource }
vf-swap-none = Science, as the card says
vf-track-to = { $track }: space { $n }
vf-track-for = { $cost }: { $benefit }
vf-track-corrupted = Corrupted: no benefit
vf-track-nothing = no benefit

# Why a cost cannot be paid
vf-lack-resources = needs { $need }, you have { $have }
vf-lack-any = { $n ->
        [one] { $n } resource of any type
       *[other] { $n } resources of any types
    }
vf-action-lacks = { $name } { $why }
vf-caution-unpayable = None of its actions can be paid now.
vf-lack-recall-cubes = needs { $n } deployed Fleet Power, you have { $have }
vf-lack-deactivate-cubes = needs { $n } active or deployed Fleet Power, you have { $have }
vf-lack-take-corruption = needs room for { $n } Corruption, you have room for { $have }
vf-lack-take-track-corruption = needs { $n } Pure Civilization { $n ->
        [1] track
       *[other] tracks
    }, you have { $have }
vf-lack-take-slot-corruption = needs { $n } Pure Agenda { $n ->
        [1] slot
       *[other] slots
    }, you have { $have }
vf-lack-share-corruption = needs room for { $n } Corruption, all players together have room for { $have }
vf-lack-discard-glory-tokens = needs { $n } Glory { $n ->
        [1] token
       *[other] tokens
    }, you have { $have }
vf-lack-return-trade-tokens = needs { $n } Trade { $n ->
        [1] token
       *[other] tokens
    }, you have { $have }
vf-lack-discard-bounty-tokens = needs { $n } Bounty { $n ->
        [1] token
       *[other] tokens
    }, you have { $have }
vf-lack-discard-reclaim-tokens = needs { $n } Reclaim { $n ->
        [1] token
       *[other] tokens
    }, you have { $have }
vf-lack-destroy-installations = needs { $n } { $n ->
        [1] Installation
       *[other] Installations
    } outside your Home sector, you have { $have }
vf-lack-destroy-guilds = needs { $n } { $n ->
        [1] Guild
       *[other] Guilds
    } outside your Home sector, you have { $have }
vf-lack-lower-population = needs { $n } Population above 1 in Pure sectors outside your Home sector, you have { $have }
vf-lack-discard-agendas = needs { $n } { $n ->
        [1] Agenda
       *[other] Agendas
    } in play besides the starting one, you have { $have }
