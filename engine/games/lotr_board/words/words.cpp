// Tokens, questions, buttons, and the names of cards.
#include "games/lotr_board/words/words.h"

#include <algorithm>
#include <optional>

#include "effects/run/options.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/rules/play.h"
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

constexpr std::array<std::string_view, kMoments> kMomentKeys{
    "lotr_board.ask.window.before_tile", "lotr_board.ask.window.tile_shown",   "lotr_board.ask.window.before_event",
    "lotr_board.ask.window.before_roll", "lotr_board.ask.window.rolled",       "lotr_board.ask.window.resolved",
    "lotr_board.ask.window.payment",     "lotr_board.ask.window.conflict_end", "lotr_board.ask.window.haven"};

std::string card_word_of(const State& s, CardId c) {
  return index(c) < s.cards.size() && s.cards[index(c)].def != CardDef::hidden
             ? facts_of(index(s.cards[index(c)].def)).word
             : "hidden";
}
CardDef face_of(const State& s, CardId c) {
  return index(c) < s.cards.size() ? s.cards[index(c)].def : CardDef::hidden;
}
std::string seat_word(const Option& o) { return std::to_string(index(o.seat)); }
std::string symbol_word(int symbol) { return std::string(symbol_names().word(symbol)); }

Phrase control_prompt(const State& s) {
  const effects::Op* op = effects::op_of(content().code, s.frames.back());
  Phrase p{"lotr_board.ask.control", {}};
  if (op) {
    const std::string_view word = language().verb(op->verb).word;
    if (word == "may") p.key = "lotr_board.ask.may";
    if (word == "volunteer_or") p.key = "lotr_board.ask.volunteer";
    if (word == "point_at") p.key = "lotr_board.ask.point_at";
  }
  return p.word("for", cause_key(cause_of(s)));
}

// A kind of thing that is missing, as a word for one and a word for several: "a card", "cards".
struct Lack {
  std::string_view one, many;
};
constexpr std::array<Lack, kSymbols + 1> kSymbolLacks{
    {{"lotr_board.need.friendship.one", "lotr_board.need.friendship.many"},
     {"lotr_board.need.travelling.one", "lotr_board.need.travelling.many"},
     {"lotr_board.need.hiding.one", "lotr_board.need.hiding.many"},
     {"lotr_board.need.fighting.one", "lotr_board.need.fighting.many"},
     {"lotr_board.need.star.one", "lotr_board.need.star.many"}}};
constexpr std::array<Lack, kTokenKinds> kTokenLacks{{{"lotr_board.need.ring.one", "lotr_board.need.ring.many"},
                                                     {"lotr_board.need.heart.one", "lotr_board.need.heart.many"},
                                                     {"lotr_board.need.sun.one", "lotr_board.need.sun.many"}}};
constexpr Lack kCardLack{"lotr_board.need.card.one", "lotr_board.need.card.many"},
    kAnyTokenLack{"lotr_board.need.any_token.one", "lotr_board.need.any_token.many"},
    kRuneLack{"lotr_board.need.rune.one", "lotr_board.need.rune.many"};

struct Missing {
  int n;
  std::string_view of;
};
std::vector<Missing> missing_of(const Need& need) {
  std::vector<Missing> out;
  const auto add = [&](int n, const Lack& lack) {
    if (n > 0) out.push_back({n, n == 1 ? lack.one : lack.many});
  };
  // Stars may have filled in for some of the symbols: no more are missing than are missing in all.
  int symbols = need.symbols;
  for (int k = 0; k < kSymbols; ++k) {
    const int n = std::min(symbols, need.symbol[at(k)]);
    add(n, kSymbolLacks[at(k)]);
    symbols -= n;
  }
  add(symbols, kSymbolLacks[kStar]);
  add(need.cards, kCardLack);
  for (int k = 0; k < kTokenKinds; ++k) add(need.token[at(k)], kTokenLacks[at(k)]);
  add(need.any_token, kAnyTokenLack);
  add(need.runes, kRuneLack);
  if (need.named >= 0) out.push_back({1, facts_of(need.named).key});
  if (out.empty()) out.push_back({0, kCardLack.many});
  return out;
}

// What is still to be paid, by how many kinds of things are missing. No price asks for more than three kinds, and
// only for one of each where it asks for three.
struct PayKeys {
  std::array<std::string_view, 3> by_kinds;
};
constexpr PayKeys kPay{{"lotr_board.ask.pay", "lotr_board.ask.pay.two", "lotr_board.ask.pay.three"}},
    kMust{{"lotr_board.ask.must_pay", "lotr_board.ask.must_pay.two", "lotr_board.ask.must_pay.three"}},
    kContribute{{"lotr_board.ask.contribute", "lotr_board.ask.contribute.two", "lotr_board.ask.contribute.three"}},
    kPropose{{"lotr_board.ask.propose", "lotr_board.ask.propose.two", "lotr_board.ask.propose.three"}};

Phrase pay_prompt(const State& s, const PayKeys& keys) {
  const std::vector<Missing> missing = missing_of(need_of(looking_at(s), s.frames.back()));
  const std::size_t kinds = std::min<std::size_t>(missing.size(), 3);
  Phrase p{keys.by_kinds[kinds - 1], {}};
  p.word("for", cause_key(cause_of(s))).number("n", missing[0].n).word("of", missing[0].of);
  if (kinds > 1) p.number("m", missing[1].n).word("and", missing[1].of);
  if (kinds > 2) p.word("also", missing[2].of);
  return p;
}

Phrase card_label(std::string_view key, const State& s, const Option& o) {
  return Phrase{key, {}}.card("card", face_of(s, o.subject));
}

}  // namespace

namespace {

// Causes as numbers, so that an event can carry one.
constexpr int kOfPrograms = 100, kOfCards = 1000, kOfWords = 2000;
constexpr std::array<std::string_view, 5> kCauseWords{"lotr_board.cause.die", "lotr_board.cause.ring",
                                                      "lotr_board.cause.descent", "lotr_board.cause.rest",
                                                      "lotr_board.cause.track"};
enum class CauseWord : std::uint8_t { die, ring, descent, rest, track };
constexpr int cause_number(CauseWord w) { return kOfWords + static_cast<int>(w); }

// What the frame says of the cause; negative: nothing, look below it.
int cause_in(const State& s, const Frame& f) {
  const auto code = static_cast<Code>(f.code);
  const int which = f.local[code == Code::event ? 1 : 0];
  const int programs = static_cast<int>(content().places[s.place].programs.size());
  const auto card = [&](CardId c) {
    return c == CardId::none || s.cards[index(c)].def == CardDef::hidden ? -1 : kOfCards + index(s.cards[index(c)].def);
  };
  switch (code) {
    case Code::event:
    case Code::haven: return which >= 0 && which < programs ? kOfPrograms + 10 * s.place + which : -1;
    case Code::roll: return cause_number(CauseWord::die);
    case Code::ring: return cause_number(CauseWord::ring);
    case Code::descent: return cause_number(CauseWord::descent);
    case Code::move: return cause_number(CauseWord::track);
    case Code::gandalf: return kOfCards + kFirstGandalf + std::clamp<int>(f.local[kGandalfWhich], 0, kGandalf - 1);
    case Code::window: return card(top_of(s.cards, kDiscard));
    case Code::turn:
      return top_of(s.cards, kTileNow) == CardId::none ? cause_number(CauseWord::rest)
                                                       : card(top_of(s.cards, kTileNow));
    default: return -1;
  }
}

}  // namespace

namespace {

// The cause that the lowest `frames` frames tell.
int cause_below(const State& s, int frames) {
  for (int i = frames - 1; i >= 0; --i)
    if (const int cause = cause_in(s, s.frames[i]); cause >= 0) return cause;
  return s.place;
}

}  // namespace

int cause_of(const State& s) { return cause_below(s, s.frames.size()); }

std::string_view cause_key(int cause) {
  const auto& places = content().places;
  if (cause >= kOfWords) return kCauseWords[at(cause - kOfWords)];
  if (cause >= kOfCards) return facts_of(cause - kOfCards).key;
  if (cause >= kOfPrograms) return places[at((cause - kOfPrograms) / 10)].programs[at((cause - kOfPrograms) % 10)].key;
  return places[at(cause)].key;
}

namespace {

// What may still be played: the question stays while a second card may follow the first.
Phrase play_prompt(const State& s) {
  const Table t = looking_at(s);
  const Frame& turn = s.frames.back();
  const bool brown = colour_is_free(t, turn, Colour::brown), grey = colour_is_free(t, turn, Colour::grey);
  const bool any = t.has(s.active, Ability::any_two_cards);
  if (cards_played(turn) == 0) return {any ? "lotr_board.ask.play_any" : "lotr_board.ask.play", {}};
  if (any) return {"lotr_board.ask.play_one_more", {}};
  if (brown == grey) return {"lotr_board.ask.play_no_more", {}};
  return {brown ? "lotr_board.ask.play_brown" : "lotr_board.ask.play_grey", {}};
}

// Who should have paid alone is named.
Phrase unpaid_prompt(const State& s, int below) {
  const Frame* pay =
      below > 0 && static_cast<Code>(s.frames[below - 1].code) == Code::pay ? &s.frames[below - 1] : nullptr;
  const bool alone = pay && pay_by(*pay) == effects::By::alone;
  // Who declined is asked about their own price without being told that they do not pay it.
  const bool own = alone && pay->local[kPaySeat] == s.frames[below].local[kWinAsked];
  Phrase p{!alone             ? "lotr_board.ask.window.payment_nobody"
           : pay_is_due(*pay) ? "lotr_board.ask.window.must_pay"
           : own              ? "lotr_board.ask.window.payment_own"
                              : "lotr_board.ask.window.payment",
           {}};
  if (alone && (!own || pay_is_due(*pay))) p.seat("seat", seat_at(pay->local[kPaySeat]));
  return p.word("for", cause_key(cause_below(s, below)));
}

// Names who or what the moment is about: it is told by the frame below the window.
Phrase window_prompt(const State& s) {
  const auto moment = static_cast<Moment>(s.frames.back().local[kWinMoment]);
  const int below = s.frames.size() - 1;
  const Frame* roll =
      below > 0 && static_cast<Code>(s.frames[below - 1].code) == Code::roll ? &s.frames[below - 1] : nullptr;
  const auto& faces = content().faces;
  Phrase p{kMomentKeys[at(static_cast<int>(moment))], {}};
  switch (moment) {
    case Moment::before_tile: return p.seat("seat", seat_at(s.active));
    case Moment::tile_shown:
      return p.seat("seat", seat_at(s.active)).card("card", face_of(s, top_of(s.cards, kTileNow)));
    case Moment::before_event: return p.word("for", cause_key(cause_below(s, below)));
    case Moment::payment: return unpaid_prompt(s, below);
    case Moment::before_roll: return p.seat("seat", seat_at(roll ? roll->local[kRollWho] : s.active));
    case Moment::rolled: {
      const int face = std::clamp<int>(roll ? roll->local[kRollFace] : 0, 0, static_cast<int>(faces.size()) - 1);
      return p.seat("seat", seat_at(roll ? roll->local[kRollWho] : s.active)).word("face", faces[at(face)].key);
    }
    default: return p;
  }
}

}  // namespace

namespace {

constexpr Subject kNothing{};

// What was used at a moment: a story card lies on top of the pile while it asks.
Subject reaction_in(const State& s, int window) {
  const CardId card = top_of(s.cards, kDiscard);
  if (static_cast<Code>(s.frames[window + 1].code) != Code::program || card == CardId::none) return kNothing;
  return {Subject::Kind::card, index(face_of(s, card))};
}

// Of a roll the moments before and after it are about what asks for it; its price is about the face.
std::optional<Subject> subject_in(const State& s, int i) {
  const Frame& f = s.frames[i];
  const bool on_top = i + 1 == s.frames.size();
  switch (static_cast<Code>(f.code)) {
    case Code::program:
    case Code::pay:
    case Code::draw: return {};
    case Code::window: return on_top ? std::optional<Subject>() : reaction_in(s, i);
    case Code::roll:
      if (on_top || static_cast<Code>(s.frames[i + 1].code) == Code::window) return {};
      return Subject{Subject::Kind::face, f.local[kRollFace]};
    case Code::event: return Subject{Subject::Kind::program, f.local[kEventWhich]};
    case Code::haven: return Subject{Subject::Kind::program, f.local[kHavenAction]};
    case Code::gandalf: return on_top ? kNothing : Subject{Subject::Kind::card, kFirstGandalf + f.local[kGandalfWhich]};
    case Code::turn: {
      const CardId tile = top_of(s.cards, kTileNow);
      return tile == CardId::none ? kNothing : Subject{Subject::Kind::card, index(face_of(s, tile))};
    }
    default: return kNothing;
  }
}

bool is_there(const State& s, const Subject& subject) {
  using Kind = Subject::Kind;
  const int n = subject.is(Kind::program) ? static_cast<int>(content().places[s.place].programs.size())
                : subject.is(Kind::card)  ? kPrints
                : subject.is(Kind::face)  ? static_cast<int>(content().faces.size())
                                          : 0;
  return subject.which >= 0 && subject.which < n;
}

}  // namespace

Subject subject_of(const State& s) {
  for (int i = s.frames.size() - 1; i >= 0; --i)
    if (const auto subject = subject_in(s, i)) return is_there(s, *subject) ? *subject : kNothing;
  return kNothing;
}

std::string_view subject_word(int place, const Subject& subject) {
  switch (subject.kind) {
    case Subject::Kind::program: return content().places[at(place)].programs[at(subject.which)].id;
    case Subject::Kind::card: return facts_of(subject.which).word;
    case Subject::Kind::face: return content().faces[at(subject.which)].key;
    case Subject::Kind::none: return {};
  }
  return {};
}

std::string Rules::token(const State& s, const Decision&, const Option& o) const {
  const auto card = [&] { return card_word_of(s, o.subject); };
  if (effects::is_control(o)) return effects::control_token(o, "choose", seat_word(o));
  switch (verb_of(o)) {
    case Verb::shuffle: return card();
    case Verb::play: {
      const Table t = looking_at(s);
      const CardDef def = face_of(s, o.subject);
      const bool wild = o.amount >= 0 && def != CardDef::hidden && is_wild(t, index(def), s.active);
      return "play " + card() + (wild ? " " + symbol_word(o.amount) : "");
    }
    case Verb::draw_two: return "draw";
    case Verb::rest: return "rest";
    case Verb::done: return "done";
    case Verb::give: return "give " + card();
    case Verb::give_token: return "give-token " + std::string(token_names().word(o.amount));
    case Verb::give_runes: return "give-runes " + std::to_string(o.amount);
    case Verb::refuse: return "refuse";
    case Verb::ask_seat: return "ask " + seat_word(o);
    case Verb::give_up: return "give-up";
    case Verb::pass: return "pass";
    case Verb::pass_turn: return "pass-turn";
    case Verb::story: return "story " + card();
    case Verb::call: return "call";
    case Verb::put_on: return "put-on";
    case Verb::gandalf: return "gandalf " + facts_of(kFirstGandalf + o.amount).word;
    case Verb::track: return "track " + symbol_word(o.amount);
    case Verb::hand_over: return "hand " + card();
    case Verb::assign: return "assign " + card() + " " + seat_word(o);
    case Verb::from: return "from " + seat_word(o);
    case Verb::to: return "to " + seat_word(o);
    case Verb::top_tile: return "top " + card();
    case Verb::drop: return "drop " + card();
  }
  return {};
}

Phrase Rules::prompt(const State& s, const Decision& d) const {
  Phrase p;
  switch (static_cast<Question>(d.why)) {
    case Question::none: return p;
    case Question::shuffle: return {"lotr_board.ask.shuffle", {}};
    case Question::roll: return {"lotr_board.ask.roll", {}};
    case Question::play: return play_prompt(s);
    case Question::window: return window_prompt(s);
    case Question::pay: return pay_prompt(s, kPay);
    case Question::must_pay: return pay_prompt(s, kMust);
    case Question::contribute: return pay_prompt(s, kContribute);
    case Question::propose: return pay_prompt(s, kPropose);
    case Question::gandalf: return {"lotr_board.ask.gandalf", {}};
    case Question::ring_track:
      return Phrase{"lotr_board.ask.ring_track", {}}.number("n", s.frames.back().local[kRingReach]);
    case Question::control: return control_prompt(s);
    case Question::wild_tile: return {"lotr_board.ask.wild_tile", {}};
    case Question::stars_track: return {"lotr_board.ask.stars_track", {}};
    case Question::pass_left: return {"lotr_board.ask.pass_left", {}};
    case Question::share: return Phrase{"lotr_board.ask.share", {}}.card("card", face_of(s, d.source));
    case Question::miruvor_from: return {"lotr_board.ask.pass_from", {}};
    case Question::miruvor_to: return {"lotr_board.ask.pass_to", {}};
    case Question::miruvor_card:
      return Phrase{"lotr_board.ask.pass_card", {}}.seat("seat", seat_at(s.frames.back().local[effects::kC]));
    case Question::refill: return {"lotr_board.ask.refill", {}};
    case Question::arrange_tiles: return {"lotr_board.ask.arrange_tiles", {}};
    case Question::spare: return {"lotr_board.ask.spare", {}};
  }
  return p;
}

namespace {

bool is_for_volunteers(const effects::Op& op) { return language().verb(op.verb).word == "volunteer_or"; }

// To what the Hobbits pay together one gives; what is paid alone is discarded.
bool gives(const Decision& d) { return static_cast<Question>(d.why) == Question::contribute; }

}  // namespace

Phrase Rules::label(const State& s, const Decision& d, const Option& o) const {
  if (effects::is_control(o)) {
    const effects::Op* op = effects::op_of(content().code, s.frames.back());
    if (o.verb == effects::kNo && op)
      return {is_for_volunteers(*op) ? "lotr_board.table.leave_to_others" : "lotr_board.table.leave_it", {}};
    return effects::control_label(language(), content().code, s.frames.back(), o);
  }
  switch (verb_of(o)) {
    case Verb::shuffle: return card_label("lotr_board.label.card", s, o);
    case Verb::play: {
      if (o.amount < 0) return card_label("lotr_board.label.play_idly", s, o);
      return card_label("lotr_board.label.play", s, o).word("track", symbol_names().key(o.amount));
    }
    case Verb::draw_two: return {"lotr_board.label.draw", {}};
    case Verb::rest: return {"lotr_board.label.rest", {}};
    case Verb::done: return {"lotr_board.label.done", {}};
    case Verb::give: return card_label(gives(d) ? "lotr_board.label.give" : "lotr_board.label.drop", s, o);
    case Verb::give_token:
      return Phrase{gives(d) ? "lotr_board.label.give_token" : "lotr_board.label.drop_token", {}}.word(
          "token", kTokenLacks[at(o.amount)].one);
    case Verb::give_runes:
      return Phrase{gives(d) ? "lotr_board.label.give_runes" : "lotr_board.label.drop_runes", {}}.number("n", o.amount);
    case Verb::refuse: return {"lotr_board.label.refuse", {}};
    case Verb::ask_seat:
      if (o.seat == d.seat) return {"lotr_board.label.ask_own", {}};
      return Phrase{"lotr_board.label.ask_seat", {}}.seat("seat", o.seat);
    case Verb::give_up: return {"lotr_board.label.give_up", {}};
    case Verb::pass: return {"lotr_board.label.pass", {}};
    case Verb::pass_turn: return {"lotr_board.label.pass_turn", {}};
    case Verb::story: return card_label("lotr_board.label.story", s, o);
    case Verb::call: return Phrase{"lotr_board.label.call", {}}.number("n", content().gandalf_price);
    case Verb::put_on: return {"lotr_board.label.put_on", {}};
    case Verb::gandalf: return {facts_of(kFirstGandalf + o.amount).key, {}};
    case Verb::track: return Phrase{"lotr_board.label.track", {}}.word("track", symbol_names().key(o.amount));
    case Verb::hand_over: return card_label("lotr_board.label.hand_over", s, o);
    case Verb::assign: return Phrase{"lotr_board.label.seat", {}}.seat("seat", o.seat);
    case Verb::from:
    case Verb::to: return Phrase{"lotr_board.label.seat", {}}.seat("seat", o.seat);
    case Verb::top_tile: return card_label("lotr_board.label.top_tile", s, o);
    case Verb::drop: return card_label("lotr_board.label.drop", s, o);
  }
  return {};
}

Phrase Rules::card_name(CardDef c) const {
  const int i = index(c);
  if (i < 0 || i >= kPrints) return {"lotr_board.card.hidden", {}};
  return {facts_of(i).key, {}};
}
std::string Rules::card_word(CardDef c) const { return index(c) < kPrints ? facts_of(index(c)).word : "hidden"; }

namespace {

std::string_view word_in(const effects::Clause& s, std::string_view place) {
  for (const Arg& a : s.phrase.args)
    if (a.name == place) return a.word;
  return {};
}

// "Unless A and B" could be read as "unless A, and B": two markers at the ends of their tracks are said together.
void say_both_markers(effects::Clause& s) {
  if (s.phrase.key != "effects.unless" || s.parts.size() != 2) return;
  const std::size_t need = s.places.front() == "need" ? 0 : 1;
  const std::vector<effects::Clause>& both = s.parts[need].parts;
  if (s.parts[need].phrase.key != "effects.need.and" || both.size() != 2) return;
  for (const effects::Clause& one : both)
    if (one.phrase.key != "lotr_board.if.track_end") return;
  effects::Clause out{Phrase{"lotr_board.unless_track_ends", {}}
                          .word("track", word_in(both[0], "track"))
                          .word("other", word_in(both[1], "track"))};
  out.put("else", s.parts[1 - need]);
  s = std::move(out);
}

// The end of a track has a sentence of its own, and so has a star, which is no other symbol.
void reword(effects::Clause& s) {
  for (const Arg& a : s.phrase.args)
    if (s.phrase.key == "lotr_board.if.track" && a.name == "upto" && a.value < 0)
      s.phrase.key = "lotr_board.if.track_end";
  if (s.phrase.key == "lotr_board.pay.symbol" && word_in(s, "of") == symbol_names().key(kStar))
    s.phrase.key = "lotr_board.pay.star";
  for (effects::Clause& part : s.parts) reword(part);
  say_both_markers(s);
}

std::vector<effects::Clause> say(int program) {
  auto all = effects::say_program(language(), content().code, program);
  for (effects::Clause& s : all) reword(s);
  return all;
}

}  // namespace

std::vector<effects::Clause> say_event(int place, int event) {
  return say(content().places[at(place)].programs[at(event)].program);
}
std::vector<effects::Clause> say_space(int place, int symbol, int space) {
  const Space& s = content().places[at(place)].track(symbol)->spaces[at(space)];
  auto all = say(s.program);
  if (s.dice > 0) all.push_back({Phrase{"lotr_board.do.die", {}}.number("n", s.dice)});
  return all;
}
std::vector<effects::Clause> say_card(int print) {
  const int program = facts_of(print).program;
  return program < 0 ? std::vector<effects::Clause>() : say(program);
}
std::vector<effects::Clause> say_face(int face) { return say(content().faces[at(face)].program); }

}  // namespace mathom::lotr_board
