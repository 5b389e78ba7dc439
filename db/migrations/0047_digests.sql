-- Reason: statistics of finished games by title and server, and seasons of ratings.

-- What statistics need of a finished game, as plain data (NULL: it is still to be worked out from its record).
-- guild_id 0: outside servers.
CREATE TABLE digests (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id),
    title TEXT NOT NULL,
    guild_id BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    data TEXT
);

CREATE INDEX digests_by_title ON digests (guild_id, title, ended_at, table_id);
CREATE INDEX digests_to_do ON digests (table_id) WHERE data IS NULL;

-- The results of a season, in order.
CREATE INDEX results_by_title ON results (guild_id, title, ended_at, table_id);

-- The final tables of seasons.
CREATE TABLE medals (
    guild_id BIGINT NOT NULL,
    season INTEGER NOT NULL,
    title TEXT NOT NULL,
    person_id BIGINT NOT NULL,
    place INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    games INTEGER NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, season, title, person_id)
);

CREATE INDEX medals_by_person ON medals (person_id, guild_id);
