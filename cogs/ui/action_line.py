"""Actions of a title that have a command of their own: `/x build cruiser` is the typed line `build cruiser`."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from cogs.ui import typed_names
from engine.core.decision import Ask, Options


@dataclass(frozen=True)
class ActionLine:
    """What the line of such a command begins with.

    `verbs`: of the option keys that it may name first. `fills`: whether a line that begins with none of these verbs
    gets the first one. `habit`: the kind of question that it answers (`Ask.habit`; "": any). `whole`: the verb is all
    of the line.
    """

    verbs: tuple[str, ...]
    fills: bool = True
    habit: str = ""
    whole: bool = False

    def left_out(self, line: str, prefix: str) -> str:
        """What belongs before the line as it was typed: a verb and a space, or nothing. `prefix`: of the title's
        messages, which name verbs in every language."""
        heard = typed_names.words_of(line)
        names = [name for verb in self.verbs for name in typed_names.verb_phrases(prefix, verb)]
        said = any(heard[: len(name)] == name for name in names)
        return f"{self.verbs[0]} " if self.fills and not said else ""

    def fits(self, ask: Ask) -> bool:
        """Whether the question is of the right kind."""
        return self.habit in ("", ask.habit)

    def narrow(self, ask: Ask) -> Ask:
        """The question with only the options that the line may begin with."""
        own = [option for option in ask.options if option.key.partition(":")[0] in self.verbs]
        return msgspec.structs.replace(ask, options=Options.of(own if self.fits(ask) else ()))
