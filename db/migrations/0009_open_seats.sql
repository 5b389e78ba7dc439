-- Reason: the open tables of a person are found without reading all that ever were.

-- Whether the seat's table is a lobby or a running game.
ALTER TABLE seats ADD COLUMN open INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET open = 1 WHERE table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'running'));

CREATE INDEX seats_open_by_person ON seats (person_id) WHERE open = 1;
CREATE INDEX tables_open_by_host ON tables (host_id) WHERE status IN ('lobby', 'running');
DROP INDEX seats_by_person;
