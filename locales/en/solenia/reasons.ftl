# Why a computer has played what it has played: the terms of its estimate.

sol-reason-gold = gold now
sol-reason-storage = resources for deliveries
sol-reason-sky = what its cards in the sky will give
sol-reason-board = slots and powers that pay off later
