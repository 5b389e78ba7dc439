# Fleet Power, sectors, Corruption, tracks: the log and places.

vf-log-activate = { $side } activates { $n } Fleet Power.
vf-log-deactivate = { $side } deactivates { $n } Fleet Power.
vf-log-deploy = { $side } deploys a { $fleet } in { $place }.
vf-log-recall = { $side } recalls a { $fleet } from { $place }.
vf-log-step = { $side } moves a { $fleet } from { $source } to { $target }.
vf-log-abandon = { $side } abandons { $place }.
vf-log-takeover = The Voidborn take { $place }.
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
