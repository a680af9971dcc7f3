"""Knights of the Frozen Throne: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.stream import FULL
from hsreplay_sim.base.tags import AURA_APPLIED, COST, DAMAGE, FROZEN, LIFESTEAL
from table import YETI, table


def test_ghastly_conjurer_gives_mirror_image() -> None:
    t = table()
    t.play("ICC_069")
    assert t.cards() == ["CS2_027"]


def test_breath_of_sindragosa_hits_and_freezes() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("ICC_836")
    assert (yeti.get(DAMAGE), yeti.get(FROZEN)) == (2, 1)


def test_icy_touch_makes_an_elemental_of_a_minion_that_it_kills() -> None:
    t = table()
    touch, yeti, raider = t.hero_power("ICC_833h"), t.minion(side=2), t.minion("CS2_168", side=2)
    t.play(touch, yeti)
    assert t.row() == []
    t.round()
    t.play(touch, raider)
    assert t.row() == ["ICC_833t"]


def test_frozen_clone_copies_twice() -> None:
    t = table("HERO_08")
    t.play("ICC_082")
    t.end_turn()
    t.play("CS2_182")
    assert t.cards(1) == ["CS2_182", "CS2_182"]


def test_frost_lich_jaina_gives_elementals_lifesteal() -> None:
    t = table()
    yeti, hyena = t.minion(), t.minion("UNG_809")
    t.hurt(1, 10)
    t.play("ICC_833")
    assert t.row() == [YETI, "UNG_809", "ICC_833t"]
    assert [e.get(LIFESTEAL) for e in (yeti, hyena, t.at(1, 2))] == [0, 1, 1]
    assert [e.card_id for e in hyena.attached] == ["ICC_833e2"]
    assert t.power().card_id == "ICC_833h"


def test_icc_833e_reaches_the_dead_up_to_29349() -> None:
    for build, expected in ((23966, 1), (33717, 0)):
        t = table(build=build)
        hyena = t.minion("UNG_809")
        t.kill(hyena)
        t.play("ICC_833")
        assert hyena.get(LIFESTEAL) == expected


def test_icc_833e2_stays_on_a_corpse() -> None:
    t = table()
    hyena = t.minion("UNG_809")
    t.play("ICC_833")
    t.kill(hyena)
    assert [(e.card_id, e.get(AURA_APPLIED)) for e in hyena.attached] == [("ICC_833e2", 0)]


def test_simulacrum_copies_the_cheapest_minion() -> None:
    t = table()
    t.hand(YETI)
    t.hand("CS2_231")
    t.hand("CS2_008")
    t.answers("CS2_231")
    t.play("ICC_823")
    assert t.cards() == [YETI, "CS2_231", "CS2_008", "CS2_231"]


def test_ice_walker_freezes_what_the_power_is_aimed_at() -> None:
    t = table("HERO_08", build=35057)
    t.minion("ICC_068")
    yeti, recruit, other = t.minion(side=2), t.minion("CS2_101t", 2), t.minion(side=2)
    t.play(t.power(), yeti)
    t.round()
    t.play(t.power(), recruit)
    assert [e.get(FROZEN) for e in (yeti, recruit, other)] == [0, 1, 0]
    t.round()
    t.play(t.power(), yeti)
    assert yeti.get(FROZEN) == 1


def test_doomed_apprentice_makes_spells_of_the_opponent_dearer() -> None:
    t = table()
    own, foe, minion = t.hand("CS2_029"), t.hand("CS2_029", 2), t.hand(YETI, 2)
    apprentice = t.play("ICC_083")
    assert [e.get(COST) for e in (own, foe, minion)] == [4, 5, 4]
    t.kill(apprentice)
    assert foe.get(COST) == 4


@pytest.mark.parametrize(("frozen", "drawn"), [(0, []), (1, [YETI])])
def test_coldwraith_asks_for_a_frozen_enemy(frozen: int, drawn: list[str]) -> None:
    t = table()
    t.deck(YETI)
    t.hero(2).tags[FROZEN] = frozen
    t.play("ICC_252")
    assert t.cards() == drawn


def test_sindragosa_has_two_champions_with_legendaries() -> None:
    t = table()
    since = len(t.game.out)
    t.play("ICC_838")
    assert t.row() == ["ICC_838t", "ICC_838", "ICC_838t"]
    first = next(e[1] for e in t.game.out[since:] if e[0] == FULL and e[2] == "ICC_838t")
    assert t.game.row(1)[0].id == first
    t.answers("EX1_561")
    t.kill(next(e for e in t.game.row(1) if e.card_id == "ICC_838t"))
    assert t.cards() == ["EX1_561"]


def test_glacial_mysteries_lays_one_of_each_secret() -> None:
    t = table("HERO_08")
    t.deck("EX1_287", "EX1_294", "EX1_287", YETI)
    t.play("ICC_086")
    laid = sorted(each.card_id for each in t.game.secrets[1])
    assert (laid, len(t.game.deck[1])) == (["EX1_287", "EX1_294"], 2)
