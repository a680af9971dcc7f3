"""The League of Explorers: Mage."""

from hsreplay_sim.cards.words import *

COMES_FIRST = by_profile(lambda p: p.armor_comes_first)


class LOE_002:
    """Forgotten Torch.

    Deal 3 damage. Shuffle a 'Roaring Torch' into your deck that deals 6 damage.
    """

    targets = CHARACTERS
    action = damage(TARGET, N) >> shuffle("LOE_002t")


class LOE_002t:
    """Roaring Torch. Deal 6 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class LOE_003:
    """Ethereal Conjurer. Battlecry: Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))


class LOE_119:
    """Animated Armor. Your hero can only take 1 damage at a time."""

    events = (
        before_damage(FRIENDLY_HERO, change_damage(N), (AMOUNT > N) & COMES_FIRST, first=True),
        before_damage(FRIENDLY_HERO, change_damage(N), (AMOUNT > N) & ~COMES_FIRST),
    )
