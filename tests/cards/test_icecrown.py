"""Knights of the Frozen Throne, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, DAMAGE, FROZEN
from table import YETI, stats, table


@pytest.mark.parametrize(("foes", "scarabs"), [(0, 1), (3, 3), (7, 7)])
def test_spreading_plague_catches_up(foes: int, scarabs: int) -> None:
    t = table("HERO_06")
    for _ in range(foes):
        t.minion(side=2)
    t.play("ICC_054")
    assert t.row() == ["ICC_832t4"] * scarabs


def test_despicable_dreadlord_stings_every_turn() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("ICC_075")
    t.end_turn()
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (0, 1)


def test_ultimate_infestation_does_it_all() -> None:
    t = table("HERO_06")
    t.deck(*[YETI] * 6)
    t.play("ICC_085", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    assert t.cards() == [YETI] * 5
    assert t.hero(1).get(ARMOR) == 5
    assert t.row() == ["ICC_085t"]


def test_shadow_ascendant_strengthens_a_friend() -> None:
    t = table()
    yeti, ascendant = t.minion(), t.minion("ICC_210")
    t.end_turn()
    assert (stats(yeti), stats(ascendant)) == ((5, 6), (2, 2))


def test_the_lich_king_hands_out_his_cards() -> None:
    t = table()
    t.minion("ICC_314")
    t.deck(YETI, side=2)
    t.answers("ICC_314t5", 0)
    t.end_turn()
    assert t.cards() == ["ICC_314t5"]


def test_death_coil_heals_friends_and_hurts_enemies() -> None:
    t = table()
    t.hurt(1, 7)
    t.play("ICC_314t5", t.hero(1))
    t.play("ICC_314t5", t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 5)


def test_death_and_decay_hurts_all_enemies() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("ICC_314t8")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


@pytest.mark.parametrize(("build", "copy"), [(25770, (3, 4)), (54613, (2, 3))])
def test_saronite_chain_gang_brings_a_copy_or_a_mate(build: int, copy: tuple[int, int]) -> None:
    t = table(build=build)
    gang = t.hand("ICC_466")
    t.play("CFM_305")
    t.play(gang)
    assert [stats(e) for e in t.game.row(1)] == [(3, 4), copy]


def test_bloodreaver_guldan_brings_the_demons_back() -> None:
    t = table("HERO_07")
    hero = t.hurt(1, 12)
    t.kill(t.minion("CS2_065"), t.minion("LOOT_368"), t.minion())
    t.kill(*t.game.row(1))
    new = t.play("ICC_831")
    assert hero.zone == Zone.SETASIDE
    assert t.hero(1) is new
    assert new.get(DAMAGE) == 12
    assert sorted(t.row()) == ["CS2_065"] * 4 + ["LOOT_368"]
    t.play(t.power(), t.hero(2))
    assert (t.power().card_id, t.hero(2).get(DAMAGE)) == ("ICC_831p", 3)
    assert new.get(DAMAGE) == 9


def test_bloodreaver_guldan_summons_demons_in_no_order_while_there_is_room() -> None:
    """U146:6815: six of eleven."""
    t = table("HERO_07")
    t.minion(), t.minion(), t.minion(), t.minion()
    demons = [t.minion(card) for card in ("CS2_065", "LOOT_368", "CS2_059")]
    t.kill(*demons)
    for token in t.game.row(1)[4:]:
        t.game.move(token, Zone.SETASIDE)
    t.answers(demons[2], demons[0], demons[1])
    t.play("ICC_831")
    assert t.row()[4:] == ["CS2_059", "CS2_065", "LOOT_368"]


@pytest.mark.parametrize(("other", "buffed"), [("CS2_200", True), ("CS2_120", False)])
def test_prince_keleseth_dislikes_two_drops(other: str, buffed: bool) -> None:
    t = table()
    yeti, _ = t.deck(YETI, other)
    t.play("ICC_851")
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert yeti.zone == Zone.HAND
    assert stats(yeti) == ((5, 6) if buffed else (4, 5))


def test_defile_goes_on_while_it_kills() -> None:
    t = table("HERO_07")
    t.minion("CS2_168")
    t.minion("CS2_172")
    ogre = t.minion("CS2_200", 2)
    t.play("ICC_041")
    assert t.row() == []
    assert ogre.get(DAMAGE) == 3


def test_blood_razor_cuts_when_it_comes_and_goes() -> None:
    t = table("HERO_01")
    yeti = t.minion()
    razor = t.play("ICC_064")
    assert yeti.get(DAMAGE) == 1
    t.kill(razor)
    assert yeti.get(DAMAGE) == 2


def test_ghastly_conjurer_gives_mirror_image() -> None:
    t = table()
    t.play("ICC_069")
    assert t.cards() == ["CS2_027"]


def test_obsidian_statue_takes_one_with_it() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.kill(t.minion("ICC_214"))
    assert yeti.zone == Zone.GRAVEYARD


def test_breath_of_sindragosa_hits_and_freezes() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("ICC_836")
    assert (yeti.get(DAMAGE), yeti.get(FROZEN)) == (2, 1)
