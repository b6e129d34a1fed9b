// The written log: which sentence an event is, if any. Dealing and moving without a story are only for the eyes.
#include "effects/say/say_why.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/events.h"
#include "games/lotr_board/words/words.h"

namespace mathom::lotr_board {
namespace {

constexpr std::array<std::string_view, 6> kResultKeys{"",
                                                      "lotr_board.told.result.destroyed",
                                                      "lotr_board.told.result.fallen",
                                                      "lotr_board.told.result.bearer_lost",
                                                      "lotr_board.told.result.ring_is_mine",
                                                      "lotr_board.told.result.betrayed"};

std::string_view result_key(int result) {
  return result >= 0 && result < 6 ? kResultKeys[static_cast<std::size_t>(result)] : std::string_view();
}

// The key of the sentence; empty: nothing is told.
std::string_view key_of(const Event& e) {
  const bool seen = e.face != CardDef::hidden;
  switch (static_cast<What>(e.what)) {
    case What::shuffled: return {};
    case What::place: return "lotr_board.told.place";
    case What::action: return "lotr_board.told.action";
    case What::turn: return "lotr_board.told.turn";
    case What::drew: return seen ? "lotr_board.told.drew" : "lotr_board.told.drew_hidden";
    case What::dealt: return seen ? "lotr_board.told.dealt" : "lotr_board.told.dealt_hidden";
    case What::removed: return "lotr_board.told.removed";
    case What::revealed: return "lotr_board.told.revealed";
    case What::given: return e.who == e.whom ? "lotr_board.told.given_own" : "lotr_board.told.given";
    case What::set_aside: return {};
    case What::passed: return seen ? "lotr_board.told.passed" : "lotr_board.told.passed_hidden";
    case What::tile: return "lotr_board.told.tile";
    case What::tile_ignored: return "lotr_board.told.tile_ignored";
    case What::tiles_skipped: return "lotr_board.told.tiles_skipped";
    case What::advanced: return "lotr_board.told.advanced";
    case What::silver: return "lotr_board.told.silver";
    case What::gold:
      return e.from == e.to ? std::string_view() : seen ? "lotr_board.told.gold" : "lotr_board.told.gold_hidden";
    case What::change: return "lotr_board.told.change";
    case What::token: return "lotr_board.told.token";
    case What::took: return "lotr_board.told.took";
    case What::cards_gone: return "lotr_board.told.cards_gone";
    case What::sauron: return "lotr_board.told.sauron";
    case What::corrupt: return "lotr_board.told.corrupt";
    case What::purity: return "lotr_board.told.purity";
    case What::eliminated: return "lotr_board.told.eliminated";
    case What::ruined: return "lotr_board.told.ruined";
    case What::discarded: return "lotr_board.told.discarded";
    case What::played: return "lotr_board.told.played";
    case What::story: return "lotr_board.told.story";
    case What::pledged: return "lotr_board.told.pledged";
    case What::pledged_token: return "lotr_board.told.pledged_token";
    case What::pledged_runes: return "lotr_board.told.pledged_runes";
    case What::taken_back: return "lotr_board.told.taken_back";
    case What::paid: return e.who == SeatId::none ? "lotr_board.told.paid_together" : "lotr_board.told.paid";
    case What::not_paid: return "lotr_board.told.not_paid";
    case What::asked: return e.who == e.whom ? "lotr_board.told.asked_own" : "lotr_board.told.asked";
    case What::rolled: return "lotr_board.told.rolled";
    case What::roll_skipped: return "lotr_board.told.roll_skipped";
    case What::roll_ignored: return "lotr_board.told.roll_ignored";
    case What::event: return "lotr_board.told.event";
    case What::event_ignored: return "lotr_board.told.event_ignored";
    case What::called: return "lotr_board.told.called";
    case What::gandalf: return "lotr_board.told.gandalf";
    case What::ring_on: return "lotr_board.told.ring_on";
    case What::bearer: return "lotr_board.told.bearer";
    case What::descent: return "lotr_board.told.descent";
    case What::returned: return "lotr_board.told.returned";
    case What::looked: return seen ? "lotr_board.told.looked" : std::string_view();
    case What::arranged: return "lotr_board.told.arranged";
    case What::volunteer: return "lotr_board.told.volunteer";
    case What::refreshed: return "lotr_board.told.refreshed";
    case What::rested: return "lotr_board.told.rested";
    case What::done: return {};
    case What::chose: return "lotr_board.told.chose";
    case What::doom: return "lotr_board.told.doom";
    case What::destroyed: return "lotr_board.told.destroyed";
    case What::lost: return result_key(e.amount);
  }
  return {};
}

// Numbers that stand for a name.
void add_words(const Event& e, Phrase& p) {
  const auto& places = content().places;
  switch (static_cast<What>(e.what)) {
    case What::place: p.word("place", places[static_cast<std::size_t>(e.amount - 1)].key); break;
    case What::action:
    case What::event: {
      const Place& place = places[static_cast<std::size_t>(e.amount / 10)];
      p.word("name", place.programs[static_cast<std::size_t>(e.amount % 10)].key);
      break;
    }
    case What::advanced: p.word("track", symbol_names().key(e.amount / 100)).number("space", e.amount % 100); break;
    case What::token:
    case What::pledged_token: p.word("token", token_names().key(e.amount)); break;
    case What::sauron:
    case What::corrupt:
    case What::paid:
    case What::not_paid:
    case What::ruined:
    case What::purity: p.word("cause", cause_key(e.to)); break;
    case What::chose: p.word("what", effects::block_as_words(language(), content().code, e.to)); break;
    case What::rolled: p.word("face", content().faces[static_cast<std::size_t>(e.amount)].key); break;
    default: break;
  }
}

}  // namespace

Phrase Rules::tell(const Event& e) const {
  Phrase p = told(key_of(e), e);
  if (!p.empty()) add_words(e, p);
  return p;
}

// Places are chapters, turns are sections.
EventKind Rules::kind(const Event& e) const {
  switch (static_cast<What>(e.what)) {
    case What::place: return EventKind::chapter;
    case What::turn:
    case What::tile:
    case What::played:
    case What::refreshed:
    case What::rested: return EventKind::turn;
    case What::drew:
    case What::dealt:
    case What::revealed:
    case What::given:
    case What::passed:
    case What::took:
    case What::discarded:
    case What::story:
    case What::pledged:
    case What::gandalf: return EventKind::card;
    case What::action:
    case What::event:
    case What::event_ignored:
    case What::tile_ignored:
    case What::tiles_skipped:
    case What::asked:
    case What::called:
    case What::ring_on:
    case What::paid:
    case What::not_paid:
    case What::volunteer:
    case What::chose:
    case What::rolled: return EventKind::word;
    case What::sauron:
    case What::corrupt:
    case What::purity:
    case What::eliminated:
    case What::doom:
    case What::destroyed:
    case What::lost: return EventKind::score;
    default: return EventKind::rest;
  }
}

}  // namespace mathom::lotr_board
