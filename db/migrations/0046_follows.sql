-- Reason: people follow public games in which they do not play, and are told of rounds and of the end.

-- What a person was told last: `told_at` when (at first: since when they follow), `told_n` the step, `part` the round.
CREATE TABLE follows (
    person_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    told_at BIGINT NOT NULL,
    told_n INTEGER NOT NULL,
    part TEXT NOT NULL,
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX follows_by_table ON follows (table_id, person_id);
