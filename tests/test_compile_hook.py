"""What the compiled wheel compiles, and that nothing else does."""

from __future__ import annotations

import ast
import sys
import tomllib
from importlib import import_module, util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Generic, TypeVar

import pytest

from places import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TABLE = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
GROUPS: dict[str, list[str]] = TABLE["groups"]
PLAIN: dict[str, str] = TABLE["plain"]
Config = TypeVar("Config")


class Interface(Generic[Config]):
    """As much of hatchling's interface as the hook asks for; hatchling itself only builds."""

    root, config = str(ROOT), TABLE
    metadata = SimpleNamespace(
        core=SimpleNamespace(
            dependencies=PROJECT["project"]["dependencies"],
            optional_dependencies=PROJECT["project"]["optional-dependencies"],
        )
    )


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    plugin = ModuleType("hatchling.builders.hooks.plugin.interface")
    monkeypatch.setattr(plugin, "BuildHookInterface", Interface, raising=False)
    monkeypatch.setitem(sys.modules, plugin.__name__, plugin)
    for name in ("hatchling", "hatchling.builders", "hatchling.builders.hooks"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin", ModuleType("plugin"))
    monkeypatch.setitem(sys.modules, "mypyc.build", None)  # whoever imports it fails
    monkeypatch.delenv("HSREPLAY_SIM_COMPILE", raising=False)
    spec = util.spec_from_file_location("compile_hook", ROOT / TABLE["path"])
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CompileHook()


def modules() -> list[str]:
    """Every module of the groups, plain ones too, as a path."""
    return sorted(
        each.relative_to(ROOT).as_posix()
        for paths in GROUPS.values()
        for path in paths
        for each in ((ROOT / path).rglob("*.py") if not path.endswith(".py") else [ROOT / path])
        if each.name != "__init__.py"
    )


def test_every_path_of_the_table_is_there() -> None:
    paths = [path for group in GROUPS.values() for path in group]
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_no_module_is_in_two_groups() -> None:
    assert len(modules()) == len(set(modules()))


def test_what_stays_plain_lies_in_a_group_and_has_a_reason() -> None:
    assert set(PLAIN) <= set(modules())
    assert all(len(reason.split()) > 3 for reason in PLAIN.values())


@pytest.mark.parametrize("path", modules())
def test_each_module_is_imported_without_being_compiled(path: str) -> None:
    name = path.removesuffix(".py").replace("/", ".")
    assert (ROOT / path).is_file()
    assert import_module(name).__name__ == name


def test_a_group_is_all_that_is_below_its_folders_but_for_the_plain(hook: Any) -> None:
    found = [each for paths in GROUPS.values() for each in hook._modules(paths)]
    assert sorted([*found, *PLAIN]) == modules()


def test_without_being_asked_nothing_is_compiled_nor_needed(hook: Any) -> None:
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    hook.finalize("standard", data, "a.whl")
    assert data == {"force_include": {}}
    assert hook.dependencies() == []


def test_an_editable_installation_is_never_compiled(
    hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HSREPLAY_SIM_COMPILE", "2")
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("editable", data)
    assert data == {"force_include": {}}


def test_an_isolated_build_is_told_what_to_install(
    hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HSREPLAY_SIM_COMPILE", "2")
    named = {each.partition(">")[0] for each in hook.dependencies()}
    assert {"mypy", "setuptools", "msgspec"} <= named


def test_what_was_compiled_goes_into_the_wheel_under_its_name_and_is_removed_afterwards(
    hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HSREPLAY_SIM_COMPILE", "0")
    seen: list[tuple[Path, str]] = []

    def compiled(folder: Path, level: str) -> dict[str, str]:
        seen.append((folder, level))
        return {str(folder / "lib" / "a.so"): "a.so"}

    monkeypatch.setattr(hook, "_compile", compiled)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    ((folder, level),) = seen
    assert folder.is_dir()
    assert level == "0"
    assert data == {
        "force_include": {str(folder / "lib" / "a.so"): "a.so"},
        "pure_python": False,
        "infer_tag": True,
    }
    hook.finalize("standard", data, "a.whl")
    assert not folder.exists()


def bases_elsewhere(path: Path) -> list[tuple[str, str]]:
    """(class, path of the module of ours that it takes a base from) of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    homes = {
        name.asname or name.name: f"{node.module.replace('.', '/')}.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
    }
    return [
        (node.name, homes[base.id])
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if isinstance(base, ast.Name) and base.id in homes
    ]


def test_no_plain_class_has_a_compiled_base() -> None:
    """Such a class would be refused when the first of its objects is made."""
    compiled = set(modules()) - PLAIN.keys()
    found = [
        (path.relative_to(ROOT).as_posix(), *each)
        for path in (ROOT / "hsreplay_sim").rglob("*.py")
        if path.relative_to(ROOT).as_posix() not in compiled
        for each in bases_elsewhere(path)
        if each[1] in compiled
    ]
    assert found == []
