#!/usr/bin/env python3
"""A bot in a few lines: plays at random, but claims a pile of My Treasure once it is five cards high.

klad arena my-treasure --bots easy --bot mine="python3 examples/bot.py" --games 100 --seats 2
"""
import json
import random
import sys


def choose(view, legal):
    for move in legal:
        if move.startswith("claim") and view["spots"][int(move.split()[1])]["height"] >= 5:
            return move
    return random.choice([move for move in legal if not move.startswith("claim")] or legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "example"}), flush=True)
    elif message["type"] == "view":
        move = choose(message["view"], message["legal"])
        print(json.dumps({"type": "move", "id": message["id"], "move": move}), flush=True)
