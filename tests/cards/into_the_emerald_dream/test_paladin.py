"""Into the Emerald Dream: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CREATOR,
    DAMAGE,
    DIVINE_SHIELD,
    LIFESTEAL,
    TAG_3527,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAUNT,
)
from hsreplay_sim.cards.words.powers import imbue
from imbuing import blessed
from table import YETI, stats, table


@pytest.mark.parametrize(("build", "drawn"), [(241170, YETI), (217964, "EX1_105")])
def test_an_ursine_maul_draws_as_it_strikes(build: int, drawn: str) -> None:
    t = table("HERO_04", build=build)
    t.deck(YETI, "EX1_105", "CS2_231")
    t.weapon("EDR_253")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == [drawn]


NEW = 241170


def test_renewing_flames_hit_the_lowest_twice_and_heal() -> None:
    t = table("HERO_04", build=NEW)
    yeti, giant, hero = t.minion(side=2), t.minion("EX1_105", side=2), t.hurt(1, 15)
    t.play("EDR_255")
    assert (yeti.zone, giant.get(DAMAGE), hero.get(DAMAGE)) == (Zone.GRAVEYARD, 5, 5)


@pytest.mark.parametrize(("made", "then"), [(False, (3, 4)), (True, (5, 6))])
def test_a_dreamwarden_grows_by_a_card_from_elsewhere(made: bool, then: tuple[int, int]) -> None:
    t = table("HERO_04", build=NEW)
    _, other = t.deck(YETI, "CS2_029")
    other.tags[CREATOR] = t.hero(1).id * made
    warden = t.play("EDR_256")
    assert (stats(warden), len(t.cards())) == (then, int(made))


def test_a_lightmender_chooses_its_blessing() -> None:
    t = table("HERO_04", build=NEW)
    first, second = t.play("EDR_257", option=0), t.play("EDR_257", option=1)
    assert (stats(first), first.get(DIVINE_SHIELD), first.get(LIFESTEAL)) == ((6, 3), 1, 0)
    assert (stats(second), second.get(DIVINE_SHIELD), second.get(LIFESTEAL)) == ((3, 6), 0, 1)


@pytest.mark.parametrize(("build", "card_id"), [(217964, "CS2_231"), (NEW, "CS2_172")])
def test_an_aegis_of_light_summons_a_guard_and_imbues(build: int, card_id: str) -> None:
    t = table("HERO_04", build=build)
    if build == NEW:
        t.answers(card_id)
    t.play("EDR_264")
    (guard,) = t.game.row(1)
    assert guard.card is not None
    assert (guard.card.cost, guard.get(TAUNT)) == (1 + (build == NEW), 1)
    assert (t.tag(TAG_3527), t.power().card_id) == (1, "EDR_445p")


def test_a_goldpetal_drake_imbues_as_it_comes_and_goes() -> None:
    t = table("HERO_04", build=NEW)
    drake = t.play("EDR_451")
    assert t.tag(TAG_3527) == 1
    t.kill(drake)
    assert t.tag(TAG_3527) == 2


@pytest.mark.parametrize(("held", "blessed"), [("CS2_024", 0), ("CS2_032", 1)])
def test_an_ashleaf_pixie_is_blessed_beside_a_great_spell(held: str, blessed: int) -> None:
    t = table("HERO_04", build=NEW)
    t.hand(held)
    pixie = t.play("FIR_961")
    assert (pixie.get(DIVINE_SHIELD), pixie.get(LIFESTEAL)) == (blessed, blessed)


@pytest.mark.parametrize("imbued", [1, 3])
def test_a_blessing_of_the_dragon_shuffles_two_portals_of_its_number(imbued: int) -> None:
    t = table(build=221850)
    t.game.owner(1).tags[TAG_3527] = imbued
    power = t.hero_power("EDR_445p")
    t.round()
    t.play(power)
    portals = [e for e in t.game.deck[1] if e.card_id == "EDR_445pt3"]
    assert [e.get(TAG_SCRIPT_DATA_NUM_1) for e in (power, *portals)] == [imbued] * 3


def test_mark_of_ursol_makes_an_enemy_small_and_a_friend_three_three() -> None:
    t = table("HERO_04", build=241170)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("EDR_252", mine)
    t.play("EDR_252", enemy)
    assert [stats(mine), stats(enemy)] == [(3, 3), (1, 1)]


def test_a_smoldering_strength_grows_and_is_discarded_in_the_third_turn() -> None:
    t = table("HERO_04", build=241170)
    yeti = t.minion()
    first, second = t.hand("FIR_914"), t.hand("FIR_914")
    t.round()
    t.play(first, yeti)
    assert stats(yeti) == (6, 7)
    t.round()
    assert [second.get(TAG_SCRIPT_DATA_NUM_1), second.get(TAG_SCRIPT_DATA_NUM_2)] == [3, 1]
    t.round()
    assert second.zone == Zone.GRAVEYARD


@pytest.mark.parametrize("times", [1, 5])
def test_the_portals_of_the_blessing_of_the_dragon_summon_dragons(times: int) -> None:
    game, player, _ = blessed("PALADIN", times, deck=("CS2_182",) * 3)
    assert player.hero_power is not None
    player.hero_power.use()
    assert len(player.deck.filter(id="EDR_445pt3")) == 2
    game.run(imbue())
    player.stack_deck("EDR_445pt3")
    held = len(player.hand)
    player.draw()
    (dragon,) = player.field
    assert dragon.data.cost == times + 1
    assert "DRAGON" in str(dragon.races)
    assert len(player.hand) == held + 1


def test_the_dragonscale_armaments_draw_one_spell_of_each_kind() -> None:
    t = table("HERO_04", build=255790)
    t.deck("CS2_029", YETI)
    made = t.game.create("CS2_008", 1, Zone.DECK, creator=t.hero(1))
    minion = t.game.create(YETI, 1, Zone.DECK, creator=t.hero(1))
    t.play("EDR_251")
    assert t.cards() == ["CS2_029", "CS2_008"]
    assert (made.zone, minion.zone) == (Zone.HAND, Zone.DECK)
    t.play("EDR_251")
    assert t.cards() == ["CS2_029", "CS2_008"]


def test_a_searing_reflection_summons_a_large_copy_with_a_shield() -> None:
    t = table("HERO_04", build=255790)
    t.deck("CS2_029", "CS2_172")
    t.play("FIR_941")
    (copy,) = t.game.row(1)
    assert (t.cards(), copy.card_id) == (["CS2_172"], "CS2_172")
    assert (stats(copy), copy.get(DIVINE_SHIELD)) == ((8, 8), 1)
    t.play("FIR_941")
    assert len(t.row()) == 1


def test_ursol_casts_the_dearest_spell_as_an_aura() -> None:
    t = table("HERO_04", build=255790)
    t.hand("CS2_008")
    dear = t.hand("CS2_025")  # Arcane Explosion
    t.hand(YETI)
    foe = t.minion("CS2_186", side=2)
    t.play("EDR_259")
    assert (t.cards(), dear.zone) == (["CS2_008", YETI], Zone.GRAVEYARD)
    assert [each.card_id for each in t.game.secrets[1]] == ["EDR_259e1"]
    hurt = []
    for _ in range(4):
        t.deck(YETI)
        t.deck(YETI, side=2)
        t.end_turn()
        hurt.append(foe.get(DAMAGE))
        t.end_turn()
    assert (hurt, t.game.secrets[1]) == ([1, 2, 3, 3], [])


def test_ursol_without_a_spell_has_no_aura() -> None:
    t = table("HERO_04", build=255790)
    t.hand(YETI)
    t.play("EDR_259")
    assert (t.cards(), t.game.secrets[1]) == ([YETI], [])
