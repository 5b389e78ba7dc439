"""One generator per operation of the vocabulary: `resolve_regroup(flow, effect)` does what `Regroup` says.

`table.py` joins them. Whether an effect can be resolved in full, which solid frames and penalties ask, is in
`possible.py`.
"""
