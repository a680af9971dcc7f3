"""Ashes of Outland with the first Demon Hunter cards (2020): BT, TB.

Outcast, Prime minions, imprisoned demons, Librams.
"""

PREFIXES = ("BT", "TB")
