"""The prose of the house: comments, documents, names of tests and of scenarios.   scripts/prose.py wraps long lines

long_lines and unwanted name the lines that break docs/style.md, for check_house. wrapped lays out the same text in lines of at
most 120 columns; scripts/format calls it. Tables, code blocks and lines that have no place to break stay as they are.
"""
import pathlib
import re
import sys

COLUMNS = 120
COMPARED = 'longer|more|less|higher|lower|larger|smaller|wider|narrower|shorter|taller|stronger|weaker|better|worse|nearer|further|other'
# Each wording that docs/style.md forbids, as it stands there, and what finds it.
UNWANTED = {
    'so many': r'(?<!, )so many',
    'so few': r'(?<!, )so few',
    'of such': r'of such',
    'the one that': r'the one that',
    'there is none': r'(?<!if )there (?:is|are) none',
    'it is said': r'it is said',
    'anew': r'anew',
    'beside': r'beside',
    'X is no Y': rf'(?<!there )(?:is|are) no (?!(?:{COMPARED})\b)\w+',
}
FIND = re.compile(r'\b(' + '|'.join(UNWANTED.values()) + r')\b', re.I)
CODE = ('.h', '.cpp', '.js', '.mjs')
SCRIPTS = ('.py', '.sh', '.cmake', '')  # '' is a script that its first line names
WRAPPED = (*CODE, '.py')  # the head of a shell script is its --help, by line numbers
GENERATED = ('docs/card-language-war.md',)  # by mathom cards language


def kind(path, text):
    """'//' or '#', how a comment of this file begins, 'md' for a document, 'json' for a scenario; None for any other file."""
    suffix = pathlib.PurePosixPath(path).suffix
    if suffix in CODE:
        return '//'
    if suffix in SCRIPTS:
        return '#' if suffix or text.startswith('#!') else None
    return {'.md': 'md', '.json': 'json'}.get(suffix)


def comments(text, mark):
    """Line numbers and words of each comment: lines of its own, or the end of a line of code."""
    find = re.compile(rf'(?:^|\s){mark} (.*)')
    whole, last = [], False
    for number, line in enumerate(text.split('\n'), 1):
        found, alone = find.search(line), line.lstrip().startswith(mark)
        if found and alone and last:
            whole.append((number, found.group(1)))
        else:
            if whole:
                yield whole
            whole = [(number, found.group(1))] if found else []
        last = alone
    if whole:
        yield whole


NAME = re.compile(r"""\bTEST_CASE\("((?:[^"\\]|\\.)*)"|^\s*"name": "((?:[^"\\]|\\.)*)"|^ *\{ name: '((?:[^'\\]|\\.)*)'""", re.M)


def names(text):
    """Line number and words of each name that a test or a scenario has."""
    for found in NAME.finditer(text):
        yield text.count('\n', 0, found.start()) + 1, next(filter(None, found.groups()), '')


def prose_of_document(text):
    """Line numbers and words of the paragraphs of a document, without its code."""
    fenced, whole = False, []
    for number, line in enumerate(text.split('\n') + [''], 1):
        if line.startswith('```'):
            fenced = not fenced
        elif not fenced and line.strip():
            whole.append((number, line))
            continue
        if whole:
            yield whole
        whole = []


QUOTED = re.compile(r'`[^`]*`|"[^"]*"')  # names of things, and texts that are spoken of


def unwanted(path, text):
    """Line number and wording of each place where the prose of a file says what docs/style.md forbids."""
    sort = kind(path, text)
    if sort is None or path == 'docs/style.md':
        return
    found = list(prose_of_document(text)) if sort == 'md' else [] if sort == 'json' else list(comments(text, sort))
    for lines in found:
        yield from wordings(lines, QUOTED)
    for number, words in names(text) if sort in ('//', 'json') else []:
        yield from wordings([(number, words)], re.compile(r'(?!)'))


def wordings(lines, quoted):
    """Line number and text of each forbidden wording in lines that belong together, outside what is quoted."""
    joined = ' '.join(words for _, words in lines)
    plain = quoted.sub(lambda found: '_' * len(found.group()), joined)
    for match in FIND.finditer(plain):
        at = 0
        for number, words in lines:
            at += len(words) + 1
            if match.start() < at:
                yield number, match.group(1)
                break


def is_row(words):
    """Whether this is a line of a table, whose columns stand apart."""
    return bool(re.search(r'\S {2,}\S', words))


def breakable(words):
    return len(re.findall(r'\S+', words)) > 2 and '://' not in words and not is_row(words)


def long_lines(path, text):
    """Line number and length of each comment or sentence of a document that is wider than the house allows."""
    sort, suffix = kind(path, text), pathlib.PurePosixPath(path).suffix
    if suffix in WRAPPED:
        for number, line in enumerate(text.split('\n'), 1):
            at = re.search(rf'(?:^|\s){sort} ', line)
            if len(line) > COLUMNS and at and breakable(line[at.end():].strip()):
                yield number, len(line)
    elif sort == 'md' and path not in GENERATED:
        for first, lines in paragraphs(text):
            for number, line in enumerate(lines, first):
                if len(line) > COLUMNS and breakable(line):
                    yield number, len(line)


ITEM = re.compile(r'\s*(?:[-*+]|\d+\.)\s+')
BEGINS = re.compile(r'[-*+>|]$|\d+[.)]$|#|```|\|')  # a word that may not begin a line of a document


def paragraphs(text):
    """First line number and lines of each paragraph or item of a document. Tables, headings and code are left out."""
    fenced, item, first, lines = False, False, 0, []
    for number, line in enumerate(text.split('\n') + [''], 1):
        begins = ITEM.match(line)
        if line.startswith('```'):
            fenced = not fenced
        code = fenced or line.startswith('```') or (line.startswith('    ') and not item)
        outside = code or not line.strip() or line.lstrip().startswith(('|', '#', '<!--'))
        if lines and (outside or begins):
            yield first, lines
            lines = []
        if line.strip():
            item = bool(begins) or (item and line.startswith(' ')) or (item and bool(lines))
        if not outside:
            first = first if lines else number
            lines.append(line)


def words_of(text):
    """The words of a text; a short piece of code is one word."""
    return re.findall(r'(?:`[^`]{1,60}`|\S)+', text)


def fill(words, first, rest):
    """The words in lines of the house's width; the first begins with `first`, the others with `rest`."""
    lines, line = [], first
    for word in words:
        fits = len(line) + len(word) <= COLUMNS
        if line in (first, rest) or fits or BEGINS.match(word):
            line += word + ' '
        else:
            lines.append(line.rstrip())
            line = rest + word + ' '
    return lines + [line.rstrip()]


def wrapped_document(text):
    lines = text.split('\n')
    for first, part in reversed(list(paragraphs(text))):
        if max(map(len, part)) <= COLUMNS:
            continue
        begins = ITEM.match(part[0])
        head = begins.group(0) if begins else re.match(r'\s*', part[0]).group(0)
        rest = re.match(r'\s*', part[1]).group(0) if len(part) > 1 else ' ' * len(head)
        words = words_of(' '.join([part[0][len(head):], *(line.strip() for line in part[1:])]))
        lines[first - 1:first - 1 + len(part)] = fill(words, head, rest)
    return '\n'.join(lines)


def wrapped_comments(text, mark):
    """Each comment line that is too wide flows into the lines of its paragraph that follow."""
    full = re.compile(rf'(\s*){mark} (\s*)(\S.*)$')
    lines, out = text.split('\n'), []
    while lines:
        line = lines.pop(0)
        found = full.match(line)
        if len(line) <= COLUMNS or not found or not breakable(found.group(3)) or re.match(r'[-A-Z]*NOLINT|clang-format', found.group(3)):
            out.append(line)
            continue
        lead = f'{found.group(1)}{mark} {found.group(2)}'
        hang = lead + ('  ' if found.group(3).startswith('- ') else '')
        words = found.group(3)
        while lines and (follows := full.match(lines[0])) and f'{follows.group(1)}{mark} {follows.group(2)}' == hang \
                and not is_row(follows.group(3)) and not follows.group(3).startswith(('- ', 'NOLINT')):
            words += ' ' + follows.group(3)
            lines.pop(0)
        out += fill(words_of(words), lead, hang)
    return '\n'.join(out)


def wrapped(path, text):
    sort, suffix = kind(path, text), pathlib.PurePosixPath(path).suffix
    if suffix in WRAPPED:
        return wrapped_comments(text, sort)
    return wrapped_document(text) if sort == 'md' and path not in GENERATED else text


ROOMS = ('engine', 'shell', 'tests', 'tools', 'web', 'scripts', 'docs')
NOT_OURS = re.compile(r'tests/(golden|data)/|scripts/npm/')


def files(root):
    """Path and text of each file that has prose of ours."""
    root = pathlib.Path(root)
    listed = [*root.glob('*.md'), *(file for room in ROOMS for file in (root / room).rglob('*'))]
    for file in sorted(listed):
        path = file.relative_to(root).as_posix()
        wanted = file.suffix in (*CODE, *SCRIPTS, '.md') or path.startswith('tests/scenario/')
        if wanted and not NOT_OURS.match(path) and file.is_file():
            yield path, file.read_text(encoding='utf-8')


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    count = 0
    for path, text in files(root):
        if (new := wrapped(path, text)) != text:
            (root / path).write_text(new, encoding='utf-8')
            count += 1
    print(f'prose: {count} files laid out')


if __name__ == '__main__':
    sys.exit(main())
