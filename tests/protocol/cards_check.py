#!/usr/bin/python3
"""`mathom cards` from outside:   cards_check.py MATHOM...

MATHOM... is the command that starts the program. Checks that every game made of cards says its cards, those of a file of the
players' own too, and tells what is wrong with such a file.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from checks import check, finish

DRAW_FOUR = [{'do': 'draw', 'n': 4}]
OWN = {
    'war_of_the_ring': {'id': 'gimli', 'faction': 'dwarf', 'type': 'character', 'attack': 1,
                        'abilities': [{'when': 'played', 'do': DRAW_FOUR}]},
    'lotr_tcg': {'id': 'uruk-savage', 'number': 151, 'rarity': 'common', 'type': 'minion', 'culture': 'isengard',
                 'race': 'uruk-hai', 'cost': 2, 'strength': 6, 'vitality': 3, 'site': 5, 'damage': 1,
                 'abilities': [{'when': 'skirmish', 'do': DRAW_FOUR}]},
}


# Texts that read well and come to nothing, and what is said of them.
IDLE = {
    'does not act in that phase': {'when': 'fellowship', 'do': DRAW_FOUR},
    'wants another phase': {'when': 'maneuver', 'if': [{'is': 'phase', 'of': 'skirmish'}], 'do': DRAW_FOUR},
    'means nothing in the phase': {'when': 'maneuver', 'do': [{'do': 'wound', 'what': {'type': 'companion', 'against': 'this'}}]},
}


def run(*words, status=0):
    done = subprocess.run([*sys.argv[1:], 'cards', *words], text=True, capture_output=True, check=False)
    check(done.returncode == status, f'{" ".join(words)} ends with {status}: {done.returncode}, {done.stderr}')
    return done.stdout + done.stderr


with tempfile.TemporaryDirectory() as folder:
    for game, card in OWN.items():
        file = pathlib.Path(folder) / f'{game}.json'
        file.write_text(json.dumps({'cards': [card]}), encoding='utf-8')
        check(run('check', game, str(file)) == f'{file}: ok\n', f'{game}: a sound file is called sound')
        printed, own = run(game, card['id']), run(game, card['id'], '--cards', str(file))
        check('draw 4 cards' not in printed.lower(), f'{game}: the printed card says what is printed: {printed}')
        check('draw 4 cards' in own.lower(), f'{game}: the card says what the file says: {own}')
        check(run('text', game, card['id']) == printed, f'{game}: `cards text` says the same')
        check('"$schema"' in run('schema', game) and '| word |' in run('language', game), f'{game}: its language is described')
        file.write_text(json.dumps({'cards': [{**card, 'attak': 1}]}), encoding='utf-8')
        told = run('check', game, str(file), status=1)
        check('attak' in told, f'{game}: a wrong key is named: {told}')
        check('no such card' in run(game, 'nobody', status=1), f'{game}: a card that is not there is not said')
    for words, text in IDLE.items():
        file.write_text(json.dumps({'cards': [{**OWN['lotr_tcg'], 'abilities': [text]}]}), encoding='utf-8')
        told = run('check', 'lotr_tcg', str(file), status=1)
        check(words in told and 'uruk-savage/abilities/0' in told, f'a text that comes to nothing is told: {told}')
    check('takes no files of cards' in run('check', 'french_tarot', str(file), status=2), 'a game without cards takes no file')
finish()
