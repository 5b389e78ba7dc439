-- Reason: the people of a table agree that it rests until a date.

ALTER TABLE tables ADD COLUMN paused_until BIGINT;
