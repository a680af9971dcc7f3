"""Fractured in Alterac Valley with Onyxia's Lair: Hunter."""

from hsreplay_sim.cards.words import *


class AV_147:
    """Dun Baldar Bunker.

    At the end of your turn, draw a Secret and set its Cost to (1). Lasts 3 turns.
    """

    objective = turn_end(
        draw_from(FRIENDLY_DECK & A_SECRET) >> give(DRAWN & IN_HAND, "AV_147e") >> pass_turn()
    )


class AV_147e:
    """Cloaked Secrets. Costs (1)."""

    set_cost = N


class AV_333:
    """Revive Pet. Discover a friendly Beast that died this game. Summon it."""

    playable = any_of(FRIENDLY_DEAD_MINIONS & BEAST)
    action = discover_and_summon(copies(FRIENDLY_DEAD_MINIONS & BEAST))
    summons = True


class AV_334:
    """Stormpike Battle Ram. Rush. Deathrattle: Your next Beast costs (2) less."""

    deathrattle = give(FRIENDLY_PLAYER, "AV_334e")


class AV_334e:
    """Ready for Battle. Costs (2) less."""

    aura = aura(FRIENDLY_HAND & BEAST, "AV_334e2")
    events = until_played(FRIENDLY & BEAST)


class AV_335:
    """Ram Tamer. Battlecry: If you control a Secret, gain +1/+1 and Stealth."""

    action = when(any_of(FRIENDLY_SECRETS), give(SELF, "AV_335e") >> keyword(SELF, STEALTH))


class AV_337:
    """Mountain Bear. Taunt. Deathrattle: Summon two 2/4 Cubs with Taunt."""

    deathrattle = summon("AV_337t", 2)


class ONY_008:
    """Furious Howl. Draw a card. Repeat until you have at least 3 cards."""

    action = draw() >> repeat_while(
        (FREE_HAND > 0) & (count(FRIENDLY_HAND) < N) & any_of(FRIENDLY_DECK), draw()
    )


class ONY_009:
    """Pet Collector. Battlecry: Summon a Beast from your deck that costs (5) or less."""

    action = recruit(random(FRIENDLY_DECK & BEAST & cost_at_most(N)))


class ONY_010:
    """Dragonbane Shot. Deal 2 damage. Honorable Kill: Add a Dragonbane Shot to your hand."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    honorable_kill = add_card("ONY_010")
