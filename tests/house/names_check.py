#!/usr/bin/python3
"""house_names refuses planted faults: subjects of commits, rows of the table of games, texts that count the games."""
import pathlib
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / 'scripts')]

import house_names  # noqa: E402
import planted  # noqa: E402

SCOPES = {'tarot', 'docs'}
ROW = '| `old_maid` | Old Maid | `old_maid` | `Maid` | `maid` | Old Maid |\n'
TITLES, OPENED = {'old_maid': 'Old Maid'}, {'old_maid': {'old_maid'}}


def subject(text):
    return house_names.subject_fault(text, SCOPES)


def faults(table):
    return list(house_names.game_faults(house_names.games(table), TITLES, OPENED))


def counts(path, text):
    return [words for _, words in house_names.counted(path, text)]


def scopes(text):
    return house_names.scopes(text, house_names.games(ROW))


CASES = {
    'a commit has a scope and an order': ([subject, 'tarot: refuse a second dog'], ''),
    'a merge is as git writes it': ([subject, "Merge branch 'main' into cards"], ''),
    'a commit has a scope that is listed': ([subject, 'cellar: sweep the floor'], '"cellar" is not a scope of CONTRIBUTING.md'),
    'a commit has a scope': ([subject, 'sweep the floor'], 'wants "scope: order to the code base"'),
    'a commit is an order': ([subject, 'docs: the glossary'], 'wants "scope: order to the code base"'),
    'a commit is not half done': ([subject, 'docs: wip'], 'wants "scope: order to the code base"'),
    'a commit fits a line': ([subject, 'docs: ' + 'x' * 67], 'has 73 characters; the house allows 72'),
    'a row of the table is true': ([faults, ROW], []),
    'a row has a folder': ([faults, ROW.replace('`old_maid` | Old', '`old_made` | Old')], ['no game has the folder "old_made"']),
    'a row has the title': ([faults, ROW.replace('Old Maid |\n', 'Maid |\n')], ['old_maid is called "Maid"; its title is "Old Maid"']),
    'a row has the namespace': ([faults, ROW.replace('`old_maid` | `M', '`maid` | `M')], ['old_maid does not open the namespace maid']),
    'a game has a scope': ([scopes, 'Scopes: `docs`,\n`ai` here.\n\n`other`'], {'docs', 'ai', 'maid'}),
    'a text counts the games': ([counts, 'README.md', 'Five tabletop card games'], ['Five tabletop card games']),
    'a French text counts the games': ([counts, 'assets/text/fr/shell.json', '"Quatre jeux"'], ['Quatre jeux']),
    'a German text counts the games': ([counts, 'assets/text/de/shell.json', '"Fünf Spiele"'], ['Fünf Spiele']),
    'a text names no number': ([counts, 'README.md', 'Card games for 2 to 5'], []),
    'games that were played are counted': ([counts, 'docs/bots/search.md', '8 games of each'], []),
}

planted.run(CASES, lambda check, *given: check(*given))
