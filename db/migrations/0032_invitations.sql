-- Reason: who invites cannot call any number of people, also not after a restart; and a person may want no invitations.

CREATE TABLE calls (
    id $ID,
    kind TEXT NOT NULL,
    by_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX calls_by_person ON calls (by_id, kind, at);
CREATE INDEX calls_by_time ON calls (at);

ALTER TABLE people ADD COLUMN invitations INTEGER NOT NULL DEFAULT 1;
