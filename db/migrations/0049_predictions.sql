-- Reason: onlookers predict battles and winners, and the best guessers of a server are listed.

-- One row for what one person has predicted of one thing. `answers`: among how many; `correct`: 1 or 0 once it is decided
-- (NULL: not yet).
CREATE TABLE predictions (
    table_id BIGINT NOT NULL,
    about TEXT NOT NULL,
    person_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    answer TEXT NOT NULL,
    answers INTEGER NOT NULL,
    at BIGINT NOT NULL,
    correct INTEGER,
    PRIMARY KEY (table_id, about, person_id)
);
CREATE INDEX predictions_open ON predictions (table_id) WHERE correct IS NULL;
CREATE INDEX predictions_by_person ON predictions (person_id);

-- What people have predicted on a server, of what is decided.
CREATE TABLE guessers (
    guild_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    decided INTEGER NOT NULL,
    correct INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (guild_id, person_id)
);
CREATE INDEX guessers_best ON guessers (guild_id, points DESC, person_id);
CREATE INDEX guessers_by_person ON guessers (person_id);
