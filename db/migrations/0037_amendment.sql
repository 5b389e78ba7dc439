-- Reason: a table remembers the proposal to go on with another clock or public language.

ALTER TABLE tables ADD COLUMN amendment TEXT;
