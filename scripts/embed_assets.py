#!/usr/bin/python3
"""embed_assets.py OUT ROOT FILE...: writes the asset files as one C++ source, or, where OUT ends in .txt, one after
another, each with its path and size before it (engine/assets/assets.h reads it). The C++ has the list of languages besides, and
a file that a language lacks is that of the language which it falls back to (languages.py).

JSON is parsed (a broken file stops the build with its name and place) and written without white space; pictures go in as
what the page draws (pictures.py, compositions.py); other text goes in as it is. Order and bytes depend on the files alone.
"""
import json
import pathlib
import sys

sys.dont_write_bytecode = True  # the folder of the scripts stays as it is

import compositions  # noqa: E402
import languages  # noqa: E402
import pictures  # noqa: E402

CHUNK = 2000  # characters in one literal: compilers must accept 65,536, and short lines are kinder to tools

HEAD = """// Generated from assets/ by scripts/embed_assets.py.
#include <array>

#include "assets/assets.h"
#include "assets/languages.h"

namespace mathom {
namespace {

"""

TAIL = """
}  // namespace

std::span<const Asset> embedded_assets() { return kAssets; }

std::span<const SpokenLanguage> spoken_languages() { return kLanguages; }

}  // namespace mathom
"""


def no_repeats(pairs):
    """An object in which a key stands twice is a mistake that json would hide."""
    seen = dict(pairs)
    if len(seen) != len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError('a key stands twice: ' + ', '.join(sorted({k for k in keys if keys.count(k) > 1})))
    return seen


def picture(path):
    """A drawing, the compositions of a game or the colours of the roles, as JSON."""
    if path.suffix == '.svg':
        return pictures.read(path)[1] if path.parent.name == 'pictures' else pictures.read_own(path)
    if path.suffix == '.gpl':
        return [int(colour[1:], 16) for colour in pictures.roles(path).values()]
    return compositions.compact(path)


def content(path):
    if 'pictures' in path.parts:
        try:
            return json.dumps(picture(path), ensure_ascii=False, separators=(',', ':'))
        except pictures.Fault as fault:
            sys.exit(str(fault))
    text = path.read_text(encoding='utf-8')
    if path.suffix != '.json':
        return text
    try:
        value = json.loads(text, object_pairs_hook=no_repeats)
    except ValueError as error:
        sys.exit(f'{path}: {error}')
    if path.name == 'language.json':
        value = languages.texts(languages.checked(value, path))
    return json.dumps(value, ensure_ascii=False, separators=(',', ':'))


def list_of_languages(root):
    """The tables behind spoken_languages(), in C++."""
    systems, rows = [], []
    for code, facts in languages.read(root).items():
        name = 'kSystems_' + code.replace('-', '_')
        called = ', '.join(map(short, facts['systems']))
        systems.append(f'constexpr std::array<std::string_view, {len(facts["systems"])}> {name}{{{called}}};\n')
        letters = [', '.join(map(short, facts[key])) for key in ('court_letters', 'page_letters')]
        rows.append(f'    SpokenLanguage{{{short(code)}, {short(facts["name"])}, {short(facts["player"])}, '
                    f'{short(facts["date"])}, {{{letters[0]}}}, {{{letters[1]}}}, {name}}},\n')
    return ''.join(systems) + f'constexpr std::array<SpokenLanguage, {len(rows)}> kLanguages{{\n{"".join(rows)}}};\n'


def short(text):
    """A text without its length: what stands in it has no zero byte."""
    return '"' + ''.join(escape(c) for c in text) + '"'


def literal(text):
    pieces = [text[i:i + CHUNK] for i in range(0, len(text), CHUNK)] or ['']
    return '\n    '.join('"' + ''.join(escape(c) for c in piece) + '"' for piece in pieces)


def escape(char):
    if char in '"\\?':  # a question mark could begin a trigraph
        return '\\' + char
    if char == '\n':
        return '\\n'
    if char.isascii() and char.isprintable():
        return char
    return ''.join(f'\\{byte:03o}' for byte in char.encode('utf-8'))


def main():
    out, root, names = sys.argv[1], pathlib.Path(sys.argv[2]), sorted(sys.argv[3:])
    if out.endswith('.txt'):
        with open(out, 'wb') as part:
            for name in names:
                text = content(languages.own_or_fallback(root, name)).encode()
                part.write(b'%s %d\n%s\n' % (name.encode(), len(text), text))
        return
    lines = [HEAD + f'constexpr std::array<Asset, {len(names)}> kAssets{{{{\n']
    for name in names:
        text = content(languages.own_or_fallback(root, name))
        lines.append(f'  {{"{name}",\n    std::string_view({literal(text)}, {len(text.encode("utf-8"))})}},\n')
    lines.append('}};\n\n' + list_of_languages(root) + TAIL)
    pathlib.Path(out).write_text(''.join(lines), encoding='utf-8')


try:
    main()
except languages.Fault as fault:
    sys.exit(str(fault))
