-- Reason: Discord does not tell of threads that sleep, so who sees a game in one is told by the channel it belongs to.

-- The channel of the public thread in which a table stands (NULL: no thread, a private one, or not known).
ALTER TABLE tables ADD COLUMN parent_id BIGINT;
