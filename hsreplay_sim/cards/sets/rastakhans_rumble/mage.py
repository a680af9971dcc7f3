"""Rastakhan's Rumble: Mage."""

from hsreplay_sim.cards.words import *


class TRL_310:
    """Elemental Evocation. The next Elemental you play this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "TRL_310e")


class TRL_310e:
    """Elemental Evocation. The next Elemental you play this turn costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & ELEMENTAL, -N)
    events = until_played(FRIENDLY & ELEMENTAL)
    undispellable = True


class TRL_313:
    """Scorch. Deal 4 damage to a minion. Costs (1) if you played an Elemental last turn."""

    cost = -(PRINTED_COST - N2) * as_number(MY_TURN & any_of(PLAYED_LAST_TURN & ELEMENTAL))
    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class TRL_317:
    """Blast Wave. Deal 2 damage to all minions. Overkill: Add a random Mage spell to your hand.

    It counts the overkills, and adds as many in a second block (U510:17986, U484:18188).
    """

    action = (
        damage(MINIONS, N)
        >> next_block()
        >> add_random(pool(A_SPELL, card_class=CardClass.MAGE), DATA1)
        >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)
    )
    overkill = add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)
