# Eclipse: words on pictures.

ecl-pic-round = Round { $round } of { $rounds }
ecl-pic-phase-draft = choosing species
ecl-pic-phase-action = action phase
ecl-pic-phase-combat = combat
ecl-pic-phase-bombing = bombing
ecl-pic-phase-control = taking control
ecl-pic-phase-diplomacy = diplomacy
ecl-pic-phase-upkeep = upkeep
ecl-pic-phase-cleanup = cleanup
ecl-pic-phase-end = the end
ecl-pic-undecided = Nobody has won
ecl-pic-together = Everybody at once
ecl-pic-shared = share the victory
ecl-pic-wins = wins
ecl-pic-your-turn = your turn
ecl-pic-to-draft = chooses a species
ecl-pic-to-move = to move
ecl-pic-resigned = resigned
ecl-pic-collapsed = collapsed
ecl-pic-passed = passed
ecl-pic-traitor = traitor

# Alt texts
ecl-alt-who = { $letter } ({ $name })
ecl-alt-title = Eclipse, round { $round } of 9.
ecl-alt-won = { $winners } won.
ecl-alt-undecided = Nobody has won.
ecl-alt-phase = { $phase }: everybody at once.
ecl-alt-turn = { $who } is to act ({ $phase }).
ecl-alt-options = Possible: { $places }.
ecl-alt-choosing = { $who } has no species yet.
ecl-alt-player = { $who }, { $species }: { $points } points; { $money } money, { $science } science, { $materials } materials, { $discs } discs.
ecl-alt-nobody = nobody
ecl-alt-no-ships = no ships
ecl-alt-none = none
ecl-alt-sector = { $place }: { $owner }, { $filled } of { $squares } squares, { $ships }.
ecl-alt-fleet = { $side }: { $ships }
ecl-alt-technologies = Technologies: { $technologies }.
ecl-alt-ship = { $ship }: initiative { $initiative }, computer { $computer }, shield { $shield }, hull { $hull }, movement { $movement }, cannons { $cannons }, missiles { $missiles }.
ecl-alt-offer = { $technology } for { $price } (×{ $count })
ecl-alt-category = { $category }: { $technologies }.
ecl-page-technologies = Technologies
