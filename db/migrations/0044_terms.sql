-- Reason: a lobby can say who may join, how people are reminded and whether its host decides alone; and lists of friends.

-- As plain data ({}: everybody, as usual, all together).
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';

CREATE TABLE friends (
    owner_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (owner_id, person_id)
);
CREATE INDEX friends_by_person ON friends (person_id, owner_id);
