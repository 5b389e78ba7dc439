# Eclipse: diplomatic relations, offers, the traitor.

ecl-step-diplomacy = Diplomacy
ecl-offer = Offer { $partner } a relation, with a { $cube }
ecl-offer-to = Offer to { $partner }
ecl-accept-from = The offer of { $partner }
ecl-withdraw = Withdraw your offer to { $partner }
ecl-accept = Accept the offer of { $partner }, with a { $cube }
ecl-track-changes = income { $before } → { $after }
ecl-caution-throws-reputation = To make room for the ambassador, your lowest reputation tile goes back to the bag.
ecl-log-offers = { $side } offers { $partner } a diplomatic relation.
ecl-log-withdraws = { $side } withdraws its offer to { $partner }.
ecl-log-relation = { $one } and { $other } form a diplomatic relation.
ecl-log-breaks = { $side } attacks { $partner }: their relation ends, and { $side } takes the traitor card.
ecl-log-throws-reputation = { $side } throws a reputation tile back.
ecl-log-threw-reputation = Your reputation tile { $tile } goes back to the bag.

# What people may type
ecl-verb-offer = offer
ecl-verb-withdraw = withdraw
ecl-verb-accept = accept
