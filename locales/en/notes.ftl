# What people note for themselves about their games, and the file with what is stored about them.

command-notes = Your own notes about the game here, or about all games; only you see them
option-notes-search = Words that stand in the note
command-me-data = Everything that is stored about you, as a file
own-data = All that is stored about you: settings, notes, open tables, results and ratings. Games have files of their own: `{ COMMAND("table export") }`. `{ COMMAND("me forget") }` deletes it.
button-notes = Notes
button-notes-all = All my notes
button-note-write = Write a note
button-note-change = Change the note
button-note-here = Note here
notes-of-game = Notes · { $which }
notes-all = All your notes
notes-found = Notes with “{ $words }”
notes-private = Only you see your notes. They stay when the game is over.
notes-game-none = You have noted nothing about this game yet.
notes-positions = At positions of the replay
notes-go = Go to a position …
notes-at-position = at a position
notes-none = You have no notes yet. The button “{ button-notes }” of your panel begins one, and the replay has one for each position.
notes-found-none = None of your notes has these words.
note-title = Your note
note-label = What you want to remember
note-hint = Only you see it. An empty note is deleted.
note-kept = Noted. Only you see it.
note-deleted = The note is deleted.
error-notes-many = You have { $most } notes, which is as many as are kept. Delete one by emptying it.
