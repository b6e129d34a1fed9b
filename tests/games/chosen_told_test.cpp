// The log says what was chosen where a text lets somebody choose, in the words of the text.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "core/rng.h"
#include "rules/game.h"
#include "support/games.h"
#include "support/languages.h"

using namespace mathom;

namespace {

class Chosen final : public EventSink {
 public:
  explicit Chosen(const Game& game) : game_(game) {}
  void emit(const Event& e) override {
    const Phrase p = game_.tell(e);
    if (p.key.ends_with(".told.chose")) told.push_back(p);
  }
  std::vector<Phrase> told;

 private:
  const Game& game_;
};

// Games at random until `most` choices were told, or a hundred games are over.
std::vector<Phrase> choices_of(const Game& game, std::size_t most) {
  Rng rng(5);
  Chosen chosen(game);
  Decision d;
  for (int n = 0; n < 100 && chosen.told.size() < most; ++n) {
    const StatePtr s = game.initial(Json::object());
    for (game.decision(*s, d); !d.over(); game.decision(*s, d)) {
      const bool roll = d.by_luck() && d.ask == Ask::roll;
      const auto options = roll ? d.sides : static_cast<std::uint32_t>(d.options.size());
      game.apply(*s, d, {d.by_luck() && !roll ? rng.next() : rng.below(options), {}}, &chosen);
    }
  }
  return chosen.told;
}

}  // namespace

TEST_CASE("the log says which option of a text was chosen", "[words]") {
  const auto languages = test::languages();
  for (const char* id : {"lotr_board", "lotr_tcg", "war_of_the_ring"}) {
    const Game& game = test::game_named(id);
    const auto told = choices_of(game, 20);
    CHECK(told.size() >= 20);
    const Namer namer{.seat = [](SeatId) { return std::string("Nadia"); },
                      .card = [&game](CardDef c) { return game.card_name(c); }};
    for (const auto& [language, texts] : languages)
      for (const Phrase& p : told) {
        const std::string words = texts.say(p, namer);
        CAPTURE(id, language, words);
        // "Nadia chooses: draw 2 cards."
        const std::size_t colon = words.find(": ");
        REQUIRE(colon != std::string::npos);
        CHECK(words.size() > colon + 8);
        CHECK(words.find_first_of("{}<>#@$") == std::string::npos);
      }
  }
}
