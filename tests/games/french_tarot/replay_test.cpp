// Twelve whole deals played elsewhere: every list of legal cards, every winner and every result must
// come out the same here.
#include <algorithm>

#include "core/json.h"
#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/named_cases.h"
#include "support/files.h"

using namespace mathom;
using namespace mathom::french_tarot;
using Card = french_tarot::Card;

namespace {

std::string word_of(const Json& code) {
  const auto card = card_from_code(code.get<std::string>());
  REQUIRE(card.has_value());
  return card_token(*card);
}
Json words_of(const Json& codes) {
  Json list = Json::array();
  for (const Json& code : codes) list.push_back(word_of(code));
  return list;
}
std::string dashed(std::string word) {
  std::replace(word.begin(), word.end(), '_', '-');
  return word;
}

class Replay {
 public:
  explicit Replay(const Json& deal) : deal_(deal), game_(french_tarot::game()) {}

  void run() {
    lay();
    bid();
    prepare();
    for (const Json& trick : deal_["tricks"]) play_trick(trick);
    game_.decision(*state_, d_);
    CHECK(d_.over());
    check_result();
  }

 private:
  void lay() {
    const Json config{{"seats", deal_["players"]}};
    REQUIRE(game_.check_config(config).empty());
    state_ = game_.initial(config);
    Json hands = Json::array();
    for (const Json& hand : deal_["hands"]) hands.push_back(words_of(hand));
    Problems problems;
    game_.arrange(*state_, Json{{"dealer", deal_["dealer"]}, {"hands", hands}, {"dog", words_of(deal_["dog"])}},
                  problems);
    REQUIRE(problems.text() == "");
    REQUIRE(game_.check(*state_).text() == "");
  }

  void choose(int seat, const std::string& token) {
    game_.decision(*state_, d_);
    INFO("seat " << seat << ": " << token);
    REQUIRE(d_.seat == seat_at(seat));
    const int option = find_option(game_, *state_, d_, token);
    REQUIRE(option >= 0);
    game_.apply(*state_, d_, {static_cast<std::uint64_t>(option), {}}, nullptr);
    REQUIRE(game_.check(*state_).text() == "");
  }

  void bid() {
    for (const Json& bid : deal_["bids"]) choose(bid[0].get<int>(), "bid " + dashed(bid[1].get<std::string>()));
  }

  // The call, the discard and the slam, in the federation's order.
  void prepare() {
    const int taker = deal_["taker"].get<int>();
    if (!deal_["called_card"].is_null()) choose(taker, "call " + word_of(deal_["called_card"]));
    if (!deal_["discard"].is_null())
      for (const Json& code : deal_["discard"]) choose(taker, "discard " + word_of(code));
    choose(taker, deal_["slam_announced"].get<bool>() ? "announce slam" : "announce nothing");
  }

  // Before a first card: the handful of this seat, and what it kept hidden.
  void show_handful(int seat) {
    for (const Json& h : deal_["handfuls"]) {
      if (h["player"].get<int>() != seat) continue;
      choose(seat, "show " + h["size"].get<std::string>());
      const Json shown = words_of(h["shown"]);
      for (game_.decision(*state_, d_); !playing(); game_.decision(*state_, d_)) choose(seat, hidden_trump(shown));
    }
  }
  bool playing() const { return game_.token(*state_, d_, d_.options.front()).starts_with("play "); }
  std::string hidden_trump(const Json& shown) const {
    for (const Option& o : d_.options) {
      const std::string token = game_.token(*state_, d_, o);
      if (std::find(shown.begin(), shown.end(), token.substr(5)) == shown.end()) return token;
    }
    return "keep nothing";
  }

  Json offered_cards() {
    game_.decision(*state_, d_);
    Json list = Json::array();
    for (const Option& o : d_.options) {
      const std::string token = game_.token(*state_, d_, o);
      if (token.starts_with("play ")) list.push_back(token.substr(5));
    }
    std::sort(list.begin(), list.end());
    return list;
  }

  void play_trick(const Json& trick) {
    int seat = trick["leader"].get<int>();
    for (std::size_t i = 0; i < trick["cards"].size(); ++i) {
      if (first_trick_) show_handful(seat);
      Json legal = words_of(trick["legal"][i]);
      std::sort(legal.begin(), legal.end());
      CHECK(offered_cards() == legal);
      choose(seat, "play " + word_of(trick["cards"][i]));
      seat = (seat + 1) % deal_["players"].get<int>();
    }
    first_trick_ = false;
    CHECK(game_.facts(*state_)["leader"] == trick["winner"]);
  }

  void check_result() {
    const Json last = game_.facts(*state_)["last"];
    const Json& expected = deal_["result_fft"];
    CHECK(last["points"].get<double>() * 2 == expected["taker_half_points"].get<double>());
    CHECK(last["oudlers"] == expected["taker_oudlers"]);
    CHECK(last["made"] == expected["made"]);
    CHECK(last["margin"] == expected["margin"]);
    CHECK(last["per_defender"] == expected["per_defender"]);
    CHECK(last["scores"] == expected["scores"]);
    CHECK(last["partner"] == deal_["partner"]);
    const auto side = [](const Json& j) { return j.is_null() ? Json("none") : j; };
    CHECK(last["petit_au_bout"] == side(expected["petit_au_bout"]));
    CHECK(last["slam_made_by"] == side(expected["slam_made_by"]));
  }

  const Json& deal_;
  const Game& game_;
  StatePtr state_;
  Decision d_;
  bool first_trick_ = true;
};

std::string title(const Json& deal) {
  std::string name = "French Tarot replays deal " + deal["id"].get<std::string>() + ":";
  for (const Json& feature : deal["features"]) name += ' ' + feature.get<std::string>();
  return name;
}

int register_deals() {
  Problems problems;
  const auto data = parse_json(test::read_file("tests/data/french_tarot/replays.json"), problems);
  if (!data) return 0;
  int n = 0;
  for (const Json& deal : (*data)["deals"]) {
    test::register_case(title(deal), "[french_tarot][replay]", [deal] { Replay(deal).run(); });
    ++n;
  }
  return n;
}

const int kDeals = register_deals();

}  // namespace

TEST_CASE("the twelve replayed deals of French Tarot are found", "[french_tarot][replay]") { CHECK(kDeals == 12); }
