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
            first_of(
                discoverable(pool(A_SPELL, where=secret_card)),
                pool(A_SPELL, card_class=CardClass.HUNTER, where=secret_card),
            ),
            put_secret(SUBJECT) >> set_tag(SUBJECT, DISPLAYED_CREATOR, id_of(SOURCE)),
        ),
    )


class ETC_208:
    """Stranglethorn Heart. Tradeable Resurrect all friendly Beasts that cost (5) or more."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & BEAST & cost_at_least(N), FREE_SLOTS))
    summons = True


class ETC_833:
    """Arrow Smith. After you cast a spell, deal 1 damage to the lowest Health enemy."""

    events = after_played(FRIENDLY & SPELL, damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N))


class JAM_004:
    """Hollow Hound. Lifesteal, Rush Also damages minions next to whomever this attacks."""

    cleaves = True
