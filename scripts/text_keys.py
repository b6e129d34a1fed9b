"""Text keys that no code uses, found by reading: for check_house.

Code says a key whole, say("shell.menu"), or makes it from a beginning and words, own + ".do." + word. So a key is used if a
literal of the code, or a word of the data, is the key; or if a literal is its beginning, with or without the game's id, and each
part that follows is a word that code or data has. Every key that fails this is unused. A few unused keys may pass it.
"""
import re

LITERAL = re.compile(r'"((?:\\.|[^"\\\n])*)"|\'((?:\\.|[^\'\\\n])*)\'')
COMMENT = re.compile(r'(?<!:)//[^\n]*')
BEGIN = re.compile(r'\.?[a-z][a-z_0-9]*[a-z_.0-9]*')
WHOLE = ('page', 'text_view')  # files that web/ reads as one object, by the names of its members
LEVEL = re.compile(r'[a-z_]+\.(expert|master)')  # shell/screens/levels.cpp: the game's id and the level's


def literals(source):
    source = COMMENT.sub('', source)
    return {one or other for one, other in LITERAL.findall(source)}


def strings(value):
    """All keys and texts in a value that was read from JSON."""
    if isinstance(value, dict):
        for key, member in value.items():
            yield key
            yield from strings(member)
    elif isinstance(value, list):
        for member in value:
            yield from strings(member)
    elif isinstance(value, str):
        yield value


def words_of(texts):
    """The words that a key could be made of: a text itself, its parts, and an id as a key writes it."""
    found = set()
    for text in texts:
        parts = [text, *re.split(r'[.{}/ :,]', text)]
        found |= {*parts, *(re.sub(r'[- ]', '_', part.lower()) for part in parts)}
    return found


class Uses:
    """What code and data name. code: the texts of the C++; page: those of web/; data: the strings of cards, boards and lessons."""

    def __init__(self, code, page, data):
        said = set().union(*map(literals, code))
        self.known = said | set(data)
        self.begins = {text.rstrip('.') for text in said if '.' in text and BEGIN.fullmatch(text)}
        self.words = words_of(self.known)
        self.members = {word for text in page for word in re.findall(r'\w+', COMMENT.sub('', text))}

    def is_word(self, part):
        """ "ask2" is the second "ask" of a lesson, "star-brown" is a star. """
        return part in self.words or re.sub(r'\d$', '', part) in self.words or part.split('-')[0] in self.words

    def is_made(self, key):
        """Whether a literal begins the key, and the rest is made of words."""
        first = key.find('.')
        if key[first:] in self.begins:
            return True  # game + ".title"
        for start in (0, first):
            for at in range(start + 1, len(key)):
                begin, rest = key[start:at + (key[at] == '_')], key[at + 1:]
                if key[at] in '._' and begin in self.begins and (rest in self.words or all(map(self.is_word, rest.split('.')))):
                    return True
        return False

    def has(self, key):
        family, _, member = key.partition('.')
        if family in WHOLE and member in self.members:
            return True
        return key in self.known or bool(LEVEL.fullmatch(key)) or self.is_made(key)
