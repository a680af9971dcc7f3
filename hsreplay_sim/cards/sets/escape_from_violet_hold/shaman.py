"""Escape from the Violet Hold: Shaman."""

from hsreplay_sim.cards.words import *


def _hardens_into(card_id: str) -> Trigger:
    """After I cast a spell, count down, and turn into that minion at 0."""
    return after_played(
        FRIENDLY & SPELL,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to(card_id)),
    )


class JAIL_452:
    """Disguised Detective. Can be played on either side. Overload that player for (2)."""

    choose = ("JAIL_452a", "JAIL_452b")


class JAIL_452a:
    """Detected! This was played on the friendly side."""


class JAIL_452b:
    """Disguised! This was played on the enemy side."""


class JAIL_801:
    """Molten Gold. Deal $4 damage. (Cast @ |4(spell, spells) to turn into a minion!)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    in_hand = _hardens_into("JAIL_801t")


class JAIL_801t:
    """Molten Gold Elemental. Battlecry: Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class JAIL_802:
    """Gallagio Goon. After you play a Battlecry minion, give it +1/+1."""

    events = after_played(FRIENDLY & MINION & has(BATTLECRY), give(SUBJECT, "JAIL_802e"))


class JAIL_802e:
    """Wiseguy. +1/+1."""

    atk = N
    max_health = N2


class JAIL_803:
    """Frostshatter.

    Freeze an enemy. Draw 2 cards. (Cast @ |4(spell, spells) to turn into a minion!)
    """

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> draw(N)
    in_hand = _hardens_into("JAIL_803t")


class JAIL_803t:
    """Frostshatter Elemental. Battlecry: Freeze an enemy. Draw two cards."""

    targets = ENEMY_CHARACTERS
    action = freeze(TARGET) >> draw(2)


class JAIL_805:
    """Stormfury.

    Lifesteal. Deal 2 damage to all enemy minions. (Cast @ |4(spell, spells) to turn into a minion!)
    """

    action = damage(ENEMY_MINIONS, N)
    in_hand = _hardens_into("JAIL_805t")


class JAIL_805t:
    """Stormfury Elemental. Lifesteal Battlecry: Deal 2 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class JAIL_806:
    """Hexmarshal.

    Battlecry: Get a random spell that costs (5) or more. If your deck started with no spells, it
    costs (5) less.
    """

    action = add_random(pool(A_SPELL, cost_from=N)) >> when(
        ~any_of(MY_STARTERS & SPELL), give(MADE & IN_HAND, "GBL_011e")
    )


class JAIL_987:
    """Low Security Wing.

    Get a random Shaman minion. It's locked in your hand until you play another card.
    """

    activate = add_random(pool(A_MINION, card_class=CardClass.SHAMAN)) >> give(
        MADE & IN_HAND, "JAIL_987e"
    )


class JAIL_987e:
    """Low Security. Can't be played until another card is played."""

    keywords = (LITERALLY_UNPLAYABLE,)
    events = after_played(FRIENDLY, wear_off())


class JAIL_EVENT_102:
    """Desperate Bribe.

    Summon two 2-Cost minions for each player. Transform your minions into ones that cost (1) more.
    """

    action = (
        summon_random(pool(A_MINION, cost=N), 2, signed=True)
        >> summon_random(pool(A_MINION, cost=N), 2, opponent=True, signed=True)
        >> transform_random(FRIENDLY_MINIONS, cost_beside(of_card("JAIL_EVENT_102", N2)))
    )
