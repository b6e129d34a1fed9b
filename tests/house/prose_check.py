#!/usr/bin/python3
"""prose refuses planted faults: wordings that docs/style.md forbids, and lines that are too wide; and it wraps them."""
import pathlib
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / 'scripts')]

import planted  # noqa: E402
import prose  # noqa: E402

WIDE = 'word ' * 25  # 125 columns
FAULTS = {  # each forbidden wording in a sentence
    'so many': 'takes so many cards',
    'so few': 'takes so few cards',
    'of such': 'a list of such cards',
    'the one that': 'the one that leads',
    'there is none': 'there are none',
    'it is said': 'and it is said aloud',
    'anew': 'is dealt anew',
    'beside': 'lies beside the deck',
    'X is no Y': 'a mole is no rabbit',
}


def unwanted(path, text):
    return [words.lower() for _, words in prose.unwanted(path, text)]


def wide(path, text):
    return [number for number, _ in prose.long_lines(path, text)]


def wrapped(path, text):
    return prose.wrapped(path, text)


def again(path, text):
    """Wrapping keeps every word, leaves no line that is too wide, and does nothing more the second time."""
    once = prose.wrapped(path, text)
    words = [word for word in once.split() if word not in ('//', '#')]
    return (wide(path, once), prose.wrapped(path, once) == once, words == [w for w in text.split() if w not in ('//', '#')])


def style_has(wording):
    return wording in (ROOT / 'docs/style.md').read_text(encoding='utf-8')


CASES = {
    **{f'a comment does not say "{name}"': ([unwanted, 'a.h', f'int a;  // {text}\n'], [prose.FIND.search(text).group(1).lower()])
       for name, text in FAULTS.items()},
    **{f'the style page names "{name}"': ([style_has, name], True) for name in prose.UNWANTED},
    'every forbidden wording has a planted fault': ([lambda: sorted(FAULTS)], sorted(prose.UNWANTED)),
    'a document does not say it': ([unwanted, 'docs/a.md', 'Cards lie\nbeside the deck.\n'], ['beside']),
    'a name of a test does not say it': ([unwanted, 'tests/a.cpp', 'TEST_CASE("a mole is no rabbit", "[a]") {\n'], ['is no rabbit']),
    'a name of a scenario does not say it': ([unwanted, 'tests/scenario/a.json', '  "name": "dealt anew",\n'], ['anew']),
    'a name of a browser test does not say it': ([unwanted, 'tests/web/a.mjs', "  { name: 'dealt anew', run: deal },\n"], ['anew']),
    'a script does not say it': ([unwanted, 'scripts/a.py', '# dealt anew\n'], ['anew']),
    'a comment does not say it over two lines': ([unwanted, 'a.h', '// a mole is\n// no rabbit\n'], ['is no rabbit']),
    'a sentence goes on in the next line': ([unwanted, 'a.h', '// There\n// is no rabbit\n'], []),
    'a comment ends where code follows': ([unwanted, 'a.h', 'int a;  // takes so\nint b;  // many\n'], []),
    'code may': ([unwanted, 'a.cpp', 'int beside = anew;\n'], []),
    'what is quoted may': ([unwanted, 'a.cpp', '// the text "beside" and `anew`\n'], []),
    'code in a document may': ([unwanted, 'docs/a.md', 'Call `anew`.\n```\nbeside\n```\n'], []),
    '"there is no" and "no longer" are plain': ([unwanted, 'a.h', '// there is no card; it is no longer there\n'], []),
    'a comparison is plain': ([unwanted, 'a.h', '// it is no larger than that\n'], []),
    '"so" may be a reason': ([unwanted, 'a.h', '// it is slow, so many are left out\n'], []),
    'a wide comment is too wide': ([wide, 'a.h', f'int a;\n// {WIDE}\n'], [2]),
    'a wide comment behind code is too wide': ([wide, 'a.h', f'int a;  // {WIDE}\n'], [1]),
    'wide code is left to clang-format': ([wide, 'a.cpp', f'say("{WIDE}");\n'], []),
    'a wide sentence of a document is too wide': ([wide, 'docs/a.md', f'# A\n\n{WIDE}\n'], [3]),
    'a wide item of a document is too wide': ([wide, 'docs/a.md', f'- a\n- {WIDE}\n  b\n'], [2]),
    'a table may be wide': ([wide, 'docs/a.md', f'| {WIDE} | a |\n'], []),
    'a table in a comment may be wide': ([wide, 'a.cpp', f'//   name   {WIDE}\n'], []),
    'a table in a comment stays as it is': ([wrapped, 'a.cpp', f'//   name   {WIDE}\n//   other  end\n'],
                                            f'//   name   {WIDE}\n//   other  end\n'),
    'a comment does not flow into a table': ([wrapped, 'a.cpp', f'//   {WIDE}\n//   name   end\n'],
                                             '//   ' + 'word ' * 22 + 'word\n//   word word\n//   name   end\n'),
    'code in a document may be wide': ([wide, 'docs/a.md', f'    {WIDE}\n\n```\n{WIDE}\n```\n'], []),
    'an address may be wide': ([wide, 'a.h', '// https://example.org/' + 'a' * 120 + ' b c d\n'], []),
    'a comment flows into its next line': ([wrapped, 'a.h', f'  // {WIDE}\n  // end\n'],
                                           '  // ' + 'word ' * 22 + 'word\n  // word word end\n'),
    'a comment stops at its end': ([wrapped, 'a.h', f'// {WIDE}\nint a;\n'], '// ' + 'word ' * 22 + 'word\n// word word\nint a;\n'),
    'an item keeps its indent': ([wrapped, 'docs/a.md', f'- {WIDE}\n'], '- ' + 'word ' * 22 + 'word\n  word word\n'),
    'a table stays as it is': ([wrapped, 'docs/a.md', f'| {WIDE} | a |\n'], f'| {WIDE} | a |\n'),
    'short lines stay as they are': ([wrapped, 'docs/a.md', 'a\nb\n'], 'a\nb\n'),
    'a short piece of code is not broken': ([wrapped, 'docs/a.md', 'word ' * 23 + '`a b c` end\n'], 'word ' * 22 + 'word\n`a b c` end\n'),
    'a number does not begin a line': ([wrapped, 'docs/a.md', 'word ' * 24 + '12. end\n'], 'word ' * 23 + 'word 12.\nend\n'),
    'comments are wrapped whole': ([again, 'a.h', f'// {WIDE}\n// {WIDE}\n// end\n'], ([], True, True)),
    'documents are wrapped whole': ([again, 'docs/a.md', f'{WIDE}\n{WIDE}\n\n- {WIDE}\n  {WIDE}\n'], ([], True, True)),
}

planted.run(CASES, lambda check, *given: check(*given))
