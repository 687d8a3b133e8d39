"""A view as text. It shows what the view contains and nothing else, in plain ASCII, so that it can be drawn."""

from __future__ import annotations

from typing import Any, Callable

View = dict[str, Any]

# Columns and rows of a picture of each game.
SIZE = {"my-treasure": (76, 16), "treasure-maps": (100, 40), "lost-mines": (76, 40), "klatz": (100, 24)}


def text(game: str, view: View) -> str:
    """The table as lines of text."""
    return "\n".join(_DRAW[game](view))


def _seat(number: int | None) -> str:
    return "-" if number is None else chr(65 + number)


def _seats(numbers: list[int]) -> str:
    return "".join(_seat(number) for number in numbers) or "-"


def _viewer(view: View) -> str:
    viewer = view["viewer"]
    return _seat(viewer["seat"]) if isinstance(viewer, dict) else "a spectator"


def _my_treasure(view: View) -> list[str]:
    lines = [
        f"My Treasure, seen by {_viewer(view)}",
        f"round {view['round']}, {view['phase']}, {_seat(view['actor'])} acts; deck {view['deck_size']}, orcs {view['orcs']} of 6",
        f"drawn {view['drawn'] or '-'}; tokens {' '.join(view['tokens']) or '-'}",
    ]
    for place, spot in enumerate(view["spots"]):
        lines.append(f"spot {place} {spot['state']:<8} {' '.join(spot['cards'] or []) or '-'}")
    for seat, player in enumerate(view["players"]):
        hold = player["hold"]
        held = "in the cave"
        if hold is not None:
            held = f"{hold['token'] or 'a blind token'}: {' '.join(hold['cards'] or []) or 'nothing'}"
        lines.append(f"{_seat(seat)} purse {player['purse']:>2}  {held}")
    if view["winners"]:
        lines.append(f"won by {_seats(view['winners'])}")
    return lines


def _treasure_maps(view: View) -> list[str]:
    lines = [
        f"Treasure Maps, seen by {_viewer(view)}",
        f"round {view['round']}, turn {view['turn']}, {view['phase']}; expedition {view['expedition'] or '-'}",
        f"display {' '.join(card or '-' for card in view['display'])}; deck {view['deck']}; cups left {view['cups_left']}",
    ]
    if view["hand"]:
        lines.append(f"your cards {' '.join(view['hand']['cards'])}")
    for seat, player in enumerate(view["players"]):
        lines.append(f"{_seat(seat)} {player['status']:<9} {player['score']['total']:>3} points, {player['coins']} coins")
        for slot in player["slots"]:
            if slot is not None:
                lines.append(f"    {slot['card']:<10} crossed {slot['crossed']}")
        if player["completed"]:
            lines.append(f"    done {' '.join(player['completed'])}")
    if view["own"]:
        lines.append(f"your marks {[mark['cells'] for mark in view['own']['marks']]}, {view['own']['due']} due")
    if view["places"]:
        lines.append(f"places {view['places']}")
    return lines


def _lost_mines(view: View) -> list[str]:
    grid = [[" . "] * 11 for _ in range(7)]
    for x, y in ((1, 2), (1, 4)):
        grid[y][x] = " S "
    for path in view["paths"]:
        x, y = path["cell"]
        mark = {"plain": "+", "trunk": "t", "lake": "l", "pit": "p", "rocks": "r", "campfire": "f"}[path["special"]]
        grid[y][x] = f" {mark.upper() if path['overcome'] else mark} "
    for mine in view["mines"]:
        x, y = mine["cell"]
        grid[y][x] = f" {(mine['content'] or '?')[0]} " if mine["face_up"] else f"({(mine['content'] or '?')[0]})"
    lines = [
        f"Lost Mines, seen by {_viewer(view)}",
        f"round {view['round']}, {view['phase']}, turn of {_seat(view['active'])}; pile {view['pile']}",
        "   " + "".join(f" {chr(65 + x)} " for x in range(11)),
    ]
    lines += [f"{y + 1:>2} " + "".join(row) for y, row in enumerate(grid)]
    for player in view["players"]:
        x, y = player["pawn"]
        role = player["role"] or "?"
        lines.append(
            f"{_seat(player['seat'])} {player['clan']:<6} {role:<8} at {chr(65 + x)}{y + 1} {player['cards']} cards, {player['total']} points"
        )
    rail = [f"{slot['kind']}{'' if slot['value'] is None else slot['value']}:{_seat(slot['taker'])}" for slot in view["rail"]]
    lines.append(f"treasures {' '.join(rail)}")
    if view["hand"]:
        lines.append(f"your hand {' '.join(held['card'] for held in view['hand'])}")
    return lines


def _klatz(view: View) -> list[str]:
    wall = " ".join(f"[{card['card']}]" if card["covered"] else card["card"] for card in view["wall"])
    lines = [
        f"Klatz!, seen by {_viewer(view)}",
        f"{view['phase']['type']}, turn of {_seat(view['active'])}; deck {sum(part['cards'] for part in view['deck'])}",
        f"wall {wall}",
        f"market {' '.join(card['card'] for card in view['market'])}; open {' '.join(view['open'])}",
    ]
    for player in view["players"]:
        held = player["compositions"]
        comps = " ".join(held["cards"]) if held["type"] == "open" else f"{held['count']} compositions"
        actions = player["actions"]
        kinds = " ".join(actions["cards"]) if actions["type"] == "open" else f"{actions['count']} actions"
        lines.append(f"{_seat(player['seat'])} {player['points']:>3} points, {player['photos']} photos; {comps}; {kinds}")
    return lines


_DRAW: dict[str, Callable[[View], list[str]]] = {
    "my-treasure": _my_treasure,
    "treasure-maps": _treasure_maps,
    "lost-mines": _lost_mines,
    "klatz": _klatz,
}
