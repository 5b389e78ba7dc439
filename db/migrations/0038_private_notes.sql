-- Reason: people keep notes about their games that nobody else reads.

-- `step`: -1 for the note about the game, else the step of the record at whose position the note stands.
CREATE TABLE private_notes (
    person_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    step BIGINT NOT NULL,
    words TEXT NOT NULL,
    written_at BIGINT NOT NULL,
    PRIMARY KEY (person_id, table_id, step)
);
