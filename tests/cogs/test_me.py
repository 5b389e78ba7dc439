"""/me: time zone, quiet hours and away days, by commands and by the page's menus."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Any

import pytest

from cogs.ui.me_page import days_ahead, read_clock, read_day, write_time
from cogs.ui.measure import walk
from cogs.ui.zones import USUAL, find_zones
from engine.core.errors import Refused
from locales import LANGUAGES, has, message
from tables.calendar import zone_names
from tables.records import PersonSettings
from tests.cogs.playing import lobby
from tests.cogs.world import CLOCK, Shown, World

TODAY = date(2026, 12, 30)


async def settings(world: World, who: str) -> PersonSettings:
    found: PersonSettings = await world.bot.services.tables.people.get(world.id(who))
    return found


async def page(world: World, who: str) -> Shown:
    shown = await world.slash(who, "me settings")
    assert shown is not None
    assert shown.ephemeral
    return shown


@pytest.mark.parametrize(("who", "language"), [("ada", "en"), ("qing", "zh-TW"), ("mei", "zh-CN")])
async def test_the_menu_of_quiet_hours_says_none_and_not_of_what(world: World, who: str, language: str) -> None:
    """Discord shows what is chosen in place of the menu's name."""
    shown = await page(world, who)
    menu = next(part for part in walk(shown.components) if part.get("custom_id") == shown.control("me-quiet").custom_id)
    labels = [option["label"] for option in menu["options"]]
    assert all(message("me-quiet-title", language) in label for label in labels)
    assert len(set(labels)) == len(labels)


async def pick(world: World, who: str, verb: str, value: str) -> Shown:
    shown = await page(world, who)
    answered = await world.choose(who, shown, shown.control(verb), value)
    assert answered is not None
    return answered


async def test_a_zone_is_found_by_the_name_of_a_city(world: World) -> None:
    offered = await world.suggest("ada", "me zone", "zone", "reykj")
    assert [choice["value"] for choice in offered] == ["Atlantic/Reykjavik"]
    assert re.search(r"\d\d:\d\d", offered[0]["name"])
    shown = await world.slash("ada", "me zone", zone="Atlantic/Reykjavik")
    assert shown is not None
    assert "Atlantic/Reykjavik" in shown.text
    assert (await settings(world, "ada")).zone == "Atlantic/Reykjavik"


async def test_a_zone_is_found_by_its_name_in_the_language_of_the_reader(world: World) -> None:
    offered = await world.suggest("qing", "me zone", "zone", "臺北")
    assert [choice["value"] for choice in offered] == ["Asia/Taipei"]
    shown = await world.slash("qing", "me zone", zone="Asia/Taipei")
    assert shown is not None
    assert "臺北" in shown.text


@pytest.mark.parametrize(
    ("who", "typed", "zone"),
    [
        ("ada", "Berlin", "Europe/Berlin"),
        ("ada", " los angeles", "America/Los_Angeles"),
        ("qing", "臺北", "Asia/Taipei"),
        ("mei", "上海", "Asia/Shanghai"),
        ("ada", "Reykjavik", "Atlantic/Reykjavik"),
    ],
)
async def test_a_city_that_is_typed_to_the_end_must_be_chosen_all_the_same(
    world: World, who: str, typed: str, zone: str
) -> None:
    await world.slash(who, "me zone", zone=typed)
    assert (await settings(world, who)).zone == zone


async def test_a_zone_that_does_not_exist_is_refused(world: World) -> None:
    shown = await world.slash("ada", "me zone", zone="Atlantis")
    assert shown is not None
    assert "Atlantis" in shown.text
    assert (await settings(world, "ada")).zone is None


async def test_quiet_hours_by_command(world: World) -> None:
    await world.slash("ada", "me quiet", start="22:30", end="7")
    assert (await settings(world, "ada")).quiet == (22 * 60 + 30, 7 * 60)
    for wrong in ({"start": "22:30"}, {"start": "soon", "end": "7"}, {"start": "25", "end": "7"}):
        shown = await world.slash("ada", "me quiet", **wrong)
        assert shown is not None
        assert shown.text == message("error-quiet-times", "en")
    assert (await settings(world, "ada")).quiet == (22 * 60 + 30, 7 * 60)
    await world.slash("ada", "me quiet")
    assert (await settings(world, "ada")).quiet == ()


async def test_away_days_by_command_with_the_days_to_come_offered(world: World) -> None:
    offered = await world.suggest("ada", "me away", "first", "")
    today = CLOCK.now().date()
    assert [choice["value"] for choice in offered][:2] == [str(today), str(today + timedelta(days=1))]
    await world.slash("ada", "me away", first=str(today + timedelta(days=2)))
    (away,) = (await settings(world, "ada")).away
    assert (away.first, away.last) == (today + timedelta(days=2),) * 2


@pytest.mark.parametrize("who", ["ada", "qing", "mei"])
async def test_everything_is_set_on_the_page(world: World, who: str) -> None:
    """Each by one choice; the page shows the new value and speaks the person's language."""
    await pick(world, who, "me-zone", "Asia/Tokyo")
    await pick(world, who, "me-quiet", "1380-420")
    await pick(world, who, "me-notify", "dm")
    shown = await pick(world, who, "me-away", "3")
    person = await settings(world, who)
    assert (person.zone, person.quiet, person.notify) == ("Asia/Tokyo", (23 * 60, 7 * 60), "dm")
    (away,) = person.away
    assert away.last == away.first + timedelta(days=2)
    for words in ("23:00", "7:00", message("zone-asia-tokyo", {"ada": "en", "qing": "zh-TW", "mei": "zh-CN"}[who])):
        assert words in shown.text
    after = await world.press(who, shown, "me-back")
    assert after is not None
    assert (await settings(world, who)).away[0].last == away.first


async def test_times_and_days_of_one_s_own_are_typed_into_forms(world: World) -> None:
    await world.fill_in("ada", await page(world, "ada"), "me-hours", **{"from": "1:15", "until": "9:45"})
    first = CLOCK.now().date() + timedelta(days=10)
    await world.fill_in("ada", await page(world, "ada"), "me-days", first=str(first), last=str(first))
    person = await settings(world, "ada")
    assert person.quiet == (75, 585)
    assert person.away[0].first == first
    shown = await page(world, "ada")
    await world.press("ada", shown, "me-back", str(first))
    assert (await settings(world, "ada")).away == ()


async def test_the_page_changes_its_language_at_once(world: World) -> None:
    shown = await pick(world, "ada", "me-language", "zh-TW")
    assert message("me-title", "zh-TW") in shown.text


async def test_forged_values_are_refused(world: World) -> None:
    """A changed client can send any value in the place of a menu's."""
    verbs = {"me-quiet": "9999-1", "me-away": "999", "me-zone": "x", "me-notify": "all", "me-language": "tlh"}
    before = await settings(world, "ada")
    for verb, value in verbs.items():
        shown = await page(world, "ada")
        for part in shown.stored.components[0]["components"]:
            for control in part.get("components", ()):
                if control["custom_id"].split(":")[1] == verb:
                    control["options"][0]["value"] = value
        await pick_forged(world, shown, verb, value)
    assert await settings(world, "ada") == before


async def pick_forged(world: World, shown: Shown, verb: str, value: str) -> None:
    answered: Any = await world.choose("ada", shown, shown.control(verb), value)
    assert answered is not None
    assert message("me-set", "en") not in answered.text


@pytest.mark.parametrize(
    ("typed", "minutes"), [("22:30", 1350), ("7", 420), ("07:05", 425), ("0:00", 0), ("23：59", 1439), ("730", 450)]
)
def test_times_are_read_as_people_write_them(typed: str, minutes: int) -> None:
    assert read_clock(typed) == minutes
    assert read_clock(write_time(minutes)) == minutes


@pytest.mark.parametrize("typed", ["24", "7:60", "noon", "", "-1", "7:5"])
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        read_clock(typed)


def test_days_are_read_as_people_write_them() -> None:
    assert read_day("2027-01-04", TODAY) == date(2027, 1, 4)
    assert read_day("2027/01/04", TODAY) == date(2027, 1, 4)
    assert read_day("12-31", TODAY) == date(2026, 12, 31)
    assert read_day("1/4", TODAY) == date(2027, 1, 4), "the next one"
    for wrong in ("2-30", "tomorrow", "", "2026-13-01"):
        with pytest.raises(Refused):
            read_day(wrong, TODAY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_can_be_read(language: str) -> None:
    offered = days_ahead("", TODAY, language)
    assert [read_day(day, TODAY) for _, day in offered] == [TODAY + timedelta(days=ahead) for ahead in range(25)]
    assert len({shown for shown, _ in offered}) == 25


def test_every_usual_zone_exists_and_has_a_name() -> None:
    assert set(USUAL) <= zone_names()
    assert all(has(f"zone-{zone.lower().replace('/', '-').replace('_', '-')}") for zone in USUAL)


def test_typing_leads_to_the_city_even_if_many_zones_contain_the_letters() -> None:
    shown = find_zones("rome", "en", lambda _zone: CLOCK.now())
    assert shown[0][1] == "Europe/Rome"
    assert len(find_zones("a", "en", lambda _zone: CLOCK.now())) == 25


# -- direct messages ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["ben", "qing", "mei"])
async def test_the_page_says_that_direct_messages_are_off_but_not_why(world: World, who: str) -> None:
    """Discord refuses the first one: the channel calls at once, and the page says how to let messages in, and tries."""
    language = {"ben": "en", "qing": "zh-TW", "mei": "zh-CN"}[who]
    await world.slash(who, "me notify", how="dm")
    world.refuse("POST", f"/channels/{world.users[who].dm_channel.id}/messages", 403, 50007, times=None)
    await world.slash(who, "daynight new", side="0")
    await world.press("ada", lobby(world), "join")
    await world.press(who, lobby(world), "start")
    await world.bot.delivery.settle()
    assert world.pings().count(who) == 2, "to the full lobby, and to the first turn"
    shown = await page(world, who)
    assert message("me-dms-refused", language) in shown.text
    again = await world.press(who, shown, "dm-check")
    assert again is not None
    assert message("me-dms-still-refused", language) in again.text
    typed = await world.slash(who, "me notify", how="dm")
    assert typed is not None
    assert typed.text == message("me-dms-refused", language)
    assert not (await settings(world, who)).dm_open
    world.allow_all()
    done = await world.press(who, again, "dm-check")
    assert done is not None
    assert message("me-dms-arrive", language) in done.text
    assert "dm-check" not in done.verbs
    assert [shown.text for shown in world.dms(who)] == [message("me-dms-arrive", language)]
    assert (await settings(world, who)).dm_open
    assert world.pings().count(who) == 2


async def test_the_page_says_that_discord_refused_what_the_person_turned_off(world: World) -> None:
    await world.slash("ada", "me notify", how="none")
    shown = await page(world, "ada")
    assert message("me-dms-off", "en") in shown.text
    done = await world.press("ada", shown, "dm-check")
    assert done is not None
    assert message("me-dms-arrive", "en") in done.text
