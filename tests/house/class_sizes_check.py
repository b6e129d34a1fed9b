#!/usr/bin/python3
"""class_sizes finds the classes in these lines, and counts the functions of each."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / 'scripts'))

import class_sizes  # noqa: E402

CASES = {
    'what counts': ('class A { A(); ~A() = default; void f(); int g() const { return h(1); } A& operator=(const A&); };', {'A': 5}),
    'what does not': ('class A { friend void f(A); int a = f(1); std::function<void(int)> b; void (*go)(int); using F = int(int); };', {'A': 0}),
    'a class within another counts for itself': ('struct A { struct B { void f(); void g(); }; void h(); };', {'A': 1, 'B': 2}),
    'a macro stands before a function': ('class A { MACRO(1) void f(); };', {'A': 1}),
    'a constructor is no macro': ('class AI { AI(int a) : a_(a) {} AI(const AI&) = delete; AI() noexcept; int a_; };', {'AI': 3}),
    'a macro stands before such a constructor': ('class AI { MACRO(1) AI(int a) : a_(a) {} };', {'AI': 1}),
    'a function returns a class that it names so': ('class A { struct B b(); struct B c() const { return {}; } enum E d() { return e; } void f(); };', {'A': 4}),
    'so does a function of no class': ('struct B* b(int a) { int c(a); return nullptr; } class A { void f(); };', {'A': 1}),
    'a macro stands before the name of a class': ('class MACRO(1) A : public B<int()> { void f(); };', {'A': 1}),
}


def main():
    bad = 0
    for name, (code, wanted) in CASES.items():
        found = {row[0]: row[1] for row in class_sizes.sizes(code) or []}
        if found != wanted:
            bad += 1
            print(f'{name}: {found}, not {wanted}')
    print(f'{len(CASES) - bad} passed, {bad} failed')
    sys.exit(1 if bad else 0)


main()
