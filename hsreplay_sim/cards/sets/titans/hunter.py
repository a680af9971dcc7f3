"""TITANS: Hunter."""

from hsreplay_sim.cards.words import *

A_SECRET_CAST = discover_then(
    discoverable(pool(A_SPELL, where=secret_card)),
    put_secret(SUBJECT) >> set_tag(SUBJECT, DISPLAYED_CREATOR, id_of(SOURCE)),
)
"""The Secret names the spell that cast it (U361:1720)."""


class TTN_302:
    """Titanforged Traps. Discover and cast a Secret. Forge: Do it twice."""

    action = A_SECRET_CAST
    forge = "TTN_302t"


class TTN_302t:
    """Titanforged Traps. Forged Discover and cast two Secrets."""

    action = repeat(2, A_SECRET_CAST)
