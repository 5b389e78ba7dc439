-- Reason: leagues and knock-out tournaments.

CREATE TABLE tournaments (
    id $ID,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    guild_locale TEXT,
    language TEXT,
    host_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    title TEXT NOT NULL,
    form TEXT NOT NULL,
    options TEXT NOT NULL,
    hours INTEGER NOT NULL,
    status TEXT NOT NULL,
    entrants TEXT NOT NULL,
    pairings TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    ended_at BIGINT,
    version INTEGER NOT NULL,
    message_id BIGINT,
    shown_version INTEGER NOT NULL
);

CREATE INDEX tournaments_by_guild ON tournaments (guild_id, id);
CREATE INDEX tournaments_unfinished ON tournaments (status) WHERE status IN ('open', 'running');
