"""Whizbang's Workshop: Druid."""

from hsreplay_sim.cards.words import *


class TOY_851:
    """Bottomless Toy Chest. Discover a card from your deck. If you have Spell Damage, copy it."""

    action = discover_from(FRIENDLY_DECK) >> when(SPELL_POWER > 0, copy_to_hand(DRAWN & IN_HAND))
