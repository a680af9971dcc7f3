"""What a card gives to others while it is in play ends when it is silenced, dies or leaves.

Every minion and weapon with a class is put on a table of both sides, with hands and weapons, and
taken away again. What stands around must then be as it was before it came.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CANT_ATTACK,
    CANT_BE_TARGETED_BY_SPELLS,
    CHARGE,
    COST,
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    CURRENT_SPELLPOWER,
    DEATHRATTLE,
    DIVINE_SHIELD,
    ELUSIVE,
    EXTRA_BATTLECRIES_BASE,
    EXTRA_MINION_DEATHRATTLES_BASE,
    HEALING_DOES_DAMAGE,
    HEALTH,
    HERO_POWER_DOUBLE,
    IMMUNE,
    LIFESTEAL,
    POISONOUS,
    RUSH,
    SPELL_HEALING_DOUBLE,
    SPELLPOWER,
    SPELLPOWER_DOUBLE,
    STEADY_SHOT_CAN_TARGET,
    STEALTH,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.keywords.transform import transform
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import silence
from hsreplay_sim.engine.rules.summon import take_control
from hsreplay_sim.engine.rules.zones import bounce
from hsreplay_sim.engine.state.entities import Entity
from table import Table, registry, table

STORE = CardStore.open()
BUILDS = (13619, 54613, 126451, 255790)
WATCHED = (
    ATK, CANT_ATTACK, CANT_BE_TARGETED_BY_SPELLS, CHARGE, COST, CURRENT_HEROPOWER_DAMAGE_BONUS,
    CURRENT_SPELLPOWER, DEATHRATTLE, DIVINE_SHIELD, ELUSIVE, EXTRA_BATTLECRIES_BASE,
    EXTRA_MINION_DEATHRATTLES_BASE, HEALING_DOES_DAMAGE, HEALTH, HERO_POWER_DOUBLE, IMMUNE,
    LIFESTEAL, POISONOUS, RUSH, SPELL_HEALING_DOUBLE, SPELLPOWER, SPELLPOWER_DOUBLE,
    STEADY_SHOT_CAN_TARGET, STEALTH, TAUNT, WINDFURY,
)  # fmt: skip
"""Stats, keywords and the flags of players: what an aura or a static text can give."""
AROUND = ("CS2_171", "CS2_168", "GVG_085", "CS2_065", "CS2_050", "EX1_066")
"""A Beast with Charge, a Murloc, a Mech, a Demon, a Totem, and one with a Battlecry."""
SHEEP = "CS2_tk1"

End = Callable[[Table, Entity], None]


def _silenced(t: Table, body: Entity) -> None:
    silence(t.game, body)
    settle(t.game)


def _killed(t: Table, body: Entity) -> None:
    t.kill(body)


def _bounced(t: Table, body: Entity) -> None:
    bounce(t.game, body, body)
    settle(t.game)


def _transformed(t: Table, body: Entity) -> None:
    transform(t.game, body, SHEEP, None)
    settle(t.game)


def _stolen_and_killed(t: Table, body: Entity) -> None:
    take_control(t.game, body, 2)
    settle(t.game)
    t.kill(body)


ENDS: dict[str, End] = {
    "silence": _silenced,
    "death": _killed,
    "bounce": _bounced,
    "transformation": _transformed,
    "theft and death": _stolen_and_killed,
}


OTHERWISE = {"ULDA_034", "CATA_151"}
"""Those that do more: a Deathrattle strikes all around, limbs give the hero Attack for the turn."""


def lasting_classes(build: int) -> Iterator[str]:
    """The minions and weapons of a build whose class says what lasts while they are in play."""
    for name, definition in classes().items():
        card = STORE.at(build).get(name)
        if card is None or registry().find(card, name) is None or name in OTHERWISE:
            continue
        if card.type in (CardType.MINION, CardType.WEAPON):
            if {"aura", "keywords", "hero_keywords", "mate_keywords", "player_tags"} & set(
                vars(definition)
            ):
                yield name


def surroundings(build: int) -> Table:
    """Both sides with minions, weapons and hands; a friendly one is hurt."""
    t = table("HERO_05", "HERO_08", build=build)
    for side in (1, 2):
        for card_id in AROUND[:5]:
            t.minion(card_id, side)
        t.weapon("CS2_106", side)
        t.hand("CS2_029", side)
        t.hand("EX1_287", side)
        t.hand("EX1_066", side)
    t.game.touch_auras()
    settle(t.game)
    return t


def seen(t: Table, but: Entity | None = None) -> dict[str, tuple[tuple[int, ...], list[str]]]:
    """Each entity in hands and in play, with what is watched and the enchantments it bears."""
    found = {}
    for entity in t.game.entities.values():
        kinds = (CardType.ENCHANTMENT, CardType.GAME)
        if entity is but or entity.type in kinds or entity.zone not in (Zone.PLAY, Zone.HAND):
            continue
        borne = [each.card_id for each in entity.attached]
        found[f"{entity.id}"] = (tuple(entity.tags.get(tag, 0) for tag in WATCHED), borne)
    return found


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("end", list(ENDS))
def test_r142_r200_nothing_lasts_of_what_a_card_gave_while_it_was_there(
    end: str, build: int
) -> None:
    left = []
    for name in lasting_classes(build):
        card = STORE.at(build).get(name)
        assert card is not None
        if card.type == CardType.WEAPON and end != "death":
            continue
        t = surroundings(build)
        if card.type == CardType.WEAPON:
            t.kill(t.game.weapon[1])
        before = seen(t)
        body = t.weapon(name) if card.type == CardType.WEAPON else t.minion(name, damage=1)
        if card.health == 1:
            body.tags[44] = 0
        t.game.touch(body)
        t.game.touch_auras()
        settle(t.game)
        ENDS[end](t, body)
        t.game.touch_auras()
        settle(t.game)
        after = seen(t, body)
        here = {key: after.get(key) for key in before}
        if here != before:
            left.append(name)
    assert left == []
