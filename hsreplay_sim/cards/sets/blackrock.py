"""Blackrock Mountain (BRM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import AI_ONE_SHOT_KILL, DAMAGE, NUM_MINIONS_KILLED_THIS_TURN, RARITY
from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.words.effects import (
    add_random,
    copy_to_hand,
    damage,
    destroy,
    draw,
    expire,
    give,
    missiles,
    script,
    summon,
    summon_random,
    unlock_overload,
    when,
)
from hsreplay_sim.cards.words.keywords import HOLDING_DRAGON, resurrect
from hsreplay_sim.cards.words.pools import A_MINION, A_SPELL, LEGENDARY, pool, their_class
from hsreplay_sim.cards.words.selectors import (
    ALIVE,
    CHARACTERS,
    DEMON,
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
    SPELL,
    SUBJECT,
    TARGET,
    UNHURT,
    Filter,
    random,
)
from hsreplay_sim.cards.words.triggers import (
    after_played,
    turn_end,
    when_damaged,
    when_drawn,
    when_played,
    when_targeted,
)
from hsreplay_sim.cards.words.values import (
    ALWAYS,
    DATA1,
    N2,
    N3,
    N,
    any_of,
    between,
    count,
    health_of,
    of_creator,
    of_game,
)
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules import zones

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


class BRM_002:
    """Flamewaker. After you cast a spell, deal 2 damage randomly split among all enemies."""

    events = after_played(FRIENDLY & SPELL, missiles(N))


class BRM_004:
    """Twilight Whelp. Battlecry: If you're holding a Dragon, gain +2 Health."""

    action = when(HOLDING_DRAGON, give(SELF, "BRM_004e"))


class BRM_004e:
    """Twilight Endurance. Increased Health."""

    max_health = of_creator(N)


class BRM_005:
    """Demonwrath. Deal 2 damage to all minions except Demons."""

    action = damage(MINIONS - DEMON, N)


class BRM_006:
    """Imp Gang Boss. Whenever this minion takes damage, summon a 1/1 Imp."""

    events = when_damaged(SELF, summon("BRM_006t"))


class BRM_013:
    """Quick Shot. Deal 3 damage. If your hand is empty, draw a card."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> when(~any_of(FRIENDLY_HAND), draw())


class BRM_020:
    """Dragonkin Sorcerer. Whenever you target this minion with a spell, gain +1/+1."""

    events = when_targeted(SELF, give(SELF, "BRM_020e"), by=FRIENDLY)


class BRM_020e:
    """Draconic Power. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class BRM_022:
    """Dragon Egg. Whenever this minion takes damage, summon a 2/1 Whelp."""

    keywords = ((AI_ONE_SHOT_KILL, ALWAYS),)
    events = when_damaged(SELF, summon("BRM_022t"))


class BRM_025:
    """Volcanic Drake. Costs (1) less for each minion that died this turn."""

    cost = -(of_game(NUM_MINIONS_KILLED_THIS_TURN) * N)


class BRM_028:
    """Emperor Thaurissan. At the end of your turn, reduce the Cost of your cards by (1)."""

    events = turn_end(give(FRIENDLY_HAND, "BRM_028e"))


class BRM_028e:
    """Imperial Favor. Costs (1) less."""

    cost = -N


class BRM_033:
    """Blackwing Technician. Battlecry: If you're holding a Dragon, gain +1/+1."""

    action = when(HOLDING_DRAGON, give(SELF, "BRM_033e"))


class BRM_033e:
    """Dragon Blood. +1/+1."""

    atk = N
    max_health = N2


class BRM_034:
    """Blackwing Corruptor. Battlecry: If you're holding a Dragon, deal 3 damage."""

    targets = target(CHARACTERS, only=HOLDING_DRAGON)
    action = when(HOLDING_DRAGON, damage(TARGET, N))


class BRM_003:
    """Dragon's Breath. Deal 4 damage. Costs (1) less for each minion that died this turn."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    cost = -(of_game(NUM_MINIONS_KILLED_THIS_TURN) * N2)


class BRM_012:
    """Fireguard Destroyer. Battlecry: Gain 1-4 Attack. Overload: (1)."""

    action = give(SELF, "BRM_012e", between(N, N2))


class BRM_012e:
    """On Fire! Increased Attack."""

    atk = DATA1


class BRM_019:
    """Grim Patron. Whenever this minion survives damage, summon another Grim Patron."""

    keywords = ((AI_ONE_SHOT_KILL, ALWAYS),)
    events = when_damaged(SELF, summon("BRM_019"), only=any_of(SELF & ALIVE))


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

    becomes = "BRM_010t"


class BRM_010b:
    """Fire Hawk Form. Transform into a 2/5 minion."""

    becomes = "BRM_010t2"


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
