"""Keywords in texts: the words for what :mod:`hsreplay_sim.engine.keywords` does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARDTYPE,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    CREATOR,
    DISPLAYED_CREATOR,
    HEALTH,
    NUM_SPELLS_PLAYED_THIS_GAME,
    NUM_TURNS_IN_HAND,
    RESOURCES,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
    TURN,
    TURN_DRAWN,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    Do,
    Pool,
    discard_these,
    redirect,
    set_tag,
    wear_off,
    when,
)
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
    random,
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
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules import zones
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.text import Frame, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

# --- conditions ----------------------------------------------------------------------------

HOLDING_DRAGON = any_of(FRIENDLY_HAND & DRAGON)
"""A Dragon is in my hand; the card that is played has left it."""
QUICKDRAW = Condition(
    lambda g, me, it: (
        me.tags.get(TURN_DRAWN, -1) == g.root.tags.get(TURN, 0)
        or me.tags.get(NUM_TURNS_IN_HAND, 0) == 1
    )
)
"""The card came into the hand this turn (R261)."""
CORPSES_HELD = mine(CORPSES) - mine(CORPSES_SPENT_THIS_GAME)
"""CORPSES counts all Corpses ever gained: spending them leaves it (U354:5787, U043:7016)."""
CTHUN_STRENGTH = Value(lambda g, me, it: ritual.strength(g, me.controller))
"""The Attack of my C'Thun, wherever it is."""


CTHUN_ATTACK_BONUS = Value(lambda g, me, it: ritual.worth(g, me.controller, ATK))
CTHUN_HEALTH_BONUS = Value(lambda g, me, it: ritual.worth(g, me.controller, HEALTH))
"""In the enchantment of a C'Thun: the stat that it adds."""


def _spells_cast(g: Game, me: Entity, it: Frame) -> int:
    if g.profile.counts_spells_this_game:
        return g.owner(me.controller).tags.get(NUM_SPELLS_PLAYED_THIS_GAME, 0)
    return sum(
        1
        for e in g.entities.values()
        if e.type == CardType.SPELL
        and e.controller == me.controller
        and e.zone in (Zone.PLAY, Zone.GRAVEYARD, Zone.SECRET)
    )


SPELLS_CAST = Value(_spells_cast)
"""Spells I have cast this game; in builds without the counter, those in the graveyard."""


def _no_duplicates(g: Game, me: Entity, it: Frame) -> bool:
    return _are_different(g, g.deck[me.controller])


def _are_different(g: Game, cards: Sequence[Entity]) -> bool:
    names = [g.cards.canonical(card.card_id) for card in cards if card.card is not None]
    return len(names) == len(set(names))


def _starters(g: Game, me: Entity) -> list[Entity]:
    """Return the cards that were in my deck or hand when the game began, wherever they are."""
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
    """Whether hidden cards of my deck may be duplicates and no visible ones are.

    Recording: U586:13870.
    """
    unseen = any(card.card is None for card in g.deck[me.controller])
    return unseen and _no_duplicates(g, me, it)


NOT_ACTIVE = Filter(
    lambda g, me, e: all(s.card_id != e.card_id for s in g.secrets[e.controller] if s is not e)
)
"""A Secret of which its owner has no copy on the battlefield yet."""
GENERATED = has(CREATOR)
"""It did not start in a deck."""
OF_A_DECK = ~GENERATED
ODD = Filter(lambda g, me, e: e.card is not None and e.card.cost % 2 == 1)
"""The printed cost is odd."""
EVEN = Filter(lambda g, me, e: e.card is not None and e.card.cost % 2 == 0)
"""The printed cost is even; the cost of a hidden card is neither odd nor even."""
FINALE = MANA_LEFT.equals(0)
"""Playing the card has used up the Mana (R258)."""


def _at_the_edge(g: Game, me: Entity, it: Frame) -> bool:
    place = me.tags.get(ZONE_POSITION, 0)
    return me.zone == Zone.HAND and place in (1, len(g.hand[me.controller]))


AT_THE_EDGE = Condition(_at_the_edge)
"""The card is the left- or rightmost of its hand (R246)."""
PLAYED_LEFTMOST = Condition(lambda g, me, it: it.edges & 1 > 0)
"""The card that was played was at the left end of its hand."""
PLAYED_RIGHTMOST = Condition(lambda g, me, it: it.edges & 2 > 0)
"""The card that was played was at the right end of its hand."""

PRINTED_COST = Value(lambda g, me, it: me.card.cost if me.card is not None else 0)


def _my_starters(g: Game, me: Entity, it: Frame) -> list[Entity]:
    return _starters(g, me)


MY_STARTERS = Selector(_my_starters, lambda g, me, e: e.controller == me.controller)
"""The cards that were in my deck as the game began, wherever they are."""


def called(name: str) -> Filter:
    """Cards with this English name: for tokens with several ids."""
    return Filter(lambda g, me, e: e.card is not None and e.card.name == name)


NO_DUPLICATES = Condition(_no_duplicates, _deck_unseen)
"""The deck has no two equal cards."""
STARTED_WITHOUT_DUPLICATES = Condition(_started_different, _starters_unseen)
"""The deck had no two equal cards when the game began."""


def manathirst(amount: Value | int) -> Condition:
    """Whether I have `amount` Mana Crystals, full or empty (R256)."""
    return mine(RESOURCES) >= amount


# --- operations ------------------------------------------------------------------------------


def joust(win: Do, lose: Do = NOTHING) -> Do:
    """Reveal a minion in each deck and run `win` or `lose`, with mine as SUBJECT (R239)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        outcome = contest.joust(g, me)
        (win if outcome.won else lose).run(g, me, it.about(outcome.mine, it.target))

    return Do(run)


def take(who: Selector) -> Do:
    """Put cards of my deck, or set-aside ones, into my hand without drawing them.

    A minion in play (its Deathrattle was triggered) is returned to the hand.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            if len(g.hand[card.controller]) >= zones.hand_limit(g, card.controller):
                continue
            if card.zone == Zone.PLAY:
                zones.bounce(g, card, me)
            else:
                g.move(card, Zone.HAND)
                g.set(card, ZONE_POSITION, len(g.hand[card.controller]))

    return Do(run)


def adapt(who: Selector, times: int = 1) -> Do:
    """Adapt `who` by one choice for all (R238), `times` times; MADE are the adaptations chosen."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        picks = [adapting.adapt(g, me, who.of(g, me, it)) for _ in range(times)]
        it.made = [each for each in picks if each is not None]

    return Do(run)


def excavate() -> Do:
    """Excavate a treasure, which MADE then names (R262)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        treasure = excavating.excavate(g, me)
        it.made = () if treasure is None else (treasure,)

    return Do(run)


def dredge(then: Do = NOTHING) -> Do:
    """Dredge; in `then`, SUBJECT is the deck card that was picked (R252)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        then.run(g, me, it.about(dredging.dredge(g, me), it.target))

    return Do(run)


def progress(amount: Value | int = 1) -> Do:
    """Add to the progress of the quest whose text runs (R229)."""
    how_much = number(amount)
    return Do(lambda g, me, it: quests.progress(g, me, how_much(g, me, it)))


def cthun_gains(atk: Value | int, health: Value | int) -> Do:
    """Give my C'Thun +x/+y, wherever it is; the card's class has `ritual = True` (R266)."""
    how_strong, how_tough = number(atk), number(health)

    def run(g: Game, me: Entity, it: Frame) -> None:
        ritual.gain(g, me, it, how_strong(g, me, it), how_tough(g, me, it))

    return Do(run)


def cthun_wears(enchantment: str) -> Do:
    """Attach an enchantment to my C'Thun, wherever it is.

    Recording: U436:2107.
    """
    return Do(lambda g, me, it: ritual.wear(g, me, enchantment))


def catch_up_with_cthun() -> Do:
    """Give this C'Thun, which comes into the hand, the strength of all rituals."""
    return Do(lambda g, me, it: ritual.catch_up(g, me))


def upgrade_to(card_id: str) -> Do:
    """Change this card in the hand into a better one (the Spellstones)."""
    return Do(lambda g, me, it: in_hand.upgrade(g, me, card_id, by_text=True))


def shift(cards: Pool, *enchantments: str) -> Do:
    """Change this card in hand into a random one of a pool; `enchantments` do so again.

    The card has `in_hand = turn_start(shift(pool(A_MINION), "OG_123e"))`, the enchantment `events =
    (turn_start(shift(…, "OG_123e")), shift_ends())`.
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
    """On the enchantment of a shifting card: end the shifting when the card is played."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in SELF.of(g, me, it):
            shifting.end(g, me, card)

    return with_keyword(when_played(SELF, Do(run)), 0)


def swap_hand(cards: Callable[[Value | int], Selector]) -> Do:
    """Swap my hand with as many cards of my deck: `swap_hand(lambda n: bottom(FRIENDLY_DECK, n))`.

    The hand goes under the deck from left to right, then the others come (U405:1324).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        hand = g.in_row(g.hand[me.controller])
        others = cards(len(hand)) - Filter(lambda g, me, e: e in hand)
        for card in hand:
            zones.lay_under(g, card)
        for card in others.of(g, me, it):
            zones.bring_up(g, card, me)

    return Do(run)


def vanish(who: Selector) -> Do:
    """Remove cards from the hand without discarding them."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            if card.zone == Zone.HAND:
                copies.vanish(g, card, me)

    return Do(run)


TEMPORARY = (
    turn_end(when(says("Discard"), discard_these(SELF), vanish(SELF))),
    when_played(SELF, wear_off()),
)
"""The `events` of the enchantment of a temporary card: "Destroy this at the end of your turn".

Up to 189384 the text is "Discard this"; it ends when the card is played (U127:2478, 4290).
"""


TO_THE_WRONG_ENEMY = redirect(random(ENEMY_CHARACTERS - TARGET))
"""Redirect the running attack to another enemy: the text of a forgetful attacker."""


def _misses(g: Game, me: Entity, it: Frame) -> bool:
    """Flip the coin once an attack; return whether it misses, noted in TAG_SCRIPT_DATA_NUM_1.

    The note precedes the TRIGGER block (U593:7815).
    """
    if not me.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) and g.number(Purpose.COIN, me, 0, 1):
        g.set(me, TAG_SCRIPT_DATA_NUM_1, 1)
    return me.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) > 0


FORGETFUL = when_attacks(
    SELF,
    TO_THE_WRONG_ENEMY >> set_tag(SELF, TAG_SCRIPT_DATA_ENT_1, 1),
    only=any_of(ENEMY_CHARACTERS - TARGET) & Condition(_misses),
)
"""The trigger of a minion that attacks the wrong enemy half the time."""
DEATH_ROUNDS_MAX = 14


def repeat_while_dying(effect: Do) -> Do:
    """Repeat the effect while it kills something, at most fourteen times (Defile)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(DEATH_ROUNDS_MAX):
            effect.run(g, me, it)
            dying = any(body.doomed for body in g.minions())
            settle(g)
            if not dying:
                return

    return Do(run)


def repeat_until_one_dies(effect: Do) -> Do:
    """Repeat the effect until it has killed a minion, or there is none.

    Recordings: U127:5483, U353:12746.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(DEATH_ROUNDS_MAX):
            effect.run(g, me, it)
            if not g.minions() or any(body.doomed for body in g.minions()):
                return

    return Do(run)


def resurrect(who: Selector, *, signed: bool = False) -> Do:
    """Summon new printed copies of dead minions, at the right end of the board.

    11 of 11, U609:8999. If `signed`, DISPLAYED_CREATOR names the source (U575:7240).
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
    cost: Value, stood: Selector = NOBODY, *, at_end: bool = False, place: Value | int = 0
) -> Do:
    """Summon a random minion of this cost, at the place of a dead one or `at_end`.

    `stood` selects that dead minion: Effigy's takes the place of the minion that it answers
    (U095:3160, U063:4751), on its side. `place` is a position that a text remembers for several
    (U388:4023).
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
            bodies.summon(g, me, g.card(Purpose.SUMMON, me, pool, side), side, position=at)

    return Do(run)


def gain_corpses(amount: Value | int = 1) -> Do:
    """Gain Corpses (R164)."""
    how_many = number(amount)
    return Do(lambda g, me, it: g.add(g.owner(me.controller), CORPSES, how_many(g, me, it)))


def spend_corpses(amount: Value | int, then: Do) -> Do:
    """Spend Corpses and run `then`; with too few, nothing happens (R166)."""
    how_many = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        price = how_many(g, me, it)
        if CORPSES_HELD.ask(g, me, it) >= price:
            g.add(g.owner(me.controller), CORPSES_SPENT_THIS_GAME, price)
            then.run(g, me, it)

    return Do(run)


def count_to_awaken() -> Do:
    """On a dormant minion's enchantment: count a turn; the last one wakes the minion (R254)."""
    return Do(lambda g, me, it: dormant.count(g, me))


def count_to_restore() -> Do:
    """On a destroyed shrine of Rumble Run: count a turn; the last one restores it."""
    return Do(lambda g, me, it: shrines.count_turn(g, me))


def shrine_falls() -> Do:
    """The Deathrattle of a shrine of Rumble Run: summon the sleeping shrine in its place."""
    return Do(lambda g, me, it: shrines.fall(g, me))


def fall_asleep(who: Selector, enchantment: str, turns: int = 0) -> Do:
    """Make `who` Dormant under an enchantment, for `turns` if given."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for body in who.of(g, me, it):
            dormant.sleep(g, body, enchantment, turns, me)

    return Do(run)
