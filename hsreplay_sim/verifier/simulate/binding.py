"""What a hidden card is and what it costs as it is played: simulated where it can be, else read.

Which card it is, only the recording can say. Its cost, stats and keywords follow from the card data
and from what the engine knows to act on it: they are simulated, and a log that has other values
diverges. They are read from the action itself only if a text without a class may have acted on the
card, and what the action then does because of them counts as read, not as predicted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.engine.load import price_unseen
from hsreplay_sim.engine.rules.choices import takes_both
from hsreplay_sim.engine.rules.stats import store_unexplained_stats
from hsreplay_sim.engine.state.entities import COIN
from hsreplay_sim.engine.state.following import blank, disclose
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, ShowEntity
from hsreplay_sim.verifier.tags.gameplay import OF_THE_HAND

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_OF_A_SECRET = {t.CARDTYPE: CardType.SPELL, t.SECRET: 1, t.CLASS: 0, t.COST: 0}
"""What is known of a Secret that nobody sees; its class and its cost are logged."""
_MIRRORS = frozenset((t.LAST_KNOWN_ATK, t.TAG_3085))
"""What a card that shifts out of sight mirrors of what it was (U060:5440), or not (U517:7424)."""
_OF_MAKER = frozenset((t.CREATOR, t.DISPLAYED_CREATOR, t.CREATOR_DBID))
_OF_ANOTHER = _MIRRORS | _OF_MAKER
_ALL = OF_THE_HAND | _MIRRORS | {t.CREATOR}
"""What is read of a hidden card of which nothing is known."""
_OF_PARTS = {
    t.TAG_SCRIPT_DATA_NUM_1, t.TAG_SCRIPT_DATA_NUM_2, t.ADDITIONAL_PLAY_REQS_1,
    t.ADDITIONAL_PLAY_REQS_2, t.AFFECTED_BY_SPELL_POWER,
}  # fmt: skip
"""What a potion of Kazakus tells of its parts beside them (U125:2231, U075:7576, U082:10443)."""
_OF_WORN = frozenset((t.ATTACHED, t.CREATOR, t.CREATOR_DBID))
"""What is read of an enchantment on a hidden card that is played, where nothing told it before."""
_KEPT = frozenset((t.ZONE, t.ZONE_POSITION, t.CONTROLLER, t.ENTITY_ID))
"""What is known of a hidden card that becomes one."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What is read of the hidden cards of an action, from the action itself."""

    tags: dict[int, int] = field(default_factory=dict)
    """Tag → value of the card played, where it differs from what the engine holds."""
    worn: tuple[int, ...] = ()
    """Enchantments in play without a card id that the action shows on the card played: U249:24279,
    U578:4779."""
    secrets: dict[int, dict[int, int]] = field(default_factory=dict)
    """Entity → tags of a Secret that goes up hidden."""
    option: int = -1
    """The option of a Choose One card that no packet names: the one that fits the action."""


NOTHING = Reading()


def reading_of(game: Game, action: Action, strangers: Collection[int]) -> Reading:
    """Return what is read of the cards of an action, because nothing else shows it.

    `strangers` are hidden cards and enchantments that lived through what was not simulated.
    """
    secrets = _secrets(game, action)
    card = game.entities.get(action.entity)
    if card is None or action.kind not in (Kind.PLAY, Kind.DECK_ACTION):
        return Reading(secrets=secrets)
    changes, shows = _changes(card.id, action), action.tape.shown
    if _stays_hidden(changes):
        paid = dict(changes[: changes.index((t.ZONE, Zone.SECRET))])
        return Reading({tag: paid[tag] for tag in (t.CLASS, t.COST) if paid.get(tag)}, (), secrets)
    shown = shows.get(card.id)
    if shown is None or card.zone != Zone.HAND:
        return Reading(secrets=secrets)
    on_it = (each for each, show in shows.items() if (t.ATTACHED, card.id) in show.tags)
    worn = tuple(each for each in on_it if each in game.entities)
    strange = any(each in strangers for each in (card.id, *worn))
    may = _ALL if strange else _open_tags(game, card, shown)
    return Reading(_read(game, card, shown, may), worn, secrets)


def _open_tags(game: Game, card: Entity, shown: ShowEntity) -> Collection[int]:
    """Return the tags of a hidden card that is played which the engine cannot know.

    All, if a text without a class may have acted on it (its own, one on it, one in play not worn by
    another card), or if it is put together of parts. Its cost, if that goes by unseen cards. Its
    mirrors and its maker, if it was another card.
    """
    printed = game.cards.get(shown.card_id)
    own = game.scripts.find(printed, shown.card_id)
    if t.MODULAR_ENTITY_PART_1 in dict(shown.tags):
        return _ALL | _OF_PARTS
    if own is None:
        return _ALL
    around = (each for side in (1, 2) for each in game.in_play[side] if not _is_worn(game, each))
    if any(each.card is not None and each.script is None for each in (*card.attached, *around)):
        return _ALL
    frame = Frame(amount=printed.cost if printed is not None else 0)
    unsure = own.unsure_cost is not None and own.unsure_cost(game, card, frame)
    cost = {t.COST, t.TAG_LAST_KNOWN_COST_IN_HAND} if unsure else set()
    return cost | (_OF_ANOTHER if _was_another(card, shown) else set())


def _was_another(card: Entity, shown: ShowEntity) -> bool:
    """Whether a hidden card has become another one, unseen.

    It says so, has another maker, or is shown as another card than it was known to be.
    """
    tags, maker = dict(shown.tags), 0 if card.card_id else card.tags.get(t.CREATOR, 0)
    is_another = card.card_id not in ("", shown.card_id)
    told = is_another or tags.get(t.TRANSFORMED_FROM_CARD, 0) > 0
    return told or maker not in (0, tags.get(t.CREATOR, 0))


def _is_worn(game: Game, entity: Entity) -> bool:
    """Whether an entity is attached to an entity that is no player, no hero and not the game."""
    host = game.entities.get(entity.tags.get(t.ATTACHED, 0))
    return host is not None and host.type not in (CardType.PLAYER, CardType.HERO, CardType.GAME)


def _read(game: Game, card: Entity, shown: ShowEntity, may: Collection[int]) -> dict[int, int]:
    """Return tag → shown value, for the tags that `may` be so and that the engine holds otherwise.

    CREATOR is one of them, if a text made the card (U549:4208) or made it another one. The last
    known cost is what the card costs as it is played (678 of 678).
    """
    known = card.card_id == shown.card_id
    told = {tag: card.tags.get(tag, 0) for tag in _OF_MAKER}
    own = card.tags if known else _first_tags(game, card, shown) | told
    tags = {tag: value for tag, value in shown.tags if tag in may}
    if t.TAG_LAST_KNOWN_COST_IN_HAND in tags:
        tags[t.TAG_LAST_KNOWN_COST_IN_HAND] = tags.get(t.COST, 0)
    if tags.get(t.CREATOR, 0) == game.root.id or (known and own.get(t.CREATOR, 0)):
        tags.pop(t.CREATOR, None)
    return {tag: value for tag, value in tags.items() if own.get(tag, 0) != value}


def options_meant(game: Game, action: Action) -> dict[int, str]:
    """Return option → its card, of a Choose One card of which no packet names the option taken.

    Up to 2016 blocks do not name it: the index of the POWER block counts the options (U030a:1571,
    U005:3231), or is 0 whichever is taken.
    """
    card, block = game.entities.get(action.entity), action.block
    if action.kind is not Kind.PLAY or card is None or block is None or action.sub_option >= 0:
        return {}
    card_id = action.tape.shown.get(card.id, card).card_id
    script = game.scripts.find(game.cards.get(card_id), card_id)
    if script is None or game.profile.blocks_name_option or takes_both(game, card):
        return {}
    texts = (each for each in block.packets if type(each) is Block)
    index = next((each.index for each in texts if each.kind == BlockType.POWER), 0)
    options = dict(enumerate(script.choose))
    return {index: options[index]} if index and index in options else options


# --- Secrets --------------------------------------------------------------------------------------


def _secrets(game: Game, action: Action) -> dict[int, dict[int, int]]:
    """Return the hidden Secrets that go up: entity → all tags that are known of it once it is up.

    Hydrologist casts the one that is discovered, Mad Scientist one of the deck; the engine knows
    that it is a Secret, not which. One that is played, and logs a cost only then, was free
    (U089:7279).
    """
    moves = (each for each in action.tape.changes if each.tag == t.ZONE)
    moved = {each.entity for each in moves if each.value == Zone.SECRET}
    found = {}
    for entity in sorted(moved):
        changes, card = _changes(entity, action), game.entities.get(entity)
        if _stays_hidden(changes) and (card is None or not card.card_id):
            known = dict(changes)
            found[entity] = _OF_A_SECRET | {tag: known.get(tag, 0) for tag in (t.CLASS, t.COST)}
    return found


def _stays_hidden(changes: list[tuple[int, int]]) -> bool:
    """Whether a card with these (tag, value) changes goes up as a Secret and is not shown."""
    first = dict(reversed(changes))
    return first.get(t.ZONE) == Zone.SECRET and bool(first.get(t.SECRET))


def bind_secrets(game: Game, reading: Reading) -> None:
    """Make hidden cards the Secrets of the reading; one that is not made yet becomes it then."""
    for entity, known in reading.secrets.items():
        card = game.entities.get(entity)
        if card is not None:
            blank(game, card, _KEPT, known)
    game.untagged.told = reading.secrets


# --- the card played ------------------------------------------------------------------------------


def bind(game: Game, card: Entity, action: Action, reading: Reading) -> None:
    """Make a hidden card the one that is played; if it goes up as a Secret unseen, make it blank.

    If it was taken for another card, that card's tags go: nobody sees what it shifts into
    (U060:5440). If no COST is read, sum it up where its own text sets it (U472:9072) or it was
    another card.
    """
    is_secret = card.card is not None and card.tags.get(t.SECRET, 0) > 0
    if _stays_hidden(_changes(card.id, action)) and not is_secret:
        game.become(card, "")
        blank(game, card, _KEPT, _OF_A_SECRET | reading.tags)
    shown = action.tape.shown.get(card.id)
    if shown is None:
        return
    known = card.card_id == shown.card_id
    if not known:
        tags = dict.fromkeys(game.first_tags(card.card_id), 0) | _first_tags(game, card, shown)
        disclose(game, card, shown.card_id, tuple(tags.items()))
    by_game = (t.CREATOR, game.root.id)  # of The Coin (U169:28537)
    made = [by_game] if by_game in shown.tags and game.cards.canonical(card.card_id) == COIN else []
    disclose(game, card, shown.card_id, (*made, *reading.tags.items()))
    for each in reading.worn:
        shows = action.tape.shown.get(each)
        _bind_worn(game, game.entities[each], card, shows.tags if shows is not None else ())
    store_unexplained_stats(game, card)
    atk, health, _ = game.untagged.residue(card.id)  # the cost that counts is the one in the hand
    game.untagged.keep(card.id, (atk, health, 0))
    sets_cost = card.script is not None and card.script.cost is not None
    if t.COST not in reading.tags and (sets_cost or not known):
        price_unseen(game, (card.id,))


def _bind_worn(game: Game, worn: Entity, host: Entity, shown: Iterable[tuple[int, int]]) -> None:
    told = {t.ATTACHED: host.id} | {tag: value for tag, value in shown if tag in _OF_WORN}
    disclose(game, worn, worn.card_id, [(tag, told[tag]) for tag in told if not worn.get(tag)])


def _first_tags(game: Game, card: Entity, shown: ShowEntity) -> dict[int, int]:
    """Return the tags that the card begins with; if it was another one, no mirrors of its own."""
    mirrors = dict.fromkeys(_MIRRORS, 0) if _was_another(card, shown) else {}
    return game.first_tags(shown.card_id) | mirrors


def _changes(entity: int, action: Action) -> list[tuple[int, int]]:
    """Return the changes of an entity in the action as (tag, value), in their order."""
    return [(each.tag, each.value) for each in action.tape.changes if each.entity == entity]
