"""Festival of Legends: Priest."""

from hsreplay_sim.cards.words import *


class ETC_305:
    """Shadow Chord: Distort. Give a minion -5/-5. If it has 0 Attack, destroy it."""

    targets = target(MINIONS, optional=False)
    action = (
        give(TARGET, "ETC_305e")
        >> tell_stats()
        >> when(any_of(TARGET & atk_at_most(N3)), destroy(TARGET))
    )


class ETC_312:
    """Idol's Adoration. Your Hero Power costs (0). After you use it, lose 1 Durability."""

    aura = aura(FRIENDLY_PLAYER, "ETC_312e")
    events = when_power_used(FRIENDLY & A_HERO_POWER, wear(SELF))


class ETC_312e:
    """Sing! Your Hero Power costs (0)."""

    aura = cost_change(FRIENDLY_HERO_POWER, to=N)


class ETC_332:
    """Dreamboat.

    Battlecry: Restore 3 Health to all other friendly minions. Gain +1/+1 for each one Overhealed.
    """

    action = (
        remember_number(count((FRIENDLY_MINIONS - SELF) & damage_below(N)))
        >> for_each(FRIENDLY_MINIONS - SELF, heal(TARGET, N))
        >> repeat(LEFT_BEHIND, give(SELF, "ETC_332e"))
    )


class ETC_334:
    """Heartbreaker Hedanis.

    Battlecry: Deal 4 damage to this minion. Overheal: Deal 5 damage to a random enemy.
    """

    action = damage(SELF, N)
    events = when_overhealed(SELF, damage(random(ENEMY_CHARACTERS), N2))


class ETC_338:
    """Power Chord: Synchronize.

    Choose a minion. Add a copy of it to your hand. Finale: Give both +1/+2.
    """

    targets = target(MINIONS, optional=False)
    action = copy_to_hand(TARGET) >> when(FINALE, give(TARGET + MADE, "ETC_338e"))


class ETC_339:
    """Heartthrob. Overheal: Summon a random minion with Cost equal to the amount Overhealed."""

    events = when_overhealed(SELF, summon_of_cost(AMOUNT))


class ETC_449:
    """Fan Club. Restore 3 Health to all friendly characters."""

    activate = heal(FRIENDLY_CHARACTERS, N)


ITS_ROW = adjacent(TARGET) + TARGET


def _feed_the_row(game: Game, me: Entity, it: Frame) -> None:
    """What is overhealed is known before the healing; the crystals come behind it."""
    eaters = ITS_ROW.of(game, me, it)
    over = sum(each.tags.get(DAMAGE, 0) < N.ask(game, me, it) for each in eaters)
    for_each(ITS_ROW, heal(TARGET, N)).run(game, me, it)
    refresh_mana(over).run(game, me, it)


class JAM_022:
    """Deafen. Silence a minion. Combo: Also deal 2 damage to it."""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET)
    combo = silence(TARGET) >> damage(TARGET, N)


class JAM_023:
    """Plagiarizarrr. Battlecry: Get a copy of the top card of your opponent's deck."""

    action = copy_to_hand(top(ENEMY_DECK))


class JAM_025:
    """Funnel Cake.

    Restore 3 Health to a minion and its neighbors. For each one Overhealed, refresh a Mana Crystal.
    """

    targets = target(MINIONS, optional=False)

    action = script(_feed_the_row)


class JAM_027:
    """Fanboy.

    Choose One - Give a friendly minion +2 Attack and Rush; or +2 Health and Lifesteal.
    """

    choose = ("JAM_027a", "JAM_027b")


class JAM_027a:
    """Zok Rocks! Give a friendly minion +2 Attack and Rush."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "JAM_027ae")


class JAM_027b:
    """Poison Bloom! Give a friendly minion +2 Health and Lifesteal."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "JAM_027be")
