"""The Evaluation phase (3.3): the Void strikes back, Upkeep, objectives, the end of a Cycle and of the game."""
