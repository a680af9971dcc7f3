"""Knights of the Frozen Throne: Rogue."""

from hsreplay_sim.cards.words import *


class ICC_201:
    """Roll the Bones. Draw a card. If it has Deathrattle, cast this again."""

    action = draw() >> when(any_of(DRAWN & has(DEATHRATTLE)), cast_copies(SOURCE))


class ICC_809:
    """Plague Scientist. Combo: Give a friendly minion Poisonous."""

    targets = target(FRIENDLY_MINIONS, only=COMBO)
    combo = give(TARGET, "ICC_809e")


class ICC_809e:
    """Test Subject. Poisonous."""

    keywords = (POISONOUS,)


class ICC_827:
    """Valeera the Hollow. Battlecry: Gain Stealth until your next turn."""

    action = keyword(FRIENDLY_HERO, STEALTH) >> give(FRIENDLY_HERO, "ICC_827e3")


class ICC_827e3:
    """Veil of Shadows. Stealth until your next turn."""

    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


class ICC_850:
    """Shadowblade. Battlecry: Your hero is Immune this turn."""

    action = give(FRIENDLY_HERO, "ICC_850e")


class ICC_850e:
    """Shaded. Immune this turn."""

    keywords = (IMMUNE,)
