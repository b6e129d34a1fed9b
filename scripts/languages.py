#!/usr/bin/python3
"""languages.py ASSETS OUT: writes the list of languages for the page (web/first/languages.js), with what each says before its words come.

A language is a folder in text/ with a language.json, which this file reads for everybody: the list of languages in the programs
(embed_assets.py), the page, the rules of the house (check_house). A fault stops the build with its place and what would be right.
"""
import difflib
import json
import pathlib
import re
import sys

NUMBERS = r'\d+(\.\.\d+)?'
RELATION = rf'[ni] (% [1-9]\d* )?!?= {NUMBERS}(,{NUMBERS})*'
CONDITION = re.compile(rf'{RELATION}( (and|or) {RELATION})*')
CODE = re.compile(r'[a-z]{2,3}(-[a-z0-9]{2,4})?')
NAME = re.compile('[a-z]+')
SYSTEM = re.compile(r'[a-z]{2,3}(-[a-z0-9]+)*')
FORMS = re.compile(r'[^|;=~{}]*(\|[^|;=~{}]+)?')
BY_FORM = re.compile(r'\{[a-z]+(\|[^{}]*){2,}\}')  # {case|ein|einen}
MOST_FORMS = 6  # engine/text/texts.cpp
MOST_KINDS, MOST_OF_KIND = 4, 16  # engine/text/forms.cpp


class Fault(Exception):
    """What is wrong with a language, and where."""


def is_text(value):
    return isinstance(value, str) and value.strip() == value and value != ''


def no_text(value):
    return None if is_text(value) else 'must be text'


def no_letters(value):
    good = isinstance(value, list) and len(value) == 4 and all(is_text(v) and len(v) <= 2 for v in value)
    return None if good else 'must be the letters of four cards, from the lowest to the king, such as ["J", "C", "Q", "K"]'


def no_date(value):
    good = is_text(value) and all(f'%{part}' in value for part in 'Ymd') and re.fullmatch(r'([^%]|%[YmdHM])*', value)
    return None if good else 'must have %Y, %m and %d, and may have %H and %M, such as "%Y-%m-%d %H:%M"'


def no_systems(value):
    good = isinstance(value, list) and value and all(is_text(v) and SYSTEM.fullmatch(v) for v in value)
    return None if good else 'must be how systems and browsers call it, such as ["en"] or ["zh-hant", "zh-tw"]'


def no_plural(value):
    if not isinstance(value, list) or len(value) >= MOST_FORMS:
        return f'must be fewer than {MOST_FORMS} conditions, one for each form but the last'
    for condition in value:
        if not isinstance(condition, str) or not CONDITION.fullmatch(condition):
            return f'"{condition}" is not a condition such as "n = 1" or "n % 10 = 2..4 and i != 12,14"'
    return None


def is_article(form):
    """One word, or one before a vowel behind a bar; a word may be {case|ein|einen}, and so may words within it."""
    while BY_FORM.search(form):
        form = BY_FORM.sub('x', form)
    return FORMS.fullmatch(form)


def no_articles(value):
    if not isinstance(value, dict):
        return 'must be the articles, such as {"a": ["a|an"]}, or {} where there are none'
    for word, forms in value.items():
        if not word.isalpha():
            return f'"{word}" must be letters alone, as it stands before "~" in a text'
        if not isinstance(forms, list) or not forms or not all(isinstance(f, str) and is_article(f) for f in forms):
            return f'"{word}" must have a form for each gender, such as ["le|l’", "la|l’"]: before the bar, and before a vowel'
    return None


def no_forms(value):
    if not isinstance(value, dict) or len(value) > MOST_KINDS:
        return f'must be up to {MOST_KINDS} kinds of forms, such as {{"case": ["nom", "acc"]}}'
    for kind, names in value.items():
        good = isinstance(names, list) and 2 <= len(names) <= MOST_OF_KIND
        if not good or not all(isinstance(name, str) and NAME.fullmatch(name) for name in [kind, *names]):
            return f'"{kind}" must have from 2 to {MOST_OF_KIND} names of small letters, such as ["nom", "acc"]'
    every = [name for names in value.values() for name in names]
    twice = next((name for name in every if every.count(name) > 1), None)
    return f'"{twice}" is there twice' if twice else None


def no_joined(value):
    good = isinstance(value, dict) and all(' ' in word and re.fullmatch('[^;=~|]+', word) and is_text(forms) and FORMS.fullmatch(forms)
                                           for word, forms in value.items())
    return None if good else 'must be what two words become together, such as {"de le": "du", "de des": "de|d’"}'


def no_yielding(value):
    good = isinstance(value, list) and all(isinstance(word, str) and word.isalpha() for word in value)
    return None if good else 'must be the articles that are left out before a word such as "your", such as ["a"]'


def no_order(value):
    return None if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 'must be a number from 1'


# What may stand in the file: whether it must, and what is wrong with a value.
KEYS = {
    'name': (True, no_text), 'order': (True, no_order), 'fallback': (False, no_text), 'systems': (True, no_systems),
    'you': (True, no_text), 'player': (True, no_text), 'decimal': (True, lambda v: None if is_text(v) and len(v) == 1 else 'must be one sign, such as "."'),
    'date': (True, no_date), 'court_letters': (True, no_letters), 'page_letters': (True, no_letters), 'plural': (True, no_plural),
    'vowels': (False, no_text), 'articles': (False, no_articles), 'joined': (False, no_joined),
    'yielding': (False, no_yielding), 'forms': (False, no_forms),
}


def checked(facts, at):
    if not isinstance(facts, dict):
        raise Fault(f'{at}: must be an object')
    for key in facts:
        if key not in KEYS:
            near = difflib.get_close_matches(key, KEYS, 1)
            raise Fault(f'{at}: "{key}": unknown key' + (f'; did you mean "{near[0]}"?' if near else '; known are ' + ', '.join(KEYS)))
    for key, (must, fault_of) in KEYS.items():
        if key not in facts:
            if must:
                raise Fault(f'{at}: "{key}" is missing')
            continue
        fault = fault_of(facts[key])
        if fault:
            raise Fault(f'{at}: "{key}": {fault}')
    return facts


def read_one(path):
    try:
        return checked(json.loads(path.read_text(encoding='utf-8')), path)
    except ValueError as error:
        raise Fault(f'{path}: {error}') from None


def check_together(found, folder):
    """What only all of them show: nothing is claimed twice, and each but the first has another to fall back to."""
    claimed = {}
    for code, facts in found.items():
        at = folder / code / 'language.json'
        for key, value in [('name', facts['name']), ('order', facts['order'])] + [('systems', s) for s in facts['systems']]:
            other = claimed.setdefault((key, value), code)
            if other != code:
                raise Fault(f'{at}: "{key}": {json.dumps(value, ensure_ascii=False)} is that of "{other}" already')
    first, *others = found
    if 'fallback' in found[first]:
        raise Fault(f'{folder / first / "language.json"}: "fallback": the first language has none')
    for code in others:
        at, seen = folder / code / 'language.json', {code}
        while code != first:
            code = found[code].get('fallback')
            if code not in found or code in seen:
                raise Fault(f'{at}: "fallback": must lead to "{first}", the first language; there are ' + ', '.join(found))
            seen.add(code)


def read(assets):
    """The languages by code, the first one, which is used where nothing else fits, in front."""
    folder = pathlib.Path(assets) / 'text'
    found = {}
    for one in sorted(p for p in folder.iterdir() if p.is_dir()):
        if not CODE.fullmatch(one.name):
            raise Fault(f'{one}: a language\'s folder is called by its code, such as "de" or "pt-br"')
        if not (one / 'language.json').is_file():
            raise Fault(f'{one}: language.json is missing')
        found[one.name] = read_one(one / 'language.json')
    found = dict(sorted(found.items(), key=lambda item: (item[1]['order'], item[0])))
    check_together(found, folder)
    return found


def texts(facts):
    """What the programs read of it, as a part of its texts (engine/text/texts.h, word_tree.h)."""
    out = {'language.name': facts['name'], 'language.you': facts['you'], 'language.player': facts['player'],
           'language.decimal': facts['decimal'],
           'language.plural': '; '.join(facts['plural']), 'language.vowels': facts.get('vowels', '')}
    if 'forms' in facts:
        out['language.forms'] = ';'.join(f'{kind}={",".join(names)}' for kind, names in facts['forms'].items())
    for word, forms in facts.get('articles', {}).items():
        out[f'language.article.{word}'] = ';'.join(forms)
    out['language.yielding'] = ' '.join(facts.get('yielding', []))
    out['language.joined'] = ';'.join(f'{word}={forms}' for word, forms in facts.get('joined', {}).items())
    return out


def own_or_fallback(assets, name):
    """The file of that name; of a language that lacks it, that of the language which it falls back to."""
    path = pathlib.Path(assets) / name
    parts = pathlib.PurePosixPath(name).parts
    if path.is_file() or parts[0] != 'text':
        return path
    facts = read_one(pathlib.Path(assets) / 'text' / parts[1] / 'language.json')
    if 'fallback' not in facts:
        raise Fault(f'{path}: is missing, and "{parts[1]}" falls back to no other language')
    return own_or_fallback(assets, '/'.join(('text', facts['fallback'], *parts[2:])))


def for_page(assets):
    """What the page knows before anything is fetched: whom each language is for, and the sentences of page.json."""
    out = []
    for code, facts in read(assets).items():
        says = json.loads(own_or_fallback(assets, f'text/{code}/page.json').read_text(encoding='utf-8'))
        out.append({'code': code, 'systems': facts['systems'], 'fallback': facts.get('fallback', ''),
                    'says': {key.removeprefix('page.'): words for key, words in says.items()}})
    return out


if __name__ == '__main__':
    try:
        listed = for_page(sys.argv[1])
    except Fault as found_fault:
        sys.exit(str(found_fault))
    pathlib.Path(sys.argv[2]).write_text(json.dumps(listed, ensure_ascii=False, separators=(',', ':')), encoding='utf-8')
