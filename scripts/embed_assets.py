#!/usr/bin/python3
"""embed_assets.py OUT ROOT FILE...: writes the asset files as one C++ source, or, where OUT ends in .txt, one after
another, each with its path and size before it (engine/catalog/assets.h reads it).

JSON is parsed (a broken file stops the build with its name and place) and written without white space; pictures go in as
what the page draws (pictures.py, compositions.py); other text goes in as it is. Order and bytes depend on the files alone.
"""
import json
import pathlib
import sys

sys.dont_write_bytecode = True  # the folder of the scripts stays as it is

import compositions  # noqa: E402
import pictures  # noqa: E402

CHUNK = 2000  # characters in one literal: compilers must accept 65,536, and short lines are kinder to tools

HEAD = """// Generated from assets/ by scripts/embed_assets.py.
#include "catalog/assets.h"

#include <algorithm>
#include <array>

namespace mathom {
namespace {

"""

TAIL = """
}  // namespace

std::span<const Asset> embedded_assets() { return kAssets; }

std::vector<std::string_view> text_languages() { return {kLanguages.begin(), kLanguages.end()}; }

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
        return json.dumps(json.loads(text, object_pairs_hook=no_repeats), ensure_ascii=False, separators=(',', ':'))
    except ValueError as error:
        sys.exit(f'{path}: {error}')


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
                text = content(root / name).encode()
                part.write(b'%s %d\n%s\n' % (name.encode(), len(text), text))
        return
    lines = [HEAD + f'constexpr std::array<Asset, {len(names)}> kAssets{{{{\n']
    for name in names:
        text = content(root / name)
        lines.append(f'  {{"{name}",\n    std::string_view({literal(text)}, {len(text.encode("utf-8"))})}},\n')
    languages = sorted(folder.name for folder in (root / 'text').iterdir() if folder.is_dir())
    lines.append('}};\n' + f'constexpr std::array<std::string_view, {len(languages)}> kLanguages{{')
    lines.append(', '.join(f'"{language}"' for language in languages) + '};\n' + TAIL)
    pathlib.Path(out).write_text(''.join(lines), encoding='utf-8')


main()
