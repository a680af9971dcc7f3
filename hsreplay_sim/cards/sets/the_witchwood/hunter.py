"""The Witchwood: Hunter."""

from hsreplay_sim.cards.words import *


class GIL_518:
    """Wing Blast. Deal 4 damage to a minion. If a minion died this turn, this costs (1)."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)
    cost = (N2 - OVERALL) * as_number(of_game(NUM_MINIONS_KILLED_THIS_TURN) > 0)


class GIL_577:
    """Rat Trap.

    Secret: After your opponent plays three cards in a turn, summon a 6/6 Rat. Onto a full board it
    fires for nothing up to 24589.
    """

    secret = after_played(
        ENEMY,
        summon("GIL_577t"),
        only=theirs(NUM_CARDS_PLAYED_THIS_TURN).equals(3)
        & (ROOM | by_profile(lambda p: not p.rat_trap_needs_room)),
    )


class GIL_650:
    """Houndmaster Shaw. Your other minions have Rush."""

    aura = aura(FRIENDLY_MINIONS - SELF, "GIL_650e")


class GIL_828:
    """Dire Frenzy. Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3."""

    targets = target(MINIONS & BEAST, optional=False)
    action = (
        give(TARGET, "GIL_828e")
        >> next_block()
        >> repeat(
            N3,
            shuffle_copy(TARGET, signed=False)
            >> give(MADE, "GIL_828e")
            >> set_displayed_creator(MADE),
        )
    )


class GIL_905:
    """Carrion Drake. Battlecry: If a minion died this turn, gain Poisonous."""

    action = when(of_game(NUM_MINIONS_KILLED_THIS_TURN) >= 1, give(SELF, "GIL_905e"))
