"""Eclipse: New Dawn for the Galaxy, first edition: explore, colonise, research and fight over nine rounds.

Packages follow the phases of the rule book: `map`, `actions`, `combat`, `upkeep`, `scoring`; `odds` and `advice` are
for people and computers. The rules are many small units. What is under way between two of them is the stack
`State.tasks`; `course` knows the procedure of each kind of task and of each phase.

Every rule about a step stands once: a function `judge_…` beside the action says why something is not possible, or None;
listings are made of the same functions, and `why` with the modules beside it says what may be tried. `hints` says the
odds beside moves to hostile ships and beside fighting on, for a limited number of battles in a question.
"""
