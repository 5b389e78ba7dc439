-- Reason: a person may want to be asked before an answer ends their turn.

ALTER TABLE people ADD COLUMN confirm INTEGER NOT NULL DEFAULT 0;
