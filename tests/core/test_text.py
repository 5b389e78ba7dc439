"""Texts and events are data: they can be stored, also nested."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.errors import IllegalChoice, NotOwed, NoWayBack, Refused
from engine.core.events import Event
from engine.core.text import Text, say

NESTED = say("a", n=3, word="B2", card=say("card", copies=2), cards=[say("x"), say("y", z=say("w"))])


@pytest.mark.parametrize("text", [say("plain"), NESTED])
@pytest.mark.parametrize("codec", [msgspec.msgpack, msgspec.json])
def test_a_text_survives_being_stored(text, codec):
    assert codec.decode(codec.encode(text), type=Text) == text


def test_an_event_survives_being_stored():
    event = Event(say("draws"), NESTED, (1,), ("a1",), 1)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(event), type=Event) == event


def test_who_reads_what():
    event = Event(say("public"), say("private"), (1, 2))
    assert [event.text_for(seat) for seat in (0, 1, 2, None)] == [
        say("public"),
        say("private"),
        say("private"),
        say("public"),
    ]


def test_a_purely_private_event_tells_the_others_nothing():
    event = Event(None, say("private"), (1,))
    assert event.text_for(1) == say("private")
    assert event.text_for(0) is None
    assert event.text_for(None) is None


@pytest.mark.parametrize("error", [NotOwed(), NoWayBack(), IllegalChoice("up")])
def test_every_refusal_says_why(error):
    assert isinstance(error, Refused)
    assert error.text.key.startswith("error-")


def test_an_argument_may_be_called_key():
    assert say("message", key="k").args == {"key": "k"}
