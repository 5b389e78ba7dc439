-- Reason: people are called in the channel, by direct message, by both or not at all; a turn may be quiet; nudges.

UPDATE people SET notify = 'channel' WHERE notify = 'ping';
UPDATE people SET notify = 'none' WHERE notify = 'off';

-- The turn in which the person at the seat is not called again; when another player nudged them last.
ALTER TABLE seats ADD COLUMN hushed TEXT;
ALTER TABLE seats ADD COLUMN nudged_at BIGINT;
