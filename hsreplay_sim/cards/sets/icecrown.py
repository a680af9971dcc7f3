"""Knights of the Frozen Throne (ICC)."""

from __future__ import annotations

from hsreplay_sim.cards.words.effects import (
    add_card,
    add_random,
    aim,
    armor,
    damage,
    destroy,
    draw,
    freeze,
    give,
    heal,
    repeat,
    summon,
    summon_copy,
    when,
)
from hsreplay_sim.cards.words.keywords import repeat_while_dying, resurrect
from hsreplay_sim.cards.words.pools import given
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    DEMON,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    FRIENDLY,
    FRIENDLY_DEAD_MINIONS,
    FRIENDLY_DECK,
    FRIENDLY_MINIONS,
    MINION,
    MINIONS,
    SELF,
    TARGET,
    cost_is,
    random,
)
from hsreplay_sim.cards.words.triggers import turn_end
from hsreplay_sim.cards.words.values import FREE_SLOTS, N2, N3, N, any_of, count, of_creator, says


class ICC_054:
    """Spreading Plague. Summon a 1/5 Scarab with Taunt. If they have more minions, cast again."""

    action = summon("ICC_832t4") >> repeat(
        7,
        when(count(ENEMY_MINIONS) > count(FRIENDLY_MINIONS), summon("ICC_832t4")),
    )


class ICC_075:
    """Despicable Dreadlord. At the end of your turn, deal 1 damage to all enemy minions."""

    events = turn_end(damage(ENEMY_MINIONS, N))


class ICC_085:
    """Ultimate Infestation. Deal 5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> draw(N2) >> armor(N3) >> summon("ICC_085t")


class ICC_210:
    """Shadow Ascendant. At the end of your turn, give another random friendly minion +1/+1."""

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "ICC_210e"))


class ICC_210e:
    """Ascended. Stats increased."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class ICC_314:
    """The Lich King. Taunt. At the end of your turn, add a random Death Knight card."""

    events = turn_end(add_random(given(*(f"ICC_314t{number}" for number in range(1, 9)))))


class ICC_314t5:
    """Death Coil. Deal 5 damage to an enemy, or restore 5 Health to a friendly character."""

    targets = CHARACTERS
    action = when(any_of(TARGET & FRIENDLY), heal(TARGET, N2), damage(TARGET, N))


class ICC_314t8:
    """Death and Decay. Deal 3 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class ICC_466:
    """Saronite Chain Gang. Taunt. Battlecry: Summon a copy of this minion."""

    action = when(says("copy"), summon_copy(SELF), summon("ICC_466"))


class ICC_802:
    """Spirit Lash. Lifesteal. Deal 1 damage to all minions."""

    action = damage(MINIONS, N)


class ICC_831:
    """Bloodreaver Gul'dan. Battlecry: Summon all friendly Demons that died this game.

    As many as there is room for, in no order (U146:6815, U185:10918).
    """

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & DEMON, FREE_SLOTS))


class ICC_831p:
    """Siphon Life. Lifesteal. Deal 3 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class ICC_851:
    """Prince Keleseth. If your deck has no 2-Cost cards, give all minions in it +1/+1."""

    action = when(~any_of(FRIENDLY_DECK & cost_is(2)), give(FRIENDLY_DECK & MINION, "ICC_851e"))


class ICC_851e:
    """Keleseth's Blessing. +1/+1."""

    atk = N
    max_health = N2


class ICC_041:
    """Defile. Deal 1 damage to all minions. If any die, cast this again."""

    action = repeat_while_dying(damage(MINIONS, N))


class ICC_064:
    """Blood Razor. Battlecry and Deathrattle: Deal 1 damage to all minions."""

    action = damage(MINIONS, N)
    deathrattle = damage(MINIONS, N)


class ICC_069:
    """Ghastly Conjurer. Battlecry: Add a 'Mirror Image' spell to your hand."""

    action = add_card("CS2_027")


class ICC_214:
    """Obsidian Statue. Taunt. Lifesteal. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class ICC_836:
    """Breath of Sindragosa. Deal 2 damage to a random enemy minion and Freeze it."""

    action = aim(random(ENEMY_MINIONS), damage(TARGET, N) >> freeze(TARGET))
