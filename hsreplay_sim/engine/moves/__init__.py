"""The moves of a player and the turn around them, each from its first packet to its last.

*Option*: what a player takes in a turn (a play, an attack, a hero power, End Turn). *Discount*: an
enchantment that changes the cost of the card it is attached to. *Watcher*: what follows the engine
for the verifier; it adopts the effects of cards without a script.
"""
