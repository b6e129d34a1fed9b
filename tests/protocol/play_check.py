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


def play(game, config, players, lines='quit\n'):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / 'config.json'
        file.write_text(json.dumps(config), encoding='utf-8')
        words = ['play', game, '--config', str(file), '--seats', ','.join(['human'] + ['bot:beginner'] * (players - 1))]
        return subprocess.run([*sys.argv[1:], *words], text=True, capture_output=True, check=False, input=lines)


for name, settings, seats in GAMES:
    done = play(name, settings, seats)
    check(done.returncode == 0, f'{name} {settings}: {seats} players sit down: {done.stderr}')
    done = play(name, settings, seats + 1)
    check(done.returncode == 2, f'{name} {settings}: {seats + 1} are too many')
    check(f'{seats + 1} players for {seats} seats' in done.stderr, f'{name} {settings}: it is said: {done.stderr}')

done = play('lotr_board', {'seats': 3}, 3, 'wish every\nwish next\nwish none\nwish much\nquit\n')
for said in ('asked at every moment', 'asked at the next moment', 'asked where it can matter', 'wish every, wish next or wish none'):
    check(said in done.stdout, f'a wish is answered: {said}: {done.stdout}')
done = play('french_tarot', {'seats': 3}, 3, 'wish every\nquit\n')
check('passes over nobody' in done.stdout, f'a game without such moments says so: {done.stdout}')
with tempfile.TemporaryDirectory() as folder:
    kept = pathlib.Path(folder) / 'kept.json'
    play('lotr_board', {'seats': 3}, 3, f'wish every\n1\nsave {kept}\nquit\n')
    log = json.loads(kept.read_text(encoding='utf-8'))['log']
    check(any(len(entry) > 3 and entry[3][0] == 1 for entry in log), f'a wish stands with the answers after it: {log}')
finish()
