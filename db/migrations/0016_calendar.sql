-- Reason: people have a time zone, quiet hours and away days.

-- The IANA name of the zone; NULL: not chosen, which counts as UTC.
ALTER TABLE people ADD COLUMN zone TEXT;
-- Minutes of the local day, from and until; [] none.
ALTER TABLE people ADD COLUMN quiet TEXT NOT NULL DEFAULT '[]';
-- Periods of local days, first and last.
ALTER TABLE people ADD COLUMN away TEXT NOT NULL DEFAULT '[]';
