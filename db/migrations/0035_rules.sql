-- Reason: a game that goes on under other rules keeps the position from which it does.

-- The saved session, with steps of the kind `rules`.
ALTER TABLE choices ADD COLUMN saved $BYTES;
