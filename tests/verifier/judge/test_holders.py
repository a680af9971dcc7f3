"""Which card's missing text explains a tag of a hero or a player."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CURRENT_SPELLPOWER,
    EXTRA_ATTACKS_THIS_TURN,
    SPELLPOWER,
    ZONE,
)
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.replay.packets import FullEntity, Packet, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import read_action
from hsreplay_sim.verifier.judge.differences import differences
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.simulate.answers import LogOracle
from table import Table, table

KOBOLD = "CS2_142"


def missing_texts(
    t: Table, observed: Observed, packets: list[Packet], since: int | None = None
) -> dict[tuple[int, int], str]:
    """Entity and tag of each difference → the card whose missing text explains it."""
    oracle = LogOracle({})
    oracle.begin(packets)
    logged = read_action(Tape(packets), observed)
    out = [] if since is None else t.game.out[since:]
    found = differences(t.game, observed, logged, out, oracle)
    return {
        (each.mismatch.entity, each.mismatch.tag): each.bearer.missing if each.bearer else ""
        for each in found
    }


@pytest.mark.parametrize(("told", "missing"), [(5, "CS2_106"), (4, "")])
def test_the_attack_of_a_hero_follows_the_missing_text_of_its_weapon(
    told: int, missing: str
) -> None:
    """U038:2457: not where the two differ otherwise."""
    t, observed = table(), Observed()
    weapon, hero = t.weapon("CS2_106"), t.hero(1)
    weapon.script = None
    observed.apply(FullEntity(weapon.id, "CS2_106", ((ZONE, Zone.PLAY), (ATK, 3))))
    observed.apply(FullEntity(hero.id, hero.card_id, ((ZONE, Zone.PLAY), (ATK, 3))))
    hero.tags[ATK] = 3
    packets: list[Packet] = [TagChange(weapon.id, ATK, 5), TagChange(hero.id, ATK, told)]
    assert missing_texts(t, observed, packets)[hero.id, ATK] == missing


def test_how_often_a_hero_attacks_follows_the_missing_text_of_its_weapon() -> None:
    """U207:11293: Fool's Bane."""
    t, observed = table(), Observed()
    weapon, hero = t.weapon("CS2_106"), t.hero(1)
    weapon.script = None
    observed.apply(FullEntity(hero.id, hero.card_id, ((ZONE, Zone.PLAY),)))
    packets: list[Packet] = [TagChange(hero.id, EXTRA_ATTACKS_THIS_TURN, 1)]
    missing = missing_texts(t, observed, packets)
    assert missing[hero.id, EXTRA_ATTACKS_THIS_TURN] == "CS2_106"


@pytest.mark.parametrize(("implemented", "missing"), [(False, KOBOLD), (True, "")])
def test_spell_damage_of_a_player_follows_a_missing_text_in_play_or_just_gone(
    missing: str, *, implemented: bool
) -> None:
    """U179:1495, U583:8375."""
    t, observed = table(), Observed()
    kobold, player = t.minion(KOBOLD), t.game.owner(2)
    kobold.tags[SPELLPOWER] = 1
    if not implemented:
        kobold.script = None

    def to(value: int) -> list[Packet]:
        return [TagChange(player.id, CURRENT_SPELLPOWER, value)]

    key = player.id, CURRENT_SPELLPOWER
    assert missing_texts(t, observed, to(2))[key] == missing
    since = len(t.game.out)
    t.kill(kobold)
    assert missing_texts(t, observed, to(3), since)[key] == missing
    assert missing_texts(t, observed, to(4))[key] == ""


@pytest.mark.parametrize(("wears", "missing"), [(True, "DALA_746e"), (False, "")])
def test_the_cost_of_a_card_in_the_hand_follows_what_its_player_wears(
    missing: str, *, wears: bool
) -> None:
    """U237:4171: a treasure is an enchantment of its player; this one makes cards cost (1)."""
    t, observed = table(build=31761), Observed()
    card = t.hand("CS2_222")
    if wears:
        attach(t.game, card, t.game.owner(1), "DALA_746e")
    observed.apply(FullEntity(card.id, "CS2_222", ((ZONE, Zone.HAND), (COST, 7))))
    assert missing_texts(t, observed, [TagChange(card.id, COST, 5)])[card.id, COST] == missing
