"""Invasions and Skirmishes (13.5, 13.6, 5.4): targets, moves, the combat with real choices, what follows, forecasts."""
