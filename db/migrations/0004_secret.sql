-- Reason: seats may owe an answer that nobody else may know of.

-- The seats that are owed in secret, and whether the question that is open is put to anybody in secret.
ALTER TABLE tables ADD COLUMN secret TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN secretive INTEGER NOT NULL DEFAULT 0;
