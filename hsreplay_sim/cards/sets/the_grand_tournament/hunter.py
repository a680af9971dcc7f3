"""The Grand Tournament: Hunter."""

from hsreplay_sim.cards.words import *


class AT_010:
    """Ram Wrangler. Battlecry: If you have a Beast, summon a random Beast."""

    action = when(
        any_of((FRIENDLY_MINIONS - SELF) & BEAST), summon_random(pool(A_MINION, race=Race.BEAST))
    )


class AT_056:
    """Powershot. Deal 2 damage to a minion and the minions next to it."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N)


class AT_057:
    """Stablemaster. Battlecry: Give a friendly Beast Immune this turn."""

    targets = FRIENDLY_MINIONS & BEAST
    action = give(TARGET, "AT_057o")


class AT_058:
    """King's Elekk. Battlecry: Reveal a minion in each deck. If yours costs more, draw it."""

    action = joust(take(SUBJECT))


class AT_059:
    """Brave Archer. Inspire: If your hand is empty, deal 2 damage to the enemy hero."""

    inspire = when(~any_of(FRIENDLY_HAND), damage(ENEMY_HERO, N))


class AT_060:
    """Bear Trap.

    Secret: After your hero is attacked, summon a 3/3 Bear with Taunt. Onto a full board it fires
    for nothing up to 10604.
    """

    secret = after_attack(
        ENEMY_CHARACTERS,
        summon("CS2_125"),
        FRIENDLY_HERO,
        ROOM | ~by_profile(lambda p: p.traps_need_room),
    )


class AT_061:
    """Lock and Load. Each time you cast a spell this turn, get a random Hunter card."""

    action = give(FRIENDLY_PLAYER, "AT_061e")


class AT_061e:
    """Lock and Load."""

    player_tags = (LOCK_AND_LOAD,)
    events = when_played(FRIENDLY & SPELL, add_random(pool(card_class=CardClass.HUNTER)))


class AT_062:
    """Ball of Spiders.

    Summon three 1/1 Webspinners with "Deathrattle: Get a random Beast."
    """

    action = summon("FP1_011", 3)


class AT_063:
    """Acidmaw.

    Whenever an enemy minion takes damage, destroy it.

    Before 184968: Whenever another minion takes damage, destroy it.
    """

    events = when_damaged(
        either(says("an enemy minion"), ENEMY_MINIONS, MINIONS - SELF), destroy(SUBJECT)
    )


class AT_063t:
    """Dreadscale.

    At the end of your turn, deal 1 damage to all enemies.

    Before 184968: At the end of your turn, deal 1 damage to all other minions.
    """

    events = turn_end(damage(either(says("enemies"), ENEMY_CHARACTERS, MINIONS - SELF), N))
