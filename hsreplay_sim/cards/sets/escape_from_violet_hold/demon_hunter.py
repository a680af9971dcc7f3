"""Escape from the Violet Hold: Demon Hunter."""

from hsreplay_sim.cards.words import *

A_SOUL = card("JAIL_732")
SOUL_COST = at_most(1 + count(PLAYED_THIS_GAME & A_SOUL), 10)
"""What the Demon of a Void Soul costs: 1 more for each that was cast; no recording shows a tag."""
MANIFESTS = damage(TARGET, N) >> shuffle_random(pool(A_SPELL, card_class=CardClass.DEMONHUNTER))


def _in_void(g: Game, me: Entity, it: Frame) -> list[Entity]:
    aside = [each for each in g.entities.values() if each.zone == Zone.SETASIDE]
    return [each for each in aside if each.tags.get(LINKED_ENTITY, 0) == me.id]


THE_VOID = Selector(_in_void, lambda g, me, e: e.zone == Zone.SETASIDE)
"""The cards that an enchantment keeps set aside."""


class JAIL_206:
    """Dark Bribe. Draw 3 cards. Pick one to give to your opponent."""

    action = draw(N) >> discover_from(DRAWN & IN_HAND, hand_over(SUBJECT), distinct=False)


class JAIL_719:
    """Irida Sinseeker.

    Lifesteal. Battlecry: Send your deck to the Void, except 1 card. At the start of your turns, get
    two cards from the Void.
    Before 249896: the whole deck.
    """

    action = give(FRIENDLY_PLAYER, "JAIL_719e2") >> for_each(
        random(FRIENDLY_DECK, count(FRIENDLY_DECK) - as_number(says("except"))),
        remove(SUBJECT, aside=True)
        >> set_tag(SUBJECT, LINKED_ENTITY, id_of(worn(FRIENDLY_PLAYER, "JAIL_719e2"))),
    )


class JAIL_719e2:
    """The Void. Get 2 cards from the Void each turn."""

    events = turn_start(take(random(THE_VOID, N)))


class JAIL_730:
    """Stardust Scythe. After your hero attacks, get a Void Soul."""

    events = after_attack(FRIENDLY & HERO, add_card("JAIL_732"))


class JAIL_732:
    """Void Soul. Summon a random @-Cost Demon. Improve your future Void Souls."""

    hand_number = SOUL_COST
    action = summon_random(pool(A_MINION, race=Race.DEMON, cost=SOUL_COST))
    summons = True


class JAIL_733:
    """Vicious Voidscale. TauntDeathrattle: Get a Void Soul."""

    deathrattle = add_card("JAIL_732")


class JAIL_734:
    """Hellraiser.

    Battlecry:Discover a card in your deck. If it's empty, gain +4/+4 instead.
    """

    action = when(any_of(FRIENDLY_DECK), discover_from(FRIENDLY_DECK), give(SELF, "JAIL_734e"))


class JAIL_891:
    """Void Blast. Deal $3 damage to a minion. If it dies, get a Void Soul."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, add_card("JAIL_732"))


class JAIL_892:
    """Cosmic Manifestations.

    Deal $2 damage. Shuffle a random Demon Hunter spell into your deck. Outcast: Do it again.
    """

    targets = target(CHARACTERS, optional=False)
    action = MANIFESTS
    outcast = repeat(2, MANIFESTS)


class JAIL_EVENT_101:
    """Soul Immolation.

    Your Hero Power becomes 'Collapsing Star'. If it already is, increase its damage by 1.
    """

    action = when(
        any_of(FRIENDLY_HERO_POWER & card("JAIL_EVENT_101hp")),
        add_tag(FRIENDLY_HERO_POWER, TAG_SCRIPT_DATA_NUM_1, N),
        new_power("JAIL_EVENT_101hp"),
    )


class JAIL_EVENT_101hp:
    """Collapsing Star.

    Deal @ damage to a random enemy. Whenever you summon a Demon, refresh this.
    """

    action = damage(random(ENEMY_CHARACTERS), DATA1)
    events = when_summoned(FRIENDLY & DEMON, set_tag(SELF, EXHAUSTED, 0))
