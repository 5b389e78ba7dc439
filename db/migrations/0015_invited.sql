-- Reason: a lobby names those whom it has invited until they have a seat, also after others have joined.

ALTER TABLE tables ADD COLUMN invited TEXT NOT NULL DEFAULT '[]';
