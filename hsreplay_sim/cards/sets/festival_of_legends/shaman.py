"""Festival of Legends: Shaman."""

from hsreplay_sim.cards.words import *


class ETC_356:
    """Altered Chord. Lifesteal Deal 6 damage to a minion. Costs (3) less if you're Overloaded."""

    targets = target(MINIONS, optional=False)
    cost = -(N2 * as_number(mine(OVERLOAD_OWED) + mine(OVERLOAD_LOCKED) > 0))
    action = damage(TARGET, N)


class ETC_358:
    """Saxophone Soloist.

    Battlecry: If you control no other minions, add a Saxophone Soloist to your hand.
    """

    action = when(~any_of(FRIENDLY_MINIONS - SELF), add_card("ETC_358"))


class ETC_359:
    """Flowrider. Battlecry: If you're Overloaded, Discover a spell from your deck."""

    action = when(
        mine(OVERLOAD_OWED) + mine(OVERLOAD_LOCKED) > 0, discover_from(FRIENDLY_DECK & SPELL)
    )


class ETC_362:
    """JIVE, INSECT! Transform a minion into Ragnaros the Firelord. Overload: (2)"""

    targets = target(MINIONS, optional=False)
    action = transform(TARGET, "EX1_298")


class ETC_367:
    """Melomania. Each time you play a minion this turn, add a random Shaman spell to your hand."""

    action = give(FRIENDLY_PLAYER, "ETC_367e")


class ETC_367e:
    """Melomania. This turn, when you play a minion add a random Shaman spell to your hand."""

    events = after_played(FRIENDLY & MINION, add_random(pool(A_SPELL, card_class=CardClass.SHAMAN)))


class ETC_369:
    """Chill Vibes. Restore 8 Health. Finale: Summon a 3/3 Elemental with Taunt."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> when(FINALE, summon("ETC_369t"))


class ETC_370:
    """Pack the House. Summon a random 6, 5, 4, and 3-Cost minion. Overload: (2)"""

    action = (
        summon_random(pool(A_MINION, cost=N))
        >> summon_random(pool(A_MINION, cost=N2))
        >> summon_random(pool(A_MINION, cost=N3))
        >> summon_random(pool(A_MINION, cost=N4))
    )
    summons = True


class ETC_371:
    """Inzah. Battlecry: For the rest of the game, your Overload cards cost (1) less."""

    action = give(FRIENDLY_PLAYER, "ETC_371e1")


class ETC_371e1:
    """Super Cool. For the rest of the game, your Overload cards cost (1) less."""

    aura = aura(FRIENDLY_HAND & has(OVERLOAD), "ETC_371e2")


class JAM_011:
    """Horn of the Windlord.

    Windfury. Whenever your hero attacks a minion, set its stats to 3/3.
    """

    events = when_strikes(FRIENDLY & HERO, give(TARGET, "JAM_011e"), MINIONS)


class JAM_011e:
    """Jazzed. 3/3."""

    set_atk = N
    set_health = N2
