"""The vocabulary in which the cards of Voidfall are written: one frozen record per operation, condition, count, cost.

A record says what happens and how that reads (`text`), never how it is done: `engine.voidfall.resolve` has that. In the
data files a record is a JSON object whose first field names its kind, for example `{"effect": "regroup", "moves": 5}`.
Numbers such as P32 are the procedures of the fact sheet (section 13), R12 its rulings (section 9).
"""
