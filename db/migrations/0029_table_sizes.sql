-- Reason: tournaments of tables of more than two.

-- How many people meet at a table. `db/carry_over.py` writes the pairings of two-player games in the new form.
ALTER TABLE tournaments ADD COLUMN size INTEGER NOT NULL DEFAULT 2;
