"""Cataclysm: Mage."""

from hsreplay_sim.cards.words import *

LEYLINES = fixed("MEND_500", "MEND_502", "MEND_504")


def _raised(card_id: str) -> Value:
    """Return the sum of the numbers of my player's enchantments with this card id."""

    def ask(g: Game, me: Entity, it: Frame) -> int:
        worn = (e for e in g.owner(me.controller).attached if e.card_id == card_id)
        return sum(e.get(TAG_SCRIPT_DATA_NUM_1) for e in worn)

    return Value(ask)


def _printed(g: Game, me: Entity, it: Frame) -> int:
    return me.card.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) if me.card is not None else 0


CHEAPER = _raised("MEND_501t2e")
"""By how much the Leylines of my player cost less."""
STRENGTH = Value(_printed) + _raised("MEND_501t3e")
"""The printed number of a Leyline, and by how much texts have increased it."""
CRYSTALLIZED = first_of(*(pool(A_MINION, cost=STRENGTH - less) for less in range(99)))
"""Minions of that cost, or of the next lower one that has any."""
A_FIRE_SPELL = when_damaged(
    SELF,
    add_random(pool(A_SPELL, where=of_school(SpellSchool.FIRE)))
    >> give(MADE & IN_HAND, "GBL_004e"),
)
"""Whenever this takes damage, get a random Fire spell. It costs (3) less."""


class CATA_452:
    """Spellweaver's Brilliance.

    Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
    """

    action = summon("CATA_452t")
    summons = True
    cost = -(N3 * SPELL_DAMAGE_THIS_TURN)


class CATA_458:
    """Archmage Kalec. Battlecry: Give all spells in your hand and deck Spell Damage +1."""

    action = give((FRIENDLY_HAND + FRIENDLY_DECK) & SPELL, "CATA_458e")


class CATA_483:
    """Unstable Spellcaster.

    Spell Damage +1 Battlecry: If you dealt damage with a spell this turn, summon a copy of this.
    """

    action = when(SPELL_DAMAGE_THIS_TURN > 0, summon_copy(SELF))


class CATA_484:
    """Winterspring Whelp. Battlecry:Discover a 1-Cost spell from any class."""

    action = discover(pool(A_SPELL, cost=N))


class CATA_485:
    """Sleet Storm. Deal 2 damage. Deal 1 damage to a random enemy minion."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_MINIONS), N2)


class CATA_487:
    """Raincaller. The first time you deal damage with a spell each turn, gain +2 Attack."""

    events = when_deals_damage(
        FRIENDLY & SPELL, give(SELF, "CATA_487e"), only=SPELL_DAMAGE_THIS_TURN.equals(AMOUNT)
    )


class CATA_488:
    """Vulcanos. Colossal +2 At the end of your turn, deal 3 damage to all other minions."""

    colossal = ("CATA_488t", "CATA_488t2")
    events = turn_end(damage(MINIONS - SELF, N2))


class CATA_488t:
    """Plume of Vulcanos.

    Whenever this takes damage, get a random Fire spell. It costs (3) less.
    """

    events = A_FIRE_SPELL


class CATA_488t2:
    """Plume of Vulcanos.

    Whenever this takes damage, get a random Fire spell. It costs (3) less.
    """

    events = A_FIRE_SPELL


class CATA_489:
    """Arcane Flow. Shatter Deal 4 damage. Deal 2 damage to all enemies."""

    in_hand = SHATTERS
    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(ENEMY_CHARACTERS, N2)


class CATA_489t:
    """Arcane Flow. Shattered Deal 4 damage."""

    in_hand = JOINS
    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class CATA_489t2:
    """Arcane Flow. Shattered Deal 2 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class CATA_978:
    """Sindragosa's Triumph.

    Deal 8 damage to a minion. Reduce the Cost of a random card in your hand by the excess damage.
    """

    targets = target(MINIONS, optional=False)
    action = damage_within_health(TARGET, N) >> when(
        LEFT_BEHIND > 0, give(random(FRIENDLY_HAND), "CATA_978e", LEFT_BEHIND)
    )


class CATA_978e:
    """Triumphant. Reduced Cost"""

    cost = -DATA1


class CATA_979:
    """Conjuration Specialist.

    Battlecry: Choose a spell in your hand. Split it into two random spells of the same Cost.
    """

    targets = FRIENDLY_HAND & SPELL
    action = when(
        any_of(TARGET),
        remember_number(cost_of(TARGET))
        >> remove(TARGET, aside=True)
        >> add_random(pool(A_SPELL, cost=LEFT_BEHIND), 2),
    )


class MEND_500:
    """Bursting Leyline.

    Deal ${0} damage to a random enemy minion. Excess damage hits the enemy hero.
    """

    hand_number = STRENGTH
    cost = -CHEAPER
    playable = any_of(ENEMY_MINIONS)
    action = repeat(
        LEYLINE_TIMES,
        when(
            any_of(ENEMY_MINIONS - DOOMED),
            damage_with_excess(random(ENEMY_MINIONS), ENEMY_HERO, STRENGTH),
        ),
    )


class MEND_501:
    """Ley Walker.

    Battlecry: Your Leylines cost (1) less this game. Deathrattle: Get a random Leyline.
    """

    action = give(FRIENDLY_PLAYER, "MEND_501t2e", data=N)
    deathrattle = add_random(LEYLINES)


class MEND_501t2e:
    """Unblock Leyline. Cost Reduced. (A Leyline reads by how much.)"""


class MEND_501t3e:
    """Empower Leyline. Effects Increased. (A Leyline reads by how much.)"""


class MEND_502:
    """Crystallized Leyline. Summon a random {0}-Cost minion."""

    hand_number = STRENGTH
    cost = -CHEAPER
    action = summon_random(CRYSTALLIZED, LEYLINE_TIMES)
    summons = True


class MEND_503:
    """Surge Needle. Battlecry: Your Leylines trigger an additional time this game."""

    action = more_leylines()


class MEND_504:
    """Leyline Nexus. Draw a card. It costs ({0}) less."""

    hand_number = STRENGTH
    cost = -CHEAPER
    action = draw(LEYLINE_TIMES) >> give(DRAWN & IN_HAND, "MEND_504e", STRENGTH)


class MEND_504e:
    """Nexus Power. Cost reduced."""

    cost = -DATA1


class MEND_505:
    """The Arcanomicon. Get all 3 Leylines. Choose an upgrade for your Leylines."""

    action = (
        add_card("MEND_500")
        >> add_card("MEND_502")
        >> add_card("MEND_504")
        >> choose_text("MEND_505t", "MEND_505t2", "MEND_505t3")
    )


class MEND_505t:
    """Energize. Your Leylines trigger an additional time this game."""

    action = more_leylines()


class MEND_505t2:
    """Unblock. Your Leylines cost (2) less this game."""

    action = give(FRIENDLY_PLAYER, "MEND_501t2e", data=N)


class MEND_505t3:
    """Empower. Increase the effects of your Leylines by 2 this game."""

    action = give(FRIENDLY_PLAYER, "MEND_501t3e", data=N)


class MEND_506:
    """Mystic Runesaber.

    Elusive Battlecry: Increase the effects of your Leylines by 1 this game.
    """

    action = give(FRIENDLY_PLAYER, "MEND_501t3e", data=N)
