"""Effects on entities in play: minions, weapons and hero powers come, change, change sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from hsreplay_sim.base.enums import CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CANNOT_ATTACK_HEROES,
    CHARGE,
    COST,
    CREATOR,
    CREATOR_DBID,
    DAMAGE,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    HEALTH,
    IMMUNE,
    LENT_BY,
    LIFESTEAL,
    PREDAMAGE,
    REVEALED,
    START_WITH_1_HEALTH,
    TAG_333,
    TAG_887,
    TAG_1271,
    TAG_3085,
    TAG_SCRIPT_DATA_ENT_1,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects.buffs import give
from hsreplay_sim.cards.words.effects.core import Do
from hsreplay_sim.cards.words.effects.generate import one_of_pool
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import SUBJECT, Selector
from hsreplay_sim.cards.words.values import ALWAYS, Condition, Value, number
from hsreplay_sim.engine.keywords import ritual
from hsreplay_sim.engine.keywords import transform as transforming
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import damage as harm
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.enchantments import attach, attach_unseen, update_auras
from hsreplay_sim.engine.rules.keyword_grants import note_original, queue_tag
from hsreplay_sim.engine.state.printed import add_shadows, own_token
from hsreplay_sim.engine.state.reset import retire
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def summon(
    card_id: str,
    count: Value | int = 1,
    *,
    opponent: bool = False,
    at_end: Condition | None = None,
    beside: int = 0,
    place: Value | int = 0,
    signed: bool = False,
) -> Do:
    """Summon `count` tokens on my side, or, if `opponent`, on the other; MADE are the tokens.

    If a minion or location in play summons them, they stand beside it; if a dead minion does, where
    it was; else at the right end. If `at_end` is true, those of a dead minion are at the right end
    too. `beside`: how many tokens the text has summoned before. `place`, unless 0, is their
    position, which a text knows that destroyed a minion there (U043:3676, 7311). If `signed`,
    DISPLAYED_CREATOR of each names this card, as with some texts since 217964 (U231:1589); others
    of the same sets do not (U305:4942).
    """
    how_many, stands_at = number(count), number(place)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        it.made = made = []
        told = stands_at(g, me, it)
        for index in range(how_many(g, me, it)):
            last = g.ruleset is None and at_end is not None and at_end.ask(g, me, it)
            at = 0 if last else told or bodies.slot_of_token(g, me, side, beside + index)
            body = bodies.summon(g, me, own_token(g, me, card_id), side, position=at)
            if body is not None:
                made.append(body)
                _sign(g, me, [body], signed=signed)

    return Do(run)


def _sign(g: Game, me: Entity, made: Sequence[Entity], *, signed: bool) -> None:
    for body in made if signed else ():
        g.set(body, DISPLAYED_CREATOR, me.id)


def summon_sized(
    token: str | Pool,
    atk: Value | int,
    health: Value | int,
    *,
    cost: Value | int | None = None,
    count: Value | int = 1,
    twin: bool | Literal["retires", "signed"] = True,
) -> Do:
    """Summon `count` tokens of this Attack and Health (and `cost`); MADE are the tokens.

    If `token` is a pool, the oracle picks one of it: they differ only in their looks. With a
    `twin`, a second token of this size is created first, set aside, and the token is its copy: that
    twin "retires" afterwards (3 of 3, U507:5525), is "signed" (U432:11150), or just stays (True).
    Without one, the token itself is created set aside, and gets its size there (U406:15689).
    """
    how_strong, how_tough, how_many = number(atk), number(health), number(count)
    price = number(cost) if cost is not None else None

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = me.controller
        it.made = made = []
        if isinstance(token, str):
            card_id = token
        else:
            card_id = one_of_pool(g, me, it, Purpose.SUMMON, token, side) or ""
        for index in range(how_many(g, me, it) if card_id else 0):
            printed = g.base_tags(card_id).get(COST, 0)
            dear = price(g, me, it) if price is not None else printed
            size = how_strong(g, me, it), how_tough(g, me, it), dear
            at = bodies.slot_of_token(g, me, side, index)
            if twin:
                body = _summon_sized(g, me, card_id, side, size, at, signed=twin == "signed")
            else:
                body = _size_and_summon(g, me, card_id, side, size, at)
            if body is not None:
                made.append(body)
            if twin == "retires":
                _retire_twin(g, me, card_id)

    return Do(run)


def _retire_twin(g: Game, me: Entity, card_id: str) -> None:
    for made in list(g.entities.values()):
        if made.card_id == card_id and made.tags.get(CREATOR, 0) == me.id:
            if made.zone == Zone.SETASIDE:
                retire(g, made)


_Size = tuple[int, int, int]


def _summon_sized(
    game: Game,
    source: Entity,
    card_id: str,
    player_id: int,
    size: _Size,
    position: int = 0,
    *,
    signed: bool = False,
) -> Entity | None:
    """Summon a token of this size and return it, None on a full board; a twin like it is set aside.

    Recording: U363:14240. If the token comes ready, it does not name the twin (4 of 4, U293:1859).
    Up to 14.0 a token without a twin grows when it has been summoned (hs-bugs#1089).
    """
    if not game.profile.sized_before_summoning:
        body = bodies.summon(game, source, card_id, player_id, position=position)
        return _grow(game, body, size) if body is not None else None
    atk, health, cost = size
    printed = game.base_tags(card_id)
    own = {ATK: atk, HEALTH: health, COST: cost}
    twin = game.create(card_id, player_id, Zone.SETASIDE, creator=source)
    for tag, value in own.items():
        game.set(twin, tag, value)
        if game.profile.tells_sizes_twice:
            game.tell(twin, tag, value)
    if signed:
        game.set(twin, DISPLAYED_CREATOR, source.id)
    add_shadows(game, own, own)
    if game.profile.stat_version and health != printed.get(HEALTH, 0):
        own[TAG_3085] = health
    body = bodies.summon(game, source, card_id, player_id, position=position, tags=own)
    if body is not None and not bodies.arrives_ready(body.tags):
        game.set(body, EXHAUSTED, 0)
        note_original(game, body, twin)
    return body


def _size_and_summon(
    game: Game, source: Entity, card_id: str, player_id: int, size: _Size, position: int = 0
) -> Entity | None:
    """Create a token set aside, give it its size, put it into play; None on a full board."""
    if not bodies.has_room(game, player_id):
        return None
    body = _grow(game, game.create(card_id, player_id, Zone.SETASIDE, creator=source), size)
    bodies.put_into_play(game, body, None, position)
    return body


def _grow(game: Game, body: Entity, size: _Size) -> Entity:
    printed, grown = game.base_tags(body.card_id), []
    for tag, value in zip((ATK, HEALTH, COST), size, strict=True):
        grown.append(value - printed.get(tag, 0))
        if grown[-1]:
            game.set(body, tag, body.get(tag) + grown[-1])
            game.tell(body, tag, body.get(tag))
    game.untagged.note_size(body.id, (grown[0], grown[1], grown[2]))
    game.may_die(body)
    return body


def resummon(who: Selector, health: Value | int = 0) -> Do:
    """Summon a printed copy of each of `who` where that died; MADE are the copies.

    Each has `health` left, or all if that is 0. If the place is no longer known, the copy comes to
    the right end (U152:17219, U255:14421).
    """
    left = number(health)

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for entity in who.of(g, me, it):
            printed, wanted = g.base_tags(entity.card_id).get(HEALTH, 1), left(g, me, it)
            tags = {DAMAGE: max(0, printed - wanted)} if wanted else None
            if wanted == 1 and g.profile.rises_with_one_health:
                tags = {DAMAGE: printed - 1, START_WITH_1_HEALTH: 1}
            side = entity.controller
            place = g.untagged.died_at(entity.id) or len(g.board[side]) + 1
            body = bodies.summon(g, me, entity.card_id, side, position=place, tags=tags)
            if body is not None:
                made.append(body)
                ritual.catch_up_risen(g, body, wanted)
                if body.get(START_WITH_1_HEALTH):
                    g.set(body, START_WITH_1_HEALTH, 0)

    return Do(run)


def summon_random(
    cards: Pool,
    count: Value | int = 1,
    *,
    opponent: bool = False,
    signed: bool = False,
    then: Do | None = None,
) -> Do:
    """Summon `count` random minions of a pool; MADE are the minions.

    If `opponent`, they come to the other side. If `signed`, DISPLAYED_CREATOR of each names this
    card. `then` runs after each minion, with it as MADE, before the next one comes (BT_019t,
    U168@159).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        it.made = made = []
        for index in range(how_many(g, me, it)):
            if g.ruleset is None and not bodies.has_room(g, side):
                break
            card_id = one_of_pool(g, me, it, Purpose.SUMMON, cards, side)
            if card_id is None:
                break
            at = bodies.slot_of_token(g, me, side, index)
            body = bodies.summon(g, me, card_id, side, position=at)
            if body is not None:
                made.append(body)
                _sign(g, me, [body], signed=signed)
                if then is not None:
                    it.made = [body]
                    then.run(g, me, it)
        it.made = made

    return Do(run)


def go_dormant(card_id: str) -> Do:
    """In a Deathrattle: summon a Dormant card where this minion died, and set this minion aside.

    Recordings: 6 of 6, U195:16240. If the minion is in play (its Deathrattle was triggered),
    nothing happens.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if me.zone != Zone.PLAY:
            if g.profile.marks_returning:
                g.set(me, TAG_1271, 1)
            place = g.untagged.died_at(me.id)
            bodies.summon(g, me, card_id, me.controller, position=place)
            g.move(me, Zone.SETASIDE)

    return Do(run)


def summon_copy(
    who: Selector,
    count: int | Value = 1,
    *,
    opponent: bool = False,
    left: bool = False,
    beside: bool = False,
    whole: Condition = ALWAYS,
) -> Do:
    """Summon `count` exact copies of each of `who`; MADE are the copies.

    They come to the right of this minion, its left and so on, as tokens do (U422:13744). If `left`,
    they come to its left. If this minion is dead, they come where it died (U078:5317). The copies
    of a spell or hero power, and with `beside` those of a minion, come to the right of the original
    (U141:4573, U092a:11800, U195:4644, U567:8684), provided that both are on one side; the copy of
    an enemy goes to the right end (U378:20429, U363:20992). If `opponent`, the copies are the
    opponent's. Unless `whole`, what answers to them does so before they have enchantments. If
    hidden cards of a hand may be selected, the oracle says which card is copied; if none of the
    visible ones is that card, it is a hidden one.
    """
    copies = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        originals = who.of(g, me, it)
        it.made = made = []
        unseen = _of_a_stranger(g, me, it, who, side)
        if unseen and all(unseen != g.cards.canonical(each.card_id) for each in originals):
            body = bodies.summon(g, me, unseen, side, position=g.untagged.died_at(me.id))
            if body is not None:
                made.append(body)
                g.set(body, EXHAUSTED, 0)
            return
        near = beside or me.type in (CardType.SPELL, CardType.HERO_POWER)
        for entity in originals:
            for index in range(copies(g, me, it)):
                place = _slot_of_copy(g, me, side, index, left=left)
                if near and entity.zone == Zone.PLAY and entity.controller == side:
                    place = entity.tags.get(ZONE_POSITION, 0) + 1
                body = bodies.copy_body(g, me, entity, side, place, whole=whole.ask(g, me, it))
                if body is not None:
                    made.append(body)

    return Do(run)


def _slot_of_copy(g: Game, me: Entity, side: int, index: int, *, left: bool) -> int:
    """Return the position of copy number `index` of a text of `me`; 0 is beside `me`."""
    if me.zone != Zone.PLAY:
        return g.untagged.died_at(me.id)
    if left:
        return me.tags.get(ZONE_POSITION, 0)
    return bodies.slot_of_token(g, me, side, index) if index else 0


def _of_a_stranger(g: Game, me: Entity, it: Frame, who: Selector, side: int) -> str:
    """Return the card id that the oracle names for a copy; "" if there are no hidden cards."""
    if not who.unseen(g, me, it):
        return ""
    return g.cards.canonical(g.card(Purpose.COPY, me, (), side))


def recruit(who: Selector, *, in_place: bool = False, noted: bool = True) -> Do:
    """Put each of `who`, cards of a deck or hand, into play; MADE are these (R240).

    Each comes to the right end of the row or, if `in_place`, to where this minion died: Coffin
    Crasher's (U195:15480, 16836), not Voidcaller's (U529:7169). If `noted`, TAG_1254 of each names
    this card, as with most texts (not U378:5518, U578:3757, U413:2887).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        at = g.untagged.died_at(me.id) if in_place else 0
        it.made = called = who.of(g, me, it)
        for entity in called:
            bodies.put_into_play(g, entity, me if noted else None, at)

    return Do(run)


def transform(who: Selector, card_id: str, *, shown: bool = False) -> Do:
    """Transform each of `who` into the card `card_id`.

    For each hidden card of the hand or deck, the oracle decides whether it is transformed; a random
    pick is no other card then. If `shown`, one more such card is created out of the game for both
    players to see (U552:4056).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        hidden = [e for e in who.whole.unseen(g, me, it) if g.number(Purpose.BECOMES, e, 0, 1)]
        is_picked = bool(hidden) and who.whole is not who
        for entity in hidden if is_picked else (*who.of(g, me, it), *hidden):
            if not _has_given_way(g, entity):
                transforming.transform(g, entity, own_token(g, me, card_id), me)
                if shown:
                    g.create(card_id, entity.controller, Zone.REMOVED, creator=me)

    return Do(run)


def _unsure(unseen: list[Entity], reached: list[Entity]) -> list[Entity]:
    return [e for e in unseen if e not in reached]


def _asked_form(g: Game, me: Entity, entity: Entity, forms: Sequence[str]) -> str:
    """Ask what an entity becomes; of one that may be hidden, as the question of that entity."""
    hidden = entity.zone == Zone.DECK or not entity.card_id
    return g.card(Purpose.TRANSFORM, entity if hidden else me, forms, entity.controller)


def _has_given_way(g: Game, entity: Entity) -> bool:
    """Whether a new entity has replaced a transformed one, which no text reaches any more."""
    return entity.zone == Zone.SETASIDE and not g.profile.transforms_in_place


def become_copy(who: Selector, model: Selector, enchantment: str = "") -> Do:
    """Make each of `who` an exact copy of the first of `model`, its damage included.

    If `enchantment` is given, it is attached to the copy. Its CREATOR_DBID is then set to the card
    whose text runs, since that card may be a copy itself by now (2 of 2, U195:2547, U436:8950). If
    `model` is empty, nothing happens.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        own = me.card.dbf if me.card is not None else 0
        for original in model.of(g, me, it)[:1]:
            for entity in who.of(g, me, it):
                body = bodies.become_copy(g, entity, original, me)
                if not g.profile.copies_keep_bars:
                    g.set(body, CANNOT_ATTACK_HEROES, 0)
                if enchantment:
                    made = attach(g, me, body, enchantment)
                    if g.profile.gifts_affect:
                        g.affect(body, me)
                    if g.profile.numbers_creators:
                        g.set(made, CREATOR_DBID, own)

    return Do(run)


def transform_random(
    who: Selector, cards: Pool, *, shown: bool = False, enchantment: str = ""
) -> Do:
    """Transform each of `who` into a random card of `cards`, a pool that may depend on that entity.

    If `shown`, a visible copy of the new card is set aside too. If `enchantment` is given, it is
    attached to what the entity has become. For each hidden card of the hand or deck, the oracle
    decides whether it is transformed; of the others it says how many are enchanted.

    If a minion is transformed in place, pending auras and stats are written before the next one: an
    aura that comes or ends counts for the others already (U189:13822, U189:14315, U207:13478). In
    builds that mark transformations, they wait for the end of the text, as the marks do
    (U568:7865).
    """
    gift = give(SUBJECT, enchantment)

    def between(g: Game) -> bool:
        return g.profile.transforms_in_place and not g.profile.marks_copies

    def run(g: Game, me: Entity, it: Frame) -> None:
        reached = who.of(g, me, it)
        unseen = _unsure(who.unseen(g, me, it), reached)
        hidden = [e for e in unseen if g.number(Purpose.BECOMES, e, 0, 1)]
        for entity in (*reached, *hidden):
            if _has_given_way(g, entity):
                continue
            card_id = own_token(g, me, _asked_form(g, me, entity, cards(g, entity, it)))
            if card_id or entity in hidden or entity.zone == Zone.DECK:  # unseen (U523:10120)
                body = transforming.transform(g, entity, card_id, me, at_random=True)
                if enchantment:
                    gift.run(g, me, it.about(body, body))
                if shown:
                    _show_form(g, entity, me)
                if between(g) and entity.zone == Zone.PLAY:
                    update_auras(g)
        if enchantment:
            attach_unseen(g, me, [e for e in unseen if e not in hidden], enchantment)

    return Do(run)


def _show_form(g: Game, body: Entity, source: Entity) -> None:
    """Create a copy of what a body has become, set aside and visible to both players.

    Recordings: 9 of 9, U174:16640, U380:6144, U055:6473.
    """
    form = g.create(body.card_id, body.controller, Zone.SETASIDE, creator=source)
    if g.profile.shows_forms:
        g.set_untold(form, REVEALED, 1)
        g.show(form)
    else:
        note_original(g, form, body)
        g.set(form, REVEALED, 1)


def take_control(who: Selector) -> Do:
    """Take control of each of `who`; if my board is full, it is destroyed."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            bodies.take_control(g, entity, me.controller)

    return Do(run)


def borrow(who: Selector, enchantment: str) -> Do:
    """Take control of each of `who`, minions, for this turn, and attach an enchantment.

    That gives it back by `give_back`. LENT_BY of the minion and TAG_SCRIPT_DATA_ENT_1 of the
    enchantment are the player to whom it goes back (U046:3285, U152:5039).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            lender = g.owner(entity.controller)
            if bodies.take_control(g, entity, me.controller, for_turn=True):
                note = attach(g, me, entity, enchantment)
                if g.profile.marks_borrowed:
                    g.set(entity, TAG_887, 1)
                g.set(note, TAG_SCRIPT_DATA_ENT_1, lender.id)
                queue_tag(g, entity, LENT_BY, lender.id)

    return Do(run)


BORROWED = (CHARGE, TAG_333, (TAG_887, 0), (LENT_BY, 0))
"""The keywords of an enchantment of `borrow`; `borrow` itself writes the last two."""


def give_back(who: Selector) -> Do:
    """Give each of `who`, borrowed minions, back to the opponent of its controller.

    The enchantment whose text runs goes with it (U152:5530).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for body in who.of(g, me, it):
            owner = 3 - body.controller
            bodies.take_control(g, body, owner, for_turn=True)
            if me.type == CardType.ENCHANTMENT:
                g.give_control(me, owner)

    return Do(run)


def equip(
    card_id: str, *, opponent: bool = False, signed: bool = False, instead: bool = False
) -> Do:
    """Equip a new weapon for my player; MADE is the weapon.

    If `opponent`, it is for the opponent. If `signed`, DISPLAYED_CREATOR of the weapon names this
    card (U249:6554). If `instead`, the present weapon is destroyed before the new one comes.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        it.made = (bodies.equip(g, me, card_id, side, instead=instead),)
        _sign(g, me, it.made, signed=signed)

    return Do(run)


def equip_random(cards: Pool, *, opponent: bool = False) -> Do:
    """Equip a random weapon of a pool for my player; MADE is the weapon.

    If `opponent`, it is for the opponent.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        card_id = one_of_pool(g, me, it, Purpose.EQUIP, cards, side)
        it.made = (bodies.equip(g, me, card_id, side),) if card_id else ()

    return Do(run)


def wear(who: Selector, amount: Value | int = 1) -> Do:
    """Take `amount` durability from each of `who`, weapons, as damage."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for weapon in who.of(g, me, it):
            lost = how_much(g, me, it)
            if weapon.get(IMMUNE):
                continue
            if g.profile.pulses:
                harm.announce_damage(g, me, weapon, lost)
            g.pulse(weapon, PREDAMAGE, lost)
            g.meta(Meta.DAMAGE, lost, (weapon,))
            g.affect(weapon, me)
            g.add(weapon, DAMAGE, lost)
            g.may_die(weapon)
            hero = g.hero[weapon.controller]
            if g.profile.wear_drains and weapon.get(LIFESTEAL) and hero is not None:
                harm.heal(g, weapon, (hero,), lost)

    return Do(run)


def new_hero(card_id: str) -> Do:
    """Replace my hero by a new one, which has no damage and the armour of the old one."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        hero = g.create(card_id, me.controller, Zone.PLAY, creator=me)
        bodies.replace_hero(g, hero)
        g.set(hero, DAMAGE, 0)

    return Do(run)
