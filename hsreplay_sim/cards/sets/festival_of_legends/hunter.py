"""Festival of Legends: Hunter."""

from hsreplay_sim.cards.words import *


class ETC_028:
    """Harmonica Soloist.

    Battlecry: If you control no other minions, Discover and cast a Secret. (A Hunter's where the
    own class has none.)
    """

    action = when(
        ~any_of(FRIENDLY_MINIONS - SELF),
        discover_then(
            discoverable(pool(A_SPELL, where=secret_card)),
            put_secret(SUBJECT) >> set_tag(SUBJECT, DISPLAYED_CREATOR, id_of(SOURCE)),
        ),
    )


class ETC_201:
    """Bunch of Bananas. Give a minion +1/+1. (3 Bananas left!)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ETC_201e") >> add_card("ETC_201t")


class ETC_201t:
    """Bunch of Bananas. Give a minion +1/+1. (2 Bananas left!)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ETC_201e") >> add_card("ETC_201t2")


class ETC_201t2:
    """Bunch of Bananas. Give a minion +1/+1. (Last Banana!)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ETC_201e")


class ETC_208:
    """Stranglethorn Heart. Tradeable Resurrect all friendly Beasts that cost (5) or more."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & BEAST & cost_at_least(N), FREE_SLOTS))
    summons = True


class ETC_833:
    """Arrow Smith. After you cast a spell, deal 1 damage to the lowest Health enemy."""

    events = after_played(FRIENDLY & SPELL, damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N))


class ETC_840:
    """Banjosaur. Rush Whenever this attacks, draw a Beast and gain its stats."""

    events = when_attacks(
        SELF,
        draw_from(FRIENDLY_DECK & MINION & BEAST)
        >> for_each(
            DRAWN & IN_HAND,
            give(SELF, "ETC_840e", data=atk_of(SUBJECT), data2=health_of(SUBJECT)),
        ),
    )


class ETC_840e:
    """Dino-star. Increased stats."""

    atk = DATA1
    max_health = DATA2


class JAM_004:
    """Hollow Hound. Lifesteal, Rush Also damages minions next to whomever this attacks."""

    cleaves = True
