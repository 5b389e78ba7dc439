"""How effects are resolved one after the other: the stack of tasks, questions, triggers."""
