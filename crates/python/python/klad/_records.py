"""Games as text: transcripts, scenarios, analysis."""

from __future__ import annotations

import json
from typing import Any

from klad import _klad


def analyze(transcript: str, budget: str = "200") -> dict[str, Any]:
    """Rates every decision of a game by what its player could know.

    ``budget`` is the number of samples (``"200"``) or the time (``"100ms"``) for each search. ``decisions`` in
    the result is a list of flat records, ready for a data frame; ``moves`` in each has the estimate of every legal move.
    """
    result: dict[str, Any] = json.loads(_klad.analyze(transcript, budget))
    return result


def read_transcript(text: str) -> dict[str, Any]:
    """Checks a transcript (commitment, every deal, every move, the result) and returns its contents.

    Raises :class:`klad.BadRecord`, which names the line and, if there is one, the rule.
    """
    contents: dict[str, Any] = json.loads(_klad.verify(text))
    return contents


def run_scenario(text: str) -> None:
    """Runs a scenario file and raises :class:`klad.BadRecord` at its first difference."""
    _klad.scenario(text)
