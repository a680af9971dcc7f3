"""Forged in the Barrens: paladin."""

from hsreplay_sim.cards.words import *


class BAR_550:
    """Galloping Savior.

    Secret: After your opponent plays three cards in a turn, summon a 3/4 Steed with Taunt.
    """

    secret = after_played(
        ENEMY,
        summon("BAR_550t"),
        only=theirs(NUM_CARDS_PLAYED_THIS_TURN).equals(3) & ROOM,
    )


class BAR_871:
    """Soldier's Caravan. At the start of your turn, summon two {0} Silver Hand Recruits."""

    events = turn_start(summon("CS2_101t", 2))


class BAR_873:
    """Knight of Anointment. Battlecry: Draw a Holy spell."""

    action = draw_from(FRIENDLY_DECK & school(SpellSchool.HOLY))


class BAR_875:
    """Sword of the Fallen. After your hero attacks, cast a Secret from your deck."""

    events = after_attack(FRIENDLY & HERO, put_secret_from(FRIENDLY_DECK))


class BAR_876:
    """Northwatch Commander. Battlecry: If you control a Secret, draw a minion."""

    action = when(any_of(FRIENDLY_SECRETS), draw_from(FRIENDLY_DECK & MINION))


class BAR_878:
    """Veteran Warmedic. After you cast a Holy spell, summon a 2/2 Medic with Lifesteal."""

    events = after_played(FRIENDLY & SPELL & school(SpellSchool.HOLY), summon("BAR_878t"))


class BAR_880:
    """Conviction (Rank 1).

    Give a random friendly minion +3 Attack. (Upgrades when you have 5 Mana.)
    """

    action = give(random(FRIENDLY_MINIONS), "BAR_880e")
    next_rank = "BAR_880t"


class BAR_880t:
    """Conviction (Rank 2).

    Give two random friendly minions +3 Attack. (Upgrades when you have 10 Mana.)
    """

    action = give(random(FRIENDLY_MINIONS, 2), "BAR_880e")
    next_rank = "BAR_880t2"


class BAR_880t2:
    """Conviction (Rank 3). Give three random friendly minions +3 Attack."""

    action = give(random(FRIENDLY_MINIONS, 3), "BAR_880e")


class BAR_881:
    """Invigorating Sermon. Give +1/+1 to all minions in your hand, deck, and battlefield."""

    action = (
        give(FRIENDLY_HAND & MINION, "BAR_881e")
        >> give(FRIENDLY_DECK & MINION, "BAR_881e")
        >> give(FRIENDLY_MINIONS, "BAR_881e")
    )


class BAR_902:
    """Cariel Roame.

    Rush, Divine Shield Whenever this attacks, reduce the Cost of Holy spells in your hand by (1).
    """

    events = when_attacks(SELF, give(FRIENDLY_HAND & school(SpellSchool.HOLY), "BAR_902e"))


class WC_032:
    """Seedcloud Buckler. Deathrattle: Give your minions Divine Shield."""

    deathrattle = shield(FRIENDLY_MINIONS)
