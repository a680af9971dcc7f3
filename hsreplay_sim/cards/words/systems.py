"""Systems of several sets: objectives, Spellstones, Concoctions, Heralds, Tourists, potions.

Among them are numbers and entities that a card or an enchantment stores.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ADDITIONAL_PLAY_REQS_1,
    ADDITIONAL_PLAY_REQS_2,
    AFFECTED_BY_SPELL_POWER,
    ATTACHED,
    CONCOCTION,
    COPIED_FROM_ENTITY_ID,
    CREATOR,
    DAMAGE,
    DEATHRATTLE,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    INVOKE_COUNTER,
    LOCATION_ACTION_COOLDOWN,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    PLAYER_ID,
    SCORE_VALUE_1,
    TAG_1724,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
)
from hsreplay_sim.cards.words.conditions import ADJACENT_IN_HAND, in_build
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    Do,
    add_tag,
    discard_these,
    give,
    set_tag,
    when,
)
from hsreplay_sim.cards.words.effects.offers import note_discovery
from hsreplay_sim.cards.words.history import PLAYED_WHILE_HELD
from hsreplay_sim.cards.words.keywords import upgrade_to
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import (
    BOTH_PLAYERS,
    FRIENDLY,
    IN_HAND,
    MADE,
    SELF,
    SOURCE,
    SPELL,
    Filter,
    Selector,
    has,
)
from hsreplay_sim.cards.words.triggers import (
    after_played,
    in_zone,
    turn_end,
    when_played,
    with_keyword,
)
from hsreplay_sim.cards.words.uses import Target
from hsreplay_sim.cards.words.values import (
    ALWAYS,
    DATA1,
    DATA2,
    Condition,
    Value,
    count,
    mine,
    number,
)
from hsreplay_sim.engine.keywords import (
    cast,
    concoctions,
    dormant,
    galakrond,
    in_sight,
    objectives,
    shifting,
    soldiers,
    teaching,
    tourist,
    zombeast,
)
from hsreplay_sim.engine.keywords.concoctions import Recipes
from hsreplay_sim.engine.keywords.transform import transform_in_place
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import choices, zones
from hsreplay_sim.engine.rules.keyword_grants import note_original
from hsreplay_sim.engine.rules.zones import SECRETS_MAX
from hsreplay_sim.engine.text import Frame, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def pass_turn() -> Do:
    """Count a turn of this objective; after the last one it goes to the graveyard (R273).

    `objective = turn_end(summon_random(…) >> pass_turn())`, or with :data:`LASTS` beside it.
    """
    return Do(lambda g, me, it: objectives.pass_turn(g, me))


def advance(who: Selector, card_id: str) -> Do:
    """Make each of `who`, a location, another one in its place, which is as worn and as tired.

    `activate = … >> advance(SELF, "TIME_810t1")`. As a hypothesis: no recording shows it.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for place in who.of(g, me, it):
            kept = {tag: place.tags[tag] for tag in _OF_A_USE if tag in place.tags}
            transform_in_place(g, place, card_id, me, marks=kept)

    return Do(run)


_OF_A_USE = (DAMAGE, EXHAUSTED, LOCATION_ACTION_COOLDOWN)


def awaken(who: Selector) -> Do:
    """Awaken each of `who`, minions that are Dormant; what made them so ends."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for body in who.of(g, me, it):
            laid = [each for each in body.attached if each.tags.get(SCORE_VALUE_1, 0)]
            dormant.wake(g, body, laid[-1] if laid else None)

    return Do(run)


def count_down(effect: Do) -> Do:
    """Count a turn of this Ritual; after the last one run an effect, and the Ritual is over.

    `objective = turn_start(count_down(draw(2)))`. As a hypothesis, it is still there meanwhile.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if objectives.count_down(g, me):
            effect.run(g, me, it)
            objectives.leave(g, me)

    return Do(run)


def upgrade_by(
    listen: Callable[[Selector | Filter, Do, Condition], Trigger],
    who: Selector | Filter,
    card_id: str,
    amount: Value | int = 1,
) -> tuple[Trigger, Trigger]:
    """Return two listeners of a card in hand that counts events and then becomes a better card.

    `in_hand = upgrade_by(after_played, FRIENDLY & SPELL, "LOOT_507t")`. `listen` is the word for
    the event, `who` its SUBJECT. Each event adds `amount` to TAG_SCRIPT_DATA_NUM_1. If that reaches
    TAG_SCRIPT_DATA_NUM_2, the card becomes `card_id` in a TRIGGER of its own (U143:4697,
    U092a:7781).
    """
    reached = DATA1 + amount >= DATA2
    better = set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 0) >> upgrade_to(card_id)
    return (
        listen(who, add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, amount), ALWAYS),
        listen(who, better, reached),
    )


LASTS = in_zone(turn_end(pass_turn()), Zone.SECRET, 0)
"""A listener in `objective`: at the end of my turn count a turn, in a TRIGGER of its own."""


SMOLDERS = turn_end(
    when(
        DATA2 <= 1,
        discard_these(SELF),
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1) >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_2, -1),
    )
)
"""The listener `in_hand` of a spell that upgrades each turn and is then discarded.

DATA1 is its number, DATA2 how many turns are left.
"""


def disappear() -> Do:
    """Hide this card and set it aside, out of the deck or hand.

    It is run at the start of the game. Recording: U305:1274.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        in_sight.hide_again(g, me)
        if me.zone == Zone.HAND:
            zones.leave_row(g, me, Zone.SETASIDE)
        else:
            g.move(me, Zone.SETASIDE)
        if g.profile.logs_shuffles:
            g.shuffle(g.owner(me.controller))

    return Do(run)


def worn(who: Selector, card_id: str) -> Selector:
    """Select on each of `who` the enchantment with this card id that was attached last."""

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        hosts = who.of(g, me, it)
        return [e for h in hosts for e in [e for e in h.attached if e.card_id == card_id][-1:]]

    return Selector(pool, lambda g, me, e: e.card_id == card_id)


def make_temporary(who: Selector, before: str) -> Do:
    """Attach the enchantment of a temporary card to each of `who`.

    In a build that has GBL_999e it is that one, whatever text gives it (U578:1613, U575:8078), also
    where the text still has an enchantment of its own; without it, it is the enchantment `before`
    (U127:2326).
    """
    return when(in_build("GBL_999e"), give(who, "GBL_999e"), give(who, before))


TEMPORARY_PICK = make_temporary(MADE & IN_HAND, "GIFT_99e")
"""Make MADE temporary, if it is in the hand: a Gift of Harth Stonebrew."""


def herald() -> Do:
    """Summon the Soldier of my hero's class and count the Herald (R274); MADE is the Soldier."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        soldier = soldiers.call(g, me)
        it.made = [soldier] if soldier is not None else []

    return Do(run)


def invoke() -> Do:
    """Invoke Galakrond: run the hero power of mine, and count a step towards its next form."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        galakrond.invoke(g, me)

    return Do(run)


INVOKED_TWICE = mine(INVOKE_COUNTER) >= 2
"""Whether I have Invoked at least twice in this game."""

NOTES_A_SPELL = in_zone(
    after_played(FRIENDLY & SPELL, NOTHING, only=count(PLAYED_WHILE_HELD & SPELL).equals(1)),
    Zone.HAND,
    0,
)
"""A listener in `in_hand`: a TRIGGER that does nothing, when I play the first spell with this held.

Such a card says "if you've cast a spell while holding this".
"""
_NEXT_TO_IT = ADJACENT_IN_HAND & DATA1.equals(0)
NOTES_A_NEIGHBOUR = (
    with_keyword(when_played(FRIENDLY, add_tag(SELF, TAG_SCRIPT_DATA_NUM_1), _NEXT_TO_IT), 0),
    with_keyword(turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -DATA1), BOTH_PLAYERS), TAG_1724),
)
"""Listeners in `in_hand` that keep DATA1 above 0 in a turn in which I played a card beside it.

`DATA1 >= 1` is then "if you played an adjacent card this turn" (U307:3714).
"""


def _side_of_wearer(g: Game, me: Entity) -> int:
    wearer = g.entities.get(me.tags.get(ATTACHED, 0))
    return wearer.tags.get(PLAYER_ID, 0) if wearer is not None else 0


def _hand_of_wearer(g: Game, me: Entity, it: Frame) -> list[Entity]:
    return list(g.hand[_side_of_wearer(g, me)])


HAND_OF_WEARER = Selector(
    _hand_of_wearer,
    lambda g, me, e: e.zone == Zone.HAND and e.controller == _side_of_wearer(g, me),
    _hand_of_wearer,
)
"""The hand of the player to which this enchantment is attached; who attached it is not asked.

Recording: U099:837.
"""

A_CONCOCTION = has(CONCOCTION)
"""Concoctions, mixed and unmixed ones."""


def random_concoction(recipes: Recipes) -> Do:
    """Add a random Concoction to my hand; MADE is that.

    If I hold an unmixed one, it is replaced by a random mixture with it. `recipes` lists all
    Concoctions.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        made = concoctions.add(g, me, recipes)
        it.made = [made] if made is not None else []
        if made is not None:
            note_discovery(g, me, it, made)

    return Do(run)


def teach(card_id: str, spells: Pool) -> Do:
    """Discover a spell of a pool, and add a minion `card_id` to my hand that is taught that spell.

    MADE is the minion; :func:`cast_taught` casts its spell.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        made = teaching.teach(g, me, card_id, spells(g, me, it))
        it.made = [made] if made is not None else []

    return Do(run)


def carve(card_id: str, spells: Pool, minions: int, worth: Value | int) -> Do:
    """Add `minions` cards `card_id` to my hand, each taught a random spell of a pool.

    The costs of the spells add up to `worth`, if there are such spells. MADE are the minions;
    :func:`cast_taught` casts their spells.
    """
    whole = number(worth)

    def run(g: Game, me: Entity, it: Frame) -> None:
        costs = {each: card.cost for each in spells(g, me, it) if (card := g.cards.get(each))}
        sums = [{0}]
        for _ in range(minions - 1):
            sums.append({part + cost for part in sums[-1] for cost in set(costs.values())})
        left = whole(g, me, it)
        it.made = made = []
        for rest in reversed(sums):
            fitting = [each for each, cost in costs.items() if left - cost in rest]
            if not fitting:
                return
            spell = g.card(Purpose.GENERATE, me, fitting, me.controller)
            left -= costs.get(spell, 0)
            pupil = teaching.carve(g, me, card_id, spell)
            if pupil is not None:
                made.append(pupil)

    return Do(run)


def cast_taught(on: Selector) -> Do:
    """Cast the spell that this minion was taught, with the first of `on` as its target.

    If there is none, it has no target.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        teaching.cast_taught(g, me, next(iter(on.of(g, me, it)), None))

    return Do(run)


TAUGHT = Target(
    Selector(teaching.select, lambda g, me, e: e in teaching.select(g, me, Frame())),
    optional=True,
    only=Condition(lambda g, me, it: teaching.taught_targets(g, me) is not None),
)
"""What a minion that was taught a spell may target: the targets of the spell; for `targets`."""

VISITED = Filter(lambda g, me, e: tourist.is_visited(me, e))
"""In the enchantment of a Tourist on its player: cards of the class that the Tourist visits."""
ITS_MAKER = Filter(lambda g, me, e: e.id == me.tags.get(CREATOR, 0))
"""The entity that made the enchantment whose text runs: its CREATOR."""


def put_pick(who: Selector, *, copied: bool = False, opponent: bool = False) -> Do:
    """Put the pick of an offer (`who`), a Secret, onto the battlefield, signed by this card.

    Recording: U211:10422. Up to 23966 a new one is put there, and then the pick goes to the
    graveyard (3 of 3, U095:4887). If it is `copied`, it goes there first, and its copy comes up;
    with `opponent`, that is the opponent's (U419:4640 to 4684).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for pick in who.of(g, me, it):
            if copied:
                _put_copy(g, me, pick, 3 - me.controller if opponent else me.controller)
                continue
            secret = cast.put_secret(g, me, pick, anew=not g.profile.buries_pick_first)
            if secret is not None:
                g.set(secret, DISPLAYED_CREATOR, me.id)
            if secret is not pick:
                choices.option_to_graveyard(g, me, pick)

    return Do(run)


def _put_copy(g: Game, me: Entity, pick: Entity, side: int) -> None:
    choices.option_to_graveyard(g, me, pick)
    secret = cast.put_secret(g, me, pick, anew=True, side=side)
    if secret is not None:
        g.affect(secret, me)
        if g.profile.notes_originals:
            note_original(g, secret, pick)


def aim_at_random() -> Do:
    """Give the card that is being played a random legal target in place of the chosen one."""
    return Do(cast.aim_anew)


def put_random_secret(cards: Pool) -> Do:
    """Put a new random Secret of a pool onto the battlefield, none that I have there.

    Recording: U297:8005. Nothing happens if I have five Secrets.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        up = {each.card_id for each in g.secrets[me.controller]}
        left = [each for each in cards(g, me, it) if each not in up]
        if left and len(g.secrets[me.controller]) < SECRETS_MAX:
            made = g.card(Purpose.CAST, me, left, me.controller)
            cast.new_secret(g, me, made, left)

    return Do(run)


def reflect(who: Selector, enchantment: str = "") -> Do:
    """Make the card in hand that has this enchantment a copy of `who`.

    The enchantment is attached to it anew; or, by a card that has none yet, `enchantment`.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in SELF.of(g, me, it):
            for played in who.of(g, me, it):
                shifting.reflect(g, me, card, played, enchantment)

    return Do(run)


def end_reflection() -> Do:
    """End this enchantment of :func:`reflect`; a card that is still in the hand is removed."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in SELF.of(g, me, it):
            shifting.end_reflection(g, me, card)

    return Do(run)


def mix_potion(parts: dict[str, tuple[str, tuple[str, ...]]], *, modelled: bool = False) -> Do:
    """Let my player choose a size and two parts of that size, and get the potion that they make.

    `parts`: card id of the size → card id of the potion, and those of its parts. MADE is the potion
    in my hand. It stores the parts in the order of their numbers, and their requirements in the
    order of the picks (U046:1462, U125:2225). If `modelled`, it copies one that is set aside before
    the parts are chosen, stores no requirements, and what is not picked stays set aside
    (U249:23692, 23874).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = me.controller
        size = choices.offer_these(g, me, side, tuple(parts), leaves=modelled)
        if size is None:
            return
        potion, pool = parts.get(size.card_id, ("", ()))
        model = _model(g, me, potion) if modelled else None
        first = choices.offer(g, me, side, pool, leaves=modelled)
        used = first.card_id if first is not None else ""
        rest = [each for each in pool if each != used]
        second = choices.offer(g, me, side, rest, leaves=modelled)
        made = zones.add_to_hand(g, me, side, potion, signed=False)
        it.made = [made] if made is not None else []
        if made is not None and model is not None:
            note_original(g, made, model)
            g.set(made, DISPLAYED_CREATOR, me.id)
        if made is not None and first is not None and second is not None and potion:
            _mix(g, me, made, (first, second))

    return Do(run)


def _model(g: Game, me: Entity, potion: str) -> Entity:
    model = g.create(potion, me.controller, Zone.SETASIDE, creator=me)
    g.set(model, DISPLAYED_CREATOR, me.id)
    return model


def _mix(g: Game, me: Entity, potion: Entity, picks: tuple[Entity, Entity]) -> None:
    """Write what a potion is made of; its maker signs it between the parts and what they ask."""
    ordered = sorted(picks, key=lambda each: each.get(TAG_SCRIPT_DATA_NUM_1))
    numbers = [part.get(TAG_SCRIPT_DATA_NUM_1) for part in ordered]
    held = [part.card.dbf if part.card is not None else 0 for part in ordered]
    asked = [part.card.dbf if part.card is not None else 0 for part in picks]
    _define(g, potion, zip((TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2), numbers, strict=True))
    _define(g, potion, zip((MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2), held, strict=True))
    g.set(potion, DISPLAYED_CREATOR, me.id)
    if not potion.get(COPIED_FROM_ENTITY_ID):
        asking = (ADDITIONAL_PLAY_REQS_1, ADDITIONAL_PLAY_REQS_2)
        _define(g, potion, zip(asking, asked, strict=True))
    for tag in (AFFECTED_BY_SPELL_POWER, DEATHRATTLE):
        if any(part.get(tag) for part in picks):
            _define(g, potion, [(tag, 1)])


def _define(g: Game, card: Entity, tags: Iterable[tuple[int, int]]) -> None:
    """Write tags over the printed ones of a card, each twice (U046:1600); once up to 15590."""
    for tag, value in tags:
        g.set(card, tag, value)
        if g.profile.casts_parts:
            g.tell(card, tag, value)


def craft_beast(name: str, first: Pool, second: Pool) -> Do:
    """Let my player choose a Beast of each of two pools, and get the Zombeast that they make.

    MADE is that, in my hand. Its name is that of the card `name` (U145:5925).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        halves = [choices.offer(g, me, me.controller, each(g, me, it)) for each in (first, second)]
        one, other = halves
        crafted = one and other and zombeast.craft(g, me, one, other, name)
        it.made = (crafted,) if crafted else ()

    return Do(run)


def introduce() -> Do:
    """On the enchantment of a Tourist: show that Tourist, created out of the game (R269)."""
    return Do(lambda g, me, it: tourist.introduce(g, me))
