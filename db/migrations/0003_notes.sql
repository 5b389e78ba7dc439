-- Reason: what the bot itself must remember, such as which commands it sent to Discord last.

CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
