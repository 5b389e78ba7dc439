-- Reason: a lobby says how its game begins, and announces when it will be closed.

-- How the game begins, as plain data ({}: by its host, and after a day by anybody who has a seat).
ALTER TABLE tables ADD COLUMN start TEXT NOT NULL DEFAULT '{}';
-- When the lobby is closed, once that has been announced.
ALTER TABLE tables ADD COLUMN closes_at BIGINT;
