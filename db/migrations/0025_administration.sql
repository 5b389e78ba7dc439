-- Reason: what administrators have done, and tables that they have stopped for a while.

CREATE TABLE audit (
    id $ID,
    at BIGINT NOT NULL,
    who BIGINT NOT NULL,
    guild_id BIGINT,
    table_id BIGINT,
    what TEXT NOT NULL,
    detail TEXT NOT NULL
);

CREATE INDEX audit_by_guild ON audit (guild_id, id);

ALTER TABLE tables ADD COLUMN frozen_at BIGINT;
