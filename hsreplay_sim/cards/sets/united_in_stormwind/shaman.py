"""United in Stormwind with the Deadmines: Shaman."""

from hsreplay_sim.cards.words import *


class DED_522:
    """Cookie the Cook. LifestealDeathrattle: Equip a 2/3 Stirring Rod with Lifesteal."""

    deathrattle = equip("DED_522t")
