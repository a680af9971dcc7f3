"""Murder at Castle Nathria: Rogue."""

from hsreplay_sim.cards.words import *


class MAW_020:
    """Scribbling Stenographer. Rush. Costs (1) less for each card you've played this turn."""

    cost = -(N * count(PLAYED_THIS_TURN))


class REV_750:
    """Sinstone Graveyard.

    Summon a @/@ Ghost. (Has +1/+1 for each other card you played this turn!)
    """

    activate = summon_sized("REV_750t2", DATA1, DATA1)
    own_number = count(PLAYED_THIS_TURN) + 1


class REV_827:
    """Sticky Situation.

    Secret: After your opponent casts a spell, summon a 3/4 Spider with Stealth.
    """

    secret = after_played(ENEMY & SPELL, summon("REV_827t"), ROOM)


class REV_938:
    """Door of Shadows. Draw a spell. Infuse (@): Add a temporary copy of it to your hand."""

    action = draw_from(FRIENDLY_DECK & SPELL)
    infuse = "REV_938t"


class REV_938t:
    """Door of Shadows. Infused Draw a spell. Add a temporary copy of it to your hand."""

    action = draw_from(FRIENDLY_DECK & SPELL) >> for_each(
        DRAWN, copy_exactly(SUBJECT, signed=False) >> make_temporary(MADE & IN_HAND, "REV_938te")
    )


class REV_938te:
    """Shadowstalking. Destroy this at the end of your turn. (U331:13219)"""

    keywords = (VALEERASHADOW,)
    events = (turn_end(vanish(SELF)), when_played(SELF, wear_off()))


class REV_939:
    """Serrated Bone Spike.

    Deal 3 damage to a minion. If it dies, your next card this turn costs (2) less.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, give(FRIENDLY_PLAYER, "REV_939e"))


class REV_939e:
    """Serrated. The next card you play this turn costs (2) less."""

    aura = aura(FRIENDLY_HAND, "REV_939e2")
    events = until_played(FRIENDLY)


class REV_939e2:
    """Serrated. Your next card this turn costs (2) less."""

    cost = -N
