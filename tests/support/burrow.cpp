#include "support/burrow.h"

#include <algorithm>
#include <array>

#include "core/bitset.h"
#include "core/json.h"
#include "rules/shuffle.h"

namespace mathom::burrow {
namespace {

constexpr std::array<std::string_view, 6> kKinds{"carrot", "owl", "gift", "storm", "mole", "echo"};
constexpr std::array<std::string_view, 4> kHoleWords{"none", "left", "middle", "right"};

Option option(Verb verb, CardId card = CardId::none, SeatId seat = SeatId::none, int amount = 0) {
  return {static_cast<std::uint16_t>(verb), card, CardId::none, static_cast<std::int16_t>(amount), seat, 0};
}
Verb verb_of(const Option& o) { return static_cast<Verb>(o.verb); }

template <class F>
void for_hand(const State& s, SeatId seat, F f) {
  for (int i = 0; i < s.cards.size(); ++i)
    if (s.cards[i].zone == hand_of(seat)) f(card_at(i), s.cards[i].def);
}

// Rule 2.4: a rabbit with its last life may not play a mole.
bool may_play(const State& s, SeatId seat, CardDef def) {
  return kind_of(def) != Kind::mole || s.lives[static_cast<std::size_t>(index(seat))] > 1;
}

void ask_luck(const State& s, Question q, Decision& d) {
  d.seat = SeatId::luck;
  if (q == Question::stir_deck || q == Question::stir) {
    d.ask = Ask::shuffle;
    const int n = count_in(s.cards, kDeck);
    for (int i = 0; i < n; ++i) d.options.push_back(option(Verb::card, card_in(s.cards, kDeck, i)));
    return;
  }
  d.ask = Ask::roll;
  d.sides = q == Question::wind ? 2 : 3;
  if (q == Question::dig) d.answer_seen_by = only(asked_seat(s));
}

void offer_cards(const State& s, SeatId seat, Verb verb, Decision& d) {
  for_hand(s, seat, [&](CardId c, CardDef def) {
    if (verb == Verb::bribe && kind_of(def) != Kind::carrot) return;
    if (verb == Verb::play && !may_play(s, seat, def)) return;
    d.options.push_back(option(verb, c));
  });
}

void offer_seats(const State& s, SeatId except, Verb verb, Decision& d) {
  for (int i = 0; i < s.seats; ++i)
    if (alive(s, seat_at(i)) && seat_at(i) != except) d.options.push_back(option(verb, CardId::none, seat_at(i)));
}

void ask_seat(const State& s, Question q, Decision& d) {
  const SeatId seat = d.seat;
  switch (q) {
    case Question::hide:
      d.answer_seen_by = only(seat);
      for (int h = 1; h <= kHoles; ++h) d.options.push_back(option(Verb::hide, CardId::none, SeatId::none, h));
      return;
    case Question::bribe: d.options.push_back(option(Verb::bitten)); return offer_cards(s, seat, Verb::bribe, d);
    case Question::act: d.options.push_back(option(Verb::rest)); return offer_cards(s, seat, Verb::play, d);
    case Question::keep:
      d.options.push_back(option(Verb::keep));
      d.options.push_back(option(Verb::bury));
      return;
    case Question::beg: return offer_seats(s, seat, Verb::beg, d);
    case Question::give:
      d.answer_seen_by = static_cast<SeatMask>(only(seat) | only(static_cast<SeatId>(s.frames.back().spare)));
      return offer_cards(s, seat, Verb::give, d);
    case Question::soak: return offer_seats(s, SeatId::none, Verb::soak, d);
    case Question::claim:
      for (int n = 1; n <= kHoles; ++n) d.options.push_back(option(Verb::claim, CardId::none, SeatId::none, n));
      return;
    case Question::doubt:
      d.options.push_back(option(Verb::believe));
      d.options.push_back(option(Verb::doubt));
      return;
    default: return;
  }
}

}  // namespace

bool finished(const State& s) {
  int first = -1;
  for (int i = 0; i < s.seats; ++i) {
    if (!alive(s, seat_at(i))) continue;
    if (first < 0)
      first = team_of(s, i);
    else if (team_of(s, i) != first)
      return false;
  }
  return true;
}

Question question(const State& s) {
  if (s.frames.empty()) return Question::nothing;
  struct Asked {
    Code code;
    int step;  // which comes after the answer
    Question question;
  };
  static constexpr Asked kAsked[] = {
      {Code::match, 1, Question::stir_deck}, {Code::night, 1, Question::hide}, {Code::night, 3, Question::fox},
      {Code::night, 5, Question::bribe},     {Code::turn, 2, Question::act},   {Code::owl, 1, Question::keep},
      {Code::gift, 1, Question::beg},        {Code::gift, 2, Question::give},  {Code::storm, 1, Question::stir},
      {Code::storm, 2, Question::wind},      {Code::storm, 4, Question::soak}, {Code::mole, 1, Question::dig},
      {Code::mole, 2, Question::claim},      {Code::doubt, 1, Question::doubt}};
  const Frame& f = s.frames.back();
  for (const auto& a : kAsked)
    if (static_cast<int>(a.code) == f.code && a.step == f.step) return a.question;
  return Question::nothing;
}

SeatId asked_seat(const State& s) {
  const Frame& f = s.frames.back();
  const Question q = question(s);
  const bool by_place = q == Question::hide || q == Question::bribe || q == Question::give;
  return by_place ? seat_at(f.local[0]) : static_cast<SeatId>(f.spare);
}

const GameInfo& Rules::info() const {
  static const GameInfo kInfo{
      .id = "burrow",
      .least_seats = 2,
      .most_seats = 6,
      .usual_seats = 4,
      .rule_sets = {"meadow", "winter"},
      .options = {{.id = "rounds", .kind = RuleOption::Kind::number, .least = 1, .most = 5, .defaults = {3, 2}},
                  {.id = "lives", .kind = RuleOption::Kind::number, .least = 1, .most = 3, .defaults = {2, 1}},
                  {.id = "teams", .defaults = {1, 0}}}};
  return kInfo;
}

void Rules::check_config(const Json& c, Problems& p) const { check_keys(c, {"seats", "rule_set", "options"}, "", p); }
Json Rules::full_config(const Json& c) const { return full_common_config(info(), c); }

State Rules::initial(const Json& c) const {
  State s;
  s.seats = static_cast<std::uint8_t>(config_seats(info(), c));
  s.rounds = static_cast<std::uint8_t>(config_option(info(), c, 0));
  s.teams = static_cast<std::uint8_t>(config_option(info(), c, 2));
  for (int i = 0; i < s.seats; ++i)
    s.lives[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(config_option(info(), c, 1));
  for (int i = 0; i < kCards; ++i)
    s.cards.push_back({static_cast<CardDef>(i), static_cast<std::uint16_t>(i), kDeck, kEveryone});
  Frame match;
  match.spare = 0xFF;
  s.frames.push_back(match);
  run(s, nullptr);
  return s;
}

void Rules::decision(const State& s, Decision& d) const {
  const Question q = question(s);
  if (q == Question::nothing) return;
  d.why = static_cast<std::uint16_t>(q);
  constexpr std::array kLuck{Question::stir_deck, Question::fox, Question::stir, Question::wind, Question::dig};
  if (std::find(kLuck.begin(), kLuck.end(), q) != kLuck.end()) return ask_luck(s, q, d);
  d.seat = asked_seat(s);
  ask_seat(s, q, d);
}

void Rules::apply(State& s, const Decision& d, const Choice& c, EventSink* events) const {
  Frame& f = s.frames.back();
  if (d.ask == Ask::shuffle) {
    auto pile = identities(s.cards, kDeck);
    shuffle_by(c, pile);
    lay_identities(s.cards, kDeck, pile);
  } else if (d.by_luck()) {
    f.answer = answer_of(static_cast<int>(c.value));
  } else {
    f.answer = answer_of(option_of(d, c));
  }
  run(s, events);
}

Outcome Rules::outcome(const State& s) const {
  Outcome o;
  o.over = s.frames.empty();
  for (int i = 0; i < kMaxSeats; ++i) {
    o.score[static_cast<std::size_t>(i)] = s.score[static_cast<std::size_t>(i)];
    if (i < s.seats) o.team[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(team_of(s, i));
  }
  return o;
}

SeatMask Rules::eliminated(const State& s) const {
  SeatMask out = kNobody;
  for (int i = 0; i < s.seats; ++i)
    if (!alive(s, seat_at(i))) out = static_cast<SeatMask>(out | only(seat_at(i)));
  return out;
}

void Rules::determinize(State& seen, SeatMask, Rng& rng) const {
  BitSet<kCards> known;
  for (const auto& c : seen.cards)
    if (c.def != CardDef::hidden) known.insert(index(c.def));
  FixedVector<CardDef, kCards> unknown;
  (BitSet<kCards>::first(kCards) - known).for_each([&](int i) { unknown.push_back(static_cast<CardDef>(i)); });
  rng.shuffle(unknown);
  for (auto& c : seen.cards)
    if (c.def == CardDef::hidden) {
      c.def = unknown.back();
      unknown.pop_back();
    }
  for (auto& nook : seen.nook)
    if (nook.hole == Hole::hidden) nook.hole = static_cast<Hole>(1 + rng.below(kHoles));
  for (auto& f : seen.frames)
    if (f.code == static_cast<std::uint8_t>(Code::mole) && f.step >= 2 && f.local[0] == 0)
      f.local[0] = static_cast<std::int16_t>(1 + rng.below(kHoles));
}

Json Rules::describe(const State& seen, SeatMask) const {
  Json j = facts(seen);
  j.erase("deck");
  return j;
}

// --- words

std::string Rules::card_word(CardDef def) const {
  const int n = index(def) < 9 ? index(def) + 1 : (index(def) - 9) % 3 + 1;
  return std::string(kKinds[static_cast<std::size_t>(kind_of(def))]) + "-" + std::to_string(n);
}

std::string Rules::token(const State& s, const Decision&, const Option& o) const {
  const auto card = [&] { return card_word(face(s, o.subject)); };
  const auto seat = [&] { return std::to_string(index(o.seat)); };
  switch (verb_of(o)) {
    case Verb::card: return card();
    case Verb::hide: return "hide " + std::string(kHoleWords[static_cast<std::size_t>(o.amount)]);
    case Verb::bitten: return "bitten";
    case Verb::bribe: return "bribe " + card();
    case Verb::rest: return "rest";
    case Verb::play: return "play " + card();
    case Verb::keep: return "keep";
    case Verb::bury: return "bury";
    case Verb::beg: return "beg " + seat();
    case Verb::give: return "give " + card();
    case Verb::soak: return "soak " + seat();
    case Verb::claim: return "claim " + std::to_string(o.amount);
    case Verb::believe: return "believe";
    case Verb::doubt: return "doubt";
  }
  return "";
}

Phrase Rules::card_name(CardDef def) const {
  return Phrase{"burrow.card"}.number("kind", static_cast<int>(kind_of(def))).number("n", index(def));
}

Phrase Rules::prompt(const State&, const Decision& d) const {
  static constexpr std::array<std::string_view, 15> kKeys{"",
                                                          "",
                                                          "burrow.ask.hide",
                                                          "",
                                                          "burrow.ask.bribe",
                                                          "burrow.ask.act",
                                                          "burrow.ask.keep",
                                                          "burrow.ask.beg",
                                                          "burrow.ask.give",
                                                          "",
                                                          "",
                                                          "burrow.ask.soak",
                                                          "",
                                                          "burrow.ask.claim",
                                                          "burrow.ask.doubt"};
  return Phrase{kKeys[d.why]};
}

Phrase Rules::label(const State& s, const Decision&, const Option& o) const {
  Phrase p{"burrow.do"};
  p.number("verb", o.verb);
  if (o.subject != CardId::none) p.card("card", face(s, o.subject));
  if (o.seat != SeatId::none) p.seat("seat", o.seat);
  return p.number("n", o.amount);
}

Phrase Rules::tell(const Event& e) const {
  static constexpr std::array<std::string_view, 22> kKeys{
      "burrow.shuffled", "burrow.dealt",  "burrow.drew",   "burrow.hid",  "burrow.fox",
      "burrow.found",    "burrow.bribed", "burrow.bitten", "burrow.out",  "",
      "burrow.played",   "burrow.scored", "burrow.looked", "burrow.kept", "burrow.buried",
      "burrow.begged",   "burrow.gave",   "burrow.wind",   "burrow.dug",  "burrow.claimed",
      "burrow.believed", "burrow.doubted"};
  Phrase p{kKeys[e.what]};
  return p.empty() ? p : p.seat("who", e.who).seat("whom", e.whom).card("card", e.face).number("n", e.amount);
}

std::optional<Reason> Rules::why_not(const State& s, const Decision& d, const Option& wanted) const {
  if (std::find(d.options.begin(), d.options.end(), wanted) != d.options.end()) return std::nullopt;
  if (index(wanted.subject) >= s.cards.size() || s.cards[index(wanted.subject)].zone != hand_of(d.seat))
    return std::nullopt;
  const bool play = d.why == static_cast<int>(Question::act) && verb_of(wanted) == Verb::play;
  const bool bribe = d.why == static_cast<int>(Question::bribe) && verb_of(wanted) == Verb::bribe;
  if (!play && !bribe) return std::nullopt;
  Reason r{Phrase{play ? "burrow.why.last_life" : "burrow.why.only_carrots"}, play ? "2.4" : "1.3"};
  r.because.push_back(wanted.subject);
  return r;
}

void Rules::refused(const State& s, const Decision& d, std::vector<Option>& out) const {
  const auto q = static_cast<Question>(d.why);
  if (d.by_luck() || (q != Question::act && q != Question::bribe)) return;
  const Verb verb = q == Question::act ? Verb::play : Verb::bribe;
  for_hand(s, d.seat, [&](CardId c, CardDef) {
    const Option o = option(verb, c);
    if (std::find(d.options.begin(), d.options.end(), o) == d.options.end()) out.push_back(o);
  });
}

const Game& game() {
  static const GameOf<Rules> kGame;
  return kGame;
}

}  // namespace mathom::burrow
