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


def members(pairs):
    """The members of an object; a name that stands twice is refused, as one of the two would be lost."""
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f'"{name}" stands twice in one object')
    return dict(pairs)


def no_number(word):
    raise ValueError(f'{word} is no number of JSON')


def main():
    args = sys.argv[1:]
    check = args[:1] == ['--check']
    wrong = 0
    for name in args[check:]:
        path = pathlib.Path(name)
        if not path.exists():  # deleted, and git does not know it yet
            continue
        before = path.read_text(encoding='utf-8')
        try:
            after = layout(json.loads(before, object_pairs_hook=members, parse_constant=no_number), 0, WIDTH) + '\n'
        except ValueError as fault:
            sys.exit(f'{name}: {fault}')
        if after == before:
            continue
        wrong += 1
        if check:
            print(f'{name}: is not laid out as scripts/format does it')
        else:
            path.write_text(after, encoding='utf-8')
    sys.exit(1 if check and wrong else 0)


main()
