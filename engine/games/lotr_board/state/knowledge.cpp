// What a seat may know, put to use: a world that fits it, and its description in words.
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/phases.h"
#include "games/lotr_board/words/words.h"
#include "rules/describe.h"

namespace mathom::lotr_board {
namespace {

constexpr std::array<const char*, 6> kResultWords{"playing",     "destroyed",    "fallen",
                                                  "bearer_lost", "ring_is_mine", "betrayed"};

bool is_story(int print) { return facts_of(print).colour == Colour::story; }

// Deals the unseen cards of one pack over the places where nobody among the viewers can see. A story card in a hand is
// always known (ruling R6), so those that are missing lie in the box.
void deal_unseen(State& s, Group g, Rng& rng) {
  FixedVector<int, kCards> plain, story, places;
  std::array<bool, kCards> seen{};
  for (const Card& c : s.cards)
    if (c.def != CardDef::hidden) seen[at(index(c.def))] = true;
  for (int i = 0; i < kCards; ++i)
    if (group_of(i) == g && !seen[at(i)]) (is_story(i) ? story : plain).push_back(i);
  rng.shuffle(plain);
  for (int i = 0; i < kCards; ++i) {
    Card& c = s.cards[i];
    if (group_of(i) != g || c.def != CardDef::hidden) continue;
    if (c.zone == kBoxUnseen || c.zone == kPool) {
      places.push_back(i);
      continue;
    }
    c.def = static_cast<CardDef>(plain.back());
    plain.pop_back();
  }
  for (const int print : story) plain.push_back(print);
  rng.shuffle(plain);
  for (const int i : places) {
    s.cards[i].def = static_cast<CardDef>(plain.back());
    plain.pop_back();
  }
}

Json words(const State& s, std::uint8_t zone) {
  Json out = Json::array();
  for (int n = 0; n < count_in(s.cards, zone); ++n) {
    const CardDef def = s.cards[index(card_in(s.cards, zone, n))].def;
    out.push_back(def == CardDef::hidden ? std::string("hidden") : facts_of(index(def)).word);
  }
  return out;
}

Json tracks(const State& s) {
  Json out = Json::object();
  const Place& place = content().places[s.place];
  for (int i = 0; i < kSymbols; ++i)
    if (place.track(i)) out[std::string(symbol_names().word(i))] = s.track[at(i)];
  return out;
}

Json public_json(const State& s) {
  const Table t = looking_at(s);
  Json out = {{"place", content().places[s.place].id},
              {"tracks", tracks(s)},
              {"event", s.event},
              {"sauron", s.sauron},
              {"corruption", by_seat(s.seats, [&](int i) { return Json(s.corruption[at(i)]); })},
              {"alive", by_seat(s.seats, [&](int i) { return Json(is_alive(s, i)); })},
              {"hands", by_seat(s.seats, [&](int i) { return words(s, hand_of(i)); })},
              {"hand_sizes", by_seat(s.seats, [&](int i) { return Json(hand_size(s, i)); })},
              {"runes", by_seat(s.seats, [&](int i) { return Json(t.runes(i)); })},
              {"gold", by_seat(s.seats, [&](int i) { return words(s, gold_of(i)); })},
              {"tokens", by_seat(s.seats,
                                 [&](int i) {
                                   Json j = Json::object();
                                   for (int k = 0; k < kTokenKinds; ++k)
                                     j[std::string(token_names().word(k))] = s.tokens[at(i)][at(k)];
                                   return j;
                                 })},
              {"bearer", s.doom ? Json(nullptr) : Json(s.bearer)},
              {"active", s.active},
              {"ring_used", s.ring_used},
              {"points", s.points},
              {"result", kResultWords[static_cast<std::size_t>(s.result)]},
              {"deck", count_in(s.cards, kDeck)},
              {"discard", words(s, kDiscard)},
              {"box", words(s, kBox)},
              {"board", words(s, kBoard)},
              {"tile", words(s, kTileNow)},
              {"tiles", count_in(s.cards, kTileStack)},
              {"tiles_done", words(s, kTilesDone)},
              {"pledged", by_seat(s.seats, [&](int i) { return words(s, pledge_of(i)); })}};
  Json gandalf = Json::array();
  for (int i = 0; i < kGandalf; ++i)
    if ((s.gandalf_used >> i & 1) == 0) gandalf.push_back(facts_of(kFirstGandalf + i).word);
  out["gandalf"] = std::move(gandalf);
  return out;
}

}  // namespace

void Rules::determinize(State& s, SeatMask viewers, Rng& rng) const {
  if (viewers == kEveryone) return;
  for (int g = 0; g < kGroups; ++g) deal_unseen(s, static_cast<Group>(g), rng);
}

Json Rules::describe(const State& seen, SeatMask viewers) const {
  Json out = public_json(seen);
  out["viewers"] = seat_list(viewers, seen.seats);
  return out;
}

Json Rules::facts(const State& s) const {
  Json out = public_json(s);
  out["tile_stack"] = words(s, kTileStack);
  out["quest_deck"] = words(s, kDeck);
  if (const std::string_view about = subject_word(s.place, subject_of(s)); !about.empty())
    out["about"] = std::string(about);
  return out;
}

}  // namespace mathom::lotr_board
