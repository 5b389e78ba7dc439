# Voidfall: what cards say. Effects, costs and conditions are phrases; rules are sentences.

# Lists
vf-list-and = { $first } and { $last }
vf-list-clauses = { $first } and { $last }
vf-list-names = { $first } and { $last }
vf-list-names-more = { $first }, { $then }
vf-list-or = { $first } or { $last }
vf-quoted = { $name }
vf-sentences = { $first } { $then }
vf-lines =
    { $first }
    { $then }
vf-number = { $n }
vf-up-to = up to { $n }
vf-at-most = {" "}(at most { $n })
vf-amount = { $n } { $resource }
vf-amount-short = { $n } { $resource }

# Combinations
vf-effect-and-or = { $first } and/or { $then }
vf-effect-and-or-clauses = { $first }; and/or { $then }
vf-effect-one-of = { $first }, or { $then }
vf-effect-one-of-clauses = { $first }; or { $then }
vf-effect-all-of = { $first } and { $then }
vf-effect-all-of-clauses = { $first }; and { $then }
vf-effect-sequence = { $first }, then { $then }
vf-effect-sequence-clauses = { $first }; then { $then }
vf-effect-repeat = { $n ->
        [2] twice
       *[other] { $n } times
    }: { $then }
vf-effect-if = if { $condition }, { $then }
vf-effect-if-otherwise = if { $condition }, { $then }; otherwise { $otherwise }
vf-effect-pay = { $cost } to { $then }
vf-effect-pay-choice = { $cost } to ({ $then })
vf-effect-each-other-player = each other player may { $then }
vf-effect-each-kept-corruption = for each Corruption kept by this event, { $then }; then { $afterwards }

# Resources, Influence, tokens
vf-effect-gain-resources = gain { $resources }
vf-effect-gain-any-resources = gain { $n ->
        [1] 1 resource of any type
       *[other] { $n } resources of any types
    }
vf-effect-gain-any-resources-among = gain { $n ->
        [1] 1 resource of { $among }
       *[other] { $n } resources in any mix of { $among }
    }
vf-effect-gain-resources-per = gain { $resources } { $each }
vf-effect-gain-guild-resource = gain { $n } of that Guild's resource
vf-effect-gain-each-guild-resource = gain { $n } of the resource of each Guild in that sector
vf-effect-produce = produce { $resources }
vf-effect-produce-any = { $n ->
        [1] produce one resource of any type
       *[other] produce { $n } different resources
    }
vf-effect-produce-any-up-to = produce up to { $n ->
        [one] { $n } resource
       *[other] { $n } different resources
    }
vf-effect-produce-distinct-per = produce one resource { $each }, all different
vf-effect-exchange = pay up to { $give } to gain as many { $take }
vf-effect-lose-resources = lose { $resources }
vf-effect-lose-any-resources = lose { $n ->
        [1] 1 resource of any type
       *[other] { $n } resources of any types
    }
vf-effect-lose-influence = lose { $n } Influence
vf-effect-lose-trade-tokens = lose { $n ->
        [1] 1 Trade token
       *[other] { $n } Trade tokens
    }
vf-effect-gain-influence = gain { $n } Influence
vf-effect-gain-influence-per = gain { $n } Influence { $each }{ $limit }
vf-effect-gain-influence-per-equal = gain Influence equal to { $what }{ $limit }
vf-effect-lose-influence-per = lose { $n } Influence { $each }
vf-effect-gain-influence-by-tier = gain { $numbers } Influence for Tier 1/2/3/4 of your { $track }
vf-effect-gain-influence-by-tier-each = gain { $numbers } Influence for Tier 1/2/3/4 of each of your { $track }
vf-effect-gain-bounty-tokens = gain { $n ->
        [1] 1 Bounty token
       *[other] { $n } Bounty tokens
    }
vf-effect-gain-bounty-tokens-per = gain { $n ->
        [1] 1 Bounty token
       *[other] { $n } Bounty tokens
    } { $each }
vf-effect-gain-reclaim-tokens = gain { $n ->
        [1] 1 Reclaim token
       *[other] { $n } Reclaim tokens
    }
vf-effect-resolve-reclaim-at-home = { $n ->
        [1] draw a Reclaim token and resolve it
       *[other] draw { $n } Reclaim tokens and resolve them
    } in the Home sector
vf-effect-gain-trade-tokens = gain { $n ->
        [1] 1 Trade token
       *[other] { $n } Trade tokens
    }
vf-effect-gain-trade-tokens-bare = gain { $n ->
        [1] 1 Trade token without its bonus
       *[other] { $n } Trade tokens without their bonuses
    }

# Sectors, Corruption, tracks
vf-effect-increase-population = increase Pure Populations { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
vf-effect-increase-population-once = increase a Pure Population by 1
vf-effect-increase-population-sectors = increase the Population of { $n } different { $sectors } by 1 each
vf-effect-increase-home-population = increase the Population of the Home sector by { $n }
vf-effect-decrease-population = decrease a Pure Population { $n ->
        [1] by 1
       *[other] { $n } times
    }
vf-population-at = { $text } { $place }
vf-effect-remove-corruption = remove { $n } Corruption
vf-effect-move-corruption = move { $n } Corruption
vf-effect-move-corruption-any = move any amount of Corruption
vf-effect-gain-corruption = gain { $n } Corruption { $place }
vf-else-onto = { $text } (if there is no room: { $places })
vf-forced-advance = { $text }; a track chosen for it must advance { $n ->
        [1] 1 space
       *[other] { $n } spaces
    } without benefit
vf-effect-build = build { $n } { $what }
vf-effect-establish = establish { $n } { $what }
vf-effect-destroy-guild = destroy a Guild
vf-effect-destroy-installation = destroy an Installation
vf-effect-destroy-either = destroy a Guild or an Installation
vf-effect-advance-any = advance on any Civilization track
vf-effect-advance-lowest = advance on your lowest Civilization track
vf-effect-advance-society = advance on the Society track
vf-effect-advance-statecraft = advance on the Statecraft track
vf-effect-advance-economy = advance on the Economy track
vf-effect-advance-corrupted-track = advance on the track just Corrupted (without its benefit)
vf-effect-fast-forward = advance one more space on this track

# Fleet Power
vf-effect-activate = activate { $n } Fleet Power
vf-effect-activate-per = activate { $n } Fleet Power { $each }
vf-effect-deactivate = deactivate { $n } Fleet Power
vf-effect-deploy = deploy { $n } Fleet Power
vf-effect-deploy-fleet = deploy { $n } { $fleet } Fleet Power
vf-effect-deploy-per-shipyard = deploy 1 Fleet Power at each Shipyard
vf-effect-recall = recall { $n } Fleet Power
vf-effect-regroup = regroup (up to { $n ->
        [one] { $n } move
       *[other] { $n } moves
    })
vf-effect-invade-any = invade a sector
vf-effect-invade-corrupted = invade a Corrupted sector
vf-effect-invade-success = { $invade }; after a success, { $then }
vf-effect-invade-bonus = { $invade }; each { $cost } paid before the combat absorbs { $n } { $kinds } Damage
vf-damage-approach = Approach
vf-damage-salvo = Salvo

# Cards and Glory
vf-effect-gain-agenda = gain an Agenda
vf-effect-gain-agenda-of = gain a { $types } Agenda
vf-effect-gain-agenda-top = draw the top card of the { $types } Agenda deck
vf-effect-gain-technology-basic = gain a Basic Technology
vf-effect-gain-technology-improved = gain an Improved Technology
vf-effect-gain-technology-any = gain a Basic or Improved Technology
vf-effect-upgrade-glory = { $n ->
        [1] upgrade a Glory token
       *[other] upgrade Glory tokens { $n } times
    }
vf-effect-gain-glory = gain a Glory token of value { $n }
vf-effect-discard-glory = { $n ->
        [1] discard a Glory token
       *[other] discard { $n } Glory tokens
    }
vf-effect-evaluate-agenda = { $n ->
        [1] score a Pure Agenda in play now
       *[other] score { $n } Pure Agendas in play now
    } (not the starting one)
vf-effect-preferred-action = { $n ->
        [1] do one action
       *[other] do { $n } actions
    } of a preferred Focus card in your hand or discard (paying its cost)
vf-effect-peek-events = look at { $n } events of the next Cycle (one goes on top of the pile, one to the bottom)
vf-effect-corrupt-offer = put a Corruption on the { $type } Agenda offer
vf-effect-corrupt-offer-all = put a Corruption on every Agenda offer
vf-effect-corrupt-offer-chosen = put a Corruption on an Agenda offer of your choice
vf-effect-discard-focus = discard the Focus { $n ->
        [1] card
       *[other] cards
    } { $types } for this Cycle

# The Voidborn
vf-effect-place = put { $pieces } on { $target }
vf-effect-add-voidborn = put { $n ->
        [1] 1 Voidborn cube
       *[other] { $n } Voidborn cubes
    } on { $target }
vf-target-adjacent-voidborn = a Voidborn sector next to one of yours
vf-target-adjacent-voidborn-lowest = the Voidborn sector next to yours with the lowest Population
vf-target-adjacent-voidborn-highest = the Voidborn sector next to yours with the highest Population
vf-target-voidborn-or-fallen = a Voidborn or Fallen House sector
vf-target-each-voidborn = each { $sectors }
vf-piece-bounty = { $n ->
        [1] 1 Bounty token
       *[other] { $n } Bounty tokens
    }
vf-piece-reclaim = { $n ->
        [1] 1 Reclaim token
       *[other] { $n } Reclaim tokens
    }
vf-piece-glory = a Glory token of value { $value }
vf-piece-guild = { $n } { $what }
vf-piece-installation = { $n } { $what }
vf-piece-voidborn = { $n ->
        [1] 1 Voidborn cube
       *[other] { $n } Voidborn cubes
    }
vf-effect-remove-voidborn = remove { $n ->
        [1] 1 Voidborn cube
       *[other] { $n } Voidborn cubes
    } from a sector next to one of yours
vf-effect-remove-harbinger = remove { $n ->
        [1] 1 Harbinger
       *[other] { $n } Harbingers
    }
vf-effect-remove-harbinger-sector = remove { $n ->
        [1] 1 Harbinger
       *[other] { $n } Harbingers
    } from a sector
vf-effect-place-harbinger-adjacent = put 1 Harbinger on a Voidborn sector next to one of yours
vf-effect-place-harbinger-any = put 1 Harbinger on a Voidborn sector
vf-effect-place-harbinger-sector = put 1 Harbinger on a Voidborn sector
vf-effect-place-harbinger-rifts = put 1 Harbinger on each Rift
vf-effect-discard-crisis = discard a Crisis without resolving it
vf-effect-discard-crisis-of = discard { $first ->
        [economic] an
       *[other] a
    } { $types } Crisis without resolving it
vf-effect-discard-crisis-ongoing = discard an ongoing Crisis without resolving it
vf-effect-discard-crisis-ongoing-of = discard an ongoing { $types } Crisis without resolving it
vf-effect-take-catastrophe = take { $n ->
        [1] a Catastrophe token
       *[other] { $n } Catastrophe tokens
    }
vf-effect-resolve-skirmish = resolve a Skirmish with +{ $n } Voidborn Fleet Power
vf-effect-abandon-sector = abandon { $n ->
        [1] one of your sectors
       *[other] { $n } of your sectors
    } outside Home
vf-effect-consume-technology-basic = consume a Basic Technology
vf-effect-consume-technology-improved = consume an Improved Technology
vf-effect-build-haven = build { $n ->
        [1] a Safe Haven level
       *[other] { $n } Safe Haven levels
    }
vf-effect-lasting = this Cycle, { $rule }
vf-effect-return-kept-corruption = return all kept Corruption to the supply
vf-lasting-skip-void-strikes = the first step of the Evaluation phase is skipped (Skirmish, Crisis board)
vf-lasting-keep-removed-corruption = Corruption that you remove stays in front of you until the Evaluation phase
vf-lasting-deploy-surcharge = an action that deploys also costs { $corruption } Corruption (once a Focus turn) or { $materials ->
        [1] 1 Material
       *[other] { $materials } Materials
    } per cube
vf-lasting-low-influence-shield = no Skirmish invades you while you have { $n } Influence or less
vf-lasting-voidborn-absorption = the Voidborn of a Skirmish absorb { $n } Damage in each Salvo step for every Improved Technology you own
vf-lasting-upgrade-new-glory = whenever you gain a Glory token you may upgrade it { $n ->
        [1] at once
       *[other] { $n } times at once
    }
vf-lasting-reinforce-harbingers = before the Evaluation phase, each Voidborn sector with a Harbinger gets { $n ->
        [1] 1 Voidborn cube
       *[other] { $n } Voidborn cubes
    }
vf-lasting-preferred-surcharge = each action of your preferred Focuses costs { $n } more Energy
vf-lasting-preferred-cost = each action of your preferred Focuses costs { $cost } instead of its printed cost

# Places
vf-at = { $text } { $place }
vf-place-home = in the Home sector
vf-place-not_home = outside the Home sector
vf-place-same_sector = in the same sector
vf-place-recall_sector = in the sector you recalled from
vf-place-destroy_sector = in the sector of the destroyed piece
vf-place-paid_sector = in the sector you paid from
vf-place-not_paid_sector = but not in the sector you paid from
vf-place-combat_sector = in the invaded sector
vf-place-shipyard_sector = in a sector with a Shipyard
vf-from = { $text } { $place }
vf-onto = { $text } { $place }
vf-corruption-from-sector = from a sector
vf-corruption-from-house_mat = from the House mat
vf-corruption-from-track = from a Civilization track
vf-corruption-from-agenda_slot = from an Agenda slot
vf-corruption-from-same_sector = from the same sector
vf-corruption-from-recall_sector = from the sector you recalled from
vf-corruption-from-recall_or_adjacent = from the sector you recalled from or one next to it
vf-corruption-from-combat_sector = from the invaded sector
vf-corruption-from-outpost = from the Outpost sector
vf-corruption-from-this_technology = from this card
vf-corruption-from-decontamination_chambers = from the Decontamination Chambers
vf-corruption-onto-any = on any place
vf-corruption-onto-sector = on one of your sectors
vf-corruption-onto-house_mat = on the House mat
vf-corruption-onto-track = on a Civilization track
vf-corruption-onto-agenda_slot = on an Agenda slot
vf-corruption-onto-same_sector = on the same sector
vf-corruption-onto-recall_sector = on the sector you recalled from
vf-corruption-onto-recall_or_adjacent = on the sector you recalled from or one next to it
vf-corruption-onto-combat_sector = on the invaded sector
vf-corruption-onto-outpost = onto the Outpost sector
vf-corruption-onto-this_technology = on this card
vf-corruption-onto-decontamination_chambers = on the Decontamination Chambers

# Costs
vf-cost-free = free
vf-cost-parts = { $parts }
vf-cost-pay-resources = pay { $resources }
vf-cost-pay-any = pay { $n ->
        [1] 1 resource of any type
       *[other] { $n } resources of any types
    }
vf-cost-pay-any-short = { $n ->
        [1] 1 resource of any type
       *[other] { $n } resources of any types
    }
vf-cost-recall-cubes = recall { $n } Fleet Power
vf-cost-deactivate-cubes = deactivate { $n } Fleet Power
vf-cost-take-corruption = gain { $n } Corruption
vf-cost-take-track-corruption = gain { $n } Corruption on a Civilization track
vf-cost-take-slot-corruption = gain { $n } Corruption on an Agenda slot
vf-cost-share-corruption = gain { $n } Corruption, split among all players,
vf-cost-discard-glory-tokens = discard { $n ->
        [1] 1 Glory token
       *[other] { $n } Glory tokens
    }
vf-cost-return-trade-tokens = return { $n ->
        [1] 1 Trade token
       *[other] { $n } Trade tokens
    }
vf-cost-discard-bounty-tokens = discard { $n ->
        [1] 1 Bounty token
       *[other] { $n } Bounty tokens
    }
vf-cost-discard-reclaim-tokens = discard { $n ->
        [1] 1 Reclaim token
       *[other] { $n } Reclaim tokens
    }
vf-cost-destroy-installations = destroy { $n ->
        [1] 1 Installation
       *[other] { $n } Installations
    } outside the Home sector
vf-cost-destroy-guilds = destroy { $n ->
        [1] 1 Guild
       *[other] { $n } Guilds
    } outside the Home sector
vf-cost-lower-population = decrease a Pure Population outside the Home sector { $n ->
        [1] by 1
       *[other] { $n } times
    }
vf-cost-discard-agendas = discard { $n ->
        [1] 1 Agenda
       *[other] { $n } Agendas
    } in play other than the starting one

# Conditions
vf-condition-all-hold = { $first } and { $then }
vf-condition-any-holds = { $first } or { $then }
vf-condition-at-least = you have at least { $n } { $what }
vf-condition-at-least-in = you have at least { $n } { $what } { $place }
vf-condition-at-most = you have at most { $n } { $what }
vf-condition-at-most-in = you have at most { $n } { $what } { $place }
vf-condition-exactly = you have exactly { $n } { $what }
vf-condition-exactly-in = you have exactly { $n } { $what } { $place }
vf-condition-none = you have no { $what }
vf-condition-none-in = you have no { $what } { $place }
vf-condition-at-least-measure = { $what } is { $n } or more
vf-condition-at-most-measure = { $what } is { $n } or less
vf-condition-exactly-measure = { $what } is exactly { $n }
vf-condition-nothing = { $what } is 0
vf-condition-track = your Pure { $track } is at Tier { $n } or higher

# Counts
vf-unit = { $kind ->
       *[other] {""}
    }
vf-each = { $n ->
        [1] for each { $what }
       *[other] for every { $n } { $what }
    }
vf-each-in = { $n ->
        [1] for each { $what } { $place }
       *[other] for every { $n } { $what } { $place }
    }
vf-each-measure = { $n ->
        [1] for each { $what }
       *[other] for every { $n } { $what }
    }
vf-each-sectors = of your { $sectors }
vf-each-tracks = of your { $tracks }
vf-each-beyond = for each { $what } beyond the first { $n }
vf-each-voidborn-removed = { $n ->
        [1] for each { $what }
       *[other] for every { $n } { $what }
    }
vf-in-sectors = in your { $sectors }
vf-in-mat = on your House mat
vf-in-tracks = on your Civilization tracks
vf-in-mat-and-sectors = on your House mat and sectors
vf-in-stock = in stock
vf-in-discard = in your discard
vf-count-in = { $what } { $place }
vf-count-sectors = { $sectors }
vf-count-guilds = { $what }
vf-count-installations = { $what }
vf-count-fleet-power = Fleet Power
vf-count-total-population = { $n ->
        [1] point of Population in your { $sectors }
       *[other] Population in your { $sectors }
    }
vf-count-fleet-types = { $n ->
        [1] Fleet type
       *[other] different Fleet types
    }
vf-count-active-fleet-power = active Fleet Power
vf-count-active-and-deployed-fleet-power = Fleet Power that is active or in your Pure sectors
vf-count-empty-guild-spaces = { $n ->
        [1] empty Guild space
       *[other] empty Guild spaces
    }
vf-count-technologies = { $technologies }
vf-count-tracks = { $tracks }
vf-count-glory-tokens = { $n ->
        [1] Glory token
       *[other] Glory tokens
    }{ $value }
vf-count-total-glory = { $n ->
        [1] point of Glory
       *[other] points of Glory
    }
vf-count-best-glory = { $n ->
        [1] point of your { $tokens } best Glory tokens
       *[other] points of your { $tokens } best Glory tokens
    }
vf-count-bounty-tokens = { $n ->
        [1] Bounty token
       *[other] Bounty tokens
    }
vf-count-reclaim-tokens = { $n ->
        [1] Reclaim token
       *[other] Reclaim tokens
    }
vf-count-trade-tokens = { $n ->
        [1] Trade token
       *[other] Trade tokens
    }
vf-count-pure-agendas = { $n ->
        [1] Pure Agenda in play
       *[other] Pure Agendas in play
    } besides the starting one
vf-count-mat-corruption = Corruption
vf-count-track-corruption = Corruption
vf-count-all-corruption = Corruption
vf-count-total-upkeep = { $n ->
        [1] point of your total Upkeep
       *[other] points of your total Upkeep
    }
vf-count-sector-upkeep = { $n ->
        [1] point of Upkeep of your sectors
       *[other] points of Upkeep of your sectors
    }
vf-count-unpaid-upkeep = { $n ->
        [1] point of unpaid Upkeep
       *[other] points of unpaid Upkeep
    }
vf-count-stock = { $resources }
vf-count-stock-any = { $n ->
        [1] resource
       *[other] resources
    }
vf-count-resource-yield = { $n ->
        [1] point of your { $resource } Yield
       *[other] points of your { $resource } Yield
    }
vf-count-resource-types = { $n ->
        [1] resource type of which you have { $least } or more
       *[other] resource types of which you have { $least } or more
    }
vf-count-scarcest-resource = { $n ->
        [1] unit of the resource you have least of
       *[other] units of the resource you have least of
    }
vf-count-extreme-yields = { $n ->
        [1] point of the sum of your highest Yield (of all five resources) and your lowest Yield (of Food, Energy and Materials)
       *[other] points of the sum of your highest Yield (of all five resources) and your lowest Yield (of Food, Energy and Materials)
    }
vf-count-preferred-in-discard = { $n ->
        [1] preferred Focus card
       *[other] preferred Focus cards
    }
vf-count-voidborn-removed = { $n ->
        [1] Voidborn cube removed in that combat
       *[other] Voidborn cubes removed in that combat
    }
vf-count-invaded-population = { $n ->
        [1] point of Population of the invaded sector
       *[other] points of Population of the invaded sector
    }
vf-count-catastrophes = { $n ->
        [1] Catastrophe token
       *[other] Catastrophe tokens
    }
vf-measure-total-population = the total Population of your { $sectors }
vf-measure-total-glory = the total value of your Glory tokens
vf-measure-best-glory = the total value of your { $tokens } best Glory tokens
vf-measure-total-upkeep = your total Upkeep
vf-measure-sector-upkeep = the Upkeep of your sectors
vf-measure-unpaid-upkeep = your unpaid Upkeep
vf-measure-resource-yield = your { $resource } Yield
vf-measure-scarcest-resource = your stock of the resource you have least of
vf-measure-extreme-yields = your highest Yield (of all five resources) plus your lowest Yield (of Food, Energy and Materials)
vf-measure-invaded-population = the Population of the invaded sector
vf-measure-catastrophes = the number of Catastrophe tokens

# Filters
vf-filter-none = { $n ->
        [1] sector
       *[other] sectors
    }
vf-filter-pure = { $n ->
        [1] Pure sector
       *[other] Pure sectors
    }
vf-filter-corrupted = { $n ->
        [1] Corrupted sector
       *[other] Corrupted sectors
    }
vf-filter-voidborn = { $n ->
        [1] Voidborn sector
       *[other] Voidborn sectors
    }
vf-filter-fallen = { $n ->
        [1] Fallen House sector
       *[other] Fallen House sectors
    }
vf-sectors-with = { $sectors } { $features }
vf-filter-population = with Population { $n } or more
vf-filter-exact-population = with Population exactly { $n }
vf-filter-with-guilds = { $n ->
        [1] with a Guild
       *[other] with { $n } or more Guilds
    }
vf-filter-with-guild-kinds = with { $first ->
        [engineers] an
       *[other] a
    } { $guilds }
vf-filter-with-guild-kinds-several = with { $n } or more kinds of Guild among { $kinds }
vf-filter-distinct-guilds = with { $n } or more different Guilds
vf-filter-no-empty-guild-space = without an empty Guild space
vf-filter-with-installations = { $n ->
        [1] with an Installation
       *[other] with { $n } or more Installations
    }
vf-filter-with-installation-kinds = with a { $installations }
vf-filter-with-fleet-power = with { $n } or more Fleet Power
vf-filter-with-fleet-kinds = with at least 1 { $fleets } Fleet Power
vf-filter-upkeep = with Upkeep { $n } or more
vf-filter-exact-upkeep = { $n ->
        [0] without Upkeep
       *[other] with Upkeep exactly { $n }
    }
vf-filter-adjacent-rift = next to a Rift
vf-filter-most-voidborn = with { $n } or fewer Voidborn cubes
vf-filter-with-harbinger = with a Harbinger
vf-filter-beyond = beyond the first { $n }
vf-tracks = { $n ->
        [1] Civilization track
       *[other] Civilization tracks
    }
vf-tracks-pure = Pure { $tracks }
vf-filter-tier = { $tracks } at Tier { $n } or higher
vf-technologies = { $n ->
        [1] Technology
       *[other] Technologies
    }
vf-technologies-basic = { $n ->
        [1] Basic Technology
       *[other] Basic Technologies
    }
vf-technologies-improved = { $n ->
        [1] Improved Technology
       *[other] Improved Technologies
    }
vf-filter-of-category = { $n ->
        [1] { $category } Technology
       *[other] { $category } Technologies
    }
vf-filter-glory-value = {" "}of value { $n }
vf-filter-least-glory-value = {" "}of value { $n } or more

# Crises
vf-solved-by-deed = { $deed }, { $n ->
        [2] twice
       *[other] { $n } times
    } in one turn
vf-solved-by-state = { $condition }
vf-solved-by-paying = when you { $deed }, also { $cost }
vf-solved-by-paying-alone = { $deed }, { $cost } (apart from any action)
vf-deed-with = { $first } { $then }
vf-deed-invaded = invade a sector successfully
vf-deed-invaded-voidborn = invade a Voidborn sector successfully
vf-deed-invaded-corrupted = invade a Corrupted sector successfully
vf-deed-invaded-population-4 = invade a sector with Population 4 or more successfully
vf-deed-invaded-least-voidborn = against { $n } or more Voidborn cubes
vf-deed-invaded-least-moved = with { $n } or more Fleet Power moved in
vf-deed-invaded-most-moved = with { $n } or less Fleet Power moved in
vf-deed-invaded-no-loss = without recalling any Fleet Power
vf-deed-invaded-purified = and remove its Corruption in the same turn
vf-deed-built = build 1 { $what }
vf-deed-built-not-home = build 1 { $what } outside the Home sector
vf-deed-established = establish a Guild
vf-deed-took-trade-token = take a Trade token
vf-deed-ended-actions = at the end of your Action step
vf-deed-in-actions = in your Action step
vf-deed-removed-corruption = remove a Corruption
vf-deed-removed-corruption-sector = remove a Corruption from a sector
vf-deed-removed-corruption-house-mat = remove a Corruption from your House mat
vf-deed-regrouped = regroup
vf-deed-regrouped-moves = move 1 Fleet Power in a regroup
vf-deed-deployed = deploy 1 Fleet Power
vf-deed-activated = activate 1 Fleet Power
vf-deed-gained-technology = gain a Technology
vf-deed-gained-technology-basic = gain a Basic Technology
vf-deed-gained-technology-improved = gain an Improved Technology
vf-deed-increased-population = increase a Pure Population
vf-deed-produced = produce a resource
vf-deed-produced-different = produce a resource of a new type
vf-deed-gained-agenda = gain an Agenda
vf-deed-upgraded-glory = upgrade a Glory token
vf-deed-advanced = advance on a Civilization track
vf-deed-played-agenda = play an Agenda
vf-deed-abandoned = abandon a sector outside Home by moving or recalling Fleet Power
vf-deed-overproduced = overproduce
vf-deed-won-with-loss = win a combat in which you recalled Fleet Power
vf-deed-kept-agenda = keep an Agenda in play at Clean-up
