-- Reason: results of finished games by person, and the ratings that follow from them.

-- guild_id 0: outside servers. mu, sigma: the rating after the game; NULL if it is not rated.
CREATE TABLE results (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    title TEXT NOT NULL,
    guild_id BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    people INTEGER NOT NULL,
    score INTEGER,
    turns INTEGER NOT NULL,
    seconds BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    mu DOUBLE PRECISION,
    sigma DOUBLE PRECISION,
    PRIMARY KEY (table_id, person_id)
);

CREATE INDEX results_by_person ON results (person_id, ended_at);

CREATE TABLE ratings (
    title TEXT NOT NULL,
    guild_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (title, guild_id, person_id)
);
