-- Reason: the promise of a deal is posted when a table is opened.

-- Whose hash the commitment is. NULL in tables opened before: their games are dealt from the number itself (`seed`).
ALTER TABLE tables ADD COLUMN secret_number TEXT;
