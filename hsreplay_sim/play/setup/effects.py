"""The enchantments that stand for effects and card filters of the board document.

:mod:`hsreplay_sim.replay.board_effects` says which stands for what. DATA1 and DATA2 are amounts;
the third number says when one ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import FROZEN, TAG_SCRIPT_DATA_NUM_3
from hsreplay_sim.cards.words import (
    A_SECRET,
    ADJACENT,
    CANT_ATTACK,
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    CHARGE,
    DATA1,
    DATA2,
    DIVINE_SHIELD,
    ENEMY_MINIONS,
    ENEMY_PLAYER,
    FRIENDLY,
    FRIENDLY_HAND,
    FRIENDLY_MINIONS,
    IMMUNE,
    MINION,
    MINIONS,
    SELF,
    SOURCE,
    SPELL,
    STEALTH,
    TAUNT,
    WINDFURY,
    Condition,
    Filter,
    aura,
    expire,
    of_creator,
    turn_end,
    turn_start,
    when_played,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.text import Trigger


def _ends(number: int) -> Condition:
    return Condition(lambda g, me, it: me.tags.get(TAG_SCRIPT_DATA_NUM_3, 0) == number)


ANY_CARD = Filter(lambda g, me, e: True)
UNTIL_ITS_TURN = turn_start(expire(SOURCE), only=_ends(2))
"""An effect that ends with a turn has a tag for that, which is a rule."""


def _filter_ends(kind: Filter) -> tuple[Trigger, ...]:
    return (
        turn_end(expire(SOURCE), only=_ends(1)),
        turn_start(expire(SOURCE), only=_ends(2)),
        turn_end(expire(SOURCE), whose=ENEMY_PLAYER, only=_ends(3)),
        turn_start(expire(SOURCE), whose=ENEMY_PLAYER, only=_ends(4)),
        when_played(FRIENDLY & kind, expire(SOURCE), only=DATA2.equals(1)),
    )


class SNAPSHOT_Attack:
    """More Attack."""

    atk, events = DATA1, UNTIL_ITS_TURN


class SNAPSHOT_Health:
    """More Health."""

    max_health, events = DATA1, UNTIL_ITS_TURN


class SNAPSHOT_Taunt:
    """Taunt."""

    keywords, events = TAUNT, UNTIL_ITS_TURN


class SNAPSHOT_Stealth:
    """Stealth."""

    keywords, events = STEALTH, UNTIL_ITS_TURN


class SNAPSHOT_Charge:
    """Charge."""

    keywords, events = CHARGE, UNTIL_ITS_TURN


class SNAPSHOT_Windfury:
    """Windfury."""

    keywords, events = WINDFURY, UNTIL_ITS_TURN


class SNAPSHOT_DivineShield:
    """Divine Shield."""

    keywords, events = DIVINE_SHIELD, UNTIL_ITS_TURN


class SNAPSHOT_Frozen:
    """Frozen."""

    keywords, events = FROZEN, UNTIL_ITS_TURN


class SNAPSHOT_Immune:
    """Immune."""

    keywords, events = IMMUNE, UNTIL_ITS_TURN


class SNAPSHOT_CantAttack:
    """It can't attack."""

    keywords, events = CANT_ATTACK, UNTIL_ITS_TURN


class SNAPSHOT_NoSpellTarget:
    """Spells and hero powers cannot be aimed at it."""

    keywords = CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS
    events = UNTIL_ITS_TURN


class SNAPSHOT_ToAdjacent:
    """The minions beside it have more Attack and Health."""

    aura, events = aura(ADJACENT, "SNAPSHOT_Given"), UNTIL_ITS_TURN


class SNAPSHOT_ToFriendly:
    """The other minions of its player have more Attack and Health."""

    aura, events = aura(FRIENDLY_MINIONS - SELF, "SNAPSHOT_Given"), UNTIL_ITS_TURN


class SNAPSHOT_ToEnemies:
    """Enemy minions have more Attack and Health."""

    aura, events = aura(ENEMY_MINIONS, "SNAPSHOT_Given"), UNTIL_ITS_TURN


class SNAPSHOT_ToAll:
    """All other minions have more Attack and Health."""

    aura, events = aura(MINIONS - SELF, "SNAPSHOT_Given"), UNTIL_ITS_TURN


class SNAPSHOT_Given:
    """What these four give."""

    atk, max_health = of_creator(DATA1), of_creator(DATA2)


class SNAPSHOT_MinionCosts:
    """Minions in hand cost less."""

    aura, events = aura(FRIENDLY_HAND & MINION, "SNAPSHOT_Less"), _filter_ends(MINION)


class SNAPSHOT_SpellCosts:
    """Spells in hand cost less."""

    aura, events = aura(FRIENDLY_HAND & SPELL, "SNAPSHOT_Less"), _filter_ends(SPELL)


class SNAPSHOT_SecretCosts:
    """Secrets in hand cost less."""

    aura, events = aura(FRIENDLY_HAND & A_SECRET, "SNAPSHOT_Less"), _filter_ends(A_SECRET)


class SNAPSHOT_CardCosts:
    """Cards in hand cost less."""

    aura, events = aura(FRIENDLY_HAND, "SNAPSHOT_Less"), _filter_ends(ANY_CARD)


class SNAPSHOT_Less:
    """What these four give."""

    cost = -of_creator(DATA1)
