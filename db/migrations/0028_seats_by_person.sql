-- Reason: one index serves both questions about a person's seats. Of two, SQLite took the one that reads all old seats.

DROP INDEX seats_open_by_person;
DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person_id, open);
