"""Practice mode without the game: a toy bot in the simulated Discord, used through the page's own addresses."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import pytest
from simcord.components import walk_components

import practice
from practice.discord_sim import World
from practice.page import STATIC, Page
from tests.practice.toy import EMOJI, PICTURE, Toy


class Browser:
    """Speaks to the page as the script in a browser does."""

    def __init__(self, session: aiohttp.ClientSession, world: World, bots: list[Toy]) -> None:
        self._session = session
        self.world = world
        self.bots = bots
        self.ids = {one.name: str(one.id) for one in world.people.values()}

    async def look(self, name: str, **query: str) -> dict[str, Any]:
        async with self._session.get("/api/world", params={"person": self.ids[name], **query}) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    async def channel(self, name: str, place: str = "games") -> str:
        rows = (await self.look(name))["world"]["channels"]
        return next(row["id"] for row in rows if row["name"] == place)

    async def post(self, what: str, name: str, place: str = "games", **body: Any) -> tuple[int, dict[str, Any]]:
        body = {"person": self.ids[name], "channel": await self.channel(name, place), **body}
        async with self._session.post(f"/api/{what}", json=body) as response:
            return response.status, await response.json()

    async def seen(self, name: str, wanted: str, place: str = "games") -> list[dict[str, Any]]:
        """The messages of a channel once one of them holds the text; looks as the page does, until told of a change."""
        digest, channel = "", await self.channel(name, place)
        async with asyncio.timeout(300):
            while True:
                answer = await self.look(name, channel=channel, since=digest)
                digest, messages = answer["digest"], answer["world"]["messages"]
                if wanted in json.dumps(messages, ensure_ascii=False):
                    return messages

    async def raw(self, method: str, path: str, **more: Any) -> tuple[int, bytes]:
        async with self._session.request(method, path, **more) as response:
            return response.status, await response.read()


@pytest.fixture
async def browser(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Browser]:
    monkeypatch.setattr("practice.discord_sim.ACKNOWLEDGE", 300.0)  # the machine may be slow
    bots = [Toy()]

    async def begin_again() -> None:
        bots.append(Toy())
        await world.restart(bots[-1])

    world = World(bots[0])
    page = Page(world, begin_again)
    listener = practice.listen(0)
    await world.open("Server", "en-US", (("Ada", "en-US"), ("小晴", "zh-TW")), ("games", "second"))
    clock = asyncio.create_task(world.keep_time(0.05))
    await page.serve(listener)
    session = aiohttp.ClientSession(f"http://127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield Browser(session, world, bots)
    finally:
        await session.close()
        await page.close()
        clock.cancel()
        await asyncio.gather(clock, return_exceptions=True)
        await world.close()
        listener.close()


async def test_a_command_carries_options_and_the_language_of_its_person(browser: Browser) -> None:
    assert await browser.post("command", "Ada", path="toy new", options={"computer": "easy", "seats": "3"})
    await browser.seen("Ada", "en-US easy 3")
    status, _ = await browser.post("command", "小晴", path="toy new", options={})
    assert status == 200
    messages = await browser.seen("Ada", "zh-TW None 2")
    assert messages[0]["used"]["who"] == browser.ids["Ada"]
    assert messages[0]["used"]["command"] == "toy"


async def test_pictures_are_served_by_the_page(browser: Browser) -> None:
    await browser.post("command", "Ada", path="toy new", options={})
    messages = await browser.seen("Ada", "None 2")
    url = messages[0]["parts"][0]["components"][1]["items"][0]["media"]["url"]
    assert url.startswith("/files/")
    assert await browser.raw("GET", url) == (200, PICTURE)


async def test_the_emoji_of_a_button_has_an_id_that_the_page_keeps_whole(browser: Browser) -> None:
    """Numbers of a browser lose the last digits of Discord's ids, and the picture was not found."""
    await browser.post("command", "Ada", path="toy new", options={})
    messages = await browser.seen("Ada", "None 2")
    emoji = [part["emoji"] for part in walk_components(messages[0]["parts"]) if part.get("emoji")]
    assert [each["id"] for each in emoji] == [str(EMOJI.id)]


async def test_what_happens_later_shows_up_without_asking(browser: Browser) -> None:
    await browser.post("command", "Ada", path="toy new", options={})
    messages = await browser.seen("Ada", "None 2")
    status, _ = await browser.post("press", "Ada", message=messages[0]["id"], control="toy:later")
    assert status == 200
    answer = await browser.look("小晴", since=(await browser.look("小晴"))["digest"])
    assert "later is now" in json.dumps(answer)


async def test_a_form_is_shown_filled_and_sent_and_only_its_sender_sees_the_answer(browser: Browser) -> None:
    await browser.post("command", "Ada", path="toy new", options={})
    message = (await browser.seen("Ada", "None 2"))[0]["id"]
    _, shown = await browser.post("press", "Ada", message=message, control="toy:form")
    assert shown["modal"]["title"] == "A form"
    status, _ = await browser.post("submit", "Ada", form=shown["form"], values={"line": "step b2"})
    assert status == 200
    assert (await browser.seen("Ada", "typed step b2"))[-1]["ephemeral"] is True
    assert "typed" not in json.dumps(await browser.look("小晴"))
    status, refused = await browser.post("submit", "Ada", form=shown["form"], values={"line": "again"})
    assert (status, refused["problem"]) == (409, "This form is no longer open.")


async def test_autocomplete_while_typing(browser: Browser) -> None:
    _, answer = await browser.post("suggest", "Ada", path="toy move", option="line", text="st", options={})
    assert answer["choices"] == [{"name": "st!", "value": "st!"}]


async def test_a_dm_is_read_in_the_dm_and_counted_until_then(browser: Browser) -> None:
    await browser.post("command", "Ada", path="toy new", options={})
    message = (await browser.seen("Ada", "None 2"))[0]["id"]
    await browser.post("press", "Ada", message=message, control="toy:dm")
    people = (await browser.look("小晴"))["world"]["people"]
    assert {one["name"]: one["calls"] for one in people} == {"Ada": 1, "小晴": 0}
    assert (await browser.seen("Ada", "psst", "Orrery"))[-1]["text"] == "psst"
    people = (await browser.look("小晴"))["world"]["people"]
    assert {one["calls"] for one in people} == {0}


async def test_a_button_that_the_bot_never_answers_is_reported(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    await browser.post("command", "Ada", path="toy new", options={})
    message = (await browser.seen("Ada", "None 2"))[0]["id"]
    monkeypatch.setattr("practice.discord_sim.ACKNOWLEDGE", 0.2)
    status, answer = await browser.post("press", "Ada", message=message, control="toy:never")
    assert (status, answer["problem"]) == (409, "Orrery did not answer in time.")


async def test_the_second_of_two_quick_taps_is_ignored_when_the_first_has_changed_the_message(browser: Browser) -> None:
    await browser.post("command", "Ada", path="toy new", options={})
    message = (await browser.seen("Ada", "None 2"))[0]["id"]
    taps = [await browser.post("press", "Ada", message=message, control="toy:once") for _ in range(2)]
    assert [status for status, _ in taps] == [200, 200]
    assert [answer.get("problem") for _, answer in taps] == [None, None]
    await browser.seen("Ada", "pressed once")
    chosen = await browser.post("choose", "Ada", message=message, control="toy:gone", values=["a"])
    assert chosen == (200, {"form": None, "modal": None, "choices": None})


async def test_simulated_time_keeps_up_with_real_time(browser: Browser) -> None:
    before = browser.bots[0].beats
    async with asyncio.timeout(300):
        while browser.bots[0].beats < before + 2:
            await asyncio.sleep(0.05)


async def test_a_restart_brings_a_new_bot_into_the_same_world(browser: Browser) -> None:
    await browser.post("command", "Ada", path="toy new", options={})
    message = (await browser.seen("Ada", "None 2"))[0]["id"]
    status, _ = await browser.post("restart", "Ada")
    assert status == 200
    assert len(browser.bots) == 2
    assert browser.bots[0].was_closed
    await browser.post("press", "Ada", message=message, control="toy:later")
    await browser.seen("Ada", "later is now")


async def test_a_file_is_sent_for_an_option(browser: Browser) -> None:
    data = base64.b64encode("日記".encode()).decode()
    status, answer = await browser.post(
        "command", "Ada", path="toy read", options={"file": {"name": "my diary.json", "data": data}}
    )
    assert (status, answer.get("problem")) == (200, None)
    assert await browser.seen("Ada", "日記")
    for wrong in ("diary.json", {"name": "diary.json", "data": "?"}, {"name": "diary.json"}):
        status, answer = await browser.post("command", "Ada", path="toy read", options={"file": wrong})
        assert (status, answer["problem"]) == (409, "“diary.json” does not fit the option “file”.")


async def test_nonsense_is_refused_in_words(browser: Browser) -> None:
    status, answer = await browser.post("command", "Ada", path="toy dance", options={})
    assert (status, answer["problem"]) == (409, "There is no command /toy dance here.")
    status, answer = await browser.post("command", "Ada", path="toy new", options={"seats": "many"})
    assert (status, answer["problem"]) == (409, "“many” does not fit the option “seats”.")
    assert (await browser.raw("POST", "/api/press", json={"person": "x"}))[0] == 400


async def test_other_pages_in_the_same_browser_get_nothing(browser: Browser) -> None:
    assert (await browser.raw("GET", "/api/world", headers={"Host": "evil.example"}))[0] == 403
    assert (await browser.raw("POST", "/api/restart", data="{}", headers={"Content-Type": "text/plain"}))[0] == 415
    assert (await browser.raw("GET", "/static/..%2f..%2fpage.py"))[0] == 404


def test_a_taken_port_gives_the_next_one() -> None:
    first = practice.listen(0)
    port = first.getsockname()[1]
    second = practice.listen(port)
    try:
        assert first.getsockname()[0] == "127.0.0.1"
        assert port < second.getsockname()[1] <= port + 20
    finally:
        first.close()
        second.close()


def test_a_missing_simcord_is_named_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "practice.discord_sim", None)
    with pytest.raises(SystemExit) as left:
        practice.run(None)
    assert "make run" in str(left.value)
    assert "simcord" in str(left.value)


async def test_time_goes_ahead_by_an_hour_or_a_day(browser: Browser) -> None:
    """For Discord, for the page, and for the bot, also after a restart of it."""
    before = browser.world.env.now()
    assert (await browser.look("Ada"))["world"]["ahead"] == 0
    for hours in (1, 24):
        status, _ = await browser.post("ahead", "Ada", hours=hours)
        assert status == 200
    assert (await browser.look("Ada"))["world"]["ahead"] == 25 * 3600
    assert timedelta(hours=25) <= browser.world.env.now() - before < timedelta(hours=25, minutes=1)
    await browser.post("restart", "Ada")
    assert browser.bots[-1].now() - before >= timedelta(hours=25)  # type: ignore[attr-defined]


@pytest.mark.parametrize("hours", [0, -1, 1000])
async def test_time_goes_neither_back_nor_too_far(browser: Browser, hours: int) -> None:
    status, answer = await browser.post("ahead", "Ada", hours=hours)
    assert status == 409
    assert answer["problem"]
    assert (await browser.look("Ada"))["world"]["ahead"] == 0


async def test_what_has_become_due_is_done_at_once(browser: Browser) -> None:
    beats = []

    async def heartbeat() -> None:
        beats.append(browser.world.now())

    browser.bots[-1].heartbeat = heartbeat  # type: ignore[attr-defined]
    await browser.post("ahead", "Ada", hours=24)
    assert len(beats) == 1
    assert beats[0] > datetime.now(UTC) + timedelta(hours=23)


async def test_a_menu_of_people_offers_who_is_here(browser: Browser) -> None:
    await browser.post("command", "Ada", path="toy people", options={})
    [message] = await browser.seen("Ada", "people")
    [row] = message["parts"]
    [menu] = row["components"]
    assert [option["label"] for option in menu["options"]] == ["Ada", "小晴"]
    chosen = {"message": message["id"], "control": "people", "values": [browser.ids["小晴"]]}
    status, _ = await browser.post("choose", "Ada", **chosen)
    assert status == 200
    assert await browser.seen("Ada", "chose ['小晴']")
    status, _ = await browser.post("choose", "Ada", **(chosen | {"values": ["1"]}))
    assert status == 409, "there is no such person"


async def test_the_first_person_owns_the_server_and_sees_what_its_managers_see(browser: Browser) -> None:
    channel = int(await browser.channel("Ada"))
    seen = {
        name: {command["path"] for command in browser.world.commands(int(number), channel)}
        for name, number in browser.ids.items()
    }
    assert "keep" in seen["Ada"]
    assert "keep" not in seen["小晴"]


def test_commands_in_chinese_are_set_in_fonts_that_have_their_characters() -> None:
    style = (STATIC / "style.css").read_text("utf-8")
    stacks = [line for line in style.splitlines() if "font-family:" in line and "monospace" in line]
    assert stacks
    assert all('"Orrery Sans"' in line and '"Orrery Sans SC"' in line for line in stacks), stacks


def test_a_page_in_one_chinese_shows_the_characters_of_the_other_too() -> None:
    """A person may read Taiwanese in a Discord of the Mainland; each font that comes with Orrery lacks characters."""
    style = (STATIC / "style.css").read_text("utf-8")
    stacks = [line for line in style.splitlines() if line.strip().startswith("font-family:")]
    own = [[name for name in ("Orrery Sans", "Orrery Sans SC") if f'"{name}"' in line] for line in stacks]
    assert own == [["Orrery Sans", "Orrery Sans SC"]] * 2
    assert [line.index('"Orrery Sans"') < line.index('"Orrery Sans SC"') for line in stacks] == [True, False]
