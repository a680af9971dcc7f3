"""Whizbang's Workshop: Shaman."""

from hsreplay_sim.cards.words import *


class TOY_508:
    """Pop-Up Book. Deal 2 damage. Summon two 0/1 Frogs with Taunt."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("hexfrog", 2)
