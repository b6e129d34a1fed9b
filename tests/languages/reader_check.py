#!/usr/bin/python3
"""Each fault of a language.json in faults.json is refused, and said with its place and what would be right."""
import json
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / 'scripts'))

import languages  # noqa: E402

SOUND = {code: json.loads((ROOT / f'assets/text/{code}/language.json').read_text(encoding='utf-8')) for code in ('en', 'fr')}


def said_of(changes, folder):
    for code, facts in SOUND.items():
        changed = {key: value for key, value in {**facts, **changes.get(code, {})}.items() if value is not None}
        (folder / 'text' / code).mkdir(parents=True, exist_ok=True)
        (folder / 'text' / code / 'language.json').write_text(json.dumps(changed), encoding='utf-8')
    try:
        languages.read(folder)
    except languages.Fault as fault:
        return str(fault)
    return 'nothing is wrong'


def main():
    cases = json.loads((HERE / 'faults.json').read_text(encoding='utf-8'))
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        for case in cases:
            said = said_of(case['with'], pathlib.Path(name))
            if case['says'] not in said or (case['says'] != 'nothing is wrong' and '/language.json: ' not in said):
                bad += 1
                print(f'{case["with"]}: it says "{said}", not "{case["says"]}"')
    print(f'{len(cases) - bad} passed, {bad} failed')
    sys.exit(1 if bad else 0)


main()
