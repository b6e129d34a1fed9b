#include "shell/tables/lotr_tcg/offer_words.h"

#include <map>

#include "effects/run/options.h"
#include "effects/say/say.h"
#include "shell/tables/lotr_tcg/prices.h"

namespace mathom::lotr_tcg {

// Returns the name of every offer. Offers with the same name have a number each.
const std::vector<std::string>& OfferWords::labels(const TableFrame& f) const {
  // On a phone a button has room for the title of a card, not for its full name.
  const bool brief = f.c.phone() && !f.c.scene().words();
  const std::string in = std::string(f.host.language()) + (brief ? "/brief" : "");
  if (labels_at_ == base_.seat_view().changes() && labels_in_ == in) return labels_;
  labels_at_ = base_.seat_view().changes();
  labels_in_ = in;
  std::map<std::string, int> of, n;
  labels_.clear();
  for (const Option& o : sight_.decision().options) {
    labels_.push_back(f.host.say(f.seat.label(o)));
    for (const CardId card : {offers_.card_of(o), o.subject, o.object}) {  // the first of them may be a print
      const bool named = card != CardId::none && (sight_.is_card(card) || card == offers_.card_of(o));
      const int print = brief && named ? sight_.print_of(card) : -1;
      if (print < 0) continue;
      const FaceLook& look = cards_.words_of(f.host, print);
      const std::size_t from = labels_.back().find(look.name);
      if (from != std::string::npos) labels_.back().replace(from, look.name.size(), look.title);
    }
    ++of[labels_.back()];
  }
  for (std::string& words : labels_) {
    if (of[words] < 2) continue;
    const int nth = ++n[words];
    words = f.host.say("lotr_tcg.table.copy",
                       {{"card", words}, {"n", std::to_string(nth)}, {"of", std::to_string(of[words])}});
  }
  return labels_;
}

// On a phone the button has no room for the minion as well, because it is lifted.
std::string OfferWords::name_of(const TableFrame& f, const Option& o) const {
  const bool brief =
      f.c.phone() && !f.c.scene().words() && base_.lifted() != CardId::none && offers_.card_of(o) == base_.lifted();
  if (brief && offers_.pairing_of(o))
    return f.host.say("lotr_tcg.table.assign", {{"card", cards_.words_of(f.host, sight_.print_of(o.object)).title}});
  const int option = base_.find(o);
  return option < 0 ? f.host.say(f.seat.label(o)) : labels(f)[at(option)];
}

// Returns the question. A text that asks for cards, a player or a number says its purpose: "Axe Strike: You choose.
// Exert a Dwarf."; for acts the buttons say it.
std::string OfferWords::question(const TableFrame& f) const {
  std::string words = f.host.say(f.seat.prompt());
  const auto& options = sight_.decision().options;
  if (sight_.question() != Question::control || options.empty() || sight_.seen().frames.size() == 0) return words;
  const auto is_deed = [](const Option& o) {
    return o.verb == effects::kPick || o.verb == effects::kYes || o.verb == effects::kNo;
  };
  const Frame& top = sight_.seen().frames.back();
  const bool runs = static_cast<Code>(top.code) == Code::program;
  const effects::Op* op = runs ? effects::op_of(sight_.catalog().code, top) : nullptr;
  if (op == nullptr || is_deed(options.front())) return words;
  const effects::TextBuilder text{language(), sight_.catalog().code};
  const std::string deed =
      effects::sentences({text.either(*op, effects::kWhoSelf)}, [&](const Phrase& p) { return f.host.say(p); });
  return deed.empty() ? words : words + " " + deed;
}

std::string OfferWords::note(const TableFrame& f, const Option& o) const {
  return offers_.is_pass_of_window(o) ? skirmish_.pass(f.host, true) : std::string();
}

// Says what it adds to the twilight pool, or takes from it.
std::string OfferWords::twilight(const TableFrame& f, const Option& o) const {
  if (o.verb >= effects::kPick || sight_.behind()) return {};
  if (verb_of(o) == Verb::move) return move_words(f.host, sight_, f.c.phone() && !f.c.scene().words());
  if (verb_of(o) != Verb::play) return {};
  const int on = o.object != CardId::none && sight_.is_card(o.object) ? index(o.object) : -1;
  const std::optional<Price> price = price_now(sight_, o.subject, on);
  return price ? paid_words(f.host, sight_, *price, o.subject) : std::string();
}

// Says which strengths an assignment would set against each other, and how a skirmish ends if nobody acts any more.
std::string OfferWords::outcome(const TableFrame& f, const Option& o) const {
  const State& s = sight_.seen();
  if (offers_.is_pass_of_window(o) && s.phase == kFellowship && !sight_.behind())
    return move_words(f.host, sight_, !f.c.scene().words());
  if (offers_.is_pass_of_window(o)) return skirmish_.pass(f.host, false);
  if (s.fight >= 0 && (o.verb >= effects::kPick || verb_of(o) != Verb::pass_phase)) return skirmish_.outcome(f.host, o);
  const std::optional<Pairing> match = offers_.pairing_of(o);
  if (!match) return twilight(f, o);
  return f.host.say(
      Phrase{"lotr_tcg.table.against", {}}.number("defends", match->defends).number("attacks", match->attacks));
}

}  // namespace mathom::lotr_tcg
