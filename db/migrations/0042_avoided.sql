-- Reason: people are not seated with those whom they avoid, nor those whom a server keeps from its tables.

-- `owner_id`: a person, or a server (ids of Discord are unique among both).
CREATE TABLE avoided (
    owner_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (owner_id, person_id)
);
CREATE INDEX avoided_by_person ON avoided (person_id, owner_id);
