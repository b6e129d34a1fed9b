// What each answer leads to: in words, as pale markers on the corruption line (felt.cpp), and the faces of the die where it
// may be rolled.
#include <algorithm>
#include <iterator>

#include "effects/run/options.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/words/words.h"
#include "shell/tables/lotr_board/forecast.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

// "Sauron moves to 11, Nadia moves to 5, a roll of the die."
std::string JourneyTable::foreseen_words(const TableHost& host, const Forecast& forecast) const {
  if (forecast.pays) return forecast.settles ? averted_words(host, forecast) : host.say("lotr_board.table.then_rest");
  std::vector<std::string> parts;
  const Board& then = forecast.then;
  if (then.sauron != board().sauron)
    parts.push_back(host.say("lotr_board.table.then_sauron", {{"n", std::to_string(then.sauron)}}));
  for (int seat = 0; seat < board().seats; ++seat) {
    if (!board().alive_at(seat)) continue;
    const int now = then.corruption[at(seat)];
    if (now >= then.sauron)
      parts.push_back(host.say("lotr_board.table.then_meets", {{"name", seat_at(seat)}}));
    else if (now != board().corruption[at(seat)])
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

// "Sauron stays at 12": what the price was asked for does not happen.
std::string JourneyTable::averted_words(const TableHost& host, const Forecast& forecast) const {
  std::vector<std::string> parts;
  if (forecast.unpaid.sauron != board().sauron)
    parts.push_back(host.say("lotr_board.table.stays_sauron", {{"n", std::to_string(board().sauron)}}));
  for (int seat = 0; seat < board().seats; ++seat)
    if (const int now = board().corruption[at(seat)];
        board().alive_at(seat) && forecast.unpaid.corruption[at(seat)] != now)
      parts.push_back(host.say("lotr_board.table.stays_hobbit", {{"name", seat_at(seat)}, {"n", std::to_string(now)}}));
  if (forecast.unpaid_dice > 0) parts.push_back(host.say("lotr_board.table.no_roll"));
  return joined(host, parts);
}

// What lies on the spaces that a card carries its marker over.
std::string JourneyTable::gains_words(const TableHost& host, const Option& o) const {
  const Track* track = o.verb < effects::kPick && verb_of(o) == Verb::play ? place().track(o.amount) : nullptr;
  const CardId card = offered_card(o);
  if (!track || card == CardId::none) return {};
  std::array<int, 16> n{};
  const int from = board().track[at(o.amount)], length = static_cast<int>(track->spaces.size());
  for (int i = from; i < std::min(from + facts_of(index(card)).symbols, length); ++i)
    ++n[static_cast<std::size_t>(thing_on(board().place, o.amount, i))];
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

std::string JourneyTable::offer_outcome(const Frame& f, const Option& o) const {
  // Where one rests the name says it already.
  if (!asked() || (o.verb < effects::kPick && verb_of(o) == Verb::rest)) return {};
  std::vector<std::string> parts;
  if (std::string then; !deed_words(f.host, o, &then).empty() && !then.empty()) parts.push_back(std::move(then));
  if (std::string gains = gains_words(f.host, o); !gains.empty()) parts.push_back(std::move(gains));
  auto forecast = foresee(seen(), decision().seat, o, board());
  // A deed of one's own is said by the button already; what only follows is not.
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

bool JourneyTable::others_pay() const { return pay_by(seen().frames.back()) != effects::By::alone; }

// Of all the cards that are lifted together.
std::string JourneyTable::picks_outcome(const Frame& f) const {
  const int given = pays_together() && !marks().empty() ? hand_index(marks().front()) : -1;
  if (given < 0) return {};
  auto forecast = foresee(seen(), decision().seat, decision().options[at(given)], board());
  if (!forecast || !forecast->pays) return {};
  forecast->settles = still_missing() == 0;
  return foreseen_words(f.host, *forecast);
}

std::string JourneyTable::outcome_words(const TableHost& host, const Forecast& forecast) const {
  std::string words = foreseen_words(host, forecast);
  if (words.empty() && forecast.block >= 0 && !forecast.pays)
    words = sentences(host, effects::say_program(language(), content().code, forecast.block));
  return words;
}

// From what the viewers know, and from the card that was named. Nothing, where it takes a card that nobody has named.
std::optional<Forecast> JourneyTable::foresee_of(const Proposed& proposed, const Option& o) const {
  State known = seen();
  if (const int card = index(o.subject); card >= 0 && card < known.cards.size()) {
    CardDef& def = known.cards[card].def;
    if (def == CardDef::hidden && o == proposed.answer) def = proposed.card;
    if (def == CardDef::hidden) return {};
  }
  return foresee(known, proposed.who, o, board());
}

// Of several things that might be done instead only what all of them lead to is said.
TableView::Outcomes JourneyTable::weigh(const TableHost& host, const std::optional<Proposed>& proposed) {
  weighed_.clear();
  if (!proposed || !settled()) return {};
  Outcomes out;
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

std::vector<Forecast> JourneyTable::forecasts() const {
  std::vector<Forecast> out;
  if (!asked() && !weighed_.empty()) {
    std::copy_if(weighed_.begin(), weighed_.end(), std::back_inserter(out),
                 [&](const Forecast& forecast) { return forecast.moves(board()); });
    return out;
  }
  if (!asked() || answers_itself()) return out;
  const auto add = [&](const Option& o) {
    if (auto forecast = foresee(seen(), decision().seat, o, board()); forecast && forecast->moves(board()))
      out.push_back(*forecast);
  };
  if (!marks().empty() && !gathers()) {
    if (const int lifted = hand_index(marks().front()); lifted >= 0) add(decision().options[at(lifted)]);
    return out;
  }
  // On one's turn the cards are looked at one by one.
  if (question() == Question::play) return out;
  for (const Option& o : decision().options) add(o);
  return out;
}

// What the pale markers on the corruption line stand for, for whoever does not see them.
std::string JourneyTable::ghost_words(const TableHost& host) const {
  std::vector<std::string> parts;
  for (Forecast forecast : forecasts()) {
    forecast.if_nobody = false;
    std::string words = foreseen_words(host, forecast);
    if (!words.empty() && std::find(parts.begin(), parts.end(), words) == parts.end())
      parts.push_back(std::move(words));
  }
  return parts.empty() ? std::string() : host.say("lotr_board.table.foreseen", {{"what", joined(host, parts)}});
}

int JourneyTable::die_roller() const {
  if (!asked() || answers_itself()) return -1;
  if (ring_preview_) return seen().bearer;
  if (question() == Question::window) return roller_of(seen());
  if (question() == Question::play) return -1;
  for (const Option& o : decision().options)
    if (const auto forecast = foresee(seen(), decision().seat, o, board()); forecast && forecast->dice > 0)
      return forecast->roller;
  return -1;
}

std::string JourneyTable::harm_words(const TableHost& host, int face, int roller) const {
  const FaceHarm harm = harm_of(seen(), face, roller);
  const auto say = [&](std::string_view key, int n) { return host.say(Phrase{key, {}}.number("n", n)); };
  if (harm.steps > 0) return say("lotr_board.die.steps", harm.steps);
  if (harm.cards > 0) return say("lotr_board.die.cards", harm.cards);
  if (harm.sauron > 0) return say("lotr_board.die.sauron", harm.sauron);
  return host.say("lotr_board.die.nothing");
}

// Its six faces with a word each, over the upper part of the board.
void JourneyTable::build_die_faces(const Frame& f) {
  const int roller = die_roller();
  if (roller < 0) return;
  const Canvas& c = f.c;
  const auto n = static_cast<float>(content().faces.size());
  const float wide = std::min(room_.w - 16, c.em(540)), each = (wide - 8) / n;
  // Two buttons of a question need room below it.
  const float question = std::max(panel_asked() ? 2 * c.control_height() + 3 * kStep + 6 : c.em(20), below_sheet(f));
  const float words = c.small().px * 2.3f, size = std::clamp(room_.h - question - words - 16, c.em(24), c.em(38));
  const float high = size + words + 10;
  if (room_.h < high + question || each < c.small().px * 3.4f) return;
  const Rect panel{room_.centre().x - wide / 2, room_.y + 6, wide, high};
  c.raised(panel);
  std::string said;
  for (std::size_t i = 0; i < content().faces.size(); ++i) {
    const int face = static_cast<int>(i);
    const Rect cell{panel.x + 4 + each * static_cast<float>(i), panel.y + 4, each, high - 6};
    const bool rolled = board().face == face && question_rolled();
    if (rolled) c.pen().frame(cell.inset(2), 8, ui::kGold, 2);
    draw_die(c.pen(), face, {cell.centre().x, cell.y + size / 2 + 2}, size - 2);
    const std::string what = harm_words(f.host, face, roller);
    c.fitted("", {cell.x + 2, cell.y + size + 2, cell.w - 4, words}, c.small(), what, rolled ? ui::kGold : kText,
             Align::centre);
    said += (said.empty() ? "" : "; ") + what;
  }
  c.scene().begin_zone("die", {.name = f.host.say("lotr_board.cause.die"), .part = Part::table});
  c.scene().add({.id = "die/faces",
                 .role = Role::text,
                 .name = f.host.say("lotr_board.die.faces", {{"what", said}}),
                 .rect = panel,
                 .z = 1});
  c.scene().end_zone();
  room_.h -= panel.bottom() + 6 - room_.y;
  room_.y = panel.bottom() + 6;
}

bool JourneyTable::question_rolled() const {
  return asks(Question::window) && static_cast<Moment>(seen().frames.back().local[kWinMoment]) == Moment::rolled;
}

}  // namespace mathom::lotr_board
