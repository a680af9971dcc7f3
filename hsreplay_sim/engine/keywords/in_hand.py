"""Change cards in the hand: Corrupt, ranks, Infuse, Forge, turns (R55, R248, R255, R259).

The better form keeps the entity of the card and its enchantments. The script names the card id of
the form; without a script it is the card's own id with a `t`, if that card has the tag of the
better form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CHOOSE_ONE,
    CORRUPT,
    CORRUPTED_CARD,
    COST,
    FORGE,
    FORGES_INTO,
    HAS_ACTIVATE_POWER,
    HEALTH,
    IMMOLATESTAGE,
    IMMOLATING,
    INFUSE,
    INFUSED,
    NUM_TURNS_IN_HAND,
    PARENT_CARD,
    PENDING_TRANSFORM,
    RESOURCES,
    TAG_2002,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TIMES_BEEN_TRANSFORMED,
    TRANSFORMED_FROM_CARD,
)
from hsreplay_sim.engine.rules.choices import parts_of
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.stats import recompute
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.state.reset import leave_game

CORRUPTION = "DMF_247e"


def upgrade(game: Game, card: Entity, card_id: str, *, by_text: bool = False) -> None:
    """Change a card into the card `card_id` where it is; its enchantments stay.

    Recordings: U363:15262, U321:6897. If the card's own text does it (`by_text`),
    TRANSFORMED_FROM_CARD is not set: Spellstones (U078:2190, U186:3384), ranked spells (U431:5060,
    U435:8039), Seedlings (U363:2817).
    """
    old, new = card.card, game.cards.get(card_id)
    if old is None or new is None:
        return
    if not by_text:
        game.set(card, TRANSFORMED_FROM_CARD, old.dbf)
    game.meta(Meta.TARGET, 0, (card,))
    if game.profile.pulses:
        game.pulse(card, PENDING_TRANSFORM, new.dbf)
    for part in parts_of(game, card) if CHOOSE_ONE not in new.tags else ():
        game.set(part, PARENT_CARD, 0)
        leave_game(game, part)
    active = card.tags.get(HAS_ACTIVATE_POWER, 0)
    game.set(card, HAS_ACTIVATE_POWER, 0)
    changes = _of_the_form(game, old, card_id)
    if game.profile.counts_transforms:
        changes[TIMES_BEEN_TRANSFORMED] = card.tags.get(TIMES_BEEN_TRANSFORMED, 0) + 1
    game.change(card, card_id, changes)
    game.set(card, HAS_ACTIVATE_POWER, active)
    recompute(game, card)


def _of_the_form(game: Game, old: Card, card_id: str) -> dict[int, int]:
    """Return tag → value: the printed tags of the new form; 0 for each that only `old` prints."""
    printed = game.base_tags(card_id)
    return {tag: 0 for tag in old.tags if tag not in printed} | printed


def better_form(game: Game, card: Entity, named: str | None, tag: int) -> str:
    """Return the card id of a card's corrupted or infused form, "" if there is none.

    It is `named`, by the script. If that is None (no script), it is the card's id with a `t`, if
    such a card has `tag`.
    """
    if named is not None:
        return named
    guess = card.card_id + "t"
    found = game.cards.get(guess)
    return guess if found is not None and found.tags.get(tag, 0) else ""


def note_costs(game: Game, played: Entity) -> None:
    """As a card is played, set TAG_2002 of each Corrupt card in that hand to its present COST.

    In builds without that note, do nothing. The played card must cost more than that to corrupt it
    (U055:2297, U537:2767).
    """
    if not game.profile.notes_corrupt_cost:
        return
    for card in game.hand[played.controller]:
        if card is not played and card.tags.get(CORRUPT, 0):
            game.set(card, TAG_2002, card.tags.get(COST, 0))


def corrupt(game: Game, played: Entity, paid: int) -> None:
    """Corrupt each Corrupt card in the hand whose COST is lower than what the played card cost."""
    for card in list(game.hand[played.controller]):
        if card.tags.get(CORRUPT, 0) and paid > card.tags.get(COST, 0):
            named = card.script.corrupt if card.script is not None else None
            form = better_form(game, card, named, CORRUPTED_CARD)
            if form:
                game.open(BlockType.TRIGGER, card, keyword=CORRUPT)
                grows = form == card.card_id
                upgrade(game, card, form)
                if grows:
                    _grow(game, card)
                game.close()


def _grow(game: Game, card: Entity) -> None:
    """Give a card that was corrupted again what its text says; "Corruption" tells what it reaches.

    Recording: U173:4843, where the card is made anew with all that it has.
    """
    gained = card.card.numbers if card.card is not None else ()
    if len(gained) > 1:
        atk, health = (
            card.get(tag) + more for tag, more in zip((ATK, HEALTH), gained, strict=False)
        )
        attach(
            game,
            card,
            card,
            CORRUPTION,
            tags={TAG_SCRIPT_DATA_NUM_1: atk, TAG_SCRIPT_DATA_NUM_2: health},
        )


def rank_up(game: Game, player_id: int) -> None:
    """Upgrade the ranked spells of a player who has the Mana that their text ends with.

    A spell in the hand is upgraded in a TRIGGER block after MAIN_READY (U310:3358, U537:3155). A
    spell in the deck is upgraded hidden: it is drawn as what it has become (U252:5478, U446:7782).
    """
    crystals = game.owner(player_id).tags.get(RESOURCES, 0)
    for card in [*game.in_row(game.hand[player_id]), *game.deck[player_id]]:
        form = card.script.next_rank if card.script is not None else ""
        if not form or card.card is None or crystals < card.card.numbers[-1]:
            continue
        if card.zone == Zone.HAND:
            game.open(BlockType.TRIGGER, card)
            upgrade(game, card, form, by_text=True)
            game.close()
        elif game.cards.get(form) is not None:
            game.change(card, form, _of_the_form(game, card.card, form))


def _is_infused(game: Game, card: Entity, dead: Entity) -> bool:
    by = card.script.infused_by if card.script is not None else None
    return by(game, card, Frame(subject=dead)) if by is not None else bool(card.tags.get(INFUSE))


def infuse(game: Game, dead: Entity) -> None:
    """If a minion died, lower the count of each Infuse card in its player's hand by 1.

    Some are infused by a race alone; one of them, All Fel Breaks Loose, has no INFUSE in the data.

    A card whose count comes to 0 is upgraded.
    """
    if dead.type != CardType.MINION:
        return
    for card in list(game.hand[dead.controller]):
        left = card.tags.get(TAG_SCRIPT_DATA_NUM_1, 0)
        if left <= 0 or not _is_infused(game, card, dead):
            continue
        game.open(BlockType.TRIGGER, card)
        game.set(card, TAG_SCRIPT_DATA_NUM_1, left - 1)
        named = card.script.infuse if card.script is not None else None
        form = better_form(game, card, named, INFUSED)
        if left == 1 and form:
            upgrade(game, card, form)
        game.close()


def forged_form(game: Game, card: Entity) -> str:
    """Return the card id that a card becomes when it is forged, "" if it cannot be forged.

    The script names it, else FORGES_INTO holds its dbf id.
    """
    if card.script is not None and card.script.forge:
        return card.script.forge
    found = game.cards.by_dbf(card.tags.get(FORGES_INTO, 0)) if card.tags.get(FORGE, 0) else None
    return found.id if found is not None else ""


def count_turns(game: Game) -> None:
    """When a turn or the game ends, add 1 to NUM_TURNS_IN_HAND of each card in a hand (R55).

    The build decides whether both hands count, or only the current player's; the end of a game
    counts like the end of a turn (U495:24869, U567:10356).
    """
    if not game.profile.counts_turns_in_hand:
        return
    current = game.current
    sides = (current, 3 - current) if game.profile.counts_both_hands else (current,)
    for side in sides:
        for card in game.hand[side]:
            game.add(card, NUM_TURNS_IN_HAND, 1)


def tell_flames(game: Game, side: int) -> None:
    """Set IMMOLATESTAGE of each burning card in a hand, after a turn, the youngest first.

    Recording: U249:23124. The number is stored in the enchantment that burns the card.
    """
    for card in sorted(game.hand[side], key=lambda each: -each.id):
        if not card.tags.get(IMMOLATING, 0):
            continue
        for flame in card.attached:
            deltas = flame.script.deltas if flame.script is not None else None
            if deltas is not None and any(tag == IMMOLATING for tag, _ in deltas.tags):
                game.set(card, IMMOLATESTAGE, flame.tags.get(TAG_SCRIPT_DATA_NUM_2, 0))
