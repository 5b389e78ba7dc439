# Invasions, Skirmishes, and what happens to the Voidborn: questions, answers, forecasts, log.

# An invasion
vf-ask-target = Which sector do you invade?
vf-ask-reach = Hyperdrive: how does the invasion of { $place } reach?
vf-reach-by-near = From adjacent sectors only
vf-reach-by-ignore-voidstorms = Across Voidstorms: from { $places }
vf-reach-by-two-steps = From two steps away: from { $places }
vf-ask-scan = Salvage Scanner: lay a Reclaim token on the sector before the combat?
vf-scan = Lay a Reclaim token face down on { $place }
vf-ask-move-in-first = From where do you move Fleet Power into { $place }? At least 1.
vf-ask-move-in = Invasion of { $place } with { $cubes }. Does more Fleet Power move in?
vf-move-in-all = All of { $place }: { $cubes }
vf-move-in-all-short = all
vf-move-in-done = Fight
vf-move-in-none = Do not invade
vf-ask-fallen = { $house } is conquered. Which of its Technologies do you gain?
vf-log-invasion = { $side } invades { $place } with { AND($cubes) }.
vf-log-scan = { $side } lays a Reclaim token on { $place }.
vf-log-sector-taken = { $side } takes { $place }.
vf-log-invasion-influence = { $side } gains { $n } Influence for Glory.

# The combat
vf-battle-voidborn = the Voidborn
vf-battle-nobody = the sector
vf-battle-approach = Approach
vf-battle-salvo = Salvo { $n }
vf-ask-battle-missiles = Invasion of { $place }: pay for Deep Space Missiles?
vf-ask-battle-drones = Invasion of { $place }: return a Trade token for Autonomous Drones?
vf-ask-battle-bombard = Invasion of { $place }: pay for Absorption?
vf-ask-battle-drop = Invasion of { $place }: how many active cubes do the Carriers deploy?
vf-ask-battle-fire = Combat in { $place }: do your Destroyers fire in Salvo { $salvo }?
vf-ask-battle-absorb = Combat in { $place }, { $step }: you take { $damage } Damage. What absorbs?
vf-ask-battle-recall = Combat in { $place }, { $step }: you take { $damage } Damage. Which Fleet Power is recalled?
vf-battle-recall = Recall 1 { $fleet }
vf-battle-home = Escape Pods: 1 { $fleet } goes to the Home sector
vf-battle-absorb-shield = Shields absorb { $n }
vf-battle-absorb-unit = Drones or Bombard absorb { $n }
vf-battle-absorb-dreadnoughts = Dreadnoughts absorb { $n }
vf-battle-absorb-carriers = Carriers absorb { $n }
vf-battle-absorb-none = Absorb no more
vf-battle-fire = Fire: { $n } more Damage
vf-battle-hold = Hold fire
vf-battle-missiles = Pay for Deep Space Missiles: 1 Approach Damage
vf-battle-missiles-none = No Missiles
vf-battle-drones = Return a Trade token: absorb { $approach } in the Approach and { $salvo } in Salvos
vf-battle-drones-none = No Drones
vf-battle-bombard = Absorb { $parts }
vf-battle-bombard-approach = { $n } in the Approach
vf-battle-bombard-salvo = { $n } in Salvos
vf-battle-bombard-none = Pay nothing
vf-battle-drop = Deploy { $cubes }
vf-battle-drop-none = Deploy nothing

# Forecasts
vf-forecast-and = { $first }; { $then }
vf-forecast-all = with all that can come: { $what }
vf-forecast-win = wins, left: { $cubes }
vf-forecast-loss = fails, the defender keeps { $cubes }
vf-forecast-repelled = fails, all are recalled
vf-forecast-tie = tie (nobody is left, the Voidborn take over the sector)
vf-forecast-influence = { $n } Influence for Glory
vf-forecast-abandons = abandons { $places } (Glory −{ $glory })
vf-forecast-abandons-free = abandons { $places }
vf-forecast-skirmish-held = Skirmish against { $places }: held
vf-forecast-skirmish-lost = Skirmish against { $places }: lost
vf-forecast-glory = the defender discards a Glory token

# A Skirmish
vf-ask-skirmish-drones = A Skirmish of strength { $n } comes. Return a Trade token to defend with Autonomous Drones?
vf-skirmish-drones = Return a Trade token: successfully defended
vf-log-skirmish = Skirmish: { $n ->
        [one] { $n } Voidborn cube attacks
       *[other] { $n } Voidborn cubes attack
    } { $place } of { $side }.
vf-log-skirmish-nothing = Skirmish: { $side } has no Corruption that counts, nothing happens.
vf-log-skirmish-no-target = Skirmish: no sector of { $side } is next to the Voidborn.
vf-log-skirmish-shield = Skirmish: { $side } has so little Influence that the event spares it.
vf-log-skirmish-drones = Skirmish: Autonomous Drones defend { $side }.

# The Voidborn and what is theirs
vf-ask-place = Where do you place this: { $pieces }?
vf-ask-place-guild = Which Guild comes to { $place }?
vf-ask-remove-voidborn = Of which sector is a Voidborn cube removed?
vf-ask-abandon = Which sector is abandoned?
vf-log-place = Placed on { $place }: { AND($pieces) }.
vf-log-place-each = Placed on each of { $place }: { AND($pieces) }.
vf-log-remove-voidborn = A Voidborn cube of { $place } is removed, left: { $n }.
vf-placed-bounty = { $n ->
        [one] 1 Bounty token
       *[other] { $n } Bounty tokens
    }
vf-placed-reclaim = { $n ->
        [one] 1 Reclaim token
       *[other] { $n } Reclaim tokens
    }
vf-placed-sector-defense = { $n ->
        [one] 1 Sector Defense
       *[other] { $n } Sector Defenses
    }
vf-placed-voidborn = { $n ->
        [one] 1 Voidborn cube
       *[other] { $n } Voidborn cubes
    }
vf-placed-glory = a Glory token of value { $value }
