"""Counts what held and what did not, for the checks of this folder."""
counts = {'passed': 0, 'failed': 0}


def check(holds, what):
    counts['passed' if holds else 'failed'] += 1
    if not holds:
        print('FAILED', what)


def finish():
    """Says how many held, and ends the program."""
    print(f'{counts["passed"]} passed, {counts["failed"]} failed')
    raise SystemExit(1 if counts['failed'] else 0)
