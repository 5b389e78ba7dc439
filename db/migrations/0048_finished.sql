-- Reason: finished games are searched by title, person, species, length and closeness, and counted month by month.

-- One row for each finished game that was played here. `listed`: anybody of its server may find it. `seconds`: from start
-- to end. `margin`: how far the winner was ahead of the next one, in thousandths of the winner's score (NULL: unknown).
-- `thought`: the longest time for an answer, in seconds (0: none was long), by the person at the seat `thinker`.
CREATE TABLE finished (
    table_id BIGINT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    guild_id BIGINT,
    listed INTEGER NOT NULL,
    ended_at BIGINT NOT NULL,
    seconds BIGINT NOT NULL,
    players INTEGER NOT NULL,
    margin INTEGER,
    thought BIGINT NOT NULL,
    thinker INTEGER
);
CREATE INDEX finished_by_guild ON finished (guild_id, ended_at) WHERE listed = 1;
CREATE INDEX finished_by_title ON finished (guild_id, title, ended_at) WHERE listed = 1;

-- What the seats of these games played as, where that differs (a species, a House), as the key of its name.
CREATE TABLE finished_sides (
    table_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    side TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX finished_by_side ON finished_sides (side, table_id);

-- The games of a person, wherever they were, the newest first.
CREATE INDEX results_of_person_by_time ON results (person_id, ended_at, table_id);
