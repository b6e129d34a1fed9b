// Sealed and drafted decks in the card book: a pool is opened by its number, seen booster by booster, and built from.
#include <charconv>

#include "shell/tables/lotr_tcg/book/book_screen.h"
#include "shell/tables/lotr_tcg/book/card_look.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

std::uint32_t number_in(std::string_view words) {
  while (!words.empty() && words.front() == ' ') words.remove_prefix(1);
  while (!words.empty() && words.back() == ' ') words.remove_suffix(1);
  std::uint32_t n = 0;
  const auto [end, fault] = std::from_chars(words.data(), words.data() + words.size(), n);
  return fault == std::errc() && end == words.data() + words.size() && n <= kMostPool ? n : 0;
}

Phrase about_pool(const Pool& pool) {
  int n = 0;
  for (const auto& [print, copies] : pool.drafted()) n += copies;
  Phrase words{n > 0 ? "lotr_tcg.book.drafted.about" : "lotr_tcg.book.pool.about", {}};
  if (n > 0) return words.number("n", n).number("least", kLeastSealedDeck);
  return words.number("n", pool.seed())
      .number("boosters", static_cast<std::int64_t>(pool.boosters().size()))
      .number("least", kLeastSealedDeck);
}

}  // namespace

void BookScreen::ask_for_pool(TableHost& host) {
  const WordsRequest request{.title = host.say("lotr_tcg.book.pool.open"),
                             .label = host.say("lotr_tcg.book.pool.label"),
                             .initial = std::to_string(host.chance() % kMostPool + 1),
                             .confirm = host.say("lotr_tcg.book.pool.confirm"),
                             .cancel = host.say("shell.cancel"),
                             .most = 10};
  host.ask_words(request, [this, &host](const std::optional<std::string>& words) {
    if (!words) return;
    const std::uint32_t seed = number_in(*words);
    const std::string most = std::to_string(kMostPool);
    if (seed == 0) return host.notify(host.say("lotr_tcg.book.pool.no_number", {{"most", most}}), Urgency::assertive);
    OpenDeck to{host.say("lotr_tcg.book.pool.name", {{"n", std::to_string(seed)}}), {}};
    to.deck.pool = seed;
    take_lent(printed_cards(), to.deck);
    const std::string name = to.name;
    offer_deck(host, std::move(to), name, Layer::boosters);
  });
}

// In the pane of the deck: which pool, its boosters, and a deck that is built at once.
void BookScreen::build_pool(TableHost& host, const Canvas& c, Rect& column) {
  const Pool* pool = desk_.pool();
  if (!pool) return;
  const bool drafted = !pool->drafted().empty();
  const std::string words = host.say(about_pool(*pool));
  cut_top(column, c.paragraph("deck/pool", column, c.small(), words, kTextSoft) + kStep / 2);
  const std::array<std::string, 2> names{host.say("lotr_tcg.book.pool.see"), host.say("lotr_tcg.book.pool.build")};
  const float half = drafted ? column.w : (column.w - kStep) / 2;
  Rect row = cut_top(column, std::max(c.button_height(names[0], half), c.button_height(names[1], half)));
  cut_top(column, kStep);
  c.scene().begin_zone("pool", {.name = words});
  if (!drafted && c.button({.id = "deck/boosters", .name = names[0], .rect = cut_left(row, half)}).activated)
    layer_ = Layer::boosters, c.scene().want_frame();
  if (!drafted) cut_left(row, kStep);
  if (c.button({.id = "deck/build_pool", .name = names[1], .rect = row}).activated) {
    const std::string name = desk_.name();
    offer_deck(host, {name, build_sealed(printed_cards(), *pool)}, name);
    c.scene().build_again();
  }
  c.scene().end_zone();
}

// The cards of one booster, from the left; each opens the card.
void BookScreen::build_booster(TableHost& host, const Canvas& c, Rect& column, int n, std::string_view words,
                               const std::vector<int>& prints) {
  const std::string id = "booster/" + std::to_string(n);
  c.heading(id, cut_top(column, c.heading_height(words, column.w)), words, 3);
  const float gap = 6;
  const int columns = std::max(2, static_cast<int>((column.w + gap) / (tile_width(host, c, c.em(104)) + gap)));
  const float w = std::min((column.w + gap) / static_cast<float>(columns) - gap, c.em(150)), h = w * kTileRatio;
  c.scene().begin_zone(id, {.name = std::string(words), .list = true});
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const int at = static_cast<int>(i), print = prints[i];
    const Rect r{column.x + static_cast<float>(at % columns) * (w + gap),
                 column.y + static_cast<float>(at / columns) * (h + gap), w, h};
    const CardFacts& f = printed_cards().facts(print);
    const CardWords& said = words_.of(host, print);
    const Reaction is = c.scene().add({.id = id + "/" + std::to_string(i),
                                       .role = Role::card,
                                       .name = said.name,
                                       .description = host.say(rarity_names().key(static_cast<int>(f.rarity))),
                                       .rect = r});
    draw_tile(c, r, f, print,
              {.name = said.name, .kind = said.short_kind, .focused = is.focused, .hovered = is.hovered});
    if (!is.activated && !is.zoom) continue;
    layer_ = Layer::none;
    open_card(host, print);
    c.scene().build_again();
  }
  c.scene().end_zone();
  const auto rows = (prints.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
  cut_top(column, static_cast<float>(rows) * (h + gap) + kStep);
}

void BookScreen::build_boosters(TableHost& host, const Canvas& c) {
  const Pool* pool = desk_.pool();
  if (!pool || pool->boosters().empty()) return void(layer_ = Layer::none);
  const Rect safe = c.scene().safe().inset(kStep);
  const Rect r = around(safe.centre(), std::min(safe.w, c.em(980)), safe.h);
  bool close = false;
  const std::string title = host.say("lotr_tcg.book.pool.name", {{"n", std::to_string(pool->seed())}});
  Rect in = c.begin_panel("boosters_panel", "boosters", title, r, close);
  cut_top(in, kStep);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  const float top = c.scene().begin_scroll("boosters/list", title, in);
  Rect column{in.x + 2, top + 2, in.w - kStep - 2, 1e5f};
  for (std::size_t i = 0; i < pool->boosters().size(); ++i)
    build_booster(host, c, column, static_cast<int>(i),
                  host.say("lotr_tcg.book.pool.booster", {{"n", std::to_string(i + 1)}}), pool->boosters()[i]);
  build_booster(host, c, column, static_cast<int>(pool->boosters().size()), host.say("lotr_tcg.book.pool.lent"),
                pool->lent());
  c.scene().end_scroll(column.y - top);
  c.scene().begin_zone("boosters/act", {.name = title});
  close |= c.close_button("boosters", host.say("shell.close"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

}  // namespace mathom::lotr_tcg
