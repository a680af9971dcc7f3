"""Run the text of a card that is played or cast, in its POWER blocks (R92, R98)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import CHOOSE_ONE, DISGUISED
from hsreplay_sim.engine.keywords import modular, rewind, ritual, shattered
from hsreplay_sim.engine.keywords.transform import transform
from hsreplay_sim.engine.moves import repeats
from hsreplay_sim.engine.moves.payment import overload
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.choices import (
    form_taken,
    takes_both,
    text_of_option,
    texts_of_all,
)
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.entities import NOTHING_APART, Entity
from hsreplay_sim.engine.text import EMPTY, Effect, Frame, Script

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


def run_text(
    game: Game, card: Entity, frame: Frame, *, combo: bool = False, outcast: bool = False
) -> None:
    """Run a card's text (Battlecry, spell, Combo) in a POWER block, once or as often as it repeats.

    If the text is not implemented, the watcher is called instead. A card with Rewind then offers
    it.
    """
    script = card.script
    if script is None:
        if game.watcher is not None:
            game.watcher.foreign_power(game, card)
        elif _overloads_in_power(game):
            overload(game, card, game.owner(card.controller))
        return
    for again in range(repeats.times(game, card, script, combo=combo)):
        if again and game.option_counted and not repeats.asks_again(game, card):
            break
        if again:
            repeats.begin(game, card)
        _power_block(game, card, script, frame, combo=combo, outcast=outcast, again=again > 0)
        if again:
            repeats.end(game, card)
    game.stacks_from = NOTHING_APART
    frame.subject = card
    rewind.offer(game, card)
    if game.option_counted and [kind for kind, _ in game.stack] == [BlockType.PLAY]:
        _end_block(game)


def _overloads_in_power(game: Game) -> bool:
    return not game.profile.overload_before_text


def _end_block(game: Game) -> None:
    """Run deaths, then close the PLAY block, after a text that waited for a choice.

    So it is up to 31022, where the choice counts the option: 46 of 46 spells (U018:1500). What the
    text has killed dies within the block (2 of 2, U311:7985, 34952).
    """
    settle(game)
    if game.stack:
        game.close()


def _power_block(
    game: Game,
    card: Entity,
    script: Script,
    frame: Frame,
    *,
    combo: bool,
    outcast: bool,
    again: bool,
) -> None:
    is_ritual = script.ritual and script.action is not None
    rite = shattered if shattered.is_piece(game, card) else ritual
    if is_ritual:
        rite.begin(game, card)
    target_id = frame.target.id if frame.target is not None else 0
    game.open(BlockType.POWER, card, index=0, target=target_id, sub_option=frame.option)
    if rite is shattered:
        rite.note(game, card)
    host = modular.partner(game, card)
    effect = _text_of(game, card, frame, combo=combo, outcast=outcast)
    if host is not None:
        modular.magnetise(game, card, host)
    elif effect is not None:
        effect(game, card, frame)
    if _overloads_in_power(game) and not again:
        overload(game, card, game.owner(card.controller))
    game.close()
    if is_ritual:
        rite.end(game, card, frame)


def form_by_text(game: Game, card: Entity, option: int) -> str:
    """Return the form that a minion turns into by its text, as up to 22611; "" if there is none."""
    return "" if game.profile.takes_form_on_arrival else form_taken(game, card, option)


def _turning_into(form: str) -> Effect:
    """Return the effect that transforms a minion into the form `form` that it chose, up to 22611.

    The form is summoned by the text, and what answers to that does so in the POWER block (3 of 3:
    U016:2989, U034:10873, U068:2353); under another ruleset it does when the minion has arrived.
    """

    def run(game: Game, card: Entity, frame: Frame) -> None:
        body = transform(game, card, form, card)
        if game.ruleset is None:
            events.fire(game, events.AFTER_SUMMONED, Frame(subject=body))

    return run


def _text_of(
    game: Game, card: Entity, frame: Frame, *, combo: bool, outcast: bool
) -> Effect | None:
    script = card.script or EMPTY
    if form := form_by_text(game, card, frame.option):
        return _turning_into(form)
    chooses = bool(script.choose) and not card.tags.get(DISGUISED, 0)
    if chooses and frame.option >= 0:
        return text_of_option(game, script, frame)
    printed = card.card.tags if card.card is not None else {}
    if chooses and (takes_both(game, card) or printed.get(CHOOSE_ONE, 0)):
        return texts_of_all(script)
    if combo and script.combo is not None:
        return script.combo
    if outcast and script.outcast is not None:
        return script.outcast
    return script.action
