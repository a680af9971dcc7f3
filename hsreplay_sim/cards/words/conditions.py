"""Conditions and filters: what the text itself has just done, and what was played last turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardClass, CardSet, Race, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARD_SET,
    CHARGE,
    CLASS,
    COST,
    CREATOR,
    DORMANT,
    HAND_POSITION_PLAYED_FROM,
    LAST_AFFECTED_BY,
    MULTI_CLASS_GROUP,
    MULTIPLE_CLASSES,
    NUM_TURNS_IN_HAND,
    PROPOSED_DEFENDER,
    SPELL_SCHOOL,
    TURN,
    TURN_DRAWN,
    UNTOUCHABLE,
    ZONE_POSITION,
)
from hsreplay_sim.base.tags import KINDRED as KINDRED_TAG
from hsreplay_sim.carddb.sets import standard_sets
from hsreplay_sim.cards.words.history import PLAYED_LAST_TURN
from hsreplay_sim.cards.words.pools import my_class
from hsreplay_sim.cards.words.selectors import (
    DOOMED,
    FRIENDLY_MINIONS,
    IN_PLAY,
    MINIONS,
    MURLOC,
    TARGET,
    Filter,
    Selector,
    either,
    has,
    races_of,
)
from hsreplay_sim.cards.words.values import (
    MANA_LEFT,
    Condition,
    Value,
    any_of,
    by_profile,
    number,
)
from hsreplay_sim.engine.rules.keyword_grants import is_of_auras
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.builds.profile import Profile
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

IT_DIES = any_of(TARGET & (DOOMED | ~IN_PLAY))
"""Whether there is a TARGET, and it is doomed or has left play by what the text has done so far."""
IT_SURVIVES = any_of(TARGET & IN_PLAY & ~DOOMED)
"""Whether there is a TARGET, and it is in play and not doomed after what the text has done so far.
"""

MURLOCS_HELPED = either(
    by_profile(lambda p: p.murlocs_help_their_own), FRIENDLY_MINIONS & MURLOC, MINIONS & MURLOC
)
"""The Murlocs that a Murloc's text strengthens: mine; up to the spring of 2016 those of both sides.
"""

ANSWERABLE = Filter(lambda g, me, e: not (e.doomed and g.profile.trial_spares_secrets))
"""Minions that a Secret answers as they are played: up to 14830 also those that are to die."""


def played_with_atk(value: Value | int) -> Filter:
    """Minions that had ATK of `value` in the hand from which they were played."""
    wanted = number(value)

    def meant(g: Game, me: Entity, e: Entity) -> bool:
        played = g.untagged.played
        card = played[-1][1] if played and played[-1][1].id == e.id else e
        return card.get(ATK) == wanted(g, me, Frame())

    return Filter(meant)


ATTACKED = Filter(lambda g, me, e: e.id == g.root.get(PROPOSED_DEFENDER))
"""Who is attacked by now, after all that has put another in the place of the first defender."""
FIGHTS_ON = Filter(lambda g, me, e: not (e.doomed and g.profile.dying_are_not_turned))
"""Attackers that a Secret turns on somebody else; up to the autumn of 2018 also dying ones."""
AWAKE = Filter(lambda g, me, e: not (e.get(DORMANT) or e.get(UNTOUCHABLE)))
"""Bodies that texts reach: neither Dormant nor UNTOUCHABLE."""

RETURNABLE = Filter(
    lambda g, me, e: e.health_left > 0 and not (e.doomed and g.profile.returned_are_whole)
)
"""Minions that Freezing Trap answers: with Health left, and in newer builds not to be destroyed."""


def _new_form(g: Game, me: Entity, it: Frame) -> list[Entity]:
    was = it.subject
    if was is None or was.zone != Zone.SETASIDE or g.profile.jaraxxus_eludes_secrets:
        return []
    hero = g.hero[was.controller]
    return [hero] if hero is not None and hero.get(CREATOR) == was.id else []


NEW_FORM = Selector(_new_form, lambda g, me, e: True)
"""Up to 9.1 the hero that the minion SUBJECT has become: Lord Jaraxxus (hs-bugs#255)."""


def comes_with_atk(value: Value | int) -> Filter:
    """Bodies that came into play with ATK of `value` or more.

    Up to 19632 a minion that is played is asked after its text, from 21517 on before it
    (hs-bugs#826), since 24769 as it was in the hand (hs-bugs#871). What has become another minion
    is asked as that one up to 24589 (notes of 11.2).
    """
    least = number(value)
    return Filter(lambda g, me, e: _as_it_came(g, e).get(ATK) >= least(g, me, Frame()))


def comes_with(tag: int) -> Filter:
    """Bodies that had a tag as they came into play; see :func:`comes_with_atk`."""
    return Filter(lambda g, me, e: _as_it_came(g, e).get(tag) != 0)


def _as_it_came(g: Game, body: Entity) -> Entity:
    known = g.untagged
    if g.profile.arrivals_count_in_hand and known.played and known.played[-1][1].id == body.id:
        return known.played[-1][1]
    joined = known.joined if g.profile.arrivals_count_before_text else None
    same = joined is not None and (joined.id, joined.card_id) == (body.id, body.card_id)
    return joined if joined is not None and same else body


def _share_a_type(one: set[int], other: set[int]) -> bool:
    return bool(one and other and (one & other or Race.ALL in one | other))


def akin(who: Selector, model: Selector, *, schools: bool = False) -> Selector:
    """Select those of `who` that share a minion type with one of `model`; "all" is every type.

    With `schools`, those that share a spell school with one of `model` are selected, too.
    """

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        models, among = model.of(g, me, it), who.of(g, me, it)
        if schools:
            return [e for e in among if any(_akin(g, one, e) for one in models)]
        types = {race for e in models for race in races_of(e)}
        return [e for e in among if _share_a_type(types, races_of(e))]

    return Selector(pool, lambda g, me, e: True, who.cards)


def _akin(g: Game, me: Entity, e: Entity) -> bool:
    if _share_a_type(races_of(me), races_of(e)):
        return True
    school = me.tags.get(SPELL_SCHOOL, 0)
    return school > 0 and e.tags.get(SPELL_SCHOOL, 0) == school


_SHARES_A_TYPE = Filter(_akin)
"""Entities that share a minion type or a spell school with this card; "all" is every type."""


_FAMILIES = (1, 2, 3)
"""MULTI_CLASS_GROUP of the Grimy Goons, the Jade Lotus and the Kabal: three classes each."""


def _of_another_class(g: Game, me: Entity, e: Entity) -> bool:
    if e.card is None:
        return False
    own, several = my_class(g, me), e.card.tags.get(MULTIPLE_CLASSES, 0)
    if e.card.card_class == CardClass.NEUTRAL and not several:
        return False
    if e.card.tags.get(MULTI_CLASS_GROUP, 0) in _FAMILIES:
        return True
    return not several & (1 << (own - 1)) if several else e.card.card_class != own


OF_ANOTHER_CLASS = Filter(_of_another_class)
"""Class cards that are not of my hero's class.

A card of a gang's family always passes (U092b:28038). A card of two classes passes if neither is
mine (U243:410).
"""


def of_class(value: int) -> Filter:
    """Entities of the class `value`, if one of several classes too, but for a card of a gang.

    A card of several classes is not neutral.
    """
    bit = 1 << value >> 1

    def meant(g: Game, me: Entity, e: Entity) -> bool:
        several = e.card.tags.get(MULTIPLE_CLASSES, 0) if e.card is not None else 0
        if e.card is None or not several:
            return e.tags.get(CLASS, 0) == value
        return several & bit > 0 and e.card.tags.get(MULTI_CLASS_GROUP, 0) not in _FAMILIES

    return Filter(meant)


def printed_with(tag: int) -> Filter:
    """Entities whose card prints `tag`; what they have gained or lost since does not count."""
    return Filter(lambda g, me, e: e.card is not None and e.card.tags.get(tag, 0) > 0)


CHARGE_IS_SEEN = Filter(
    lambda g, me, e: (
        e.order < me.order or not g.profile.copies_leave_charge or not is_of_auras(e, CHARGE)
    )
)
"""All but a minion younger than this one to which an aura alone gives Charge; up to 8.0 all."""


SLEEPING_FRIENDS = Selector(
    lambda g, me, it: g.minions(),
    lambda g, me, e: e.controller == me.controller and bool(e.get(DORMANT) or e.get(UNTOUCHABLE)),
)
"""My minions that are Dormant, or that nothing can touch."""
SHIELD_COUNTS = Filter(
    lambda g, me, e: (
        g.profile.new_lose_shields
        or not g.untagged.deaths_since
        or e.order <= g.untagged.deaths_since
    )
)
"""All but, up to 23576, a minion that came in the present death phase (hs-bugs#893)."""


FIRST_ATTACKED = Selector(
    lambda g, me, it: [it.attacked] if it.attacked is not None else [],
    lambda g, me, e: True,
)
"""In `when_attacks`: the character that the attack began with, whoever is the TARGET by now."""


def given_besides(tag: int, enchantment: str) -> Filter:
    """Entities to which an enchantment with another card id than `enchantment` gives `tag`."""

    def meant(g: Game, me: Entity, e: Entity) -> bool:
        others = (each.script for each in e.attached if each.card_id != enchantment)
        granted = (each.deltas.tags for each in others if each is not None and each.deltas)
        return any(given == tag for tags in granted for given, _ in tags)

    return Filter(meant)


def _is_of_the_newest_set(g: Game, me: Entity, e: Entity) -> bool:
    found = standard_sets(g.cards.build) - {CardSet.CORE, CardSet.EVENT}
    out = (each for each in found if g.cards.pool(sets=frozenset({each})))
    return e.card is not None and e.card.tags.get(CARD_SET, 0) == max(out, default=0)


OF_THE_NEWEST_SET = Filter(_is_of_the_newest_set)
"""Cards of the newest expansion that has cards in the game's build; the numbers of sets rise."""


def given_by_me(enchantment: str) -> Filter:
    """Entities that wear an enchantment with this card id that this card has given."""

    def meant(g: Game, me: Entity, e: Entity) -> bool:
        return any(
            each.card_id == enchantment and each.tags.get(CREATOR, 0) == me.id
            for each in e.attached
        )

    return Filter(meant)


DRAWN_THIS_TURN = Filter(lambda g, me, e: e.tags.get(TURN_DRAWN, -1) == g.root.tags.get(TURN, 0))
"""Cards that were drawn this turn, by TURN_DRAWN; builds before 45310 do not write it."""
CAME_TO_HAND_THIS_TURN = Filter(lambda g, me, e: e.tags.get(NUM_TURNS_IN_HAND, 0) == 1)
"""Cards of a hand that were drawn, made or returned this turn.

It is NUM_TURNS_IN_HAND, of builds that count the first turn as a card arrives (from 189017).
"""


def _called_by_a_friend(g: Game, me: Entity, e: Entity) -> bool:
    kind, caller = g.stack[-1] if g.stack else (0, me)
    played = kind == BlockType.PLAY and caller is e
    return caller.controller == me.controller and caller is not me and not played


CALLED_BY_A_FRIEND = Filter(_called_by_a_friend)
"""Entities that another card of mine is summoning; one that is being played fails (U211:3900)."""


def in_text_of(card_id: str, words: str) -> Condition:
    """Whether the text of a card says these words in the game's build."""

    def ask(g: Game, me: Entity, it: Frame) -> bool:
        found = g.cards.get(card_id)
        return found is not None and words in found.text

    return Condition(ask, of_build=True)


def builds_with(row: Callable[[Profile], bool]) -> Filter:
    """Any entity if a switch of the game's build is on, else none."""
    return Filter(lambda g, me, e: row(g.profile))


def adjoining(kind: Filter, reach: int | None = None) -> Selector:
    """Select the cards of my hand in an unbroken row of `kind` beside this card, from the left.

    This card was played: the gap that it left is closed. With a `reach`, they are that many on
    either side at most.
    """

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        stood, hand = me.get(HAND_POSITION_PLAYED_FROM), g.in_row(g.hand[me.controller])
        if not stood:
            return []
        left, right = hand[: stood - 1], hand[stood - 1 :]
        if reach is not None:
            left, right = left[-reach:], right[:reach]
        met = [*takewhile(lambda e: kind.meant(g, me, e), reversed(left))][::-1]
        return [*met, *takewhile(lambda e: kind.meant(g, me, e), right)]

    return Selector(pool, kind.meant)


def in_build(card_id: str) -> Condition:
    """Whether the game's build has a card with this id."""
    return Condition(lambda g, me, it: g.cards.get(card_id) is not None, of_build=True)


def _adjacent_in_hand(g: Game, me: Entity, it: Frame) -> bool:
    """Whether this card was next to the SUBJECT in the hand when the SUBJECT was played.

    The gap is closed by now, so the card that was to the right of the SUBJECT has the SUBJECT's
    former position.
    """
    stood = it.subject.get(HAND_POSITION_PLAYED_FROM) if it.subject is not None else 0
    return stood > 0 and me.get(ZONE_POSITION) in (stood - 1, stood)


ADJACENT_IN_HAND = Condition(_adjacent_in_hand)
"""Whether the SUBJECT, which is being played, was next to this card in the hand (U307:3714)."""
KINDRED_TWICE = "TLC_251e"
"""The enchantment on a player whose next Kindred triggers twice."""


_ACTIVE = any_of(PLAYED_LAST_TURN & _SHARES_A_TYPE)


def _kindred_twice(g: Game, me: Entity, it: Frame) -> bool:
    worn = g.owner(me.controller).attached
    return any(each.card_id == KINDRED_TWICE for each in worn)


KINDRED = Condition(_ACTIVE.ask, _ACTIVE.unsure, doubled=_kindred_twice)
"""Whether I played a card in my last turn that shares a type or a school with this card.

What it does is done twice while my player wears the enchantment of Primalfin Challenger.
"""
KINDRED_OF_SUBJECT = Condition(
    lambda g, me, it: it.subject is not None and _ACTIVE.ask(g, it.subject, it)
)
"""Whether KINDRED is true for the SUBJECT."""
A_KINDRED = has(KINDRED_TAG)
"""Cards with Kindred."""


def affected_last_by(source: Selector) -> Filter:
    """Entities whose LAST_AFFECTED_BY is one of `source`; for a dead one that is what killed it."""

    def meant(g: Game, me: Entity, e: Entity) -> bool:
        return e.tags.get(LAST_AFFECTED_BY, 0) in {s.id for s in source.of(g, me, Frame())}

    return Filter(meant)


def payable(who: Selector) -> Condition:
    """Whether `who` is not empty, and none of them costs more than the Mana that I have left.

    If one of them is hidden, the oracle decides.
    """

    def ask(g: Game, me: Entity, it: Frame) -> bool:
        cards = who.of(g, me, it)
        left = MANA_LEFT.ask(g, me, it)
        return bool(cards) and all(card.tags.get(COST, 0) <= left for card in cards)

    def unsure(g: Game, me: Entity, it: Frame) -> bool:
        return any(not card.card_id for card in who.of(g, me, it))

    return Condition(ask, unsure)
