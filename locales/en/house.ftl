# The house rules of a server.

command-admin-rules = House rules: who opens and joins tables, channels of games, the clock, presets
house-title = House rules of this server
house-everybody = everybody
house-managers = those who may manage the channel
house-nobody = nobody
house-opens = Tables are opened by: { $who }
house-joins = Tables are joined by: { $who }
house-moderates = Tables are moderated by: { $who }
house-calls = New tables call: { $who }
house-clock = The clock of new tables: { $clock }
house-channels = { $game } is played in { $channels }
house-preset = Preset of { $game }: { $name }
house-hint = Whoever manages the server may do everything. Presets are kept from the settings of a table (“{ button-presets }”). The role for new tables should be mentionable and allow nothing else; people switch it on by `{ COMMAND("table open") }`.
house-choose-opens = Roles that may open tables …
house-choose-joins = Roles that may join tables …
house-choose-moderates = Roles that may moderate tables …
house-choose-calls = The role that new tables call …
house-choose-clock = The clock of new tables …
house-clock-usual = The usual clock
house-choose-title = The channels of a game …
house-choose-channels = Channels (none: everywhere) …
house-channels-title = Where { $game } is played
house-drop-preset = Remove a preset …
house-set = It holds from now on.
button-presets = Presets
button-preset-keep = Keep these settings
preset-called = The name of the preset
presets-title = Presets for table { $number }
presets-hint = A preset sets options, clock, start and who may join at once.
presets-none = This server has no preset of this game yet. Whoever manages it can keep the settings of a table as one.
presets-menu = Take a preset …
preset-taken = The table is set as “{ $name }” says.
lobby-called = { $role } A table of { $game } has a free seat.
button-call-on = Call me to new tables
button-call-off = Call me no longer
call-on = You have the role that new tables call.
call-off = New tables no longer call you.
error-house-opens = On this server tables are opened by { $roles }.
error-house-joins = On this server tables are joined by { $roles }.
error-house-channel = On this server this game is played in { $channels }.
error-house-presets = { $most ->
    [one] A server keeps one preset.
   *[other] A server keeps { $most } presets.
}
error-house-no-call = This server has no role for new tables.
error-house-role = Only a role that allows nothing that not everybody may do can be given to whoever wants it.
error-house-forbidden = I may not give { $role } to people here: I need the permission to manage roles, and a role above it.

# --- a forum as lobby
house-forum = Tables are opened as posts in: { $forum }
house-choose-forum = The forum for new tables …
forum-post = { $game }, a table of { $host }. Join below, or look on.
forum-tag-waiting = waiting
forum-tag-running = running
forum-tag-finished = finished
