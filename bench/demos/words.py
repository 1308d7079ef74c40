"""What generated demos say: names, labels and numbers by chance, the same in every run."""

from __future__ import annotations

import json
import random

from bench.prose import write_sentence

THINGS = (
    "Allotment",
    "Bakery",
    "Canal",
    "Ferry",
    "Harvest",
    "Lighthouse",
    "Library",
    "Orchard",
    "Parcel",
    "Quarry",
    "Rehearsal",
    "Tramway",
    "Voyage",
    "Workshop",
)
KINDS = ("Order", "Plan", "Route", "Record", "Budget", "Ticket", "Notice", "Survey", "Shift")
ACTIONS = ("Save", "Send", "Archive", "Publish", "Approve", "Reserve", "Print", "Withdraw")
PLACES = (
    "Aarhus",
    "Bergen",
    "Cork",
    "Delft",
    "Evora",
    "Fribourg",
    "Ghent",
    "Lviv",
    "Porto",
    "Trieste",
    "Uppsala",
    "Vilnius",
)


def choose_words(chance: random.Random) -> dict[str, str]:
    """Everything the templates ask for."""
    things = chance.sample(THINGS, k=2)
    kind = chance.choice(KINDS)
    places = chance.sample(PLACES, k=chance.randrange(3, 7))
    return {
        "label": f"{things[0]} {kind.lower()}",
        "other": f"{things[1]} {chance.choice(KINDS).lower()}",
        "action": chance.choice(ACTIONS),
        "sentence": json.dumps(write_sentence(chance)),
        "places": json.dumps(places),
        "place": places[0],
        "amount": str(chance.randrange(10, 900)),
        "few": str(chance.randrange(2, 6)),
        "gap": str(chance.randrange(1, 5)),
        "color": chance.choice(("primary", "secondary")),
        "tone": chance.choice(("primary", "neutral", "danger")),
        "size": chance.choice(("small", "medium")),
        "joySize": chance.choice(("sm", "md", "lg")),
    }
