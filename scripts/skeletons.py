"""A game that scripts/new_game begins speaks every language that the games speak: its texts lie in scripts/skeleton."""


def missing(folder, codes):
    """Yields (folder of texts, file) for each file that a skeleton in `folder` has in the first of the languages `codes`
    and lacks in another."""
    for skeleton in sorted(folder.iterdir()):
        texts = skeleton / 'assets/text'
        kept = {code: {p.relative_to(texts / code) for p in (texts / code).rglob('*.in')} for code in codes}
        for code in codes:
            for file in sorted(kept[codes[0]] - kept[code]):
                yield texts / code, file
