-- Reason: a person tries something out from a position of a game, in a game of their own that nobody else sees.

-- The table from whose position it began (NULL: it is no trial).
ALTER TABLE tables ADD COLUMN trial_of BIGINT;
