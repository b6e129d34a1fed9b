#!/usr/bin/env python3
"""How many questions whether to step in are let pass in the co-operative board game (docs/bots/lotr_board.md): in games that
companions play by the protocol, for each seat and game, and how many are answered otherwise.

  tools/measure/lotr_board_passes.py PROGRAM [GAMES] [SEED] [LEVEL]
"""
import json
import subprocess
import sys

PASSES = ("pass", "pass-turn")
STEPS_IN = ("story", "call", "put-on")


class Program:
    def __init__(self, path):
        self.pipe = subprocess.Popen([path, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.pipe.stdin.write(json.dumps(request) + "\n")
        self.pipe.stdin.flush()
        reply = json.loads(self.pipe.stdout.readline())
        if not reply["ok"]:
            sys.exit(f"{request}: {reply['error']}")
        return reply


def play(program, seats, seed, level):
    status = program.ask(do="new", game="lotr_board", config={"seats": seats}, seed=f"{seed:x}")
    passed = stepped = asked = 0
    while status["asked"] is not None:
        token = program.ask(do="think", level=level)["token"]
        asked += 1
        passed += token in PASSES
        stepped += token.split()[0] in STEPS_IN
        status = program.ask(do="choose", token=token)
    program.ask(do="end")
    return passed, stepped, asked


def main():
    program = Program(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    level = sys.argv[4] if len(sys.argv) > 4 else "beginner"
    for seats in (2, 3, 4, 5):
        total = [0, 0, 0]
        for seed in range(first, first + games):
            total = [a + b for a, b in zip(total, play(program, seats, seed, level))]
        passed, stepped, asked = (n / games / seats for n in total)
        print(f"{seats} Hobbits: of {asked:.1f} questions to each {passed:.2f} let pass, {stepped:.2f} stepped in",
              flush=True)


if __name__ == "__main__":
    main()
