"""Curse of Naxxramas (FP1)."""

from __future__ import annotations

from hsreplay_sim.cards.effects import add_random, copy_to_hand, give, heal, recruit, summon
from hsreplay_sim.cards.keywords import NOT_ACTIVE, put_secret
from hsreplay_sim.cards.pools import pool
from hsreplay_sim.cards.selectors import (
    A_SECRET,
    DEMON,
    ENEMY_HERO,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_MINIONS,
    MINION,
    SUBJECT,
    random,
)
from hsreplay_sim.cards.triggers import when_died
from hsreplay_sim.cards.values import N
from hsreplay_sim.enums import Race


class FP1_001:
    """Zombie Chow. Deathrattle: Restore 5 Health to the enemy hero."""

    deathrattle = heal(ENEMY_HERO, N)


class FP1_002:
    """Haunted Creeper. Deathrattle: Summon two 1/1 Spectral Spiders."""

    deathrattle = summon("FP1_002t", 2)


class FP1_004:
    """Mad Scientist. Deathrattle: Put a Secret from your deck into the battlefield."""

    deathrattle = put_secret(random(FRIENDLY_DECK & A_SECRET & NOT_ACTIVE))


class FP1_007:
    """Nerubian Egg. Deathrattle: Summon a 4/4 Nerubian."""

    deathrattle = summon("FP1_007t")


class FP1_011:
    """Webspinner. Deathrattle: Add a random Beast card to your hand."""

    deathrattle = add_random(pool(race=Race.BEAST))


class FP1_012:
    """Sludge Belcher. Taunt Deathrattle: Summon a 1/2 Slime with Taunt."""

    deathrattle = summon("FP1_012t")


class FP1_018:
    """Duplicate. Secret: When a friendly minion dies, put 2 copies of it into your hand."""

    secret = when_died(FRIENDLY & MINION, copy_to_hand(SUBJECT) >> copy_to_hand(SUBJECT))


class FP1_022:
    """Voidcaller. Deathrattle: Put a random Demon from your hand into the battlefield."""

    deathrattle = recruit(random(FRIENDLY_HAND & DEMON))


class FP1_023:
    """Dark Cultist. Deathrattle: Give a random friendly minion +3 Health."""

    deathrattle = give(random(FRIENDLY_MINIONS), "FP1_023e")


class FP1_023e:
    """Power of the Ziggurat. +3 Health."""

    max_health = N
