#!/usr/bin/python3
"""A small player for the arena, to begin one of your own from:

    mathom arena french_tarot --a "program:python3 tests/protocol/arena_player.py" --b bot:beginner --deals 20

It reads JSON objects, one a line: "begin", which says what is played and on which seat it sits, and then each question with
all that its seat sees. It answers with one of the options. Of the cards that it may play it takes the first, and otherwise
what does nothing: it passes where it may. It is a new process in every game, and ends when its input does.
"""
import json
import sys


def choice(options):
    """The token of the option that is chosen; here stands what your player thinks."""
    for word in ('pass', 'play'):
        for option in options:
            if word in option['token'].split():
                return option['token']
    return options[0]['token']


def main():
    for line in sys.stdin:
        seen = json.loads(line)
        if 'question' in seen and not seen['over']:
            token = choice(seen['question']['options'])
            print(json.dumps({'do': 'choose', 'token': token, 'ply': seen['ply']}), flush=True)


main()
