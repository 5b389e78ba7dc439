# Eclipse: discovery tiles.

ecl-ask-discovery = Discovery at { $place }: { $tile }. Use it now, or keep it for points?
ecl-discovery-points = Keep it: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ecl-discovery-cruiser = A cruiser comes to { $place }
ecl-discovery-save = Save the { $part } for an upgrade
ecl-discovery-fit = { $part } on { $ship } { $slot }
ecl-discovery-covers = covers { $part }
ecl-log-discovers = { $side } discovers at { $place }: { $tile }.
ecl-log-finds = { $side } gains { $amount }.
ecl-log-keeps-discovery = { $side } keeps the discovery tile ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
ecl-log-finds-cruiser = A cruiser comes to { $side } at { $place }.
ecl-log-fits = { $side }: { $part } on { $ship } { $slot }.
ecl-log-saves = { $side } saves the { $part }.

# What people may type
ecl-verb-technology = technology, learn
ecl-verb-part = part, fit
