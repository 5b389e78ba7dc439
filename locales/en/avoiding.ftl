# People with whom one will not be seated.

command-me-avoid = People with whom you will not be seated; nobody else learns of it
command-admin-avoid = People who get no seat at tables of this server
option-avoided = Somebody to put on the list
avoid-title = People with whom you will not be seated
avoid-title-server = People who get no seat on this server
avoid-hint = Nobody else sees this list or learns of it: where you sit, they read that no seat is free for them. Games that have begun go on. Tournaments do not know it.
avoid-hint-server = Only those who manage the server see this list. Whoever is on it reads that no seat is free for them. Games that have begun go on.
avoid-none = Nobody is on it.
avoid-add = Put somebody on the list …
avoid-take-off = Take somebody off …
avoid-added = Somebody was put on the list.
avoid-removed = Somebody was taken off.
error-avoid-own = Somebody sits there with whom you will not be seated. `{ COMMAND("me avoid") }` has your list.
error-avoid-self = You cannot avoid yourself.
error-avoid-many = A list holds { $most } people.

lobby-unrated = Unrated: the result changes nobody's rating.
button-unrated-on = Make it unrated
button-unrated-off = Make it rated
unrated-on = The result of this game changes nobody's rating.
unrated-off = The result of this game is rated.
