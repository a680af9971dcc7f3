"""Scholomance Academy (2020): Rogue."""

from hsreplay_sim.cards.words import *


class SCH_305:
    """Secret Passage. Replace your hand with 4 cards from your deck. Swap back next turn."""

    action = give(FRIENDLY_PLAYER, "SCH_305e2", notes=(0, 1)) >> replace_hand(
        top(FRIENDLY_DECK, N), "SCH_305e"
    )


class SCH_305e:
    """Secret Exit.

    It marks a card that came by the passage until that is played, or the turn ends (U397:7789).
    """

    keywords = (TAG_1633,)
    events = (
        with_keyword(turn_end(wear_off()), 0),
        with_keyword(before_played(SELF, wear_off()), 0),
    )


class SCH_305e2:
    """Secret Entrance. At the end of the turn the old hand comes back."""

    events = with_keyword(turn_end(bring_hand_back("SCH_305e") >> wear_off()), 0)


class SCH_426:
    """Infiltrator Lilian.

    Stealth. Deathrattle: Summon a 4/2 Forsaken Lilian that attacks a random enemy.
    """

    deathrattle = summon("SCH_426t") >> attacks(MADE, ENEMY_CHARACTERS)


class SCH_519:
    """Vulpera Toxinblade. Your weapon has +2 Attack."""

    aura = aura(FRIENDLY_WEAPON, "SCH_519e")


class SCH_622:
    """Self-Sharpening Sword. After your hero attacks, gain +1 Attack."""

    events = after_attack(FRIENDLY & HERO, give(SELF, "SCH_622e"))


class SCH_706:
    """Plagiarize.

    Secret: At the end of your opponent's turn, add copies of the cards they played to your hand.
    """

    secret = turn_end(
        copy_to_hand(ENEMY_PLAYED_THIS_TURN),
        ENEMY_PLAYER,
        only=any_of(ENEMY_PLAYED_THIS_TURN) & HAND_ROOM,
    )
