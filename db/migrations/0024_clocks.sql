-- Reason: tables have clocks; a computer plays for those whose time is up, or the others vote.

-- The table's clock ({}: none), by seat what it shows, the vote under way, and when the timer rings next.
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN seat_clocks TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN ballot TEXT;
ALTER TABLE tables ADD COLUMN rings_at BIGINT;

-- The level of the computer that plays until the person is back; and whether a secret question is left to one.
ALTER TABLE seats ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN overdue INTEGER NOT NULL DEFAULT 0;

CREATE INDEX seats_by_person ON seats (person_id);
