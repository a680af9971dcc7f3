"""The Boomsday Project: Paladin."""

from hsreplay_sim.cards.words import *


class BOT_537:
    """Mechano-Egg. Deathrattle: Summon an 8/8 Robosaur."""

    deathrattle = summon("BOT_537t")
