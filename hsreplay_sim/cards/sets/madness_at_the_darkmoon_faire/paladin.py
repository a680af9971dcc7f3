"""Madness at the Darkmoon Faire: Paladin."""

from hsreplay_sim.cards.words import *


class DMF_064:
    """Carousel Gryphon. Divine Shield. Corrupt: Gain +3/+3 and Taunt."""

    corrupt = "DMF_064t"


class DMF_194:
    """Redscale Dragontamer. Deathrattle: Draw a Dragon."""

    deathrattle = draw_from(FRIENDLY_DECK & DRAGON)


class DMF_195:
    """Snack Run. Discover a spell. Restore Health to your hero equal to its Cost."""

    action = discover(discoverable(pool(A_SPELL))) >> heal(FRIENDLY_HERO, cost_of(MADE))


class DMF_235:
    """Balloon Merchant.

    Battlecry: Give your Silver Hand Recruits +1 Attack and Divine Shield.
    """

    action = give(FRIENDLY_MINIONS & called("Silver Hand Recruit"), "DMF_235e") >> shield(
        FRIENDLY_MINIONS & called("Silver Hand Recruit")
    )


class DMF_237:
    """Carnival Barker. Whenever you summon a 1-Health minion, give it +1/+2."""

    events = when_summoned((FRIENDLY & MINION & health_is(N)) & OTHERS, give(SUBJECT, "DMF_237e"))


class DMF_238:
    """Hammer of the Naaru. Battlecry: Summon a 6/6 Holy Elemental with Taunt."""

    action = summon("DMF_238t")


class DMF_241:
    """High Exarch Yrel.

    Battlecry: If your deck has no Neutral cards, gain Rush, Lifesteal, Taunt, and Divine
    Shield.
    """

    action = when(
        ~any_of(FRIENDLY_DECK & of_class(CardClass.NEUTRAL)),
        keyword(SELF, RUSH) >> keyword(SELF, LIFESTEAL) >> keyword(SELF, TAUNT) >> shield(SELF),
    )


class DMF_244:
    """Day at the Faire. Summon 3 Silver Hand Recruits. Corrupt: Summon 5."""

    action = summon("CS2_101t", N)
    corrupt = "DMF_244t"
    summons = True


class DMF_244t:
    """Day at the Faire. Corrupted. Summon 5 Silver Hand Recruits."""

    action = summon("CS2_101t", N)
    summons = True


class YOP_010:
    """Imprisoned Celestial. Dormant for 2 turns. Spellburst: Give your minions Divine Shield."""

    dormant = "BT_737e"
    spellburst = after_played(FRIENDLY & SPELL, shield(FRIENDLY_MINIONS))


class YOP_011:
    """Libram of Judgment. Corrupt: Gain Lifesteal."""

    corrupt = "YOP_011t"
