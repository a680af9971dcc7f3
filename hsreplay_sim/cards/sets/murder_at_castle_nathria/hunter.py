"""Murder at Castle Nathria: Hunter."""

from hsreplay_sim.cards.words import *


class MAW_010:
    """Motion Denied.

    Secret: After your opponent plays three cards in a turn, deal 6 damage to the enemy hero.
    """

    secret = after_played(
        ENEMY, damage(ENEMY_HERO, N), only=theirs(NUM_CARDS_PLAYED_THIS_TURN).equals(3)
    )


class REV_350:
    """Frenzied Fangs. Summon two 2/1 Bats. Infuse (@): Give them +1/+2."""

    action = summon("REV_350t", 2)
    infuse = "REV_350t2"
    summons = True


class REV_350e:
    """Bloodthirsty. +1/+2."""

    atk = N
    max_health = N2


class REV_350t2:
    """Frenzied Fangs. Infused Summon two 2/1 Bats. Give them +1/+2."""

    action = summon("REV_350t", 2) >> give(MADE, "REV_350e")
    summons = True


class REV_356:
    """Batty Guest. Deathrattle: Summon a 2/1 Bat."""

    deathrattle = summon("REV_350t")


class REV_362:
    """Castle Kennels. Give a friendly minion +2 Attack. If it's a Beast, give it Rush."""

    targets = FRIENDLY_MINIONS
    activate = give(TARGET, "REV_362e") >> when(any_of(TARGET & BEAST), keyword(TARGET, RUSH))


class REV_362e:
    """Beast Mode. +2 Attack."""

    atk = N
