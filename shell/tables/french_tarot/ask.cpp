// What is asked: the prompt, the panels for bids, calls and announcements, and the button that names the act.
#include <algorithm>

#include "games/french_tarot/words.h"
#include "shell/tables/french_tarot/table.h"

namespace mathom::french_tarot {

using namespace ui;

std::string TarotTable::prompt_words(const Frame& f) const {
  if (asked()) return f.app.say(f.match.session().prompt());
  if (view_->waiting_for == SeatId::none) return f.app.say("french_tarot.event.match_over");
  if (!show_.busy() && is_player(view_->waiting_for) && !view_->yours())
    return f.app.say("french_tarot.table.waiting", {{"seat", f.app.seat_name(view_->waiting_for)}});
  if (const int leads = board().leading(); board().playing && leads != kNoSeat)
    return f.app.say(board().winner != kNoSeat ? "french_tarot.table.won_by" : "french_tarot.table.won_so_far",
                     {{"seat", f.app.seat_name(seat_at(leads))}});
  return {};
}

void TarotTable::build_prompt(const Frame& f) {
  const std::string words = prompt_words(f);
  if (words.empty()) return;
  const Type t{Face::strong, f.c.em(f.c.phone() ? 16 : 17)};
  f.c.text("prompt", f.places.prompt, t, words, asked() ? kGold : kTextSoft, Align::centre);
}

void TarotTable::choose(const Frame& f, std::uint64_t option) {
  marked_ = kNone;
  forget_explanation();
  f.match.choose(option);
  view_ = &f.match.view();
  f.c.scene().want_frame();
}

bool TarotTable::offer_button(const Frame& f, const Option& o, Rect r, bool offered, ButtonLook look) {
  Item item{.id = "offer/" + f.match.session().token(o), .name = f.app.say(f.match.session().label(o))};
  item.rect = r;
  item.offered = offered;
  if (!offered)
    if (const auto reason = f.match.session().why_not(decision().seat, o)) item.description = f.app.say(reason->phrase);
  const Reaction is = f.c.button(item, look);
  if (is.refused) refuse(f, o);
  return is.activated || is.marked;
}

void TarotTable::build_question(const Frame& f) {
  if (!asked()) return;
  switch (question()) {
    case Question::bid: return build_bids(f);
    case Question::call: return build_calls(f);
    case Question::slam: return build_slam(f);
    case Question::lead:
    case Question::follow: return build_handfuls(f);
    default: return;
  }
}

void TarotTable::build_bids(const Frame& f) {
  std::vector<std::pair<Option, int>> bids;  // with the index among the options, or -1
  for (std::size_t i = 0; i < decision().options.size(); ++i)
    bids.emplace_back(decision().options[i], static_cast<int>(i));
  for (const Option& o : f.match.session().refused(decision().seat)) bids.emplace_back(o, -1);
  std::sort(bids.begin(), bids.end(), [](const auto& a, const auto& b) { return a.first.amount < b.first.amount; });
  const float high = f.c.control_height(), gap = 8, pad = 16;
  const float wide = std::min(spots_.middle.w - 8, f.c.em(340));
  const float room = spots_.middle.h - 2 * pad;
  const auto n = static_cast<float>(bids.size());
  // Two columns where one would not fit.
  const int columns = n * (high + gap) - gap > room ? 2 : 1;
  const float rows = std::ceil(n / static_cast<float>(columns));
  const Rect panel = around(spots_.middle.centre(), wide, rows * (high + gap) - gap + 2 * pad);
  f.c.raised(panel);
  f.c.scene().begin_zone("bids", {.name = f.app.say("french_tarot.table.bids"), .list = true, .numbered = true});
  std::optional<std::uint64_t> chosen;
  const float column = (panel.w - 2 * pad - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  for (std::size_t i = 0; i < bids.size(); ++i) {
    const auto row = static_cast<float>(i / static_cast<std::size_t>(columns)),
               col = static_cast<float>(i % static_cast<std::size_t>(columns));
    const Rect r{panel.x + pad + col * (column + gap), panel.y + pad + row * (high + gap), column, high};

    if (offer_button(f, bids[i].first, r, bids[i].second >= 0, {})) chosen = static_cast<std::uint64_t>(bids[i].second);
  }
  f.c.scene().end_zone();
  if (chosen) choose(f, *chosen);
}

void TarotTable::build_calls(const Frame& f) {
  const auto& options = decision().options;
  const auto n = static_cast<float>(options.size());
  const Rect m = spots_.middle;
  const float gap = 12,
              width = std::clamp(std::min((m.w - 40 - gap * (n - 1)) / n, (m.h - 40) / kCardRatio), 40.0f, 110.0f);
  const float high = card_height(width);
  const Rect panel = around(m.centre(), n * (width + gap) - gap + 40, high + 40);
  f.c.raised(panel);
  f.c.scene().begin_zone("calls", {.name = f.app.say("french_tarot.table.calls"), .list = true, .numbered = true});
  std::optional<std::uint64_t> chosen;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Card card = card_of(options[i]);
    Rect r{panel.x + 20 + static_cast<float>(i) * (width + gap), panel.y + 20, width, high};
    const bool marked = marked_.has(card);
    if (marked) r.y -= 8;
    Item item{.id = "offer/" + f.match.session().token(options[i]),
              .role = Role::card,
              .name = f.app.say(f.match.session().label(options[i]))};
    item.rect = r;
    item.selected = marked;
    const Reaction is = f.c.scene().add(item);
    draw_card(f.c.pen(), r, face_of(card), card_look(f.app), marked ? CardState::chosen : CardState::offered);
    if (is.focused) draw_card_focus(f.c.pen(), r);
    if (is.activated && marked)
      chosen = i;
    else if (is.activated || is.marked)
      marked_ = marked ? kNone : CardSet::of(card), f.c.scene().want_frame();
  }
  f.c.scene().end_zone();
  if (chosen) choose(f, *chosen);
}

void TarotTable::build_slam(const Frame& f) {
  const float high = f.c.control_height(), wide = std::min(spots_.middle.w - 8, f.c.em(320));
  const Rect panel = around(spots_.middle.centre(), wide, 2 * high + 40);
  f.c.raised(panel);
  f.c.scene().begin_zone("slam", {.name = f.app.say("french_tarot.table.slam"), .list = true, .numbered = true});
  std::optional<std::uint64_t> chosen;
  for (std::size_t i = 0; i < decision().options.size(); ++i) {
    const Rect r{panel.x + 16, panel.y + 16 + static_cast<float>(i) * (high + 8), panel.w - 32, high};
    if (offer_button(f, decision().options[i], r, true, {})) chosen = i;
  }
  f.c.scene().end_zone();
  if (chosen) choose(f, *chosen);
}

void TarotTable::build_handfuls(const Frame& f) {
  // Offered beside the cards: the handfuls this hand could show before its first card.
  std::vector<std::size_t> shows;
  for (std::size_t i = 0; i < decision().options.size(); ++i)
    if (verb_of(decision().options[i]) == Verb::show) shows.push_back(i);
  if (shows.empty()) return;
  const float high = f.c.control_height(), wide = std::min(spots_.middle.w - 8, f.c.em(330));
  const auto n = static_cast<float>(shows.size());
  const Rect panel{f.places.felt.centre().x - wide / 2, f.places.felt.bottom() - n * (high + 8) - 28, wide,
                   n * (high + 8) + 20};
  f.c.raised(panel);
  f.c.scene().begin_zone("handfuls", {.name = f.app.say("french_tarot.table.handfuls"), .list = true});
  std::optional<std::uint64_t> chosen;
  for (std::size_t i = 0; i < shows.size(); ++i) {
    const Rect r{panel.x + 12, panel.y + 14 + static_cast<float>(i) * (high + 8), panel.w - 24, high};
    if (offer_button(f, decision().options[shows[i]], r, true, {})) chosen = shows[i];
  }
  f.c.scene().end_zone();
  if (chosen) choose(f, *chosen);
}

bool TarotTable::can_commit() const {
  return asked() && !marked_.empty() && (!gathers() || marked_.size() == picks_wanted());
}

std::string TarotTable::primary_words(const Frame& f) const {
  if (!asked()) return {};
  if (gathers()) {
    const std::string_view key =
        question() == Question::discard ? "french_tarot.table.lay_aside" : "french_tarot.table.keep";
    return f.app.say(key, {{"n", std::to_string(marked_.size())}, {"of", std::to_string(picks_wanted())}});
  }
  if (marked_.empty())
    return question() == Question::lead || question() == Question::follow || question() == Question::call
               ? f.app.say("french_tarot.table.choose_card")
               : std::string();
  const int option = find(question() == Question::call ? Verb::call : hand_verb(), marked_.first());
  return option < 0 ? std::string()
                    : f.app.say(f.match.session().label(decision().options[static_cast<std::size_t>(option)]));
}

void TarotTable::build_primary(const Frame& f) {
  const std::string words = primary_words(f);
  if (words.empty() || f.places.actions.empty()) return;
  const float wide = std::min(f.places.actions.w, f.c.em(340));
  Item item{.id = "primary", .name = words};
  item.rect = {f.places.actions.right() - wide, f.places.actions.y, wide, f.places.actions.h};
  item.offered = can_commit();
  item.primary = can_commit();
  if (!item.offered) item.description = f.app.say("french_tarot.table.choose_first");
  f.c.scene().begin_zone("act", {.name = f.app.say("french_tarot.table.act")});
  const Reaction is = f.c.button(item, {.weight = Weight::primary});
  f.c.scene().end_zone();
  if (is.refused) {
    explained_ = Explained{f.app.say("french_tarot.table.choose_first"), ""};
    point_out_ = true;
    f.c.scene().want_frame();
  }
  if (is.activated) commit(f);
}

}  // namespace mathom::french_tarot
