-- Reason: players add a word of their own to the shuffle.

-- "" where nobody sits who gave one.
ALTER TABLE seats ADD COLUMN word TEXT NOT NULL DEFAULT '';
