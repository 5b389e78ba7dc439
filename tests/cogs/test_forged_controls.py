"""A modified client may send any custom id: it is refused with a message, and is never reported as a defect."""

from __future__ import annotations

import logging

import pytest

from cogs.actions.registry import BY_VERB
from cogs.ui.controls import Key
from locales import message
from tests.cogs.playing import begin, info, lobby
from tests.cogs.world import Shown, World

NOT_NUMBERS = ("²", "--5", "-5", "٣", "1_0", " 1", "+1", "5e3", "", "9" * 40)
HUGE = 999_999_999


async def forge(world: World, who: str, shown: Shown, custom_id: str) -> Shown | None:
    """Press a button with this custom id, as if the message had it."""
    button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
    shown.stored.components = [{"type": 1, "id": 1, "components": [button | {"id": 2}]}]
    forged = shown.again()
    return await world.press_control(who, forged, forged.controls[0])


def defects(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("place", range(3))
async def test_a_forged_number_in_a_custom_id_is_refused_in_words(
    world: World, caplog: pytest.LogCaptureFixture, place: int
) -> None:
    public = await begin(world)
    for number in NOT_NUMBERS:
        parts = ["1", "0", "1"]
        parts[place] = number
        refused = await forge(world, "ada", public, f"o1:pick:{':'.join(parts)}:end")
        assert refused is not None
        assert message("error-old-control", "en") in refused.text
    assert not defects(caplog)


@pytest.mark.parametrize("verb", ["log", "settings", "deal", "page", "some", "take"])
async def test_a_forged_number_in_an_argument_is_no_defect(
    world: World, caplog: pytest.LogCaptureFixture, verb: str
) -> None:
    public = await begin(world)
    look = await world.bot.services.tables.queries.look(1, world.id("ada"))
    for number in NOT_NUMBERS:
        arg = {"deal": f"accept.{number}.{number}", "page": f"{number}.{number}"}.get(verb, number)
        assert await forge(world, "ada", public, str(Key(verb, 1, look.seat, look.pending.serial, arg))) is not None
    assert (await info(world)).version == look.info.version
    assert not defects(caplog)


@pytest.mark.parametrize("running", [False, True])
async def test_a_huge_number_in_any_control_is_no_defect(
    world: World, caplog: pytest.LogCaptureFixture, running: bool
) -> None:
    if running:
        public = await begin(world)
    else:
        await world.slash("ada", "daynight new")
        public = lobby(world)
    for verb in sorted(BY_VERB):
        forged = (Key(verb, HUGE, 0, 1, "0"), Key(verb, 1, HUGE, HUGE, str(HUGE)), Key(verb, 1, 0, HUGE, f"{HUGE}.0"))
        for key in forged:
            await forge(world, "ada", public, str(key))
    assert not defects(caplog)
