# Eclipse: exploring.

ecl-explore = Explore { $place }
ecl-explore-inner = { $left ->
        [one] the last inner sector
       *[other] inner sectors, { $left } left
    }
ecl-explore-middle = { $left ->
        [one] the last middle sector
       *[other] middle sectors, { $left } left
    }
ecl-explore-outer = { $left ->
        [one] the last outer sector
       *[other] outer sectors, { $left } left
    }
ecl-ask-explore = Explore another space?
ecl-ask-placing = Place the sector at { $place }, or discard it?
ecl-explore-place = { $sector }: wormholes { $sides }
ecl-explore-joins = joined with { $places }
ecl-explore-joins-none = joined with the Wormhole Generator only
ecl-explore-discard = Discard
ecl-explore-second = Turn up a second sector
ecl-ask-occupy = Put an influence disc on { $place }?
ecl-explore-occupy = Put a disc there
ecl-explore-leave = No disc
ecl-sector-worth = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ecl-sector-worth-discovery = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, discovery tile
ecl-side-0 = N
ecl-side-1 = NE
ecl-side-2 = SE
ecl-side-3 = S
ecl-side-4 = SW
ecl-side-5 = NW
ecl-log-explores = { $side } explores { $place }: sector { $sector }.
ecl-log-explores-several = { $side } explores { $place }: sectors { $sector }.
ecl-log-places = { $side } places sector { $sector } at { $place }.
ecl-log-discards = { $side } discards sector { $sector }.
ecl-log-explored = { $side } explores { $place } and places sector { $sector } there.
ecl-log-explored-controls = { $side } explores { $place }, places sector { $sector } there and controls it.
ecl-log-places-controls = { $side } places sector { $sector } at { $place } and controls it.
ecl-log-explored-discards = { $side } explores { $place } and discards sector { $sector }.
ecl-log-reshuffled-inner = The discarded inner sectors are shuffled.
ecl-log-reshuffled-middle = The discarded middle sectors are shuffled.
ecl-log-reshuffled-outer = The discarded outer sectors are shuffled.

# What people may type
ecl-verb-place = place, put
