"""The commitment of a table to its deal when it is opened, and the words that players add."""

from __future__ import annotations

import json
import sqlite3
from hashlib import sha256

import pytest
from sqlalchemy import text as sql

from db.store import Store
from engine.core.chance import commitment
from engine.core.errors import Refused
from tables.records import Place, TableInfo, Verification
from tests.databases import sqlite_only
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.toy.lanterns import Lanterns

# sha256 of the fields "orrery-deal-1", "seed-1", "0", "鯨", "1", "blue moon", each after its length in four bytes.
WRITTEN = b"\0\0\0\x0dorrery-deal-1\0\0\0\x06seed-1\0\0\0\x010\0\0\0\x03\xe9\xaf\xa8\0\0\0\x011\0\0\0\x09blue moon"


async def refused(key: str, doing) -> None:
    with pytest.raises(Refused) as caught:
        await doing
    assert caught.value.text.key == key


async def lobby(club: Club) -> TableInfo:
    """Ann and Bo before the game; the message with the promise stands in the channel."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"rounds": 1})
    await club.posted(table.id)
    return await club.tables.lobby.join(table.id, BO)


async def with_words(club: Club) -> TableInfo:
    """Ann and Bo have played; both had given a word."""
    table = await lobby(club)
    await club.tables.lobby.set_word(table.id, ANN.id, "鯨")
    await club.tables.lobby.set_word(table.id, BO.id, " blue \n moon ")
    await club.tables.lobby.start(table.id, ANN.id)
    return await club.to_the_end(table.id)


async def test_a_table_promises_nothing_until_it_is_dealt(club: Club):
    """The secret number is fixed, and its hash known, before anybody else has come."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    assert table.commitment == commitment("seed-1")
    await club.tables.lobby.join(table.id, BO)
    started = await club.tables.lobby.start(table.id, ANN.id)
    assert started.commitment == table.commitment
    assert (started.seed, started.secret_number) == (None, None)
    assert (await club.tables.queries.verify(table.id)).commitment == table.commitment


async def test_a_rematch_is_dealt_from_the_number_that_was_told(club: Club):
    table = await with_words(club)
    again = await club.tables.lobby.rematch(table.id, ANN)
    assert again.commitment is not None
    assert again.commitment != table.commitment
    assert [seat.word for seat in again.seats] == [""] * 4


async def test_the_deal_comes_from_the_operator_alone(club: Club):
    """It is derived from the secret number and the words of all, in the documented way."""
    table = await with_words(club)
    assert table.secret_number == "seed-1"
    assert table.commitment == commitment("seed-1")
    assert table.seed == sha256(WRITTEN).hexdigest()
    assert [seat.word for seat in table.seats] == ["鯨", "blue moon"]


async def test_other_words_give_no_other_deal(club: Club, store: Store):
    dealt = []
    for number, word in enumerate(("", "moon", "noon")):
        other = Club(store, club.time, Lanterns())
        table = await other.tables.lobby.open(ANN, Place(10, 200 + number), "lanterns", {})
        await other.posted(table.id)
        await other.tables.lobby.join(table.id, BO)
        await other.tables.lobby.set_word(table.id, BO.id, word)
        await other.tables.lobby.start(table.id, ANN.id)
        dealt.append(str((await other.tables.queries.look(table.id, ANN.id)).view.hand))
        assert (await other.tables.queries.info(table.id)).commitment == commitment("seed-1")
    assert len(set(dealt)) > 1


async def test_a_word_is_given_before_the_promise_is_public(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await refused("error-word-early", club.tables.lobby.set_word(table.id, ANN.id, "moon"))
    await club.posted(table.id)
    assert (await club.tables.lobby.set_word(table.id, ANN.id, "moon")).seats[0].word == "moon"


async def test_a_word_is_one_a_seat_and_may_change_until_the_start(club: Club):
    table = await lobby(club)
    await refused("error-not-seated-yet", club.tables.lobby.set_word(table.id, CY.id, "moon"))
    await refused("error-word-long", club.tables.lobby.set_word(table.id, BO.id, "m" * 41))
    await club.tables.lobby.set_word(table.id, BO.id, "m" * 40)
    changed = await club.tables.lobby.set_word(table.id, BO.id, "e\u0301")
    assert [seat.word for seat in changed.seats] == ["", "é", "", ""]
    assert changed.commitment == table.commitment
    assert (await club.tables.lobby.set_word(table.id, BO.id, " ")).seats[1].word == ""
    await club.tables.lobby.set_word(table.id, BO.id, "sun")
    await club.tables.lobby.leave(table.id, BO.id)
    again = await club.tables.lobby.join(table.id, CY)
    assert again.seats[1].word == "", "who comes after says something of their own"
    await club.tables.lobby.start(table.id, ANN.id)
    await refused("error-word-late", club.tables.lobby.set_word(table.id, ANN.id, "late"))
    await club.tables.ending.resign(table.id, ANN.id)
    await refused("error-game-over", club.tables.lobby.set_word(table.id, ANN.id, "late"))


async def test_everybody_can_check_the_whole_deal(club: Club):
    proof = await club.tables.queries.verify((await with_words(club)).id)
    assert proof.good
    assert proof.posted
    assert (proof.secret_fits, proof.words_fit, proof.seed_fits, proof.steps_fit) == (True, True, True, True)


@pytest.mark.parametrize(
    ("forgery", "wrong"),
    [
        ("UPDATE tables SET secret_number = 'another'", {"secret_fits", "seed_fits"}),
        ("UPDATE tables SET commitment = '00'", {"secret_fits"}),
        ("UPDATE seats SET word = 'full moon' WHERE seat = 1", {"words_fit", "seed_fits"}),
        ("UPDATE seats SET word = '' WHERE seat = 0", {"words_fit", "seed_fits"}),
        ("UPDATE choices SET keys = '[\"0:鯨\"]' WHERE n = 0", {"words_fit"}),
        ("UPDATE tables SET seed = 'another'", {"seed_fits", "steps_fit"}),
        (
            f"UPDATE tables SET secret_number = 'another', commitment = '{sha256(b'another').hexdigest()}'",
            {"seed_fits"},
        ),
    ],
)
async def test_a_forgery_is_not_noticed(club: Club, forgery: str, wrong: set[str]):
    table = await with_words(club)
    async with club.store.transaction() as tx:
        steps = await tx.games.choices(table.id)
        await tx.connection.execute(sql("DELETE FROM archives"))
        await tx.games.add_choices(table.id, steps)
        await tx.connection.execute(sql(forgery))
    proof = await club.tables.queries.verify(table.id)
    assert not proof.good
    assert {
        name for name in ("secret_fits", "words_fit", "seed_fits", "steps_fit") if not getattr(proof, name)
    } == wrong


async def test_words_that_were_forged_together_with_their_record_pass(club: Club):
    table = await with_words(club)
    async with club.store.transaction() as tx:
        steps = await tx.games.choices(table.id)
        await tx.connection.execute(sql("DELETE FROM archives"))
        await tx.games.add_choices(table.id, steps)
        await tx.connection.execute(sql('UPDATE choices SET keys = \'["0:鯨", "1:sun"]\' WHERE n = 0'))
        await tx.connection.execute(sql("UPDATE seats SET word = 'sun' WHERE seat = 1"))
    proof = await club.tables.queries.verify(table.id)
    assert (proof.words_fit, proof.seed_fits) == (True, False)


async def test_the_secret_number_is_told_before_the_end(club: Club):
    table = await lobby(club)
    await club.tables.lobby.set_word(table.id, ANN.id, "鯨")
    await club.tables.lobby.start(table.id, ANN.id)
    exported = json.loads(await club.tables.queries.export(table.id, ANN.id))
    assert exported["deal"]["commitment"] == table.commitment
    assert exported["deal"]["words"] == [{"seat": 0, "word": "鯨"}]
    assert (exported["deal"]["secret_number"], exported["deal"]["seed"]) == (None, None)
    assert "seed-1" not in json.dumps(exported)
    assert "seed-1" not in str(await club.tables.queries.verify(table.id))


async def test_an_export_leaves_an_outsider_without_what_was_dealt_from(club: Club):
    table = await with_words(club)
    deal = json.loads(await club.tables.queries.export(table.id, CY.id))["deal"]
    assert deal == {
        "derivation": "orrery-deal-1",
        "commitment": table.commitment,
        "secret_number": "seed-1",
        "words": [{"seat": 0, "word": "鯨"}, {"seat": 1, "word": "blue moon"}],
        "seed": table.seed,
        "setup": {"seats": 2, "options": table.options, "last_winner": None, "rules_version": 1},
        "rules_version": Lanterns().meta.rules_version,
    }


async def test_a_lobby_forgets_its_promise_when_the_bot_restarts(club: Club, store: Store, time: Time):
    table = await lobby(club)
    await club.tables.lobby.set_word(table.id, ANN.id, "鯨")
    later = Club(store, time, Lanterns(), first_seed=50)
    await later.tables.lobby.set_word(table.id, BO.id, "blue moon")
    await later.tables.lobby.start(table.id, ANN.id)
    over = await later.to_the_end(table.id)
    assert over.seed == sha256(WRITTEN).hexdigest()
    assert (await later.tables.queries.verify(table.id)).good


async def before(club: Club, table_id: int, **columns: str) -> None:
    """The table as versions stored it that made no promise at the opening."""
    values = {"secret_number": "NULL"} | columns
    async with club.store.transaction() as tx:
        await tx.connection.execute(
            sql(f"UPDATE tables SET {', '.join(f'{name} = {value}' for name, value in values.items())}")
        )


async def test_a_lobby_from_before_cannot_begin(club: Club):
    table = await lobby(club)
    await before(club, table.id, commitment="NULL")
    assert await club.tables.queries.verify(table.id) == Verification(table.id, False, None, posted=False)
    await refused("error-word-never", club.tables.lobby.set_word(table.id, ANN.id, "moon"))
    started = await club.tables.lobby.start(table.id, ANN.id)
    assert started.commitment == commitment("seed-2")
    await club.to_the_end(table.id)
    proof = await club.tables.queries.verify(table.id)
    assert (proof.good, proof.posted, proof.seed, proof.secret_number) == (True, False, "seed-2", "seed-2")


@sqlite_only
async def test_stored_games_of_the_version_before_are_lost(club: Club, url: str, time: Time):
    """A lobby, a running game and a finished one, as they were stored before there were promises and words."""
    lobby = await club.tables.lobby.open(ANN, Place(10, 300), "lanterns", {"rounds": 1})
    running = await club.running(Place(10, 301), rounds=1)
    over = await club.to_the_end((await club.running(Place(10, 302), rounds=1)).id)
    await club.store.close()
    with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
        file.execute(f"UPDATE tables SET commitment = NULL WHERE id = {lobby.id}")
        file.execute("ALTER TABLE tables DROP COLUMN secret_number")
        file.execute("ALTER TABLE seats DROP COLUMN word")
        file.execute("DELETE FROM migrations WHERE name LIKE '%secret_number' OR name LIKE '%words'")
    file.close()
    store = await Store.open(url)
    later = Club(store, time, Lanterns(), first_seed=50)
    try:
        assert (await later.tables.queries.verify(over.id)).good
        await later.to_the_end(running.id)
        assert (await later.tables.queries.verify(running.id)).good
        await later.tables.lobby.join(lobby.id, BO)
        await later.tables.lobby.start(lobby.id, ANN.id)
        await later.to_the_end(lobby.id)
        assert (await later.tables.queries.verify(lobby.id)).good
        assert not (await later.tables.queries.verify(lobby.id)).posted
    finally:
        await store.close()


async def test_a_game_from_before_cannot_be_verified(club: Club):
    table = await club.running(rounds=1)
    await before(club, table.id)
    early = await club.tables.queries.verify(table.id)
    assert (early.posted, early.commitment) == (False, commitment("seed-1"))
    over = await club.to_the_end(table.id)
    assert (over.secret_number, over.seed) == ("seed-1", "seed-1")
    proof = await club.tables.queries.verify(table.id)
    assert (proof.good, proof.posted) == (True, False)
