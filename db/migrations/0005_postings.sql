-- Reason: things that lie on the table, such as the proposals of a deal, have messages of their own, and an end.

-- What everybody may read of each; `ending` says how it ended once it is gone.
CREATE TABLE postings (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    data $BYTES NOT NULL,
    ending TEXT,
    PRIMARY KEY (table_id, number)
);
