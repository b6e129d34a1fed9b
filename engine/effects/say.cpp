#include "effects/say.h"

#include <algorithm>

#include "rules/texts.h"

namespace mathom::effects {
namespace {

bool has_who(const Verb& v) { return !v.params.empty() && v.params[0].kind == Param::Kind::who; }

// The place of a parameter among the arguments, by its key; -1: there is none.
int slot_of(const Verb& v, std::string_view key) {
  for (std::size_t i = 0; i < v.params.size(); ++i)
    if (v.params[i].key == key) return v.slot(i);
  return -1;
}

// A flag that is set has a sentence of its own: "<key>.<flag>". ("up_to" is said of the number.)
std::string_view flagged(const Verb& v, const Op& op, std::string_view key) {
  std::size_t slot = 0;
  for (const Param& p : v.params) {
    if (p.kind == Param::Kind::flag && p.key != "up_to" && op.arg[slot] != 0) return kept_key(key, p.key);
    slot += static_cast<std::size_t>(p.width());
  }
  return key;
}

// A phrase holds words and numbers, but no things and nothing that is counted first.
bool fits_a_phrase(const Verb& v, const Op& op) {
  std::size_t slot = 0;
  for (const Param& p : v.params) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind == Param::Kind::things && arg >= 0) return false;
    if (p.kind == Param::Kind::value && arg >= kComputed) return false;
    if (p.kind == Param::Kind::conditions) return false;
  }
  return true;
}

}  // namespace

std::string_view kept_key(std::string_view key, std::string_view suffix) {
  static std::deque<std::string> keys;
  const std::string whole = std::string(key) + "." + std::string(suffix);
  for (const std::string& k : keys)
    if (k == whole) return k;
  keys.push_back(whole);
  return keys.back();
}

std::string in_words(const Saying& s, const Say& say) {
  std::string text = say(s.phrase);
  for (std::size_t i = 0; i < s.places.size(); ++i) {
    const std::string place = "<" + std::string(s.places[i]) + ">", words = in_words(s.parts[i], say);
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + words.size()))
      text.replace(at, place.size(), words);
  }
  return text;
}

std::string sentences(const std::vector<Saying>& list, const Say& say) {
  std::string out;
  for (const Saying& s : list) {
    std::string words = in_words(s, say);
    begin_sentence(words);
    if (!out.empty()) out += " ";
    out += words + ".";
  }
  return out;
}

bool Speaker::is_empty(int block) const { return at(block).verb == kEnd; }

const Op* Speaker::only_step(int block) const {
  return is_empty(block) || at(block + 1).verb != kEnd ? nullptr : &at(block);
}

bool Speaker::is_bare(const Op& op, int actor) const {
  const Verb& v = l_.verb(op.verb);
  if (v.say) return v.bare && v.bare(*this, op, actor);
  const int then = slot_of(v, "then"), otherwise = slot_of(v, "else");
  const auto holds = [&](int slot) { return slot >= 0 && !is_empty(op.arg[static_cast<std::size_t>(slot)]); };
  return has_who(v) && op.arg[0] == actor && !holds(then) && !holds(otherwise);
}

bool Speaker::is_bare_block(int block, int actor) const {
  for (int pc = block; at(pc).verb != kEnd; ++pc)
    if (!is_bare(at(pc), actor)) return false;
  return !is_empty(block);
}

bool Speaker::all_bare(const Op& op, int slot, int actor) const {
  const std::size_t from = static_cast<std::size_t>(slot);
  for (int i = 0; i < op.arg[from + 1]; ++i)
    if (!is_bare_block(c_.lists[static_cast<std::size_t>(op.arg[from] + i)], actor)) return false;
  return true;
}

void Speaker::arguments(const std::vector<Param>& params, const Op& op, Phrase& p) const {
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

Saying Speaker::bare(const Op& op) const {
  const Verb& v = l_.verb(op.verb);
  if (v.say) return v.say(*this, op, {});
  Saying s{Phrase{flagged(v, op, v.key), {}}};
  arguments(v.params, op, s.phrase);
  sayings(v.params, op, s);
  return s;
}

Saying Speaker::full(const Op& op, const Saying& as) const {
  const Verb& v = l_.verb(op.verb);
  if (as.empty() && l_.says_you() && has_who(v) && op.arg[0] == kHimself && is_bare(op, kHimself)) return bare(op);
  const Saying subject = !as.empty() ? as : has_who(v) ? who(op.arg[0]) : Saying{};
  if (v.say) return v.say(*this, op, subject);
  Saying s{Phrase{flagged(v, op, has_who(v) ? v.by_key : v.key), {}}};
  arguments(v.params, op, s.phrase);
  sayings(v.params, op, s);
  if (has_who(v)) s.put("who", subject);
  const int then = slot_of(v, "then"), otherwise = slot_of(v, "else");
  if (then < 0 || otherwise < 0) return s;
  return outcome(std::move(s), op.arg[static_cast<std::size_t>(then)], op.arg[static_cast<std::size_t>(otherwise)], -1);
}

Saying Speaker::either(const Op& op, int actor) const { return is_bare(op, actor) ? bare(op) : full(op); }

Saying Speaker::join(std::vector<Saying> list, std::string_view two, std::string_view more) const {
  if (list.empty()) return {};
  Saying out = std::move(list.back());
  for (std::size_t i = list.size() - 1; i-- > 0;) {
    Saying joined{Phrase{i + 2 == list.size() ? two : more, {}}};
    joined.put("first", std::move(list[i])).put("rest", std::move(out));
    out = std::move(joined);
  }
  return out;
}

Saying Speaker::bare_block(int block) const {
  std::vector<Saying> list;
  for (int pc = block; at(pc).verb != kEnd; ++pc) list.push_back(bare(at(pc)));
  return join(std::move(list), "effects.then", "effects.then");
}

Saying Speaker::block(int block) const {
  std::vector<Saying> list;
  for (int pc = block; at(pc).verb != kEnd; ++pc) list.push_back(full(at(pc)));
  return join(std::move(list), "effects.then", "effects.then");
}

Saying Speaker::block(int begin, int actor) const {
  return is_bare_block(begin, actor) ? bare_block(begin) : block(begin);
}

Saying Speaker::options(const Op& op, int slot, int actor) const {
  std::vector<Saying> list;
  const std::size_t from = static_cast<std::size_t>(slot);
  for (int i = 0; i < op.arg[from + 1]; ++i)
    list.push_back(block(c_.lists[static_cast<std::size_t>(op.arg[from] + i)], actor));
  const bool short_ones = all_bare(op, slot, actor);
  return join(std::move(list), short_ones ? "effects.or_short" : "effects.or", "effects.comma");
}

Saying Speaker::who(int selector) const { return {Phrase{l_.selectors().key(selector), {}}}; }

Saying Speaker::may(int selector, Saying what) const {
  if (l_.says_you() && selector == kHimself) {
    Saying s{Phrase{"effects.you_may", {}}};
    return std::move(s.put("what", std::move(what)));
  }
  Saying s{Phrase{"effects.may", {}}};
  return std::move(s.put("who", who(selector)).put("what", std::move(what)));
}

Saying Speaker::pay(int cost) const {
  std::vector<Saying> list;
  for (const CostItem& item : c_.costs[static_cast<std::size_t>(cost)]) {
    const CostWord& word = l_.cost(item.what);
    Phrase p = Phrase{word.key, {}}.number("n", item.n);
    if (word.kinds) p.word("of", word.kinds->key(item.kind));
    list.push_back({p});
  }
  Saying s{Phrase{l_.pay_key(), {}}};
  return s.put("cost", join(std::move(list), "effects.and", "effects.comma"));
}

Saying Speaker::pay(int cost, const Saying& who) const {
  Saying s = pay(cost);
  s.phrase.key = l_.pay_by_key();
  return s.put("who", who);
}

Saying Speaker::need(const Op& op, int slot) const {
  std::vector<Saying> list;
  const std::size_t from = static_cast<std::size_t>(slot);
  for (int i = 0; i < op.arg[from + 1]; ++i) {
    const Op& condition = c_.conditions[static_cast<std::size_t>(op.arg[from] + i)];
    const Condition& word = l_.condition(condition.verb);
    if (word.say) {
      list.push_back(word.say(*this, condition));
      continue;
    }
    Saying said{Phrase{word.key, {}}};
    arguments(word.params, condition, said.phrase);
    sayings(word.params, condition, said, Lying::there);
    list.push_back(std::move(said));
  }
  return join(std::move(list), "effects.and", "effects.comma");
}

Saying Speaker::outcome(Saying first, int then, int otherwise, int actor) const {
  const bool has_then = !is_empty(then), has_else = !is_empty(otherwise);
  if (!has_then && !has_else) return first;
  Saying s{Phrase{!has_then ? "effects.otherwise" : has_else ? "effects.if_so_or_not" : "effects.if_so", {}}};
  s.put("first", std::move(first));
  if (has_then) s.put("then", block(then, actor));
  if (has_else) s.put("else", block(otherwise, actor));
  return s;
}

std::vector<Saying> say_program(const Language& l, const Code& c, int block) {
  const Speaker speaker(l, c);
  std::vector<Saying> out;
  for (int pc = block; c.ops[static_cast<std::size_t>(pc)].verb != kEnd; ++pc)
    out.push_back(speaker.either(c.ops[static_cast<std::size_t>(pc)], kHimself));
  return out;
}

Phrase say_step(const Language& l, const Op& op, int number) {
  static const Code kNoCode;
  if (l.verb(op.verb).say || !fits_a_phrase(l.verb(op.verb), op)) return Phrase{"effects.way", {}}.number("n", number);
  Phrase p = Speaker(l, kNoCode).bare(op).phrase;
  p.begins = true;
  return p;
}

}  // namespace mathom::effects
