# A person's own settings (/me).
me-title = How I speak to you, and when
me-set = Done.
me-language = **Language**: { $value }
me-language-menu = Language …
me-notify = **When it is your turn**: { $value }
me-notify-menu = How I call you …
me-notify-channel = a ping at the table
me-notify-dm = a direct message
me-notify-both = a ping and a direct message
me-notify-none = no call
me-dms-off = ✉️ Direct messages are off, because you wanted that.
me-dms-refused = ✉️ Direct messages do not reach you: Discord refused my last one, so I call you at the table. To let them in, tap the name of a server that we share, then **Privacy Settings**, and turn **Direct Messages** on; look also in your own settings under **Content & Social**, and whether you have blocked me. Then try it: { button-dm-check }.
me-dms-still-refused = Discord has refused it again. Sometimes a change of your settings takes a minute.
me-dms-arrive = Direct messages arrive.
button-dm-check = Try a direct message
me-invitations = **Invitations**: { $value }
me-invitations-on = people may call you to their tables
me-invitations-off = nobody calls you; { COMMAND("table open") } lists the tables that you can join
button-invitations-on = Take invitations
button-invitations-off = Take no invitations
me-zone = **Time zone**: { $value }
me-zone-unset = Not chosen yet. { COMMAND("me zone") } finds any other city by its name.
me-zone-menu = Time zone …
me-quiet = **Quiet hours**: { $value }
me-quiet-menu = Quiet hours …
me-quiet-choice = Quiet hours: { $value }
me-quiet-none = none
me-quiet-hours = { $since } to { $until }
me-quiet-title = Quiet hours
me-quiet-from = From (such as 22:00)
me-quiet-until = Until (such as 7:00)
me-away = **Away**: { $value }
me-away-none = not planned
me-away-day = { $first }
me-away-period = { $first } to { $last }
me-away-menu = Away from today on …
me-away-days = { $days ->
        [1] today only
       *[other] { $days } days, today included
    }
me-away-left = { $left } of { $balance ->
        [one] { $balance } away day
       *[other] { $balance } away days
    } are left in { $year }. Days that have begun stay used.
me-away-title = Away days
me-away-first = First day
me-away-last = Last day
me-stops = In quiet hours and on away days I do not call you, and your clock stops. A call that falls there comes afterwards.
me-day-ahead = { $ahead ->
        [0] today · { $day }
        [1] tomorrow · { $day }
       *[other] in { $ahead } days · { $day }
    }
button-other-hours = Set other quiet hours
button-other-days = Set other away days
button-away-back = Not away from { $first }
button-away-over = Back tomorrow
zone-line = { $zone } (now { $time })

# Time zones by a large city
zone-america-los-angeles = Los Angeles
zone-america-denver = Denver
zone-america-chicago = Chicago
zone-america-new-york = New York
zone-america-sao-paulo = São Paulo
zone-utc = UTC
zone-europe-london = London
zone-europe-berlin = Berlin
zone-europe-athens = Athens
zone-africa-johannesburg = Johannesburg
zone-europe-moscow = Moscow
zone-asia-dubai = Dubai
zone-asia-kolkata = Kolkata
zone-asia-bangkok = Bangkok
zone-asia-singapore = Singapore
zone-asia-shanghai = Shanghai
zone-asia-hong-kong = Hong Kong
zone-asia-taipei = Taipei
zone-asia-seoul = Seoul
zone-asia-tokyo = Tokyo
zone-australia-sydney = Sydney
zone-pacific-auckland = Auckland
