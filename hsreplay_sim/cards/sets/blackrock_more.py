"""Blackrock Mountain (BRM): the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.effects import (
    add_random,
    copy_to_hand,
    damage,
    destroy,
    draw,
    expire,
    give,
    script,
    summon_random,
    transform,
    unlock_overload,
    when,
)
from hsreplay_sim.cards.keywords import HOLDING_DRAGON, resurrect
from hsreplay_sim.cards.pools import A_MINION, A_SPELL, LEGENDARY, pool, their_class
from hsreplay_sim.cards.selectors import (
    CHARACTERS,
    DRAGON,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    FRIENDLY,
    FRIENDLY_DEAD_MINIONS,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_PLAYER,
    MINIONS,
    SELF,
    SOURCE,
    SUBJECT,
    TARGET,
    UNHURT,
    Filter,
    random,
)
from hsreplay_sim.cards.triggers import when_damaged, when_drawn, when_played
from hsreplay_sim.cards.values import (
    N2,
    N3,
    N,
    count,
    health_of,
    of_game,
)
from hsreplay_sim.engine import summon as bodies
from hsreplay_sim.engine import zones
from hsreplay_sim.enums import Zone
from hsreplay_sim.tags import DAMAGE, NUM_MINIONS_KILLED_THIS_TURN, RARITY

if TYPE_CHECKING:
    from hsreplay_sim.engine.entities import Entity
    from hsreplay_sim.engine.game import Game
    from hsreplay_sim.engine.script import Frame

IS_LEGENDARY = Filter(lambda g, me, e: e.tags.get(RARITY, 0) == LEGENDARY)
DIED = of_game(NUM_MINIONS_KILLED_THIS_TURN)
"""How many minions died this turn."""


class BRM_001:
    """Solemn Vigil. Draw 2 cards. Costs (1) less for each minion that died this turn."""

    action = draw(N)
    cost = -DIED


def _three_copies(g: Game, me: Entity, it: Frame) -> None:
    for _ in range(3):
        if it.target is not None:
            zones.shuffle_in(g, me, me.controller, it.target.card_id)


class BRM_007:
    """Gang Up. Choose a minion. Shuffle 3 copies of it into your deck."""

    targets = target(MINIONS, optional=False)
    action = script(_three_copies)


class BRM_008:
    """Dark Iron Skulker. Battlecry: Deal 2 damage to all undamaged enemy minions."""

    action = damage(ENEMY_MINIONS & UNHURT, N)


class BRM_009:
    """Volcanic Lumberer. Taunt. Costs (1) less for each minion that died this turn."""

    cost = -DIED


class BRM_010:
    """Druid of the Flame. Choose One - Transform into a 5/2 minion; or a 2/5 minion."""

    choose = ("BRM_010a", "BRM_010b")


class BRM_010a:
    """Firecat Form. Transform into a 5/2 minion."""

    action = transform(SELF, "BRM_010t")


class BRM_010b:
    """Fire Hawk Form. Transform into a 2/5 minion."""

    action = transform(SELF, "BRM_010t2")


class BRM_011:
    """Lava Shock. Deal 2 damage. Unlock your Overloaded Mana Crystals."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> unlock_overload()


class BRM_014:
    """Core Rager. Battlecry: If your hand is empty, gain +3/+3."""

    action = when(count(FRIENDLY_HAND).equals(0), give(SELF, "BRM_014e"))


class BRM_014e:
    """Power Rager. +3/+3."""

    atk = N
    max_health = N2


class BRM_015:
    """Revenge.

    Deal 1 damage to all minions. If you have 12 or less Health, deal 3 damage instead.
    """

    action = when(health_of(FRIENDLY_HERO) <= N2, damage(MINIONS, N3), damage(MINIONS, N))


class BRM_016:
    """Axe Flinger. Whenever this minion takes damage, deal 2 damage to the enemy hero."""

    events = when_damaged(SELF, damage(ENEMY_HERO, N))


class BRM_017:
    """Resurrect. Summon a random friendly minion that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS))


class BRM_018:
    """Dragon Consort. Battlecry: The next Dragon you play costs (2) less."""

    action = give(FRIENDLY_PLAYER, "BRM_018e")


class BRM_018e:
    """Unchained! Your next Dragon costs (2) less."""

    aura = aura(FRIENDLY_HAND & DRAGON, "GBL_002e")
    events = when_played(FRIENDLY & DRAGON, expire(SOURCE))


class BRM_024:
    """Drakonid Crusher. Battlecry: If your opponent has 15 or less Health, gain +3/+3."""

    action = when(health_of(ENEMY_HERO) <= N, give(SELF, "BRM_024e"))


class BRM_024e:
    """Large Talons. +3/+3."""

    atk = N
    max_health = N2


class BRM_026:
    """Hungry Dragon. Battlecry: Summon a random 1-Cost minion for your opponent."""

    action = summon_random(pool(A_MINION, cost=N), opponent=True)


def _enter_ragnaros(g: Game, me: Entity, it: Frame) -> None:
    side = me.controller
    hero = g.create("BRM_027h", side, Zone.PLAY, creator=me)
    bodies.replace_hero(g, hero)
    g.set(hero, DAMAGE, 0)
    bodies.replace_power(g, me, "BRM_027p", side)


class BRM_027:
    """Majordomo Executus. Deathrattle: Replace your hero with Ragnaros, the Firelord."""

    deathrattle = script(_enter_ragnaros)


class BRM_027p:
    """DIE, INSECT! Deal 8 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)


class BRM_029:
    """Rend Blackhand. Battlecry: If you're holding a Dragon, destroy a Legendary minion."""

    targets = target(MINIONS & IS_LEGENDARY, only=HOLDING_DRAGON)
    action = when(HOLDING_DRAGON, destroy(TARGET))


class BRM_030:
    """Nefarian. Battlecry: Add 2 random spells to your hand (from your opponent's class)."""

    action = add_random(pool(A_SPELL, card_class=their_class), N)


class BRM_031:
    """Chromaggus. Whenever you draw a card, put another copy into your hand."""

    events = when_drawn(FRIENDLY, copy_to_hand(SUBJECT))
