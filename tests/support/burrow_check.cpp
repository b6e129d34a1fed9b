// Burrow's invariants, and the ways of tests into its State.
#include <algorithm>

#include "core/bitset.h"
#include "core/json.h"
#include "support/burrow.h"

namespace mathom::burrow {
namespace {

void check_cards(const State& s, Problems& p) {
  if (s.cards.size() != kCards) return p.add("/cards", "must be 24");
  BitSet<kCards> defs;
  BitSet<256 * 32> places;
  for (int i = 0; i < kCards; ++i) {
    const Card& c = s.cards[i];
    const std::string at = "/cards/" + std::to_string(i);
    if (index(c.def) >= kCards) return p.add(at, "is no card");
    if (c.zone >= kFirstHand + s.seats) return p.add(at, "lies nowhere");
    if (c.order >= count_in(s.cards, c.zone)) return p.add(at, "lies beyond its zone");
    if (places.has(c.zone * 32 + c.order)) p.add(at, "lies where another lies");
    if (c.zone == kHeap && c.seen_by != kEveryone) p.add(at, "lies open unseen");
    if (c.zone >= kFirstHand && !contains(c.seen_by, seat_at(c.zone - kFirstHand))) p.add(at, "is held unseen");
    places.insert(c.zone * 32 + c.order);
    defs.insert(index(c.def));
  }
  if (defs.count() != kCards) p.add("/cards", "are not all different");
}

// The steps at which a frame may wait for the frame above it.
bool may_wait(const Frame& f, const Frame& above) {
  const auto code = static_cast<Code>(f.code), top = static_cast<Code>(above.code);
  switch (code) {
    case Code::match: return f.step == 3 && top == Code::night;
    case Code::night: return f.step == 7 && top == Code::turn;
    case Code::turn: return f.step == 3 && top >= Code::carrot && top <= Code::echo;
    case Code::echo: return f.step == 1 && top >= Code::owl && top <= Code::mole;
    case Code::mole: return f.step == 3 && top == Code::doubt;
    default: return false;
  }
}

bool is_living(const State& s, int seat) {
  return seat >= 0 && seat < s.seats && s.lives[static_cast<std::size_t>(seat)] > 0;
}

void check_locals(const State& s, const Frame& f, const std::string& at, Problems& p) {
  const auto code = static_cast<Code>(f.code);
  if (code == Code::match) return;
  if (code == Code::night) {
    if (f.local[0] < 0 || f.local[0] > s.seats || f.local[1] < 0 || f.local[1] > kHoles) p.add(at, "counts wrong");
    return;
  }
  if (!is_living(s, f.spare)) p.add(at, "has no player");
  if (code == Code::mole && f.step >= 2 && (f.local[0] < 1 || f.local[0] > kHoles)) p.add(at, "has dug up nothing");
  if (code == Code::mole && f.step >= 2 && f.seen_by != only(static_cast<SeatId>(f.spare)))
    p.add(at, "tells its number");
  if (code == Code::doubt && (f.local[0] < 1 || f.local[0] > kHoles)) p.add(at, "doubts nothing");
  if (code == Code::storm && (f.local[0] < 0 || f.local[0] > 2)) p.add(at, "blows too hard");
  if (f.answer != Answer{}) p.add(at, "keeps an answer");
}

void check_frames(const State& s, Problems& p) {
  for (int i = 0; i < s.frames.size(); ++i) {
    const Frame& f = s.frames[i];
    const std::string at = "/frames/" + std::to_string(i);
    if (f.code >= kCodes || (i == 0) != (f.code == 0)) return p.add(at, "runs nothing");
    check_locals(s, f, at, p);
    if (i + 1 < s.frames.size() && !may_wait(f, s.frames[i + 1])) return p.add(at, "waits for nothing");
  }
  if (s.frames.empty() || !p.empty()) return;
  const Question q = question(s);
  if (q == Question::nothing) return p.add("/frames", "ask nothing");
  const bool by_seat = q == Question::hide || q == Question::bribe || q == Question::give;
  if (by_seat && !is_living(s, s.frames.back().local[0])) return p.add("/frames", "ask nobody");
  const bool needs_deck = q == Question::keep || q == Question::soak || q == Question::stir || q == Question::stir_deck;
  if (needs_deck && count_in(s.cards, kDeck) == 0) p.add("/frames", "need a deck");
  if (q == Question::give && count_in(s.cards, hand_of(asked_seat(s))) == 0)
    p.add("/frames", "ask for a card that is not there");
  if (q == Question::stir_deck && count_in(s.cards, kDeck) != kCards) p.add("/frames", "stir part of the deck");
  if (finished(s)) p.add("/frames", "go on after the end");
}

void check_numbers(const State& s, Problems& p) {
  if (s.seats < 2 || s.seats > 6) return p.add("/seats", "must be 2 to 6");
  if (s.rounds < 1 || s.rounds > 5 || s.round > s.rounds || s.teams > 1) p.add("/round", "must be sound");
  if (!s.frames.empty() && s.round == s.rounds) p.add("/round", "is over");
  for (int i = 0; i < kMaxSeats; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Nook& n = s.nook[at];
    if (s.lives[at] < 0 || s.lives[at] > 3 || (i >= s.seats && s.lives[at] != 0)) p.add("/lives", "must be 0 to 3");
    if (s.score[at] < 0 || s.score[at] > 5000) p.add("/score", "must be 0 to 5000");
    if (static_cast<int>(n.hole) > kHoles) p.add("/nook", "is no hole");
    if (n.hole == Hole::none ? n.seen_by != kEveryone : n.seen_by != kEveryone && n.seen_by != only(seat_at(i)))
      p.add("/nook", "is seen by the wrong seats");
  }
}

// The card of a word, or none.
CardId card_of(const State& s, const Rules& r, const Json& word) {
  if (!word.is_string()) return CardId::none;
  for (int i = 0; i < s.cards.size(); ++i)
    if (r.card_word(s.cards[i].def) == *word.get_ptr<const std::string*>()) return card_at(i);
  return CardId::none;
}

void lay(State& s, const Rules& r, const Json& words, std::uint8_t zone, SeatMask seen_by, Problems& p) {
  if (!words.is_array()) return p.add("", "a zone must be a list of cards");
  for (const auto& w : words) {
    const CardId c = card_of(s, r, w);
    if (c == CardId::none) return p.add("", "is no card: " + dump_json(w));
    s.cards[index(c)].seen_by = kNobody;
    move_card(s.cards, c, zone, seen_by);
  }
}

}  // namespace

void Rules::check(const State& s, Problems& p) const {
  check_numbers(s, p);
  if (!p.empty()) return;
  check_cards(s, p);
  if (p.empty()) check_frames(s, p);
}

void Rules::arrange(State& s, const Json& setup, Problems& p) const {
  check_keys(setup, {"hands", "deck", "lives"}, "", p);
  for (CardId c = top_of(s.cards, kDeck); c != CardId::none; c = top_of(s.cards, kDeck))
    move_card(s.cards, c, kHeap, kEveryone);
  if (const Json* hands = member(setup, "hands"))
    for (std::size_t i = 0; i < hands->size() && i < s.seats; ++i) {
      const SeatId seat = seat_at(static_cast<int>(i));
      lay(s, *this, (*hands)[i], hand_of(seat), only(seat), p);
    }
  if (const Json* deck = member(setup, "deck")) lay(s, *this, *deck, kDeck, kNobody, p);
  if (const Json* lives = member(setup, "lives"))
    for (std::size_t i = 0; i < lives->size() && i < s.seats; ++i)
      s.lives[i] = whole_number<std::int8_t>((*lives)[i]).value_or(-1);
  s.frames.clear();
  Frame match, night, turn;
  match.step = 3;
  match.spare = 0xFF;
  night.code = static_cast<std::uint8_t>(Code::night);
  night.step = 7;
  night.spare = 0xFF;
  night.local[0] = 1;
  turn.code = static_cast<std::uint8_t>(Code::turn);
  turn.spare = 0;
  for (const auto& f : {match, night, turn}) s.frames.push_back(f);
  run(s, nullptr);
}

Json Rules::facts(const State& s) const {
  Json hands = Json::array(), lives = Json::array(), score = Json::array(), nooks = Json::array(), deck = Json::array();
  const auto word = [&](CardDef def) { return def == CardDef::hidden ? std::string("hidden") : card_word(def); };
  for (int i = 0; i < s.seats; ++i) {
    const auto at = static_cast<std::size_t>(i);
    Json hand = Json::array();
    for (int n = 0; n < count_in(s.cards, hand_of(seat_at(i))); ++n)
      hand.push_back(word(s.cards[index(card_in(s.cards, hand_of(seat_at(i)), n))].def));
    hands.push_back(hand);
    lives.push_back(s.lives[at]);
    score.push_back(s.score[at]);
    nooks.push_back(static_cast<int>(s.nook[at].hole));
  }
  for (int n = 0; n < count_in(s.cards, kDeck); ++n)
    deck.push_back(word(s.cards[index(card_in(s.cards, kDeck, n))].def));
  const CardId top = top_of(s.cards, kDeck);
  return {{"hands", hands},
          {"lives", lives},
          {"score", score},
          {"nooks", nooks},
          {"deck", deck},
          {"round", s.round},
          {"top", top == CardId::none ? "none" : word(s.cards[index(top)].def)},
          {"heap", count_in(s.cards, kHeap)}};
}

}  // namespace mathom::burrow
