# Why a computer has played what it has played: the terms of its estimate.

an-reason-built = points of blueprints
an-reason-cubes = cubes in storage
an-reason-crew = mercenaries
an-reason-upgrades = upgrades
