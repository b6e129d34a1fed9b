#include "shell/tables/lotr_tcg/book/card_words.h"

#include "assets/assets.h"
#include "games/lotr_tcg/decks/book.h"
#include "games/lotr_tcg/decks/decks.h"
#include "text/folding.h"
#include "text/texts.h"

namespace mathom::lotr_tcg {

namespace {

// Parts of a line, a dot between them.
class Line {
 public:
  explicit Line(const TableHost& host) : host_(host) {}
  Line& add(const std::string& words) {
    if (!words.empty()) out_ += (out_.empty() ? "" : " · ") + words;
    return *this;
  }
  template <class Enum>
  Line& add(const effects::Names& names, Enum value) {
    return add(alone(host_, names, static_cast<int>(value)));
  }
  Line& number(std::string_view key, int n) { return add(host_.say(key, {{"n", std::to_string(n)}})); }
  std::string done() {
    begin_sentence(out_);
    return out_;
  }

 private:
  const TableHost& host_;
  std::string out_;
};

std::string kind_of(const TableHost& host, const Catalog& c, const CardFacts& f, bool with_culture) {
  Line out(host);
  if (with_culture && f.culture != Culture::none) out.add(culture_names(), f.culture);
  out.add(kind_names(), f.type);
  if (f.race != Race::none) out.add(race_names(), f.race);
  if (f.item != Class::none) out.add(class_names(), f.item);
  if (f.type != Type::event) return out.done();
  const unsigned phases = phases_of(c, f);
  for (int i = 0; i < phase_names().size(); ++i)
    if (phases >> i & 1U) out.add(phase_names(), i);
  if (phases >> kResponseBit & 1U) out.add(host.say("lotr_tcg.book.response"));
  return out.done();
}

void add_numbers(Line& out, const CardFacts& f) {
  const bool site = f.type == Type::site;
  if (site) out.number("lotr_tcg.book.fact.site", f.site);
  if (f.type != Type::ring) out.number(site ? "lotr_tcg.book.fact.shadow" : "lotr_tcg.book.fact.cost", f.cost);
  if (f.is_character()) {
    out.number("lotr_tcg.book.fact.strength", f.strength).number("lotr_tcg.book.fact.vitality", f.vitality);
  } else {
    if (f.strength > 0) out.number("lotr_tcg.book.fact.strength.more", f.strength);
    if (f.strength < 0) out.number("lotr_tcg.book.fact.strength.less", -f.strength);
    if (f.vitality > 0) out.number("lotr_tcg.book.fact.vitality.more", f.vitality);
    if (f.vitality < 0) out.number("lotr_tcg.book.fact.vitality.less", -f.vitality);
  }
  if (f.resistance > 0) out.number("lotr_tcg.book.fact.resistance", f.resistance);
  if (f.type == Type::ally) out.number("lotr_tcg.book.fact.home", f.site);
  if (f.type == Type::minion) out.number("lotr_tcg.book.fact.minion", f.site);
  if (f.damage > 0) out.number("lotr_tcg.book.fact.damage", f.damage);
}

std::string facts_of(const TableHost& host, const CardFacts& f) {
  Line out(host);
  if (f.unique) out.add(host.say("lotr_tcg.book.fact.unique"));
  add_numbers(out, f);
  if (f.signet != Signet::none)
    out.add(
        host.say("lotr_tcg.book.fact.signet", {{"name", host.say(signet_names().key(static_cast<int>(f.signet)))}}));
  for (int i = 0; i < keyword_names().size(); ++i)
    if (f.keywords >> i & 1U) out.add(keyword_names(), i);
  out.add(rarity_names(), f.rarity).add(code_of(f));
  return out.done();
}

// Explanations of the words on a card, if the game's booklet explains them.
std::vector<std::string> notes_of(const TableHost& host, const CardFacts& f) {
  std::vector<std::string> out;
  const auto note = [&](std::string_view word) {
    const std::string key = "lotr_tcg.book.note." + std::string(word);
    if (host.texts().has(key)) out.push_back(host.say(key));
  };
  if (f.unique) note("unique");
  for (int i = 0; i < keyword_names().size(); ++i)
    if (f.keywords >> i & 1U) note(keyword_names().word(i));
  constexpr std::uint32_t kSpokenOf = 1U << kRanger | 1U << kTracker | 1U << kTale | 1U << kStealth | 1U << kSearch |
                                      1U << kSpell | 1U << kWeather | 1U << kPipeweed;
  if (f.keywords & kSpokenOf) note("spoken_of");
  if (f.damage > 0) note("damage");
  if (f.type == Type::ally) note("ally");
  if (f.type == Type::minion) note("minion");
  if (f.resistance > 0) note("resistance");
  if (f.signet != Signet::none) note("signet");
  return out;
}

}  // namespace

std::string alone(const TableHost& host, const effects::Names& names, int i) {
  const std::string_view key = names.key(i);
  const std::string own = "lotr_tcg.alone" + std::string(key.substr(key.find('.')));
  return host.texts().has(own) ? host.say(own) : host.say(key);
}

unsigned phases_of(const Catalog& c, const CardFacts& f) {
  using Kind = effects::Ability::Kind;
  unsigned out = 0;
  for (const int n : f.abilities) {
    const effects::Ability& a = c.abilities[static_cast<std::size_t>(n)];
    if (a.response) out |= 1U << kResponseBit;
    if (a.kind != Kind::triggered || a.response) continue;
    for (int phase = 0; phase < phase_names().size(); ++phase)
      if (a.is_at(phase)) out |= 1U << phase;
  }
  return out;
}

CardNames names_in_all_languages() {
  CardNames names;
  for (const std::string_view language : text_languages()) {
    Texts texts;
    Problems problems;
    for (const char* part : {"lotr_tcg_names", "lotr_tcg_book"})
      texts.add(file("text/" + std::string(language) + "/" + part + ".json"), problems);
    names.add(printed_cards(), [&](const Phrase& p) { return texts.say(p, Namer{}); });
  }
  return names;
}

void BookWords::speak(const TableHost& host) {
  if (language_ == host.language()) return;
  language_ = host.language();
  words_.clear(), names_.clear(), folded_.clear();
}

std::string fault_words(const TableHost& host, const DeckFault& fault) {
  Phrase all_but_card{fault.what.key, {}};
  for (const Arg& arg : fault.what.args)
    if (arg.kind != Arg::Kind::card) all_but_card.with(arg);
  std::string words = host.say(all_but_card);
  if (fault.print < 0) return words;
  const std::string place = "<card>", name = host.say(Phrase{printed_cards().facts(fault.print).key, {}});
  if (const std::size_t from = words.find(place); from != std::string::npos) words.replace(from, place.size(), name);
  return words;
}

const std::string& BookWords::name(const TableHost& host, int print) {
  std::string& name = names_[print];
  if (name.empty()) name = host.say(Phrase{printed_cards().facts(print).key, {}});
  return name;
}

const CardWords& BookWords::of(const TableHost& host, int print) {
  CardWords& w = words_[print];
  if (!w.name.empty()) return w;
  const Catalog& c = printed_cards();
  const CardFacts& f = c.facts(print);
  w.name = name(host, print);
  const std::size_t comma = w.name.find(", ");
  w.title = w.name.substr(0, comma);
  if (comma != std::string::npos) w.subtitle = w.name.substr(comma + 2);
  w.kind = kind_of(host, c, f, true);
  w.short_kind = kind_of(host, c, f, false);
  w.facts = facts_of(host, f);
  w.text = text_of(c, print, [&](const Phrase& p) { return host.say(p); });
  w.notes = notes_of(host, f);
  return w;
}

const std::string& BookWords::folded(const TableHost& host, int print) {
  std::string& out = folded_[print];
  if (!out.empty()) return out;
  const CardWords& w = of(host, print);
  for (const std::string* part : {&w.name, &w.kind, &w.facts, &w.text})
    for (const std::string& word : folded_words(*part)) out += " " + word;
  return out;
}

}  // namespace mathom::lotr_tcg
