"""Whispers of the Old Gods: Paladin."""

from hsreplay_sim.cards.words import *


class OG_006:
    """Vilefin Inquisitor. Battlecry: Your Hero Power becomes 'Summon a 1/1 Murloc.'"""

    action = new_power("OG_006b")


class OG_006b:
    """The Tidal Hand. Summon a 1/1 Silver Hand Murloc."""

    action = summon("OG_006a")


class OG_198:
    """Forbidden Healing. Spend all your Mana. Restore twice that much Health."""

    targets = target(CHARACTERS, optional=False)
    action = spend_mana() >> heal(TARGET, LEFT_BEHIND * 2)


class OG_221:
    """Selfless Hero. Deathrattle: Give a random friendly minion Divine Shield."""

    deathrattle = shield(random(FRIENDLY_MINIONS))


class OG_222:
    """Rallying Blade. Battlecry: Give +1/+1 to your minions with Divine Shield."""

    action = give(FRIENDLY_MINIONS & has(DIVINE_SHIELD), "OG_222e")


class OG_223:
    """Divine Strength. Give a minion +1/+2."""

    targets = MINIONS
    action = give(TARGET, "OG_223e")


class OG_229:
    """Ragnaros, Lightlord.

    At the end of your turn, restore 8 Health to a damaged friendly character.
    """

    events = turn_end(heal(random(FRIENDLY_CHARACTERS & HURT), N))


class OG_273:
    """Stand Against Darkness. Summon five {0} Silver Hand Recruits."""

    action = summon("CS2_101t", 5)


class OG_310:
    """Steward of Darkshire. Whenever you summon a 1-Health minion, give it Divine Shield."""

    events = when_summoned((FRIENDLY_MINIONS & health_is(N)) - SELF, shield(SUBJECT))


class OG_311:
    """A Light in the Darkness.

    Discover a Paladin minion. Give it +2/+2.

    Before 184968: Discover a minion.
    """

    action = when(
        says("Paladin"),
        discover(pool(A_MINION, card_class=CardClass.PALADIN)),
        discover(discoverable(pool(A_MINION))),
    ) >> give(MADE, "OG_311e")
