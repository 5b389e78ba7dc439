# Eclipse: names of seats, species, technologies, parts, ships, resources.

ecl-seat-0 = Orange
ecl-seat-1 = Sky
ecl-seat-2 = Green
ecl-seat-3 = Rose
ecl-seat-4 = Yellow
ecl-seat-5 = Ivory
ecl-ancients = the Ancients
ecl-gcds = the Galactic Center Defense System

# Species
ecl-species-terran_directorate = Terran Directorate
ecl-species-terran_federation = Terran Federation
ecl-species-terran_union = Terran Union
ecl-species-terran_republic = Terran Republic
ecl-species-terran_conglomerate = Terran Conglomerate
ecl-species-terran_alliance = Terran Alliance
ecl-species-eridani_empire = Eridani Empire
ecl-species-hydran_progress = Hydran Progress
ecl-species-planta = Planta
ecl-species-descendants_of_draco = Descendants of Draco
ecl-species-mechanema = Mechanema
ecl-species-orion_hegemony = Orion Hegemony
ecl-species-terrans = Terrans
ecl-species-terran-summary = three moves an action, trade 2 for 1, a place for an ambassador
ecl-species-eridani_empire-summary = 26 money and three technologies, two fewer discs, two reputation tiles
ecl-species-hydran_progress-summary = two researches an action, Advanced Labs
ecl-species-planta-summary = two explores an action, four colony ships, +1 point per sector; weak ships, population easily lost
ecl-species-descendants_of_draco-summary = lives with the Ancients, chooses between two sectors when exploring, +1 point per Ancient left
ecl-species-mechanema-summary = three upgrades and three builds an action, cheaper ships
ecl-species-orion_hegemony-summary = a cruiser and shields from the start, fast guns; trade 4 for 1
ecl-caution-species-for-two = Not advised with two players.
ecl-ask-species = Which species do you play?

# Technologies
ecl-tech-neutron_bombs = Neutron Bombs
ecl-tech-starbase = Starbase
ecl-tech-plasma_cannon = Plasma Cannon
ecl-tech-phase_shield = Phase Shield
ecl-tech-advanced_mining = Advanced Mining
ecl-tech-tachyon_source = Tachyon Source
ecl-tech-plasma_missile = Plasma Missile
ecl-tech-gluon_computer = Gluon Computer
ecl-tech-gauss_shield = Gauss Shield
ecl-tech-improved_hull = Improved Hull
ecl-tech-fusion_source = Fusion Source
ecl-tech-positron_computer = Positron Computer
ecl-tech-advanced_economy = Advanced Economy
ecl-tech-tachyon_drive = Tachyon Drive
ecl-tech-antimatter_cannon = Antimatter Cannon
ecl-tech-quantum_grid = Quantum Grid
ecl-tech-nanorobots = Nanorobots
ecl-tech-fusion_drive = Fusion Drive
ecl-tech-advanced_robotics = Advanced Robotics
ecl-tech-orbital = Orbital
ecl-tech-advanced_labs = Advanced Labs
ecl-tech-monolith = Monolith
ecl-tech-artifact_key = Artifact Key
ecl-tech-wormhole_generator = Wormhole Generator
ecl-tech-text-neutron_bombs = Bombing kills all population of a sector without dice.
ecl-tech-text-starbase = You may build starbases.
ecl-tech-text-orbital = You may build orbitals.
ecl-tech-text-monolith = You may build monoliths (3 points each).
ecl-tech-text-advanced_mining = Colony ships may fill advanced materials squares.
ecl-tech-text-advanced_economy = Colony ships may fill advanced money squares.
ecl-tech-text-advanced_labs = Colony ships may fill advanced science squares.
ecl-tech-text-quantum_grid = At once: two more influence discs.
ecl-tech-text-advanced_robotics = At once: one more influence disc.
ecl-tech-text-nanorobots = One more build in each Build action.
ecl-tech-text-artifact_key = At once: 5 resources of one kind for each artifact in your sectors.
ecl-tech-text-wormhole_generator = You may pass edges with a wormhole on one side only.

# Ship parts
ecl-part-plasma_cannon = Plasma Cannon
ecl-part-phase_shield = Phase Shield
ecl-part-tachyon_source = Tachyon Source
ecl-part-plasma_missile = Plasma Missile
ecl-part-gluon_computer = Gluon Computer
ecl-part-gauss_shield = Gauss Shield
ecl-part-improved_hull = Improved Hull
ecl-part-fusion_source = Fusion Source
ecl-part-positron_computer = Positron Computer
ecl-part-tachyon_drive = Tachyon Drive
ecl-part-antimatter_cannon = Antimatter Cannon
ecl-part-fusion_drive = Fusion Drive
ecl-part-ion_cannon = Ion Cannon
ecl-part-hull = Hull
ecl-part-nuclear_drive = Nuclear Drive
ecl-part-electron_computer = Electron Computer
ecl-part-nuclear_source = Nuclear Source
ecl-part-axion_computer = Axion Computer
ecl-part-hypergrid_source = Hypergrid Source
ecl-part-shard_hull = Shard Hull
ecl-part-ion_turret = Ion Turret
ecl-part-conformal_drive = Conformal Drive
ecl-part-flux_shield = Flux Shield

# Ships and structures
ecl-ship-interceptor = { $count ->
        [one] interceptor
       *[other] { $count } interceptors
    }
ecl-ship-cruiser = { $count ->
        [one] cruiser
       *[other] { $count } cruisers
    }
ecl-ship-dreadnought = { $count ->
        [one] dreadnought
       *[other] { $count } dreadnoughts
    }
ecl-ship-starbase = { $count ->
        [one] starbase
       *[other] { $count } starbases
    }
ecl-ship-ancient = { $count ->
        [one] Ancient
       *[other] { $count } Ancients
    }
ecl-ship-gcds = { $count ->
        [one] GCDS
       *[other] { $count } GCDS
    }
ecl-ships-of = { $ship } of { $side }
ecl-orbital = orbital
ecl-monolith = monolith

# Resources and cubes
ecl-amount-money = { $count } money
ecl-resource-money = money
ecl-cube-money = money cube
ecl-amount-science = { $count } science
ecl-resource-science = science
ecl-cube-science = science cube
ecl-amount-materials = { $count } materials
ecl-resource-materials = materials
ecl-cube-materials = materials cube
ecl-category-military = Military
ecl-category-grid = Grid
ecl-category-nano = Nano

# Discovery tiles
ecl-discovery-money = 8 money
ecl-discovery-science = 5 science
ecl-discovery-materials = 6 materials
ecl-discovery-ancient_technology = Ancient Technology
ecl-discovery-ancient_cruiser = Ancient Cruiser
ecl-discovery-axion_computer = { ecl-part-axion_computer }
ecl-discovery-hypergrid_source = { ecl-part-hypergrid_source }
ecl-discovery-shard_hull = { ecl-part-shard_hull }
ecl-discovery-ion_turret = { ecl-part-ion_turret }
ecl-discovery-conformal_drive = { ecl-part-conformal_drive }
ecl-discovery-flux_shield = { ecl-part-flux_shield }
