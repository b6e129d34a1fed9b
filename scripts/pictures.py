#!/usr/bin/python3
"""Reads the drawings in assets/pictures: a plain subset of SVG (docs/pictures.md), whose colours stand for roles. A drawing in
the folder of a game has colours of its own.

read(path) gives the view box and what the page draws: a list of shapes [path, role, fading, width, end, x1, y1, x2, y2].
The fading is in percent, the width 0 where the shape is filled, `end` one more than the role to which the colour changes
between the two points; zeros at the end of a list are left out. A path has M L C Q Z alone, absolute, in tenths, or in
hundredths where a drawing has its own colours. Faults name the file and the element. XML and path data are read by the standard
library and by fontTools.
"""
import functools
import pathlib
import re
import xml.etree.ElementTree as ET

from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.svgLib.path.shapes import PathBuilder

SVG = '{http://www.w3.org/2000/svg}'
LINK = '{http://www.w3.org/1999/xlink}href'
SHAPES = {'path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'}
ROUND = {SVG + 'circle', SVG + 'ellipse'}  # closed, although their paths end where they began
SILENT = {'title', 'desc', 'metadata', 'defs', 'linearGradient', 'stop'}
GEOMETRY = {'d', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'points', 'x1', 'y1', 'x2', 'y2', 'transform'}
PAINT = {'fill': '#000000', 'stroke': 'none', 'stroke-width': '1', 'fill-opacity': '1', 'stroke-opacity': '1'}
# What an editor writes next to them: how ends and corners look is the pen's, and one outline has no rule for its holes.
IGNORED = {'id', 'version', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset',
           'fill-rule', 'paint-order', 'display', 'overflow', 'color', 'vector-effect'}
PLAIN = {'stroke-dasharray': 'none', 'display': 'inline', 'vector-effect': 'none'}  # what these may say
NUMBER = re.compile(r'[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?')
MOVES = {'translate': (1, 2), 'scale': (1, 2), 'rotate': (1, 3), 'matrix': (6,)}
COMMANDS = re.compile(r'[MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]*')
STEPS = 6  # of a curve, where we look whether an outline crosses itself


class Fault(Exception):
    """What is wrong with a picture: a sentence with file and element."""


@functools.cache
def roles(path):
    """The roles in their order: name to "#rrggbb"."""
    found = {}
    for number, line in enumerate(path.read_text(encoding='utf-8').split('\n'), 1):
        row = re.fullmatch(r'\s*(\d+)\s+(\d+)\s+(\d+)\t([a-z-]+)', line)
        if row:
            colour = '#' + ''.join(f'{int(part):02x}' for part in row.groups()[:3])
            if colour in found.values() or row[4] in found:
                raise Fault(f'{path}:{number}: {row[4]}: the name or the colour stands twice')
            found[row[4]] = colour
    return found


class Reader:
    def __init__(self, path, role_colours):
        self.path, self.shapes = path, []
        self.free = role_colours is None  # any colour will do; its colours are found in the order in which they come
        self.digits = 2 if self.free else 1  # their page is half as large
        self.names, self.colours = list(role_colours or {}), list((role_colours or {}).values())
        try:
            self.root = ET.parse(path).getroot()
        except ET.ParseError as error:
            raise Fault(f'{path}: not XML: {error}') from error
        self.gradients = {g.get('id'): g for g in self.root.iter(SVG + 'linearGradient')}

    def name(self, element):
        """How a person finds it: by its id, or its place among those of its kind."""
        tag = element.tag.removeprefix(SVG)
        if element.get('id'):
            return f'{tag} "{element.get("id")}"'
        same = [other for other in self.root.iter(element.tag)]
        return f'{tag} {same.index(element) + 1} of {len(same)}'

    def fail(self, element, why):
        raise Fault(f'{self.path}: {self.name(element)}: {why}')

    def run(self):
        if self.root.tag != SVG + 'svg':
            raise Fault(f'{self.path}: this is not an SVG file')
        box = [float(n) for n in NUMBER.findall(self.root.get('viewBox', ''))]
        if len(box) != 4:
            raise Fault(f'{self.path}: svg: "viewBox" must have four numbers')
        for child in self.root:
            self.walk(child, dict(PAINT), 1.0, Transform())
        if not self.shapes:
            raise Fault(f'{self.path}: there is no shape in it')
        return box, self.shapes

    def style(self, element, paint):
        """The element's own attributes and style over those of its groups; its opacity apart."""
        paint, opacity = dict(paint), 1.0
        given = {key: value for key, value in element.attrib.items() if not key.startswith('{') and key != 'style'}
        for part in element.get('style', '').split(';'):
            if part.strip():
                key, _, value = part.partition(':')
                given[key.strip()] = value.strip()
        for key, value in given.items():
            if key in PAINT:
                paint[key] = value
            elif key == 'opacity':
                opacity = self.number(element, key, value)
            elif key in PLAIN and value != PLAIN[key]:
                self.fail(element, f'"{key}: {value}" is not for pictures')
            elif key not in GEOMETRY and key not in IGNORED and not key.startswith('-inkscape'):
                self.fail(element, f'"{key}" is not for pictures')
        return paint, opacity

    def number(self, element, key, value):
        if not NUMBER.fullmatch(value.strip().removesuffix('px')):
            self.fail(element, f'"{key}" must be a number, not "{value}"')
        return float(value.strip().removesuffix('px'))

    def moved(self, element, transform):
        rest = element.get('transform', '')
        for kind, inside in re.findall(r'(\w+)\s*\(([^)]*)\)', rest):
            n = [float(x) for x in NUMBER.findall(inside)]
            if kind not in MOVES or len(n) not in MOVES[kind]:
                self.fail(element, f'"transform" may have {", ".join(MOVES)}, not "{kind}({inside})"')
            if kind == 'rotate':
                x, y = n[1:] or (0, 0)
                transform = transform.translate(x, y).rotate(n[0] * 3.14159265358979 / 180).translate(-x, -y)
            elif kind == 'scale':
                transform = transform.scale(n[0], n[-1])
            else:
                transform = transform.translate(*n) if kind == 'translate' else transform.transform(n)
        return transform

    def walk(self, element, paint, opacity, transform):
        if not isinstance(element.tag, str) or not element.tag.startswith(SVG):
            return  # a comment, or what an editor keeps for itself
        tag = element.tag.removeprefix(SVG)
        if tag in SILENT:
            return
        if tag != 'g' and tag not in SHAPES:
            self.fail(element, f'<{tag}> is not for pictures; they have groups, paths and plain shapes')
        paint, own = self.style(element, paint)
        transform = self.moved(element, transform)
        if tag == 'g':
            for child in element:
                self.walk(child, paint, opacity * own, transform)
        else:
            self.shape(element, paint, opacity * own, transform)

    def shape(self, element, paint, opacity, transform):
        for outline, closed in self.outlines(element, transform):
            if paint['fill'] != 'none' and element.tag not in (SVG + 'line', SVG + 'polyline'):
                corners = points(outline)
                if len(set(corners)) < 3:
                    self.fail(element, 'it is filled and has fewer than three corners')
                if crosses(corners):
                    self.fail(element, 'its outline crosses itself; draw two shapes')
                alpha = opacity * self.number(element, 'fill-opacity', paint['fill-opacity'])
                self.add(element, paint['fill'], alpha, 0, outline, transform)
            if paint['stroke'] != 'none':
                width = self.number(element, 'stroke-width', paint['stroke-width'])
                width *= abs(transform[0] * transform[3] - transform[1] * transform[2]) ** 0.5
                alpha = opacity * self.number(element, 'stroke-opacity', paint['stroke-opacity'])
                self.add(element, paint['stroke'], alpha, round(width, 2), outline + 'Z' * closed, transform)

    def add(self, element, fill, opacity, width, outline, transform):
        first, last, line = self.role(element, fill, outline, transform)
        row = [outline, first, 100 - round(opacity * 100), width, last, *line]
        while row[-1] == 0 and len(row) > 2:
            row.pop()
        self.shapes.append(row)

    def role(self, element, fill, outline, transform):
        """The role, the role at the other end of a gradient, and from where to where it changes."""
        link = re.fullmatch(r'url\(["\']?#([^)"\']+)["\']?\)', fill)
        if not link:
            return self.colour(element, fill), 0, ()
        gradient = self.gradients.get(link[1])
        if gradient is None:
            self.fail(element, f'there is no linearGradient "{link[1]}"')
        if gradient.get('gradientTransform'):
            self.fail(gradient, '"gradientTransform" is not for pictures; move the ends of the gradient')
        stops = self.stops(gradient)
        ends = [float(gradient.get(k, d).replace('%', 'e-2')) for k, d in (('x1', '0'), ('y1', '0'), ('x2', '1'), ('y2', '0'))]
        if gradient.get('gradientUnits') != 'userSpaceOnUse':
            box = points(outline)
            xs, ys = [p[0] for p in box], [p[1] for p in box]
            ends = [low + (high - low) * t for (low, high), t in zip([(min(xs), max(xs)), (min(ys), max(ys))] * 2, ends)]
        else:
            ends = [*transform.transformPoint(ends[:2]), *transform.transformPoint(ends[2:])]
        return stops[0], stops[1] + 1, [round(v, 1) for v in ends]

    def stops(self, gradient):
        """Two colours: an editor keeps them in the gradient itself or in one that it links to."""
        linked = gradient.get(LINK) or gradient.get('href')
        stops = gradient.findall(SVG + 'stop')
        if not stops and linked:
            return self.stops(self.gradients[linked[1:]])
        if len(stops) != 2:
            self.fail(gradient, f'a gradient has two stops, not {len(stops)}')
        found = []
        for stop in stops:
            style = dict(part.split(':') for part in stop.get('style', '').replace(' ', '').split(';') if part)
            found.append(self.colour(stop, style.get('stop-color') or stop.get('stop-color', '#000000')))
        return found

    def colour(self, element, text):
        text = text.strip().lower()
        if re.fullmatch('#[0-9a-f]{3}', text):
            text = '#' + ''.join(c * 2 for c in text[1:])
        if text in self.colours:
            return self.colours.index(text)
        if not re.fullmatch('#[0-9a-f]{6}', text):
            self.fail(element, f'"{text}" is not a colour' + ('; write it as "#a0b1c2"' if self.free else ' of roles.gpl'))
        if self.free:
            self.colours.append(text)
            return len(self.colours) - 1
        nearest = min(range(len(self.colours)), key=lambda i: distance(self.colours[i], text))
        self.fail(element, f'{text} is not a colour of roles.gpl; the nearest is {self.colours[nearest]}, "{self.names[nearest]}"')

    def outlines(self, element, transform):
        """One by one: the path of each part, and whether it is closed."""
        if not COMMANDS.fullmatch(element.get('d', '')):
            self.fail(element, 'its form has a letter that no path has')
        build = PathBuilder()
        plain = ET.Element(element.tag, {k: v for k, v in element.attrib.items() if k != 'transform'})
        pen = DecomposingRecordingPen({})
        try:
            build.add_path_from_element(plain)
            for path in build.paths:
                parse_path(path, TransformPen(pen, transform))
        except (ValueError, TypeError, IndexError, KeyError) as error:
            self.fail(element, f'its form cannot be read: {error}')
        parts, current = [], []
        for verb, at in pen.value:
            if verb in ('closePath', 'endPath'):
                if len(current) > 1:
                    parts.append((' '.join(current), verb == 'closePath' or element.tag in ROUND))
                current = []
            else:
                current.append({'moveTo': 'M', 'lineTo': 'L', 'curveTo': 'C', 'qCurveTo': 'Q'}[verb] + ' '.join(pair(p, self.digits) for p in at))
        if not parts:
            self.fail(element, 'it has no form')
        return parts


def pair(point, digits):
    return ' '.join(f'{round(v, digits) + 0:g}' for v in point)


def distance(a, b):
    return sum((int(a[i:i + 2], 16) - int(b[i:i + 2], 16)) ** 2 for i in (1, 3, 5))


def points(outline):
    """The outline as a polygon."""
    found = []
    for verb, rest in re.findall(r'([MLCQZ])([^MLCQZ]*)', outline):
        n = [float(x) for x in rest.split()]
        at = list(zip(n[::2], n[1::2]))
        if verb in 'ML':
            found += at
        for i in range(1, STEPS + 1 if verb in 'CQ' else 0):
            t, all_points = i / STEPS, [found[-1 - (i - 1)], *at]
            while len(all_points) > 1:
                all_points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(all_points, all_points[1:])]
            found.append(all_points[0])
    return found


def crosses(polygon):
    """Whether two edges that are not neighbours cut each other."""
    edges = [(a, b) for a, b in zip(polygon, polygon[1:] + polygon[:1]) if a != b]
    def side(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    for i, (a, b) in enumerate(edges):
        low, high = min(a[0], b[0]), max(a[0], b[0])
        for c, d in edges[i + 1:]:
            if (c[0] < low and d[0] < low) or (c[0] > high and d[0] > high):
                continue
            if side(a, b, c) * side(a, b, d) < -1e-9 and side(c, d, a) * side(c, d, b) < -1e-9:
                return True
    return False


READ = {}  # by path and roles: a program reads each drawing once, however many compositions show it


def read(path, role_colours=None):
    """The view box and the shapes; the roles are those of the folder unless others are given."""
    path = pathlib.Path(path)
    colours = role_colours or roles(path.parent / 'roles.gpl')
    key = (path, *colours.items())
    if key not in READ:
        READ[key] = Reader(path, colours).run()
    return READ[key]


def read_own(path):
    """A drawing with colours of its own, as the page reads it: the colours, and the shapes with their numbers."""
    reader = Reader(pathlib.Path(path), None)
    shapes = reader.run()[1]
    return {'colours': [int(colour[1:], 16) for colour in reader.colours], 'shapes': shapes}
