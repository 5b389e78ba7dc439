-- Reason: a game from a file is what the file says, so every page of it says so, and it counts for nobody.

-- Who brought it (NULL: it was opened here; 0: somebody who is forgotten).
ALTER TABLE tables ADD COLUMN imported_by BIGINT;
UPDATE tables SET imported_by = host_id WHERE status = 'lobby' AND seed IS NOT NULL;
UPDATE tables SET imported_by = host_id WHERE id IN (SELECT table_id FROM choices WHERE kind = 'import');
-- A game that came with its result began when its table was made, and no account sits there.
UPDATE tables SET imported_by = host_id WHERE status = 'over' AND started_at = created_at AND lesson = 0
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person_id IS NOT NULL);
