# Eclipse: influence discs, and cubes that go home.

ecl-ask-cube-track = To which track does { $origin } go?
ecl-cube-from-own = the cube whose own track is full
ecl-cube-from-gray = the cube from a grey square
ecl-cube-from-orbital = the cube from the orbital
ecl-cube-from-ambassador = the cube of your ambassador
ecl-track-money = money track
ecl-track-science = science track
ecl-track-materials = materials track
ecl-log-cube-returns = { $side }: a cube goes back to the { $track }.

# The action
ecl-ask-influence = { $left ->
        [0] Influence{ $refresh ->
            [0] .
            [one] : one colony ship to turn up left.
           *[other] : { $refresh } colony ships to turn up left.
        }
        [one] Influence: one disc move{ $refresh ->
            [0] {""} left.
            [one] {""} and one colony ship to turn up left.
           *[other] {""} and { $refresh } colony ships to turn up left.
        }
       *[other] Influence: { $left } disc moves{ $refresh ->
            [0] {""} left.
            [one] {""} and one colony ship to turn up left.
           *[other] {""} and { $refresh } colony ships to turn up left.
        }
    }
ecl-influence-place = Disc from the track to { $target }
ecl-influence-move = Disc from { $source } to { $target }
ecl-influence-lift = Disc from { $source } back to the track
ecl-influence-refresh = Turn up a colony ship
ecl-influence-from-track = From the track
ecl-influence-from = From { $source }
ecl-caution-gives-up = You give up { $place }: { $count ->
        [one] one cube comes home
       *[other] { $count } cubes come home
    }.
ecl-influence-cubes = { $count ->
        [0] no cubes there
        [one] one cube comes home
       *[other] { $count } cubes come home
    }
ecl-log-refreshes = { $side } turns up a colony ship.
ecl-log-refreshes-times = { $side } turns up { $times ->
        [one] { $times } colony ship
       *[other] { $times } colony ships
    }.

# What people may type
ecl-verb-track = track
ecl-verb-to-track = track, back, lift
