"""Perils in Paradise: Demon Hunter."""

from hsreplay_sim.cards.words import *


class VAC_928:
    """Paraglide. Both players draw 3 cards. Outcast: Only you do."""

    action = draw(N) >> opponent_draws(N)
    outcast = draw(N)


class VAC_929:
    """Dangerous Cliffside.

    Summon two 1/1 Pirates with Charge. After your hero attacks, reopen this.
    """

    activate = summon("VAC_926t", 2)
    events = after_attack(FRIENDLY & HERO, reopen())


class VAC_932:
    """Climbing Hook. Doesn't lose Durability while you control a minion with 5 or more Attack."""

    aura = aura(SELF, "VAC_932e", any_of(FRIENDLY_MINIONS & atk_at_least(N)))


class VAC_932e:
    """Hooked. Doesn't lose Durability while you control a minion with 5 or more Attack."""

    keywords = IMMUNE


class VAC_933:
    """Patches the Pilot.

    Battlecry: Shuffle six Parachutes into your deck that summon a 1/1 Pirate with Charge when
    drawn.
    """

    action = shuffle("VAC_933t", 6)


class VAC_933t:
    """Parachute. Casts When Drawn. Summon a 1/1 Pirate with Charge."""

    on_draw = summon("VAC_926t")
