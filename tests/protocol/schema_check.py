#!/usr/bin/python3
"""Card files against the schemas that editors use:   schema_check.py MATHOM...

MATHOM... is the command that starts the program. For every game with a schema in assets/cards: its card files, and the examples of
its language's page, are as the schema says. And the schema refuses what the reader of card files refuses.
"""
import json
import pathlib
import re
import subprocess
import sys

import jsonschema

from checks import check, finish

ROOT = pathlib.Path(__file__).resolve().parents[2]

READS = [[], [{'when': 'event', 'do': [{'do': 'draw'}]}]]
REFUSED = [
    [{'when': 'event', 'do': [{'do': 'fly'}]}],
    [{'when': 'event', 'do': [{'do': 'draw', 'm': 1}]}],
    [{'when': 'event', 'do': [{'do': 'draw', 'n': 100}]}],
    [{'when': 'event'}],
    [{'when': 'never', 'do': []}],
    [{'give': []}],
    [{'give': [{'mod': 'icons', 'on': {'title': 'bombadil'}}]}],
]


def read(path):
    return json.loads(path.read_text(encoding='utf-8'))


class Schema:
    def __init__(self, path):
        self.game, self.schema = path.parent.name, read(path)
        kind = jsonschema.validators.validator_for(self.schema)
        kind.check_schema(self.schema)
        self.file = kind(self.schema)
        self.ability = kind({'$ref': '#/definitions/ability', 'definitions': self.schema['definitions']})
        self.lists = set(self.schema['properties']) - {'$schema'}

    def fits(self, validator, value, what):
        fault = next(validator.iter_errors(value), None)
        check(fault is None, f'{self.game}: {what} is as the schema says: {fault and fault.message[:300]}')

    def files(self, folder):
        found = 0
        for path in sorted(folder.glob('*.json')):
            file = read(path)
            if path.name == 'schema.json' or not isinstance(file, dict) or not self.lists & set(file):
                continue
            found += 1
            check(file.get('$schema') == 'schema.json', f'{self.game}: {path.name} says where its schema is')
            self.fits(self.file, file, path.name)
        check(found > 1, f'{self.game} has files of cards')

    # An example stands in a line of its own, below what it is an example of: an entry, with the list that it stands in,
    # or an ability.
    def examples(self, page):
        entries, abilities = 0, 0
        part = name = ''
        for line in page.splitlines():
            if line.startswith('## '):
                part = line[3:]
            elif line.startswith('**'):
                name = line
            elif line.startswith('    {') and part == 'Entries':
                entries += 1
                self.fits(self.file, {re.search(r'In `(\w+)`', name).group(1): [json.loads(line)]}, f'the example of {name}')
            elif line.startswith('    {') and part == 'Abilities':
                abilities += 1
                self.fits(self.ability, json.loads(line), f'the example of {name}')
        check(entries > 0 and abilities > 0, f'{self.game}: its page has examples')


schemas = {path.parent.name: Schema(path) for path in sorted((ROOT / 'assets' / 'cards').glob('*/schema.json'))}
for game, of_game in schemas.items():
    of_game.files(ROOT / 'assets' / 'cards' / game)
    page = subprocess.run([*sys.argv[1:], 'cards', 'language', game], text=True, capture_output=True, check=True).stdout
    of_game.examples(page)

war = schemas['war_of_the_ring'].file
for abilities in READS:
    check(war.is_valid({'cards': [{'id': 'x', 'faction': 'elf', 'type': 'army', 'abilities': abilities}]}), f'the schema takes {abilities}')
for abilities in REFUSED:
    check(not war.is_valid({'cards': [{'id': 'x', 'faction': 'elf', 'type': 'army', 'abilities': abilities}]}), f'the schema refuses {abilities}')
for file in ({'cards': 3}, {'decks': []}):
    check(not war.is_valid(file), f'the schema refuses {file}')
finish()
