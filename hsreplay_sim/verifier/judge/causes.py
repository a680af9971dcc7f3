"""Why an action diverged, as far as both sides of it are evidence: a cause never comes without.

The rules are tried in order, for the divergence that tells most of its action; the first one that
applies is the cause (docs/VERIFYING.md, *Causes*).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone, enum_name
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CARDTYPE,
    COST,
    CREATOR,
    DAMAGE,
    DURABILITY,
    HEALTH,
    NUM_RESOURCES_SPENT_THIS_GAME,
    RESOURCES_SPENT_THIS_TURN,
    RESOURCES_USED,
    ZONE,
)
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    FullEntity,
    MetaData,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.report.cause import of_neighbours
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.model import Cause, Divergence
from hsreplay_sim.verifier.compare.creations import FIRST_UNLOGGED_ID
from hsreplay_sim.verifier.tags.gameplay import SUMMED_UP

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.judge.divergences import Scene
    from hsreplay_sim.verifier.judge.provenance import Missing

Found = list[Divergence]
"""All that is found in the action."""

_SPOKEN = {ATK: "attack", COST: "cost", DURABILITY: "durability", HEALTH: "health"}
"""What a text calls a stat."""

_PAYMENT = (RESOURCES_USED, RESOURCES_SPENT_THIS_TURN, NUM_RESOURCES_SPENT_THIS_GAME)

_OF_CARDS = (BlockType.POWER, BlockType.TRIGGER)
"""The blocks in which a text runs."""


class Both(NamedTuple):
    """An action as both sides have it, when it is over and nothing is resynchronised."""

    scene: Scene
    logged: Logged
    out: Sequence[Packet]
    adopted: Collection[int]
    """Where on the tape the packets stand that were adopted."""
    acted: Mapping[int, Missing]
    """Entity → the last text that acted on it and is not implemented."""


def explained(both: Both, found: list[Divergence]) -> list[Divergence]:
    """The divergences of an action; the one that tells most has its cause, if there is one."""
    root = min(found, key=weight)
    cause = _cause(both, root, found)
    return [replace(each, cause=cause) if each is root else each for each in found]


def _cause(both: Both, root: Divergence, found: list[Divergence]) -> Cause | None:
    return next(filter(None, (rule(both, root, found) for rule in RULES)), None)


def _noted(both: Both, root: Divergence, found: Found) -> Cause | None:
    """A code that is of no tag says what is wrong in its note."""
    if root.code > "E203" and root.tag is not None:
        return None
    text = {
        "E203": "the engine does not hold the recorded outcome possible",
        "E303": "the engine runs a block that is not in the log",
        "E308": "the recording was changed or broken before it came here",
    }.get(root.code, "the engine itself fails")
    return Cause("noted", text, f"{root.code} at line {root.line}: {root.note}")


# --- the log against itself ----------------------------------------------------------------------


def _contradicted(both: Both, root: Divergence, found: Found) -> Cause | None:
    """META_DATA tells another amount of damage than the change of DAMAGE beside it."""
    if root.tag is None or root.tag.id != DAMAGE or root.entity is None:
        return None
    told, line = _damage_told(both.logged, root.entity.id)
    if not isinstance(root.before, int) or not isinstance(root.logged, int) or not line:
        return None
    dealt = root.logged - root.before
    if told == dealt or root.simulated != root.before + told:
        return None
    text = "the log contradicts itself: what it says of the damage is not what it writes"
    return Cause("contradiction", text, f"META_DATA DAMAGE {told} at line {line}, DAMAGE +{dealt}")


def _damage_told(logged: Logged, entity: int) -> tuple[int, int]:
    """The damage to an entity that META_DATA tells, and its first line; no line if none does."""
    told = [
        each
        for each in logged.tape.packets
        if type(each) is MetaData and each.meta == Meta.DAMAGE and entity in each.info
    ]
    return sum(each.data for each in told), told[0].line if told else 0


# --- enchantments --------------------------------------------------------------------------------


def _of_enchantment(both: Both, root: Divergence, found: Found) -> Cause | None:
    """An enchantment that one side alone has, or that ends on one side only."""
    if root.entity is None or root.tag is None:
        return None
    state, entity = both.scene.observed.state, both.scene.engine.entities.get(root.entity.id)
    number = root.entity.id
    kind = entity.type if entity is not None else state.get(number, CARDTYPE)
    host = state.get(number, ATTACHED) or (entity.get(ATTACHED) if entity is not None else 0)
    if (root.tag.id != ZONE and entity is not None) or (kind != CardType.ENCHANTMENT and not host):
        return None
    name = _called(both, number)
    on = f" on {_called(both, host)}" if host else ""
    if entity is None:
        maker = state.get(number, CREATOR)
        by = f", made by {_called(both, maker)}" if maker else ""
        return Cause("enchantment", f"the engine does not lay {name}{on}", f"line {root.line}{by}")
    if number >= FIRST_UNLOGGED_ID:
        block = _first_block(_in_engine(both.out, number, ZONE))
        return Cause(
            "enchantment", f"the engine lays {name}{on}, the log does not",
            f"in the engine's {_block(both, block)}" if block else "outside of any block",
        )  # fmt: skip
    if Zone.PLAY in (root.simulated, root.logged):
        sides = ("engine", "log") if root.simulated == Zone.PLAY else ("log", "engine")
        text = f"{name}{on} lasts in the {sides[0]} and ends in the {sides[1]}"
    else:
        text = f"{name}{on} ends on both sides, and goes to another zone"
    return Cause("enchantment", text, f"line {root.line}")


def _worn_otherwise(both: Both, root: Divergence, found: Found) -> Cause | None:
    """A stat, a cost or a keyword of something that wears an enchantment more on one side."""
    if root.entity is None or root.tag is None or root.tag.id not in SUMMED_UP:
        return None
    entity = both.scene.engine.entities.get(root.entity.id)
    if entity is None:
        return None
    state, number = both.scene.observed.state, root.entity.id
    logged = {
        each
        for each, tags in state.tags.items()
        if tags.get(ATTACHED) == number and tags.get(ZONE) == Zone.PLAY
    }
    simulated = {each.id for each in entity.attached if each.zone == Zone.PLAY}
    for side, more in (("log", logged - simulated), ("engine", simulated - logged)):
        if more:
            names = ", ".join(_called(both, each) for each in sorted(more)[:3])
            text = f"{_called(both, number)} wears {names} in the {side} alone"
            return Cause("worn", text, f"enchantments: {len(logged)} logged, {len(simulated)} "
                         "simulated")  # fmt: skip
    return None


# --- blocks --------------------------------------------------------------------------------------


def _one_side_acts(both: Both, root: Divergence, found: Found) -> Cause | None:
    """The difference stands in a block that one side alone opens, or opens more often.

    Where that is a block of rules, such as DEATHS, the first card that acts on this side alone is
    to blame, if there is one.
    """
    logged, simulated = _blocks_of_log(both), _blocks_of_engine(both.out)
    if _is_told(root):
        around = [(each.kind, each.entity) for each in _around(both, root)]
        more = [key for key in reversed(around) if logged[key] > simulated[key]]
        sides = ("log", "engine")
    elif root.entity is not None and root.tag is not None:
        around = _in_engine(both.out, root.entity.id, root.tag.id)
        more = [key for key in reversed(around) if simulated[key] > logged[key]]
        sides = ("engine", "log")
    else:
        return None
    if not more:
        return None
    alone = logged - simulated if sides[0] == "log" else simulated - logged
    block = next(filter(partial(_is_of_card, both), [*more[:1], *alone]), more[0])
    often = f"{logged[block]} logged, {simulated[block]} simulated"
    if _is_of_card(both, block):
        text = f"{_called(both, block[1])} acts in the {sides[0]} and not in the {sides[1]}"
    else:
        text = f"a {_block(both, block)} is in the {sides[0]} and not in the {sides[1]}"
    return Cause("acts", text, f"{_block(both, block)}: {often}")


def _is_of_card(both: Both, block: tuple[int, int]) -> bool:
    """Whether a block is of a card; else it is a rule's."""
    return block[0] in _OF_CARDS and not _is_player(both, block[1])


def _of_text(both: Both, root: Divergence, found: Found) -> Cause | None:
    """The difference stands in a block of a text that both sides run."""
    if root.entity is None or root.tag is None or root.code == "E307":
        return None
    blocks = [(each.kind, each.entity) for each in _around(both, root)]
    where = "log"
    if not blocks and not _is_told(root):
        blocks, where = list(_in_engine(both.out, root.entity.id, root.tag.id)), "engine"
    if not blocks:
        return None
    kind, entity = blocks[0]
    card = _card_of(both, entity)
    if kind not in _OF_CARDS or not card:
        return None
    if _is_worn_by_another(both, entity, root.entity.id):
        return None
    text = f"the text of {card} runs otherwise in the engine"
    return Cause("text", text, f"what differs stands in {_block(both, blocks[0])} of the {where}: "
                 f"{_said(both, entity)}{_number(both, entity, root)}")  # fmt: skip


def _is_worn_by_another(both: Both, number: int, other: int) -> bool:
    """Whether an enchantment acts, and neither it nor its host is what differs."""
    entity = both.scene.engine.entities.get(number)
    if entity is None or entity.type != CardType.ENCHANTMENT:
        return False
    return other not in (number, entity.get(ATTACHED))


def _of_own_text(both: Both, root: Divergence, found: Found) -> Cause | None:
    """A stat or cost of a card whose own text speaks of it, under the same enchantments."""
    if root.entity is None or root.tag is None or root.tag.id not in _SPOKEN:
        return None
    said = _said(both, root.entity.id)
    if _SPOKEN[root.tag.id] not in said.lower():
        return None
    text = f"its own text gives {_called(both, root.entity.id)} another value in the engine"
    return Cause("own-text", text, said)


def _moved(both: Both, root: Divergence, found: Found) -> Cause | None:
    """The value is right, and written in another place."""
    if root.code != "E307":
        return None
    text = "the value is right; the engine writes it in another place"
    return Cause(
        "place", text, f"logged in {root.block or 'no block'} (line {root.line}), {root.note}"
    )


def _made(both: Both, root: Divergence, found: Found) -> Cause | None:
    """An entity that one side alone makes."""
    if root.entity is None:
        return None
    number = root.entity.id
    if number not in both.scene.engine.entities:
        block = next(_around(both, root), None)
        where = _block(both, (block.kind, block.entity)) if block is not None else "no block"
        text = f"the log makes {_called(both, number)}, the engine does not"
        return Cause("made", text, f"{where} at line {root.line}")
    if number >= FIRST_UNLOGGED_ID:
        block_ = _first_block(_in_engine(both.out, number, ZONE))
        where = f"in the engine's {_block(both, block_)}" if block_ else "outside of any block"
        return Cause("made", f"the engine makes {_called(both, number)}, the log does not", where)
    return None


def _described(both: Both, root: Divergence, found: Found) -> Cause | None:
    """What is made in the action has another tag from the start."""
    if root.entity is None or root.tag is None or root.simulated is None:
        return None
    if root.entity.id not in both.logged.created:
        return None
    maker = both.scene.observed.state.get(root.entity.id, CREATOR)
    by = f", made by {_called(both, maker)}" if maker else ""
    text = f"{_called(both, root.entity.id)} is made in this action{by}, and told otherwise"
    return Cause("told", text, f"{root.tag.name} at line {root.line}")


def _paid(both: Both, root: Divergence, found: Found) -> Cause | None:
    """Another amount of mana is paid."""
    if root.tag is None or root.tag.id not in _PAYMENT or not isinstance(root.before, int):
        return None
    sides = [
        each if isinstance(each, int) else root.before for each in (root.logged, root.simulated)
    ]
    text = f"the engine pays {sides[1] - root.before} mana, the log {sides[0] - root.before}"
    return Cause("paid", text, f"{root.tag.name} of the player, {root.before} before")


def _of_missing_text(both: Both, root: Divergence, found: Found) -> Cause | None:
    """A text that is not implemented acted on the card before."""
    missing = both.acted.get(root.entity.id) if root.entity is not None else None
    if missing is None or root.entity is None:
        return None
    entity = both.scene.engine.entities.get(root.entity.id)
    if entity is not None and entity.type in (CardType.GAME, CardType.PLAYER, CardType.HERO):
        return None
    card = both.scene.engine.cards.get(missing.card_id)
    name = f"{card.name} ({missing.card_id})" if card is not None else missing.card_id
    text = f"the text of {name} is not implemented, and acted on {_called(both, root.entity.id)}"
    step = both.scene.action.step
    when = "in this action" if missing.step == step else f"in step {missing.step}"
    return Cause("unimplemented", text, when)


def _of_neighbours(both: Both, root: Divergence, found: Found) -> Cause | None:
    """What else differs in the action."""
    return of_neighbours(root, found)


def _is_told(root: Divergence) -> bool:
    """Whether the log tells the change itself."""
    return root.logged is not None and root.logged != root.before


def _around(both: Both, root: Divergence) -> Iterator[Block]:
    """The logged blocks around the change that differs, the innermost first."""
    tape = both.logged.tape
    if root.entity is None or not _is_told(root):
        return
    entity, tag = root.entity.id, root.tag.id if root.tag is not None else 0
    found = [
        at
        for at, packet in enumerate(tape.packets)
        if packet.line == root.line
        and isinstance(packet, (TagChange, FullEntity, ShowEntity, ChangeEntity))
        and packet.entity == entity
        and (type(packet) is not TagChange or packet.tag == tag)
    ]
    at = tape.parent[found[0]] if found else -1
    while at >= 0:
        packet = tape.packets[at]
        if type(packet) is Block:
            yield packet
        at = tape.parent[at]


def _blocks_of_log(both: Both) -> Counter[tuple[int, int]]:
    return Counter(
        (each.kind, each.entity)
        for at, each in enumerate(both.logged.tape.packets)
        if type(each) is Block and at not in both.adopted
    )


def _blocks_of_engine(out: Sequence[Packet]) -> Counter[tuple[int, int]]:
    return Counter((each[2], each[1]) for each in out if each[0] == made.OPEN)


def _in_engine(out: Sequence[Packet], entity: int, tag: int) -> list[tuple[int, int]]:
    """The engine's blocks around its last change of a tag, or around the making of the entity."""
    stack: list[tuple[int, int]] = []
    found: list[tuple[int, int]] = []
    for kind, number, what, _, _ in out:
        if kind == made.OPEN:
            stack.append((what, number))
        elif kind == made.CLOSE:
            stack.pop()
        elif number == entity and (kind == made.FULL or (kind == made.TAG and what == tag)):
            found = stack[::-1]
    return found


def _first_block(blocks: list[tuple[int, int]]) -> tuple[int, int] | None:
    return blocks[0] if blocks else None


RULES = (
    _noted, _contradicted, _of_neighbours, _paid, _of_enchantment, _worn_otherwise,
    _one_side_acts, _of_text, _of_own_text, _moved, _made, _described,
    _of_missing_text,
)  # fmt: skip
"""In the order in which they are tried."""


# --- words ---------------------------------------------------------------------------------------


def _is_player(both: Both, number: int) -> bool:
    """Whether it is a player or the game, and no card."""
    entity = both.scene.engine.entities.get(number)
    return entity is not None and entity.type in (CardType.GAME, CardType.PLAYER)


def _called(both: Both, number: int) -> str:
    """``Murloc Raider (CS2_168) #14``; "the game" and "the player" for those."""
    entity = both.scene.engine.entities.get(number)
    if entity is not None and _is_player(both, number):
        return "the game" if entity.type == CardType.GAME else "the player"
    return f"{_card_of(both, number) or 'something hidden'} #{number}"


def _card_of(both: Both, number: int) -> str:
    entity = both.scene.engine.entities.get(number)
    card_id = entity.card_id if entity is not None else both.scene.observed.state.cards.get(number)
    card = both.scene.engine.cards.get(card_id or "")
    return f"{card.name} ({card_id})" if card is not None else card_id or ""


def _said(both: Both, number: int) -> str:
    """What a card says."""
    entity = both.scene.engine.entities.get(number)
    card = entity.card if entity is not None else None
    return plain(card.text) if card is not None else ""


def _number(both: Both, entity: int, root: Divergence) -> str:
    """That the difference is a number of the text, if so."""
    before = root.before if isinstance(root.before, int) else 0
    sides = [each if isinstance(each, int) else before for each in (root.logged, root.simulated)]
    apart = abs(sides[0] - sides[1])
    if apart > 1 and str(apart) in re.findall(r"\d+", _said(both, entity)):
        return f" – the difference is {apart}"
    return ""


def _block(both: Both, block: tuple[int, int]) -> str:
    kind = "PLAY" if block[0] == BlockType.PLAY else enum_name("BlockType", block[0])
    return f"{kind} of {_called(both, block[1])}"
