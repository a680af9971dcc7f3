"""Rastakhan's Rumble: Shaman."""

from hsreplay_sim.cards.words import *


class TRL_012:
    """Totemic Smash. Deal 2 damage. Overkill: Summon a basic Totem."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    overkill = summon_random(basic_totems)


class TRL_058:
    """Haunting Visions. The next spell you cast this turn costs (3) less. Discover a spell."""

    action = give(FRIENDLY_PLAYER, "TRL_058e") >> discover(discoverable(pool(A_SPELL)))


class TRL_058e:
    """Visions. The next spell you cast this turn costs (3) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL, -N)
    events = until_played(FRIENDLY & SPELL)


class TRL_059:
    """Bog Slosher. Battlecry: Return a friendly minion to your hand and give it +2/+2."""

    targets = FRIENDLY_MINIONS
    action = bounce(TARGET) >> give(TARGET & IN_HAND, "TRL_059e")


class TRL_082:
    """Big Bad Voodoo.

    Give a friendly minion "Deathrattle: Summon a random minion that costs (1) more."
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "TRL_082e")


class TRL_082e:
    """Voodoo. Deathrattle: Summon a minion that costs (1) more."""

    keywords = DEATHRATTLE
    deathrattle = summon_random(pool(A_MINION, cost=cost_of(SELF) + of_card("TRL_082e", N)))


class TRL_085:
    """Zentimo.

    Whenever you target a minion with a spell, cast it again on its neighbors.

    Before 28116: it also targets adjacent ones.
    """

    events = when_targeted(MINIONS, cast_again_on(adjacent(TARGET)), by=FRIENDLY)


class TRL_345:
    """Krag'wa, the Frog. Battlecry: Return all spells you played last turn to your hand."""

    action = copy_to_hand(PLAYED_LAST_TURN & SPELL)


class TRL_351:
    """Rain of Toads. Summon three 2/4 Toads with Taunt. Overload: (3)"""

    action = summon("TRL_351t", 3)


class TRL_352:
    """Likkim. Has +2 Attack while you have Overloaded Mana Crystals."""

    atk = N * as_number((mine(OVERLOAD_OWED) >= 1) | (mine(OVERLOAD_LOCKED) >= 1))


class TRL_522:
    """Wartbringer. Battlecry: If you played 2 spells this turn, deal 2 damage."""

    targets = target(CHARACTERS, only=mine(NUM_SPELLS_PLAYED_THIS_TURN) >= N)
    action = damage(TARGET, N2)
