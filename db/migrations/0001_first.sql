-- Reason: the first tables of Orrery: tables with their seats, choices and snapshots, what must be shown, timers, people.
-- $ID, $BYTES: spelled differently in SQLite and PostgreSQL (see db/migrate.py). Times are microseconds since 1970 UTC.

CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    locale TEXT,
    language TEXT,
    notify TEXT NOT NULL,
    dm_open INTEGER NOT NULL
);

CREATE TABLE tables (
    id $ID,
    title TEXT NOT NULL,
    status TEXT NOT NULL,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    guild_locale TEXT,
    host_id BIGINT NOT NULL,
    options TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    seed TEXT,
    commitment TEXT,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    version INTEGER NOT NULL,
    last_n INTEGER NOT NULL,
    owed TEXT NOT NULL,
    owed_since BIGINT,
    announced TEXT NOT NULL,
    draw_offered_by TEXT NOT NULL,
    rematch_of BIGINT,
    rematch BIGINT
);

-- One lobby or running game of a title in a channel, whoever asks first and however many processes there are.
CREATE UNIQUE INDEX tables_one_per_channel ON tables (channel_id, title) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel_id, title, ended_at);

CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person_id BIGINT,
    name TEXT NOT NULL,
    level TEXT,
    acted_n INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE UNIQUE INDEX seats_one_per_person ON seats (table_id, person_id) WHERE person_id IS NOT NULL;
CREATE INDEX seats_by_person ON seats (person_id) WHERE person_id IS NOT NULL;

CREATE TABLE choices (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    keys TEXT NOT NULL,
    at BIGINT NOT NULL,
    state_hash TEXT NOT NULL,
    events $BYTES NOT NULL,
    undone_by INTEGER,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE snapshots (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    n INTEGER NOT NULL,
    state_hash TEXT NOT NULL,
    data $BYTES NOT NULL
);

CREATE TABLE outbox (
    id $ID,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    slot TEXT NOT NULL,
    state TEXT NOT NULL,
    revision INTEGER NOT NULL,
    due_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    ping TEXT NOT NULL,
    nonce TEXT,
    sent_thing TEXT,
    sent_revision INTEGER NOT NULL,
    sent_ping TEXT NOT NULL,
    owner TEXT,
    lease_until BIGINT,
    reason TEXT
);

CREATE UNIQUE INDEX outbox_one_per_slot ON outbox (table_id, slot);
CREATE INDEX outbox_open ON outbox (state, due_at) WHERE state IN ('due', 'sending');

CREATE TABLE messages (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    slot TEXT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, slot)
);

CREATE TABLE timers (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    due_at BIGINT NOT NULL,
    round INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
);

CREATE INDEX timers_by_due ON timers (due_at);
