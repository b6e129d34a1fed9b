// Reads the cards: what the forms of entries do not say by themselves. All faults are told, each with its file and
// path.
#include <algorithm>

#include "core/json.h"
#include "effects/read/card_set.h"
#include "effects/read/check_places.h"
#include "effects/read/checks.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/cards/entries.h"
#include "games/lotr_tcg/cards/words.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Ability;
using effects::Entry;
using effects::Form;

class SetReader : private effects::CardSetReader {
 public:
  SetReader(Catalog& c, const Files& files, Problems& problems)
      : CardSetReader(language(), entries(), c.code, text_languages(), problems), c_(c), files_(files) {}

  void run() {
    if (!files_.own.empty()) open_own(files_.own);
    for (const char* name : kCardFiles) read(name, "cards", [&](const Entry& e) { card(e); });
    read(kSiteFile, "sites", [&](const Entry& e) { site(e); });
    end_own();
    c_.names = std::move(own_names());
    if (sound() && c_.prints.size() != static_cast<std::size_t>(kPrints))
      problems().add(kFolder, "must hold " + std::to_string(kPrints) + " cards");
    if (sound()) check_filters();
  }

 private:
  template <class F>
  void read(const char* name, const char* list, F take) {
    const std::string path = kFolder + name;
    printed(path, files_.printed(path), list, [&](const Form&, const Entry& e) { take(e); });
  }

  // What all of them have.
  CardFacts facts(const Entry& e) {
    CardFacts f;
    f.id = e.id();
    f.key = "lotr_tcg.card." + f.id;
    f.number = e.number("number");
    f.rarity = static_cast<Rarity>(e.number("rarity"));
    f.keywords = static_cast<std::uint32_t>(e.number("keywords"));
    for (const CardFacts& other : c_.prints) {
      if (other.id == f.id) fault(e.path() + "/id", "there is another entry with this id");
      if (other.number == f.number) fault(e.path() + "/number", "there is another entry with this number");
    }
    return f;
  }
  void add(const Entry& e, CardFacts f) {
    checks_.entry(language(), e, file(), static_cast<int>(f.type), problems());
    effects::check_places(c_.code, language(), e,
                          [&](std::string what) { fault(e.path() + "/abilities", std::move(what)); });
    for (const Ability& a : e.abilities()) {
      f.abilities.push_back(static_cast<int>(c_.abilities.size()));
      c_.abilities.push_back(a);
    }
    c_.prints.push_back(std::move(f));
  }

  void card(const Entry& e) {
    CardFacts f = facts(e);
    const std::string title = e.text("title").empty() ? f.id : e.text("title");
    f.title = title_names().find(title);
    if (f.title < 0) fault(e.path() + "/title", "is none of the titles in " + kFolder + "titles.json");
    f.unique = e.number("unique") != 0;
    f.type = static_cast<Type>(e.number("type"));
    f.culture = static_cast<Culture>(e.number("culture"));
    f.race = static_cast<Race>(e.number("race"));
    f.item = static_cast<Class>(e.number("class"));
    f.signet = static_cast<Signet>(e.number("signet"));
    f.cost = e.number("cost");
    f.strength = f.is_character() ? e.number("strength") : e.number("adds_strength");
    f.vitality = f.is_character() ? e.number("vitality") : e.number("adds_vitality");
    f.resistance = e.number("resistance");
    f.site = f.type == Type::ally ? e.number("home") : e.number("site");
    f.damage = e.number("damage");
    f.bearer = static_cast<std::int16_t>(e.number("bearer"));
    f.one_per_bearer = e.number("one_per_bearer") != 0;
    f.on_site = e.number("on_site") != 0;
    if (f.on_site && f.bearer >= 0) fault(e.path() + "/on_site", "does not go with a bearer");
    add(e, std::move(f));
  }
  void site(const Entry& e) {
    CardFacts f = facts(e);
    f.type = Type::site;
    f.title = title_names().find(f.id);
    f.site = e.number("site");
    f.cost = e.number("shadow");
    f.arrow = static_cast<Arrow>(e.number("arrow"));
    add(e, std::move(f));
  }

  // A filter that no card of the set can pass means nothing, unless it names what is not in the set.
  void check_filters() {
    const auto names_card = [&](const effects::Filter& f) {
      return effects::test_of(c_.code, f, language().target_kind(f.target_kind).title) != nullptr;
    };
    for (const int kind : {kCardTarget, kSiteTarget})
      checks_.filters(c_, language(), kind, 0, kPrints, problems(), names_card);
  }

  Catalog& c_;
  const Files& files_;
  effects::TextChecks checks_;
};

void note_ability(Catalog& c, int print, int number) {
  const effects::Ability& a = c.abilities[static_cast<std::size_t>(number)];
  const auto i = static_cast<std::size_t>(print);
  using Kind = effects::Ability::Kind;
  if (a.kind == Kind::triggered) c.hears[i] |= std::uint64_t{1} << a.trigger | a.also;
  if (a.kind == Kind::static_)
    for (int m = a.first_modifier; m < a.first_modifier + a.modifiers; ++m)
      c.gives[i] |= std::uint64_t{1} << c.code.modifiers[static_cast<std::size_t>(m)].verb;
  const CardFacts& f = c.facts(print);
  if (f.type == Type::event && !a.response)
    for (int phase = kFellowship; phase <= kRegroup; ++phase)
      if (a.is_at(phase)) c.acts[static_cast<std::size_t>(f.side())] |= 1u << phase;
  if (!a.response || f.type != Type::event) return;
  for (int moment = 0; moment < kMoments; ++moment)
    if (a.is_at(moment)) {
      c.answered |= std::uint64_t{1} << moment;
      c.responses[static_cast<std::size_t>(f.side())][static_cast<std::size_t>(moment)].push_back(number);
    }
}
int whose_word() {
  const auto& tests = language().target_kind(kCardTarget).tests;
  const auto is_whose = [](const effects::TestWord& word) { return word.word == "whose"; };
  return static_cast<int>(std::find_if(tests.begin(), tests.end(), is_whose) - tests.begin());
}
void note_code(Catalog& c) {
  c.says_whose.assign(c.code.tests.size(), 0);
  for (const effects::Filter& f : c.code.filters)
    if (f.target_kind == kCardTarget && f.word < 0 && effects::test_of(c.code, f, whose_word()))
      std::fill_n(c.says_whose.begin() + f.first, f.tests, char{1});
  c.in_cost.assign(c.code.ops.size(), 0);
  for (const Ability& a : c.abilities)
    for (int pc = a.cost; pc >= 0 && c.code.ops[static_cast<std::size_t>(pc)].verb != effects::kEnd; ++pc)
      c.in_cost[static_cast<std::size_t>(pc)] = 1;
}
// Those that it means lie in play already.
std::uint16_t rest_in_play(const Catalog& c, const effects::Filter& f, const Printed& printed) {
  std::uint16_t rest = printed.rest;
  for (int i = 0; i < f.tests && printed.where == 1u << kInPlay; ++i)
    if (effects::test_at(c.code, f.first + i).word == language().target_kind(f.target_kind).where)
      rest = static_cast<std::uint16_t>(rest & ~(1u << i));
  return rest;
}
// A card that has the text of a site may have whatever a site gives and hears: used, triggered and standing texts
// alike.
void note_borrowed(Catalog& c) {
  std::uint64_t gives = 0, hears = 0;
  for (std::size_t i = 0; i < c.prints.size(); ++i)
    if (c.prints[i].type == Type::site) gives |= c.gives[i], hears |= c.hears[i];
  for (std::size_t i = 0; i < c.prints.size(); ++i)
    if ((c.gives[i] >> kTextOf & 1) != 0) c.gives[i] |= gives, c.hears[i] |= hears;
}
// What the table looks up while it is played on, worked out once.
void note_texts(Catalog& c) {
  note_code(c);
  for (const effects::Filter& f : c.code.filters) {
    c.printed.push_back(
        effects::read_filter<kPrints>(c, language(), f, 0, kPrints, language().target_kind(f.target_kind).where));
    for (int print = 0; print < kPrints; ++print)
      if ((c.facts(print).type == Type::site) != (f.target_kind == kSiteTarget)) c.printed.back().prints.erase(print);
    c.rest_in_play.push_back(rest_in_play(c, f, c.printed.back()));
  }
  c.gives.assign(c.prints.size(), 0);
  c.hears.assign(c.prints.size(), 0);
  for (int print = 0; print < static_cast<int>(c.prints.size()); ++print)
    for (const int n : c.facts(print).abilities) note_ability(c, print, n);
  note_borrowed(c);
}

}  // namespace

int Catalog::find(std::string_view id) const {
  for (std::size_t i = 0; i < prints.size(); ++i)
    if (prints[i].id == id) return static_cast<int>(i);
  return -1;
}
int Catalog::numbered(int number) const {
  for (std::size_t i = 0; i < prints.size(); ++i)
    if (prints[i].number == number) return static_cast<int>(i);
  return -1;
}

Catalog read_catalog(const Files& files, Problems& problems) {
  Catalog c;
  SetReader(c, files, problems).run();
  if (problems.empty()) note_texts(c);
  return c;
}

const Catalog& printed_cards() {
  static Problems problems;
  static const Catalog kCatalog = read_catalog({file}, problems);
  return kCatalog;
}

std::string_view file(std::string_view path) { return asset(path); }

}  // namespace mathom::lotr_tcg
