#!/usr/bin/python3
"""text_keys finds the keys that no code uses, among those that code makes of words."""
import pathlib
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / 'scripts')]

import planted  # noqa: E402
import text_keys  # noqa: E402

CODE = ['say("shell.menu"); say(own + ".do." + word); say(id + ".title"); words{"draw", "star"}; // say("shell.gone")']
PAGE = ['write(texts.send);  // texts.lost']
DATA = ['test-of-fate', 'ask']

CASES = {
    'a key that code names is used': (['shell.menu'], True),
    'a key that no code names is not': (['shell.gone_too'], False),
    'a key that only a comment names is not': (['shell.gone'], False),
    'a beginning and a word make a key': (['game.do.draw'], True),
    'a beginning and an unknown word make none': (['game.do.fly'], False),
    'a beginning and an id of the data make a key': (['game.do.test_of_fate'], True),
    'a beginning and an unknown word after a known one make none': (['game.do.draw.fly'], False),
    'a word without a beginning makes no key': (['game.undo.draw'], False),
    'a second step of a lesson has a number': (['game.do.ask2'], True),
    'a game has a title': (['game.title'], True),
    'a game has nothing that code does not ask for': (['game.subtitle'], False),
    'the page names a member of its texts': (['text_view.send'], True),
    'the page names a member of its texts alone': (['shell.send'], False),
    'a comment of the page names none': (['text_view.lost'], False),
    'a level has a text': (['game.expert'], True),
}

planted.run(CASES, text_keys.Uses(CODE, PAGE, DATA).has)
