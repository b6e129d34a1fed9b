#!/usr/bin/python3
"""`mathom play` from outside:   play_check.py MATHOM...

MATHOM... is the command that starts the program. Checks that as many players sit down as the game that is named has, and that too
many are refused.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from checks import check, finish

# Some games say by a rule set how many play.
GAMES = (('french_tarot', {'seats': 5}, 5), ('war_of_the_ring', {'rule_set': 'duel'}, 2), ('war_of_the_ring', {}, 4))


def play(game, config, players):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / 'config.json'
        file.write_text(json.dumps(config), encoding='utf-8')
        words = ['play', game, '--config', str(file), '--seats', ','.join(['human'] + ['bot:beginner'] * (players - 1))]
        return subprocess.run([*sys.argv[1:], *words], text=True, capture_output=True, check=False, input='quit\n')


for name, settings, seats in GAMES:
    done = play(name, settings, seats)
    check(done.returncode == 0, f'{name} {settings}: {seats} players sit down: {done.stderr}')
    done = play(name, settings, seats + 1)
    check(done.returncode == 2, f'{name} {settings}: {seats + 1} are too many')
    check(f'{seats + 1} players for {seats} seats' in done.stderr, f'{name} {settings}: it is said: {done.stderr}')
finish()
