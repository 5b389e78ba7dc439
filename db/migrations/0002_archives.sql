-- Reason: the steps of a finished game are kept in one compressed piece; a third of the space, and nothing is lost.

CREATE TABLE archives (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    data $BYTES NOT NULL
);
