"""Saviors of Uldum: Warlock."""

from hsreplay_sim.cards.words import *


class ULD_140:
    """Supreme Archaeology. Quest: Draw 20 cards. Reward: Tome of Origination."""

    quest = when_drawn(FRIENDLY, progress())
    reward = new_power("ULD_140p")


class ULD_140e:
    """Origination. Costs (0)."""

    set_cost = N


class ULD_140p:
    """Tome of Origination. Draw a card. It costs (0)."""

    action = draw() >> give(DRAWN & IN_HAND, "ULD_140e")


class ULD_161:
    """Neferset Thrasher. Whenever this attacks, deal 3 damage to your hero."""

    events = when_attacks(SELF, damage(FRIENDLY_HERO, N))


class ULD_162:
    """EVIL Recruiter. Battlecry: Destroy a friendly Lackey to summon a 5/5 Demon."""

    targets = FRIENDLY_MINIONS & has(MARK_OF_EVIL)
    action = when(
        any_of(TARGET),
        remember_number(tag_of(TARGET, ZONE_POSITION))
        >> destroy(TARGET)
        >> next_block()
        >> resolve_deaths()
        >> summon("ULD_162t", place=LEFT_BEHIND),
    )


class ULD_165:
    """Riftcleaver.

    Battlecry: Destroy a minion. Your hero takes damage equal to its Health.
    """

    targets = MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> damage(FRIENDLY_HERO, health_of(TARGET)))
