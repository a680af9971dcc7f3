"""March of the Lich King: Mage."""

from hsreplay_sim.cards.words import *


class NX2_001:
    """Tear Reality. Add 2 random Mage spells from the past to your hand. They cost (2) less."""

    action = repeat(
        N,
        add_random(past_pool(A_SPELL, card_class=CardClass.MAGE))
        >> give(MADE & IN_HAND, "NX2_001e"),
    )


class NX2_002:
    """Spectral Trainee. After you cast a spell, deal 1 damage to all enemy minions."""

    events = after_played(FRIENDLY & SPELL, damage(ENEMY_MINIONS, N))


class NX2_003:
    """Whirlweaver. Battlecry: If you've cast a spell last turn, Discover an Elemental."""

    action = when(
        any_of(PLAYED_LAST_TURN & SPELL),
        discover(discoverable(pool(A_MINION, race=Race.ELEMENTAL))),
    )


class RLK_542:
    """Arcsplitter. Deathrattle: Add 2 Arcane Bolts to your hand."""

    deathrattle = add_card("RLK_843", N)


class RLK_543:
    """Magister's Apprentice. Your Arcane spells cost (1) less.

    Before 208591 there is no RLK_543e: it lays the like-named one of Sorcerer's Apprentice.
    """

    aura = (
        aura(FRIENDLY_HAND & SPELL & school(SpellSchool.ARCANE), "RLK_543e", in_build("RLK_543e")),
        aura(FRIENDLY_HAND & SPELL & school(SpellSchool.ARCANE), "EX1_608e", ~in_build("RLK_543e")),
    )


class RLK_544:
    """Arcane Defenders. Summon two 5/6 Golems with Taunt and Elusive."""

    action = summon("RLK_544t", 2)
    summons = True


class RLK_547:
    """Prismatic Elemental. Battlecry: Discover a spell from any class. It costs (1) less."""

    action = (
        discover(pool(A_SPELL), signed=False)
        >> give(MADE & IN_HAND, "RLK_547e")
        >> set_displayed_creator(MADE & IN_HAND)
    )


class RLK_547e:
    """Strange Energy. Costs (1) less. At 159202 it stays on its card until that is buried."""

    cost = -N
    stays = by_profile(lambda p: not p.strange_energy_ends)


class RLK_548:
    """Arcane Wyrm. Battlecry: Add an Arcane Bolt to your hand."""

    action = add_card("RLK_843")


class RLK_803:
    """Grand Magister Rommath.

    Battlecry: Recast each spell you've cast this game that didn't start in your deck. (Once per
    game)
    """

    action = when(FIRST_TIME, cast_all(PLAYED_THIS_GAME & SPELL & GENERATED))


class RLK_843:
    """Arcane Bolt. Deal 2 damage. Manathirst (8): Deal 3 damage instead."""

    targets = CHARACTERS
    action = when(manathirst(N2), damage(TARGET, N3), damage(TARGET, N))
