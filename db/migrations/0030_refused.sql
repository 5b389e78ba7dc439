-- Reason: a person reads why no direct messages are sent to them: Discord refused the last one, or they want none.

ALTER TABLE people ADD COLUMN dm_refused INTEGER NOT NULL DEFAULT 0;
