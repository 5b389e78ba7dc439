# The story so far, and the digest of a month.

button-story = The story so far
story-title = { $game } · table { $number } · the story so far
story-begin = Before the first round
story-end = The end
house-tells = The message of a round says what stands out in it.
house-tells-not = The message of a round has no story.
house-digest = The digest of each month goes to { $channel }
house-choose-digest = Channel for the monthly digest (none: no digest) …
button-tells-on = Tell the story of rounds
button-tells-off = No story of rounds
month-title = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
month-ended = { $count ->
    [one] One game has ended
   *[other] { $count } games have ended
}: { $games }
month-games = { $count } × { $game }
month-champions = Most wins: { $names }
month-won = { $name } ({ $count })
month-closest = The closest game: { $which }, { $names }, won by { $percent } %
month-thought = The longest thought: { $name }, { $time } ({ $which })
button-archive = Finished games
