# Day & Night: what the rules say to players. Names of the spells: rule text.

dn-card-achievement = Achievement
dn-card-achievement-text = Turn over the tile under Day or the tile under Night.
dn-card-day_advantage = Day Advantage
dn-card-day_advantage-text = Only while Night stands on a Day tile. Draw 3 cards.
dn-card-day_blossom = Day Blossom
dn-card-day_blossom-text = Change any neutral tile.
dn-card-day_chant = Day Chant
dn-card-day_chant-text = Change the tile under Day.
dn-card-day_instability = Day Instability
dn-card-day_instability-text = X is the distance between Day and Night. Change a tile at most X steps from Day.
dn-card-day_meditation = Day Meditation
dn-card-day_meditation-text = Only while Night stands on a Day tile. Change the tile under Day.
dn-card-day_ritual = Day Ritual
dn-card-day_ritual-text = Change a tile bordering Day.
dn-card-day_wish = Day Wish
dn-card-day_wish-text = Change any tile.
dn-card-entrap = Entrap
dn-card-entrap-text = Change the tile under Night.
dn-card-fate = Fate
dn-card-fate-text = Only while Night stands on a Day tile. Turn over the tile under Day and all tiles surrounding it.
dn-card-flourish = Flourish
dn-card-flourish-text = Only while Night stands on a Day tile. Change two tiles surrounding Day.
dn-card-misdirect = Misdirect
dn-card-misdirect-text = Only while Night stands on a Day tile. Move Night to any other Day tile.
dn-card-morning_mist = Morning Mist
dn-card-morning_mist-text = Put 2 mystic stones on each of two Day tiles.
dn-card-mystify = Mystify
dn-card-mystify-text = Put 2 mystic stones on a Day tile.
dn-card-steal_passion = Steal Passion
dn-card-steal_passion-text = Look at Night's hand. Use one card of it now for free, or discard it. Crystallize: discard only.
dn-card-warp = Warp
dn-card-warp-text = { $crystal_blocks_spell_moves ->
        [1] Move Day to any tile. Not off or onto a crystal tile.
       *[other] Move Day to any tile.
    }
dn-card-wishing_pond = Wishing Pond
dn-card-wishing_pond-text = Put 2 mystic stones on the Day tile under Day.
dn-card-wishing_well = Wishing Well
dn-card-wishing_well-text = Put 1 mystic stone on a Day tile.
dn-card-wonder = Wonder
dn-card-wonder-text = Take any card from Day's deck or discard pile, then shuffle the discards into the deck.
dn-card-alter_soil = Alter Soil
dn-card-alter_soil-text = Change a neutral tile bordering Night.
dn-card-crystal_breeze = Crystal Breeze
dn-card-crystal_breeze-text = Put a crystal on each of two { $crystal_night_tiles_only ->
        [1] Night tiles
       *[other] tiles
    }{ $only_crystallize_hits_day_location ->
        [1] { "" }, but not under Day
       *[other] { "" }
    }.
dn-card-crystal_burst = Crystal Burst
dn-card-crystal_burst-text = Put a crystal on every { $crystal_night_tiles_only ->
        [1] Night tile
       *[other] tile
    } surrounding Night{ $only_crystallize_hits_day_location ->
        [1] { "" }, but not under Day
       *[other] { "" }
    }.
dn-card-crystal_sky = Crystal Sky
dn-card-crystal_sky-text = Put a crystal on each of three { $crystal_night_tiles_only ->
        [1] Night tiles
       *[other] tiles
    }{ $only_crystallize_hits_day_location ->
        [1] { "" }, but not under Day
       *[other] { "" }
    }; these stay for two turns.
dn-card-crystallize = Crystallize
dn-card-crystallize-text = Put a crystal on the tile under Day or the tile under Night.
dn-card-deter = Deter
dn-card-deter-text = Turn over the tile under Night.
dn-card-deviate = Deviate
dn-card-deviate-text = Turn over the tile under Day, then change the tile under Night.
dn-card-epiphany = Epiphany
dn-card-epiphany-text = Only while Night holds no other card. Draw 5 cards.
dn-card-excitement = Excitement
dn-card-excitement-text = Only once Night has a temple. Change two neutral tiles surrounding Night.
dn-card-mimic = Mimic
dn-card-mimic-text = Only while Night stands on a Night tile. Change two tiles bordering Night.
dn-card-mislead = Mislead
dn-card-mislead-text = Only once Night has a temple. Move Day to any other Night tile{ $crystal_blocks_spell_moves ->
        [1] { "" }, not off or onto a crystal tile
       *[other] { "" }
    }.
dn-card-night_advantage = Night Advantage
dn-card-night_advantage-text = { $strict_changed ->
        [1] Only if a Day tile was changed this turn. Draw 3 cards.
       *[other] Only if a Day tile became a Night tile this turn. Draw 3 cards.
    }
dn-card-night_chant = Night Chant
dn-card-night_chant-text = Change the tile under Night.
dn-card-night_instability = Night Instability
dn-card-night_instability-text = X is the distance between Day and Night. Change a tile at most X steps from Night.
dn-card-night_meditation = Night Meditation
dn-card-night_meditation-text = { $strict_changed ->
        [1] Only if a Day tile was changed this turn. Change the tile under Night.
       *[other] Only if a Day tile became a Night tile this turn. Change the tile under Night.
    }
dn-card-night_rapture = Night Rapture
dn-card-night_rapture-text = Change any neutral tile.
dn-card-night_ritual = Night Ritual
dn-card-night_ritual-text = Change a tile bordering Night.
dn-card-night_wish = Night Wish
dn-card-night_wish-text = Change any tile.
dn-card-obtain = Obtain
dn-card-obtain-text = Draw 2 cards.
dn-card-shift = Shift
dn-card-shift-text = Turn over all tiles surrounding Night.
