#include "shell/tables/lotr_board/answer_words.h"

#include "effects/run/options.h"
#include "effects/say/say.h"
#include "effects/verbs.h"
#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/names.h"

namespace mathom::lotr_board {

namespace {

bool same_face(const Game& game, int a, int b) {
  return game.card_name(static_cast<CardDef>(a)).key == game.card_name(static_cast<CardDef>(b)).key;
}

// What follows an act, within its line: "then reveal a tile".
std::string then_words(const TableHost& host, const effects::Clause& rest) {
  effects::Clause then{Phrase{"lotr_board.table.and_then", {}}};
  then.put("what", rest);
  return effects::in_words(then, [&host](const Phrase& p) { return host.say(p); });
}

}  // namespace

std::string AnswerWords::said_better(const TableHost& host, const Option& o) const {
  if (o.verb >= effects::kPick) return {};
  switch (verb_of(o)) {
    case Verb::refuse: return host.say("lotr_board.label.give_up");
    case Verb::pass: return offers_.turns_tile() ? host.say("lotr_board.table.turn_tile") : std::string();
    case Verb::done:
      if (picks_.refills_to() > 0) return picks_.refill_words(host, 0);
      return sight_.question() == Question::play && sight_.find(option(Verb::draw_two)) >= 0
                 ? host.say("lotr_board.table.play_nothing")
                 : std::string();
    default: return {};
  }
}

std::string AnswerWords::deed(const TableHost& host, const Option& o, std::string* then) const {
  if (o.verb != effects::kYes || sight_.seen().frames.size() == 0) return {};
  const effects::Op* op = effects::op_of(content().code, sight_.seen().frames.back());
  if (!op) return {};
  const bool volunteers = language().verb(op->verb).word == "volunteer_or";
  // The player who is asked does it: "Roll the die", not "The Ring-bearer rolls the die".
  const effects::TextBuilder say(language(), content().code);
  const int actor = volunteers ? static_cast<int>(effects::Who::chosen) : op->arg[0];
  effects::Clause deed = say.block(op->arg[volunteers ? 0 : 1], actor);
  // Long acts: the whole sentence is over the board, and in the "?".
  if (deed.phrase.key == "effects.then" && deed.parts.size() == 2) {
    const effects::Clause rest = deed.parts[deed.places.front() == "first" ? 1 : 0];
    if (then) *then = then_words(host, rest);
    deed = effects::Clause(deed.parts[deed.places.front() == "first" ? 0 : 1]);
  }
  std::string words = sentences(host, {deed});
  if (words.ends_with('.')) words.pop_back();
  return words;
}

// Cards that look alike have a number each, so that every offer has a name of its own.
std::string AnswerWords::of(const GameTable::Frame& f, const Option& o) const {
  if (std::string words = deed(f.host, o); !words.empty()) return words;
  if (std::string words = said_better(f.host, o); !words.empty()) return words;
  const std::string label = f.host.say(f.seat.label(o));
  const CardId card = spot_of(o) == Spot::hand || spot_of(o) == Spot::card ? sight_.offered_card(o) : CardId::none;
  return card == CardId::none ? label : numbered(f.host, o, card, label);
}

std::string AnswerWords::numbered(const TableHost& host, const Option& o, CardId card, const std::string& label) const {
  int of = 0, n = 0;
  for (const Option& other : sight_.decision().options) {
    const int face = index(sight_.offered_card(other));
    if (other.verb != o.verb || other.amount != o.amount || !same_face(sight_.game(), face, index(card))) continue;
    ++of;
    if (face <= index(card)) ++n;
  }
  if (of < 2) return label;
  if (o.verb < effects::kPick && verb_of(o) == Verb::play && o.amount >= 0)
    return host.say(Phrase{"lotr_board.table.play_copy", {}}
                        .card("card", static_cast<CardDef>(index(card)))
                        .word("track", symbol_names().key(o.amount))
                        .number("n", n)
                        .number("of", of));
  return host.say("lotr_board.table.copy", {{"card", label}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

}  // namespace mathom::lotr_board
