// Forms of words that a language has besides numbers: cases, endings, what a verb is in its sentence.
#include <catch2/catch_test_macros.hpp>

#include "effects/say/say.h"
#include "effects/say/say_why.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

const Texts& texts() {
  static const Texts all = [] {
    Texts out;
    Problems problems;
    out.add(R"({"language.forms": "case=nom,acc,dat,stem;ending=strong,mixed,weak;verb=plain,last",
                "language.article.ein": "{case|ein|einen|einem};{case|eine|eine|einer};{case|ein|ein|einem};",
                "language.article.der": "{case|der|den|dem};{case|die|die|der};{case|das|das|dem};{case|die|die|den}",
                "language.article.von": "von", "language.joined": "von dem=vom", "language.yielding": "ein",
                "language.article.end": "{ending|{case|er|en}|{case|er|en}|{case|e|en}};{case|e|e|en};e;{ending|e|en}",
                "x.a": "ein~ {things:mixed}", "x.the": "der~ {things:weak}", "x.some": "{n} {things:strong}",
                "x.wounded": "nicht verwundet+end~ {things}", "x.of": "{value:stem}-+~ {things}",
                "x.minion": "{n|{case|Scherge|Schergen}|~4Schergen}", "x.card": "~Karte",
                "x.elf": "{case|Elb|Elben|Elben|Elben}",
                "x.exert": "{verb|erschöpfe {what:acc}|{what:acc} erschöpfen}", "x.may": "du darfst {what:last}",
                "x.from": "1 Wunde von~ {what:dat}", "x.and": "{first} und {rest}", "x.at": "Gefecht: ^{what}",
                "x.to": "{first}, oder {rest:last,dat}", "x.other": "{things:weak,unknown}"})",
            problems);
    REQUIRE(problems.text() == "");
    return out;
  }();
  return all;
}
Clause of(std::string_view key, std::string_view place, Clause part) {
  Clause s{Phrase{key, {}}};
  return s.put(place, std::move(part));
}
Clause things(std::string_view key, Clause part) { return of(key, "things", std::move(part)); }
Clause minion(int n) { return {Phrase{"x.minion", {}}.number("n", n)}; }
Clause card() { return {Phrase{"x.card", {}}}; }

// Both ways in which clauses are said: as they are, and as words of a phrase. They say the same.
std::string said(const Clause& s) {
  const std::string out = in_words(s, [](const Phrase& p) { return texts().say(p, {}); });
  Texts spoken = texts();
  Problems problems;
  spoken.add(R"({"y.all": "{all}"})", problems);
  CHECK(spoken.say(Phrase{"y.all", {}}.word("all", as_words(s)), {}) == out);
  return out;
}

}  // namespace

TEST_CASE("a place says in which case its words stand, and so do all within it", "[effects][forms]") {
  CHECK(said(of("x.exert", "what", things("x.a", minion(1)))) == "erschöpfe einen Schergen");
  CHECK(said(of("x.from", "what", things("x.a", minion(1)))) == "1 Wunde von einem Schergen");
  CHECK(said(of("x.from", "what", things("x.the", minion(1)))) == "1 Wunde vom Schergen");
  CHECK(said(of("x.from", "what", things("x.the", card()))) == "1 Wunde von der Karte");
  CHECK(said(things("x.a", minion(1))) == "ein Scherge");
  Clause both = of("x.and", "first", things("x.a", minion(1)));
  both.put("rest", things("x.the", minion(2)));
  CHECK(said(of("x.from", "what", std::move(both))) == "1 Wunde von einem Schergen und den Schergen");
}

TEST_CASE("an ending fits the article, the gender, the case, and hands the gender on", "[effects][forms]") {
  const auto wounded = [](Clause what) { return things("x.wounded", std::move(what)); };
  CHECK(said(things("x.a", wounded(minion(1)))) == "ein nicht verwundeter Scherge");
  CHECK(said(things("x.the", wounded(minion(1)))) == "der nicht verwundete Scherge");
  CHECK(said(things("x.a", wounded(card()))) == "eine nicht verwundete Karte");
  CHECK(said(of("x.from", "what", things("x.a", wounded(minion(1))))) ==
        "1 Wunde von einem nicht verwundeten Schergen");
  CHECK(said(of("x.from", "what", things("x.the", wounded(minion(2))))) ==
        "1 Wunde von den nicht verwundeten Schergen");
  Clause some = things("x.some", wounded(minion(2)));
  some.phrase.number("n", 2);
  CHECK(said(some) == "2 nicht verwundete Schergen");
}

TEST_CASE("a compound has its first half in a form of its own, and the gender of the second", "[effects][forms]") {
  const Clause dwarf = things("x.of", card()).put("value", {Phrase{"x.elf", {}}});
  CHECK(said(things("x.a", dwarf)) == "eine Elben-Karte");
}

TEST_CASE("a verb stands where its sentence wants it", "[effects][forms]") {
  const Clause exert = of("x.exert", "what", things("x.a", minion(1)));
  CHECK(said(of("x.may", "what", exert)) == "du darfst einen Schergen erschöpfen");
  CHECK(said(of("x.to", "first", exert).put("rest", exert)) ==
        "erschöpfe einen Schergen, oder einen Schergen erschöpfen");
  CHECK(said(of("x.at", "what", exert)) == "Gefecht: Erschöpfe einen Schergen");
}

TEST_CASE("a form that a language does not have changes nothing", "[effects][forms]") {
  CHECK(said(things("x.other", minion(1))) == "Scherge");
  Texts plain;
  Problems problems;
  plain.add(R"({"a": "draw {n} {things:acc}", "b": "{case|x|y}", "c": "one"})", problems);
  CHECK(plain.say(Phrase{"a", {}}.number("n", 2).word("things", "c"), {}) == "draw 2 one");
  CHECK(plain.say(Phrase{"b", {}}, {}) == "<case>");
  CHECK(plain.places("a") == std::vector<std::string>{"n", "things"});
  CHECK(texts().places("x.exert") == std::vector<std::string>{"what"});
  Texts faulty;
  faulty.add(R"({"language.forms": "case=;verb=a"})", problems);
  CHECK(problems.size() == 1);
}

TEST_CASE("words of a phrase stand in the form that its text wants", "[effects][forms]") {
  Texts spoken = texts();
  Problems problems;
  spoken.add(R"({"y.why": "es gibt nichts von~ {what:dat}", "y.name": "mit {what:dat}", "y.card": "mit {card:dat}."})",
             problems);
  const Clause what = things("x.the", minion(1));
  CHECK(spoken.say(Phrase{"y.why", {}}.word("what", as_words(what)), {}) == "es gibt nichts vom Schergen");
  CHECK(spoken.say(Phrase{"y.name", {}}.word("what", "x.elf"), {}) == "mit Elben");
  const Namer namer{.card = [](CardDef) { return Phrase{"x.elf", {}}; }};
  CHECK(spoken.say(Phrase{"y.card", {}}.card("card", CardDef{}), namer) == "mit Elben.");
}
