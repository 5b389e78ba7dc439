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
