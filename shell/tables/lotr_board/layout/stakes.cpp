#include "shell/tables/lotr_board/layout/stakes.h"

#include <algorithm>
#include <iterator>

#include "effects/run/options.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules/payment.h"
#include "shell/tables/lotr_board/names.h"

namespace mathom::lotr_board {

// "Sauron moves to 11, Nadia moves to 5, a roll of the die."
std::string Stakes::foreseen_words(const TableHost& host, const Forecast& forecast) const {
  if (forecast.pays) return forecast.settles ? averted_words(host, forecast) : host.say("lotr_board.table.then_rest");
  std::vector<std::string> parts;
  const Board& then = forecast.then;
  if (then.sauron != sight_.board().sauron)
    parts.push_back(host.say("lotr_board.table.then_sauron", {{"n", std::to_string(then.sauron)}}));
  for (int seat = 0; seat < sight_.board().seats; ++seat) {
    if (!sight_.board().alive_at(seat)) continue;
    const int now = then.corruption[at(seat)];
    if (now >= then.sauron)
      parts.push_back(host.say("lotr_board.table.then_meets", {{"name", seat_at(seat)}}));
    else if (now != sight_.board().corruption[at(seat)])
      parts.push_back(host.say("lotr_board.table.then_hobbit", {{"name", seat_at(seat)}, {"n", std::to_string(now)}}));
  }
  if (forecast.dice > 0) {
    const bool known = forecast.roller >= 0;
    Phrase rolls{known ? "lotr_board.table.then_rolls_of" : "lotr_board.table.then_rolls", {}};
    if (known) rolls.seat("name", seat_at(forecast.roller));
    parts.push_back(host.say(rolls.number("n", forecast.dice)));
  }
  const std::string words = joined(host, parts);
  return forecast.if_nobody && !words.empty() ? host.say("lotr_board.table.if_nobody", {{"what", words}}) : words;
}

// "Sauron stays at 12": the threat that the price was for does not happen.
std::string Stakes::averted_words(const TableHost& host, const Forecast& forecast) const {
  std::vector<std::string> parts;
  if (forecast.unpaid.sauron != sight_.board().sauron)
    parts.push_back(host.say("lotr_board.table.stays_sauron", {{"n", std::to_string(sight_.board().sauron)}}));
  for (int seat = 0; seat < sight_.board().seats; ++seat)
    if (const int now = sight_.board().corruption[at(seat)];
        sight_.board().alive_at(seat) && forecast.unpaid.corruption[at(seat)] != now)
      parts.push_back(host.say("lotr_board.table.stays_hobbit", {{"name", seat_at(seat)}, {"n", std::to_string(now)}}));
  if (forecast.unpaid_dice > 0) parts.push_back(host.say("lotr_board.table.no_roll"));
  return joined(host, parts);
}

// The contents of the spaces that a card carries its marker over.
std::string Stakes::gains_words(const TableHost& host, const Option& o) const {
  const Track* track = o.verb < effects::kPick && verb_of(o) == Verb::play ? sight_.place().track(o.amount) : nullptr;
  const CardId card = sight_.offered_card(o);
  if (!track || card == CardId::none) return {};
  std::array<int, 16> n{};
  const int from = sight_.board().track[at(o.amount)], length = static_cast<int>(track->spaces.size());
  for (int i = from; i < std::min(from + facts_of(index(card)).symbols, length); ++i)
    ++n[static_cast<std::size_t>(thing_on(sight_.board().place, o.amount, i))];
  std::vector<std::string> parts;
  const auto add = [&](Thing thing, std::string_view key) {
    if (const int many = n[static_cast<std::size_t>(thing)]; many > 0)
      parts.push_back(host.say(Phrase{key, {}}.number("n", many)));
  };
  add(Thing::rune, "lotr_board.table.runes");
  add(Thing::gold, "lotr_board.table.gold_runes");
  add(Thing::ring, "lotr_board.table.ring_tokens");
  add(Thing::heart, "lotr_board.table.heart_tokens");
  add(Thing::sun, "lotr_board.table.sun_tokens");
  add(Thing::card, "lotr_board.table.board_cards");
  return parts.empty() ? std::string() : host.say("lotr_board.table.gains", {{"what", joined(host, parts)}});
}

std::string Stakes::outcome(const Frame& f, const Option& o) const {
  // For resting the name says it already.
  if (!sight_.asked() || (o.verb < effects::kPick && verb_of(o) == Verb::rest)) return {};
  std::vector<std::string> parts;
  if (std::string then; !words_.deed(f.host, o, &then).empty() && !then.empty()) parts.push_back(std::move(then));
  if (std::string gains = gains_words(f.host, o); !gains.empty()) parts.push_back(std::move(gains));
  auto forecast = foresee(sight_.seen(), sight_.decision().seat, o, sight_.board());
  // The button already says the player's own act. Only its further results are said.
  const bool follows = o.verb == effects::kNo || (o.verb < effects::kPick && verb_of(o) != Verb::play);
  if (forecast) {
    if (o.verb == effects::kYes) forecast->dice = 0;
    std::string words = foreseen_words(f.host, *forecast);
    if (words.empty() && follows && forecast->block >= 0 && !forecast->pays) {
      words = sentences(f.host, effects::say_program(language(), content().code, forecast->block));
      if (forecast->if_nobody) words = f.host.say("lotr_board.table.if_nobody", {{"what", words}});
    }
    if (!words.empty()) parts.push_back(std::move(words));
  } else if (o.verb < effects::kPick && verb_of(o) == Verb::refuse && others_pay()) {
    parts.push_back(f.host.say("lotr_board.table.others_asked"));
  }
  return joined(f.host, parts);
}

bool Stakes::others_pay() const { return pay_by(sight_.seen().frames.back()) != effects::By::alone; }

std::string Stakes::picks_outcome(const Frame& f) const {
  const int given = picks_.pay_together() && !sight_.marks().empty() ? sight_.hand_index(sight_.marks().front()) : -1;
  if (given < 0) return {};
  auto forecast = foresee(sight_.seen(), sight_.decision().seat, sight_.decision().options[at(given)], sight_.board());
  if (!forecast || !forecast->pays) return {};
  forecast->settles = picks_.missing() == 0;
  return foreseen_words(f.host, *forecast);
}

std::string Stakes::outcome_words(const TableHost& host, const Forecast& forecast) const {
  std::string words = foreseen_words(host, forecast);
  if (words.empty() && forecast.block >= 0 && !forecast.pays)
    words = sentences(host, effects::say_program(language(), content().code, forecast.block));
  return words;
}

// Uses what the viewers know, and the named card. Empty if it takes a card that nobody has named.
std::optional<Forecast> Stakes::foresee_of(const TableView::Proposed& proposed, const Option& o) const {
  State known = sight_.seen();
  if (const int card = index(o.subject); card >= 0 && card < known.cards.size()) {
    CardDef& def = known.cards[card].def;
    if (def == CardDef::hidden && o == proposed.answer) def = proposed.card;
    if (def == CardDef::hidden) return {};
  }
  return foresee(known, proposed.who, o, sight_.board());
}

// If one of several things may be done instead, says only the results that all of them have.
TableView::Outcomes Stakes::weigh(const TableHost& host, const std::optional<TableView::Proposed>& proposed) {
  weighed_.clear();
  if (!proposed || !sight_.settled()) return {};
  TableView::Outcomes out;
  if (auto forecast = foresee_of(*proposed, proposed->answer)) {
    out.agreed = outcome_words(host, *forecast);
    weighed_.push_back(*forecast);
  }
  std::optional<Forecast> common;
  for (const Option& o : proposed->others) {
    auto forecast = foresee_of(*proposed, o);
    std::string words = forecast ? outcome_words(host, *forecast) : std::string();
    if (common && words != out.other) forecast.reset();
    if (!forecast || words.empty()) return {.agreed = std::move(out.agreed)};
    out.other = std::move(words);
    common = forecast;
  }
  if (common) weighed_.push_back(*common);
  return out;
}

std::vector<Forecast> Stakes::forecasts() const {
  std::vector<Forecast> out;
  if (!sight_.asked() && !weighed_.empty()) {
    std::copy_if(weighed_.begin(), weighed_.end(), std::back_inserter(out),
                 [&](const Forecast& forecast) { return forecast.moves(sight_.board()); });
    return out;
  }
  if (!sight_.asked() || step_in_.answers_itself()) return out;
  const auto add = [&](const Option& o) {
    if (auto forecast = foresee(sight_.seen(), sight_.decision().seat, o, sight_.board());
        forecast && forecast->moves(sight_.board()))
      out.push_back(*forecast);
  };
  if (!sight_.marks().empty() && !sight_.gathers()) {
    if (const int lifted = sight_.hand_index(sight_.marks().front()); lifted >= 0)
      add(sight_.decision().options[at(lifted)]);
    return out;
  }
  // On one's turn the cards are looked at one by one.
  if (sight_.question() == Question::play) return out;
  for (const Option& o : sight_.decision().options) add(o);
  return out;
}

std::string Stakes::ghost_words(const TableHost& host) const {
  std::vector<std::string> parts;
  for (Forecast forecast : forecasts()) {
    forecast.if_nobody = false;
    std::string words = foreseen_words(host, forecast);
    if (!words.empty() && std::find(parts.begin(), parts.end(), words) == parts.end())
      parts.push_back(std::move(words));
  }
  return parts.empty() ? std::string() : host.say("lotr_board.table.foreseen", {{"what", joined(host, parts)}});
}

std::string Stakes::note(const Frame& f, const Option& o) const {
  if (o.verb >= effects::kPick) return {};
  switch (verb_of(o)) {
    case Verb::draw_two: return f.host.say("lotr_board.table.about_draw");
    case Verb::rest: return f.host.say("lotr_board.table.about_rest");
    case Verb::call: return f.host.say("lotr_board.table.about_gandalf");
    case Verb::put_on: return f.host.say("lotr_board.table.about_ring");
    case Verb::pass_turn: return outcome(f, o).empty() ? f.host.say("lotr_board.table.about_pass_turn") : std::string();
    default: return {};
  }
}

}  // namespace mathom::lotr_board
