"""docs/python.md: its code runs, and every name it mentions exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import klad
import pytest

TEXT = (Path(__file__).parents[3] / "docs/python.md").read_text()
BLOCKS = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_code_in_the_documentation_runs() -> None:
    assert len(BLOCKS) >= 3
    # Later blocks use what earlier ones have defined, as a reader would.
    names: dict[str, Any] = {}
    for block in BLOCKS:
        exec(compile(block, "docs/python.md", "exec"), names)


def test_every_name_in_the_documentation_exists() -> None:
    mentioned = set(re.findall(r"`klad\.([A-Za-z_]+(?:\.[a-z_]+)?)", TEXT))
    assert len(mentioned) >= 10
    for name in mentioned - {"openspiel"}:
        found: Any = klad
        for part in name.split("."):
            assert hasattr(found, part), f"klad.{name}"
            found = getattr(found, part)


def test_every_exception_is_documented() -> None:
    exceptions = {name for name in klad.__all__ if isinstance(getattr(klad, name), type) and name not in ("KladError",)}
    exceptions = {name for name in exceptions if issubclass(getattr(klad, name), klad.KladError)}
    assert exceptions == set(re.findall(r"^\| `([A-Z][A-Za-z]+)` \|", TEXT, re.MULTILINE))
