# What the sources leave open or answer differently, as it is played here (`/voidfall about`).

vf-open-inspire-cost = Inspire of the standard Politics card costs { $value ->
        [science] 1 Science
       *[other] 1 Material
    }.
vf-open-improved-tech-influence = An Improved Technology gives { $value } Influence when it is gained.
vf-open-improved-tech-gives-immediate = An Improved Technology { $value ->
        [yes] also has the effect at once of the Basic one
       *[other] has no effect at once; that of the printed card is unknown
    }.
vf-open-improved-destroyer-approach = Improved Destroyers deal 1 Approach Damage { $value ->
        [flat_1] together
       *[other] each
    }.
vf-open-skirmish-counts-decontamination-storage = Corruption in Decontamination Chambers { $value ->
        [yes] makes
       *[other] does not make
    } the Skirmish stronger.
vf-open-void-takeover-places-facedown-bounty = A sector that the Voidborn take over { $value ->
        [yes] gets
       *[other] does not get
    } a Bounty token.
vf-open-stalemate-winner = A combat in which nobody can deal Damage is { $value ->
        [tie] a tie
       *[other] won by the defender
    }.
vf-open-trade-nexus-timing = Trade Nexus gives its bonus when a token is { $value ->
        [gain] gained
       *[other] returned
    }.
vf-open-hyperdrive-conquest-action = Hyperdrive's action of Conquest: { $value ->
        [pay_energy_regroup] pay 1 Energy to regroup
       *[other] produce Energy
    }.
vf-open-agenda-d3-first = The first objective of Federal Authority gives { $value } Influence.
vf-open-coop-win = To win together, everybody's Influence must be { $value ->
        [at_least] at least
       *[other] more than
    } the Voidborn score.
vf-open-rift-void-score = A Rift counts { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for the Voidborn.
vf-open-full-harbinger-row = A row full of Harbingers { $value ->
        [option_not_available] takes no Crisis
       *[other] takes a Crisis at the cost of a Catastrophe token
    }.
vf-open-war-board-scope = A War resolves the Crisis board for { $value ->
        [all_players] all players
       *[other] the player whose turn it is
    }.
vf-open-war-modifier-in-evaluation = The Skirmish of the Evaluation { $value ->
        [yes] has
       *[other] does not have
    } the addition of a War.
vf-open-solo-tech-copies = Solo has { $value ->
        [rule_text] the Technology copies that the rule text says
       *[other] one copy of each Technology, three of them without Influence
    }.
