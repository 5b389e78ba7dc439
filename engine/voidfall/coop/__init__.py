"""Cooperative and solo games (section 6, P58 to P70): alerts, Crises and their board, Catastrophes, Harbingers, Rifts,
Safe Havens, Heroic and Joint Focus cards, the Voidborn score.

`course` has what the course of the game calls; `hearing` what hears of every deed; `tasks` resolves the tasks of this
package. In competitive games, whose `State.coop` is None, all of them do nothing.
"""
