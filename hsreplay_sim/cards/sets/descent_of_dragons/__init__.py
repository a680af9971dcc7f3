"""Descent of Dragons with Galakrond's Awakening (2019): DRG, YOD.

Invoke, Sidequests, breaths.
"""

PREFIXES = ("DRG", "YOD")
