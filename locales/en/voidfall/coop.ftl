# Cooperative and solo games: alerts, Crises, their board, Catastrophes, Harbingers, Safe Havens, the end.

vf-voidborn = The Voidborn
vf-row-military = military row
vf-row-economic = economic row

vf-log-alert-war = Alert: War. When the Crisis board is resolved, the Skirmish has +{ $n } Fleet Power.
vf-log-alert-situation = Alert: a Situation of level { $level }. Every player meets a Crisis of this level.
vf-log-starting-crisis = Starting Crisis in the { $row }: { $crisis }.
vf-log-crisis = Crisis of this turn: { $crisis }.
vf-log-crisis-solved = { $side } solves the Crisis { $crisis }.
vf-log-crisis-discarded = The Crisis { $crisis } is discarded.
vf-log-crisis-ongoing = The Crisis { $crisis } is ongoing now: { $row }.
vf-log-crisis-pushed-out = The Crisis { $crisis } is pushed out of its row and discarded.
vf-log-penalty = { $side } suffers the penalty of the Crisis { $crisis }.
vf-log-row-paid = { $side } owes { $due } for the economic row and pays { $paid }.
vf-log-gift = { $side } ({ $action }) gives { $to }: { $gift }, chosen when { $to } next decides.
vf-log-relief-waits = { $side } gets relief: { $gift }, chosen when { $side } next decides.
vf-log-row-unpaid = { $side } pays { $n } { $n ->
        [1] resource
       *[other] resources
    } too few for the economic row and loses { $influence } Influence.
vf-log-catastrophe = { $side } takes Catastrophe token { $n } of { $most }.
vf-log-harbinger-on-board = A Harbinger comes to the { $row } of the Crisis board.
vf-log-harbinger-off-board = { $side } removes a Harbinger from the { $row } of the Crisis board.
vf-log-harbinger-pushed-out = A Harbinger is pushed out of its row.
vf-log-harbinger-placed = A Harbinger appears in { $place }.
vf-log-harbinger-removed = A Harbinger leaves { $place }.
vf-log-rift-cleared = The Rift in { $place } is closed: it becomes a base sector with Population 1.
vf-log-reinforced = The Harbingers bring { $n ->
        [one] { $n } Voidborn cube
       *[other] { $n } Voidborn cubes
    } to { $place }.
vf-log-haven = { $side } builds level { $n } of { $size } of Safe Haven { $number }.
vf-log-haven-complete = Safe Haven { $number } is complete.
vf-log-focus-exchanged = { $side } discards { $held } and plays { $offered }.
vf-log-consumed = { $level ->
        [basic] { $side }: the Basic Technology { $technology } is consumed.
       *[improved] { $side }: the Improved Technology { $technology } is consumed.
    }

vf-ask-surcharge = Pay a surcharge ({ $cost }) to solve the Crisis { $crisis }?
vf-ask-void = The Void advances: nobody has solved the Crisis { $crisis }.
vf-ask-war = The Void advances: War.
vf-ask-harbinger-row = Into which row of the Crisis board does the Harbinger go?
vf-ask-haven = Build a level of which Safe Haven?
vf-ask-haven-recall = No cube is at hand for a Safe Haven level. Recall one for it?
vf-ask-haven-reward = A Safe Haven is complete. Which reward do you take?
vf-ask-discard-crisis = Which Crisis is discarded?
vf-ask-consume = Which Technology is consumed?
vf-ask-place-harbinger = Where does the Harbinger appear?
vf-ask-remove-harbinger = Which Harbinger is removed?

vf-move-crisis = Solve the Crisis { $crisis }
vf-option-penalty = Suffer the penalty: { $penalty }
vf-option-ongoing = Make it ongoing: { $row }
vf-option-catastrophe = Take Catastrophe token { $n } of { $most }
vf-option-board = Resolve the Crisis board: Skirmish +{ $strength }; pay { $due }
vf-option-board-free = Resolve the Crisis board: Skirmish +{ $strength }; nothing to pay
vf-option-row = The { $row }
vf-option-haven = Safe Haven { $number } ({ $n } of { $size ->
        [one] { $size } level
       *[other] { $size } levels
    })
vf-option-recall = Recall a cube and build
vf-caution-overflow = This pushes something out of the row, which costs a Catastrophe token.
vf-caution-last-catastrophe = This is the last one: everybody loses.

