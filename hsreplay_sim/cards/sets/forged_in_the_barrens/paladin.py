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


class BAR_873:
    """Knight of Anointment. Battlecry: Draw a Holy spell."""

    action = draw_from(FRIENDLY_DECK & school(SpellSchool.HOLY))


class BAR_875:
    """Sword of the Fallen. After your hero attacks, cast a Secret from your deck."""

    events = after_attack(
        FRIENDLY & HERO, put_secret(random(FRIENDLY_DECK & A_SECRET & NOT_ACTIVE))
    )


class BAR_876:
    """Northwatch Commander. Battlecry: If you control a Secret, draw a minion."""

    action = when(any_of(FRIENDLY_SECRETS & A_SECRET), draw_from(FRIENDLY_DECK & MINION))


class BAR_902:
    """Cariel Roame.

    Rush, Divine Shield Whenever this attacks, reduce the Cost of Holy spells in your hand by (1).
    """

    events = when_attacks(SELF, give(FRIENDLY_HAND & school(SpellSchool.HOLY), "BAR_902e"))


class BAR_902e:
    """Light's Strength. Costs (1) less."""

    cost = -N
