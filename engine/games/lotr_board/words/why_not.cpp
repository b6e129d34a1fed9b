// Why something is not offered: the same conditions as the offer, as sentences with the number of the rule.
#include <algorithm>

#include "games/lotr_board/rules.h"
#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/rules/play.h"

namespace mathom::lotr_board {
namespace {

Question question_of(const Decision& d) { return static_cast<Question>(d.why); }
Reason reason(std::string_view key, std::string_view rule) { return {Phrase{key, {}}, rule, {}}; }

bool holds(const State& s, CardId c, SeatId seat) {
  return index(c) < s.cards.size() && s.cards[index(c)].zone == hand_of(index(seat)) &&
         s.cards[index(c)].def != CardDef::hidden;
}
const CardFacts& printed(const State& s, CardId c) { return facts_of(index(s.cards[index(c)].def)); }

bool is_paying(Question q) { return q == Question::pay || q == Question::must_pay || q == Question::contribute; }

Reason why_not_play(const State& s, CardId c) {
  const Colour colour = printed(s, c).colour;
  if (cards_played(s.frames.back()) >= 2) return reason("lotr_board.why.two_cards", "5.3");
  Reason r = reason(colour == Colour::brown ? "lotr_board.why.one_brown" : "lotr_board.why.one_grey", "5.3");
  const int first = s.frames.back().local[kTurnFirst] - 1;
  if (first >= 0 && s.cards[first].zone == kDiscard) r.because.push_back(card_at(first));
  return r;
}

Reason why_not_give(const State& s, const Table& t, CardId c, SeatId seat) {
  const Frame& pay = s.frames.back();
  if (!helps(t, need_of(t, pay), index(s.cards[index(c)].def), index(seat)))
    return reason("lotr_board.why.does_not_help", "4.6");
  return reason("lotr_board.why.not_in_full", "4.6");
}

std::optional<Reason> why_not_ring(const State& s, SeatId seat, Question q) {
  if (index(seat) != s.bearer || s.doom || content().places[s.place].haven) return std::nullopt;
  if (s.ring_used) return reason("lotr_board.why.ring_used", "10.1");
  const bool due = q == Question::play && ring_is_due(s.frames.back());
  return reason(due ? "lotr_board.why.ring_useless" : "lotr_board.why.ring_not_now", "10.2");
}

bool is_main_question(Question q) { return q == Question::play || q == Question::window; }

}  // namespace

std::optional<Reason> Rules::why_not(const State& s, const Decision& d, const Option& wanted) const {
  if (d.over() || d.by_luck() || std::binary_search(d.options.begin(), d.options.end(), wanted)) return std::nullopt;
  const Table t = looking_at(s);
  const Question q = question_of(d);
  switch (verb_of(wanted)) {
    case Verb::play:
      if (!is_main_question(q) || !holds(s, wanted.subject, d.seat)) return std::nullopt;
      if (q == Question::window) return reason("lotr_board.why.not_a_reaction", "9.1");
      if (printed(s, wanted.subject).colour == Colour::story) return reason("lotr_board.why.story_not_now", "9.2");
      if (colour_is_free(t, s.frames.back(), printed(s, wanted.subject).colour)) return std::nullopt;
      return why_not_play(s, wanted.subject);
    case Verb::story:
      if (!is_main_question(q) || !holds(s, wanted.subject, d.seat)) return std::nullopt;
      if (printed(s, wanted.subject).colour != Colour::story) return std::nullopt;
      return reason("lotr_board.why.story_not_now", "9.2");
    case Verb::give:
      if (!is_paying(q) || !holds(s, wanted.subject, d.seat)) return std::nullopt;
      return why_not_give(s, t, wanted.subject, d.seat);
    case Verb::draw_two:
      if (q != Question::play) return std::nullopt;
      return cards_played(s.frames.back()) > 0 ? reason("lotr_board.why.instead_of_playing", "5.7")
                                               : reason("lotr_board.why.no_cards", "5.9");
    case Verb::rest:
      if (q != Question::play) return std::nullopt;
      return cards_played(s.frames.back()) > 0 ? reason("lotr_board.why.instead_of_playing", "5.7")
                                               : reason("lotr_board.why.pure_already", "7.1");
    case Verb::put_on: return is_main_question(q) ? why_not_ring(s, d.seat, q) : std::nullopt;
    default: return std::nullopt;
  }
}

void Rules::refused(const State& s, const Decision& d, std::vector<Option>& out) const {
  out.clear();
  if (d.over() || d.by_luck()) return;
  const Question q = question_of(d);
  const auto offered = [&](const Option& o) {
    return std::any_of(d.options.begin(), d.options.end(),
                       [&](const Option& other) { return other.verb == o.verb && other.subject == o.subject; });
  };
  const auto add = [&](const Option& o) {
    if (!offered(o)) out.push_back(o);
  };
  for (int i = 0; i < s.cards.size(); ++i) {
    if (!holds(s, card_at(i), d.seat)) continue;
    const bool story = printed(s, card_at(i)).colour == Colour::story;
    if (is_main_question(q) && story) add(card_option(Verb::story, card_at(i)));
    if (q == Question::play && !story) add(card_option(Verb::play, card_at(i), -1));
    if (is_paying(q)) add(card_option(Verb::give, card_at(i)));
  }
  if (q == Question::play) {
    add(option(Verb::draw_two));
    add(option(Verb::rest));
  }
  if (is_main_question(q) && why_not_ring(s, d.seat, q)) add(option(Verb::put_on));
}

}  // namespace mathom::lotr_board
