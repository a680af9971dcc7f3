"""Every text "your next … costs (n) less": whom it reaches, and when it ends.

It ends as the first such card is played (EX1_145: 14 games, CFM_066: 6, SCH_333: 6), not with a
card of another kind, and "this turn" ends with the turn.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import COST
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.options.options import is_legal
from hsreplay_sim.engine.state.entities import Entity
from table import Table, registry, table

STORE = CardStore.open()
BUILDS = (54613, 126451, 255790)
NEXT = re.compile(r"(?i)\bnext (?!two|time|turn)[^.]*\bcosts? \(?(\d)\)?")
KIN = {
    "Hero Power": (),
    "Secret": ("EX1_287", "EX1_289"),
    "weapon": ("CS2_106", "CS2_112"),
    "Elemental": ("CS2_042", "UNG_809"),
    "Choose One": ("EX1_154", "EX1_164"),
    "Combo": ("EX1_131", "EX1_124"),
    "Outcast": ("BT_490", "BT_491"),
    "Deathrattle": ("EX1_096", "FP1_002"),
    "Spell Damage": ("CS2_142", "EX1_012"),
    "Rush": ("GIL_113", "BOT_603"),
    "Holy": ("CS1_112", "CS2_089"),
    "Fire": ("CS2_032", "CS2_029"),
    "Fel": ("BT_035", "BT_512"),
    "another class": ("CS2_065", "EX1_131"),
    "Murloc": ("CS2_168", "CS2_173"),
    "Demon": ("CS2_065", "EX1_306"),
    "Dragon": ("NEW1_023", "EX1_043"),
    "Beast": ("CS2_171", "CS2_172"),
    "Mech": ("GVG_085", "EX1_556"),
    "Discover a spell": ("CS2_023", "CS2_025"),
    "spell": ("CS2_023", "CS2_025"),
    "card": ("CS2_023", "CS2_182"),
}
"""What the next one is → two cards of that kind; the first word that a text has counts."""

OTHERS = ("CS2_182", "CS2_189", "CS2_024")
"""A Yeti, an archer and a Frostbolt: played between, where they cost what they cost."""


ELSEWHERE = {
    "CATA_180": "it costs Health instead",
    "DRG_403": "the opponent's Hero Power",
    "TB_Superfriends001": "a text of a brawl, about all copies too",
    "CFM_687": "the deck of the table holds duplicates",
    "CORE_CATA_001": "it sets a condition of its own",
    "RLK_570": "a Concoction is no card of a deck",
    "AV_123": "an Honorable Kill",
    "AV_259": "the opponent's next spell",
    "WW_403": "the opponent's next card",
    "TTN_450t3": "more, and cast when drawn",
    "SW_418": "a card that is drawn, not played",
    "GDB_122": "a Demon as the target",
    "DRG_322": "a Dragon in the hand",
    "TLC_450": "a temporary card",
    "BE_008": "a neutral card comes first",
    "TIME_005t8": "a Rafaam",
    "SC_755": "a Protoss card",
    "SC_759": "a Protoss spell",
    "SC_751": "a Protoss minion",
}
"""Card id → why it is not asked here."""


def plain(text: str) -> str:
    return re.sub(r"<.*?>", "", text)


def kind_of(text: str) -> str:
    """The word of KIN for what the next one is."""
    said = NEXT.search(text)
    assert said is not None
    words = text[: said.end()] if "one costs" in text else said[0]
    return next(word for word in KIN if word in words)


def with_next(build: int) -> list[str]:
    cards = STORE.at(build)
    found = []
    for name in classes():
        card = cards.get(name)
        if card is None or registry().find(card, name) is None:
            continue
        if card.type in (CardType.MINION, CardType.SPELL) and NEXT.search(plain(card.text)):
            found.append(name)
    return sorted({*found} - {*ELSEWHERE})


class Board(NamedTuple):
    """A table on which the text has run, with cards that it reaches and that it does not reach."""

    t: Table
    kin: list[Entity]
    others: list[Entity]
    printed: list[int]
    """The COST of `kin` before."""
    untouched: list[int]
    """The COST of `others` before."""

    def targets(self) -> tuple[Entity | None, ...]:
        return (None, *self.t.game.row(2), *self.t.game.row(1), self.t.hero(2))

    def play(self, card: Entity) -> None:
        """Play a card on the first target that it may have."""
        choices = ((target, option) for target in self.targets() for option in (-1, 0))
        target, option = next(each for each in choices if is_legal(self.t.game, card, *each))
        self.t.play(card, target, option)


def costs(cards: list[Entity]) -> list[int]:
    return [each.get(COST) for each in cards]


def after(build: int, name: str) -> Board:
    """The board after the card was played, and has died if it speaks in its Deathrattle."""
    cards = STORE.at(build)
    text = plain(getattr(cards.get(name), "text", ""))
    t = table("HERO_08", build=build, mana=10)
    for side in (1, 2):
        t.deck(*["CS2_182"] * 12, side=side)
    t.minion("CS2_065")
    t.minion(side=2, damage=2)
    kin = [t.hand(each) for each in KIN[kind_of(text)] if cards.get(each)] or [t.power()]
    others = [t.hand(each) for each in OTHERS]
    board = Board(t, kin, others, costs(kin), costs(others))
    held = t.hand(name)
    board.play(held)
    if "Deathrattle:" in text:
        t.kill(held)
    return board


@pytest.mark.parametrize("build", BUILDS)
def test_the_next_one_costs_less_until_one_is_played(build: int) -> None:
    asked = with_next(build)
    for name in asked:
        board = after(build, name)
        lowered = costs(board.kin)
        assert all(a < b for a, b in zip(lowered, board.printed, strict=True)), name
        between = zip(board.others, board.untouched, strict=True)
        other = next((each for each, cost in between if each.get(COST) == cost), None)
        if other is not None:
            board.play(other)
            assert costs(board.kin) == lowered, name
        board = after(build, name)
        board.play(board.kin[0])
        assert board.kin[-1].get(COST) == board.printed[-1], name
    assert len(asked) >= 13


@pytest.mark.parametrize("build", BUILDS)
def test_the_next_one_this_turn_costs_less_until_the_turn_ends(build: int) -> None:
    for name in with_next(build):
        board = after(build, name)
        lowered = costs(board.kin)
        board.t.round()
        text = plain(getattr(STORE.at(build).get(name), "text", ""))
        assert costs(board.kin) == (board.printed if "this turn" in text else lowered), name
