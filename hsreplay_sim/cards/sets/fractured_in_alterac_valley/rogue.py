"""Fractured in Alterac Valley: Rogue."""

from hsreplay_sim.cards.words import *


class AV_201:
    """Coldtooth Yeti. Combo: Gain +3 Attack."""

    combo = give(SELF, "AV_201e")


class AV_203:
    """Shadowcrafter Scabbs.

    Battlecry: Return all minions to their owner's hands. Summon two 4/2 Shadows with Stealth.
    """

    action = bounce(MINIONS) >> resolve_deaths() >> summon("AV_203t", 2)


class AV_203p:
    """Sleight of Hand. The next card you play this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "AV_203po")


class AV_203po:
    """Sleight of Hand. The next card you play this turn costs (2) less."""

    aura = aura(FRIENDLY_HAND, "AV_203pe")
    events = until_played(FRIENDLY)


class AV_203pe:
    """Sleight of Hand. The next card you play this turn costs (2) less."""

    cost = -N


class AV_400:
    """Snowfall Graveyard. Your Deathrattles trigger twice. Lasts 3 turns."""

    aura = aura(FRIENDLY_PLAYER, "AV_400e")
    objective = LASTS


class AV_400e:
    """Bunkered Up. Deathrattles trigger twice."""

    player_tags = (EXTRA_DEATHRATTLES_BASE,)


class AV_402:
    """The Lobotomizer. Honorable Kill: Get a copy of the top card of your opponent's deck."""

    honorable_kill = copy_to_hand(top(ENEMY_DECK))


class AV_601:
    """Forsaken Lieutenant.

    Stealth. After you play a Deathrattle minion, become a 2/2 copy of it with Rush.
    """

    events = after_played(
        FRIENDLY & MINION & has(DEATHRATTLE) & OTHERS,
        become_copy(SELF, SUBJECT, "AV_601e") >> keyword(SELF, RUSH),
    )


class AV_601e:
    """Forsaken. 2/2."""

    set_atk = N
    set_health = N2


class AV_710:
    """Reconnaissance. Discover a Deathrattle minion from another class. It costs (2) less."""

    action = discover(any_class_but_mine(pool(A_MINION, where=deathrattle_card))) >> give(
        MADE, "AV_710e"
    )


class AV_711:
    """Double Agent.

    Battlecry: If you're holding a card from another class, summon a copy of this.
    """

    action = when(any_of(FRIENDLY_HAND & OF_ANOTHER_CLASS), summon_copy(SELF))


class ONY_032:
    """Tooth of Nefarian. Deal 3 damage. Honorable Kill: Discover a spell from another class."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    honorable_kill = discover(any_class_but_mine(pool(A_SPELL)))
