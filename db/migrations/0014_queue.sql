-- Reason: a person may queue actions, which are played while nobody has entered what is theirs.

-- Typed actions in their order, and the keys of the intrusions that were there when the person last acted.
ALTER TABLE seats ADD COLUMN queue TEXT NOT NULL DEFAULT '[]';
ALTER TABLE seats ADD COLUMN known TEXT NOT NULL DEFAULT '[]';
