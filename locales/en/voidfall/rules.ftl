# Voidfall: rules of Technologies, houses and sectors, a sentence each.

vf-when = {" "}({ $conditions })
vf-needs-fleet = with at least 1 { $fleet } Fleet Power
vf-as-invader = as invader
vf-as-defender = as defender

# Combat
vf-rule-salvo-absorption = Absorb { $n } Salvo Damage once per combat{ $when }.
vf-rule-approach-absorption = Absorb { $n } Approach Damage{ $when }.
vf-rule-salvo-damage-first = Deal { $n } more Damage in the first Salvo step{ $when }.
vf-rule-salvo-damage-all = Deal { $n } more Damage in every Salvo step{ $when }.
vf-rule-extra-initiative = +{ $n } Initiative in combat{ $when }.
vf-rule-higher-initiative = You always count as having the higher Initiative while you have a cube that gives any{ $when }. If both sides do, it cancels out.
vf-rule-further-approach-damage = As defender, deal { $n } more Approach Damage if you deal any, even if it is absorbed.
vf-rule-missile-damage = Deal 1 Approach Damage for each adjacent sector of yours with a { $installations }, at most { $n }{ $when }.
vf-rule-missile-damage-paid = You may { $cost } to deal { $n } Approach Damage if an adjacent sector of yours has a { $installations }{ $when }.
vf-rule-paid-absorption = When you invade, you may { $cost } to absorb { $approach } Approach and { $salvo } Salvo Damage.
vf-rule-retreat-home = { $n ->
        [1] One cube
       *[other] Up to { $n } cubes
    } that you would recall in a combat may go to your Home sector instead, as the same Fleet type.
vf-rule-retreat-home-any = Any cubes that you would recall in a combat may go to your Home sector instead, as the same Fleet type.
vf-rule-destroyer-tile = Only the upper half of the Destroyer tile is used.
vf-rule-destroyer-tile-whole = The whole Destroyer tile is used: as invader also 1 Approach Damage for each cube.

# Fleets, limits
vf-rule-enables-fleet = You may deploy { $fleet } Fleets.
vf-rule-enables-installation = You may build { $installation }.
vf-rule-installation-limit = At most { $n } { $installation } in a sector.
vf-rule-fleet-size = A { $fleet } Fleet holds { $n } Fleet Power at most.
vf-rule-deployment-cost = Deploying a { $fleet } costs { $cost } per Fleet Power.
vf-rule-counts-as-shipyard = A { $fleet } Fleet counts as a Shipyard for effects that deploy per Shipyard.
vf-rule-extra-shipyard = For effects that deploy per Shipyard, each sector with a Shipyard or Starbase counts { $n } more.
vf-rule-extra-home-guilds = You may establish { $n } more { $n ->
        [1] Guild
       *[other] Guilds
    } in your Home sector, beyond its spaces and without Upkeep.
vf-rule-extra-agenda-slots = You may keep { $n } more { $n ->
        [1] Agenda
       *[other] Agendas
    } in play, all of different types.
vf-rule-extra-improved-technologies = Your limit of Improved Technologies is { $n } higher.
vf-rule-extra-trade-storage = You may keep { $n } more { $n ->
        [1] Trade token
       *[other] Trade tokens
    } at Clean-up.
vf-rule-corruption-storage = This card may hold { $n } Corruption and is not Corrupted by it.
vf-rule-ignores-stored-corruption = Corruption here does not count in Skirmishes.

# Production and Upkeep
vf-rule-level-per-guild = Each { $guild } raises your { $resource } Production Level by { $n }.
vf-rule-level-per-installation = Each { $installation } raises your { $resource } Production Level by { $n }.
vf-rule-credits-pay-upkeep = 1 Credit may satisfy { $n } Upkeep.
vf-rule-free-sector-upkeep = The Upkeep of your sectors is free; Agendas still cost theirs.

# Actions and triggers
vf-focus-preferred = any preferred Focus
vf-rule-focus-action = With { $focuses }: { $then }.
vf-rule-any-preferred-focus = With any other preferred Focus, you may do one of these actions.
vf-rule-double-action = With { $focuses }, you may pay for one action { $n ->
        [2] twice and resolve it twice
       *[other] { $n } times and resolve it { $n } times
    } ({ $turns ->
        [1] once
       *[other] { $turns } times
    } a turn).
vf-rule-trigger = { $moment }, you may { $then }.
vf-rule-trigger-limited = { $moment } ({ $n ->
        [1] once
       *[other] { $n } times
    } a turn), you may { $then }.
vf-moment-population-increased = When you increase a Pure Population
vf-moment-guild-established = When you establish a Guild
vf-moment-installation-built = When you build an Installation
vf-moment-before-credits-produced = Before you produce Credits
vf-moment-corruption-removed = When you remove a Corruption that is not on this card
vf-moment-first-overproduction = On your first overproduction of a turn
vf-moment-corrupted-sector-invaded = After you invade a Corrupted sector successfully
vf-moment-voidborn-or-fallen-sector-invaded = After you invade a Voidborn or Fallen House sector successfully
vf-moment-corruption-taken-as-cost = When you gain a Corruption as a cost
vf-rule-replace = { $instead }, you may instead { $then }{ $where }{ $limit }.
vf-rule-replace-also = { $instead }, you may instead or also { $then }{ $where }{ $limit }.
vf-instead-increase-population = When you would increase a Pure Population
vf-instead-build = When you would build
vf-instead-deploy = When you would deploy a Fleet Power
vf-instead-where = {" "}from a { $sectors }
vf-instead-limit = { $n ->
        [1] {" "}(once per effect)
       *[other] {" "}({ $n } times per effect)
    }
vf-rule-free-tiers = The last two spaces of a track cost no Fleet Power.
vf-rule-corrupted-track-benefit = When you advance on a Corrupted track, you may { $cost } to take the benefit anyway.
vf-rule-substitute-resource = { $n ->
        [1] Once a turn
       *[other] { $n } times a turn
    } you may { $cost } in place of { $resource }.
vf-rule-keeps-glory = You discard no Glory token for sectors that you abandon by moving or recalling Fleet Power.
vf-rule-starting-agendas = You start with { $n ->
        [one] { $n } starting Agenda
       *[other] { $n } starting Agendas
    }, and all of them score.
vf-rule-trade-return-bonus = When you return a Trade token, you may take the bonus of its space on the ladder or of any lower one.

# Invasions and Skirmishes
vf-rule-regroup-before-invasion = Before you invade, you may regroup for free (up to { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }).
vf-rule-invasion-reach = When you invade, you may { $modes }.
vf-reach-ignore-voidstorms = ignore Voidstorms
vf-reach-two-steps = bring cubes from sectors two steps away
vf-rule-reclaim-before-combat-voidborn = When you invade a Voidborn sector, you may first put a Reclaim token there.
vf-rule-reclaim-before-combat-voidborn-or-corrupted = When you invade a Voidborn or Corrupted sector, you may first put a Reclaim token there.
vf-rule-after-invasion = After a successful invasion, you may { $then }.
vf-rule-keeps-installations = The Installations of a sector that you invade stay.
vf-rule-after-combat = After you win or tie as invader, you may { $then }.
vf-rule-after-combat-tie-wins = After you win or tie as invader, you may { $then }; if you do, a tie becomes a victory.
vf-rule-defends-skirmish = You always defend successfully against the Skirmish of the Evaluation phase.
vf-rule-defends-skirmish-paid = In the Evaluation phase you may { $cost } to defend successfully against the Skirmish.

# Sectors
vf-kind-spaces = Guild spaces: { $guilds }. Installation spaces: { $installations }.
vf-kind-wormhole = It cannot be entered. Sectors next to Wormholes of the same letter are adjacent.
vf-kind-printed = Printed: { $pieces }.
vf-kind-unpopulated = No Population, cannot be Corrupted.
vf-kind-fixed = The Population never changes.
vf-kind-home = Cannot be invaded or Corrupted.
vf-kind-home-corruptible = Cannot be invaded, but can be Corrupted.
vf-kind-guild-upkeep = Upkeep 1 for each Guild from the { $n ->
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    } space on.
vf-kind-guild-upkeep-none = Guilds have no Upkeep.
vf-kind-installation-upkeep = Upkeep 1 for each Installation from the { $n ->
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    } space on.
vf-kind-installation-upkeep-none = Installations have no Upkeep.
vf-kind-voidborn = { $n ->
        [0] The Voidborn do not take it over.
        [1] It holds 1 Voidborn Fleet of up to three cubes.
       *[other] It holds { $n } Voidborn Fleets of up to three cubes.
    }
vf-kind-fallen = Its Fallen House card gives the Population and 2 Sector Defenses; it starts Corrupted, without cubes.
vf-kind-rift = After a successful invasion every player removes 1 Corruption or gains 5 resources of any types; then it becomes a base sector with Population 1.
vf-kind-upkeep = The sector itself has Upkeep { $n }.
vf-kind-levels = Production Levels: { $levels }.
vf-kind-levels-corrupted = Production Levels while Corrupted: { $levels }.
vf-kind-on-invade = After a successful invasion, you may { $then }.
vf-kind-third-action = With { $focuses }: all three actions without a Trade token ({ $n ->
        [1] once
       *[other] { $n } times
    } a Cycle).
vf-levels = Production Levels: { $levels }
vf-level = { $resource } +{ $n }

# Cards
vf-card-same-resource = { $then } (both for the same resource)
vf-card-action = { $name } ({ $cost }): { $then }
vf-frame-each = { $force ->
        [solid] Each player must
       *[dashed] Each player may
    }: { $then }
vf-frame-once = { $force ->
        [solid] Once
       *[dashed] Once, if you like
    }: { $then }
vf-frame-delayed = { $force ->
        [solid] After their own first turn, each player must
       *[dashed] After their own first turn, each player may
    }: { $then }
vf-frame-together = { $force ->
        [solid] All players together must
       *[dashed] All players together may
    }: { $then }
