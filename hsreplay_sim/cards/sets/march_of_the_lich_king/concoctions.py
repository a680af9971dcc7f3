"""March of the Lich King: Concoctions, and what becomes of two of them (engine.keywords)."""

from hsreplay_sim.cards.words import *

STOLEN = add_random(any_class_but_mine(pool())) >> give(MADE, "RLK_570e3")
SLAIN = destroy(random(ENEMY_MINIONS))

SLIMY, DREADFUL, BUBBLING, HAZY, GLEAMING = _BASIC = (
    "RLK_570t1", "RLK_570t2", "RLK_570t3", "RLK_570t4", "RLK_570t5",
)  # fmt: skip
CONCOCTIONS = Recipes(
    _BASIC,
    {
        (SLIMY, SLIMY): "RLK_570t1t4",
        (SLIMY, DREADFUL): "RLK_570t1t2",
        (SLIMY, BUBBLING): "RLK_570t1t3",
        (SLIMY, HAZY): "RLK_570t1t1",
        (SLIMY, GLEAMING): "RLK_570tt1",
        (DREADFUL, DREADFUL): "RLK_570t2t2",
        (DREADFUL, BUBBLING): "RLK_570t2t1",
        (DREADFUL, HAZY): "RLK_570t4t1",
        (DREADFUL, GLEAMING): "RLK_570tt4",
        (BUBBLING, BUBBLING): "RLK_570t3t",
        (BUBBLING, HAZY): "RLK_570t4t2",
        (BUBBLING, GLEAMING): "RLK_570tt2",
        (HAZY, HAZY): "RLK_570t4t3",
        (HAZY, GLEAMING): "RLK_570tt3",
        (GLEAMING, GLEAMING): "RLK_570tt5",
    },
    givers=("RLK_568", "RLK_571", "RLK_572"),
)


class RLK_570t1:
    """Slimy Concoction.

    Summon a random 3-Cost minion. Add another Concoction to your hand to mix together!
    """

    action = summon_random(pool(A_MINION, cost=N))
    summons = True


class RLK_570t1t1:
    """Mixed Concoction.

    Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
    """

    action = summon_random(pool(A_MINION, cost=N)) >> STOLEN


class RLK_570t1t2:
    """Mixed Concoction. Summon a random 3-Cost minion. Destroy a random enemy minion."""

    action = summon_random(pool(A_MINION, cost=N)) >> SLAIN


class RLK_570t1t3:
    """Mixed Concoction. Deal 3 damage. Summon a random 3-Cost minion."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))


class RLK_570t1t4:
    """Mixed Concoction. Summon two random 3-Cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2)
    summons = True


class RLK_570t2:
    """Dreadful Concoction.

    Destroy a random enemy minion. Add another Concoction to your hand to mix together!
    """

    action = SLAIN


class RLK_570t2t1:
    """Mixed Concoction. Deal 3 damage. Destroy a random enemy minion."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> SLAIN


class RLK_570t2t2:
    """Mixed Concoction. Destroy two random enemy minions."""

    playable = any_of(ENEMY_MINIONS)
    action = destroy(random(ENEMY_MINIONS, 2))


class RLK_570t3:
    """Bubbling Concoction. Deal 3 damage. Add another Concoction to your hand to mix together!"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class RLK_570t3t:
    """Mixed Concoction. Deal 3 damage, twice."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(TARGET, N)


class RLK_570t4:
    """Hazy Concoction.

    Add a card to your hand from another class. It costs (3) less. Add another Concoction to your
    hand to mix together!
    """

    action = STOLEN


class RLK_570t4t1:
    """Mixed Concoction.

    Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
    """

    action = STOLEN >> SLAIN


class RLK_570t4t2:
    """Mixed Concoction.

    Deal 3 damage. Add a card to your hand from another class. It costs (3) less.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> STOLEN


class RLK_570t4t3:
    """Mixed Concoction. Add two cards to your hand from other classes. They cost (3) less."""

    action = repeat(2, STOLEN)


class RLK_570t5:
    """Gleaming Concoction.

    Draw 2 cards. Add another Concoction to your hand to mix together!
    """

    action = draw(N, one_by_one=True)


class RLK_570tt1:
    """Mixed Concoction. Draw 2 cards. Summon a random 3-Cost minion."""

    action = draw(N, one_by_one=True) >> summon_random(pool(A_MINION, cost=N2))


class RLK_570tt2:
    """Mixed Concoction. Deal 3 damage. Draw 2 cards."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> draw(N2, one_by_one=True)


class RLK_570tt3:
    """Mixed Concoction.

    Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
    """

    action = draw(N, one_by_one=True) >> STOLEN


class RLK_570tt4:
    """Mixed Concoction. Draw 2 cards. Destroy a random enemy minion."""

    action = draw(N, one_by_one=True) >> SLAIN


class RLK_570tt5:
    """Mixed Concoction. Draw 4 cards."""

    action = draw(N, one_by_one=True)
