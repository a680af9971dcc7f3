"""The forms of the messages of every era, as regular expressions; each is linear in the line."""

from __future__ import annotations

import re

from hsreplay_sim.formats.powerlog.shapes.forms import spellings

TAG_TAIL = re.compile(r"(\w+) value=(\w+) ?(?:DEF CHANGE)?", re.ASCII)
GAME_ENTITY = re.compile(r"GameEntity EntityID=(\d+)", re.ASCII)
PLAYER = re.compile(
    r"Player EntityID=(\d+) PlayerID=(\d+) GameAccountId=(?:\[hi=(\S*) lo=([^\]\s]*)\]?|(\S*))",
    re.ASCII,
)
FULL = re.compile(r"FULL_ENTITY - Creating ID=(\d+) CardID=(\w*)", re.ASCII)
_KIND = f"(?:{'|'.join(spellings('kind'))})"
BLOCK = re.compile(rf"(?:BLOCK|ACTION)_START {_KIND}=(\w+) Entity=(.+)", re.ASCII)
BLOCK_OLD = re.compile(rf"(.+) {_KIND}=(\w+) Index=(-1|\d+)", re.ASCII)
SUFFIX = re.compile(r"(-1|\d+)(?: TriggerKeyword=(-?\w+))?", re.ASCII)
META = re.compile(r"META_DATA - Meta=(\w+) Data=(.+)", re.ASCII)
INDEXED = re.compile(r"(\w+\[\d+\]) ?= ?(.+)", re.ASCII)
SUB_SPELL = re.compile(
    r"SUB_SPELL_START - SpellPrefabGUID=([\w:.()]+) Source=(\d+) TargetCount=(\d+)", re.ASCII
)
SHUFFLE = re.compile(r"SHUFFLE_DECK PlayerID=(\d+)", re.ASCII)
VOICE = re.compile(
    r"VO_SPELL - BrassRingGuid=([^ ]*) - VoSpellPrefabGUID=(\w*) - Blocking=(True|False)"
    r" - AdditionalDelayInMs=(\d+)",
    re.ASCII,
)
CHOICES = re.compile(r"id=(\d+) Player=(.+) TaskList=(\d*) ChoiceType=(-1|\w+) (.+)", re.ASCII)
CHOICES_OLD = re.compile(
    r"id=(\d+)(?: PlayerId=(\d+))? ChoiceType=(-1|\w+)(?: Cancelable=\w+)?( CountMin=.+)?", re.ASCII
)
COUNTS = re.compile(r" ?CountMin=(\d+) CountMax=(\d+)", re.ASCII)
CHOSEN = re.compile(r"id=(\d+) Player=(.+) EntitiesCount=(\d+)", re.ASCII)
SEND_CHOICES = re.compile(r"id=(\d+) ChoiceType=(-1|\w+)", re.ASCII)
SEND_OPTION = re.compile(
    r"selectedOption=(\d+) selectedSubOption=(-1|\d+) selectedTarget=(\d+)"
    r" selectedPosition=(\d+)",
    re.ASCII,
)
OPTION = re.compile(
    r"(?:option (\d+) type=(\w+) mainEntity|(subOption|target) (\d+) entity)=(.*)", re.ASCII
)
OPTION_ERROR = re.compile(r"(\w+) errorParam=(\d*)", re.ASCII)
ID = re.compile(r"id=\d+", re.ASCII)
GAME_META = re.compile(r"(BuildNumber|GameType|FormatType|ScenarioID)=(\w+)", re.ASCII)
GAME_PLAYER = re.compile(r"PlayerID=(\d+), PlayerName=(.*)", re.ASCII)
