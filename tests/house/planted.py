"""Runs checks of the house on planted faults: each case is what is checked, and what must be found."""
import sys


def run(cases, check):
    """cases: name to (arguments, what check must return). Prints what differs, and ends the program."""
    bad = 0
    for name, (given, wanted) in cases.items():
        found = check(*given)
        if found != wanted:
            bad += 1
            print(f'{name}: {found!r}, not {wanted!r}')
    print(f'{len(cases) - bad} passed, {bad} failed')
    sys.exit(1 if bad else 0)
