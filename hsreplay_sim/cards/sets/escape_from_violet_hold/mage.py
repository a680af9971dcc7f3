"""Escape from the Violet Hold: Mage."""

from hsreplay_sim.cards.words import *

DEARER = of_card("JAIL_313", N)


def _dearer_spells(g: Game, card: Entity, it: Frame) -> list[str]:
    """The spells that cost so much more than a card of a hand, or else those that come nearest."""
    cost = card.tags.get(COST, 0)
    for wanted in range(cost + DEARER.ask(g, card, it), cost, -1):
        if spells := g.cards.pool(type=A_SPELL, cost=wanted):
            return list(spells)
    return []


class JAIL_122:
    """Jailhouse Manastorm.

    Battlecry: After you cast a spell this game, summon a random minion of the same Cost.
    """

    action = give(FRIENDLY_PLAYER, "JAIL_122e5")


class JAIL_122e5:
    """Manastorm Summoning. After you cast a spell, summon a minion of the same Cost."""

    events = after_played(FRIENDLY & SPELL, summon_of_cost(COST_PAID))


class JAIL_123:
    """Breakout Architect.

    Battlecry:Discover a spell that costs (5) or more. It casts twice when played.
    """

    action = discover(discoverable(pool(A_SPELL, cost_from=N))) >> give(MADE & IN_HAND, "JAIL_123e")


class JAIL_123e:
    """Breaking Out. Casts twice."""

    keywords = (EXTRA_SPELL_CASTS_ADDITIONAL,)


class JAIL_125:
    """Cold Snap. Freeze an enemy. Get a random Frost spell."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> add_random(pool(A_SPELL, where=of_school(SpellSchool.FROST)))


class JAIL_312:
    """Contraband Wands. Get 3 Arcane Missiles."""

    action = add_card("EX1_277", N)


class JAIL_313:
    """Bootleg Alchemist.

    Battlecry: Choose a card in your hand. Transform it into a spell that costs (5) more (keeps its
    original Cost).
    """

    targets = FRIENDLY_HAND
    action = (
        remember_number(cost_of(TARGET))
        >> transform_random(TARGET, _dearer_spells)
        >> give(TARGET & IN_HAND, "JAIL_313e", data=LEFT_BEHIND)
    )


class JAIL_313e:
    """Bootleg. Transformed and kept Cost."""

    set_cost = DATA1


class JAIL_315:
    """Mystic Misdirection. Secret: When an enemy minion attacks, transform it into a 1/1 Sheep.

    As a hypothesis, the Sheep attacks on, as it is the same entity.
    """

    secret = when_attacks(ENEMY & MINION, transform(SUBJECT, "CS2_tk1"))


REFRESHES_MAX = 50


def _key_and_spells(g: Game, me: Entity, it: Frame) -> list[str]:
    """Three different spells that a Discover may offer, and the key that asks for others."""
    left, shown = list(discoverable(pool(A_SPELL))(g, me, it)), list[str]()
    while left and len(shown) < 3:
        spell = g.card(Purpose.DISCOVER, me, left, me.controller)
        shown.append(spell)
        left = [e for e in left if g.cards.canonical(e) != g.cards.canonical(spell)]
    return [*shown, "JAIL_319t"]


def _use_key(g: Game, me: Entity, it: Frame) -> None:
    """Let my player take a spell; each time that the key is chosen, it may hurt, one in so many."""
    picks: list[Entity] = []

    def note(g: Game, me: Entity, it: Frame) -> None:
        picks.extend([it.subject] if it.subject is not None else [])

    for _ in range(REFRESHES_MAX):
        choose_from(_key_and_spells, script(note)).run(g, me, it)
        if not picks or picks[-1].card_id != "JAIL_319t":
            break
        if g.number(Purpose.COIN, me, 0, 100 // N.ask(g, me, it) - 1) == 1:
            damage(FRIENDLY_HERO, N2).run(g, me, it)
    it.made = [each for each in picks[-1:] if each.card_id != "JAIL_319t"]


class JAIL_319:
    """The Skeleton Key.

    Discover a spell, or refresh your options (20% chance to take 5 damage each refresh!)
    """

    action = script(_use_key) >> take(MADE) >> count_discovered(MADE)


class JAIL_319t:
    """Transform the Key!. Refresh your options. (20% chance to take 5 damage!)"""


class JAIL_379:
    """Spire Security.

    Battlecry: Reveal a spell in your deck. If it costs (5) or more, deal 5 damage split among enemy
    minions.
    """

    action = aim(
        random(FRIENDLY_DECK & SPELL),
        likeness_aside(TARGET)
        >> when(any_of(TARGET & cost_at_least(N)), missiles(N2, ENEMY_MINIONS)),
    )
