# Several games after each other, and several people at one phone.

button-guest = A friend at this phone
button-guest-away = Remove { $side }
guest-called = Name of the friend
guest-hint = Both play by turns on your page; the game counts for nobody.
lobby-shared = Played at one phone, on the page of { $host }: the result counts for nobody.
handover-title = Pass the phone to { $name }
handover-hint = Their hand and their panel are shown once they tap the button.
button-handover = I have it
error-guest-alone = Friends at one phone play where nobody else but the host and computers has a seat.
error-guest-joins = Here friends play at one phone. Open a table of your own.

button-series = Series
series-title = Several games at table { $number }
series-one = One game
series-best-of = Best of { $most }, with changing seats
series-hint = The next game begins by itself, in the same place and with the same people, everybody one seat further on. A weekly table is opened at nine in the morning of your time zone, with free seats; its host is you.
series-menu = How many games …
series-begins = Best of { $most } · game { $number }
series-line = Best of { $most } · game { $number } · won: { $won }
series-won = { $name } { $won }
weekly-line = Every { $day } a table like this is opened here, next { $at }.
weekly-menu = Open anew every week …
weekly-never = Not every week
weekly-day = Anew every { $day }
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
error-weekly = Only a public table of a server can be opened anew every week.
