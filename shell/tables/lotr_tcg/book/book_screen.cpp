#include "shell/tables/lotr_tcg/book/book_screen.h"

#include <utility>

#include "shell/tables/lotr_tcg/book/book_page.h"
#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/ui/scene/keys.h"

namespace mathom::lotr_tcg {

using namespace ui;

PagePtr book_page(std::string list) { return std::make_unique<BookScreen>(std::move(list)); }
PagePtr deck_page(OpenDeck deck, DeckDesk::Changed changed) {
  return std::make_unique<BookScreen>(std::move(deck), std::move(changed));
}

// --- what is done

void BookScreen::begin(TableHost& host) {
  words_.speak(host);
  if (std::exchange(begun_, true)) return;
  Problems problems;
  printed_ = printed_decks(printed_cards(), problems);
  if (!desk_.is_held()) desk_.begin(host);
  chosen_ = printed_cards().find("aragorn-ranger-of-the-north");
  if (!list_.empty()) take_list(host, list_);
}

void BookScreen::narrow(const CardFilter& filter) {
  filter_ = filter;
  stale_ = true;
}

std::string BookScreen::copies_words(const TableHost& host, int print) const {
  const std::string n = std::to_string(desk_.copies(print));
  if (!desk_.pool()) return host.say("lotr_tcg.book.copies", {{"n", n}});
  return host.say("lotr_tcg.book.copies.pool", {{"n", n}, {"of", std::to_string(desk_.most(print))}});
}

void BookScreen::say_deck(TableHost& host, const Canvas& c, int print) {
  const std::string n = std::to_string(desk_.copies(print));
  c.scene().announce(host.say("lotr_tcg.book.copies.of", {{"name", words_.name(host, print)}, {"n", n}}));
  c.scene().build_again();
}

// --- what is seen

void BookScreen::build(TableHost& host, Scene& scene) {
  const Canvas c(scene, host.letters(), host.looks().text_scale);
  bool leave = false;
  Rect area =
      c.screen_bar(desk_.is_held() ? desk_.name() : host.say("lotr_tcg.book.title"), host.say("shell.back"), leave);
  if (leave) host.close_page();
  begin(host);
  form_ = c.low() || area.w < c.em(640) ? (area.w < c.em(640) ? Form::one : Form::two)
          : area.w >= c.em(1130)        ? Form::three
                                        : Form::two;
  if (form_ == Form::three) {
    build_deck(host, c, cut_right(area, c.em(412)));
    build_card(host, c, cut_right(area, c.em(306)).inset(kStep));
  } else if (form_ == Form::two) {
    Rect side = cut_right(area, std::clamp(area.w * 0.44f, c.em(300), c.em(420))).inset(kStep);
    tab_ = build_tabs(host, c, side, host.say("lotr_tcg.book.card"));
    tab_ == 0 ? build_card(host, c, side) : build_deck(host, c, side);
  } else {
    area = area.inset(kStep);
    tab_ = build_tabs(host, c, area, host.say("lotr_tcg.book.cards"));
  }
  const bool cards_shown = form_ != Form::one || tab_ == 0;
  if (cards_shown)
    build_cards(host, c, form_ == Form::one ? area : area.inset(kStep));
  else
    build_deck(host, c, area);
  switch (layer_) {
    case Layer::none: break;
    case Layer::filters: build_filters(host, c); break;
    case Layer::card: form_ == Form::one ? build_card_layer(host, c) : void(layer_ = Layer::none); break;
    case Layer::decks: build_decks(host, c); break;
    case Layer::pass_on: build_pass_on(host, c); break;
    case Layer::report: build_report(host, c); break;
    case Layer::boosters: build_boosters(host, c); break;
    case Layer::instead: build_instead_of(host, c); break;
  }
  if (stale_ && cards_shown) scene.build_again();
}

int BookScreen::build_tabs(const TableHost& host, const Canvas& c, Rect& area, std::string_view first) const {
  const Phrase deck = Phrase{"lotr_tcg.book.deck", {}}.number("n", static_cast<std::int64_t>(desk_.deck().size()));
  const std::array<std::string, 2> labels{std::string(first),
                                          desk_.has_deck() ? host.say(deck) : host.say("lotr_tcg.book.begin")};
  const std::string name = host.say("lotr_tcg.book.show");
  c.scene().begin_zone("tabs", {.name = name});
  const int now = c.segments("tabs", cut_top(area, c.segments_height(labels, area.w)), name, labels, tab_);
  c.scene().end_zone();
  cut_top(area, kStep);
  if (now != tab_) c.scene().build_again();
  return now;
}

void BookScreen::build_cards(TableHost& host, const Canvas& c, Rect area) {
  const Pool* pool = whole_set_ ? nullptr : desk_.pool();
  const std::pair from(pool ? pool->seed() : 0, pool ? pool->drafted() : DraftedCards{});
  if (std::exchange(stale_, false) || shown_in_ != host.language() || shown_from_ != from) {
    shown_ = matching(host, words_, filter_);
    if (pool) std::erase_if(shown_, [&](int print) { return !pool->has(print); });
    shown_in_ = host.language();
    shown_from_ = from;
    c.scene().scroll_to("book/list", 0);
  }
  // With large letters on a small screen the filters scroll with the cards.
  const bool fixed = head_ < area.h * 0.4f;
  const float before = head_;
  if (fixed) head_ = build_head(host, c, area), cut_top(area, head_ + kStep);
  const float top = c.scene().begin_scroll("book/list", host.say("lotr_tcg.book.cards"), area);
  Rect column{area.x + 2, top + 2, area.w - kStep, 1e6f};
  if (!fixed) head_ = build_head(host, c, column), cut_top(column, head_ + kStep);
  build_grid(host, c, column, area);
  c.scene().end_scroll(column.y - top + kStep);
  if (head_ != before) c.scene().want_frame();
}

float BookScreen::build_head(TableHost& host, const Canvas& c, Rect column) {
  const float top = column.y;
  build_words_row(host, c, column);
  if (form_ == Form::three) build_quick(host, c, column);
  if (desk_.pool()) {
    if (form_ == Form::three) cut_top(column, kStep);
    const std::array<std::string, 2> labels{host.say("lotr_tcg.book.pool.alone"), host.say("lotr_tcg.book.pool.all")};
    const std::string name = host.say("lotr_tcg.book.show");
    c.scene().begin_zone("from", {.name = name});
    const int now = whole_set_ ? 1 : 0;
    const int to = c.segments("from", cut_top(column, c.segments_height(labels, column.w)), name, labels, now);
    c.scene().end_zone();
    cut_top(column, kStep);
    if (to != now) whole_set_ = to == 1, c.scene().build_again();
  }
  const std::string count =
      host.say("lotr_tcg.book.count", {{"n", std::to_string(shown_.size())}, {"of", std::to_string(kPrints)}});
  Rect row = cut_top(column, c.control_height());
  if (filter_.any()) {
    const std::string clear = host.say("lotr_tcg.book.clear");
    const Rect r = cut_right(row, c.letters().width(c.body(), clear) + 4 * kStep);
    c.scene().begin_zone("clear", {.name = clear});
    if (c.button({.id = "filter/clear", .name = clear, .rect = r}, {.weight = Weight::quiet}).activated) narrow({});
    c.scene().end_zone();
  }
  c.fitted("filter/count", row, c.body(), count, kTextSoft);
  return column.y - top;
}

void BookScreen::ask_for_words(TableHost& host) {
  const WordsRequest request{.title = host.say("lotr_tcg.book.words"),
                             .label = host.say("lotr_tcg.book.words.label"),
                             .initial = filter_.words,
                             .confirm = host.say("lotr_tcg.book.words.find"),
                             .cancel = host.say("shell.cancel"),
                             .most = 60};
  host.ask_words(request, [this](const std::optional<std::string>& words) {
    if (!words) return;
    CardFilter to = filter_;
    to.words = *words;
    narrow(to);
  });
}

void BookScreen::build_words_row(TableHost& host, const Canvas& c, Rect& column) {
  Rect row = cut_top(column, c.control_height());
  cut_top(column, kStep);
  c.scene().begin_zone("filter", {.name = host.say("lotr_tcg.book.filters")});
  int wanted = 0;
  for (const auto value : filter_.wanted) wanted += value >= 0 ? 1 : 0;
  const std::string more = wanted == 0 ? host.say("lotr_tcg.book.filters")
                                       : host.say("lotr_tcg.book.filters.n", {{"n", std::to_string(wanted)}});
  const Rect filters = cut_right(row, std::min(row.w * 0.5f, c.letters().width(c.strong(), more) + 4 * kStep));
  cut_right(row, kStep);
  const std::string words = filter_.words.empty() ? host.say("lotr_tcg.book.words")
                                                  : host.say("lotr_tcg.book.words.now", {{"words", filter_.words}});
  if (c.button({.id = "filter/words", .name = words, .rect = row, .selected = !filter_.words.empty(), .key = '/'})
          .activated)
    ask_for_words(host);
  if (c.button({.id = "filter/more", .name = more, .rect = filters, .selected = wanted > 0}).activated)
    layer_ = Layer::filters, c.scene().want_frame();
  c.scene().end_zone();
}

// Side and culture if they fit, because most players want them first.
void BookScreen::build_quick(TableHost& host, const Canvas& c, Rect& column) {
  c.scene().begin_zone("quick", {.name = host.say("lotr_tcg.book.quick")});
  std::vector<std::string> labels = facet_values(host, Facet::side);
  labels.insert(labels.begin(), host.say("lotr_tcg.book.all"));
  const Rect sides = cut_top(column, c.segments_height(labels, column.w));
  const int now = filter_.of(Facet::side) + 1,
            to = c.segments("side", sides, facet_name(host, Facet::side), labels, now);
  cut_top(column, kStep);
  build_cultures(host, c, cut_top(column, std::max(kTouch, c.em(44))));
  c.scene().end_zone();
  if (to == now) return;
  CardFilter filter = filter_;
  filter.want(Facet::side, to - 1);
  narrow(filter);
}

void BookScreen::build_cultures(TableHost& host, const Canvas& c, Rect row) {
  const std::vector<std::string> names = facet_values(host, Facet::culture);
  const float wide = std::min(row.w / static_cast<float>(names.size()), c.em(62));
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Rect r = cut_left(row, wide);
    const bool on = filter_.of(Facet::culture) == static_cast<int>(i);
    const Item item{.id = "culture/" + std::to_string(i),
                    .role = Role::toggle,
                    .name = names[i],
                    .rect = {r.x, r.y, r.w - 3, r.h},
                    .selected = on};
    const Reaction is = c.scene().add(item);
    const Rect box = item.rect;
    c.pen().box(box, kRound, on ? rgb(0x3A5C2F) : kButton);
    c.pen().frame(grown(box, -0.5f), kRound, on || is.hovered ? kGold : kButtonEdge, on ? 2.0f : 1.0f);
    CardFacts f;
    f.culture = static_cast<Culture>(i);
    draw_crest(c.painted().pen(), f, box.centre(), box.h * 0.7f);
    if (is.focused) c.focus_ring(box, kRound);
    if (!is.activated && !is.marked) continue;
    CardFilter filter = filter_;
    filter.want(Facet::culture, on ? -1 : static_cast<int>(i));
    narrow(filter);
  }
}

void BookScreen::build_grid(TableHost& host, const Canvas& c, Rect& column, Rect seen) {
  if (shown_.empty())
    return cut_top(column, c.paragraph("book/none", column, c.body(), host.say("lotr_tcg.book.none"), kTextSoft)),
           void();
  const float gap = c.phone() ? 6.0f : 9.0f;
  const int columns = std::max(1, static_cast<int>((column.w + gap) / (tile_width(host, c, c.em(112)) + gap)));
  const float w = std::min((column.w + gap) / static_cast<float>(columns) - gap, c.em(170)), h = w * kTileRatio;
  c.scene().begin_zone("cards", {.name = host.say("lotr_tcg.book.cards"), .list = true});
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const auto at = static_cast<int>(i);
    const Rect r{column.x + static_cast<float>(at % columns) * (w + gap),
                 column.y + static_cast<float>(at / columns) * (h + gap), w, h};
    build_tile(host, c, r, seen, shown_[i]);
  }
  c.scene().end_zone();
  const auto rows = (shown_.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
  cut_top(column, static_cast<float>(rows) * (h + gap));
}

void BookScreen::build_tile(TableHost& host, const Canvas& c, Rect r, Rect seen, int print) {
  const CardFacts& f = printed_cards().facts(print);
  const int copies = desk_.copies(print);
  Item item{.id = "card/" + f.id, .role = Role::card, .name = words_.name(host, print), .rect = r};
  if (copies > 0) item.description = copies_words(host, print);
  item.selected = print == chosen_ && form_ != Form::one;
  const Reaction is = c.scene().add(item);
  if (r.overlaps(grown(seen, 20))) {
    const CardWords& words = words_.of(host, print);
    draw_tile(c, r, f, print,
              {.name = words.name,
               .kind = words.short_kind,
               .copies = copies,
               .chosen = item.selected,
               .focused = is.focused,
               .hovered = is.hovered});
  }
  if (is.activated || is.zoom) {
    look_at(print);
    if (form_ == Form::one) layer_ = Layer::card;
    if (form_ == Form::two) tab_ = 0;
    c.scene().build_again();
  }
  if (is.marked && desk_.can_add(print)) desk_.add(host, print), say_deck(host, c, print);
}

}  // namespace mathom::lotr_tcg
