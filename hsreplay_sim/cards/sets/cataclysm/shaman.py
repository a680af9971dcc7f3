"""Cataclysm: shaman."""

from hsreplay_sim.cards.words import *

WORLDBREAK = draw() >> for_each(
    DRAWN,
    remember_number(at_most(cost_of(SUBJECT), DATA1))
    >> when(any_of(SUBJECT & IN_HAND), give(SUBJECT, "CATA_570e", DATA1))
    >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -LEFT_BEHIND),
    aimed=True,
)
"""Draw a card and reduce its Cost by what is left of the reduction, which that uses up."""


class CATA_153:
    """Al'Akir, Lord of Storms.

    Colossal +2, Rush, WindfuryBattlecry: Get 2 minions with Cost equal to this minion's Attack.
    They cost (1).
    """

    colossal = ("CATA_153t", "CATA_153t1")
    action = add_random(pool(A_MINION, cost=atk_of(SELF)), N2) >> give(MADE & IN_HAND, "GBL_001e")


class CATA_153t:
    """Charged Hand of Al'Akir.

    Adjacent minions have +{0} Attack.Herald twice to upgrade.
    """

    aura = aura(ADJACENT, "CATA_153e", data=DATA1)


class CATA_153t1:
    """Charged Hand of Al'Akir.

    Adjacent minions have +{0} Attack.Herald twice to upgrade.
    """

    aura = aura(ADJACENT, "CATA_153e", data=DATA1)


class CATA_561:
    """Ritual of Power. Herald {0}. Get two 1/1 Elementals with Rush."""

    action = herald() >> add_card("CATA_561t", 2)


class CATA_563:
    """Crackling Cloudstrider.

    Battlecry: Choose a spell in your hand that costs (4) or less to absorb. Deathrattle: Cast it.

    It keeps the entity id of the spell, which is set aside (U567:8405); a new copy is cast
    (U567:9602).
    """

    targets = FRIENDLY_HAND & SPELL & cost_at_most(N)
    action = when(
        any_of(TARGET),
        set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, id_of(TARGET))
        >> set_aside(TARGET)
        >> give(SELF, "CATA_563e2", data=id_of(TARGET)),
    )
    deathrattle = cast_copies(noted(DATA1) & SPELL)


class CATA_563e2:
    """Overcast. Deathrattle: Cast {0}. (CATA_563 says what it does.)"""


class CATA_564:
    """Air Support.

    Battlecry: Give a friendly minion Mega-Windfury. It can't attack heroes.
    """

    targets = FRIENDLY_MINIONS - SELF
    action = give(TARGET, "CATA_564e")


class CATA_564e:
    """Air Support. Mega-Windfury. Can't attack heroes."""

    keywords = (MEGA_WINDFURY, CANNOT_ATTACK_HEROES)


class CATA_565:
    """Skywall Sentinel. Taunt. Battlecry: Herald {0}."""

    action = herald()


class CATA_565t:
    """Soldier of Al'Akir. Adjacent minions have +{0} Attack. Herald twice to upgrade."""

    aura = aura(ADJACENT, "CATA_153e", data=DATA1)


class CATA_153e:
    """Spark of Fury. +@ Attack."""

    atk = DATA1


class CATA_567:
    """Ascendance.

    Transform all friendly minions into ones that cost (1) more. They summon the originals when they
    die.
    """

    action = for_each(
        FRIENDLY_MINIONS,
        remember_number(dbf_of(SUBJECT))
        >> transform_random(SUBJECT, cost_beside(1))
        >> give(SUBJECT, "CATA_567e", data=LEFT_BEHIND),
    )


class CATA_567e:
    """Ascended. Deathrattle: Summon {0}."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon_kept(LEFT_BEHIND)


class CATA_568:
    """Muradin's Last Stand.

    Draw 2 cards. Costs (1) less for each time a friendly character attacked this game.
    """

    action = draw(N)
    cost = -(N2 * ATTACKS_THIS_GAME)


class CATA_569:
    """Ceremonial Clash. Summon a random 3, 2, and 1-Cost minion. Overload: (1)"""

    action = (
        summon_random(pool(A_MINION, cost=N))
        >> summon_random(pool(A_MINION, cost=N2))
        >> summon_random(pool(A_MINION, cost=N3))
    )
    summons = True


class CATA_570:
    """Morchok.

    Battlecry: Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
    """

    action = (
        set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, N)
        >> WORLDBREAK
        >> repeat_while((DATA1 > 0) & any_of(FRIENDLY_DECK), WORLDBREAK)
        >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)
    )


class CATA_570e:
    """Worldbreak. Reduced Cost."""

    cost = -DATA1


class CATA_724:
    """Stormbinder. Deathrattle: Unlock your Overloaded Mana Crystals. Overload: (3)"""

    deathrattle = unlock_overload()
