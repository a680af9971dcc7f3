"""The League of Explorers: Warrior."""

from hsreplay_sim.cards.words import *


class LOE_009:
    """Obsidian Destroyer. At the end of your turn, summon a 1/1 Scarab with Taunt."""

    events = turn_end(summon("LOE_009t"))


class LOE_118:
    """Cursed Blade. Double all damage dealt to your hero."""

    events = before_damage(FRIENDLY_HERO, change_damage(AMOUNT * 2))
