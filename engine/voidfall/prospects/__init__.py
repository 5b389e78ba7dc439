"""What a position promises, in points of Influence: for `engine.voidfall.estimate`, which computer players ask."""
