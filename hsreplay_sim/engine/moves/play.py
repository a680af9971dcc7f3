"""Play a card, use a hero power or a location (R91–R105)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CANT_PLAY,
    CARD_SET,
    CARD_TARGET,
    CHOOSE_ONE,
    COMBO_ACTIVE,
    COST,
    DAMAGE,
    EXHAUSTED,
    EXTRA_SPELL_CASTS_BASE,
    GHOSTLY,
    LINKED_ENTITY,
    LOCATION_ACTION_COOLDOWN,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    NUM_TURNS_IN_PLAY,
    OBJECTIVE,
    QUEST,
    QUESTLINE,
    REWIND,
    REWINDING_PLACE,
    SECRET,
    SIDEQUEST,
    SIGIL,
    TAG_2133,
    TURN,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords import (
    copies,
    disguise,
    dormant,
    galakrond,
    in_hand,
    modular,
    quests,
    rewind,
    titan,
    zombeast,
)
from hsreplay_sim.engine.keywords.powers import replace_power
from hsreplay_sim.engine.keywords.transform import answer_again, arrive_changed, transform
from hsreplay_sim.engine.moves.ending import finish_if_over
from hsreplay_sim.engine.moves.inspire import hearing, inspire
from hsreplay_sim.engine.moves.payment import (
    bears_aura,
    discount_again,
    end_discounts,
    forget_discounts,
    leave_discounts,
    overload,
    pay,
    print_stats,
    sheds_discounts,
)
from hsreplay_sim.engine.moves.power import form_by_text, run_text
from hsreplay_sim.engine.moves.secrets import let_sleep, tell_hidden
from hsreplay_sim.engine.moves.turn import flush_arrivals, refresh_rush
from hsreplay_sim.engine.records.bodies import BODY_ARRIVES
from hsreplay_sim.engine.records.moves import MOVE_COMES, PLACE_IS_LEFT
from hsreplay_sim.engine.records.play import (
    AIM_IS_TAKEN,
    CARD_IS_PAID,
    HAS_LEFT_HAND,
    LEAVES_HAND,
    LEAVES_PLACE_IN_HAND,
    LOCATION_IS_USED,
    OPTION_IS_TAKEN,
    POWER_IS_USED,
    TEXT_COMES,
)
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import choices, events, player_tags
from hsreplay_sim.engine.rules.choices import aim_option, form_taken
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.stats import count_arrival, tell_at_arrival
from hsreplay_sim.engine.rules.summon import (
    apply_arrival_keywords,
    arrives_ready,
    equip_entity,
    replace_hero,
)
from hsreplay_sim.engine.rules.zones import close_gap, leave_row, open_gap
from hsreplay_sim.engine.state.entities import NOTHING_APART, Entity
from hsreplay_sim.engine.text import Frame, SpellFrame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


def play(
    game: Game, card: Entity, target: Entity | None = None, option: int = -1, position: int = 0
) -> None:
    """Carry out the play of a card in hand, or the use of a hero power, location or Titan.

    It goes from the PLAY block to the next decision. `option` is the index of the Choose One option
    (−1: none), `position` the board slot from 1 (0: the right end).
    """
    flush_arrivals(game)
    target_id = target.id if target is not None else 0
    game.open(BlockType.PLAY, card, index=0, target=target_id, sub_option=option)
    frame = Frame(target=target, subject=card)
    frame.option = option
    game.option_counted = False
    player = game.owner(card.controller)
    if card.zone == Zone.PLAY:
        _use(game, card, frame)
    else:
        _play_from_hand(game, card, frame, position)
    if game.stack:
        if not game.option_counted:
            count_option(game, player)
        game.close()
    settle(game)
    refresh_rush(game)
    rewind.mark(game, card)
    finish_if_over(game)


def count_option(game: Game, player: Entity) -> None:
    """Add 1 to NUM_OPTIONS_PLAYED_THIS_TURN of a player and fire OPTION_TAKEN.

    It is called last in the block. If the card goes to the other side, `player` is still the one
    that played it (U413:2915).
    """
    record(game, OPTION_IS_TAKEN, player)
    events.fire(game, events.OPTION_TAKEN, Frame(subject=player))


# --- from hand ---------------------------------------------------------------------------


def _play_from_hand(game: Game, card: Entity, frame: Frame, position: int) -> None:
    player, cost = game.owner(card.controller), card.tags.get(COST, 0)
    place = card.tags.get(ZONE_POSITION, 0)
    pay(game, card, cost)
    game.untagged.note_play(game.root.tags.get(TURN, 0), card)
    record(game, CARD_IS_PAID, card)
    record(game, AIM_IS_TAKEN, card, frame.target.id if frame.target is not None else 0)
    in_hand.note_costs(game, card)
    record(game, LEAVES_HAND, card)
    frame.edges, frame.echoes = _edges(game, card), copies.echoes(card)
    _enter(game, card, position, frame.option)
    galakrond.enter(game, card)
    frame.since = game.clock
    record(game, HAS_LEFT_HAND, card)
    if game.profile.target_before_move:
        aim_option(game, card, frame)
    combo = bool(player.tags.get(COMBO_ACTIVE, 0))
    modular.aim(game, card)
    zombeast.stitch(game, card)
    _run_through(game, card, frame, place, cost, combo=combo)
    in_hand.corrupt(game, card, cost)
    game.set(player, COMBO_ACTIVE, 1)


def _run_through(
    game: Game, card: Entity, frame: Frame, place: int, cost: int, *, combo: bool
) -> None:
    """Let all answer to a card that is being played, then run its text unless it is countered."""
    profile, player = game.profile, game.owner(card.controller)
    discounted, since = sheds_discounts(game, card), len(game.out)
    _announce(game, card, frame, place, discounted=discounted)
    discount_again(game, card, cost)
    _shed(game, card, frame, discounted=discounted)
    if card.tags.get(CANT_PLAY, 0):
        if profile.countered_aims:
            _tell_target(game, card, frame)
        _countered(game, card, frame)
        return
    if profile.overload_before_text:
        overload(game, card, player, since)
    record(game, TEXT_COMES, card)
    if not profile.slush_time:
        copies.twin(game, card, place)
    _resolve(game, card, frame, combo=combo, outcast=frame.edges & 3 > 0)
    if profile.echo_behind_triggers:
        copies.echo(game, card, frame)


def _announce(game: Game, card: Entity, frame: Frame, place: int, *, discounted: bool) -> None:
    """Fire PLAYED for a card that is being played, then update auras.

    Where counters come first, BEFORE_PLAYED is fired before that, and in builds with slush time the
    twin copy created; a countered card leaves none. Listeners attached to the card wait for
    `_shed`; if the card is `discounted`, those on a player do too. No update precedes PLAYED: costs
    are written after all answers (120 of 120: U095:1700, U549:2649), and before the text
    (U010:14198). An aura of the hand stays on a `discounted` card until its own discounts end
    (U240:5285, U490:6077).
    """

    def waits(listener: Entity) -> bool:
        return _lies_on(card, listener) or (discounted and _is_worn(game, listener))

    if game.profile.counters_first:
        events.fire(game, events.BEFORE_PLAYED, frame)
    if game.profile.slush_time and not card.tags.get(CANT_PLAY, 0):
        copies.twin(game, card, place)
    if _is_heard(game, card, frame.option):
        events.fire(game, events.PLAYED, frame, among=lambda each: not waits(each))
    if not (discounted and bears_aura(card)):
        update_auras(game)


def _shed(game: Game, card: Entity, frame: Frame, *, discounted: bool) -> None:
    """End the discounts of a played card, then fire PLAYED for the listeners that `_announce` left.

    These are what shifts in the hand (U090:1911, U195:12298) and, on a `discounted` card,
    enchantments of a player like "your next spell costs less" (15 of 15: U240:5292, U577:4475). It
    comes after the answers of all others: 15 of 15 discounts (U092b:13536). A quest that the
    answers have completed gives its reward last (U321:6104). A countered card uses up what made it
    cheaper, too.
    """
    end_discounts(game, card)
    if _is_heard(game, card):
        events.fire(game, events.PLAYED, frame, among=lambda each: _lies_on(card, each))
        if discounted:
            events.fire(game, events.PLAYED, frame, among=lambda each: _is_worn(game, each))
    elif game.profile.countered_end_discounts:
        events.fire(game, events.PLAYED, frame, among=lambda each: _sets_price(game, each))
    update_auras(game)
    quests.complete_due(game)


def _is_heard(game: Game, card: Entity, option: int = -1) -> bool:
    """Whether what waits for a card to be played hears of this one."""
    if disguise.goes_over(card, option):
        return False
    return not (game.profile.counters_first and card.tags.get(CANT_PLAY, 0))


def _lies_on(card: Entity, enchantment: Entity) -> bool:
    return enchantment.type == CardType.ENCHANTMENT and enchantment in card.attached


def _is_worn(game: Game, enchantment: Entity) -> bool:
    """Whether a listener is an enchantment that is attached to a player."""
    worn = enchantment.type == CardType.ENCHANTMENT
    host = game.entities.get(enchantment.tags.get(ATTACHED, 0)) if worn else None
    return host is not None and host.type == CardType.PLAYER


def _sets_price(game: Game, enchantment: Entity) -> bool:
    """Whether a listener is an enchantment of a player that says what cards cost."""
    script = enchantment.script
    return (
        _is_worn(game, enchantment)
        and script is not None
        and bool(script.auras or script.player_tags)
    )


def _edges(game: Game, card: Entity) -> int:
    """Return the ends of the hand at which a card is: 1 left, 2 right, 3 both, 0 none.

    In the very center 4 is added.
    """
    position, held = card.tags.get(ZONE_POSITION, 0), len(game.hand[card.controller])
    return (position == 1) + 2 * (position == held) + 4 * (2 * position == held + 1)


def goes_to(card: Entity) -> int:
    """Return the zone that a played card enters: SECRET for secrets, quests and the like (R17).

    For any other card it is PLAY.
    """
    if card.type == CardType.SPELL and (card.tags.get(SECRET, 0) or card.tags.get(QUEST, 0)):
        return Zone.SECRET
    if card.type == CardType.SPELL and any(
        card.tags.get(tag, 0) for tag in (SIDEQUEST, QUESTLINE, SIGIL, OBJECTIVE)
    ):
        return Zone.SECRET
    return Zone.PLAY


def _enter(game: Game, card: Entity, position: int, option: int = -1) -> None:
    """Move a played card out of the hand into its zone; on the board, to `position`."""
    profile, side, zone = game.profile, card.controller, goes_to(card)
    game.untagged.arriving = card.id
    record(game, LEAVES_PLACE_IN_HAND, card)
    record(game, MOVE_COMES, card, zone)
    close_gap(game, game.hand[side], card.tags.get(ZONE_POSITION, 0))
    game.note_mover(card)
    record(game, PLACE_IS_LEFT, card)
    if disguise.goes_over(card, option):
        side = 3 - side
        game.give_control(card, side)
    if zone == Zone.PLAY:
        count_arrival(game, card)
    if zone == Zone.SECRET:
        tell_hidden(game, card)
    game.move(card, zone, pulse=False)
    if zone == Zone.SECRET:
        forget_discounts(game, card)
    print_stats(game, card)
    tell_at_arrival(game, card)
    if card.type in (CardType.MINION, CardType.LOCATION):
        row = game.board[side]
        slot = min(position or len(row), len(row))
        game.set(card, ZONE_POSITION, slot)
        open_gap(game, row, slot, card)
        game.set(card, GHOSTLY, 0)
        game.set(card, NUM_TURNS_IN_PLAY, 0)
        if card.type == CardType.MINION:
            record(game, BODY_ARRIVES, card)
            if not arrives_ready(card.tags):
                game.set(card, EXHAUSTED, 1)
            if card.tags.get(REWIND, 0):
                game.set(card, REWINDING_PLACE, slot)
            if profile.takes_form_on_arrival:
                _take_form(game, card, option)
    else:
        game.set(card, ZONE_POSITION, 0)
    if profile.slush_time:
        game.meta(Meta.SLUSH_TIME, 3000, (card,))


def _take_form(game: Game, card: Entity, option: int) -> None:
    """If the option of a Choose One minion is a form, transform the minion into that form.

    It is in a TRIGGER block before the text: 9 of 9, U198:5120. JUST_PLAYED is cleared by the
    change, and set again afterwards (U434:4307).
    """
    form = form_taken(game, card, option)
    if form:
        game.open(BlockType.TRIGGER, card)
        transform(game, card, form, card)
        game.meta(Meta.TARGET, 0, (card,))
        game.close()


def _countered(game: Game, card: Entity, frame: Frame) -> None:
    """Remove a countered card without running its text; it counts as played in this turn (R96).

    It does not count as a spell of this game and leaves no twin copy (U168:1 step 116, U174:13885).
    AFTER_PLAYED fires (U095:11883, U095:16294) unless counters come first: then nothing hears of
    it (U174:13885). A minion leaves the place that it has taken by then (U230:14691); one that
    starts Dormant falls asleep first (U230:11614). Up to 3.2 it is a discard (hs-bugs#251).
    """
    zone = Zone.SETASIDE if game.profile.sets_countered_aside else Zone.GRAVEYARD
    if game.profile.bender_sees_countered and frame.target is not None:
        events.fire(game, events.TARGETED, SpellFrame(target=frame.target, subject=card))
    if card.type == CardType.MINION:
        _arrived(game)
        dormant.arrive(game, card)
        leave_row(game, card, zone)
    else:
        game.move(card, zone)
    if card.type == CardType.SPELL and not game.profile.countered_is_not_discarded:
        events.fire(game, events.DISCARDED, Frame(subject=card))
    if game.profile.counters_first:
        game.untagged.note_countered(card)
    else:
        events.fire(game, events.AFTER_PLAYED, frame)
        settle(game)
    if not game.profile.countered_stay_barred:
        game.set(card, CANT_PLAY, 0)


# --- the text ----------------------------------------------------------------------------


def _resolve(game: Game, card: Entity, frame: Frame, *, combo: bool, outcast: bool) -> None:
    kind = card.type
    if kind == CardType.SPELL and card.zone == Zone.SECRET:
        _enter_secret_zone(game, card, frame.edges)
    elif kind == CardType.SPELL:
        _cast(game, card, frame, combo=combo, outcast=outcast)
    elif kind == CardType.HERO:
        become_hero(game, card, frame)
    elif kind == CardType.MINION:
        _arrive(game, card, frame, combo=combo, outcast=outcast)
    else:
        _tell_target(game, card, frame)
        run_text(game, card, frame, combo=combo, outcast=outcast)
        if kind == CardType.WEAPON and card.zone == Zone.PLAY:
            equip_entity(game, card)
        settle(game)
        events.fire(game, events.AFTER_PLAYED, frame)
        settle(game)


def _tell_target(game: Game, card: Entity, frame: Frame) -> None:
    """In builds up to 27358, set CARD_TARGET of a card and of its option, right before the text.

    Recordings: U595:8667, U628:10077. Of a spell, before what answers to its aim (U011:5699).
    """
    if not game.profile.target_before_move and frame.target is not None:
        game.set(card, CARD_TARGET, frame.target.id)
        aim_option(game, card, frame)


def _arrive(game: Game, card: Entity, frame: Frame, *, combo: bool, outcast: bool) -> None:
    """Fire SUMMONED for a played minion, run its text, then what follows.

    A Magnetic minion that joins a Mech is not summoned. An update separates what answers to the
    summoning from the text (U109:11504, U207:27683).
    """
    joins = modular.partner(game, card) is not None
    game.may_die(card)
    if not joins:
        events.fire(game, events.SUMMONED, Frame(subject=card))
        update_auras(game)
        apply_arrival_keywords(game, card)
    game.untagged.joined = card.likeness()
    _tell_target(game, card, frame)

    def after() -> None:
        update_auras(game)
        _arrived(game)
        settle(game)
        if rewind.goes_back(game, card):
            return
        if not game.profile.echo_behind_triggers:
            copies.echo(game, card, frame)
        frame.subject = body = become(game, card)
        arrive_changed(game, card, body)
        if body.zone == Zone.PLAY and not (joins or form_by_text(game, card, frame.option)):
            events.fire(game, events.AFTER_SUMMONED, Frame(subject=body, since=frame.since))
        if not disguise.goes_over(card, frame.option):
            events.fire(game, events.AFTER_PLAYED, frame)
        answer_again(game, card, body)
        settle(game)

    game.rest_of_play = after
    run_text(game, card, frame, combo=combo, outcast=outcast)
    if not choices.finish_play(game):
        settle(game)


def _arrived(game: Game) -> None:
    """From now on, let the played minion count as summoned, and mark the auras as changed.

    The cost of what its text has created is written before (U573:2019).
    """
    game.untagged.arriving = 0
    game.touch_auras()


def become(game: Game, card: Entity) -> Entity:
    """Return the minion that is now in the place of a played card.

    It is the card, or in old builds the new entity into which the card was transformed (R19).
    """
    newcomer = game.entities.get(card.tags.get(LINKED_ENTITY, 0))
    if card.zone == Zone.PLAY or newcomer is None or newcomer.zone != Zone.PLAY:
        return card
    return newcomer if newcomer.tags.get(LINKED_ENTITY, 0) in (0, card.id) else card


def _enter_secret_zone(game: Game, card: Entity, edges: int) -> None:
    """End a play into the secret zone: exhaust a secret, fire AFTER_PLAYED, mark a quest."""
    if card.tags.get(SECRET, 0):
        let_sleep(game, card)
    played = Frame(subject=card)
    played.edges = edges
    events.fire(game, events.AFTER_PLAYED, played)
    settle(game)
    quests.mark(game, card)


def _cast(game: Game, card: Entity, frame: Frame, *, combo: bool, outcast: bool) -> None:
    game.set(card, EXTRA_SPELL_CASTS_BASE, 0)
    aim = SpellFrame(target=frame.target, subject=card)
    _tell_target(game, card, frame)
    if frame.target is not None:
        events.fire(game, events.TARGETED, aim)
        frame.target = aim.target
    run_text(game, card, frame, combo=combo, outcast=outcast)
    for other in aim.others:
        again = Frame(target=other, subject=card)
        again.option = frame.option
        run_text(game, card, again, combo=combo, outcast=outcast)
    if card.zone == Zone.PLAY:
        game.set(card, GHOSTLY, 0)
        game.move(card, Zone.GRAVEYARD)
        leave_discounts(game, card)
    settle(game)
    if not game.profile.echo_behind_triggers:
        copies.echo(game, card, frame)
    events.fire(game, events.AFTER_PLAYED, frame)
    settle(game)


def become_hero(game: Game, card: Entity, frame: Frame) -> None:
    """Let a hero card that is in play replace the hero, with its power and its text."""
    update_auras(game)
    replace_hero(game, card, played=True)
    late = card.card is None or card.card.tags.get(CARD_SET, 0) not in _POWER_FIRST
    late = late or bool(card.tags.get(CHOOSE_ONE, 0))
    late = late or (card.script is not None and card.script.brings_power)
    if not late:
        _bring_power(game, card)
    run_text(game, card, frame)
    if late:
        _bring_power(game, card)
    settle(game)
    events.fire(game, events.NEW_HERO, Frame(subject=card))
    events.fire(game, events.AFTER_PLAYED, frame)


_POWER_FIRST = frozenset((1001, 1127, 1403))
"""The card sets whose heroes get their power before their text, in all builds.

Frozen Throne, The Boomsday Project, Galakrond's Awakening (27 of 27, U631:19446, U470:15523,
U575:15238). The others get it after, from 27358 on (13 of 13, U092b:14833, U145:9436).
"""


def _bring_power(game: Game, hero: Entity) -> None:
    """Create the hero power of a played hero, in a POWER block.

    If its text has brought one, or it prints none, do nothing (U495:13716, U127:8067).
    """
    power = hero.card.hero_power if hero.card is not None else None
    present = game.power[hero.controller]
    if power and (present is None or present.zone != Zone.PLAY):
        game.open(BlockType.POWER, hero, index=0)
        replace_power(game, hero, power, hero.controller)
        game.close()


# --- in play: hero powers, locations, titans -----------------------------------------------


def _use(game: Game, card: Entity, frame: Frame) -> None:
    if card.type == CardType.HERO_POWER:
        _use_hero_power(game, card, frame)
    elif card.type == CardType.MINION:
        titan.use_ability(game, card, frame)
    else:
        _use_location(game, card, frame)


def _use_hero_power(game: Game, power: Entity, frame: Frame) -> None:
    """Use a hero power: pay, run its text, count the use, exhaust it, then Inspire.

    In builds that write CARD_TARGET at payment, a use without a target clears the tag.
    """
    profile, player = game.profile, game.owner(power.controller)
    pay(game, power, power.tags.get(COST, 0))
    if frame.target is not None or profile.target_before_move:
        game.set(power, CARD_TARGET, frame.target.id if frame.target is not None else 0)
    heard = hearing(game, power.controller)
    game.set(power, TAG_2133, 0)
    run_text(game, power, frame)
    record(game, POWER_IS_USED, player)
    game.untagged.power_used_at[power.controller] = game.clock
    if power.zone == Zone.PLAY:
        game.set(power, EXHAUSTED, 1)
        player_tags.ready_power(game, power.controller)
    settle(game)
    if not profile.power_uses_inline:
        game.open(BlockType.TRIGGER, player)
        game.add(player, NUM_TIMES_HERO_POWER_USED_THIS_GAME, 1)
        game.close()
    game.touch_auras()
    inspire(game, power, heard, frame.target)
    settle(game)


def _use_location(game: Game, location: Entity, frame: Frame) -> None:
    """Use a location, or another card in play: run its text; a location loses 1 Health.

    R159, U043:1243–2139. A location is EXHAUSTED afterwards and ready at its player's second turn
    from now. Each use attaches enchantments of its own; those of an earlier use stay as they are
    (U440:6448).
    """
    if frame.target is not None:
        game.set(location, CARD_TARGET, frame.target.id)
    script = location.script
    if script is None:
        if game.watcher is not None:
            game.watcher.foreign_power(game, location)
    else:
        target_id = frame.target.id if frame.target is not None else 0
        game.open(BlockType.POWER, location, index=0, target=target_id)
        if script.activate is not None:
            game.stacks_from = (location.id, game.clock)
            script.activate(game, location, frame)
            game.stacks_from = NOTHING_APART
        if location.type == CardType.LOCATION:
            game.set(location, LOCATION_ACTION_COOLDOWN, 1)
        game.close()
    if location.type == CardType.LOCATION:
        record(game, LOCATION_IS_USED, location)
        game.add(location, DAMAGE, 1)
        game.may_die(location)
        if location.zone == Zone.PLAY and not location.doomed:
            game.set(location, EXHAUSTED, 1)
    settle(game)
