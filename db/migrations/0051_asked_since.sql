-- Reason: whoever proposes something is there, but has not answered the game: since when it waits is another date.

-- By seat, since when everybody knows the person there to owe an answer (NULL: none). '[]': unknown.
ALTER TABLE tables ADD COLUMN asked_since TEXT NOT NULL DEFAULT '[]';
