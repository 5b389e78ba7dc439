-- Reason: the host of a table may choose that its result changes nobody's rating.

ALTER TABLE tables ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0;
