"""Names that must agree: for check_house. What a game is called (docs/glossary.md), scopes of commits (CONTRIBUTING.md), and texts
that count the games, which would be wrong when one is added."""
import re
import subprocess

ROW = re.compile(r'\| `(\w+)` \| ([^|]+) \| `([\w:]+)` \| ([^|]+) \| `(\w+)` \| ([^|]+) \|')
NUMBERS = 'three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|1[0-9]'
NOMBRES = 'trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|[3-9]|1[0-9]'
ZAHLEN = 'drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[3-9]|1[0-9]'
COUNTED = re.compile(rf'\b(?:{NUMBERS}) (?:(?:tabletop|table|card|board|different|whole|complete) )*games\b'
                     rf'|\b(?:{NOMBRES}) jeux\b|\b(?:{ZAHLEN}) Spiele\b', re.I)
FIGURES = re.compile(r'docs/(bots/.*|performance|testing)\.md')  # they say how many games were played
SUBJECT = re.compile(r'([a-z_]+): (\S+)')
# With these words begins a topic, not an order.
NO_ORDER = ('a', 'an', 'the', 'what', 'how', 'which', 'who', 'where', 'no', 'wip')


def games(glossary):
    """Folder, short name, namespace, prefixes of classes, scope and title of each row in the table of games."""
    return [tuple(cell.strip() for cell in row.groups()) for row in ROW.finditer(glossary)]


def game_faults(rows, titles, namespaces):
    """What the rows say wrongly. titles: of each game's folder, its English title; namespaces: those that its code opens."""
    for folder, _, namespace, _, _, title in rows:
        if folder not in titles:
            yield f'no game has the folder "{folder}"'
            continue
        if title != titles[folder]:
            yield f'{folder} is called "{title}"; its title is "{titles[folder]}"'
        if namespace not in namespaces[folder]:
            yield f'{folder} does not open the namespace {namespace}'


def scopes(contributing, rows):
    """The scopes that a commit may have: those in the paragraph "Scopes:" and one for each game."""
    listed = re.search(r'^Scopes: (.*?)\n\n', contributing, re.S | re.M)
    return set(re.findall(r'`([a-z_]+)`', listed.group(1) if listed else '')) | {row[4] for row in rows}


def subject_fault(subject, known):
    """What is wrong with the first line of a commit; empty: nothing."""
    if subject.startswith('Merge '):
        return ''
    if len(subject) > 72:
        return f'has {len(subject)} characters; the house allows 72'
    found = SUBJECT.match(subject)
    if not found or found.group(2).lower() in NO_ORDER:
        return 'wants "scope: order to the code base"'
    return '' if found.group(1) in known else f'"{found.group(1)}" is not a scope of CONTRIBUTING.md'


def commits(root):
    """Hash and subject of each commit since this file came. Nothing where there is no history to read."""
    def git(*words):
        done = subprocess.run(['git', '-C', root, *words], capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else ''
    since = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/house_names.py').split()
    if not since:
        return []
    listed = git('log', '--ancestry-path', '--format=%h %s', f'{since[-1]}..HEAD')
    return [tuple(line.split(' ', 1)) for line in listed.splitlines() if ' ' in line]


def counted(path, text):
    """Line number and words of each place that says how many games there are."""
    if FIGURES.fullmatch(path):
        return
    for number, line in enumerate(text.split('\n'), 1):
        for found in COUNTED.finditer(line):
            yield number, found.group(0)
