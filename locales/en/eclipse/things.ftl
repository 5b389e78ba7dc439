# Things that are looked up besides technologies, parts and species.

ecl-kind-technology = technology
ecl-kind-part = ship part
ecl-kind-species = species
ecl-kind-sector = sector
ecl-kind-discovery = discovery tile
ecl-kind-ship = ship
ecl-kind-piece = piece
ecl-thing-sector = Sector { $sector }
ecl-thing-sector-text = { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Squares: { $squares }.
ecl-thing-sector-bare = { $points ->
        [one] 1 point
       *[other] { $points } points
    }. No squares.
ecl-thing-sector-ancients = Ancients: { $count }
ecl-thing-sector-gcds = defense system
ecl-thing-sector-discovery = discovery
ecl-thing-sector-artifact = artifact
ecl-thing-sector-facts = { $ring } · { $things }
ecl-thing-ring-centre = centre
ecl-thing-ring-inner = inner ring
ecl-thing-ring-middle = middle ring
ecl-thing-ring-outer = outer ring
ecl-thing-ring-home = home sector
ecl-thing-discovery-text = Instead it may be kept for { $points ->
        [one] 1 point
       *[other] { $points } points
    }. There are { $count }.
ecl-thing-interceptor-text = The smallest and cheapest ship. For most species it has more initiative than cruiser and dreadnought, but less than a starbase. There are 8 of each player.
ecl-thing-cruiser-text = A ship with six squares on its blueprint, five for Planta. Each player has 4.
ecl-thing-dreadnought-text = The largest ship. Each player has 2.
ecl-thing-starbase-text = It cannot move. Its initiative is usually the highest of its owner's blueprints, though parts may change that. It needs the technology Starbase; each player has 4.
ecl-thing-ancient-text = A ship of no player. It guards its sector.
ecl-thing-gcds-text = Guards the centre of the galaxy.
ecl-thing-piece-orbital = Orbital
ecl-thing-piece-orbital-text = Gives a sector a square for a money or science cube.
ecl-thing-piece-monolith = Monolith
ecl-thing-piece-monolith-text = 3 points at the end for whoever controls its sector.
ecl-thing-ambassador = Ambassador
ecl-thing-ambassador-text = Both sides of a relation give one, with a cube. Each ambassador that you hold is worth 1 point.
ecl-thing-traitor = Traitor card
ecl-thing-traitor-text = Goes to whoever attacks a partner: −2 points at the end.
ecl-thing-reputation = Reputation tile
ecl-thing-reputation-text = Drawn after battles, worth 1 to 4 points, hidden until the end. There are twelve 1s, nine 2s, seven 3s and four 4s.
ecl-thing-disc = Influence disc
ecl-thing-disc-text = Pays for an action, or controls a sector. The fewer on the track, the more upkeep costs.
ecl-thing-colony_ship = Colony ship
ecl-thing-colony_ship-text = Brings a cube from a track to an empty square of a sector of yours.
ecl-thing-cube = Population cube
ecl-thing-cube-text = On a sector it makes its track produce more. On a square with a star it needs the advanced technology of its kind.
ecl-thing-artifact = Artifact
ecl-thing-artifact-text = Researching { ecl-tech-artifact_key } gives 5 resources of one kind for each artifact in your sectors.
