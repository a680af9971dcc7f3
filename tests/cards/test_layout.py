"""Where cards stand: by set, by class of hero, by id; and the one line that they import."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from places import ROOT
from sources import tree_of

CARDS = ROOT / "hsreplay_sim" / "cards"
STAR = "from hsreplay_sim.cards.words import *"
MODULES = sorted(
    path
    for shelf in ("sets", "modes")
    for path in (CARDS / shelf).glob("*/*.py")
    if path.name != "__init__.py"
)
MAY = ("hsreplay_sim.cards.sets.", "hsreplay_sim.engine.rules")
"""Beside the words: a system of the set, and rules of the engine for a `script`."""
LINES_MAX, NEUTRAL_LINES_MAX = 300, 600
NAMES = {"DEATHKNIGHT": "death_knight", "DEMONHUNTER": "demon_hunter"}
CLASSES = {
    value: NAMES.get(name, name.lower())
    for name, value in vars(CardClass).items()
    if isinstance(value, int) and name not in ("NEUTRAL", "DREAM")
}


def name_of(path: Path) -> str:
    return path.relative_to(CARDS).as_posix()


def imports_of(path: Path) -> list[str]:
    return [
        ast.unparse(node)
        for node in tree_of(path).body
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_card_module_imports_the_words_and_little_else(path: Path) -> None:
    lines = imports_of(path)
    assert STAR in lines
    assert [line for line in lines if line != STAR and not line.split()[1].startswith(MAY)] == []


def test_the_star_stands_in_card_modules_alone() -> None:
    starred = {
        path
        for path in (ROOT / "hsreplay_sim").rglob("*.py")
        if any(line.endswith("import *") for line in imports_of(path))
    }
    assert starred == set(MODULES)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_card_module_is_short(path: Path) -> None:
    limit = NEUTRAL_LINES_MAX if path.stem.startswith("neutral") else LINES_MAX
    assert len(path.read_text(encoding="utf-8").splitlines()) <= limit


@pytest.mark.parametrize("path", sorted(CARDS.glob("*/*/__init__.py")), ids=name_of)
def test_a_set_says_its_name_its_year_and_its_prefixes(path: Path) -> None:
    tree = tree_of(path)
    text = ast.get_docstring(tree)
    assert text is not None
    if path.parent.parent.name == "words":
        return
    assert [type(node) for node in tree.body] == [ast.Expr, ast.Assign]
    assert isinstance(tree.body[1], ast.Assign)
    prefixes = ast.literal_eval(tree.body[1].value)
    assert prefixes == tuple(sorted(prefixes))
    told = re.search(r"\((\d{4}(?:, \d{4})*)\): ([\w,\s]+)", text)
    assert told is not None
    assert set(prefixes) <= set(re.split(r",\s+", told[2]))


def test_a_card_stands_under_the_class_that_the_newest_data_give_it() -> None:
    """A card of several classes has one CLASS there too, or none and is neutral."""
    newest = CardStore.open().at()
    wrong = []
    for name, each in classes().items():
        module = each.__module__.rpartition(".")[2]
        card = newest.get(name)
        if card is None or not card.collectible or ".sets." not in each.__module__:
            continue
        own = CLASSES.get(card.card_class, "neutral")
        if module.removesuffix("_epic") != own:
            wrong.append((name, own, each.__module__))
    assert wrong == []


def natural(card_id: str) -> list[object]:
    """Digits count as numbers."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", card_id)]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_collectible_cards_stand_in_order_of_their_ids(path: Path) -> None:
    newest = CardStore.open().at()
    names = [node.name for node in tree_of(path).body if isinstance(node, ast.ClassDef)]
    cards = [newest.get(name) for name in names]
    own = [card.id for card in cards if card is not None and card.collectible]
    assert own == sorted(own, key=natural)
