// The deck that is being built: its name, its faults, the Ring-bearer, the path, the cards of both sides, the curve of
// costs.
#include <algorithm>

#include "shell/tables/lotr_tcg/book/book_screen.h"
#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/ui/scene/keys.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

const CardFacts& facts(int print) { return printed_cards().facts(print); }

int sum_of_cost(const Deck& d, Side side, int cost) {
  int n = 0;
  for (const auto& [print, many] : d.cards)
    if (facts(print).side() == side && std::min(facts(print).cost, kMostCostAsked) == cost) n += many;
  return n;
}

constexpr std::array<std::string_view, 2> kSideKeys{"lotr_tcg.side.free", "lotr_tcg.side.shadow"};
// The cards of one side: characters first, then what they bear, then the rest.
std::vector<std::pair<int, int>> of_side(const Deck& d, Side side) {
  std::vector<std::pair<int, int>> out;
  for (const auto& card : d.cards)
    if (facts(card.first).side() == side) out.push_back(card);
  std::stable_sort(out.begin(), out.end(),
                   [](const auto& a, const auto& b) { return facts(a.first).type < facts(b.first).type; });
  return out;
}

std::string_view side_key(Side side) { return kSideKeys[static_cast<std::size_t>(side)]; }

}  // namespace

void BookScreen::open_card(TableHost&, int print) {
  look_at(print);
  if (form_ == Form::one) layer_ = Layer::card;
  if (form_ == Form::two) tab_ = 0;
}

void BookScreen::build_deck(TableHost& host, const Canvas& c, Rect pane) {
  if (form_ == Form::three) c.pen().box(pane, 0.01f, rgb(0x0E1D17, 200));
  const Rect in = form_ == Form::three ? pane.inset(1.25f * kStep) : pane;
  const std::string name = host.say("lotr_tcg.book.your_deck");
  const float top = c.scene().begin_scroll("deck/list", name, in);
  Rect column{in.x + 2, top + 2, in.w - kStep - 2, 1e5f};
  if (!desk_.has_deck()) {
    build_no_deck(host, c, column);
  } else {
    const std::string title = desk_.name().empty() ? host.say("lotr_tcg.book.unnamed") : desk_.name();
    c.heading("deck/name", cut_top(column, c.heading_height(title, column.w)), title);
    build_tools(host, c, column);
    build_pool(host, c, column);
    build_faults(host, c, column);
    build_slots(host, c, column);
    build_lists(host, c, column);
    build_path(host, c, column);
    build_curve(host, c, column);
  }
  c.scene().end_scroll(column.y - top + kStep);
}

void BookScreen::build_no_deck(TableHost& host, const Canvas& c, Rect& column) {
  const std::string heading = host.say("lotr_tcg.book.begin");
  c.heading("deck/name", cut_top(column, c.heading_height(heading, column.w)), heading);
  cut_top(column, c.paragraph("deck/begin", column, c.body(), host.say("lotr_tcg.book.begin.note"), kTextSoft) + kStep);
  c.scene().begin_zone("decks", {.name = heading});
  build_deck_list(host, c, column);
  c.scene().end_zone();
}

void BookScreen::build_tools(TableHost& host, const Canvas& c, Rect& column) {
  c.scene().begin_zone("tools", {.name = host.say("lotr_tcg.book.your_deck")});
  Rect row = cut_top(column, c.control_height());
  cut_top(column, kStep);
  const float square = std::max(kTouch, c.control_height());
  const Item back{.id = "undo",
                  .name = host.say("shell.undo"),
                  .rect = cut_left(row, square),
                  .offered = desk_.can_undo(),
                  .key = key_of(Command::undo)};
  cut_left(row, kStep);
  const Item on{.id = "redo",
                .name = host.say("shell.redo"),
                .rect = cut_left(row, square),
                .offered = desk_.can_redo(),
                .key = key_of(Command::redo)};
  cut_left(row, kStep);
  if (c.button(back, {.sign = Sign::undo}).activated) desk_.undo(host), c.scene().build_again();
  if (c.button(on, {.sign = Sign::redo}).activated) desk_.redo(host), c.scene().build_again();
  if (desk_.is_held()) {
    const Item done{.id = "deck/done", .name = host.say("lotr_tcg.book.done"), .rect = row};
    if (c.button(done, {.weight = Weight::primary}).activated) host.close_page();
    return c.scene().end_zone();
  }
  if (c.button({.id = "deck/decks", .name = host.say("shell.decks.decks"), .rect = row}).activated)
    layer_ = Layer::decks, c.scene().want_frame();
  const std::array<std::string, 2> names{host.say("lotr_tcg.book.paste"), host.say("lotr_tcg.book.pass_on")};
  const float half = (column.w - kStep) / 2;
  row = cut_top(column, std::max(c.button_height(names[0], half), c.button_height(names[1], half)));
  cut_top(column, kStep);
  const Rect left = cut_left(row, half);
  cut_left(row, kStep);
  if (c.button({.id = "deck/paste", .name = names[0], .rect = left}).activated) ask_for_list(host, "");
  if (c.button({.id = "deck/pass_on", .name = names[1], .rect = row}).activated)
    layer_ = Layer::pass_on, c.scene().want_frame();
  c.scene().end_zone();
}

// A fault leads to the card or to the cards that it is about.
void BookScreen::jump(TableHost& host, const DeckFault& fault) {
  if (fault.print >= 0) return open_card(host, fault.print);
  CardFilter to;
  const std::string_view rule = fault.what.key;
  if (rule == "lotr_tcg.deck.site_missing") to.want(Facet::site, static_cast<int>(fault.what.args[0].value) - 1);
  if (rule == "lotr_tcg.deck.ring") to.want(Facet::kind, static_cast<int>(Type::ring));
  if (rule == "lotr_tcg.deck.ring_bearer") to.words = host.say("lotr_tcg.title.frodo");
  if (rule == "lotr_tcg.deck.sides") {
    const bool free_fewer = desk_.deck().size_of(printed_cards(), Side::free_peoples) * 2 < desk_.deck().size();
    to.want(Facet::side, static_cast<int>(free_fewer ? Side::free_peoples : Side::shadow));
  }
  narrow(to);
  if (form_ == Form::one) tab_ = 0;
}

void BookScreen::build_faults(TableHost& host, const Canvas& c, Rect& column) {
  const auto faults = desk_.faults();
  const std::string state =
      faults.empty() ? host.say("lotr_tcg.book.legal")
                     : host.say(Phrase{"lotr_tcg.book.not_legal", {}}.number("n", static_cast<int>(faults.size())));
  cut_top(column, c.paragraph("deck/state", column, c.strong(), state, faults.empty() ? kGood : kWarn) + kStep / 2);
  c.scene().begin_zone("faults", {.name = state, .list = true});
  for (std::size_t i = 0; i < faults.size(); ++i) {
    const std::string words = fault_words(host, faults[i]);
    const float least = form_ == Form::one ? kTouch : c.em(30);
    const Rect r = cut_top(column, std::max(least, c.height_of(c.small(), words, column.w - 2 * kStep) + kStep));
    const Reaction is =
        c.scene().add({.id = "fault/" + std::to_string(i), .role = Role::link, .name = words, .rect = r});
    if (is.hovered) c.pen().box(r, 6, rgb(0xFFFFFF, 18));
    c.pen().disc({r.x + 5, r.centre().y}, 3.5f, kWarn);
    c.fitted({}, {r.x + 2 * kStep, r.y, r.w - 2 * kStep, r.h}, c.small(), words, kLink);
    if (is.focused) c.focus_ring(r, 6);
    if (is.activated) jump(host, faults[i]), c.scene().build_again();
  }
  c.scene().end_zone();
  cut_top(column, kStep);
}

// The Ring-bearer and the Ring; an empty place leads to the cards that can stand there.
void BookScreen::build_slots(TableHost& host, const Canvas& c, Rect& column) {
  const Deck& d = desk_.deck();
  const std::array<std::string, 2> words{
      d.ring_bearer < 0 ? host.say("lotr_tcg.book.no_bearer")
                        : host.say("lotr_tcg.book.bearer", {{"name", words_.name(host, d.ring_bearer)}}),
      d.ring < 0 ? host.say("lotr_tcg.book.no_ring") : words_.name(host, d.ring)};
  const bool beside = column.w >= c.em(340);
  const float wide = beside ? (column.w - kStep) / 2 : column.w;
  const float high = std::max(c.button_height(words[0], wide), c.button_height(words[1], wide));
  c.scene().begin_zone("slots", {.name = host.say("lotr_tcg.book.your_deck")});
  for (const bool ring : {false, true}) {
    const Rect r{column.x + (beside && ring ? wide + kStep : 0), column.y, wide, high};
    if (!beside || ring) cut_top(column, high + kStep);
    const Item item{.id = ring ? "deck/ring" : "deck/bearer", .name = words[ring ? 1 : 0], .rect = r};
    if (!c.button(item, {.size = c.small().px}).activated) continue;
    if (const int print = ring ? d.ring : d.ring_bearer; print >= 0)
      open_card(host, print);
    else
      jump(host, {{ring ? "lotr_tcg.deck.ring" : "lotr_tcg.deck.ring_bearer", {}}, -1});
    c.scene().build_again();
  }
  c.scene().end_zone();
}

// Nine places; an empty one leads to the sites of its number.
void BookScreen::build_path(TableHost& host, const Canvas& c, Rect& column) {
  const std::string name = host.say("lotr_tcg.book.path");
  c.heading("path/heading", cut_top(column, c.heading_height(name, column.w)), name, 3);
  c.scene().begin_zone("path", {.name = name, .list = true});
  const int columns = std::clamp(static_cast<int>(column.w / c.em(120)), 1, 3);
  const float gap = 5, wide = (column.w + gap) / static_cast<float>(columns) - gap, high = std::max(kTouch, c.em(48));
  for (int n = 1; n <= kSites; ++n) {
    int print = -1;
    for (const int site : desk_.deck().sites)
      if (facts(site).site == n && print < 0) print = site;
    const std::string number = std::to_string(n),
                      words = print < 0 ? host.say("lotr_tcg.book.no_site", {{"n", number}}) : words_.name(host, print);
    const int at = n - 1;
    const Rect r{column.x + static_cast<float>(at % columns) * (wide + gap),
                 column.y + static_cast<float>(at / columns) * (high + gap), wide, high};
    const Item item{.id = "path/" + number,
                    .name = print < 0 ? words : host.say("lotr_tcg.book.site_is", {{"n", number}, {"name", words}}),
                    .rect = r};
    const Reaction is = c.scene().add(item);
    c.pen().box(r, 8, print < 0 ? kButtonOff : kButton);
    c.pen().frame(grown(r, -0.5f), 8, is.hovered ? kGold : print < 0 ? kWarn : kButtonEdge, 1);
    CardFacts f;
    f.type = Type::site, f.site = n;
    draw_crest(c.painted().pen(), f, {r.x + c.em(16), r.centre().y}, c.em(22));
    c.fitted({}, {r.x + c.em(31), r.y + 2, r.w - c.em(34), r.h - 4}, c.small(), words, print < 0 ? kWarn : kText);
    if (is.focused) c.focus_ring(r, 8);
    if (!is.activated) continue;
    if (print >= 0)
      open_card(host, print);
    else
      jump(host, {Phrase{"lotr_tcg.deck.site_missing", {}}.number("n", n), -1});
    c.scene().build_again();
  }
  c.scene().end_zone();
  cut_top(column, static_cast<float>((kSites + columns - 1) / columns) * (high + gap) + kStep);
}

void BookScreen::build_lists(TableHost& host, const Canvas& c, Rect& column) {
  if (column.w < c.em(340)) {
    cut_top(column, build_list(host, c, column, Side::free_peoples) + kStep);
    return cut_top(column, build_list(host, c, column, Side::shadow) + kStep), void();
  }
  const float half = (column.w - kStep) / 2;
  const float left = build_list(host, c, {column.x, column.y, half, column.h}, Side::free_peoples),
              right = build_list(host, c, {column.x + half + kStep, column.y, half, column.h}, Side::shadow);
  cut_top(column, std::max(left, right) + kStep);
}

float BookScreen::build_list(TableHost& host, const Canvas& c, Rect column, Side side) {
  const float top = column.y;
  const std::string key(side_key(side)), count = std::to_string(desk_.deck().size_of(printed_cards(), side));
  const std::string name =
      host.say("lotr_tcg.book.side_count", {{"side", alone(host, side_names(), static_cast<int>(side))}, {"n", count}});
  const Rect head = cut_top(column, std::max(c.em(26), c.height_of(c.strong(), name, column.w)));
  c.heading("side/" + key, head, name, 3, side_colour(side));
  c.pen().box({head.x, head.bottom() - 2, head.w, 2}, 1, side_colour(side));
  cut_top(column, 4);
  c.scene().begin_zone("side/" + key + "/cards", {.name = name, .list = true});
  const float high = form_ == Form::three ? c.em(36) : std::max(kTouch, c.em(38));
  const float wide = column.w - c.em(70);  // at the least, of a name
  for (const auto& [print, n] : of_side(desk_.deck(), side)) {
    const CardFacts& f = facts(print);
    const std::string card = words_.name(host, print);
    const Rect r = cut_top(column, std::max(high, c.height_of({Face::text, kLeastType}, card, wide) + 2));
    Item item{
        .id = "in_deck/" + f.id, .role = Role::link, .name = card, .description = copies_words(host, print), .rect = r};
    if (desk_.starts(print)) item.description += " " + host.say("lotr_tcg.book.starts");
    const Reaction is = c.scene().add(item);
    const Rect box{r.x, r.y + 1, r.w, r.h - 2};
    const Livery look = livery_of(f.culture);
    c.pen().box(box, 6,
                Paint(mix(look.edge, kPanelSolid, 0.45f), mix(look.edge, kPanelSolid, 0.8f), {box.x, box.y},
                      {box.right(), box.y}));
    if (print == chosen_ || is.hovered) c.pen().frame(box, 6, kGold, print == chosen_ ? 2.0f : 1.0f);
    draw_cost(c.painted().pen(), f.cost, {box.x + c.em(14), box.centre().y}, c.em(20));
    Rect words{box.x + c.em(28), box.y, box.w - c.em(30), box.h};
    const Rect number = cut_right(words, c.em(22));
    c.pen().text(c.strong(), number, std::to_string(n), kGold, Align::centre);
    if (desk_.starts(print)) c.sign(Sign::play, cut_right(words, c.em(18)).centre(), c.em(11), kGold);
    c.fitted({}, words, c.small(), card, kText);
    if (is.focused) c.focus_ring(box, 6);
    if (is.activated) open_card(host, print), c.scene().build_again();
  }
  c.scene().end_zone();
  return column.y - top;
}

// The number of cards of each side for each cost.
void BookScreen::build_curve(TableHost& host, const Canvas& c, Rect& column) const {
  const std::string name = host.say("lotr_tcg.book.curve");
  c.heading("curve/heading", cut_top(column, c.heading_height(name, column.w)), name, 3);
  const Rect box = cut_top(column, c.em(110));
  std::string words;
  std::array<std::array<int, kMostCostAsked + 1>, 2> n{};
  int most = 1;
  for (int side = 0; side < 2; ++side)
    for (int cost = 0; cost <= kMostCostAsked; ++cost) {
      int& sum = n[static_cast<std::size_t>(side)][static_cast<std::size_t>(cost)];
      most = std::max(most, sum = sum_of_cost(desk_.deck(), static_cast<Side>(side), cost));
    }
  c.panel(box);
  const Rect in = box.inset(kStep);
  const float wide = in.w / (kMostCostAsked + 1), line = c.small().px * 1.4f, full = in.h - 2 * line;
  for (int cost = 0; cost <= kMostCostAsked; ++cost) {
    const float x = in.x + static_cast<float>(cost) * wide;
    const std::string label = std::to_string(cost) + (cost == kMostCostAsked ? "+" : "");
    c.pen().text(c.small(), {x, in.bottom() - line, wide, line}, label, kTextSoft, Align::centre);
    for (int side = 0; side < 2; ++side) {
      const int sum = n[static_cast<std::size_t>(side)][static_cast<std::size_t>(cost)];
      if (sum == 0) continue;
      const float high = full * static_cast<float>(sum) / static_cast<float>(most), w = wide * 0.4f;
      const Rect bar{x + wide * (side == 0 ? 0.09f : 0.51f), in.bottom() - line - high, w, high};
      c.pen().box(bar, 2, side_colour(static_cast<Side>(side)));
      c.pen().text({Face::text, kLeastType}, {bar.x - 4, bar.y - line, w + 8, line}, std::to_string(sum), kText,
                   Align::centre);
    }
    words += (words.empty() ? "" : " ") +
             host.say("lotr_tcg.book.curve.at", {{"cost", label},
                                                 {"free", std::to_string(n[0][static_cast<std::size_t>(cost)])},
                                                 {"shadow", std::to_string(n[1][static_cast<std::size_t>(cost)])}});
  }
  c.scene().text("curve", words, box);
  cut_top(column, kStep);
}

}  // namespace mathom::lotr_tcg
