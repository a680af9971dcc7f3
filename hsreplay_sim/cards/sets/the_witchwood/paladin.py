"""The Witchwood: Paladin."""

from hsreplay_sim.cards.words import *


class GIL_145:
    """Sound the Bells! Echo Give a minion +1/+2."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GIL_145e")


class GIL_203:
    """Rebuke. Enemy spells cost (5) more next turn."""

    action = give(ENEMY_PLAYER, "GIL_203e")


class GIL_203e:
    """Rebuked. Your spells cost (5) more this turn."""

    aura = aura(ENEMY_HAND & SPELL, "GIL_203e2", only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class GIL_596:
    """Silver Sword. After your hero attacks, give your minions +1/+1."""

    events = after_attack(FRIENDLY_HERO, give(FRIENDLY_MINIONS, "GIL_596e"))


class GIL_634:
    """Bellringer Sentry.

    Battlecry and Deathrattle: Put a Secret from your deck into the battlefield.
    """

    action = put_secret_from(FRIENDLY_DECK)
    deathrattle = put_secret_from(FRIENDLY_DECK)


class GIL_635:
    """Cathedral Gargoyle. Battlecry: If you're holding a Dragon, gain Taunt and Divine Shield."""

    action = when(HOLDING_DRAGON, keyword(SELF, TAUNT) >> shield(SELF))


class GIL_685:
    """Paragon of Light. While this minion has 3 or more Attack, it has Taunt and Lifesteal."""

    keywords = ((TAUNT, atk_of(SELF) >= N), (LIFESTEAL, atk_of(SELF) >= N))


class GIL_817:
    """The Glass Knight. Divine Shield. Whenever you restore Health, gain Divine Shield."""

    events = when_healed(CHARACTERS, shield(SELF), any_of(TARGET & FRIENDLY))


class GIL_903:
    """Hidden Wisdom.

    Secret: After your opponent plays three cards in a turn, draw 2 cards.
    """

    secret = after_played(
        ENEMY, draw(N), only=theirs(NUM_CARDS_PLAYED_THIS_TURN).equals(3) & HAND_ROOM
    )
