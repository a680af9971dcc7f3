"""Cards that double others, or add to them, do so for every kind of card that they name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import DAMAGE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.play.setup.deck import registry
from table import Table, stats, table

# --- Spell Damage -------------------------------------------------------------------------------

CARRIERS = {
    "CS2_142": 1, "CS2_155": 1, "CS2_197": 1, "EX1_012": 1, "EX1_284": 1, "EX1_563": 5,
    "EX1_582": 1, "GVG_109": 1, "GVG_123": 1, "AT_093": 1, "OG_082": 2, "OG_303": 1,
    "CFM_039": 1, "ICC_856": 2, "ICC_913": 1, "GIL_121": 2, "GIL_838": 1, "BOT_604": 2,
    "DAL_096": 1, "DRG_102": 2, "DRG_211": 2, "DAL_576": 3, "BT_109": 1, "SCH_245": 1,
}  # fmt: skip
"""Minions with Spell Damage and how much they have."""


def reach(t: Table, spell: str, missiles: int) -> int:
    """How much damage a spell deals to the enemy hero in all, `missiles` if it splits it."""
    foe = t.hero(2)
    before = foe.get(DAMAGE)
    if spell == "EX1_277":
        t.answers(*[foe] * missiles)
    t.play(spell, foe if spell == "CS2_029" else None)
    return foe.get(DAMAGE) - before


@pytest.mark.parametrize(("spell", "printed"), [("CS2_029", 6), ("CS2_093", 2), ("EX1_277", 3)])
@pytest.mark.parametrize("carrier", CARRIERS)
def test_spell_damage_adds_to_aimed_area_and_split_damage(
    carrier: str, spell: str, printed: int
) -> None:
    t = table()
    t.minion(carrier)
    wanted = printed + CARRIERS[carrier]
    assert reach(t, spell, wanted) == wanted


def test_every_minion_with_a_plain_spell_damage_is_one_of_these() -> None:
    """Those of the build of the table that say nothing before it."""
    cards = CardStore.open().at(54613)
    found = (cards.get(i) for i in cards.pool(collectible=True))
    plain = {
        card.id
        for card in found
        if card is not None
        and card.text.startswith("<b>Spell Damage +")
        and card.type == CardType.MINION
        and registry().find(card, card.id) is not None
    }
    assert plain <= set(CARRIERS) | {"SCH_310", "DAL_748", "BT_028"}, sorted(plain)


def test_spell_damage_adds_to_a_secret_and_to_no_power_healing_or_battlecry() -> None:
    t = table("HERO_08")
    t.minion("EX1_563")
    foe = t.hero(2)
    t.play(t.power(), foe)
    assert foe.get(DAMAGE) == 1
    t.play("CS2_189", foe)
    assert foe.get(DAMAGE) == 2
    hero = t.hurt(1, 12)
    t.play("CS2_007", hero)
    assert hero.get(DAMAGE) == 4
    t.play("EX1_610")
    t.end_turn()
    attacker = t.minion(side=2)
    t.attack(attacker, t.hero(1))
    assert attacker.zone == Zone.GRAVEYARD


# --- Prophet Velen, Fallen Hero -----------------------------------------------------------------

Deed = Callable[[Table], int]
"""Does something at a table and tells how much damage was dealt, or healed."""


def aims(card_id: str) -> Deed:
    """Play a card, or use the hero power if it is "", on the hurt enemy hero."""

    def deed(t: Table) -> int:
        foe = t.hurt(2, 16)
        t.play(card_id or t.power(), foe)
        return abs(foe.get(DAMAGE) - 16)

    return deed


def shoots(t: Table) -> int:
    foe = t.hurt(2, 0)
    t.play(t.power())
    return foe.get(DAMAGE)


def sweeps(t: Table) -> int:
    t.play("CS2_093")
    return t.hero(2).get(DAMAGE)


def springs_a_trap(t: Table) -> int:
    t.play("EX1_610")
    t.end_turn()
    foe = t.hurt(2, 0)
    t.attack(t.minion("CS2_186", side=2), t.hero(1))
    return foe.get(DAMAGE)


def loses_a_gnome(t: Table) -> int:
    t.kill(t.minion("EX1_029"))
    return t.hero(2).get(DAMAGE)


def attacks(t: Table) -> int:
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    return t.hero(2).get(DAMAGE)


def casts_as_the_other(t: Table) -> int:
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    return t.hero(1).get(DAMAGE)


SPELLS: dict[str, Deed] = {
    "an aimed spell": aims("CS2_029"),
    "a spell of an area": sweeps,
    "a secret": springs_a_trap,
    "a healing spell": aims("CS2_007"),
}
OTHERS: dict[str, Deed] = {
    "a Battlecry that deals damage": aims("CS2_189"),
    "a Battlecry that heals": aims("CS2_117"),
    "a Deathrattle": loses_a_gnome,
    "an attack": attacks,
    "a spell of the other player": casts_as_the_other,
}
POWERS: dict[str, Deed] = {"HERO_08": aims(""), "HERO_05": shoots}
"""Hero whose power deals damage → its use."""


@pytest.mark.parametrize("what", SPELLS)
def test_velen_doubles_every_kind_of_spell(what: str) -> None:
    plain, doubled = table(), table()
    doubled.minion("EX1_350")
    assert SPELLS[what](doubled) == 2 * SPELLS[what](plain) > 0


@pytest.mark.parametrize("hero", [*POWERS, "HERO_09"])
def test_velen_doubles_the_hero_power_that_hurts_and_that_heals(hero: str) -> None:
    use = POWERS.get(hero, aims(""))
    plain, doubled = table(hero), table(hero)
    doubled.minion("EX1_350")
    assert use(doubled) == 2 * use(plain) > 0


@pytest.mark.parametrize("what", OTHERS)
@pytest.mark.parametrize("card_id", ["EX1_350", "EX1_563", "AT_003"])
def test_what_names_spells_or_powers_leaves_others_alone(card_id: str, what: str) -> None:
    plain, other = table(), table()
    other.minion(card_id)
    assert OTHERS[what](other) == OTHERS[what](plain) > 0


@pytest.mark.parametrize("hero", POWERS)
def test_fallen_hero_adds_to_every_power_that_deals_damage(hero: str) -> None:
    plain, other = table(hero), table(hero)
    other.minion("AT_003")
    assert POWERS[hero](other) == POWERS[hero](plain) + 1


def test_fallen_hero_adds_to_no_healing_and_to_no_spell() -> None:
    t = table("HERO_09")
    t.minion("AT_003")
    assert aims("")(t) == 2
    assert aims("CS2_029")(t) == 6


# --- Brann Bronzebeard, Baron Rivendare ---------------------------------------------------------


def test_brann_repeats_a_battlecry_that_is_aimed() -> None:
    t = table()
    t.minion("LOE_077")
    assert OTHERS["a Battlecry that deals damage"](t) == 2


def test_brann_repeats_a_battlecry_that_summons() -> None:
    t = table()
    t.minion("LOE_077")
    t.play("EX1_506")
    assert t.row() == ["LOE_077", "EX1_506", "EX1_506a", "EX1_506a"]


def test_brann_repeats_a_battlecry_that_draws() -> None:
    t = table()
    t.deck(*["CS2_182"] * 3)
    t.minion("LOE_077")
    t.play("EX1_015")
    assert t.cards() == ["CS2_182"] * 2


def test_brann_repeats_a_battlecry_that_enchants() -> None:
    t = table()
    yeti = t.minion()
    t.minion("LOE_077")
    t.play("EX1_046", yeti)
    assert stats(yeti) == (8, 5)


def test_brann_repeats_no_combo_no_choice_and_no_spell() -> None:
    t = table()
    t.minion("LOE_077")
    t.play("GAME_005")
    t.play("EX1_134", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.play("EX1_166", t.minion(side=2), option=0)
    assert t.game.row(2)[0].get(DAMAGE) == 2
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 8


def test_the_baron_repeats_a_deathrattle_that_an_enchantment_gave() -> None:
    t = table()
    t.minion("FP1_031")
    yeti = t.minion()
    t.play("EX1_158")
    t.kill(yeti)
    assert t.row() == ["FP1_031", "EX1_158t", "EX1_158t"]


def test_the_baron_repeats_a_deathrattle_of_a_minion_that_lives() -> None:
    t = table()
    t.minion("FP1_031")
    t.minion("EX1_029")
    t.play("GVG_026")
    assert t.hero(2).get(DAMAGE) == 4


def test_the_baron_repeats_no_deathrattle_of_a_weapon() -> None:
    """Death's Bite deals 1 damage to all minions as it breaks."""
    t = table()
    baron = t.minion("FP1_031")
    t.weapon("FP1_021")
    t.weapon("CS2_106")
    assert baron.get(DAMAGE) == 1
