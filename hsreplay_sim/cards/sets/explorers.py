"""The League of Explorers (LOE)."""

from __future__ import annotations

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import EXTRA_BATTLECRIES_BASE
from hsreplay_sim.cards.compile import aura
from hsreplay_sim.cards.words.effects import (
    add_card,
    damage,
    discover,
    draw,
    give,
    heal,
    repeat,
    shuffle,
    summon_random,
    when,
)
from hsreplay_sim.cards.words.keywords import NO_DUPLICATES
from hsreplay_sim.cards.words.pools import A_MINION, A_SPELL, deathrattle_card, discoverable, pool
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_CHARACTERS,
    FRIENDLY,
    FRIENDLY_HERO,
    FRIENDLY_PLAYER,
    IN_HAND,
    SELF,
    SUBJECT,
    TARGET,
    random,
)
from hsreplay_sim.cards.words.triggers import when_overloaded
from hsreplay_sim.cards.words.values import AMOUNT, N, max_health_of, says


class LOE_002:
    """Forgotten Torch. Deal 3 damage. Shuffle a 'Roaring Torch' into your deck that deals 6."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> shuffle("LOE_002t")


class LOE_002t:
    """Roaring Torch. Deal 6 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class LOE_011:
    """Reno Jackson. Battlecry: If your deck has no duplicates, fully heal your hero."""

    action = when(NO_DUPLICATES, heal(FRIENDLY_HERO, max_health_of(FRIENDLY_HERO)))


class LOE_012:
    """Tomb Pillager. Deathrattle: Add a Coin to your hand."""

    deathrattle = add_card("GAME_005")


class LOE_018:
    """Tunnel Trogg. Whenever you Overload, gain +1 Attack per locked Mana Crystal."""

    events = when_overloaded(FRIENDLY, repeat(AMOUNT, give(SELF, "LOE_018e")))


class LOE_018e:
    """Trogg No Stupid. Increased Attack, a layer for each crystal: no number (U035:7669)."""

    atk = 1


class LOE_023:
    """Dark Peddler. Battlecry: Discover a 1-Cost card."""

    action = discover(discoverable(pool(cost=N)))


class LOE_046:
    """Huge Toad. Deathrattle: Deal 1 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class LOE_079:
    """Elise Starseeker. Battlecry: Shuffle the 'Map to the Golden Monkey' into your deck."""

    action = shuffle("LOE_019t")


class LOE_019t:
    """Map to the Golden Monkey. Shuffle the Golden Monkey into your deck. Draw a card."""

    action = shuffle("LOE_019t2") >> draw()


class LOE_115:
    """Raven Idol. Choose One - Discover a minion; or Discover a spell."""

    choose = ("LOE_115a", "LOE_115b")


class LOE_115a:
    """Break Free. Discover a minion."""

    action = discover(discoverable(pool(A_MINION)))


class LOE_115b:
    """Awakened. Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))


class LOE_006:
    """Museum Curator. Battlecry: Discover a Deathrattle card."""

    action = discover(discoverable(pool(where=deathrattle_card))) >> when(
        says("costs"), give(SUBJECT & IN_HAND, "GBL_003e")
    )


class LOE_029:
    """Jeweled Scarab. Battlecry: Discover a 3-Cost card."""

    action = discover(discoverable(pool(cost=N)))


class LOE_047:
    """Tomb Spider. Battlecry: Discover a Beast."""

    action = discover(discoverable(pool(race=Race.BEAST)))


class LOE_050:
    """Mounted Raptor. Deathrattle: Summon a random 1-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class LOE_077:
    """Brann Bronzebeard. Your Battlecries trigger twice."""

    aura = aura(FRIENDLY_PLAYER, "LOE_077e")
    player_tags = (EXTRA_BATTLECRIES_BASE,)


class LOE_077e:
    """Bronzebeard Battlecry. A mark on the player; Brann's own tag counts."""
