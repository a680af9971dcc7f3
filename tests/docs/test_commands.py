"""The program takes the command lines of the pages, and every command is on a page."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from hsreplay_sim_cli.main import COMMANDS, LazyGroup
from places import PAGES, ROOT

LINE = re.compile(r"(?:hsreplay-sim|\./run) ([a-z]+)\b([^`\n#]*)")
OPTION = re.compile(r"(?<!\S)--?[a-z][a-z-]*")
SCRIPT = re.compile(r"\b(?:scripts|benchmarks)/[a-z_]+\.py\b")
OF_RUN = {"build", "test"}
"""What `./run` takes besides."""
ALL = (*PAGES, ROOT / "CONTRIBUTING.md")
EVERYWHERE = {"-h", "--help", "--slow"}


def command_lines() -> list[tuple[str, str, str]]:
    """(page, command, the rest of its line) of all command lines."""
    found = ((page.name, LINE.findall(page.read_text(encoding="utf-8"))) for page in ALL)
    return [(name, *each) for name, lines in found for each in lines if each[0] not in OF_RUN]


def options_of(command: str) -> set[str]:
    group = LazyGroup()
    found = group.get_command(click.Context(group), command)
    assert found is not None
    commands = [found]
    if isinstance(found, click.Group):  # its commands have options of their own
        context = click.Context(found)
        inner = (found.get_command(context, name) for name in found.list_commands(context))
        commands += [each for each in inner if each is not None]
    params = [param for each in commands for param in each.params]
    return {name for each in params for name in (*each.opts, *each.secondary_opts)}


def test_every_command_of_the_pages_is_one_of_the_program() -> None:
    assert [each for each in command_lines() if each[1] not in COMMANDS] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_the_pages_is_one_of_its_command(command: str) -> None:
    shown = {name for _, each, rest in command_lines() if each == command
             for name in OPTION.findall(rest)}  # fmt: skip
    assert shown - options_of(command) - EVERYWHERE == set()


def test_every_command_is_on_a_page() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [name for name in COMMANDS if not re.search(rf"(?:-sim |`){name}\b", text)] == []


@pytest.mark.parametrize("page", ALL, ids=lambda page: page.name)
def test_every_script_of_a_page_is_there(page: Path) -> None:
    named = set(SCRIPT.findall(page.read_text(encoding="utf-8")))
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
