# Things that are looked up besides the cards.

an-kind-mercenary = mercenary
an-kind-blueprint = blueprint
an-kind-planet = planet
an-kind-upgrade = upgrade
an-kind-ship = starship
an-kind-objective = hidden objective
an-kind-cube = cube
an-kind-skill = skill
an-thing-ship-text = Storage for { $storage ->
        [one] { $storage } cube
       *[other] { $storage } cubes
    }. All starships are alike; the name is decoration.
an-thing-objective = Objective { $first } and { $second }
an-thing-cube = Cube: { $colour }
an-thing-cube-text = On pictures: { $letter }. It comes from planets, is stored on the starship and pays for blueprints; stored at the end it is worth 1 point. There are { $count }.
an-thing-skill = Skill: { $skill }
an-thing-skill-text = On pictures: { $letter }. Planets need it to be extracted; mercenaries and some upgrades have it.
an-thing-upgrade-text = Belongs to these blueprints: { $blueprints }.
an-thing-objective-text = At the end: +{ $points } for every { $first } or { $second } icon on your completed blueprints.
an-kind-robot = player of the rules
an-thing-robot-text = Plays at a table for two. It draws cubes for its blueprints and lends any skill for cubes.
