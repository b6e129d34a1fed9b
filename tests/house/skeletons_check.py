#!/usr/bin/python3
"""skeletons finds the texts that a game begun by scripts/new_game would lack in a language."""
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / 'scripts')]

import planted  # noqa: E402
import skeletons  # noqa: E402

CASES = {
    'a language with all files lacks none': (['en/a.json.in', 'en/rules/b.md.in', 'de/a.json.in', 'de/rules/b.md.in'], []),
    'a file that a language lacks is named': (['en/a.json.in', 'en/rules/b.md.in', 'de/a.json.in'], ['de rules/b.md.in']),
    'a language without a folder lacks none, as scripts/new_game gives it the English texts': (['en/a.json.in'], []),
}


def lacks(*files):
    with tempfile.TemporaryDirectory() as folder:
        for name in files:
            file = pathlib.Path(folder) / 'plain/assets/text' / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
        return [f'{where.name} {file}' for where, file in skeletons.missing(pathlib.Path(folder), ['en', 'de'])]


planted.run(CASES, lacks)
