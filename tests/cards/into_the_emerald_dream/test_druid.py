"""Into the Emerald Dream: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
)
from table import YETI, table


def test_a_horn_of_plenty_makes_a_nature_spell_cheaper() -> None:
    t = table("HERO_06", build=223542)
    t.answers("CS2_009", 0, 0, 0)
    t.play("EDR_270")
    (spell,) = t.game.hand[1]
    assert (spell.card_id, spell.get(COST)) == ("CS2_009", 0)


def test_a_dreambound_disciple_makes_the_next_power_free_twice() -> None:
    t = table("HERO_06", build=223542)
    disciple = t.play("EDR_847")
    assert t.power().get(COST) == 0
    t.play(t.power())
    assert t.power().get(COST) == 2
    t.kill(disciple)
    assert t.power().get(COST) == 0


def test_photosynthesis_restores_health_and_gives_three_druid_spells() -> None:
    t = table("HERO_06", build=223542)
    hero = t.hurt(1, 10)
    t.answers("CS2_009", "CS2_011", "CS2_009")
    t.play("EDR_848", hero)
    assert hero.get(DAMAGE) == 4
    assert t.cards() == ["CS2_009", "CS2_011", "CS2_009"]


def test_a_reforestation_held_for_three_turns_does_both() -> None:
    t = table(build=223542, hero="HERO_06")
    t.deck(YETI, "CS2_029")
    t.play("EDR_843", option=0)
    assert t.cards() == ["CS2_029"]
    t.play("EDR_843", option=1)
    assert t.cards() == ["CS2_029", YETI]
    card = t.hand("EDR_843")
    for _ in range(3):
        assert card.card_id == "EDR_843"
        t.round()
    assert card.card_id == "EDR_843t1"
    held = len(t.cards())
    t.deck(YETI, "CS2_029")
    t.play(card)
    assert len(t.cards()) == held + 1
