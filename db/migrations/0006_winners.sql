-- Reason: in some games the last winner begins.

-- The people who have won, once the game is over; and the seat of the last winner when it began.
ALTER TABLE tables ADD COLUMN winners TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN last_winner INTEGER;

CREATE INDEX tables_by_guild ON tables (guild_id, title, ended_at);
