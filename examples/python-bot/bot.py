#!/usr/bin/env python3
"""A small bot for the Long Twilight arena: Python 3, standard library only.

It reads one JSON message a line on standard input and writes one a line on standard output, as
docs/bot-protocol.md says. It makes no coup at DEFCON 2, prefers placing influence to everything else, and
places it where the two sides fight; otherwise it answers at random.

    npm run -s cli -- match --us "exec:python3 examples/python-bot/bot.py" --ussr random --games 20 --both-sides
"""

import json
import random
import sys

PROTOCOL = 1
# Answers that come to nothing or give something up: taken only when there is nothing else
LAST_RESORT = {"done", "decline", "refuse", "pass"}


def choose(view, rng):
    """The answer to the open question of a view."""
    decision = view["decision"]
    options = [one for one in decision["options"] if one not in LAST_RESORT] or decision["options"]
    if decision["question"] in ("use", "operations"):
        # At DEFCON 2 a coup in a battleground ends the game, and loses it
        safe = [one for one in options if one != "coup" or view["defcon"] > 2]
        for wish in ("influence", "event-first", "event", "space"):
            if wish in safe:
                return wish
        return rng.choice(safe or options)
    if decision["question"] in ("place", "setup", "bonus"):
        return max(options, key=lambda country: (worth(view, country), rng.random()))
    return rng.choice(options)


def worth(view, country):
    """Countries that neither side has settled come first, and of those the ones that much was spent on."""
    us, ussr = view["influence"].get(country, [0, 0])
    return (abs(us - ussr) <= 2, us + ussr)


def bid(options):
    """The USSR is worth two points; in an auction pass above that."""
    if "ussr-2" in options:
        return "ussr-2"
    return "pass" if "pass" in options else options[0]


def say(message):
    print(json.dumps(message), flush=True)


def main():
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": PROTOCOL, "name": "python-bot"})
        elif kind == "bid":
            say({"type": "answer", "number": message["number"], "answer": bid(message["options"])})
        elif kind == "game":
            rng = random.Random(message["seed"])
        elif kind == "decide":
            answer = choose(message["view"], rng)
            say({"type": "answer", "number": message["number"], "answer": answer})
        elif kind == "bye":
            break


if __name__ == "__main__":
    main()
