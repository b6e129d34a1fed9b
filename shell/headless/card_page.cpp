// docs/card-language.md: one table for each layer of the language.
#include "effects/forms.h"
#include "games/war_of_the_ring/content.h"
#include "games/war_of_the_ring/entries.h"
#include "shell/headless/card_language.h"

namespace mathom::headless {
namespace {

using effects::Fact;
using effects::Language;
using effects::Names;
using effects::Param;

constexpr std::string_view kBeginning = R"(# The card language

Made by `mathom cards language` from the tables that read the cards; change a word where it is defined, then make this
page anew. It is the language as War of the Ring: The Card Game speaks it; [engine/effects](../engine/effects/README.md)
says how it runs.

A card file is an object with `cards` and `locations`, lists of entries. Whatever is not on this page is a fault: a key, a
word, a name of a card that there is not. All faults of a file are told at once:

    mathom cards check FILE...              everything that is wrong, with file, line and path
    mathom cards text war_of_the_ring ID    what a card says
    mathom cards text war_of_the_ring ID --cards FILE

Editors that know JSON schemas help with `"$schema"` set to `assets/cards/schema.json`.

**Cards of your own.** Every entry of your file takes the place of the printed card or place with its `id`: its facts, its
texts and, with `name`, its name are yours. Its faction and its number of copies stay as printed, and so do the side of a
battleground and the number of a path; so the decks stay whole. `mathom play war_of_the_ring --cards FILE` plays with
them; `random` and `scenario` take `--cards` too. In the page a file is brought where a new game is set up, with *Import
cards*. A saved game carries the file that it was played with and opens with that and no other. A file with a fault is not
laid at all: it is said what is wrong, and nothing else changes.
)";

std::string code_span(std::string_view word) { return "`" + std::string(word) + "`"; }

std::string words_of(const Names& names) {
  constexpr int kMost = 12;
  if (names.size() > kMost) return "one of their words";
  std::string out;
  for (int i = 0; i < names.size(); ++i) out += (i > 0 ? " " : "") + code_span(names.word(i));
  return out;
}

std::string things_of(const Language& l, int sort) {
  if (sort >= 0) return std::string(l.sort(sort).word) + "s";
  std::string out;
  for (int i = 0; i < l.sorts(); ++i) out += (i > 0 ? " or " : "") + std::string(l.sort(i).word) + "s";
  return out;
}

std::string takes(const Language& l, const Param& p) {
  switch (p.kind) {
    case Param::Kind::who: return "who";
    case Param::Kind::number: return "number";
    case Param::Kind::name: return words_of(*p.names);
    case Param::Kind::block: return "steps";
    case Param::Kind::blocks: return "lists of steps";
    case Param::Kind::cost: return "price";
    case Param::Kind::conditions: return "conditions";
    case Param::Kind::value: return "value";
    case Param::Kind::flag: return "`true`";
    case Param::Kind::things: return things_of(l, p.sort);
  }
  return {};
}

std::string left_out(const Language& l, const Param& p) {
  if (p.needed) return {};
  switch (p.kind) {
    case Param::Kind::who: return "; left out: " + code_span(l.selectors().word(p.usual));
    case Param::Kind::number:
    case Param::Kind::value: return "; left out: " + std::to_string(p.usual);
    case Param::Kind::name: return "; left out: " + code_span(p.names->word(p.usual));
    case Param::Kind::things:
      return p.usual >= 0 ? "; left out: " + code_span(l.sort(p.sort).words.word(p.usual)) : "; may be left out";
    default: return "; may be left out";
  }
}

std::string keys_of(const Language& l, const std::vector<Param>& params) {
  std::string out;
  for (const Param& p : params)
    out += (out.empty() ? "" : "<br>") + code_span(p.key) + ": " + takes(l, p) + left_out(l, p);
  return out.empty() ? "-" : out;
}

std::string takes(const Language& l, const Fact& f) {
  const std::string range = std::to_string(f.least) + " to " + std::to_string(f.most);
  switch (f.kind) {
    case Fact::Kind::id: return "a word";
    case Fact::Kind::text: return "text";
    case Fact::Kind::flag: return "`true`";
    case Fact::Kind::number: return range;
    case Fact::Kind::numbers: return "a list of numbers, " + range;
    case Fact::Kind::word: return words_of(*f.names);
    case Fact::Kind::words: return "a list of " + words_of(*f.names);
    case Fact::Kind::texts: return R"(`{"en": text, "fr": text}`)";
    case Fact::Kind::things: return things_of(l, f.sort);
    case Fact::Kind::conditions: return "conditions";
    case Fact::Kind::steps: return "steps";
    case Fact::Kind::modifiers: return "a list of what it gives";
    case Fact::Kind::causes: return "a list of causes";
    case Fact::Kind::limit: return words_of(*l.limits());
    case Fact::Kind::who: return "who";
    case Fact::Kind::trigger: return "a moment";
    case Fact::Kind::abilities: return "a list of texts";
  }
  return {};
}

class Page {
 public:
  explicit Page(const Language& l) : l_(l), text_(kBeginning) {}

  std::string make() {
    title("Entries");
    for (const auto& form : war_of_the_ring::entries()) entry(form);
    texts();
    moments();
    who();
    for (int i = 0; i < l_.sorts(); ++i) sort(l_.sort(i));
    values();
    steps();
    layer("Conditions", "`{\"is\": word, ...}`, in lists that must hold whole.", l_.conditions(),
          [&](int i) -> const auto& { return l_.condition(i); });
    layer("What stands", "`{\"mod\": word, ...}`, in the list `give`.", l_.modifiers(),
          [&](int i) -> const auto& { return l_.modifier(i); });
    return text_;
  }

 private:
  void title(std::string_view words) { text_ += "\n## " + std::string(words) + "\n"; }
  void say(const std::string& words) { text_ += "\n" + words + "\n"; }
  void head(std::string_view columns, int n) {
    text_ += "\n| " + std::string(columns) + " |\n|";
    for (int i = 0; i < n; ++i) text_ += "---|";
    text_ += "\n";
  }
  void row(std::initializer_list<std::string> cells) {
    text_ += "|";
    for (const auto& cell : cells) text_ += " " + cell + " |";
    text_ += "\n";
  }
  template <class List, class Note>
  void list(const List& words, Note note) {
    head("word | what", 2);
    for (int i = 0; i < words.size(); ++i) row({code_span(words.word(i)), std::string(note(i))});
  }
  void entry(const effects::Form& form) {
    say("**" + std::string(form.word) + ".** " + std::string(form.what));
    head("key | takes | what", 3);
    for (const Fact& f : form.keys)
      row({code_span(f.key) + (f.needed ? "" : " (may be left out)"), takes(l_, f), std::string(f.what)});
    say("    " + std::string(form.example));
  }
  void texts() {
    title("Texts");
    say("A text has one of three forms, by its first key.");
    for (const auto& form : effects::ability_forms()) {
      entry(form);
      if (!form.replaces) continue;
      say("What steps in has these keys too: the card, or whoever it names, is cycled instead of eliminated. `items`: "
          "his "
          "items with him, otherwise they are eliminated. `may`: it may be left. `n`: so often a round.");
      head("key", 1);
      for (const Param& p : l_.replacement()) row({keys_of(l_, {p})});
      say("Causes:");
      list(*l_.causes(), [&](int i) { return l_.cause_note(i); });
    }
    say("Limits:");
    list(*l_.limits(), [&](int i) { return l_.limit_note(i); });
  }
  void moments() {
    title("Moments");
    head("when | what | example", 3);
    for (int i = 0; i < l_.triggers(); ++i) {
      const auto& t = l_.trigger(i);
      row({code_span(t.word), std::string(t.note.what), code_span(t.note.example)});
    }
  }
  void who() {
    title("Who");
    list(l_.selectors(), [&](int i) { return l_.selector_note(i); });
  }
  void sort(const effects::Sort& s) {
    title(std::string(1, static_cast<char>(s.word[0] - 'a' + 'A')) + std::string(s.word.substr(1)) + "s");
    say("A word, or an object of tests that must all hold; a test takes one value or a list, of which one must fit.");
    list(s.words, [&](int i) { return s.notes[static_cast<std::size_t>(i)]; });
    head("test | values | what | example", 4);
    for (const auto& t : s.tests) {
      using K = effects::TestWord::Kind;
      const std::string values = t.kind == K::who    ? "who"
                                 : t.kind == K::flag ? "`true`"
                                 : t.kind == K::name ? words_of(*t.names)
                                                     : "number" + (t.names ? ", " + words_of(*t.names) : "");
      row({code_span(t.word), values, std::string(t.note.what),
           code_span("\"" + std::string(t.word) + "\": " + std::string(t.note.example))});
    }
  }
  void values() {
    title("Values");
    say("Where a value stands, a number may depend on the table.");
    head("value | what", 2);
    row({"`2`", "a number, 0 to 99"});
    row({"`\"all\"`", "all there are"});
    row({R"(`{"count": cards, "per": 2}`)", "one for every `per` such cards, rounded down; `per` left out: 1"});
    row({R"(`{"taken": true, "per": 2}`)", "the same of the cards that the step before took"});
  }
  template <class At>
  void layer(std::string_view name, const std::string& about, int n, At at) {
    title(name);
    say(about);
    head("word | keys | what | example", 4);
    for (int i = 0; i < n; ++i) {
      const auto& w = at(i);
      row({code_span(w.word), keys_of(l_, w.params), std::string(w.note.what), code_span(w.note.example)});
    }
  }
  void steps() {
    title("Steps");
    say("`{\"do\": word, ...}`, one after the other. A number of cards that cannot be reached is done as far as it "
        "goes.");
    head("word | keys | what | example", 4);
    for (int i = 0; i < l_.verbs(); ++i) {
      const auto& v = l_.verb(i);
      if (v.word == "end" || !can_be_written(l_, v)) continue;
      row({code_span(v.word), keys_of(l_, v.params), std::string(v.note.what), code_span(v.note.example)});
    }
  }

  const Language& l_;
  std::string text_;
};

}  // namespace

bool can_be_written(const Language& l, const effects::Verb& verb) {
  for (const Param& p : verb.params)
    if (p.kind == Param::Kind::cost && l.costs() == 0) return false;
  return true;
}

std::string language_page() { return Page(war_of_the_ring::language()).make(); }

}  // namespace mathom::headless
