#!/usr/bin/python3
"""format_json.py [--check] FILE...: lays out scenario files: what fits on a line stands on one, all else has a line for each member.

Only the layout changes: a file says the same before and after. With --check nothing is written, and a file that is laid out
otherwise is named.
"""
import json
import pathlib
import sys

WIDTH = 120


def layout(value, indent, room):
    """The text of a value that begins `indent` deep, with `room` letters left on its first line."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or (indent and len(flat) <= room):
        return flat
    inner, lines = ' ' * (indent + 2), []
    for item in value.items() if isinstance(value, dict) else value:
        name = ''
        if isinstance(value, dict):
            name, item = json.dumps(item[0], ensure_ascii=False) + ': ', item[1]
        lines.append(inner + name + layout(item, indent + 2, WIDTH - len(inner) - len(name) - 1))
    first, last = '{}' if isinstance(value, dict) else '[]'
    return first + '\n' + ',\n'.join(lines) + '\n' + ' ' * indent + last


def main():
    args = sys.argv[1:]
    check = args[:1] == ['--check']
    wrong = 0
    for name in args[check:]:
        path = pathlib.Path(name)
        before = path.read_text(encoding='utf-8')
        value = json.loads(before)
        after = layout(value, 0, WIDTH) + '\n'
        if json.loads(after) != value:
            sys.exit(f'{name}: would say something else; is a name in it twice?')
        if after == before:
            continue
        wrong += 1
        if check:
            print(f'{name}: is not laid out as scripts/format does it')
        else:
            path.write_text(after, encoding='utf-8')
    sys.exit(1 if check and wrong else 0)


main()
