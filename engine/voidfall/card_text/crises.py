"""Conditions of Crises in words."""

from __future__ import annotations

from engine.core.text import Text
from engine.voidfall.card_text.costs import cost_deed
from engine.voidfall.card_text.counts import condition
from engine.voidfall.card_text.words import installations, joined, told
from engine.voidfall.vocabulary import crises as of
from engine.voidfall.vocabulary.crises import Deed, Solution


def solution(given: Solution) -> Text:
    """`complete a successful invasion of a Corrupted sector`."""
    match given:
        case of.ByDeed(done, 1):
            return deed(done)
        case of.ByDeed(done, times):
            return told("solved", given, deed=deed(done), n=times)
        case of.ByState(holds):
            return told("solved", given, condition=condition(holds))
        case of.ByPaying(of.EndedActions() | of.InActions() as done, cost):
            return told("solved", given, "-alone", deed=deed(done), cost=cost_deed(cost))
        case of.ByPaying(done, cost):
            return told("solved", given, deed=deed(done), cost=cost_deed(cost))


def deed(given: Deed) -> Text:
    """`build a Sector Defense`."""
    match given:
        case of.Invaded():
            return _invasion(given)
        case of.Built(kind, not_home):
            what = installations((kind,) if kind else (), 1)
            return told("deed", given, "-not-home" if not_home else "", what=what)
        case of.RemovedCorruption(place):
            return told("deed", given, "" if place == "any" else f"-{place.replace('_', '-')}")
        case of.Regrouped(moves):
            return told("deed", given, "-moves" if moves else "")
        case of.GainedTechnology(level):
            return told("deed", given, f"-{level}" if level else "")
        case of.Produced(different):
            return told("deed", given, "-different" if different else "")
        case _:
            return told("deed", given)


def _invasion(given: of.Invaded) -> Text:
    target = told("deed", given, "" if given.target == "any" else f"-{given.target.replace('_', '-')}")
    details = []
    if given.least_voidborn:
        details.append(told("deed", given, "-least-voidborn", n=given.least_voidborn))
    if given.least_moved:
        details.append(told("deed", given, "-least-moved", n=given.least_moved))
    if given.most_moved is not None:
        details.append(told("deed", given, "-most-moved", n=given.most_moved))
    if given.no_loss:
        details.append(told("deed", given, "-no-loss"))
    if given.purified:
        details.append(told("deed", given, "-purified"))
    return joined("vf-deed-with", [target, *details])
