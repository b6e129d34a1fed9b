#!/usr/bin/python3
"""third_language.py ASSETS: adds the folder of a language that nobody speaks, made of the English texts: each vowel stands twice, so
that words are as much longer as those of other languages, and every letter that has one wears an accent. Names of cards, and what is
for narrow places ("*.short"), keep their length. Keys, {places} and the numbers of paragraphs stay. It shows that a language is a
folder, and what long words do to the layout (scripts/check_language). Without names its texts are 1.27 times as long as the English
ones, those of at most eight characters 1.34 times; of French it is 1.11 and 1.24, German takes 1.2 to 1.35.
"""
import json
import pathlib
import re
import sys

FROM, CODE = 'en', 'zz'
ACCENTS = str.maketrans('aceilnosuyzACEILNOSUYZ', 'äçéîłñôšüýžÄÇÉÎŁÑÔŠÜÝŽ')
VOWELS = set('aeiouyAEIOUY')


def accented(words):
    return words.translate(ACCENTS)


def stretched(words):
    """Of the first vowel of a word that begins with a capital only the one is: "Answer" is "Ääñšwéér"."""
    out = []
    for letter in words:
        one = accented(letter)
        out.append(one + one.lower() if letter in VOWELS else one)
    return ''.join(out)


def closing(text, at):
    depth = 0
    for i in range(at, len(text)):
        depth += {'{': 1, '}': -1}.get(text[i], 0)
        if depth == 0:
            return i
    raise ValueError(f'a place is not closed: {text}')


def forms(inside):
    """Splits the contents of a place at the bars that stand in no inner place."""
    out, depth = [''], 0
    for letter in inside:
        depth += {'{': 1, '}': -1}.get(letter, 0)
        if letter == '|' and depth == 0:
            out.append('')
        else:
            out[-1] += letter
    return out


def said(text, change=stretched):
    """A text: its words, and those in the forms of its places; the names of places and what stands in <> stay."""
    out, at = '', 0
    for found in re.finditer(r'[{<]', text):
        if found.start() < at:
            continue
        end = closing(text, found.start()) if found.group() == '{' else text.index('>', found.start())
        out += change(text[at:found.start()])
        name, *words = forms(text[found.start() + 1:end]) if found.group() == '{' else [text[found.start() + 1:end]]
        out += found.group() + '|'.join([name] + [said(form, change) for form in words]) + text[end]
        at = end + 1
    return out + change(text[at:])


def language(facts):
    """What its own file says: an article is another word here, too."""
    facts = dict(facts, name=stretched(facts['name']), order=1000, fallback=FROM, systems=[CODE], you=stretched(facts['you']),
                 player=stretched(facts['player']), decimal=',', date='%d.%m.%Y %H:%M', court_letters=['B', 'R', 'D', 'K'],
                 page_letters=['B', 'R', 'D', 'K'])
    facts['articles'] = {stretched(word): [stretched(form) for form in of_genders] for word, of_genders in facts['articles'].items()}
    return facts


def made(path):
    text = path.read_text(encoding='utf-8')
    if path.suffix == '.md':
        return stretched(text)
    value = json.loads(text)
    if path.name == 'language.json':
        value = language(value)
    elif path.parent.name == 'glossary':
        value = [dict(one, word=said(one['word']), forms=[said(form) for form in one['forms']], **{'is': said(one['is'])}) for one in value]
    else:
        keeps = path.stem.endswith('_names')
        value = {key: said(words, accented if keeps or key.endswith('.short') else stretched) for key, words in value.items()}
    return json.dumps(value, ensure_ascii=False, indent=2) + '\n'


def main():
    texts = pathlib.Path(sys.argv[1]) / 'text'
    for path in sorted((texts / FROM).rglob('*')):
        if path.is_file():
            to = texts / CODE / path.relative_to(texts / FROM)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(made(path), encoding='utf-8')


main()
