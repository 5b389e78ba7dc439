"""What cards say: generated from the records, in three languages, without a gap."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from engine.core.text import Text
from engine.voidfall.card_text import cards
from engine.voidfall.card_text.cards import rules
from engine.voidfall.components import parts
from engine.voidfall.vocabulary import conditions, counts, effects, filters, lasting, places, technology_rules
from engine.voidfall.vocabulary import costs as cost_records
from engine.voidfall.vocabulary import crises as crisis_records
from engine.voidfall.vocabulary.costs import PayAny, PayResources, RecallCubes, cost_text
from engine.voidfall.vocabulary.terms import Resources
from engine.voidfall.vocabulary.words import kind_of
from locales import LANGUAGES, keys, translate
from tests.voidfall.texts import all_texts

LOCALES = Path(__file__).resolve().parents[2] / "locales"


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of this title, which report what is wrong with them."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language / "voidfall").glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def parts_of(text: Text) -> Iterator[Text]:
    """A text and all texts within it."""
    yield text
    for arg in text.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            if isinstance(inner, Text):
                yield from parts_of(inner)


def told(text: Text, language: str = "en") -> str:
    return translate(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_its_messages_and_all_their_arguments(language: str) -> None:
    known = keys(language)
    for place, text in all_texts():
        for each in parts_of(text):
            assert each.key in known, (place, each.key)
            args: dict[str, Any] = {
                name: value if isinstance(value, int) else str(value) for name, value in each.args.items()
            }
            _, errors = bundle(language).format_pattern(bundle(language).get_message(each.key).value, args)
            assert not errors, (place, each.key, errors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_read_cleanly(language: str) -> None:
    doubled = ("  ", "。。", "..", ",,", "、、", " ,", " .", "（（", "((", "{", "}", " ）", "（ ")
    for place, text in all_texts():
        words = told(text, language)
        assert words == words.strip(), (place, words)
        assert not [sign for sign in doubled if sign in words], (place, words)
        if language != "en":
            assert not [letter for letter in words if letter.isascii() and letter.isalpha()], (place, words)


def test_simplified_texts_are_simplified() -> None:
    """No character that only the traditional script has, as far as the texts themselves show it."""
    traditional = {letter for _, text in all_texts() for letter in told(text, "zh-TW")}
    simplified = {letter for _, text in all_texts() for letter in told(text, "zh-CN")}
    telling = set("議標記榮虛獲個艦隊勢區設動進費資維級數貿學圖")
    assert telling <= traditional
    assert telling.isdisjoint(simplified)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("group", "union"),
    [
        ("effect", effects.Effect),
        ("cost", cost_records.CostPart),
        ("count", counts.Count),
        ("filter", filters.SectorFilter),
        ("condition", conditions.Condition),
        ("lasting", lasting.LastingRule),
        ("target", places.Target),
        ("rule", technology_rules.TechnologyRule),
        ("rule", technology_rules.HouseRule),
        ("deed", crisis_records.Deed),
        ("solved", crisis_records.Solution),
    ],
)
def test_every_kind_of_record_has_a_message(language: str, group: str, union: Any) -> None:
    """Also those that no card uses: an owner may."""
    for record in get_args(union):
        key = f"vf-{group}-{kind_of(record)}"
        assert [each for each in keys(language) if each == key or each.startswith(f"{key}-")], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_message(language: str) -> None:
    sectors = [place for place in get_args(places.SectorPlace) if place != "any"]
    assert not [place for place in sectors if f"vf-place-{place}" not in keys(language)]
    corruption = [place for place in get_args(places.CorruptionPlace) if place != "any"]
    for way in ("from", "onto"):
        assert not [place for place in corruption if f"vf-corruption-{way}-{place}" not in keys(language)]
    harbingers = get_args(places.HarbingerPlace)
    assert not [place for place in harbingers if f"vf-effect-place-harbinger-{place}" not in keys(language)]


def test_a_focus_action_names_itself_its_cost_and_its_effect() -> None:
    """App-1: Engage, Organize and Exert."""
    conquest, prosperity = parts().focus_cards["conquest"], parts().focus_cards["prosperity"]
    assert told(cards.action(conquest.actions[0])) == "Engage (2 Energy): invade a sector, or regroup (up to 5 moves)"
    assert told(cards.action(conquest.actions[0]), "zh-TW") == "進攻（2 能量）：入侵 1 個地區，或重組（最多移動 5 次）"
    assert told(cards.action(conquest.actions[0]), "zh-CN") == "进攻（2 能量）：入侵 1 个地区，或重组（最多移动 5 次）"
    assert (
        told(cards.action(prosperity.actions[2]))
        == "Organize (1 Energy, 1 Material, deactivate 1 Fleet Power): gain an Agenda and/or build 1 Installation"
    )


@pytest.mark.parametrize(
    ("agenda", "objective", "english", "chinese"),
    [
        ("D1", 0, "if you have at least 1 Pure sector with Population 6 or more, gain 5 Influence",
         "若至少有 1 個人口 6 以上的未腐敗地區，獲得 5 點影響力"),
        ("D2", 0, "if you have at least 4 Pure sectors with Population 3 or more, gain 5 Influence",
         "若至少有 4 個人口 3 以上的未腐敗地區，獲得 5 點影響力"),
        ("D4", 0, "if your Pure Statecraft track is at Tier 2 or higher, gain 5 Influence",
         "若未腐敗的國務軌達到第 2 級，獲得 5 點影響力"),
        ("D8", 0, "if the total Population of your Pure sectors is 10 or more, gain 4 Influence",
         "若未腐敗地區的人口總和至少為 10，獲得 4 點影響力"),
        ("S1", 0, "if you have no Corrupted sectors, gain 7 Influence", "若沒有腐敗地區，獲得 7 點影響力"),
        ("S6", 1, "gain 5 Influence for every 2 Miners' Guilds in your Pure sectors",
         "未腐敗地區每有 2 個礦工公會，獲得 5 點影響力"),
        ("W4", 1, "gain 3 Influence for each of your Pure sectors without Upkeep",
         "每有 1 個沒有維持費用的未腐敗地區，獲得 3 點影響力"),
        ("W5", 1, "gain Influence equal to the total value of your Glory tokens", "獲得影響力（等於榮耀總值）"),
        ("W6", 1, "gain 4 Influence for every 3 Credits in stock", "庫存每有 3 點信用，獲得 4 點影響力"),
    ],
)  # fmt: skip
def test_objectives_read_well(agenda: str, objective: int, english: str, chinese: str) -> None:
    """App-3: conditions, counts and measures, one and many, all and none."""
    given = parts().agendas[agenda].objectives[objective]
    assert told(given.text()) == english
    assert told(given.text(), "zh-TW") == chinese


def test_a_place_of_all_parts_is_told_once() -> None:
    """App-1: Settle."""
    settle = parts().focus_cards["development"].actions[1].then
    assert told(settle.text()) == "establish 1 Guild and/or build 1 Installation in the sector you recalled from"
    assert told(settle.text(), "zh-TW") == "在召回的地區組織 1 個公會，和／或建造 1 座設施"
    assert told(settle.text(), "zh-CN") == "在召回的地区组织 1 个公会，和／或建造 1 座设施"


def test_a_choice_within_a_choice_ends_at_a_semicolon() -> None:
    """App-5: the frame of 1I."""
    frame = parts().events["1I"].frames[1]
    assert told(cards.frame(frame)) == (
        "Each player may: upgrade a Glory token and/or activate 1 Fleet Power; or advance on any Civilization track"
    )
    assert told(cards.frame(frame), "zh-TW") == (
        "每位玩家可以：升級 1 枚榮耀標記，和／或啟動 1 點艦隊勢力；或推進任一條文明軌"
    )


@pytest.mark.parametrize(
    ("event", "frame", "chinese"),
    [
        ("1A", 1, "每位玩家可以：支付 1 點科學，獲得 1 項基礎科技；或獲得 3 點信用"),
        ("2F", 1, "每位玩家必須：以下執行 2 次：在家園以外的地區拆除 1 個公會或 1 座設施"),
        ("1T", 0, "每位玩家必須：將行動卡「征服」「政治」「進展」「繁榮」「誘惑」放入棄牌區，本循環不能使用"),
    ],
)
def test_frames_read_as_sentences(event: str, frame: int, chinese: str) -> None:
    """App-5: who may or must, a cost before what it is for, names in quotation marks without a sign between them."""
    assert told(cards.frame(parts().events[event].frames[frame]), "zh-TW") == chinese


def test_what_lies_beyond_a_number_is_told_as_a_condition() -> None:
    """App-5: the last objective of 3G."""
    beyond = parts().events["3G"].boxes[-1][-1]
    assert told(beyond.text(), "zh-TW") == "未腐敗地區超過 4 個時，每多 1 個，獲得 5 點影響力"


def test_costs_are_short_beside_an_action() -> None:
    assert told(cost_text(())) == "free"
    given = (PayResources(Resources(food=1, credits=2)), PayAny(1), RecallCubes(2))
    assert told(cost_text(given)) == "1 Food, 2 Credits, 1 resource of any type, recall 2 Fleet Power"
    assert told(cost_text(given), "zh-CN") == "1 食物、2 信用、任意 1 个资源、召回 2 点舰队势力"


def test_both_sides_of_a_technology_are_told_in_full() -> None:
    """App-4: the Improved side repeats what stays."""
    shields = parts().technologies["shields"]
    basic = "Absorb 1 Salvo Damage once per combat (with at least 1 Corvette Fleet Power)."
    assert told(cards.technology(shields, "basic")) == basic
    improved = f"{basic} Absorb 1 Approach Damage (with at least 1 Corvette Fleet Power)."
    assert told(cards.technology(shields, "improved")) == improved
    chinese = told(cards.technology(parts().technologies["terraforming"], "basic"), "zh-TW")
    assert chinese == "打出「開發」或「繁榮」時：支付 1 點材料，將 1 個未腐敗地區的人口 +1。"


def test_conditions_of_crises_read_well() -> None:
    """App-9: a deed, one with details, one in addition to a payment, and a state."""
    crisis = parts().crisis_cards
    assert told(crisis["CR09"].solution.text()) == "deploy 1 Fleet Power, twice in one turn"
    assert told(crisis["CR25"].solution.text()) == "invade a sector successfully with 3 or more Fleet Power moved in"
    assert told(crisis["CR46"].solution.text()) == "when you take a Trade token, also gain 1 Corruption"
    assert told(crisis["CR59"].solution.text()) == "your Materials Yield is 8 or more"


def test_no_card_has_a_message_of_its_own() -> None:
    """Texts are generated: no key of the effects names a card, a house, an event or a sector."""
    found = parts()
    ids = {*found.technologies, *found.houses, *found.sector_kinds, *found.focus_cards} - {"production"}
    for key in keys("en"):
        if key.startswith(("vf-effect-", "vf-rule-", "vf-cost-", "vf-count-", "vf-condition-", "vf-deed-")):
            words = set(key.split("-")[2:])
            assert not words & ids, key


def test_rules_that_no_card_uses_are_told_too() -> None:
    """An owner may write them."""
    assert told(technology_rules.RetreatHome(2).text()).startswith("Up to 2 cubes that you would recall")
    assert (
        told(technology_rules.AfterCombat(effects.Invade(), False).text())
        == "After you win or tie as invader, you may invade a sector."
    )
    both = (technology_rules.ExtraInitiative(1, "sentry", ("defender",)), technology_rules.FreeTiers())
    assert told(rules(both)).startswith(
        "+1 Initiative in combat (with at least 1 Sentry Fleet Power, as defender). The last"
    )
    either = conditions.AnyHolds(
        (
            conditions.Exactly(counts.TotalGlory(), 0),
            conditions.AtMost(counts.Sectors((filters.WithHarbinger(),)), 1),
        )
    )
    assert told(either.text()) == (
        "the total value of your Glory tokens is 0 or you have at most 1 sector with a Harbinger"
    )


def test_improved_starbases_name_any_sector_with_a_starbase() -> None:
    """13.7: the Corruption of a sector of yours with a Starbase, not of the sector that would grow, which is Pure."""
    starbases = parts().technologies["starbases"].improved
    assert told(rules(starbases)).endswith(" instead remove 1 Corruption from a Corrupted sector with a Starbase.")
    assert "同一" not in told(rules(starbases), "zh-TW")


def test_trade_nexus_names_all_lower_spaces() -> None:
    """R8: the bonus of the space or of any lower one."""
    nexus = parts().technologies["trade_nexus"].basic
    assert told(rules(nexus)).endswith("of its space on the ladder or of any lower one.")
    assert told(rules(nexus), "zh-TW").endswith("可獲得該標記放回的那一格、或其下任一格的獎勵。")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (
            "base",
            "Upkeep 1 for each Guild from the 3rd space on. Upkeep 1 for each Installation from the 3rd space on.",
        ),
        ("genesis", "Upkeep 1 for each Installation from the 2nd space on. It holds 2 Voidborn Fleets"),
        ("megalopolis", "The sector itself has Upkeep 2. Upkeep 1 for each Guild from the 4th space on."),
        ("home_thegwyn", "Guilds have no Upkeep."),
        ("paradise_world", "Installations have no Upkeep."),
        ("novarch_palace", "Installations have no Upkeep."),
        ("survivor_colony", "Installations have no Upkeep."),
        ("asteroid_belt", "The Voidborn do not take it over."),
        ("rift", "It holds 3 Voidborn Fleets"),
        ("rift", "every player removes 1 Corruption or gains 5 resources of any types; then it becomes a base sector"),
        ("fallen_house", "2 Sector Defenses; it starts Corrupted"),
    ],
)
def test_a_kind_of_sector_says_what_costs_upkeep_and_who_may_hold_it(kind: str, said: str) -> None:
    """App-8 and 6.7: the spaces with Upkeep, the capacity for Voidborn Fleets, Rifts, Fallen Houses."""
    assert said in translate(cards.sector_kind(parts().sector_kinds[kind]), "en")
