"""Knights of the Frozen Throne: Rogue."""

from hsreplay_sim.cards.words import *

SHADOW_REFLECTION = (
    add_card("ICC_827t", signed=False) >> give(MADE, "ICC_827e") >> set_tag(MADE, VALEERASHADOW, 1)
)


class ICC_065:
    """Bone Baron. Deathrattle: Add two 1/1 Skeletons to your hand."""

    deathrattle = add_card("ICC_026t", 2)


class ICC_201:
    """Roll the Bones. Draw a card. If it has Deathrattle, cast this again."""

    action = draw() >> when(any_of(DRAWN & has(DEATHRATTLE)), cast_copies(SOURCE))


class ICC_221:
    """Leeching Poison. Give your weapon Lifesteal this turn.

    Before 28329, for good.
    """

    playable = any_of(FRIENDLY_WEAPON)
    action = when(
        says("this turn"), give(FRIENDLY_WEAPON, "ICC_221e"), keyword(FRIENDLY_WEAPON, LIFESTEAL)
    )


class ICC_240:
    """Runeforge Haunter. During your turn, your weapon doesn't lose Durability.

    No recording shows it.
    """

    aura = aura(FRIENDLY_WEAPON, "ICC_240e", MY_TURN)


class ICC_240e:
    """Resilient Weapon. Doesn't lose Durability."""

    keywords = IMMUNE


class ICC_809:
    """Plague Scientist. Combo: Give a friendly minion Poisonous."""

    targets = target(FRIENDLY_MINIONS, only=COMBO)
    combo = give(TARGET, "ICC_809e")


class ICC_827:
    """Valeera the Hollow. Battlecry: Gain Stealth until your next turn."""

    action = keyword(FRIENDLY_HERO, STEALTH) >> give(FRIENDLY_HERO, "ICC_827e3")


class ICC_827e3:
    """Veil of Shadows. Stealth until your next turn."""

    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


class ICC_827e:
    """Shadow Reflection. Always copy your last played card."""

    events = (
        with_keyword(when_played(FRIENDLY & OTHERS, reflect(SUBJECT)), 0),
        with_keyword(when_played(SELF, end_reflection()), 0),
        with_keyword(turn_end(end_reflection()), 0),
    )


class ICC_827p:
    """Death's Shadow. During your turn, add a 'Shadow Reflection' to your hand.

    The first comes as Valeera does (U408:13443).
    """

    events = (
        turn_start(SHADOW_REFLECTION),
        with_keyword(when_hero_changes(FRIENDLY_HERO, SHADOW_REFLECTION), 0),
    )


class ICC_827t:
    """Shadow Reflection. Each time you play a card, transform this into a copy of it.

    ICC_827e does so.
    """


class ICC_850:
    """Shadowblade. Battlecry: Your hero is Immune this turn."""

    action = give(FRIENDLY_HERO, "ICC_850e")


class ICC_910:
    """Spectral Pillager.

    Combo: Deal 2 damage to a minion for each other card you've played this turn.

    Before 170824: Deal damage equal to the number of other cards you've played this turn.
    """

    targets = target(either(says("to a minion"), MINIONS, CHARACTERS), only=COMBO)
    combo = damage(TARGET, N_OR_ONE * count(PLAYED_THIS_TURN))
