#include "effects/say/nouns.h"

#include <algorithm>
#include <utility>

#include "text/forms.h"
#include "text/kept_words.h"
#include "text/texts.h"
#include "text/word_tree.h"

namespace mathom::effects {
namespace {

bool has_who(const Verb& v) { return !v.params.empty() && v.params[0].kind == Param::Kind::who; }

// Returns the place of a parameter among the arguments, by its key; -1: the verb has no such parameter.
int slot_of(const Verb& v, std::string_view key) {
  for (std::size_t i = 0; i < v.params.size(); ++i)
    if (v.params[i].key == key) return v.slot(i);
  return -1;
}

// Returns the key of the sentence. A flag that is set has its own key, "<key>.<flag>". So do optional targets that are
// named. "up_to" belongs to the number; for a card with a name the key is "<key>.optional".
std::string_view flagged(const std::vector<Param>& params, const Op& op, std::string_view key, bool names_card) {
  std::size_t slot = 0;
  for (const Param& p : params) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind == Param::Kind::targets && !p.needed && p.usual < 0 && arg >= 0) return kept_key(key, p.key);
    if (p.kind != Param::Kind::flag || arg == 0) continue;
    if (p.key != "up_to") return kept_key(key, p.key);
    if (names_card) return kept_key(key, "optional");
  }
  return key;
}

}  // namespace

std::string_view kept_key(std::string_view key, std::string_view suffix) {
  return kept_words(std::string(key) + "." + std::string(suffix));
}

namespace {

// Returns the words of a clause in the given forms. Marks of nouns and sentences are still in them.
std::string marked_words(const Clause& s, const Say& say, std::uint16_t forms) {
  const auto said = [&](Phrase p) {
    p.forms = forms;
    return say(p);
  };
  std::string text = said(s.phrase);
  for (std::size_t i = 0; i < s.places.size(); ++i)
    for (OpenPlace open = find_place(text, s.places[i], 0); open.at != std::string::npos;) {
      const std::string words = marked_words(s.parts[i], say, open.forms);
      if (words.empty())
        leave_out(text, open.at, open.end - open.at);
      else
        text.replace(open.at, open.end - open.at, words);
      open = find_place(text, s.places[i], words.empty() ? 0 : open.at + words.size());
    }
  close_articles_within(text, [&](std::string_view key) { return said(Phrase{key, {}}); });
  return text;
}

}  // namespace

std::string in_words(const Clause& s, const Say& say) {
  std::string text = marked_words(s, say, 0);
  close_articles(text, [&say](std::string_view key) { return say(Phrase{key, {}}); });
  return text;
}

namespace {

void begin_inner_sentences(std::string& text) {
  for (auto at = text.find(". "); at != std::string::npos; at = text.find(". ", at + 1)) {
    std::string rest = text.substr(at + 2);
    begin_sentence(rest);
    text.replace(at + 2, std::string::npos, rest);
  }
}

}  // namespace

std::string sentences(const std::vector<Clause>& list, const Say& say) {
  std::string out;
  for (const Clause& s : list) {
    std::string words = in_words(s, say);
    begin_sentence(words);
    begin_inner_sentences(words);
    if (!out.empty()) out += " ";
    out += words + ".";
  }
  return out;
}

bool TextBuilder::is_empty(int block) const { return at(block).verb == kEnd; }

const Op* TextBuilder::only_step(int block) const {
  return is_empty(block) || at(block + 1).verb != kEnd ? nullptr : &at(block);
}

bool TextBuilder::omits_subject(const Op& op, int actor) const {
  const Verb& v = l_.verb(op.verb);
  if (v.omits_subject) return v.omits_subject(*this, op, actor);
  if (v.say) return false;
  const int then = slot_of(v, "then"), otherwise = slot_of(v, "else");
  const auto holds = [&](int slot) { return slot >= 0 && !is_empty(op.arg[static_cast<std::size_t>(slot)]); };
  return has_who(v) && op.arg[0] == actor && !holds(then) && !holds(otherwise);
}

bool TextBuilder::block_omits_subject(int block, int actor) const {
  for (int pc = block; at(pc).verb != kEnd; ++pc)
    if (!omits_subject(at(pc), actor)) return false;
  return !is_empty(block);
}

bool TextBuilder::all_omit_subject(const Op& op, int slot, int actor) const {
  const std::size_t from = static_cast<std::size_t>(slot);
  for (int i = 0; i < op.arg[from + 1]; ++i)
    if (!block_omits_subject(c_.lists[static_cast<std::size_t>(op.arg[from] + i)], actor)) return false;
  return true;
}

void TextBuilder::arguments(const std::vector<Param>& params, const Op& op, Phrase& p) const {
  std::size_t slot = 0;
  for (const Param& param : params) {
    const std::int16_t value = op.arg[slot];
    slot += static_cast<std::size_t>(param.width());
    if (p.args.full()) return;
    if (param.kind == Param::Kind::number) p.number(param.key, value);
    if (param.kind == Param::Kind::who && slot > 1) p.word(param.key, l_.selectors().key(value));
    if (param.kind == Param::Kind::name) p.word(param.key, param.names->key(value));
  }
}

// Whether the card that the step acts on is called by its name.
bool TextBuilder::names_card(const Verb& v, const Op& op) const {
  std::size_t slot = 0;
  for (const Param& p : v.params) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind != Param::Kind::targets || p.key != "what" || arg < 0) continue;
    const Filter& f = c_.filters[static_cast<std::size_t>(arg)];
    const int title = l_.target_kind(f.target_kind).title;
    for (int i = f.first; f.word < 0 && i < f.first + f.tests; ++i)
      if (c_.tests[static_cast<std::size_t>(i)].word == title) return true;
  }
  return false;
}

int TextBuilder::said_again(const std::vector<Param>& params, const Op& op) const {
  std::size_t slot = 0;
  for (const Param& p : params) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind != Param::Kind::targets || p.key != "what" || arg < 0 || now_.names_all) continue;
    const Filter& f = c_.filters[static_cast<std::size_t>(arg)];
    const TargetKind& kind = l_.target_kind(f.target_kind);
    if (f.word < 0 || f.word >= kNamed || (kind.again >> f.word & 1) == 0) continue;
    if (f.word != kind.itself || !now_.itself.empty()) return f.word;
  }
  return -1;
}

bool is_said_as_it(const Clause& things) {
  const Phrase& p = things.phrase;
  const auto is = [&](std::string_view name) {
    return std::ranges::any_of(p.args, [&](const Arg& a) { return a.name == name && a.value == 1; });
  };
  return p.key.ends_with(".it") || (p.key.ends_with(".all") && is("n") && is("rest"));
}

void TextBuilder::put_own(Phrase& p) const {
  if (l_.says_you() && !p.args.full()) p.number("own", now_.of_others ? 2 : 1);
}

namespace {

// Notes what later steps of the text refer to.
void note_step(Telling& now, const Verb& v, const Op& op) {
  const int n = slot_of(v, "n"), up_to = slot_of(v, "up_to");
  const bool open = up_to >= 0 && op.arg[static_cast<std::size_t>(up_to)] != 0;
  const int taken = n < 0 ? (v.lays_aside ? 1 : -1) : op.arg[static_cast<std::size_t>(n)];
  now.took = open || taken >= kAll ? -1 : taken;
  if (v.lays_aside) now.aside = now.took;
}

Clause said_by_itself(const TextBuilder& sp, const Verb& v, const Op& op, const Clause& who) {
  Clause s = v.say(sp, op, who);
  sp.now().took = -1;
  return s;
}

}  // namespace

Clause TextBuilder::bare(const Op& op) const {
  const Verb& v = l_.verb(op.verb);
  if (v.say) return said_by_itself(*this, v, op, {});
  Clause s{Phrase{flagged(v.params, op, v.key, names_card(v, op)), {}}};
  arguments(v.params, op, s.phrase);
  put_clauses(v.params, op, s);
  put_own(s.phrase);
  note_step(now_, v, op);
  return s;
}

Clause TextBuilder::full(const Op& op, const Clause& as) const {
  const Verb& v = l_.verb(op.verb);
  if (as.empty() && l_.says_you() && has_who(v) && op.arg[0] == kWhoSelf && omits_subject(op, kWhoSelf))
    return bare(op);
  const Clause subject = !as.empty() ? as : has_who(v) ? who(op.arg[0]) : Clause{};
  const Voice voice(*this, subject);
  if (v.say) return said_by_itself(*this, v, op, subject);
  Clause s{Phrase{flagged(v.params, op, has_who(v) ? v.by_key : v.key, names_card(v, op)), {}}};
  arguments(v.params, op, s.phrase);
  put_clauses(v.params, op, s);
  put_own(s.phrase);
  note_step(now_, v, op);
  if (has_who(v)) s.put("who", subject);
  const int then = slot_of(v, "then"), otherwise = slot_of(v, "else");
  if (then < 0 || otherwise < 0) return s;
  return outcome(std::move(s), op.arg[static_cast<std::size_t>(then)], op.arg[static_cast<std::size_t>(otherwise)], -1);
}

Clause TextBuilder::either(const Op& op, int actor) const { return omits_subject(op, actor) ? bare(op) : full(op); }

Clause TextBuilder::join(std::vector<Clause> list, std::string_view two, std::string_view more) const {
  if (list.empty()) return {};
  Clause out = std::move(list.back());
  for (std::size_t i = list.size() - 1; i-- > 0;) {
    Clause joined{Phrase{i + 2 == list.size() ? two : more, {}}};
    joined.put("first", std::move(list[i])).put("rest", std::move(out));
    out = std::move(joined);
  }
  return out;
}

Clause TextBuilder::bare_block(int block) const {
  std::vector<Clause> list;
  for (int pc = block; at(pc).verb != kEnd; ++pc) list.push_back(bare(at(pc)));
  return join(std::move(list), "effects.then", "effects.then");
}

Clause TextBuilder::block(int block) const {
  std::vector<Clause> list;
  for (int pc = block; at(pc).verb != kEnd; ++pc) list.push_back(full(at(pc)));
  return join(std::move(list), "effects.then", "effects.then");
}

Clause TextBuilder::block(int begin, int actor) const {
  return block_omits_subject(begin, actor) ? bare_block(begin) : block(begin);
}

Clause TextBuilder::options(const Op& op, int slot, int actor) const {
  if (Clause same = same_step(*this, op, slot, actor); !same.empty()) return same;
  std::vector<Clause> list;
  const std::size_t from = static_cast<std::size_t>(slot);
  for (int i = 0; i < op.arg[from + 1]; ++i)
    list.push_back(block(c_.lists[static_cast<std::size_t>(op.arg[from] + i)], actor));
  const bool short_ones = all_omit_subject(op, slot, actor);
  if (now_.made) return join(std::move(list), "effects.or.made", "effects.comma.made");
  return join(std::move(list), short_ones ? "effects.or_short" : "effects.or", "effects.comma");
}

Clause TextBuilder::who(int selector) const {
  if (selector == l_.opponent() && now_.opponent_named) return {Phrase{"effects.who.that", {}}};
  if (selector != l_.owner() || now_.it < 0) return {Phrase{l_.selectors().key(selector), {}}};
  if (now_.by_another) return {Phrase{"effects.who.that", {}}};
  Clause s{Phrase{"effects.who.owner", {}}};
  return std::move(s.put("things", Nouns(*this).that_one(now_.it)));
}

Clause TextBuilder::may(int selector, Clause what) const {
  if (l_.says_you() && selector == kWhoSelf) {
    Clause s{Phrase{"effects.you_may", {}}};
    return std::move(s.put("what", std::move(what)));
  }
  Clause s{Phrase{"effects.may", {}}};
  return std::move(s.put("who", who(selector)).put("what", std::move(what)));
}

Clause TextBuilder::pay(int cost) const {
  std::vector<Clause> list;
  for (const CostItem& item : c_.costs[static_cast<std::size_t>(cost)]) {
    const CostWord& word = l_.cost(item.what);
    Phrase p = Phrase{word.key, {}}.number("n", item.n);
    if (word.kinds) p.word("of", word.kinds->key(item.kind));
    list.push_back({p});
  }
  Clause s{Phrase{l_.pay_key(), {}}};
  return s.put("cost", join(std::move(list), "effects.and", "effects.comma"));
}

Clause TextBuilder::pay(int cost, const Clause& who) const {
  Clause s = pay(cost);
  s.phrase.key = l_.pay_by_key();
  return s.put("who", who);
}

Clause TextBuilder::need(const Op& op, int slot) const {
  std::vector<Clause> list;
  const std::size_t from = static_cast<std::size_t>(slot);
  for (int i = 0; i < op.arg[from + 1]; ++i)
    list.push_back(condition(c_.conditions[static_cast<std::size_t>(op.arg[from] + i)]));
  return needs(std::move(list), "effects.need.and");
}
Clause TextBuilder::needs(std::vector<Clause> list, std::string_view two) const {
  const std::size_t joints = list.empty() ? 0 : list.size() - 1;
  Clause out = join(std::move(list), two, "effects.need.comma");
  Clause* joint = &out;
  for (std::size_t i = 0; i < joints; ++i, joint = &joint->parts.back())
    joint->phrase.number("lasts", now_.lasts ? 2 : 1);
  return out;
}
Clause TextBuilder::condition(const Op& op) const {
  const Condition& word = l_.condition(op.verb);
  if (word.say) return word.say(*this, op);
  Clause said{Phrase{word.key, {}}};
  arguments(word.params, op, said.phrase);
  put_clauses(word.params, op, said, Lying::there);
  return said;
}

Clause TextBuilder::gives(const Op& op) const {
  const Modifier& m = l_.modifier(op.verb);
  if (m.say) return m.say(*this, op);
  Clause s{Phrase{flagged(m.params, op, m.key, false), {}}};
  arguments(m.params, op, s.phrase);
  put_clauses(m.params, op, s);
  return s;
}

namespace {

// Whether a number needs more words than a numeral.
bool is_long(const Clause& n) {
  static constexpr std::string_view kShort[] = {"effects.plus", "effects.number", "effects.asked.more",
                                                "effects.asked.less"};
  return std::ranges::find(kShort, n.phrase.key) == std::end(kShort);
}

}  // namespace

Clause TextBuilder::gives_to(const Op& op, const Clause& things, bool many, bool again) const {
  Clause s = gives(op);
  s.phrase.key = kept_key(s.phrase.key, again ? "more" : "made");
  for (std::size_t i = 0; i < s.places.size() && !again; ++i)
    if (s.places[i] == "n" && is_long(s.parts[i])) s.phrase.key = kept_key(s.phrase.key, "long");
  if (!s.phrase.args.full()) s.phrase.number("it", is_said_as_it(things) ? 1 : 2);
  for (Arg& a : s.phrase.args)
    if (a.name == "many") a.value = many ? 2 : 1;
  for (std::size_t i = 0; i < s.places.size(); ++i)
    if (s.places[i] == "on") s.parts[i] = things;
  return s;
}

Clause TextBuilder::outcome(Clause first, int then, int otherwise, int actor) const {
  const bool has_then = !is_empty(then), has_else = !is_empty(otherwise);
  if (!has_then && !has_else) return first;
  Clause s{Phrase{!has_then ? "effects.otherwise" : has_else ? "effects.if_so_or_not" : "effects.if_so", {}}};
  s.put("first", std::move(first));
  if (has_then) s.put("then", block(then, actor));
  if (has_else) s.put("else", block(otherwise, actor));
  return s;
}

std::vector<Clause> say_program(const Language& l, const Code& c, int block) {
  const TextBuilder speaker(l, c);
  std::vector<Clause> out;
  for (int pc = block; c.ops[static_cast<std::size_t>(pc)].verb != kEnd; ++pc)
    out.push_back(speaker.either(c.ops[static_cast<std::size_t>(pc)], kWhoSelf));
  return out;
}

}  // namespace mathom::effects
