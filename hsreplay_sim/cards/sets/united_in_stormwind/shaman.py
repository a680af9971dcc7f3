"""United in Stormwind with the Deadmines: Shaman."""

from hsreplay_sim.cards.words import *
