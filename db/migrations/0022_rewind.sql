-- Reason: a table remembers the proposal to go back to an earlier position.

ALTER TABLE tables ADD COLUMN rewind TEXT;
