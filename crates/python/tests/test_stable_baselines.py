"""stable-baselines3's check of environments.

The package depends on PyTorch, which is gigabytes, but its checker uses none of it. So it is installed alone, and only the
modules of the checker are loaded, with empty modules in place of PyTorch.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import types
from pathlib import Path
from typing import Any

import klad
import pytest
from conftest import every_table


class Empty(types.ModuleType):
    """A module in which every name is an empty class."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return sys.modules.get(f"{self.__name__}.{name}") or type(name, (), {})


@pytest.fixture(scope="module")
def check_env() -> Any:
    if importlib.util.find_spec("torch") is None:
        sys.modules |= {name: Empty(name) for name in ("torch", "torch.nn", "torch.nn.functional", "torch.optim")}
        spec = importlib.util.find_spec("stable_baselines3")
        assert spec is not None and spec.origin is not None
        folder = Path(spec.origin).parent
        for name, path in (("stable_baselines3", folder), ("stable_baselines3.common", folder / "common")):
            package = types.ModuleType(name)
            package.__path__ = [str(path)]
            sys.modules[name] = package
    return importlib.import_module("stable_baselines3.common.env_checker").check_env


@every_table
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_stable_baselines_accepts_one_learner_against_bots(table: tuple[str, int], check_env: Any) -> None:
    game, seats = table
    # Its check of rendering closes the environment and then uses it again; Gymnasium's stands in (test_frameworks.py).
    check_env(klad.make(game, ["easy"] * (seats - 1), illegal="end"), warn=True, skip_render_check=True)
