"""Festival of Legends: Warrior."""

from hsreplay_sim.cards.words import *


class ETC_035:
    """Drum Soloist. Taunt. Battlecry: If you control no other minions, gain +2/+2 and Rush."""

    action = when(~any_of(FRIENDLY_MINIONS - SELF), give(SELF, "ETC_035e") >> keyword(SELF, RUSH))


class ETC_355:
    """Razorfen Rockstar. After you gain Armor, gain 2 more.

    What it gives itself does not count: a number notes that it gives (U127:6615).
    """

    events = when_armored(
        FRIENDLY & HERO,
        when(
            DATA1.equals(0),
            set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)
            >> armor(N)
            >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0),
        ),
    )


class JAM_013:
    """Jam Session.

    Give a friendly minion +3/+3. Deal 1 damage to all other minions. Overload: (1)
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "JAM_013e") >> damage(MINIONS - TARGET, N3)


class JAM_014:
    """Backstage Bouncer. TauntBattlecry: Transform a friendly minion into a copy of this."""

    targets = FRIENDLY_MINIONS
    action = become_copy(TARGET, SELF)


class JAM_017:
    """Through Fel and Flames. Give a minion Rush. Finale: And +1/+1."""

    targets = target(MINIONS, optional=False)
    action = keyword(TARGET, RUSH) >> when(FINALE, give(TARGET, "JAM_017e"))
