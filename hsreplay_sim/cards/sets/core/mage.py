"""Core: Mage."""

from hsreplay_sim.cards.words import *


class CORE_EDR_001:
    """Babbling Bookcase. Battlecry: Add 2 random Mage spells to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), N)


class CS3_001:
    """Aegwynn, the Guardian.

    Spell Damage +2. Deathrattle: The next minion you draw inherits these powers.
    """

    deathrattle = give(FRIENDLY_PLAYER, "CS3_001e2")


class CS3_001e:
    """Guardian's Legacy. Spell Damage +2 and "Deathrattle: Pass on the Guardian's Legacy"."""

    keywords = ((SPELLPOWER, 2), DEATHRATTLE)
    deathrattle = give(FRIENDLY_PLAYER, "CS3_001e2")


class CS3_001e2:
    """Guardian's Legacy (player). The next minion you draw inherits the Guardian's Legacy."""

    events = with_keyword(
        when_drawn(
            FRIENDLY & (MINION | HIDDEN),
            when(any_of(SUBJECT & MINION), give(SUBJECT, "CS3_001e") >> expire(SOURCE)),
        ),
        0,
    )
