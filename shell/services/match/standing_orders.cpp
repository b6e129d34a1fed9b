#include "shell/services/match/standing_orders.h"

#include <algorithm>
#include <vector>

#include "core/json.h"
#include "rules/game.h"

namespace mathom {

namespace {

using Means = StandingTexts::Means;
using Meaning = StandingTexts::Meaning;

constexpr std::string_view kStandings[] = {"ask", "always", "never"};
constexpr std::string_view kBy[] = {"pass", "always", "first", "never"};

template <std::size_t n>
std::optional<std::size_t> place_in(const std::string_view (&words)[n], const std::string* word) {
  const auto found = word ? std::find(std::begin(words), std::end(words), *word) : std::end(words);
  if (found == std::end(words)) return std::nullopt;
  return static_cast<std::size_t>(found - std::begin(words));
}

}  // namespace

Standing StandingOrders::of(SeatId seat, const CatalogText& text) const {
  if (!is_player(seat)) return Standing::ask;
  const auto& all = of(seat);
  const auto found = all.find(text);
  return found == all.end() ? Standing::ask : found->second;
}

void StandingOrders::order(SeatId seat, const CatalogText& text, Standing standing) {
  if (!is_player(seat)) return;
  auto& all = orders_[at(index(seat))];
  if (standing == Standing::ask)
    all.erase(text);
  else
    all[text] = standing;
}

void StandingOrders::stop_at(SeatId seat, int stop, bool stops) {
  if (!is_player(seat)) return;
  const std::uint32_t bit = std::uint32_t{1} << stop;
  auto& over = passed_over_[at(index(seat))];
  over = stops ? over & ~bit : over | bit;
}

const StandingOrders::Given* StandingOrders::given_at(std::uint32_t ply) const {
  const auto found = given_.find(ply);
  return found == given_.end() ? nullptr : &found->second;
}

// The player does not stop here.
std::optional<StandingOrders::Answer> StandingOrders::pass_over(const View& view) const {
  const int stop = texts_->stop_of(view);
  if (stop < 0 || stops_at(view.decision.seat, stop)) return std::nullopt;
  const auto& options = view.decision.options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (texts_->meaning(game_, view, options[i]).means == Means::pass) return Answer{i, {By::no_stop, {}}};
  return std::nullopt;
}

// An option that no order is about leaves the question to the player, unless an order decides for another one. A text
// without an order is never used.
std::optional<StandingOrders::Answer> StandingOrders::answer(const View& view) const {
  if (!texts_ || !view.yours()) return std::nullopt;
  const auto& options = view.decision.options;
  std::optional<Answer> leaves, refused;
  bool only_passes = true, asks = false;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Meaning m = texts_->meaning(game_, view, options[i]);
    const Standing now = of(view.decision.seat, m.text);
    const bool may_leave = m.means == Means::pass || m.means == Means::leave;
    only_passes = only_passes && may_leave;
    if (may_leave && !leaves) leaves = Answer{i, {}};
    if (m.means == Means::use && now == Standing::always) return Answer{i, {By::always, m.text}};
    if (m.means == Means::first && now == Standing::always) return Answer{i, {By::first, m.text}};
    if (m.means == Means::use && now == Standing::never)
      refused = refused.value_or(Answer{0, {By::never, m.text}});
    else
      asks = asks || !may_leave;
  }
  if (!leaves) return std::nullopt;
  if (only_passes) return leaves;
  if (const auto passed = pass_over(view)) return passed;
  if (asks || !refused) return std::nullopt;
  refused->option = leaves->option;
  return refused;
}

// An option that shows cards or ends something is left to the player, even if it is the only one.
std::optional<StandingOrders::Answer> StandingOrders::only_cards(const View& view) {
  const Decision& d = view.decision;
  if (!view.yours() || (d.ask != Ask::act && d.ask != Ask::pick)) return std::nullopt;
  const int needed = d.ask == Ask::pick ? d.min - d.picked : 1;
  if (needed < static_cast<int>(d.options.size())) return std::nullopt;
  const bool cards = std::ranges::all_of(d.options, [](const Option& o) { return o.subject != CardId::none; });
  return cards ? std::optional(Answer{0, {By::only_cards, {}}}) : std::nullopt;
}

// "the-one-ring 2": cards by their words, so that another version of the program reads them.
std::string StandingOrders::word_of(const CatalogText& text) const {
  return game_.card_word(text.card) + " " + std::to_string(text.text + 1);
}

StandingOrders::Words StandingOrders::by_word() const {
  Words out;
  if (!texts_) return out;
  for (int card = 0; card < game_.info().prints; ++card)
    for (const auto& [text, required] : texts_->texts_of(game_, static_cast<CardDef>(card)))
      out.emplace(word_of(text), text);
  return out;
}

std::string StandingOrders::text() const {
  Json orders = Json::array(), given = Json::array(), over = Json::array(), only = Json::array(),
       planned = Json::array();
  bool any = !given_.empty();
  for (const auto& all : orders_) {
    Json of_seat = Json::object();
    for (const auto& [text, standing] : all) of_seat[word_of(text)] = kStandings[static_cast<std::size_t>(standing)];
    any = any || !all.empty();
    orders.push_back(std::move(of_seat));
  }
  for (const std::uint32_t bits : passed_over_) {
    Json of_seat = Json::array();
    const auto stops = texts_ ? texts_->stops() : std::span<const StandingTexts::Stop>();
    for (std::size_t i = 0; i < stops.size(); ++i)
      if ((bits >> i & 1) != 0) of_seat.push_back(stops[i].word);
    any = any || bits != 0;
    over.push_back(std::move(of_seat));
  }
  if (!any) return {};
  Json passes = Json::array(), without_stop = Json::array();
  for (const auto& [ply, what] : given_) {
    if (what.by == By::nothing_else)
      passes.push_back(ply);
    else if (what.by == By::no_stop)
      without_stop.push_back(ply);
    else if (what.by == By::only_cards)
      only.push_back(ply);
    else if (what.by == By::planned)
      planned.push_back(ply);
    else
      given.push_back({ply, kBy[static_cast<std::size_t>(what.by)], word_of(what.text)});
  }
  return dump_json(Json{{"orders", std::move(orders)},
                        {"passed_over", std::move(over)},
                        {"given", std::move(given)},
                        {"passes", std::move(passes)},
                        {"no_stop", std::move(without_stop)},
                        {"only_cards", std::move(only)},
                        {"planned", std::move(planned)}});
}

void StandingOrders::read_stops(const Json& of_seat, SeatId seat) {
  if (!of_seat.is_array()) return;
  const auto stops = texts_->stops();
  for (const Json& word : of_seat)
    for (std::size_t i = 0; word.is_string() && i < stops.size(); ++i)
      if (*word.get_ptr<const std::string*>() == stops[i].word) stop_at(seat, static_cast<int>(i), false);
}

void StandingOrders::read_orders(const Json& of_seat, SeatId seat, const Words& words) {
  if (!of_seat.is_object()) return;
  for (const auto& [word, standing] : of_seat.items()) {
    const auto known = words.find(word);
    const auto place = place_in(kStandings, standing.is_string() ? standing.get_ptr<const std::string*>() : nullptr);
    if (known != words.end() && place) order(seat, known->second, static_cast<Standing>(*place));
  }
}

void StandingOrders::read_given(const Json& entry, const Words& words) {
  if (!entry.is_array() || entry.size() != 3 || !entry[1].is_string() || !entry[2].is_string()) return;
  const auto ply = whole_number<std::uint32_t>(entry[0]);
  const auto by = place_in(kBy, entry[1].get_ptr<const std::string*>());
  const auto known = words.find(*entry[2].get_ptr<const std::string*>());
  if (ply && by && known != words.end()) note(*ply, {static_cast<By>(*by), known->second});
}

void StandingOrders::read(std::string_view text) {
  Problems problems;
  const auto j = !text.empty() ? parse_json(text, problems) : std::nullopt;
  if (!j || !j->is_object()) return;
  const Words words = by_word();
  const auto list = [&](const char* key, const auto& f) {
    const Json* all = member(*j, key);
    for (std::size_t i = 0; all && all->is_array() && i < all->size(); ++i) f((*all)[i], i);
  };
  list("orders", [&](const Json& of_seat, std::size_t seat) {
    if (seat < orders_.size()) read_orders(of_seat, seat_at(static_cast<int>(seat)), words);
  });
  list("passed_over", [&](const Json& of_seat, std::size_t seat) {
    if (texts_ && seat < passed_over_.size()) read_stops(of_seat, seat_at(static_cast<int>(seat)));
  });
  list("passes", [&](const Json& entry, std::size_t) {
    if (const auto ply = whole_number<std::uint32_t>(entry)) note(*ply, {});
  });
  list("no_stop", [&](const Json& entry, std::size_t) {
    if (const auto ply = whole_number<std::uint32_t>(entry)) note(*ply, {By::no_stop, {}});
  });
  list("only_cards", [&](const Json& entry, std::size_t) {
    if (const auto ply = whole_number<std::uint32_t>(entry)) note(*ply, {By::only_cards, {}});
  });
  list("planned", [&](const Json& entry, std::size_t) {
    if (const auto ply = whole_number<std::uint32_t>(entry)) note(*ply, {By::planned, {}});
  });
  list("given", [&](const Json& entry, std::size_t) { read_given(entry, words); });
}

}  // namespace mathom
