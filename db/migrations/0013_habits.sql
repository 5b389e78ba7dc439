-- Reason: a person may have questions answered by standing orders.

-- By habit, the keys of the answer; an empty list is the question's default.
ALTER TABLE seats ADD COLUMN habits TEXT NOT NULL DEFAULT '{}';
