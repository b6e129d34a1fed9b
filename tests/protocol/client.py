#!/usr/bin/python3
"""A player of its own: reads what its seat is asked, one JSON object a line, and answers with a token.

It knows nothing of any game. Its choices depend on what it sees and on the word it was started with, so that four
clients play differently and the same four play the same match again. Now and then it first asks for more: what it
may not do and why, or what happened.
"""
import hashlib
import json
import sys


def main(name):
    answered = 0
    for line in sys.stdin:
        seen = json.loads(line)
        if seen.get('over'):
            return
        if 'question' not in seen:  # the reply to something it asked for itself
            continue
        options = [o['token'] for o in seen['question']['options']]
        answered += 1
        if answered % 7 == 0:
            print(json.dumps({'do': 'refused'}), flush=True)
            refused = json.loads(sys.stdin.readline())['refused']
            for item in refused:
                assert item['token'] not in options, 'refused and offered'
                assert item['text'] and item['rule'], 'refused without a reason'
        digest = hashlib.sha256((name + json.dumps(seen['view'], sort_keys=True)).encode()).digest()
        token = options[int.from_bytes(digest[:4], 'big') % len(options)]
        print(json.dumps({'do': 'choose', 'token': token, 'ply': seen['ply']}), flush=True)


main(sys.argv[1])
