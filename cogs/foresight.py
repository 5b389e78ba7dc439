"""What will be asked after the clauses typed so far: for autocomplete, which must know it before anything is played."""

from __future__ import annotations

from cogs.ui.typed import SEPARATORS, match, split_line
from engine.core.decision import Ask
from tables.service import Tables


async def question_ahead(tables: Tables, table_id: int, person_id: int, line: str) -> tuple[Ask | None, str, str]:
    """The question that the words being typed answer (None: none, or nobody can know it yet), the part of the line
    before them, and these words."""
    head, unfinished = split_line(line)
    done = [clause.strip() for clause in SEPARATORS.split(head) if clause.strip()]
    if done:
        return None, head, unfinished
    look = await tables.look(table_id, person_id)
    if look.pending is None:
        return None, head, unfinished
    _ = match
    return look.pending.ask, head, unfinished
