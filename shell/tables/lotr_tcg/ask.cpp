// What is asked: on the cards themselves where they lie in sight, as cards laid out over the table where they do not,
// as a list of deeds where nothing on the table stands for them; what needs no card in the row of buttons.
#include <algorithm>

#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

bool is_control(const Option& o) { return o.verb >= effects::kPick; }

}  // namespace

CompanyTable::Spot CompanyTable::spot_of(const Option& o) const {
  const CardId card = offered_card(o);
  if (card == CardId::none) {
    if (is_control(o)) return o.verb == effects::kNoMore ? Spot::row : Spot::list;
    switch (verb_of(o)) {
      case Verb::pass:
      case Verb::pass_phase:
      case Verb::ready:
      case Verb::done:
      case Verb::move:
      case Verb::stay: return Spot::row;
      default: return Spot::list;
    }
  }
  if (!is_card(card)) return Spot::spread;
  if (seen().cards[index(card)].zone == zone_of(kHand, me())) return Spot::hand;
  return is_laid(index(card)) ? Spot::laid : Spot::spread;
}

// One form for all of it: nothing that is laid out over the table covers what else is offered there.
CompanyTable::Form CompanyTable::form() const {
  Form out = Form::laid;
  for (const Option& o : decision().options) {
    const Spot spot = spot_of(o);
    if (spot == Spot::list) return Form::list;
    if (spot == Spot::spread) out = Form::spread;
  }
  return out;
}

bool CompanyTable::hand_live() const {
  const auto& options = decision().options;
  return !options.empty() && !answers_itself() && form() != Form::list &&
         (question() == Question::act || std::any_of(options.begin(), options.end(),
                                                     [&](const Option& o) { return offered_card(o) != CardId::none; }));
}

// The most sensible first: that one a second touch does. What a hint speaks of is before all others.
std::vector<Option> CompanyTable::means_of(CardId card) const {
  std::vector<Option> out;
  for (const Option& o : decision().options)
    if (offered_card(o) == card) out.push_back(o);
  const auto rank = [&](const Option& o) { return hinted(o) ? 100 : sense_of(o); };
  if (out.size() > 1)
    std::stable_sort(out.begin(), out.end(), [&](const Option& a, const Option& b) { return rank(a) > rank(b); });
  return out;
}

std::optional<Pairing> CompanyTable::pairing_of(const Option& o) const {
  if (o.verb >= effects::kPick || verb_of(o) != Verb::assign || o.object == CardId::none) return std::nullopt;
  return pairing(table(), index(o.subject), index(o.object));
}

// An assignment is good for the side that would win the fight. The Ring-bearer is kept out of it by their own side, and sought
// by the other.
int CompanyTable::sense_of(const Option& o) const {
  const std::optional<Pairing> match = pairing_of(o);
  if (!match) return 0;
  const State& s = seen();
  const bool defends = me() == s.turn, defended = match->defends > match->attacks;
  const bool bearer = match->defender == s.ring_bearer[at(s.turn)];
  const int more = std::max(match->defends, match->attacks), less = std::min(match->defends, match->attacks);
  const int weight = (more >= 2 * less ? 2 : 1) + (bearer ? 2 : 0);
  if (!defends) return defended ? -1 : weight;
  return defended ? (bearer ? 0 : 3 - weight) : -weight;
}

void CompanyTable::read_refused() const {
  if (refused_at_ == seat_view().changes()) return;
  refused_ = seat_view().refused();
  refused_at_ = seat_view().changes();
}

// What a player would try with a card that lies there and cannot: the rules say what they have a reason for.
std::optional<Option> CompanyTable::refused_with(CardId card) const {
  read_refused();
  for (const Option& o : refused_)
    if (offered_card(o) == card) return o;
  return std::nullopt;
}

std::vector<Option> CompanyTable::hand_options(CardId card) const {
  std::vector<Option> out = means_of(card);
  if (!out.empty()) return out;
  if (const auto wanted = refused_with(card)) return {*wanted};
  return {card_option(Verb::play, card)};
}

int CompanyTable::target_option(int card) const {
  if (lifted() == CardId::none || lifted() == card_at(card)) return -1;
  for (const Option& o : means_of(lifted()))
    if (o.object != CardId::none && is_card(o.object) && holder_of(index(o.object)) == card) return find(o);
  return -1;
}

// What keeps the lifted card from going to that one; nothing: nobody would try.
std::optional<Option> CompanyTable::refused_target(int card) const {
  if (lifted() == CardId::none || lifted() == card_at(card)) return std::nullopt;
  read_refused();
  for (const Option& o : refused_)
    if (offered_card(o) == lifted() && o.object != CardId::none && is_card(o.object) &&
        holder_of(index(o.object)) == card)
      return o;
  return std::nullopt;
}

// What every offer is called; of those that are called alike each has a number, so that it has a name of its own.
const std::vector<std::string>& CompanyTable::labels(const Frame& f) const {
  // On a phone a button has room for the title of a card, not for all of its name.
  const bool brief = f.c.phone() && !f.c.scene().words();
  const std::string in = std::string(f.host.language()) + (brief ? "/brief" : "");
  if (labels_at_ == seat_view().changes() && labels_in_ == in) return labels_;
  labels_at_ = seat_view().changes();
  labels_in_ = in;
  std::map<std::string, int> of, n;
  labels_.clear();
  for (const Option& o : decision().options) {
    labels_.push_back(deed_words(f.host, o));
    if (labels_.back().empty()) labels_.back() = f.host.say(f.seat.label(o));
    if (labels_.back().find_first_not_of("0123456789") == std::string::npos)  // a number alone names no deed
      labels_.back() = f.host.say("lotr_tcg.table.choose_amount", {{"n", labels_.back()}});
    for (const CardId card : {offered_card(o), o.subject, o.object}) {  // the first of them may be a print
      const bool named = card != CardId::none && (is_card(card) || card == offered_card(o));
      const int print = brief && named ? print_of(card) : -1;
      if (print < 0) continue;
      const FaceLook& look = words_of(f.host, print);
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

// On a phone the button has no room for the minion as well, which is lifted.
std::string CompanyTable::offer_words(const Frame& f, const Option& o) const {
  const bool brief = f.c.phone() && !f.c.scene().words() && lifted() != CardId::none && offered_card(o) == lifted();
  if (brief && pairing_of(o))
    return f.host.say("lotr_tcg.table.assign", {{"card", words_of(f.host, print_of(o.object)).title}});
  const int option = find(o);
  return option < 0 ? GameTable::offer_words(f, o) : labels(f)[at(option)];
}

std::string CompanyTable::prompt_words(const Frame& f) const {
  if (asked() && !answers_itself() && lifted() != CardId::none) {
    const std::vector<Option> means = means_of(lifted());
    const bool aims = std::any_of(means.begin(), means.end(), [&](const Option& o) {
      return o.object != CardId::none && is_card(o.object) && is_laid(holder_of(index(o.object)));
    });
    if (aims && means.size() > 1)
      return f.host.say("lotr_tcg.table.choose_target", {{"card", words_of(f.host, print_of(lifted())).name}});
  }
  if (answers_itself()) return f.host.say("shell.standing.now");
  if (asked()) return question_words(f);
  return is_out() ? f.host.say("lotr_tcg.table.out", {{"name", seat_at(me())}}) : idle_words(f, "lotr_tcg.table.over");
}

// --- over the table
void CompanyTable::build_question(const Frame& f) {
  if (!asked() || answers_itself()) return;
  if (form() == Form::list) return asks_amount() ? build_amounts(f) : build_list(f);
  if (form() == Form::spread) build_spread(f);
  if (asked()) build_other_meanings(f);
}

// What else the lifted card may do, but what is done with a card in sight; on a page of words every meaning but the
// first.
void CompanyTable::build_other_meanings(const Frame& f) {
  if (f.c.scene().words()) {
    std::vector<CardId> cards;
    for (const Option& o : decision().options)
      if (const CardId card = offered_card(o);
          card != CardId::none && std::find(cards.begin(), cards.end(), card) == cards.end())
        cards.push_back(card);
    return build_meanings(f, "meanings", f.host.say("lotr_tcg.table.meanings"), cards, {spots_.table.x, spots_.table.y},
                          8);
  }
  if (lifted() == CardId::none) return;
  const std::vector<Option> means = means_of(lifted());
  std::vector<Choosable> list;
  for (std::size_t i = 1; i < means.size(); ++i) {
    const bool aims = means[i].object != CardId::none && is_card(means[i].object) && form() == Form::laid;
    const int target = aims ? holder_of(index(means[i].object)) : -1;
    if (target < 0 || !is_laid(target) || target_option(target) != find(means[i]))
      list.push_back({means[i], find(means[i])});
  }
  if (list.empty()) return;
  // Away from the card that is lifted.
  const bool far = is_card(lifted()) && std::find(far_.begin(), far_.end(), index(lifted())) != far_.end();
  Rect room = spots_.table;
  if (far)
    cut_top(room, spots_.near.y - room.y);
  else
    room.h = spots_.near.y - room.y;
  build_choices(f, "meanings", f.host.say("lotr_tcg.table.meanings"), {}, room, list, far);
}

}  // namespace mathom::lotr_tcg
