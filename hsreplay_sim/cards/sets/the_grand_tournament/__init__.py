"""The Grand Tournament (2015): AT.

Inspire, Joust.
"""

PREFIXES = ("AT",)
