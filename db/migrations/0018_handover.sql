-- Reason: seats change hands in a running game, so a seat knows who sat there before; absence is counted by seat.

-- The proposal under way; by seat, since when its person is waited for; who sat at a seat before.
ALTER TABLE tables ADD COLUMN handover TEXT;
ALTER TABLE tables ADD COLUMN waited_since TEXT NOT NULL DEFAULT '[]';
ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT '[]';
