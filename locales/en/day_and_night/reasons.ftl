# Why a computer has played what it has played: the terms of its estimate.

dn-reason-temples = temples
dn-reason-groups = groups of tiles from which temples grow
dn-reason-cards = cards in hand
dn-reason-rival = holding the opponent back
dn-reason-safety = tiles that nobody can turn over
