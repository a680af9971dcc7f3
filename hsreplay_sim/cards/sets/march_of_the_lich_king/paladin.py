"""March of the Lich King: Paladin."""

from hsreplay_sim.cards.words import *


class NX2_021:
    """Knight of the Dead.

    Battlecry: Deal 5 damage to your hero. Manathirst (7): Restore 5 Health to your hero instead.
    """

    action = when(manathirst(N2), heal(FRIENDLY_HERO, N3), damage(FRIENDLY_HERO, N))


class NX2_022:
    """Goldwing. RushBattlecry: If you're holding a Mech, gain Windfury."""

    action = when(any_of(FRIENDLY_HAND & MECH), keyword(SELF, WINDFURY))


class RLK_916:
    """Daring Drake. RushBattlecry: If you're holding a Dragon, gain +1/+1."""

    action = when(HOLDING_DRAGON, give(SELF, "RLK_916e"))


class RLK_917:
    """Flight of the Bronze. Discover a Dragon. Manathirst (7): Summon a 5/5 Drake with Taunt."""

    action = discover(discoverable(pool(A_MINION, race=Race.DRAGON))) >> when(
        manathirst(N), summon("RLK_917t")
    )


class RLK_918:
    """For Quel'Thalas! Give a friendly minion +3 Attack. Give your hero +2 Attack this turn."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "RLK_918e") >> give(FRIENDLY_HERO, "RLK_918e2")


class RLK_921:
    """Sanguine Soldier. Divine ShieldBattlecry: Deal 2 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class RLK_922:
    """Seal of Blood. Give a minion +3/+3 and Divine Shield. Deal 3 damage to your hero."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "RLK_922e") >> shield(TARGET) >> damage(FRIENDLY_HERO, N3)


class RLK_923:
    """Feast and Famine. Give your hero +3 Attack this turn. Manathirst (4): And Lifesteal."""

    action = give(FRIENDLY_HERO, "RLK_923e1") >> when(
        manathirst(N2), give(FRIENDLY_HERO, "RLK_923e3")
    )


class RLK_924:
    """Blood Matriarch Liadrin.

    After you summon a minion with less Attack than this, give it Divine Shield and Rush.
    """

    events = after_summon(
        FRIENDLY & MINION & OTHERS & atk_at_most(atk_of(SELF) - 1), give(SUBJECT, "RLK_924e")
    )


class RLK_924e:
    """Annointed in Blood. Gains Rush and Divine Shield."""

    keywords = (RUSH, DIVINE_SHIELD)
