# Voidfall: what happens in a combat.

vf-log-approach = Approach: { $events }.
vf-log-salvo = Salvo { $number } (Initiative { $invader } vs { $defender }): { $events }.
vf-log-combat-result = Result: { $outcome }.
vf-combat-invader = the invader
vf-combat-defender = the defender
vf-combat-drops = Carriers deploy { AND($cubes) }
vf-combat-first-strike = { $side } deals Damage first (Targeting)
vf-combat-fires = Destroyers fire, +{ $damage } Damage
vf-combat-no-damage = no Damage
vf-combat-damage = { $damage } Damage to { $side } ({ $parts })
vf-combat-damage-in-vain = { $damage } Damage to { $side } (nothing to recall)
vf-combat-absorbs = { $count } absorbed
vf-combat-recalls = { AND($cubes) } recalled
vf-combat-escapes = Escape Pods take home { AND($cubes) }
vf-combat-wins = victory of { $side }, left: { AND($cubes) }
vf-combat-repelled = nothing is left of { $side }, the sector is held
vf-combat-tie = tie, nobody is left
vf-combat-stalemate = stalemate, a tie
vf-combat-stalemate-held = stalemate, the defender wins
vf-combat-corvette = { $count ->
        [one] { $count } Corvette
       *[other] { $count } Corvettes
    }
vf-combat-sentry = { $count ->
        [one] { $count } Sentry
       *[other] { $count } Sentries
    }
vf-combat-destroyer = { $count ->
        [one] { $count } Destroyer
       *[other] { $count } Destroyers
    }
vf-combat-dreadnought = { $count ->
        [one] { $count } Dreadnought
       *[other] { $count } Dreadnoughts
    }
vf-combat-carrier = { $count ->
        [one] { $count } Carrier
       *[other] { $count } Carriers
    }
vf-combat-voidborn = { $count ->
        [one] { $count } Voidborn cube
       *[other] { $count } Voidborn cubes
    }
