#!/usr/bin/python3
"""notices.py TOOLS [--native]: prints the notices that go with what we ship.

Ours first, then every part of others that is inside the programs, from the licence files that came with it. Debian's
copyright files name each file's holders; of them only the stanzas that concern shipped files are taken, and each
licence text once.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# component: (copyright file below the tools folder or absolute, the file prefixes that matter; '*' is the main stanza)
DEBIAN = {
    'Emscripten and its C and C++ libraries (page only)': ('emscripten/copyright', (
        '*', 'system/lib/libc/musl/', 'system/lib/compiler-rt/', 'system/lib/libcxx/', 'system/lib/libcxxabi/',
        'system/lib/dlmalloc.c')),
    'nlohmann_json': ('/usr/share/doc/nlohmann-json3-dev/copyright', ('*', 'include/')),
    'Inter (typeface; subset)': ('fonts/usr/share/doc/fonts-inter/copyright', ('*',)),
    'Gentium Plus (typeface; subset)': ('fonts/usr/share/doc/fonts-sil-gentiumplus/copyright', ('*',)),
    'Atkinson Hyperlegible (typeface; subset)': (
        'fonts/usr/share/doc/fonts-atkinson-hyperlegible-ttf/copyright', ('*',)),
    'OpenDyslexic (typeface; subset)': ('fonts/usr/share/doc/fonts-opendyslexic/copyright', ('*',)),
}
PLAIN = {'SDL2': 'sdl2/LICENSE.txt', 'Dear ImGui': 'imgui/LICENSE.txt'}


def stanzas(text):
    """Each stanza as {field: value}; continuation lines keep their text, ' .' lines become empty ones."""
    for block in re.split(r'\n\s*\n', text):
        fields, name = {}, None
        for line in block.split('\n'):
            match = re.match(r'([A-Za-z-]+):(.*)', line)
            if match:
                name = match.group(1)
                fields[name] = match.group(2).strip()
            elif name:
                fields[name] += '\n' + ('' if line.strip() == '.' else line.strip())
        if fields:
            yield fields


def names_of(licence):
    first = licence.split('\n')[0]
    return [n.strip() for n in re.split(r'\s+(?:and|or)\s+|,', first) if n.strip()]


def debian_notice(path, prefixes):
    holders, wanted, texts = [], [], {}
    for s in stanzas(path.read_text(encoding='utf-8')):
        licence = s.get('License', '')
        if 'Files' not in s:
            if licence and 'Format' not in s:
                texts[licence.split('\n')[0].strip()] = licence.partition('\n')[2]
            continue
        files = s['Files'].split()
        if not any(f == p or (p != '*' and f.startswith(p)) for f in files for p in prefixes):
            continue
        who = ' '.join(s.get('Copyright', '').split())
        holders.append(f'Copyright {who}\nLicence: {licence.strip()}')
        wanted += [n for n in names_of(licence) if n not in wanted]
    missing = [n for n in wanted if n not in texts and n + '\n' not in '\n'.join(holders)]
    unknown = [n for n in missing if not any(f'Licence: {n}' in h for h in holders)]
    if not holders or unknown:
        sys.exit(f'notices.py: {path} has no text for {unknown or "the files we ship"}')
    return list(dict.fromkeys(holders)), [(n, texts[n]) for n in wanted if n in texts]


def main():
    tools, native = pathlib.Path(sys.argv[1]), '--native' in sys.argv
    out = ['MATHOM', (ROOT / 'LICENSE').read_text(encoding='utf-8').strip()]
    seen = {}
    for name, file in PLAIN.items():
        if native and name == 'SDL2':
            continue  # the machine's own library, not shipped with the program
        out += ['\n' + '=' * 78 + '\n' + name.upper(), (tools / file).read_text(encoding='utf-8').strip()]
    for name, (file, prefixes) in DEBIAN.items():
        if native and 'page only' in name:
            continue
        holders, licences = debian_notice(tools / file, prefixes)
        out += ['\n' + '=' * 78 + '\n' + name.upper()] + holders
        for licence, text in licences:
            seen.setdefault((licence, text.strip()), None)
    for licence, text in seen:
        out += ['\n' + '-' * 78 + f'\nLicence text: {licence}', text]
    print('\n\n'.join(out))


main()
