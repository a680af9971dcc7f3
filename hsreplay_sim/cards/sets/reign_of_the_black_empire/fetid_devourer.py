"""Fetid Devourer, and what it becomes: of one to three Runes.

As a hypothesis, each Rune of the card that is played counts, and three are enough; one enemy minion
is chosen, several are taken at random.
"""

from hsreplay_sim.cards.words import *

RUNES = (COST_BLOOD, COST_FROST, COST_UNHOLY)
FORMS = [f"BE_781t{number}" for number in range(1, 20)]
A_RUNE = Filter(lambda g, me, e: any(e.get(rune) > 0 for rune in RUNES))


def _transform(g: Game, me: Entity, it: Frame) -> None:
    """Add the Runes of the SUBJECT to those of this card, up to three, and become that form."""
    if it.subject is None:
        return
    runes = {rune: me.get(rune) for rune in RUNES}
    for rune in RUNES:
        for _ in range(it.subject.get(rune)):
            runes[rune] += sum(runes.values()) < 3
    for form in FORMS:
        card = g.cards.get(form)
        if card is not None and all(card.tags.get(r, 0) == n for r, n in runes.items()):
            upgrade_to(form).run(g, me, it)


TRANSFORMS = after_played(FRIENDLY & A_RUNE, script(_transform))
"""While in your hand, this transforms after you play a card with a rune."""
DRAWS_ONE = draw() >> give(DRAWN & IN_HAND, "GBL_004e")
DRAWS_SEVERAL = draw(N) >> give(DRAWN & IN_HAND, "GBL_004e")


class BE_781t1:
    """Fetid Devourer.

    Battlecry: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost
    minions.
    """

    targets = ENEMY_MINIONS
    action = destroy(TARGET) >> DRAWS_ONE >> summon_random(pool(A_MINION, cost=N2), 2)


class BE_781t2:
    """Fetid Devourer. Battlecry: Destroy an enemy minion."""

    targets = ENEMY_MINIONS
    action = destroy(TARGET)
    in_hand = TRANSFORMS


class BE_781t3:
    """Fetid Devourer. Battlecry: Destroy 2 enemy minions."""

    action = destroy(random(ENEMY_MINIONS, N))
    in_hand = TRANSFORMS


class BE_781t4:
    """Fetid Devourer. Battlecry: Destroy 3 enemy minions."""

    action = destroy(random(ENEMY_MINIONS, N))


class BE_781t5:
    """Fetid Devourer. Battlecry: Draw a card. It costs (3) less."""

    action = DRAWS_ONE
    in_hand = TRANSFORMS


class BE_781t6:
    """Fetid Devourer. Battlecry: Draw 2 cards. They costs (3) less."""

    action = DRAWS_SEVERAL
    in_hand = TRANSFORMS


class BE_781t7:
    """Fetid Devourer. Battlecry: Draw 3 cards. They costs (3) less."""

    action = DRAWS_SEVERAL


class BE_781t8:
    """Fetid Devourer. Battlecry: Summon two random 3-cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2)
    in_hand = TRANSFORMS


class BE_781t9:
    """Fetid Devourer. Battlecry: Summon two random 6-cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2)
    in_hand = TRANSFORMS


class BE_781t10:
    """Fetid Devourer. Battlecry: Summon two random 9-cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2)


class BE_781t11:
    """Fetid Devourer. Battlecry: Destroy an enemy minion. Draw a card. It costs (3) less."""

    targets = ENEMY_MINIONS
    action = destroy(TARGET) >> DRAWS_ONE
    in_hand = TRANSFORMS


class BE_781t12:
    """Fetid Devourer. Battlecry: Destroy an enemy minion. Summon two random 3-cost minions."""

    targets = ENEMY_MINIONS
    action = destroy(TARGET) >> summon_random(pool(A_MINION, cost=N), 2)
    in_hand = TRANSFORMS


class BE_781t13:
    """Fetid Devourer. Battlecry: Destroy 2 enemy minions. Draw a card. It costs (3) less."""

    action = destroy(random(ENEMY_MINIONS, N)) >> DRAWS_ONE


class BE_781t14:
    """Fetid Devourer. Battlecry: Destroy 2 enemy minions. Summon two random 3-cost minions."""

    action = destroy(random(ENEMY_MINIONS, N)) >> summon_random(pool(A_MINION, cost=N2), 2)


class BE_781t15:
    """Fetid Devourer. Battlecry: Destroy an enemy minion. Draw 2 cards. They costs (3) less."""

    targets = ENEMY_MINIONS
    action = destroy(TARGET) >> DRAWS_SEVERAL


class BE_781t16:
    """Fetid Devourer. Battlecry: Destroy an enemy minion. Summon two random 6-cost minions."""

    targets = ENEMY_MINIONS
    action = destroy(TARGET) >> summon_random(pool(A_MINION, cost=N), 2)


class BE_781t17:
    """Fetid Devourer.

    Battlecry: Draw a card. It costs (3) less. Summon two random 3-cost minions.
    """

    action = DRAWS_ONE >> summon_random(pool(A_MINION, cost=N2), 2)
    in_hand = TRANSFORMS


class BE_781t18:
    """Fetid Devourer.

    Battlecry: Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
    """

    action = DRAWS_SEVERAL >> summon_random(pool(A_MINION, cost=N3), 2)


class BE_781t19:
    """Fetid Devourer.

    Battlecry: Draw a card. It costs (3) less. Summon two random 6-cost minions.
    """

    action = DRAWS_ONE >> summon_random(pool(A_MINION, cost=N2), 2)
