-- Reason: what people report as a bug is kept with all that is needed to see it again.

CREATE TABLE reports (
    id $ID,
    table_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    data $BYTES NOT NULL
);
