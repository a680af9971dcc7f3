"""Keywords in texts: the words for what :mod:`hsreplay_sim.engine.keywords` does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CANT_PLAY,
    CARDTYPE,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    CREATOR,
    DAMAGE,
    DISPLAYED_CREATOR,
    HEALTH,
    NUM_SPELLS_PLAYED_THIS_GAME,
    NUM_TURNS_IN_HAND,
    RESOURCES,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TURN,
    TURN_DRAWN,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    Do,
    discard_these,
    redirect,
    set_tag,
    wear_off,
    when,
)
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import (
    DRAGON,
    ENEMY_CHARACTERS,
    FRIENDLY_HAND,
    NOBODY,
    SELF,
    TARGET,
    Filter,
    Selector,
    has,
)
from hsreplay_sim.cards.words.triggers import turn_end, when_attacks, when_played, with_keyword
from hsreplay_sim.cards.words.values import (
    MANA_LEFT,
    Condition,
    Value,
    any_of,
    mine,
    number,
    says,
)
from hsreplay_sim.engine.keywords import (
    adapt as adapting,
)
from hsreplay_sim.engine.keywords import (
    contest,
    copies,
    dormant,
    in_hand,
    quests,
    ritual,
    shifting,
    shrines,
)
from hsreplay_sim.engine.keywords import (
    dredge as dredging,
)
from hsreplay_sim.engine.keywords import (
    excavate as excavating,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import death, zones
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.text import Frame, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

# --- conditions ----------------------------------------------------------------------------

HOLDING_DRAGON = any_of(FRIENDLY_HAND & DRAGON)
"""Whether my hand has a Dragon; a card that is being played is no longer in it."""
QUICKDRAW = Condition(
    lambda g, me, it: (
        me.tags.get(TURN_DRAWN, -1) == g.root.tags.get(TURN, 0)
        or me.tags.get(NUM_TURNS_IN_HAND, 0) == 1
    )
)
"""Whether this card came into the hand in this turn (R261)."""
CORPSES_HELD = mine(CORPSES) - mine(CORPSES_SPENT_THIS_GAME)
"""The Corpses that I can spend.

CORPSES counts all Corpses ever gained, spent ones too (U354:5787, U043:7016).
"""
CTHUN_STRENGTH = Value(lambda g, me, it: ritual.strength(g, me.controller))
"""The Attack of my C'Thun, wherever it is."""


CTHUN_ATTACK_BONUS = Value(lambda g, me, it: ritual.worth(g, me.controller, ATK))
"""In the enchantment of a C'Thun: the Attack that it adds."""
CTHUN_HEALTH_BONUS = Value(lambda g, me, it: ritual.worth(g, me.controller, HEALTH))
"""In the enchantment of a C'Thun: the Health that it adds."""


def _spells_cast(g: Game, me: Entity, it: Frame) -> int:
    if g.profile.counts_spells_this_game:
        return g.owner(me.controller).tags.get(NUM_SPELLS_PLAYED_THIS_GAME, 0)
    countered = {e.id for _, e in g.untagged.played if e.tags.get(CANT_PLAY, 0)}
    return sum(
        1
        for e in g.entities.values()
        if e.type == CardType.SPELL
        and e.controller == me.controller
        and e.zone in (Zone.PLAY, Zone.GRAVEYARD, Zone.SECRET)
        and e.id not in countered
    )


SPELLS_CAST = Value(_spells_cast)
"""The number of spells that I have cast in this game.

In builds without the counter: my spells in play, in the graveyard and in the secret zone; none that
was countered where counters come first.
"""


def _no_duplicates(g: Game, me: Entity, it: Frame) -> bool:
    return _are_different(g, g.deck[me.controller])


def _are_different(g: Game, cards: Sequence[Entity]) -> bool:
    names = [g.cards.canonical(card.card_id) for card in cards if card.card is not None]
    return len(names) == len(set(names))


def _starters(g: Game, me: Entity) -> list[Entity]:
    """Return the cards that were in my deck or hand when the game began, wherever they are now."""
    return [
        each
        for each in g.entities.values()
        if each.controller == me.controller
        and not each.tags.get(CREATOR, 0)
        and each.type not in (CardType.PLAYER, CardType.ENCHANTMENT)
    ]


def _started_different(g: Game, me: Entity, it: Frame) -> bool:
    return _are_different(g, _starters(g, me))


def _starters_unseen(g: Game, me: Entity, it: Frame) -> bool:
    cards = _starters(g, me)
    return any(card.card is None for card in cards) and _are_different(g, cards)


def _deck_unseen(g: Game, me: Entity, it: Frame) -> bool:
    """Whether my deck has hidden cards, and its other cards are all different.

    Recording: U586:13870. The hidden ones may be duplicates.
    """
    unseen = any(card.card is None for card in g.deck[me.controller])
    return unseen and _no_duplicates(g, me, it)


NOT_ACTIVE = Filter(
    lambda g, me, e: all(s.card_id != e.card_id for s in g.secrets[e.controller] if s is not e)
)
"""Secrets with a card id that no other Secret of their owner on the battlefield has."""
GENERATED = has(CREATOR)
"""Entities with a CREATOR: they were in no deck when the game began."""
OF_A_DECK = ~GENERATED
"""Entities without a CREATOR: they were in a deck when the game began."""
ODD = Filter(lambda g, me, e: e.card is not None and e.card.cost % 2 == 1)
"""Cards with an odd printed cost; a hidden card is neither odd nor even."""
EVEN = Filter(lambda g, me, e: e.card is not None and e.card.cost % 2 == 0)
"""Cards with an even printed cost; a hidden card is neither odd nor even."""
FINALE = MANA_LEFT.equals(0)
"""Whether I have no Mana left after the card was paid for (R258)."""


def _at_the_edge(g: Game, me: Entity, it: Frame) -> bool:
    place = me.tags.get(ZONE_POSITION, 0)
    return me.zone == Zone.HAND and place in (1, len(g.hand[me.controller]))


AT_THE_EDGE = Condition(_at_the_edge)
"""Whether this card is the left- or rightmost card of its hand (R246)."""
PLAYED_LEFTMOST = Condition(lambda g, me, it: it.edges & 1 > 0)
"""Whether the card that is played was at the left end of its hand."""
PLAYED_RIGHTMOST = Condition(lambda g, me, it: it.edges & 2 > 0)
"""Whether the card that is played was at the right end of its hand."""
PLAYED_AT_THE_CENTER = Condition(lambda g, me, it: it.edges & 4 > 0)
"""Whether the card that is played had as many cards at its left as at its right."""


def _my_starters(g: Game, me: Entity, it: Frame) -> list[Entity]:
    return _starters(g, me)


MY_STARTERS = Selector(_my_starters, lambda g, me, e: e.controller == me.controller)
"""The cards that were in my deck or hand when the game began, wherever they are now."""


def called(name: str) -> Filter:
    """Entities whose card has this English name: it selects tokens that have several ids."""
    return Filter(lambda g, me, e: e.card is not None and e.card.name == name)


NO_DUPLICATES = Condition(_no_duplicates, _deck_unseen)
"""Whether my deck has no two equal cards; reprints are equal."""
STARTED_WITHOUT_DUPLICATES = Condition(_started_different, _starters_unseen)
"""Whether my deck had no two equal cards when the game began."""


def manathirst(amount: Value | int) -> Condition:
    """Whether I have at least `amount` Mana Crystals, full or spent (R256)."""
    return mine(RESOURCES) >= amount


# --- operations ------------------------------------------------------------------------------


def joust(win: Do, lose: Do = NOTHING) -> Do:
    """Show a random minion of each deck; run `win` if mine costs more, else `lose` (R239).

    SUBJECT in both is my minion. A tie is lost; if the opponent's deck has no minion, mine wins.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        outcome = contest.joust(g, me)
        (win if outcome.won else lose).run(g, me, it.about(outcome.mine, it.target))

    return Do(run)


def take(who: Selector) -> Do:
    """Move each of `who`, in a deck or set aside, into its owner's hand without drawing it.

    If the hand is full, it stays where it is.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            if len(g.hand[card.controller]) >= zones.hand_limit(g, card.controller):
                continue
            g.move(card, Zone.HAND)
            g.set(card, ZONE_POSITION, len(g.hand[card.controller]))

    return Do(run)


def adapt(who: Selector, times: int = 1, *, among: tuple[str, ...] = ()) -> Do:
    """Let my player choose an adaptation, which all of `who` get, `times` times (R238).

    MADE are the adaptations chosen. With `among`, those are offered: "Choose to gain …".
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        picks = [adapting.adapt(g, me, who.of(g, me, it), among) for _ in range(times)]
        it.made = [each for each in picks if each is not None]

    return Do(run)


def excavate() -> Do:
    """Add a treasure to my hand by Excavate; MADE is the treasure, if the hand had room (R262)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        treasure = excavating.excavate(g, me)
        it.made = () if treasure is None else (treasure,)

    return Do(run)


def dredge(then: Do = NOTHING, *, theirs: bool = False) -> Do:
    """Let my player pick one of three cards of my deck by Dredge (R252), then run `then`.

    SUBJECT in `then` is the card of the deck. If `theirs`, it is the opponent's deck.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        then.run(g, me, it.about(dredging.dredge(g, me, theirs=theirs), it.target))

    return Do(run)


def progress(amount: Value | int = 1) -> Do:
    """Add `amount` to the progress of the quest whose text runs (R229)."""
    how_much = number(amount)
    return Do(lambda g, me, it: quests.progress(g, me, how_much(g, me, it)))


def cthun_gains(atk: Value | int, health: Value | int) -> Do:
    """Give my C'Thun +`atk`/+`health`, wherever it is; the class needs `ritual = True` (R266)."""
    how_strong, how_tough = number(atk), number(health)

    def run(g: Game, me: Entity, it: Frame) -> None:
        ritual.gain(g, me, it, how_strong(g, me, it), how_tough(g, me, it))

    return Do(run)


def cthun_wears(enchantment: str) -> Do:
    """Attach an enchantment to my C'Thun, wherever it is. Recording: U436:2107."""
    return Do(lambda g, me, it: ritual.wear(g, me, enchantment))


def catch_up_with_cthun() -> Do:
    """Give this C'Thun, which comes into my hand, what all rituals so far have added."""
    return Do(lambda g, me, it: ritual.catch_up(g, me))


def upgrade_to(card_id: str) -> Do:
    """Change this card in the hand into a better one, in place (the Spellstones)."""
    return Do(lambda g, me, it: in_hand.upgrade(g, me, card_id, by_text=True))


def shift(cards: Pool, *enchantments: str) -> Do:
    """Change this card in the hand into a random one of a pool, and attach `enchantments` to it.

    An enchantment changes the card again: it has `events = (turn_start(shift(…, "OG_123e")),
    shift_ends())`, the card `in_hand = turn_start(shift(pool(A_MINION), "OG_123e"))`.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in SELF.of(g, me, it):
            forms = cards(g, me, it)
            card_id = g.card(Purpose.TRANSFORM, me, forms, card.controller)
            if card_id and card.zone == Zone.HAND:
                shifting.shift(g, me, card, card_id, enchantments)
            elif forms and card.zone == Zone.HAND:
                kind = g.first_tags(forms[0]).get(CARDTYPE, 0)
                shifting.shift_unseen(g, me, card, kind, enchantments)

    return Do(run)


def shift_ends() -> Trigger:
    """Return a listener for the enchantment of :func:`shift`: when its card is played, it ends."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in SELF.of(g, me, it):
            shifting.end(g, me, card)

    return with_keyword(when_played(SELF, Do(run)), 0)


def swap_hand(cards: Callable[[Value | int], Selector]) -> Do:
    """Swap my hand with the cards of my deck that `cards` selects for the size of my hand.

    `swap_hand(lambda n: bottom(FRIENDLY_DECK, n))`. The hand is put under the deck from left to
    right; then the others come into the hand without being drawn (U405:1324).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        hand = g.in_row(g.hand[me.controller])
        others = cards(len(hand)).of(g, me, it)
        for card in hand:
            dredging.lay_under(g, card)
        for card in others:
            dredging.bring_up(g, card, me)

    return Do(run)


def vanish(who: Selector) -> Do:
    """Move each of `who` that is in a hand to the graveyard, without discarding it."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            if card.zone == Zone.HAND:
                copies.vanish(g, card, me)

    return Do(run)


TEMPORARY = (
    turn_end(when(says("Discard"), discard_these(SELF), vanish(SELF))),
    when_played(SELF, wear_off()),
)
"""The `events` of the enchantment of a temporary card: at the end of my turn the card is removed.

Up to 189384 the text is "Discard this", and the card is discarded. When the card is played, the
enchantment ends (U127:2478, 4290).
"""


TO_THE_WRONG_ENEMY = redirect(random(ENEMY_CHARACTERS - TARGET))
"""Redirect the running attack to a random enemy that is not the TARGET."""


def _flip(g: Game, me: Entity, it: Frame) -> bool:
    if me.id not in g.flipped:
        g.flipped[me.id] = up = g.number(Purpose.COIN, me, 0, 1) == 1
        if up:
            g.set(me, TAG_SCRIPT_DATA_NUM_1, 1)
    return g.flipped[me.id]


LUCK = Condition(_flip)
"""Whether a coin comes up, flipped once and noted in TAG_SCRIPT_DATA_NUM_1.

The note precedes the TRIGGER block (U593:7815, U060:6370). At the start of a turn it is cleared
with the next STEP (U060:6391), in an attack behind that.
"""
FORGETFUL = when_attacks(
    SELF,
    TO_THE_WRONG_ENEMY >> set_tag(SELF, TAG_SCRIPT_DATA_ENT_1, 1),
    only=any_of(ENEMY_CHARACTERS - TARGET) & LUCK,
)
"""The listener of a minion that attacks the wrong enemy half the time."""
DEATH_ROUNDS_MAX = 14
"""The most rounds of an effect that is repeated because of deaths."""


def _died_as_known(body: Entity, known: dict[int, int]) -> bool:
    """Whether a body would have died of its wounds, had it no more Health than is `known`."""
    return body.id in known and body.get(DAMAGE) >= known[body.id]


def repeat_while_dying(effect: Do) -> Do:
    """Run `effect` and the deaths that follow; if a minion has died, do it again (Defile).

    It is done 14 times at most. Up to 22115 the Health that a minion has gained by the deaths is
    not yet summed up when the next round asks who has died.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        known: dict[int, int] = {}
        for _ in range(DEATH_ROUNDS_MAX):
            effect.run(g, me, it)
            dying = any(body.doomed or _died_as_known(body, known) for body in g.minions())
            if not g.profile.defile_sums_up:
                known = {body.id: body.get(HEALTH) for body in g.minions()}
            settle(g, once=not g.profile.deaths_go_on_inside)
            if not dying:
                return

    return Do(run)


def repeat_until_one_dies(effect: Do, rounds: int = DEATH_ROUNDS_MAX) -> Do:
    """Run `effect` again and again until a minion is doomed or there is no minion.

    It is run `rounds` times at most. Recordings: U127:5483, U353:12746. Up to 15590 it ends with a
    blow of damage that a Divine Shield takes.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(rounds):
            effect.run(g, me, it)
            shielded = not it.value and not g.profile.blade_goes_on
            if shielded or not g.minions() or any(body.doomed for body in g.minions()):
                return

    return Do(run)


def resurrect(who: Selector, *, signed: bool = False) -> Do:
    """Summon a new printed copy of each of `who`, dead minions; MADE are the copies.

    They come to the right end of my board (11 of 11, U609:8999). If `signed`, DISPLAYED_CREATOR of
    each names this card (U575:7240).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for dead in who.of(g, me, it):
            end = len(g.board[me.controller]) + 1
            body = bodies.summon(g, me, dead.card_id, me.controller, position=end)
            if body is not None:
                made.append(body)
                if signed:
                    g.set(body, DISPLAYED_CREATOR, me.id)

    return Do(run)


def summon_of_cost(
    cost: Value,
    stood: Selector = NOBODY,
    *,
    at_end: bool = False,
    place: Value | int = 0,
    signed: bool = False,
) -> Do:
    """Summon a random minion that costs `cost`.

    If `place` is not 0, the minion comes to that position, which a text has kept (U388:4023). Else,
    if `stood` selects a dead minion, it comes to where that died, on the side of that (Effigy:
    U095:3160, U063:4751). Else it comes to the right end if `at_end`, or beside this card. If
    `signed`, DISPLAYED_CREATOR of the minion names this card.
    """
    noted_place = number(place)

    def run(g: Game, me: Entity, it: Frame) -> None:
        fallen = stood.of(g, me, it)
        pool = g.cards.pool(type=CardType.MINION, cost=cost.ask(g, me, it))
        side = fallen[0].controller if fallen else me.controller
        if pool and bodies.has_room(g, side):
            last = len(g.board[side]) + 1 if at_end else 0
            at = max((g.untagged.died_at(dead.id) for dead in fallen), default=last)
            at = noted_place(g, me, it) or at
            card_id = g.card(Purpose.SUMMON, me, pool, side)
            body = bodies.summon(g, me, card_id, side, position=at)
            if signed and body is not None:
                g.set(body, DISPLAYED_CREATOR, me.id)

    return Do(run)


def _grown(tag: int, stored: int) -> Value:
    """By how much the stored number of this enchantment passes the print and those before it."""

    def grown(g: Game, me: Entity, it: Frame) -> int:
        host = g.entities.get(me.tags.get(ATTACHED, 0))
        if host is None:
            return 0
        before = [e for e in host.attached if e.card_id == me.card_id and e.id < me.id]
        reached = [g.base_tags(host.card_id).get(tag, 0), *(e.get(stored) for e in before)]
        return max(0, me.get(stored) - max(reached))

    return Value(grown)


GROWN_ATK, GROWN_HEALTH = _grown(ATK, TAG_SCRIPT_DATA_NUM_1), _grown(HEALTH, TAG_SCRIPT_DATA_NUM_2)
"""Of an enchantment that stores the stats that its card has reached: what it adds to them."""


def gain_corpses(amount: Value | int = 1) -> Do:
    """Give my player `amount` Corpses (R164)."""
    how_many = number(amount)
    return Do(lambda g, me, it: death.gain_corpses(g, g.owner(me.controller), how_many(g, me, it)))


def spend_corpses(amount: Value | int, then: Do) -> Do:
    """If I have `amount` Corpses, spend them and run `then`; else nothing happens (R166)."""
    how_many = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        price = how_many(g, me, it)
        if CORPSES_HELD.ask(g, me, it) >= price:
            death.spend_corpses(g, g.owner(me.controller), price)
            then.run(g, me, it)

    return Do(run)


def count_to_awaken() -> Do:
    """On the enchantment of a Dormant minion: count a turn; the last one ends Dormant (R254)."""
    return Do(lambda g, me, it: dormant.count(g, me))


def count_to_restore() -> Do:
    """On a destroyed shrine of Rumble Run: count a turn; after the last one restore the shrine."""
    return Do(lambda g, me, it: shrines.count_turn(g, me))


def shrine_falls() -> Do:
    """The Deathrattle of a shrine of Rumble Run: summon the sleeping shrine in its place."""
    return Do(lambda g, me, it: shrines.fall(g, me))


def fall_asleep(who: Selector, enchantment: str, turns: int = 0) -> Do:
    """Make each of `who` Dormant under an enchantment.

    It lasts for `turns`; if that is 0, for as many turns as the enchantment prints.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for body in who.of(g, me, it):
            dormant.sleep(g, body, enchantment, turns, me)

    return Do(run)
