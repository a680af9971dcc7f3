"""Writes the games of the demonstration and of the readme.

    python scripts/make_demo.py

fixtures/demo/clean.log is a game that the engine played against itself, recorded as the client of
player 1 would have; fixtures/demo/planted.log is the same with one DAMAGE value changed by one.
fixtures/odd/warleader.log is a short game with one odd moment, which the readme explains. Same
source, same bytes: tests run them again and compare.
"""

from __future__ import annotations

import re
from pathlib import Path

from hsreplay_sim.formats.powerlog import write as powerlog_write
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.formats.powerlog.shapes.forms import GAME_STATE
from hsreplay_sim.play import Deck, Game
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import OfferBook, record
from hsreplay_sim.verifier.run import verify_game

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
ODD = "odd/warleader.log"
BUILD = 185749
WARLEADER_BUILD = 17994
"""Murloc Warleader gives Health up to 20457."""
SEED = "demo26"
SEAT = 1
NAMES = ("Rosa#1234", "Emil#5678")

COMMON = [
    "Murloc Raider", "Bloodfen Raptor", "River Crocolisk", "Frostwolf Grunt", "Ironfur Grizzly",
    "Chillwind Yeti", "Sen'jin Shieldmasta", "Oasis Snapjaw", "Booty Bay Bodyguard",
    "Boulderfist Ogre",
]  # fmt: skip
DECKS = (Deck("MAGE", COMMON * 3), Deck("WARRIOR", COMMON * 3))
DAMAGE = re.compile(r"TAG_CHANGE Entity=\d+ tag=DAMAGE value=([1-9]\d*) ")


def clean() -> str:
    """The log of the game."""
    engine, oracle = new_engine(SEED, BUILD, decks=DECKS)
    book = OfferBook(engine)
    for move in moves(engine, oracle):
        if engine.current == SEAT:
            book.offer()
            book.send(move.entity, move.target, move.choose, move.place)
    told = record(engine, (SEAT,), names=NAMES, offers=book.offers)
    return powerlog_write.write([told], GAME_STATE)


def planted(text: str) -> str:
    """The same log with one of its damages one too high: where that leads to one divergence."""
    found = list(DAMAGE.finditer(text))
    middle = len(text) // 2
    for chosen in sorted(found, key=lambda match: abs(match.start() - middle)):
        changed = f"{text[: chosen.start(1)]}{int(chosen[1]) + 1}{text[chosen.end(1) :]}"
        (game,) = read_powerlog(changed.encode(), "planted.log")
        if verify_game(game).divergences_total == 1:
            return changed
    raise SystemExit("no damage of this game is good for planting")


def odd() -> str:
    """The log of a game in which a hurt Murloc outlives the Warleader that gave it Health."""
    rosa = Deck("WARRIOR", ["Murloc Raider", "Murloc Warleader"] * 15)
    emil = Deck("MAGE", ["Frostbolt"] * 30)
    game = Game.new(rosa, emil, seed=3, build=WARLEADER_BUILD)
    game.start(first=1).skip_mulligan()
    mine, theirs = game.players
    mine.hand.find("Murloc Raider").play()
    for _ in range(4):
        game.end_turn()
    mine.hand.find("Murloc Warleader").play()
    game.end_turn()
    theirs.hand.find("The Coin").play()
    theirs.hero_power.use(mine.field.find("Murloc Raider"))
    theirs.hand.find("Frostbolt").play(mine.field.find("Murloc Warleader"))
    game.end_turn()
    mine.concede()
    return powerlog_write.write([record(game.engine, (SEAT,), names=NAMES)], GAME_STATE)


def main() -> None:
    """Write the files."""
    text = clean()
    contents = {"demo/clean.log": text, "demo/planted.log": planted(text), ODD: odd()}
    for name, content in contents.items():
        path = FIXTURES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
