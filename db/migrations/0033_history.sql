-- Reason: nothing that happens every day may take longer, however many games have been played.

-- The best of a title on a server, in their order (`db/results.py` has the same expression); and what a person has.
CREATE INDEX ratings_best ON ratings (title, guild_id, (mu - 3 * sigma) DESC, person_id);
CREATE INDEX ratings_by_person ON ratings (person_id);

-- The last results of a person in a title on a server; and whether there are any of a title.
DROP INDEX results_by_person;
CREATE INDEX results_by_person ON results (person_id, guild_id, title, ended_at, table_id);

-- The last seats of a person in order, among open tables and among the others.
DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person_id, open, table_id);

-- What is counted of open tables, without reading their rows; and those of them that invite somebody.
DROP INDEX tables_open_by_guild;
CREATE INDEX tables_open_by_guild ON tables (guild_id, lesson, host_id) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_open_by_title ON tables (title, status) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_inviting ON tables (id) WHERE status IN ('lobby', 'running') AND invited <> '[]';

-- Finished games without results: those that ended before there were results, and those whose results have a defect.
ALTER TABLE tables ADD COLUMN unrecorded INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET unrecorded = 1
WHERE status = 'over' AND lesson = 0 AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id);
CREATE INDEX tables_unrecorded ON tables (id) WHERE unrecorded = 1;

CREATE INDEX timers_by_kind ON timers (kind, due_at);
CREATE INDEX tournaments_unshown ON tournaments (id) WHERE shown_version < version;
CREATE INDEX audit_to_do ON audit (what, id) WHERE detail <> '';
CREATE INDEX searches_by_end ON searches (until);

-- The server of a report's table is kept with the report.
ALTER TABLE reports ADD COLUMN guild_id BIGINT;
UPDATE reports SET guild_id = (SELECT tables.guild_id FROM tables WHERE tables.id = reports.table_id);
CREATE INDEX reports_by_guild ON reports (guild_id, id);
CREATE INDEX reports_by_person ON reports (person_id, at);
CREATE INDEX reports_by_table ON reports (table_id);
