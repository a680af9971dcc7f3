"""docs/PLAYING.md: its examples run, one after the other, and the names that it lists are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hsreplay_sim import play
from hsreplay_sim.play.views import kinds
from places import ROOT

PAGE = (ROOT / "docs" / "PLAYING.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ROW = re.compile(r"^\| (game|player|card|body|its kind) \| (.*) \|$", re.MULTILINE)


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fixtures").symlink_to(ROOT / "fixtures")
    names: dict[str, Any] = {"__name__": "page"}
    for number, example in enumerate(EXAMPLES):
        exec(compile(example, f"example {number}", "exec"), names)
    assert sorted(path.name for path in tmp_path.glob("*.*")) == [
        "game.log",
        "position.snapshot.json",
    ]


NAMES = (
    "Game game.start() BaseGame CoinRules MulliganRules Entity.tags GameTag CardList Zone Player"
    " player.give summon deck hand field hero buffs slots Card card.zone CardType"
    " PLAY DECK HAND GRAVEYARD REMOVEDFROMGAME SETASIDE SECRET ATK WINDFURY DAMAGE ENRAGED"
    " Minion Spell Secret Weapon Hero HeroPower Enchantment Aura Enrage ADJACENT_BUFF UPDATE"
    " CardXML fireplace.cards.EX1_001 Action action combo COMBO deathrattle DEATHRATTLE inspire"
    " EventListener events in_hand attack_targets ENEMY_MINIONS"
    " atk charge cost max_health on() after() once()"
)
"""What the two pages about Fireplace name."""


@pytest.mark.parametrize("name", NAMES.split())
def test_every_name_of_the_pages_has_its_place(name: str) -> None:
    """Here under the same name, or in the table of those that are called otherwise."""
    assert re.search(rf"(?<!\w){re.escape(name)}(?!\w)", PAGE)


def owner_of(row: str, name: str) -> tuple[type, str]:
    """The class that has an attribute of a row of the table, and the attribute alone."""
    if row == "its kind":
        kind, _, name = name.partition(".")
        return getattr(kinds, kind), name
    owners: dict[str, type] = {"game": play.Game, "player": play.Player}
    return owners.get(row, play.Card), name


@pytest.mark.parametrize(
    ("row", "name"),
    [
        pytest.param(row, name.removesuffix("()"), id=f"{row}-{name}")
        for row, names in ROW.findall(PAGE)
        for name in re.findall(r"`([\w.()]+)`", names)
    ],
)
def test_every_attribute_that_the_page_lists_is_there(row: str, name: str) -> None:
    owner, attribute = owner_of(row, name)
    if row == "game" and name in ("choice", "notices"):
        assert name in vars(started())
    else:
        assert hasattr(owner, attribute)


def started() -> play.Game:
    deck = play.Deck("MAGE", ["Chillwind Yeti"] * 30)
    return play.Game.new(deck, deck)
