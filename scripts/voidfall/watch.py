"""What computers do in Voidfall that a good player would not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.events import Event
from engine.players.answers import AnySession, Keys, question
from scripts.watch import Watch


class VoidfallWatch(Watch):
    """Turns that end early, conquests, Agendas in their slots; in a cooperative game Crises."""

    variants = {"": {"mode": "competitive"}, "coop": {"mode": "coop"}}

    def answer(self, session: AnySession, seat: int, keys: Keys) -> None:
        """See `Watch`."""
        options = question(session, seat).options.keys
        if "done" in options and keys == ("done",):
            self.counts["ends"] += 1
            self.counts["early ends"] += any(key.startswith("act") for key in options)

    def happened(self, session: AnySession, events: Sequence[Event]) -> None:
        """See `Watch`."""
        keys = Counter(event.public.key for event in events if event.public is not None)
        if session.state.cycle < 3:
            self.counts["taken"] += keys["vf-log-sector-taken"]
        self.counts["crises"] += keys["vf-log-crisis"]
        self.counts["solved"] += keys["vf-log-crisis-solved"]

    def end(self, session: AnySession) -> None:
        """See `Watch`."""
        for player in session.state.players:
            self.counts["seats"] += 1
            self.counts["slots"] += len(player.slots)
            self.counts["used slots"] += sum(bool(slot.agenda) for slot in player.slots)

    def rows(self) -> Iterator[tuple[str, str, float, str]]:
        """See `Watch`."""
        of = f"% of {self.counts['ends']}"
        yield "", "turns ended while an action could be paid", self.share("early ends", "ends"), of
        taken = self.counts["taken"] / max(1, self.counts["seats"])
        yield "conquests", "conquests of a seat by the end of Cycle 2", taken, f"of {self.counts['seats']}"
        yield "", "Agenda slots used at the end", self.share("used slots", "slots"), "%"
        if self.counts["crises"]:
            yield (
                "",
                "Crises of a turn that are solved",
                self.share("solved", "crises"),
                f"% of {self.counts['crises']}",
            )


WATCH: type[Watch] = VoidfallWatch
