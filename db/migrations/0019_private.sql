-- Reason: private tables, people whom a host has sent away, and people who look for a game.

ALTER TABLE tables ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';

CREATE TABLE searches (
    guild_id BIGINT NOT NULL,
    title TEXT NOT NULL,
    person_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    locale TEXT,
    people INTEGER NOT NULL,
    hours INTEGER,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (guild_id, title, person_id)
);
