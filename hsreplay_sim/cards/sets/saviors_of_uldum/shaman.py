"""Saviors of Uldum: Shaman."""

from hsreplay_sim.cards.words import *
