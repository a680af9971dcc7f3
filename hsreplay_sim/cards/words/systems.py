"""Systems of several sets: objectives, Spellstones, Jade Golems; what enchantments note."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import (
    ADDITIONAL_PLAY_REQS_1,
    ADDITIONAL_PLAY_REQS_2,
    AFFECTED_BY_SPELL_POWER,
    ATTACHED,
    CONCOCTION,
    CREATOR,
    DEATHRATTLE,
    DISPLAY_CARD_ON_MOUSEOVER,
    DISPLAYED_CREATOR,
    INVOKE_COUNTER,
    JADE_GOLEM,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    PLAYER_ID,
    REVEALED,
    TAG_1724,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    TAG_SCRIPT_DATA_NUM_4,
    TAG_SCRIPT_DATA_NUM_5,
    TAG_SCRIPT_DATA_NUM_6,
)
from hsreplay_sim.cards.words.conditions import ADJACENT_IN_HAND, in_build
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    Do,
    Pool,
    add_tag,
    give,
    one_of_pool,
    set_tag,
    when,
)
from hsreplay_sim.cards.words.history import PLAYED_WHILE_HELD
from hsreplay_sim.cards.words.keywords import upgrade_to
from hsreplay_sim.cards.words.selectors import (
    BOTH_PLAYERS,
    ENEMY_PLAYER,
    FRIENDLY,
    IN_HAND,
    MADE,
    SELF,
    SOURCE,
    SPELL,
    Filter,
    Selector,
    has,
    races_of,
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
    copies,
    galakrond,
    objectives,
    shifting,
    soldiers,
    teaching,
    tourist,
    zombeast,
)
from hsreplay_sim.engine.keywords.concoctions import Recipes
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import choices, zones
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.stats import recompute
from hsreplay_sim.engine.rules.zones import SECRETS_MAX
from hsreplay_sim.engine.text import Frame, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def pass_turn() -> Do:
    """An objective has one turn less to last; behind the last one it is gone (R273).

    `objective = turn_end(summon_random(…) >> pass_turn())`, or with :data:`LASTS` beside it.
    """
    return Do(lambda g, me, it: objectives.pass_turn(g, me))


def upgrade_by(
    listen: Callable[[Selector | Filter, Do, Condition], Trigger],
    who: Selector | Filter,
    card_id: str,
    amount: Value | int = 1,
) -> tuple[Trigger, Trigger]:
    """In the hand: count what is heard and, with enough of it, become a better card.

    `in_hand = upgrade_by(after_played, FRIENDLY & SPELL, "LOOT_507t")`. How much is enough, a tag
    says. The upgrade has a TRIGGER of its own (U143:4697, U092a:7781).
    """
    reached = DATA1 + amount >= DATA2
    better = set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 0) >> upgrade_to(card_id)
    return (
        listen(who, add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, amount), ALWAYS),
        listen(who, better, reached),
    )


LASTS = in_zone(turn_end(pass_turn()), Zone.SECRET, 0)
"""In `objective`: a turn of its player passes, in a TRIGGER of its own."""
LASTS_ENEMY_TURNS = in_zone(turn_end(pass_turn(), ENEMY_PLAYER), Zone.SECRET, 0)
"""The same with the turns of the opponent."""


def id_of(who: Selector) -> Value:
    """The id of the first of them, for an enchantment to keep: `give(…, data=id_of(DRAWN))`."""
    return Value(lambda g, me, it: next((each.id for each in who.of(g, me, it)), 0))


def noted(number: Value) -> Selector:
    """The entity of which an enchantment has kept the id: `noted(DATA1)` (U378:4352)."""

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        found = g.entities.get(number.ask(g, me, it))
        return [found] if found is not None else []

    return Selector(pool, lambda g, me, e: e.id == number.ask(g, me, Frame()))


# --- what a card keeps in mind -------------------------------------------------------------------

_KEPT = (
    TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2, TAG_SCRIPT_DATA_NUM_3, TAG_SCRIPT_DATA_NUM_4,
    TAG_SCRIPT_DATA_NUM_5, TAG_SCRIPT_DATA_NUM_6,
)  # fmt: skip
"""The script numbers in which a card keeps ids one behind the other (U568:1578 to 6235)."""


def copy_aside(who: Selector) -> Do:
    """Set exact copies of cards aside in sight of both players; MADE are the copies."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = [copies.copy_aside(g, me, each) for each in who.of(g, me, it)]

    return Do(run)


def keep(who: Selector) -> Do:
    """Write the id of each of them in the first script number of this card that is free."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for each in who.of(g, me, it):
            free = next((tag for tag in _KEPT if not me.tags.get(tag, 0)), None)
            if free is not None:
                g.set(me, free, each.id)

    return Do(run)


def _of_a_new_type(g: Game, me: Entity, it: Frame) -> bool:
    kept = [g.entities.get(me.tags.get(tag, 0)) for tag in _KEPT]
    kinds = [races_of(each) for each in (*kept, it.subject) if each is not None]
    return it.subject is not None and all(kinds) and _are_told_apart(kinds)


def _are_told_apart(kinds: list[set[int]]) -> bool:
    """Whether each can stand for a type of its own; one of all types always can."""
    chosen = [kind for kind in kinds if Race.ALL not in kind]
    if not chosen:
        return True
    first, *rest = chosen
    return any(_are_told_apart([kind - {each} for kind in rest]) for each in first)


def disappear() -> Do:
    """At the start of the game: the card hides and goes out of the deck or hand (U305:1274)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        zones.hide_again(g, me)
        if me.zone == Zone.HAND:
            zones.leave_row(g, me, Zone.SETASIDE)
        else:
            g.move(me, Zone.SETASIDE)
        if g.profile.logs_shuffles:
            g.shuffle(g.owner(me.controller))

    return Do(run)


OF_A_NEW_TYPE = Condition(_of_a_new_type)
"""The SUBJECT and what this card keeps can each stand for another minion type."""


def dbf_of(who: Selector, place: int = 0) -> Value:
    """The number of the card (dbf id) of the one at this place of a selection."""

    def ask(g: Game, me: Entity, it: Frame) -> int:
        cards = [each.card.dbf for each in who.of(g, me, it) if each.card is not None]
        return cards[place] if place < len(cards) else 0

    return Value(ask)


def cast_kept(who: Selector) -> Do:
    """Cast on each the spells of which an enchantment keeps the dbf ids.

    Copies of all of them are set aside in sight first (U568:10819).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        spells = [card for tag in _KEPT if (card := g.cards.by_dbf(me.tags.get(tag, 0)))]
        for target in who.of(g, me, it):
            for spell in spells:
                shown = g.create(spell.id, me.controller, Zone.SETASIDE, creator=me)
                g.set(shown, REVEALED, 1)
            for spell in spells:
                cast.cast(g, me, spell.id, target)

    return Do(run)


def worn(who: Selector, card_id: str) -> Selector:
    """The youngest enchantment of this id on each of them."""

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        hosts = who.of(g, me, it)
        return [e for h in hosts for e in [e for e in h.attached if e.card_id == card_id][-1:]]

    return Selector(pool, lambda g, me, e: e.card_id == card_id)


def summon_changed(who: Selector, enchantment: str) -> Do:
    """Summon new copies of these that bear an enchantment before they come (U568:9228)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        originals = who.of(g, me, it)
        it.made = made = []
        for entity in originals:
            if bodies.has_room(g, me.controller):
                card_id = entity.card_id or g.card(Purpose.COPY, me, (), me.controller)
                made.append(_bearing(g, me, card_id, enchantment))

    return Do(run)


def summon_bearing(card_id: str, enchantment: str, count: Value | int = 1) -> Do:
    """Summon tokens that bear an enchantment before they come (U300:8829)."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        room = (bodies.has_room(g, me.controller) for _ in range(how_many(g, me, it)))
        it.made = [_bearing(g, me, card_id, enchantment) for free in room if free]

    return Do(run)


def summon_random_changed(cards: Pool, enchantment: str, count: Value | int = 1) -> Do:
    """Summon random minions of a pool that bear an enchantment before they come (U309:7646)."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for _ in range(how_many(g, me, it)):
            card_id = None
            if bodies.has_room(g, me.controller):
                card_id = one_of_pool(g, me, it, Purpose.SUMMON, cards, me.controller)
            if card_id is not None:
                made.append(_bearing(g, me, card_id, enchantment))

    return Do(run)


def _bearing(g: Game, me: Entity, card_id: str, enchantment: str) -> Entity:
    body = g.create(card_id, me.controller, Zone.SETASIDE, creator=me)
    attach(g, me, body, enchantment)
    recompute(g, body)
    if g.profile.gifts_affect:
        g.affect(body, me)
    bodies.put_into_play(g, body, me)
    return body


def summon_from_aside(card_id: str, *keywords: int, opponent: bool = False) -> Do:
    """Summon a token that is set aside first and given its keywords there (U305:1491)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        it.made = ()
        if bodies.has_room(g, side):
            bare = dict.fromkeys(keywords, 0)
            body = g.create(card_id, side, Zone.SETASIDE, creator=me, tags=bare)
            for keyword in keywords:
                g.set(body, keyword, 1)
            bodies.put_into_play(g, body, me)
            it.made = (body,)

    return Do(run)


def summon_keeping(card_id: str, who: Selector) -> Do:
    """Summon a token that keeps the dbf id of a card, told while it is set aside (U575:11662)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for kept in who.of(g, me, it):
            if kept.card is not None and bodies.has_room(g, me.controller):
                body = g.create(card_id, me.controller, Zone.SETASIDE, creator=me)
                g.set(body, DISPLAYED_CREATOR, me.id)
                g.set(body, TAG_SCRIPT_DATA_NUM_1, kept.card.dbf)
                g.set(body, DISPLAY_CARD_ON_MOUSEOVER, kept.card.dbf)
                g.set(body, DEATHRATTLE, 1)
                place = bodies.slot_of_token(g, me, me.controller, 0)
                bodies.put_into_play(g, body, me, place)
                made.append(body)

    return Do(run)


def summon_kept() -> Do:
    """Summon the card of which this one keeps the dbf id."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        kept = g.cards.by_dbf(me.tags.get(TAG_SCRIPT_DATA_NUM_1, 0))
        if kept is not None:
            place = bodies.slot_of_token(g, me, me.controller, 0)
            bodies.summon(g, me, kept.id, me.controller, position=place)

    return Do(run)


TEMPORARY_PICK = when(
    in_build("GBL_999e"),
    give(MADE & IN_HAND, "GBL_999e"),
    give(MADE & IN_HAND, "GIFT_99e"),
)
"""What was picked is temporary; up to 195635 a gift has a mark of its own (U127:2326)."""

JADES = 30
NEXT_JADE = Value(lambda g, me, it: min(JADES, g.owner(me.controller).tags.get(JADE_GOLEM, 0) + 1))
"""The strength of the next Jade Golem."""


def jade_golem(count: int = 1) -> Do:
    """Summon the next Jade Golem; the counter rises before it (R268, U067:2290)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for index in range(count):
            player = g.owner(me.controller)
            size = min(JADES, player.tags.get(JADE_GOLEM, 0) + 1)
            g.set(player, JADE_GOLEM, size)
            card_id = f"CFM_712_t{size:02}"
            if g.cards.get(card_id) is None:
                raise UnsupportedError(f"the build has no card {card_id}")
            place = bodies.slot_of_token(g, me, me.controller, index)
            golem = bodies.summon(g, me, card_id, me.controller, position=place)
            if golem is not None:
                made.append(golem)

    return Do(run)


def herald() -> Do:
    """Summon the Soldier of the player's class, and count it (R274)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        soldier = soldiers.call(g, me)
        it.made = [soldier] if soldier is not None else []

    return Do(run)


def invoke() -> Do:
    """Invoke Galakrond: what its hero power does, and one step towards its next form."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        galakrond.invoke(g, me)

    return Do(run)


INVOKED_TWICE = mine(INVOKE_COUNTER) >= 2
"""If you've Invoked twice."""

NOTES_A_SPELL = in_zone(
    after_played(FRIENDLY & SPELL, NOTHING, only=count(PLAYED_WHILE_HELD & SPELL).equals(1)),
    Zone.HAND,
    0,
)
"""In `in_hand`: "if you've cast a spell while holding this", which the first one lights."""
_NEXT_TO_IT = ADJACENT_IN_HAND & DATA1.equals(0)
NOTES_A_NEIGHBOUR = (
    with_keyword(when_played(FRIENDLY, add_tag(SELF, TAG_SCRIPT_DATA_NUM_1), _NEXT_TO_IT), 0),
    with_keyword(turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -DATA1), BOTH_PLAYERS), TAG_1724),
)
"""In `in_hand`: "if you played an adjacent card this turn" is `DATA1 >= 1` (U307:3714)."""


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
"""The hand of the player who wears this enchantment, whoever laid it on him (U099:837)."""

A_CONCOCTION = has(CONCOCTION)
"""A Concoction, mixed or not."""


def random_concoction(recipes: Recipes) -> Do:
    """Add a random Concoction to my hand; with one that is held it mixes."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        made = concoctions.add(g, me, recipes)
        it.made = [made] if made is not None else []

    return Do(run)


def teach(card_id: str, spells: Pool) -> Do:
    """Discover a spell, and add a minion to my hand that casts it (`cast_taught`)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        made = teaching.teach(g, me, card_id, spells(g, me, it))
        it.made = [made] if made is not None else []

    return Do(run)


def cast_taught(on: Selector) -> Do:
    """Cast the spell that this minion was taught on the first of these, if there is any."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        teaching.cast_taught(g, me, next(iter(on.of(g, me, it)), None))

    return Do(run)


TAUGHT = Target(
    Selector(teaching.select, lambda g, me, e: e in teaching.select(g, me, Frame())),
    optional=True,
    only=Condition(lambda g, me, it: teaching.taught_targets(g, me) is not None),
)
"""What a spell that this minion was taught may be aimed at, for `targets`."""

VISITED = Filter(lambda g, me, e: tourist.is_visited(me, e))
"""Cards of the class that a Tourist visits, for the mark that it left on its player."""
ITS_MAKER = Filter(lambda g, me, e: e.id == me.tags.get(CREATOR, 0))
"""The card that made the enchantment whose text runs."""


def put_pick(who: Selector) -> Do:
    """Put the Secret that was picked into the battlefield, in the name of this card (U211:10422).

    Up to 23966 a new one goes up, and the pick is buried behind it (3 of 3, U095:4887).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for pick in who.of(g, me, it):
            secret = cast.put_secret(g, me, pick, anew=not g.profile.buries_pick_first)
            if secret is not None:
                g.set(secret, DISPLAYED_CREATOR, me.id)
            if secret is not pick:
                choices.bury(g, me, pick)

    return Do(run)


def aim_at_random() -> Do:
    """The card that is played takes a random one of its legal targets instead of its own."""
    return Do(cast.aim_anew)


def put_random_secret(cards: Pool) -> Do:
    """Put a random Secret of a pool, none that is up already, into the battlefield (U297:8005)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        up = {each.card_id for each in g.secrets[me.controller]}
        left = [each for each in cards(g, me, it) if each not in up]
        if left and len(g.secrets[me.controller]) < SECRETS_MAX:
            cast.new_secret(g, me, g.card(Purpose.CAST, me, left, me.controller))

    return Do(run)


def reflect(who: Selector) -> Do:
    """On an enchantment of a card in the hand: it becomes a copy of this card, under it anew."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in SELF.of(g, me, it):
            for played in who.of(g, me, it):
                shifting.reflect(g, me, card, played)

    return Do(run)


def end_reflection() -> Do:
    """On the enchantment of a reflection: it ends, and leaves the hand if it was not played."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in SELF.of(g, me, it):
            shifting.end_reflection(g, me, card)

    return Do(run)


def mix_potion(parts: dict[str, tuple[str, tuple[str, ...]]]) -> Do:
    """Choose a size, then two parts of that size, and get the potion that is mixed of them.

    `parts` names for each size the potion and its parts. It holds the parts in the order of their
    numbers, and what they ask of its play in the order of the picks (U046:1462, U125:2225).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = me.controller
        size = choices.offer_these(g, me, side, tuple(parts))
        if size is None:
            return
        potion, pool = parts.get(size.card_id, ("", ()))
        first = choices.offer(g, me, side, pool)
        used = first.card_id if first is not None else ""
        second = choices.offer(g, me, side, [each for each in pool if each != used])
        made = zones.add_to_hand(g, me, side, potion)
        it.made = [made] if made is not None else []
        if made is not None and first is not None and second is not None and potion:
            _mix(g, made, (first, second))

    return Do(run)


def _mix(g: Game, potion: Entity, picks: tuple[Entity, Entity]) -> None:
    ordered = sorted(picks, key=lambda each: each.get(TAG_SCRIPT_DATA_NUM_1))
    numbers = (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2)
    for tag, part in zip(numbers, ordered, strict=True):
        g.set(potion, tag, part.get(TAG_SCRIPT_DATA_NUM_1))
    held = ((MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2), ordered)
    asked = ((ADDITIONAL_PLAY_REQS_1, ADDITIONAL_PLAY_REQS_2), picks)
    for tags, those in (held, asked):
        for tag, part in zip(tags, those, strict=True):
            g.set(potion, tag, part.card.dbf if part.card is not None else 0)
    if any(part.get(AFFECTED_BY_SPELL_POWER) for part in picks):
        g.set(potion, AFFECTED_BY_SPELL_POWER, 1)


def craft_beast(name: str, first: Pool, second: Pool) -> Do:
    """Choose a Beast of each pool and get what is stitched of them, by that name (U145:5925)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        halves = [choices.offer(g, me, me.controller, each(g, me, it)) for each in (first, second)]
        one, other = halves
        if one is not None and other is not None:
            zombeast.craft(g, me, one, other, name)

    return Do(run)


def introduce() -> Do:
    """Show the Tourist that left the mark (R269)."""
    return Do(lambda g, me, it: tourist.introduce(g, me))
