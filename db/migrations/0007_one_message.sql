-- Reason: what lies on a table is read in the table's own message; messages of single deals are put away.

-- The messages of deals in running games, but for those that were carried out.
UPDATE outbox SET state = 'due', revision = revision + 1, attempts = 0
WHERE substr(slot, 1, 5) = 'deal:' AND state IN ('done', 'dropped')
AND table_id IN (SELECT id FROM tables WHERE status = 'running')
AND NOT EXISTS (
    SELECT 1 FROM postings
    WHERE postings.table_id = outbox.table_id
    AND 'deal:' || CAST(postings.number AS TEXT) = outbox.slot AND postings.ending = 'done'
);

-- The tables on which something lies show it from now on.
UPDATE outbox SET state = 'due', revision = revision + 1, attempts = 0
WHERE slot = 'board' AND state = 'done'
AND table_id IN (SELECT table_id FROM postings WHERE ending IS NULL);

DROP TABLE postings;
