# Trying something out.

button-try = Try it out
button-try-here = Try from here
button-trial-end = End the trial
button-trial-back = To my game
place-trial = a trial of table { $number }, for you alone
trial-begun = 🧪 A trial: from here on, for you alone. Whatever is hidden from you was dealt anew, and computers play for the others. Nothing of it touches the game; “{ button-replay }” goes back as often as you like.
trial-over = The trial is thrown away. The game is as it was.
table-log-trial = 🧪 A trial begins at this position of table { $number }. All that is hidden was dealt anew.
error-trial-over = The game is over at this position: there is nothing left to try.
error-trial-amid = Others are in the middle of something. It can be tried once they have finished, or from an earlier position of the replay.
error-trial-eyes = Choose first in the replay from whose seat you want to play.
error-trial-none = This is no trial.
