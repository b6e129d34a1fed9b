#!/usr/bin/python3
"""Puts the pictures of a game's cards together: assets/pictures/GAME.json says which drawings make which picture
(docs/pictures.md), and compact() gives what the page reads.

    {"drawings": [asset, ...], "palettes": [[role, 0xRRGGBB, role, ...], ...],
     "pictures": {"card id" or "culture/type": [[drawing, palette, a, b, c, d, e, f], ...]}}

A layer that is not moved has two numbers. Faults are pictures.Fault: they name the file and the entry.
"""
import difflib
import json
import math
import re

import pictures
from fontTools.misc.transform import Transform

MIDDLE = (80, 50)  # of a picture, 160 wide and 100 high
FACTS = ('culture', 'type', 'race', 'class', 'number')
HOW = {'at': (2, 2), 'size': (1, 2), 'turn': (1, 1), 'flip': (0, 0), 'in': (1, 9)}  # and how many words follow


class Book:
    def __init__(self, path, data):
        self.path, self.data, folder = path, data, path.parent
        self.roles = list(pictures.roles(folder / 'roles.gpl'))
        self.boxes, self.painted = {}, {}  # by drawing: its middle, and its roles
        for file in sorted(folder.glob('*.svg')):
            box, shapes = pictures.read(file)
            self.boxes[file.stem] = (box[0] + box[2] / 2, box[1] + box[3] / 2)
            self.painted[file.stem] = {s[1] for s in shapes} | {s[4] - 1 for s in shapes if len(s) > 4}
        self.drawings, self.palettes, self.used = [], [], set()
        for name in self.data['groups']:
            if name in self.boxes:
                self.fail(f'groups/{name}', 'a drawing has the same name')

    def fail(self, entry, why):
        raise pictures.Fault(f'{self.path}: {entry}: {why}')

    def known(self, entry, kind, word, words):
        if word in words:
            return
        near = difflib.get_close_matches(word, words, 1)
        self.fail(entry, f'"{word}": unknown {kind}' + (f'; did you mean "{near[0]}"?' if near else ''))

    def palette(self, entry, names, roles):
        """The number of the palette that these make for a drawing with these roles, later ones over earlier ones."""
        colours = {}
        for name in names:
            self.known(entry, 'palette', name, self.data['palettes'])
            for role, colour in self.data['palettes'][name].items():
                self.known(f'palettes/{name}', 'role', role, self.roles)
                if not re.fullmatch('#[0-9a-f]{6}', colour):
                    self.fail(f'palettes/{name}', f'"{colour}" must be a colour, as "#a0b1c2"')
                colours[self.roles.index(role)] = int(colour[1:], 16)
        row = [part for role, colour in sorted(colours.items()) if role in roles for part in (role, colour)]
        if row not in self.palettes:
            self.palettes.append(row)
        return self.palettes.index(row)

    def read(self, entry, text):
        """The name of a drawing or group, and how it is laid: word to what follows it."""
        name, *words = text.split()
        given, how = {}, None
        for word in words:
            if word in HOW and word not in given:
                given[how := word] = []
            elif how:
                given[how].append(word)
        for how, values in given.items():
            least, most = HOW[how]
            numbers = how == 'in' or all(pictures.NUMBER.fullmatch(v) for v in values)
            if not least <= len(values) <= most or not numbers:
                self.fail(entry, f'"{text}": after a name come at X Y, size K, turn DEGREES, flip, in PALETTE')
            given[how] = values if how == 'in' else [float(v) for v in values]
        if words and words[0] not in HOW:
            self.fail(entry, f'"{text}": after a name come at X Y, size K, turn DEGREES, flip, in PALETTE')
        return name, given

    def layers(self, entry, words, at, transform, names, depth=0):
        for word in words:
            name, given = self.read(entry, word)
            size = given.get('size', [1])
            inner = transform.translate(*given.get('at', at)).rotate(math.radians(given.get('turn', [0])[0]))
            inner = inner.scale(size[0] * (-1 if 'flip' in given else 1), size[-1])
            own = names + given.get('in', [])
            self.used.add(name)
            if name in self.data['groups']:
                if depth > 4:
                    self.fail(f'groups/{name}', 'a group is part of itself')
                yield from self.layers(f'groups/{name}', self.data['groups'][name], (0, 0), inner, own, depth + 1)
                continue
            self.known(entry, 'drawing or group', name, [*self.boxes, *self.data['groups']])
            yield self.layer(entry, name, inner, own)

    def layer(self, entry, name, transform, names):
        if name not in self.drawings:
            self.drawings.append(name)
        whole = transform.translate(-self.boxes[name][0], -self.boxes[name][1])
        row = [self.drawings.index(name), self.palette(entry, names, self.painted[name])]
        return row if whole == Transform() else row + [round(v, 3) + 0 for v in whole]

    def picture(self, entry, facts, own):
        """What the rules say for these facts, and then what is the card's own."""
        names, land, show = [], [], []
        for rule in self.data['rules']:
            if all(facts.get(key) in (value if isinstance(value, list) else [value]) for key, value in rule['for'].items()):
                names, land, show = names + rule.get('in', []), rule.get('land', land), rule.get('show', show)
        names, land, show = names + own.get('in', []), own.get('land', land), own.get('show', show)
        for key in own:
            self.known(entry, 'key', key, ('in', 'land', 'show'))
        return [*self.layers(entry, [*land, *show], MIDDLE, Transform(), names)]


def cards(root, game):
    for file in sorted((root / 'cards' / game).glob('*.json')):
        data = json.loads(file.read_text(encoding='utf-8'))
        for card in data.get('cards', []) if isinstance(data, dict) else []:
            yield card
        for site in data.get('sites', []) if isinstance(data, dict) and file.stem == 'sites' else []:
            yield {**site, 'type': 'site'}


def compact(path, data=None):
    """The compositions of the game that the file is named for, as an object; `data` in place of what the file says."""
    book, found = Book(path, data or json.loads(path.read_text(encoding='utf-8'))), {}
    for rule in book.data['rules']:
        for key in rule['for']:
            book.known(f'rules for {rule["for"]}', 'fact', key, FACTS)
    everyone = {card['id']: card for card in cards(path.parent.parent, path.stem)}
    for word in book.data['cards']:
        book.known(f'cards/{word}', 'card', word, everyone)
    for word, card in everyone.items():
        found[word] = book.picture(f'cards/{word}', card, book.data['cards'].get(word, {}))
        kind = f'{card.get("culture", "none")}/{card["type"]}'
        if kind not in found:
            found[kind] = book.picture(kind, {'culture': card.get('culture'), 'type': card['type']}, {})
    idle = [name for name in [*book.boxes, *book.data['groups']] if name not in book.used]
    if idle:
        book.fail(', '.join(idle), 'no picture shows it')
    drawings = [f'pictures/{name}.svg' for name in book.drawings]
    return {'drawings': drawings, 'palettes': book.palettes, 'pictures': found}
