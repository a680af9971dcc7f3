"""Compile modules of the wheel with mypyc, if that is asked for: a build hook of hatchling.

`HSREPLAY_SIM_COMPILE` asks for it; its value is how far the C compiler optimises, 0 to 3. Without
it nothing is compiled, nor ever for an editable installation, and neither mypyc nor a compiler is
needed. What is compiled stands in pyproject.toml, in the table that names this file. A compiled
module lies in the wheel beside its source, and Python prefers it.
"""

from __future__ import annotations

import os
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "HSREPLAY_SIM_COMPILE"


class CompileHook(BuildHookInterface[Any]):
    """Puts compiled modules into the wheel."""

    def dependencies(self) -> list[str]:
        """What an isolated build has to install: mypyc, and what the package imports."""
        if not os.environ.get(ASKED):
            return []
        core = self.metadata.core
        return [*core.dependencies, *core.optional_dependencies["compile"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; the files and the tag of the wheel are told in `build_data`."""
        level = os.environ.get(ASKED)
        if not level or version == "editable":
            return
        self._folder = TemporaryDirectory(prefix="hsreplay-sim-")
        with chdir(self.root):  # mypy makes names of modules out of relative paths
            libraries = self._compile(Path(self._folder.name), level)
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled, which is in the wheel."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()

    def _compile(self, folder: Path, level: str) -> dict[str, str]:
        """Compile what the table names; return where each library lies, and its path in the wheel.

        A group of modules is one library, within which calls are cheap.
        """
        from mypyc.build import mypycify
        from setuptools import Distribution

        groups = [
            (self._modules(paths), f"hsreplay_sim_{name}")
            for name, paths in self.config["groups"].items()
        ]
        modules = [module for group, _ in groups for module in group]
        extensions = mypycify(
            [f"--cache-dir={folder / 'cache'}", *modules],
            separate=groups,
            opt_level=level,
            debug_level="0",
            target_dir=str(folder / "c"),
        )
        if os.name == "posix":
            for each in extensions:
                each.extra_compile_args.append(
                    "-Wno-all"
                )  # what they cost gcc is five times the rest
        build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "objects")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build.run()
        lib = folder / "lib"
        return {str(each): str(each.relative_to(lib)) for each in lib.rglob("*") if each.is_file()}

    def _modules(self, paths: list[str]) -> list[str]:
        """The modules at these paths, folders with all that is below, but for the plain ones."""
        plain = self.config["plain"]
        found = {
            each.as_posix()
            for path in map(Path, paths)
            for each in (path.rglob("*.py") if path.is_dir() else [path])
        }
        return sorted(each for each in found - plain.keys() if not each.endswith("__init__.py"))
