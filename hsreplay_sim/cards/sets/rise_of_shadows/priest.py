"""Rise of Shadows: Priest."""

from hsreplay_sim.cards.words import *


class DAL_030:
    """Shadowy Figure. Battlecry: Transform into a 2/2 copy of a friendly Deathrattle minion."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    action = (
        note(dbf_of(SELF))
        >> become_copy(SELF, TARGET)
        >> give(SELF, "DAL_030e")
        >> set_tag(worn(SELF, "DAL_030e"), CREATOR_DBID, LEFT_BEHIND)
    )


class DAL_030e:
    """Shade. 2/2."""

    set_atk = N
    set_health = N2


class DAL_413:
    """EVIL Conscripter. Deathrattle: Add a Lackey to your hand."""

    deathrattle = add_random(LACKEYS)


class DAL_723:
    """Forbidden Words. Spend all your Mana. Destroy a minion with that much Attack or less."""

    targets = target(MINIONS & atk_at_most(MANA_LEFT), optional=False)
    action = spend_mana() >> destroy(TARGET)
