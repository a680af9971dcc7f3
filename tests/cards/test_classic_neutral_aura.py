"""Classic neutral minions with lasting effects and moving costs, each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CHARGE,
    COST,
    WINDFURY,
)
from table import BUILD, YETI, stats, table

FIREBALL = "CS2_029"
MOONFIRE = "CS2_008"
MURLOC = "CS2_168"


def test_southsea_deckhand_charges_with_a_weapon() -> None:
    t = table()
    t.weapon("CS2_106")
    deckhand = t.play("CS2_146")
    assert deckhand.get(CHARGE) == 1
    t.attack(deckhand, t.hero(2))
    t.play("EX1_066")
    t.game.move(t.game.weapon[1], Zone.GRAVEYARD)  # type: ignore[arg-type]
    t.play("CS2_120")
    assert deckhand.get(CHARGE) == 0


@pytest.mark.parametrize(
    ("card_id", "gained"), [("EX1_009", 5), ("EX1_390", 3), ("EX1_393", 3), ("EX1_412", 1)]
)
def test_enrage_lasts_while_it_is_hurt(card_id: str, gained: int) -> None:
    t = table()
    angry = t.minion(card_id)
    t.play("CS2_004", angry)
    calm = angry.get(ATK)
    t.play(MOONFIRE, angry)
    assert angry.get(ATK) == calm + gained
    assert angry.get(WINDFURY) == int(card_id == "EX1_412")
    t.play("EX1_011", angry)
    assert (angry.get(ATK), angry.get(WINDFURY)) == (calm, 0)


def test_spiteful_smith_sharpens_the_weapon_while_hurt() -> None:
    t = table()
    axe, smith = t.weapon("CS2_106"), t.minion("CS2_221")
    t.play(MOONFIRE, smith)
    assert (axe.get(ATK), t.hero(1).get(ATK)) == (5, 5)
    t.play("EX1_011", smith)
    assert (axe.get(ATK), t.hero(1).get(ATK)) == (3, 3)


@pytest.mark.parametrize(
    ("card_id", "minion", "spell", "theirs"),
    [("CS2_227", 7, 4, 4), ("EX1_616", 5, 4, 5), ("EX1_076", 3, 4, 4)],
)
def test_costs_of_minions_in_hand_follow_the_board(
    card_id: str, minion: int, spell: int, theirs: int
) -> None:
    t = table()
    cards = t.hand(YETI), t.hand(FIREBALL), t.hand(YETI, 2)
    t.minion(card_id)
    assert [e.get(COST) for e in cards] == [minion, spell, theirs]


def test_pint_sized_summoner_favours_the_first_minion_only() -> None:
    t = table()
    t.minion("EX1_076")
    yeti = t.hand(YETI)
    t.play("CS2_120")
    assert t.spent() == 1
    assert yeti.get(COST) == 4


def test_old_murk_eye_counts_all_other_murlocs() -> None:
    t = table()
    t.minion(MURLOC), t.minion(MURLOC, 2)
    eye = t.play("EX1_062")
    assert eye.get(ATK) == 4
    t.play("CS2_120")
    assert eye.get(ATK) == 4


def test_mountain_giant_counts_other_cards_in_hand() -> None:
    t = table()
    giant = t.hand("EX1_105")
    t.hand(YETI), t.hand(YETI)
    assert giant.get(COST) == 10


def test_dire_wolf_alpha_leads_its_neighbours() -> None:
    t = table()
    near, far = t.minion(), t.minion()
    t.play("EX1_162", position=1)
    assert (near.get(ATK), far.get(ATK)) == (5, 4)


@pytest.mark.parametrize(("build", "size"), [(18792, (4, 2)), (BUILD, (4, 1))])
def test_murloc_warleader_follows_the_text(build: int, size: tuple[int, int]) -> None:
    t = table(build=build)
    murloc = t.minion(MURLOC)
    t.play("EX1_507")
    assert stats(murloc) == size


def test_sea_giant_counts_minions_of_both_sides() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    giant = t.hand("EX1_586")
    assert giant.card is not None
    assert giant.get(COST) == giant.card.cost - 2


def test_molten_giant_counts_the_wounds_of_its_hero() -> None:
    t = table()
    giant = t.hand("EX1_620")
    assert giant.card is not None
    t.play("CS2_062")
    assert giant.get(COST) == giant.card.cost - 3
    t.play("EX1_011", t.hero(1))
    assert giant.get(COST) == giant.card.cost - 1


def test_dread_corsair_is_cheaper_by_the_weapon() -> None:
    t = table()
    corsair = t.hand("NEW1_022")
    t.weapon("CS2_106")
    assert corsair.get(COST) == 1


def test_southsea_captain_leads_other_pirates() -> None:
    t = table()
    pirate, yeti = t.minion("CS2_146"), t.minion()
    captain = t.play("NEW1_027")
    assert [stats(e) for e in (pirate, yeti, captain)] == [(3, 2), (4, 5), (3, 3)]


def test_nozdormu_changes_nothing_but_the_clock() -> None:
    assert stats(table().play("EX1_560")) == (8, 8)
