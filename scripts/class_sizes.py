"""class_sizes: how many functions each class of a C++ text declares in its own body.

It reads the text as brackets in brackets, and each class as the declarations between them. Constructors, operators, overrides and
functions of one line count; friends do not, nor variables whose type names a function: std::function<void(int)>, void (*go)(int).
A class within another counts for itself; one within a function is not looked at.
"""
import re

TOKEN = re.compile(r'[A-Za-z_]\w*|\d[\w.\']*|::|->\*?|<=>|[-+*/%^&|!<=]=|&&|\|\||\+\+|--|[^\s\w]')
CLOSES = {'(': ')', '[': ']', '{': '}'}
SPECIFIERS = {'virtual', 'static', 'inline', 'constexpr', 'consteval', 'explicit', 'mutable', 'typename', 'extern'}
ASIDES = {'alignas', 'noexcept', 'explicit', 'requires', '__attribute__'}  # their brackets hold no parameters
BEHIND_PARAMETERS = {'const', 'volatile', 'noexcept', 'override', 'final', 'requires', 'try'}
NO_MEMBERS = {'friend', 'using', 'typedef', 'static_assert'}


class Group:
    """What stands between two brackets."""

    def __init__(self, opens):
        self.opens, self.items = opens, []


class Word(str):
    """A word or a sign, with its line."""


def is_group(item, opens):
    return isinstance(item, Group) and item.opens == opens


def is_name(item):
    return isinstance(item, str) and bool(re.match(r'[A-Za-z_]', item))


def nest(code):
    """The code as a list of words and groups; comments and texts are blank in it (check_house)."""
    stack, line, last = [Group('{')], 1, 0
    for found in TOKEN.finditer(code):
        line += code.count('\n', last, found.start())
        last = found.start()
        word = Word(found.group())
        word.line = line
        if word in CLOSES:
            stack[-1].items.append(Group(str(word)))
            stack.append(stack[-1].items[-1])
        elif word in CLOSES.values():
            if len(stack) == 1 or CLOSES[stack[-1].opens] != word:
                return None
            stack.pop()
        else:
            stack[-1].items.append(word)
    return stack[0].items if len(stack) == 1 else None


def behind_angles(items, at):
    """The place behind the > that closes the < at that place."""
    depth = 0
    while at < len(items):
        depth += (items[at] == '<') - (items[at] == '>')
        at += 1
        if not depth:
            break
    return at


def behind_operator(items, at):
    """The place of the parameters of the operator whose word is at that place."""
    at += 1
    if at + 1 < len(items) and is_group(items[at], '(') and is_group(items[at + 1], '('):
        return at + 1
    while at < len(items) and not is_group(items[at], '('):
        at += 1
    return at


def bare_head(items, name):
    """A declaration in the class of that name without labels, attributes, macros and lists of templates, up to the value that it
    may have."""
    head, at = [], 0
    while at < len(items):
        item = items[at]
        behind = items[at + 1] if at + 1 < len(items) else None
        if item == '=':
            return head, True
        if item in ('public', 'protected', 'private') and behind == ':':
            at += 2
        elif item == 'template' and behind == '<':
            at = behind_angles(items, at + 1)
        elif item == 'operator':
            head.append('operator')
            at = behind_operator(items, at)
        elif item == '<' and head and is_name(head[-1]):
            at = behind_angles(items, at)
        elif is_group(item, '['):
            at += 1
        elif item == 'decltype':
            head.append('decltype')
            at += 2
        elif item in ASIDES and is_group(behind, '('):
            at += 2
        elif not head and is_name(item) and item.isupper() and item != name and is_group(behind, '(') and at + 2 < len(items):
            at += 2
        else:
            head.append(item)
            at += 1
    return head, False


def parameters(head):
    """The place of the first round brackets, or None."""
    return next((at for at, item in enumerate(head) if is_group(item, '(')), None)


def declares_function(items, name):
    head, _ = bare_head(items, name)
    at = parameters(head)
    if not at or head[0] in NO_MEMBERS:
        return False
    if head[at - 1] == 'operator':
        return True
    inner = head[at].items
    if any(item in ('*', '&', '^') for item in inner[:1] + inner[2:3] * (inner[1:2] == ['::'])):
        if not is_name(head[at - 1]) or at + 1 < len(head) and is_group(head[at + 1], '('):
            return any(is_group(item, '(') for item in inner)  # what it returns is a pointer to a function
    if not is_name(head[at - 1]):
        return False
    before = [item for item in head[:at - 1] if item not in SPECIFIERS]
    return head[at - 1] == name if not before else True


def returns_class(head):
    """Whether a head that begins with class, struct, union or enum is that of a function, as struct B b() is. Before the brackets of
    a macro stands no second name, and behind them the name of the class."""
    at = parameters(head)
    if at is None or ':' in head[:at] or sum(map(is_name, head[:at])) < 3:
        return False
    return at + 1 == len(head) or not is_name(head[at + 1]) or head[at + 1] in BEHIND_PARAMETERS


def class_of(head):
    """The word class, struct, union, enum, namespace or extern that opens this head, and the name behind it."""
    words = [item for item in head if isinstance(item, str) and (item == 'extern' or item not in SPECIFIERS)]
    if words[:1] == ['typedef']:
        words = words[1:]
    if not words or words[0] not in ('class', 'struct', 'union', 'enum', 'namespace', 'extern'):
        return None, ''
    if words[0] not in ('namespace', 'extern') and returns_class(head):
        return None, ''
    own = words[1:words.index(':')] if ':' in words else words[1:]
    names = [word for word in own if is_name(word) and word != 'final']
    return words[0], names[-1] if names else ''


def is_body(head, valued):
    """Whether a brace behind this head begins the body of a function; else it is a value."""
    if valued or parameters(head) is None:
        return False
    starts = head[parameters(head):]
    # In a list of values a name stands before the brace of each.
    return ':' not in starts or isinstance(head[-1], Group)


def count(items, name, found):
    """The functions that these items declare as the body of a class of that name (None: of a namespace). Tells `found` of each
    class in it: its name, its number of functions and its line."""
    functions, statement = 0, []
    for item in items:
        if item == ';':
            functions += name is not None and declares_function(statement, name)
            statement = []
        elif not is_group(item, '{'):
            statement.append(item)
        else:
            head, valued = bare_head(statement, name)
            kind, own = class_of(head)
            if kind in ('namespace', 'extern'):
                count(item.items, None, found)
                statement = []
            elif kind in ('class', 'struct', 'union') and not valued:
                line = next(word.line for word in head if word == kind)
                found(own, count(item.items, own, found), line)
                statement = []
            elif kind != 'enum' and is_body(head, valued):
                functions += name is not None and declares_function(statement, name)
                statement = []
            else:
                statement.append(item)
    return functions


def sizes(code):
    """Of each class in it the name, the number of its functions and the line; None: its brackets do not match."""
    items, found = nest(code), []
    if items is None:
        return None
    count(items, None, lambda *row: found.append(row))
    return found
