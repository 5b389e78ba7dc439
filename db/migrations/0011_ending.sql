-- Reason: people may agree to end a running game; and open tables are counted by server.

-- The seats of those who have agreed; [] as long as nobody has proposed it.
ALTER TABLE tables ADD COLUMN end_agreed_by TEXT NOT NULL DEFAULT '[]';

CREATE INDEX tables_open_by_guild ON tables (guild_id) WHERE status IN ('lobby', 'running');
