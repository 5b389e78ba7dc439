# Why a computer has played what it has played: the terms of its estimate.

ecl-reason-sectors = points of sectors
ecl-reason-points = points that are not of sectors
ecl-reason-income = its income in the rounds to come
ecl-reason-stock = resources in storage
ecl-reason-technologies = its technologies
ecl-reason-fleet = the strength of its fleet
ecl-reason-upkeep = lower upkeep
