#!/usr/bin/python3
"""split_games.py PROGRAM OUT BINARYEN GAME[=FILE]...: splits the page's program, so that a game's code is fetched when it is opened.

Writes OUT/app.wasm, which runs by itself until a game is opened, OUT/<game>.wasm for each game, and OUT/effects.wasm, the
card language, for those that use it. Such a module takes the program's functions, memory and table as imports of the
module "", and puts its own functions into their places in the table. BINARYEN: the folder of wasm-opt and wasm-split.

A function is a game's when its name holds the namespace of that game (`mathom::<game>`) and of no other, and the card
language's when it holds that one's and no game's. What static objects call while they are made, and what the first screen asks of doors, stay in the program (FIRST). So the
program must be linked with mangled names (--profiling-funcs, -Wl,--no-demangle), and without the merging of functions that
happen to be equal: a merged one bears one game's name, and others call it.

All modules end with a section "mathom": a hash of the program that they were split from, since they fit no other. That of
OUT/app.wasm goes on with a line for each thing that a game needs besides its own: its id and the name of the file, that of
the card language or FILE, which has its cards and words.
"""
import hashlib
import pathlib
import re
import subprocess
import sys

FIRST = re.compile(r'^__wasm_call_ctors$|^_ZN6mathom(\d+\w+?)?9(draw_door|door_line)')
FEATURES = ('--enable-simd', '--enable-sign-ext', '--enable-mutable-globals')
MARK = 'mathom'
SHARED = 'effects'


def number(data, at):
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def text(data, at):
    size, at = number(data, at)
    return data[at:at + size].decode(), at + size


def sections(data):
    at = 8
    while at < len(data):
        size, begin = number(data, at + 1)
        yield data[at], data[begin:begin + size]
        at = begin + size


def function_names(data):
    """The functions' names from the section "name", imported ones too."""
    for kind, body in sections(data):
        if kind != 0 or text(body, 0)[0] != 'name':
            continue
        at = text(body, 0)[1]
        while at < len(body):
            size, begin = number(body, at + 1)
            if body[at] == 1:
                count, at = number(body, begin)
                for _ in range(count):
                    _, at = number(body, at)
                    name, at = text(body, at)
                    yield name
            at = begin + size


def calls(program, binaryen):
    """Which function calls which by name."""
    graph = subprocess.run([binaryen / 'wasm-opt', *FEATURES, '--print-call-graph', program, '-o', '/dev/null'],
                           check=True, capture_output=True, text=True).stdout
    found = {}
    for caller, called in re.findall(r'^\s*"([^"]+)" -> "([^"]+)"', graph, re.M):
        found.setdefault(caller, []).append(called)
    return found


def reached(names, graph):
    """The functions of these names and all that they call."""
    waiting, found = list(names), set(names)
    while waiting:
        new = set(graph.get(waiting.pop(), ())) - found
        found |= new
        waiting += new
    return found


def owners(names, games, first):
    """The functions of each module."""
    marks = {game: f'{len(game)}{game}' for game in games}
    found = {module: [] for module in [*games, SHARED]}
    for name in names:
        of = [game for game, mark in marks.items() if mark in name]
        if not of and f'6mathom{len(SHARED)}{SHARED}' in name:
            of = [SHARED]
        if len(of) == 1 and name not in first:
            found[of[0]].append(name)
    return found


def users(found, graph):
    """The games that call what is shared."""
    shared = set(found[SHARED])
    return [game for game, own in found.items() if game != SHARED and any(shared & set(graph.get(name, ())) for name in own)]


def mark(path, words):
    def leb(n):
        return bytes([n]) if n < 128 else bytes([n & 127 | 128]) + leb(n >> 7)
    body = leb(len(MARK)) + MARK.encode() + words.encode()
    with path.open('ab') as out:
        out.write(b'\0' + leb(len(body)) + body)


def main():
    program, out, binaryen = (pathlib.Path(word) for word in sys.argv[1:4])
    files = dict(word.split('=') for word in sys.argv[4:] if '=' in word)
    games, data = [word.split('=')[0] for word in sys.argv[4:]], program.read_bytes()
    names, graph = list(function_names(data)), calls(program, binaryen)
    roots = [name for name in names if FIRST.match(name)]
    if len(roots) < 2:
        sys.exit('split_games.py: the program has no names, or other ones than are looked for')
    found = owners(names, games, reached(roots, graph))
    for module, own in found.items():
        if not own:
            sys.exit(f'split_games.py: no function is found of {module}')
    out.mkdir(exist_ok=True)
    manifest = out / 'manifest.txt'
    manifest.write_text('\n\n'.join('\n'.join([module, *own]) for module, own in found.items()) + '\n')
    subprocess.run([binaryen / 'wasm-split', '--multi-split', program, '--manifest', manifest, '--out-prefix', f'{out}/',
                    '-o', out / 'app.wasm', *FEATURES], check=True)
    digest = hashlib.sha256(data).hexdigest()[:16]
    needs = [*((game, f'{SHARED}.wasm') for game in users(found, graph)), *files.items()]
    mark(out / 'app.wasm', '\n'.join([digest, *(' '.join(need) for need in needs)]))
    for module in found:
        mark(out / f'{module}.wasm', digest)


main()
