"""A card finds its class by its id, and a game imports the sets that it plays and no others."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hsreplay_sim import cards
from hsreplay_sim.base.errors import InternalError
from hsreplay_sim.base.tags import COST
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards import registry
from hsreplay_sim.cards.registry import (
    Registry,
    class_of,
    classes,
    classes_of,
    modules_of,
    packages,
)
from places import ROOT
from table import stats, table

LOADED = """
import sys
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry
store = CardStore.open()
Registry(store).find(store.at(54613).get({0!r}), {0!r})
print(*(name for name in sys.modules if ".cards.sets." in name and sys.modules[name].__doc__))
"""


def loaded_by(card_id: str) -> set[str]:
    """The modules of card classes that are loaded once a card was looked up."""
    command = [sys.executable, "-c", LOADED.format(card_id)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    parts = [name.split(".", 3)[3] for name in done.stdout.split()]
    return {each for each in parts if "." in each}


@pytest.mark.parametrize(
    ("card_id", "module"),
    [
        pytest.param("UNG_018", {"journey_to_ungoro.mage"}, id="one-set"),
        pytest.param("EX1_001", {"classic.neutral"}, id="a-prefix-of-two-sets"),
        pytest.param("CORE_EX1_005", {"classic.neutral_epic"}, id="a-reprint"),
        pytest.param("TB_BaconShop_HERO_01", set(), id="unknown-of-a-known-prefix"),
        pytest.param("XYZ_001", set(), id="unknown"),
    ],
)
def test_a_lookup_imports_the_module_of_the_class_alone(card_id: str, module: set[str]) -> None:
    assert loaded_by(card_id) == module


def test_a_prefix_of_several_sets_names_them_in_order() -> None:
    assert packages()["EX1"] == ("hsreplay_sim.cards.sets.basic", "hsreplay_sim.cards.sets.classic")


def test_every_class_is_found_by_its_id() -> None:
    assert [name for name, each in classes().items() if class_of(name) is not each] == []


def test_every_prefix_is_one_of_a_known_card() -> None:
    known = {card_id.partition("_")[0] for card_id in CardStore.open().section("ids")}
    assert sorted(packages().keys() - known) == []


@pytest.mark.parametrize("card_id", ["EX1_005", "CORE_EX1_005", "VAN_EX1_005"])
def test_reprints_are_served_by_the_class_of_the_canonical_id(card_id: str) -> None:
    store = CardStore.open()
    script = Registry(store).find(store.at(255790).get(card_id), card_id)
    assert script is not None
    assert script.card_id == "EX1_005"


@pytest.mark.parametrize(("build", "served"), [(18792, False), (24589, True), (255790, True)])
def test_a_class_serves_no_older_text_than_it_says(build: int, *, served: bool) -> None:
    """Crystal Core says 5/5 at 18792 and today, and was another thing then (U072:5332)."""
    store = CardStore.open()
    card = store.at(build).get("UNG_067t1")
    assert card is not None
    assert (Registry(store).find(card, card.id) is not None) is served


def test_a_class_bears_the_canonical_id() -> None:
    """But options of Totemic Slam, which count as their totems, and a Treant that others call."""
    store = CardStore.open()
    others = {name for name in classes() if store.canonical(name) != name}
    assert others == {"AT_132_SHAMANa", "AT_132_SHAMANc", "AT_132_SHAMANd", "VAN_EX1_tk9b"}


@pytest.mark.parametrize("card_id", ["CS2_051", "CS2_052"])
def test_a_totem_is_not_the_option_that_summons_it(card_id: str) -> None:
    store = CardStore.open()
    script = Registry(store).find(store.at(54613).get(card_id), card_id)
    assert script is not None
    assert script.action is None


def test_a_class_is_an_attribute_of_the_package() -> None:
    assert cards.EX1_001 is class_of("EX1_001")
    with pytest.raises(AttributeError, match="no card 'EX1_999999'"):
        _ = cards.EX1_999999


def test_a_class_defined_twice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = {"XYZ_001": type("XYZ_001", (), {})}
    monkeypatch.setattr(registry, "packages", lambda: {"XYZ": ("one", "other")})
    monkeypatch.setattr(registry, "classes_of", lambda package: twice)
    classes.cache_clear()
    with pytest.raises(InternalError, match="XYZ_001 is defined twice, the second time in other"):
        classes()


def test_a_class_defined_twice_in_a_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    modules_of.cache_clear()
    monkeypatch.setattr(registry, "_source", lambda module: "class XYZ_001:\n    ...\n")
    with pytest.raises(InternalError, match="XYZ_001 is defined twice, the second time"):
        modules_of("hsreplay_sim.cards.sets.classic")
    modules_of.cache_clear()


def test_a_package_is_imported_once() -> None:
    package = "hsreplay_sim.cards.sets.classic"
    assert classes_of(package) is classes_of(package)


@pytest.mark.parametrize(
    ("card_id", "enchantment", "gained"),
    [
        ("VAN_CS2_009", "VAN_CS2_009e", (2, 2)),
        ("CS2_009", "CS2_009e", (2, 3)),
        ("VAN_DREAM_05", "VAN_DREAM_05e", (5, 5)),
        ("CORE_CS2_092", "CS2_092e", (4, 4)),
    ],
)
def test_a_reprint_attaches_its_own_enchantment_where_it_has_one(
    card_id: str, enchantment: str, gained: tuple[int, int]
) -> None:
    t = table(build=126451)
    yeti = t.minion()
    t.play(card_id, yeti)
    assert [each.card_id for each in yeti.attached] == [enchantment]
    assert stats(yeti) == (4 + gained[0], 5 + gained[1])


def test_an_aura_of_a_reprint_lays_its_own_enchantment_too() -> None:
    t = table(build=126451)
    murloc = t.minion("CS2_168")
    t.minion("VAN_EX1_507")
    assert [each.card_id for each in murloc.attached] == ["VAN_EX1_507e"]
    assert stats(murloc) == (4, 2)


@pytest.mark.parametrize(
    ("build", "card_id", "laid"),
    [
        (77662, "CS2_222", "CS2_222o"),
        (179020, "CS2_222", "VAN_CS2_222o"),
        (179020, "EX1_507", "EX1_507e"),
    ],
)
def test_an_aura_lays_the_reprint_that_nobody_can_silence(
    build: int, card_id: str, laid: str
) -> None:
    t = table(build=build)
    murloc = t.minion("CS2_168")
    t.minion(card_id)
    assert [each.card_id for each in murloc.attached] == [laid]


def test_a_reprint_of_preparation_takes_off_what_its_text_says() -> None:
    t = table(build=126451)
    fireball = t.hand("CS2_029")
    t.play("VAN_EX1_145")
    assert fireball.get(COST) == 1
