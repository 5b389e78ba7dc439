-- Reason: computers explain what they have played, where the host of a table or a lesson wants that.

ALTER TABLE tables ADD COLUMN explains INTEGER NOT NULL DEFAULT 0;
-- What the last answers of a computer have gained by term, as plain data ({}: nothing is known).
ALTER TABLE seats ADD COLUMN gained TEXT NOT NULL DEFAULT '{}';
