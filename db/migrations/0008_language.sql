-- Reason: a table speaks the language of who opened it.

-- What its public messages are written in; NULL: what the server's locale says.
ALTER TABLE tables ADD COLUMN language TEXT;
