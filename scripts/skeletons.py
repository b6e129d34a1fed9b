"""A game that scripts/new_game begins speaks every language that the games speak. Its texts lie in scripts/skeleton; a language
without a folder there gets the English ones."""


def missing(folder, codes):
    """Yields (folder of texts, file) for each file that a skeleton in `folder` has in the first of the languages `codes`
    and lacks in another that it has a folder for."""
    for skeleton in sorted(folder.iterdir()):
        texts = skeleton / 'assets/text'
        kept = {code: {p.relative_to(texts / code) for p in (texts / code).rglob('*.in')} for code in codes if (texts / code).is_dir()}
        for code, own in kept.items():
            for file in sorted(kept[codes[0]] - own):
                yield texts / code, file
