#!/usr/bin/python3
"""A full match of four client processes by `mathom protocol`:   four_clients.py MATHOM...

MATHOM... is the command that starts the program ("build/native/mathom", or "node mathom.js"). The driver here shows each
client what its seat sees and nothing else, passes its requests on with its seat written into them, and at the end checks
the result, the saved game and that the same clients play the same match again.
"""
import json
import pathlib
import subprocess
import sys

from checks import check, finish

CLIENT = str(pathlib.Path(__file__).resolve().parent / 'client.py')
NAMES = ('ash', 'birch', 'cedar', 'dogwood')
MAY_ASK = ('choose', 'refused', 'why_not', 'observe', 'events', 'log')


class Pipe:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def write(self, message):
        self.process.stdin.write(json.dumps(message) + '\n')
        self.process.stdin.flush()

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit('four_clients: a process ended before its time')
        return json.loads(line)

    def ask(self, message):
        self.write(message)
        return self.read()

    def close(self):
        self.process.stdin.close()
        return self.process.wait(timeout=60)


def check_view(seen, seat):
    """A hand that is not the viewer's is not written down."""
    hands = seen['view']['hands']
    check(isinstance(hands[seat], list), f'seat {seat} sees its own hand')
    for other, hand in enumerate(hands):
        if other != seat:
            check(hand is None or hand == [], f'seat {seat} sees no hand of seat {other}: {hand}')


def answer_of(client, referee, seat):
    """Passes the client's requests on until one of them is an accepted answer."""
    for _ in range(20):
        request = client.read()
        if request.get('do') not in MAY_ASK:
            raise SystemExit(f'four_clients: seat {seat} may not ask "{request.get("do")}"')
        request['as' if request['do'] in ('observe', 'events', 'log') else 'seat'] = seat
        reply = referee.ask(request)
        if request['do'] == 'choose' and reply['ok']:
            return
        client.write(reply)
    raise SystemExit(f'four_clients: seat {seat} does not answer')


def play_match(command):
    referee = Pipe(command + ['protocol'])
    clients = [Pipe([sys.executable, CLIENT, name]) for name in NAMES]
    begun = referee.ask({'do': 'new', 'game': 'french_tarot', 'seed': 'c0ffee', 'config': {'seats': 4, 'options': {'deals': 3}},
                         'seats': [{'name': name.capitalize(), 'person': i} for i, name in enumerate(NAMES)]})
    check(begun['ok'], 'the match begins')
    answers = 0
    status = begun
    while not status['over']:
        seat = status['asked']
        seen = referee.ask({'do': 'observe', 'as': seat})
        check_view(seen, seat)
        clients[seat].write(seen)
        answer_of(clients[seat], referee, seat)
        answers += 1
        status = referee.ask({'do': 'status'})
    result = referee.ask({'do': 'result'})
    saved = referee.ask({'do': 'save'})['save']
    loaded = referee.ask({'do': 'load', 'save': saved})
    check(result['over'] and sum(result['score']) == 0 and any(result['score']), f'the scores add up to nothing: {result["score"]}')
    check(loaded['status'] == 'ok' and loaded['hash'] == status['hash'], 'the match, saved and loaded, is the same')
    for client in clients:
        client.write({'over': True})
        check(client.close() == 0, 'a client ends in peace')
    referee.ask({'do': 'quit'})
    check(referee.close() == 0, 'the program ends in peace')
    return status['hash'], answers


def main(command):
    first, answers = play_match(command)
    check(answers > 3 * 4 * 18, f'three deals have been played: {answers} answers')
    again, _ = play_match(command)
    check(first == again, f'the same clients play the same match: {first}, {again}')
    finish()


main(sys.argv[1:])
