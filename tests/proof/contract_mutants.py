"""Changes that make rows of docs/CONTRACT.md false: 30 drawn at random (seed 30), and more.

A row is (row of the page, what is so instead, where, what stands there, what stands there instead).
"""

from __future__ import annotations

from proof.contract import Broken
from proof.mutants import Mutant

_ACTS = "play.views.acts:Acts."
_SETUP = "engine.moves.setup:"
_COMPACT = "hearthbreaker.files.compact:_Reader."
_EFFECTS = "replay.board_effects:"

_DRAWN: list[tuple[str, str, str, str, str]] = [
    ("2", "a card that is played does nothing", _ACTS + "_play",
     "play(game.engine, entity, aim, option, position)", "None"),
    ("2", "an illegal target is listed among the moves", "play.legal:_aimed",
     " if target.legal", ""),
    ("7", "a keyword cannot be taken away", "play.views.view:Flag.__set__", "int(value)", "1"),
    ("7", "a number cannot be written", "play.views.view:Number.__set__", "int(value))", "0)"),
    ("8", "player 1 is entity 3", _SETUP + "create_game", "PLAYER_ID: side,",
     "PLAYER_ID: 3 - side,"),
    ("8", "there is no game among the entities", _SETUP + "create_game",
     "CARDTYPE: CardType.GAME", "CARDTYPE: CardType.PLAYER"),
    ("13", "a minion is played at the right end, wherever it should be", _ACTS + "play",
     "position = index + 1", "position = 0"),
    ("13", "a card is played from anywhere", _ACTS + "play",
     "if self.entity.zone != Zone.HAND:", "if False:"),
    ("18", "a card is of no kind", "play.views.kinds:view", "KINDS.get(entity.type, Card)", "Card"),
    ("19", "a Secret is a spell like others", "play.views.kinds:view", "kind = Secret", "pass"),
    ("21", "a weapon gives its hero nothing", "engine.rules.stats:weapon_attack",
     "return weapon.tags.get(ATK, 0) if", "return 0 if"),
    ("21", "a weapon is no slot of its hero", "play.views.kinds:Hero.slots",
     "[weapon] if weapon is not None else []", "[]"),
    ("35", "of a sequence only the first action runs", "cards.slots:_effect",
     "for each in value", "for each in value[:1]"),
    ("35", "a function is no text", "cards.slots:_effect",
     "if isinstance(value, FunctionType):", "if False:"),
    ("41", "the value before is always 0", "cards.slots:changing", "it.amount", "0"),
    ("54–56", "the DBF id of a card is that of the next", "carddb.store:_card_of",
     "state.dbf,", "state.dbf + 1,"),
    ("66", "enchantments follow a minion back to the hand", "engine.rules.zones:reset_body",
     "strip(game, entity)", "pass"),
    ("67", "the second player is dealt three cards", _SETUP + "deal", "hands[side != first]",
     "hands[0]"),
    ("69", "a rejected card may come back", _SETUP + "answer_mulligan",
     "if entity.id not in barred", "if True"),
    ("78", "the rejected cards are among the replacements", _SETUP + "answer_mulligan",
     "if entity.id not in barred", "if True"),
    ("93", "the draw comes before the start of the turn", "engine.moves.turn:start_turn",
     "    start = Frame(subject=player)",
     "    draw(game, current)\n    start = Frame(subject=player)"),
    ("100", "only one turn runs out at a time", "play.clock:ClockRules.keep_time",
     "while self._running and self.time_left <= 0:", "if self._running and self.time_left <= 0:"),
    ("100", "time goes by the machine, whatever clock is given", "play.clock:ClockRules.time_left",
     "self.now()", "monotonic()"),
    ("105", "nobody has more than ten crystals", "engine.moves.turn:_refill",
     "(tags.get(MAXRESOURCES, 0) or 10)", "10"),
    ("106", "eight places", "engine.rules.summon:has_room", "< BOARD_MAX", "<= BOARD_MAX"),
    ("140", "runes are not counted", "play.setup.legality:fits_runes", "<= RUNE_SLOTS", ">= 0"),
    ("140", "a deck has two slots of runes", "play.setup.legality:fits_runes", "<= RUNE_SLOTS",
     "< RUNE_SLOTS"),
    ("199", "an Elusive minion is closed to locations", "engine.options.targets:_barrier",
     "if source.type == CardType.SPELL:",
     "if source.type in (CardType.SPELL, CardType.LOCATION):"),
    ("201", "nobody hears that an attack is proposed", "engine.moves.attack:_propose",
     "if events.heard(game, events.ATTACKS):", "if False:"),
    ("203", "an ogre never errs", "cards.words.keywords:_flip", "== 1", "== 2"),
    ("203", "an ogre always errs", "cards.words.keywords:_flip", "== 1", ">= 0"),
    ("204", "who dies of the blow does not strike back", "engine.moves.attack:_exchange",
     "dealt = hit(game, source, target, amount, combat=True)",
     "dealt = source.health_left > 0 and hit(game, source, target, amount, combat=True)"),
    ("238–240", "two cards may have one id", "replay.board_load:_Builder.build",
     "if len(set(given)) < len(given):", "if False:"),
    ("238–240", "cards are written without a name", "replay.board:_Taker.card",
     "self.name(entity)", '""'),
    ("248–265", "Stealth is not written", "replay.board:_Taker.minion",
     "stealth=get(entity, STEALTH) > 0", "stealth=False"),
    ("268", "an effect never ends", _EFFECTS + "_until", "ends = _ENDS.get(effect.until, 0)",
     "ends = 0"),
    ("268", "an effect has no amount", _EFFECTS + "effect_of", "amount=first or second",
     "amount=0"),
    ("283", "a class stands under `class` alone", "hearthbreaker.files.complete:_Reader.deck",
     "next((key for key in _HERO_KEYS if key in deck), None)",
     'next((key for key in ("hero", "class") if key in deck), None)'),
    ("286", "the second player keeps what the first wanted",
     "hearthbreaker.player:ScriptedPlayer._begin",
     "((1, script.keep[0]), (2, script.keep[1]))", "((2, script.keep[0]), (1, script.keep[1]))"),
    ("286", "the first player is shown four cards", "hearthbreaker.scripted:keep_error",
     "KEEP_ALL[player]", "KEEP_ALL[1]"),
    ("288", "without numbers each is 1", "hearthbreaker.oracle:ScriptedOracle.integer",
     "return 0", "return 1"),
    ("302–305", "a second `random` in the header replaces the first", _COMPACT + "take_random",
     "self.random +=", "self.random ="),
    ("302–305", "without `keep` nothing is kept", _COMPACT + "game",
     "*KEEP_ALL[len(self.keep) :]", "*((), ())[len(self.keep) :]"),
]  # fmt: skip

_MORE: list[tuple[str, str, str, str, str]] = []

DRAWN, MORE = (
    [Broken(row, Mutant((), says, at, old, new)) for row, says, at, old, new in rows]
    for rows in (_DRAWN, _MORE)
)
BROKEN = [*DRAWN, *MORE]
