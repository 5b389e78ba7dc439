-- Reason: a lesson is a game of one person against computers that is shown to nobody else.

ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
