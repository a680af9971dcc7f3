"""Whizbang's Workshop with Dr. Boom's Incredible Inventions (2024): MIS, TOY, Toy.

Miniaturize, Gigantify.
"""

PREFIXES = ("MIS", "TOY", "Toy")
