# Why a computer has played what it has played: the terms of its estimate.

vf-reason-influence = Influence now
vf-reason-mat = resources, cubes and Technologies
vf-reason-sectors = the value of its sectors
vf-reason-agendas = what its Agendas score
vf-reason-tracks = its Civilization tracks
vf-reason-conquests = sectors that it can take soon
vf-reason-safety = safety from attacks
vf-reason-voidborn = keeping the Voidborn down
