"""One Night in Karazhan (KAR)."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import IMMUNE
from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.words.effects import (
    add_random,
    damage,
    draw,
    draw_one_each,
    heal,
    shuffle_random,
    summon,
    summon_random,
    when,
)
from hsreplay_sim.cards.words.pools import (
    A_MINION,
    A_SPELL,
    any_class_but_mine,
    legendary,
    pool,
    their_class,
)
from hsreplay_sim.cards.words.selectors import (
    A_SECRET,
    BEAST,
    CHARACTERS,
    DRAGON,
    ENEMY,
    ENEMY_MINIONS,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_SECRETS,
    MURLOC,
    SPELL,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import after_played, when_discarded, when_played
from hsreplay_sim.cards.words.values import (
    MY_TURN,
    N2,
    ROOM,
    SPELL_POWER,
    N,
    any_of,
    as_number,
    says,
)


class KAR_006:
    """Cloaked Huntress. Your Secrets cost (0)."""

    aura = aura(FRIENDLY_HAND & A_SECRET, "KAR_006e")


class KAR_006e:
    """What she does to a Secret; the server has no card for it."""

    set_cost = 0


class KAR_004:
    """Cat Trick. Secret: After your opponent casts a spell, summon a 4/2 Panther with Stealth."""

    secret = after_played(ENEMY & SPELL, summon("KAR_004a"), ROOM)


class KAR_005:
    """Kindly Grandmother. Deathrattle: Summon a 3/2 Big Bad Wolf."""

    deathrattle = summon("KAR_005a")


class KAR_009:
    """Babbling Book. Battlecry: Add a random Mage spell to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE))


class KAR_035:
    """Priest of the Feast. Whenever you cast a spell, restore 3 Health to your hero."""

    events = when_played(FRIENDLY & SPELL, heal(FRIENDLY_HERO, N))


class KAR_063:
    """Spirit Claws. Has +2 Attack while you have Spell Damage."""

    atk = N * as_number(SPELL_POWER > 0)


class KAR_061:
    """The Curator. Taunt. Battlecry: Draw a Beast, Dragon, and Murloc from your deck."""

    action = draw_one_each(FRIENDLY_DECK & BEAST, FRIENDLY_DECK & DRAGON, FRIENDLY_DECK & MURLOC)


class KAR_069:
    """Swashburglar. Battlecry: Add a random card to your hand (from your opponent's class)."""

    action = when(
        says("your opponent's class"),
        add_random(pool(card_class=their_class)),
        add_random(any_class_but_mine(pool())),
    )


class KAR_073:
    """Maelstrom Portal. Deal 1 damage to all enemy minions. Summon a random 1-Cost minion."""

    action = damage(ENEMY_MINIONS, N) >> summon_random(pool(A_MINION, cost=N2))


class KAR_076:
    """Firelands Portal. Deal 5 damage. Summon a random 5-Cost minion."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))


class KAR_089:
    """Malchezaar's Imp. Whenever you discard a card, draw a card."""

    events = when_discarded(FRIENDLY, draw())


class KAR_092:
    """Medivh's Valet. Battlecry: If you control a Secret, deal 3 damage."""

    targets = target(CHARACTERS, only=any_of(FRIENDLY_SECRETS & A_SECRET))
    action = when(any_of(FRIENDLY_SECRETS & A_SECRET), damage(TARGET, N))


class KAR_096:
    """Prince Malchezaar. Start of Game: Add 5 extra Legendary minions to your deck."""

    start_of_game = shuffle_random(pool(A_MINION, where=legendary), N)


class KAR_712:
    """Violet Illusionist. During your turn, your hero is Immune."""

    hero_keywords = ((IMMUNE, MY_TURN),)
