"""Escape from the Violet Hold: Death Knight."""

from hsreplay_sim.cards.words import *


class JAIL_440:
    """Tower of Ghouls. After this minion takes damage, summon two 1/1 Frail Ghouls."""

    events = when_damaged(SELF, summon("HERO_11bpt", 2))


class JAIL_441:
    """Drink Blood. Lifesteal Deal $3 damage to a minion. Refresh your Hero Power."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> set_tag(FRIENDLY_HERO_POWER, EXHAUSTED, 0)


class JAIL_442:
    """Disguised Doctor.

    Can be played on either side. Deathrattle: Shuffle 4 Blights into your deck that deal 2 damage
    when drawn.
    """

    choose = ("JAIL_442a", "JAIL_442b")
    deathrattle = shuffle("JAIL_443t", N)


class JAIL_442a:
    """Detected! This was played on the friendly side."""


class JAIL_442b:
    """Disguised! This was played on the enemy side."""


class JAIL_443:
    """The Living Plague.

    Charge. Instead of damaging heroes, this shuffles that many Blights into their deck that deal 2
    damage when drawn.
    """

    events = before_damage(
        HEROES,
        when(
            any_of(SUBJECT & FRIENDLY),
            shuffle("JAIL_443t", AMOUNT),
            shuffle("JAIL_443t", AMOUNT, opponent=True),
        )
        >> prevent(),
        any_of(TARGET & ~OTHERS),
    )


class JAIL_443t:
    """Blight. Casts When Drawn Deal 2 damage to your hero."""

    on_draw = damage(FRIENDLY_HERO, N)


class JAIL_445:
    """Bone Flurry.

    Deal $3 damage randomly split among enemies. If a friendly minion died this turn, deal $3 more.
    """

    action = missiles(N) >> when(any_of(DIED_THIS_TURN), missiles(N2))


class JAIL_450:
    """Corpse Cannon. After your hero attacks, summon a 1/1 Frail Ghoul."""

    events = after_attack(FRIENDLY & HERO, summon("HERO_11bpt"))


class JAIL_451:
    """Blood Clone. Discover a 5-Cost minion. Spend 5 Corpses to summon a copy of it."""

    action = discover(discoverable(pool(A_MINION, cost=N))) >> for_each(
        MADE, spend_corpses(N2, summon_random(copies(SUBJECT)))
    )


class JAIL_454:
    """Emergency Surgery.

    Choose an enemy minion. Summon four 3/1 Undead with Lifesteal that attack it.
    Before 249896: Summon three.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = when(says("four"), summon("JAIL_454t", 4), summon("JAIL_454t", 3)) >> attacks(
        MADE, TARGET
    )
    summons = True
