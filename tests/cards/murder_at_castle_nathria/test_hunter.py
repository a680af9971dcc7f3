"""Murder at Castle Nathria: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, DORMANT, RUSH
from table import YETI, stats, table


def test_motion_is_denied_at_the_third_card() -> None:
    t = table("HERO_05", build=217964)
    t.play("MAW_010")
    t.end_turn()
    t.play("CS2_231")
    t.play("CS2_231")
    before = t.hero(2).get(DAMAGE)
    t.play("CS2_231")
    assert t.hero(2).get(DAMAGE) == before + 6


def test_frenzied_fangs_bite_harder_when_infused() -> None:
    t = table("HERO_05", build=217964)
    t.play("REV_350")
    assert [stats(e) for e in t.game.row(1)] == [(2, 1), (2, 1)]
    card = t.hand("REV_350")
    t.fill(1)
    assert t.refuses(card)
    t.kill(*t.game.row(1)[:3])
    assert card.card_id == "REV_350t2"
    t.fill(1)
    assert t.refuses(card)
    t.kill(*t.game.row(1))
    t.play(card)
    assert [stats(e) for e in t.game.row(1)] == [(3, 3), (3, 3)]


def test_a_batty_guest_leaves_a_bat() -> None:
    t = table("HERO_05", build=217964)
    t.kill(t.minion("REV_356"))
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [("REV_350t", (2, 1))]


@pytest.mark.parametrize(("body", "size", "rush"), [(YETI, (6, 5), 0), ("CS2_172", (5, 2), 1)])
def test_castle_kennels_send_beasts_to_battle(body: str, size: tuple[int, int], rush: int) -> None:
    t = table("HERO_05", build=217964)
    minion = t.minion(body)
    kennels = t.play("REV_362")
    t.round()
    t.play(kennels, minion)
    assert (stats(minion), minion.get(RUSH)) == (size, rush)


@pytest.mark.parametrize("hound", ["MAW_009", "MAW_009t"])
def test_a_shadehound_leads_the_other_beasts(hound: str) -> None:
    t = table("HERO_05", build=199503)
    leader, beast, yeti = t.minion(hound), t.minion("CORE_EX1_534"), t.minion()
    t.attack(leader, t.hero(2))
    assert [stats(beast), stats(yeti)] == [(9, 7), (4, 5)]


def test_dead_beasts_alone_infuse_a_shadehound() -> None:
    t = table("HERO_05", build=199503)
    hound = t.hand("MAW_009")
    t.kill(*(t.minion() for _ in range(3)))
    assert hound.card_id == "MAW_009"
    t.kill(*(t.minion("CS2_171") for _ in range(3)))
    assert hound.card_id == "MAW_009t"


def test_a_stonebound_gargon_infused_cleaves() -> None:
    t = table("HERO_05", build=199503)
    gargon = t.hand("REV_352")
    assert gargon.script is not None
    assert gargon.script.infuse == "REV_352t"
    left, middle = t.minion(side=2), t.minion(side=2)
    t.attack(t.minion("REV_352t"), middle)
    assert [left.get(DAMAGE), middle.get(DAMAGE)] == [3, 3]


def test_wildseeds_ripen_in_one_two_and_three_turns() -> None:
    t = table("HERO_05", build=199503)
    for seed in ("REV_360t", "REV_360t1", "REV_360t2"):
        t.minion(seed)
    seeds = {e.card_id: e for e in t.game.row(1) if e.card_id != "REV_360"}

    def asleep() -> list[int]:
        return [seeds[i].get(DORMANT) for i in ("REV_360t", "REV_360t1", "REV_360t2")]

    turns = [asleep()]
    for _ in range(3):
        t.round()
        turns.append(asleep())
    assert turns == [[1, 1, 1], [0, 1, 1], [0, 0, 1], [0, 0, 0]]
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "REV_360t4"


def test_a_spirit_poacher_finds_a_wildseed() -> None:
    t = table("HERO_05", build=199503)
    t.answers("REV_360t1")
    t.play("REV_360")
    assert t.row() == ["REV_360", "REV_360t1"]


def test_aralon_brings_every_wildseed() -> None:
    t = table("HERO_06", build=199503)
    t.play("REV_363")
    assert sorted(t.row()) == ["REV_360t", "REV_360t1", "REV_360t2", "REV_363"]


def test_a_stag_charge_leaves_a_wildseed() -> None:
    t = table("HERO_05", build=199503)
    t.answers("REV_360t")
    t.play("REV_364", t.hero(2))
    assert [t.hero(2).get(DAMAGE), t.row()] == [3, ["REV_360t"]]
