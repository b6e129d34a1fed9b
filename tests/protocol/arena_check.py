#!/usr/bin/python3
"""`mathom arena` from outside:   arena_check.py MATHOM...

MATHOM... is the command that starts the program. Checks that shards, merged, are the whole; that a run that was killed is
gone on with and ends as if it had not been; that an outside program plays; that what cannot be is refused in words; and that
scripts/ratings makes its tables of what the arena plays.
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import time

from checks import check, finish

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PLAYER = f'program:{sys.executable} {pathlib.Path(__file__).resolve().parent / "arena_player.py"}'
BOUT = ['lotr_tarot', '--a', 'bot:rules', '--b', 'bot:beginner', '--deals', '24']


class Arena:
    def __init__(self, command, folder):
        self.command, self.folder = command + ['arena'], folder

    def run(self, *words, status=0):
        done = subprocess.run([*self.command, *words], cwd=self.folder, text=True, capture_output=True, check=False)
        check(done.returncode == status, f'{" ".join(words)} ends with {status}: {done.returncode}, {done.stderr}')
        return done

    def read(self, name):
        return (self.folder / name).read_text(encoding='utf-8')


def check_shards(arena):
    arena.run(*BOUT, '--out', 'whole')
    for i in (1, 2, 3):
        arena.run(*BOUT, '--shard', f'{i}/3', '--out', f'part{i}')
    merged = json.loads(arena.run('merge', 'part1', 'part2', 'part3', '--out', 'merged', '--json', '--until', '0:3').stdout)
    check(arena.read('merged') == arena.read('whole'), 'shards, merged, are the whole')
    check(merged['deals'] == 24 and merged['missing'] == [], f'no deal is missing: {merged["missing"]}')
    whole = json.loads(arena.run('merge', 'whole', '--json', '--until', '0:3').stdout)
    check(merged['test'] == whole['test'], f'the test finds in the parts what it finds in the whole: {merged["test"]}')
    twice = arena.run('merge', 'part1', 'part1', status=2).stderr
    check('part1 has deal 0, which another file has too' in twice, f'a deal twice is refused: {twice}')
    arena.run(*BOUT, '--seed', '2', '--out', 'other')
    other = arena.run('merge', 'part1', 'other', status=2).stderr
    check('other is of another bout: /seed' in other, f'another bout is refused: {other}')


def check_killed(arena):
    """Kills a run in the middle and begins it again, until it comes to its end."""
    words = ['french_tarot', '--a', 'bot:club', '--b', 'bot:beginner', '--playouts', '40', '--deals', '12']
    arena.run(*words, '--out', 'straight')
    for _ in range(3):
        with subprocess.Popen([*arena.command, *words, '--out', 'killed'], cwd=arena.folder, stdout=subprocess.DEVNULL) as run:
            time.sleep(0.15)
            run.kill()
    arena.run(*words, '--out', 'killed')
    check(arena.read('killed') == arena.read('straight'), 'a run that was killed ends as one that was not')


def check_program(arena):
    words = ['french_tarot', '--a', PLAYER, '--b', 'bot:beginner', '--deals', '2']
    arena.run(*words, '--jobs', '1', '--out', 'one')
    arena.run(*words, '--jobs', '2', '--out', 'two')
    check(arena.read('one') == arena.read('two'), 'a program plays the same, however many play at once')
    ended = arena.run('french_tarot', '--a', 'program:exit 1', '--b', 'bot:beginner', status=1).stderr
    check('has ended before its time' in ended, f'a program that ends is named: {ended}')


def check_refused(arena):
    for words, what in ((['french_tarot'], '--a must name a bot'),
                        (['chess', '--a', 'bot:club'], 'no game is called "chess"'),
                        ([*BOUT, '--shard', '4/3'], '--shard must be'),
                        ([*BOUT, '--until', '2:1'], '--until must be'),
                        ([*BOUT, '--until', '1:2', '--shard', '1/2'], 'merge'),
                        ([*BOUT, '--until', '1:2', '--errors', '0.7:0.1'], '--errors must be')):
        said = arena.run(*words, status=2).stderr
        check(what in said, f'{" ".join(words)}: {said}')


def check_ratings(folder):
    def ratings(*words):
        words = [str(ROOT / 'scripts/ratings'), '--game', 'lotr_tarot', '--folder', str(folder), *words]
        return subprocess.run(words, text=True, capture_output=True, check=True).stdout

    few = ['--part', '5', '--playouts', '3']
    ratings(*few)
    bout = folder / 'lotr-tarot.2-seats.expert.club.jsonl'
    record = bout.read_text(encoding='utf-8')
    told = json.loads(record.splitlines()[0])
    check((told['a'], told['b']) == ('bot:expert@3', 'bot:club@3'), f'both sides have so many playouts: {told}')
    table = ratings('--table').splitlines()
    for heading in ('beginner against random', 'club against beginner, 3 playouts', 'expert against club, 3 playouts'):
        check(any(f'| {heading} |' in line for line in table), f'the table has {heading}: {table}')
    rows = [line for line in table if ' seats |' in line]
    check(len(rows) == 5 and all(row.count('; ') == 3 and 'of 2 |' in row for row in rows), f'and all set-ups: {rows}')
    ratings(*few)
    check(bout.read_text(encoding='utf-8') == record, 'what has been played is not played again')
    check_written(ratings, folder / 'page.md', rows)


def check_written(ratings, page, rows):
    """Of a page with the tables of two games and with words around them, the one that has been played is new."""
    old = '`french_tarot`\n\n| | a |\n|---|---|\n| old | 1 |\n\n`lotr_tarot`\n\n| | b |\n|---|---|\n| older | 2 |\n'
    begin, end = '<!-- ratings: written by scripts/ratings -->\n', '<!-- end of the ratings -->\n'
    page.write_text(f'before\n{begin}{old}\n{end}after\n', encoding='utf-8')
    ratings('--write', '--page', str(page))
    text = page.read_text(encoding='utf-8')
    check(text.startswith(f'before\n{begin}') and text.endswith(f'{end}after\n'), f'what stands around the tables stays: {text}')
    check('| old | 1 |' in text and '| older | 2 |' not in text, f'the table of a game that was not played stays, the other one goes: {text}')
    check(all(row in text for row in rows), f'and what was played stands there: {text}')
    ratings('--write', '--page', str(page))
    check(page.read_text(encoding='utf-8') == text, 'twice is the same as once')


def main(command):
    command[-1] = str(pathlib.Path(command[-1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        arena = Arena(command, pathlib.Path(folder))
        check_shards(arena)
        check_killed(arena)
        check_refused(arena)
        if len(command) == 1:  # under Node there are no other programs
            check_program(arena)
            check_ratings(arena.folder / 'ratings')
    finish()


main(sys.argv[1:])
