-- Reason: people may play several games after each other, until one of them has won most of these.

-- How many games at most, which of them this is, and who has won the ones before, as plain data (NULL: it is one game).
ALTER TABLE tables ADD COLUMN series TEXT;
