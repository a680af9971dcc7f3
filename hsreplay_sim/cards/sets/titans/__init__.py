"""TITANS with Fall of Ulduar (2023): TTN, YOG.

Titans, Forge, Magnetic.
"""

PREFIXES = ("TTN", "YOG")
