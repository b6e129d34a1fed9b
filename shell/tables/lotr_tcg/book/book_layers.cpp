// The layers over the book: all filters, kept decks, the export of a deck, and the unread lines of a pasted list.
#include <utility>

#include "shell/tables/lotr_tcg/book/book_panel.h"
#include "shell/tables/lotr_tcg/book/book_screen.h"
#include "shell/tables/lotr_tcg/draft/draft_pages.h"

namespace mathom::lotr_tcg {

using namespace ui;

void BookScreen::build_filters(TableHost& host, const Canvas& c) {
  CardFilter to = filter_;
  const bool close = book_panel(host, c, "filters", host.say("lotr_tcg.book.filters"), 620, [&](Rect& column) {
    for (int i = 0; i < kFacets; ++i) {
      const auto facet = static_cast<Facet>(i);
      const std::string name = facet_name(host, facet);
      std::vector<std::string> labels = facet_values(host, facet);
      labels.insert(labels.begin(), host.say("lotr_tcg.book.all"));
      cut_top(column, c.paragraph("facet/" + std::to_string(i), column, c.small_strong(), name, kGold) + 2);
      const Rect r = cut_top(column, c.segments_height(labels, column.w));
      to.want(facet, c.segments("want/" + std::to_string(i), r, name, labels, filter_.of(facet) + 1) - 1);
      cut_top(column, 1.5f * kStep);
    }
    const std::string count =
        host.say("lotr_tcg.book.count", {{"n", std::to_string(shown_.size())}, {"of", std::to_string(kPrints)}});
    cut_top(column, c.paragraph("filters/count", column, c.body(), count, kText) + kStep);
    if (filter_.any() && tool(c, column, "filters/clear", host.say("lotr_tcg.book.clear"))) to = {};
  });
  if (!(to == filter_)) narrow(to);
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

void BookScreen::offer_deck(TableHost& host, OpenDeck deck, const std::string& name, Layer then) {
  offered_ = {std::move(deck), name, then};
  if (desk_.is_held() || !desk_.is_unkept()) return open_deck(host);
  layer_ = Layer::instead;
}

void BookScreen::open_deck(TableHost& host) {
  layer_ = offered_.then;
  if (layer_ == Layer::boosters) {
    look_at(Pool(printed_cards(), offered_.deck.deck.pool).boosters().front().front());
    narrow({});
  } else {
    host.notify(host.say("shell.decks.opened", {{"name", offered_.name}}));
  }
  desk_.open(host, std::move(offered_.deck));
}

void BookScreen::build_instead_of(TableHost& host, const Canvas& c) {
  switch (build_instead(host, c)) {
    case Instead::undecided: return;
    case Instead::stay: layer_ = Layer::none; return;
    case Instead::replace: return open_deck(host);
    case Instead::keep:
      return ask_deck_name(host, desk_.name(), [this, &host](const std::string& given) {
        const bool kept = desk_.keep(host, given);
        kept ? open_deck(host) : say_deck_kept(host, kept, given);
      });
  }
}

void BookScreen::build_deck_list(TableHost& host, const Canvas& c, Rect& column) {
  if (desk_.has_deck() && tool(c, column, "decks/keep", host.say("shell.decks.keep")))
    ask_deck_name(host, desk_.name(),
                  [this, &host](const std::string& name) { say_deck_kept(host, desk_.keep(host, name), name); });
  desk_.refresh(host);
  const TcgShelf& shelf = desk_.shelf();
  const ShelfAct act = build_shelf(host, c, column, shelf.names(), shelf.removed_name());
  if (act.what == ShelfAct::What::open) offer_deck(host, shelf.decks[act.at].deck, shelf.decks[act.at].name);
  if (act.what == ShelfAct::What::remove) {
    desk_.remove_kept(host, act.at);
    host.notify(host.say("shell.decks.removed", {{"name", std::string(shelf.removed_name())}}));
  }
  if (act.what == ShelfAct::What::restore) desk_.restore_kept(host);
  if (act.what != ShelfAct::What::none) c.scene().build_again();
  const std::string printed = host.say("lotr_tcg.book.printed");
  cut_top(column, c.paragraph("decks/printed", column, c.small_strong(), printed, kGold) + kStep / 2);
  for (const Deck& deck : printed_) {
    const std::string name = host.say("lotr_tcg.deck_name." + deck.id);
    if (!tool(c, column, ("decks/" + deck.id).c_str(), host.say("shell.decks.open", {{"name", name}}))) continue;
    OpenDeck to{name, deck};
    to.deck.id.clear();
    offer_deck(host, std::move(to), name);
    c.scene().build_again();
  }
  if (tool(c, column, "decks/empty", host.say("lotr_tcg.book.empty"))) {
    offer_deck(host, {}, host.say("lotr_tcg.book.unnamed"));
    c.scene().build_again();
  }
  cut_top(column,
          c.paragraph("decks/sealed", column, c.small(), host.say("lotr_tcg.book.pool.note"), kTextSoft) + kStep / 2);
  if (tool(c, column, "decks/pool", host.say("lotr_tcg.book.pool.open"))) ask_for_pool(host);
  cut_top(column,
          c.paragraph("decks/evening", column, c.small(), host.say("lotr_tcg.evening.note"), kTextSoft) + kStep / 2);
  if (tool(c, column, "decks/draft", host.say("lotr_tcg.evening.begin"))) host.open_page(begin_page());
  if (tool(c, column, "decks/evenings", host.say("lotr_tcg.evening.list"))) host.open_page(evenings_page());
  if (!desk_.has_deck() && tool(c, column, "decks/paste", host.say("lotr_tcg.book.paste"))) ask_for_list(host, "");
}

void BookScreen::build_decks(TableHost& host, const Canvas& c) {
  const bool close = book_panel(host, c, "my_decks", host.say("shell.decks.decks"), 460,
                                [&](Rect& column) { build_deck_list(host, c, column); });
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

void BookScreen::build_pass_on(TableHost& host, const Canvas& c) {
  const auto list = [&] {
    return write_list(printed_cards(), desk_.deck(), desk_.name(), [&](const Phrase& p) { return host.say(p); });
  };
  const bool close = book_panel(host, c, "pass_on", host.say("lotr_tcg.book.pass_on"), 460, [&](Rect& column) {
    if (tool(c, column, "pass_on/copy", host.say("shell.decks.copy")))
      host.copy(list(), host.say("shell.decks.copied"));
    if (tool(c, column, "pass_on/file", host.say("shell.decks.export")))
      host.offer_file(text_file_name(desk_.name()), list());
    if (tool(c, column, "pass_on/link", host.say("lotr_tcg.book.link"), {.note = host.say("lotr_tcg.book.link.note")}))
      host.copy(host.deck_link(link_word(printed_cards(), desk_.deck(), desk_.name())),
                host.say("lotr_tcg.book.link.copied"));
  });
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

const CardNames& BookScreen::names() {
  if (!std::exchange(has_names_, true)) names_ = names_in_all_languages();
  return names_;
}

void BookScreen::ask_for_list(TableHost& host, std::string initial) {
  const WordsRequest request{.title = host.say("lotr_tcg.book.paste"),
                             .label = host.say("lotr_tcg.book.paste.label"),
                             .initial = std::move(initial),
                             .confirm = host.say("shell.import.confirm"),
                             .cancel = host.say("shell.cancel"),
                             .most = kMostListText * 2,
                             .many_lines = true,
                             .file = host.say("shell.import.file")};
  host.ask_words(request, [this, &host](const std::optional<std::string>& text) {
    if (text) take_list(host, *text);
  });
}

// A list without unread lines becomes the deck. For any other the page first shows the lines that were not read.
void BookScreen::take_list(TableHost& host, const std::string& text) {
  reading_ = read_list(printed_cards(), names(), text);
  reading_text_ = text;
  layer_ = Layer::none;
  if (reading_.taken > 0 && reading_.unread.empty()) return take_reading(host);
  layer_ = Layer::report;
  host.notify(host.say(Phrase{"lotr_tcg.book.unread", {}}.number("n", static_cast<int>(reading_.unread.size()))),
              Urgency::assertive);
}

void BookScreen::take_reading(TableHost& host) {
  const std::string name = reading_.name.empty() ? host.say("lotr_tcg.book.unnamed") : reading_.name;
  offer_deck(host, {reading_.name, reading_.deck}, name);
}

void BookScreen::build_report(TableHost& host, const Canvas& c) {
  bool done = false;
  const bool close = book_panel(host, c, "report", host.say("lotr_tcg.book.report"), 620, [&](Rect& column) {
    const auto say = [&](const char* id, const char* key, std::size_t n) {
      const std::string words = host.say(Phrase{key, {}}.number("n", static_cast<std::int64_t>(n)));
      cut_top(column, c.paragraph(id, column, c.body(), words, kText) + kStep / 2);
    };
    say("report/taken", "lotr_tcg.book.taken_lines", static_cast<std::size_t>(reading_.taken));
    say("report/unread", "lotr_tcg.book.unread", reading_.unread.size());
    for (std::size_t i = 0; i < reading_.unread.size(); ++i) {
      const UnreadLine& line = reading_.unread[i];
      const std::string id = "report/" + std::to_string(i), number = std::to_string(line.number);
      const std::string words = host.say("lotr_tcg.book.unread.line", {{"n", number}, {"words", line.text}});
      cut_top(column, c.paragraph(id, column, c.small_strong(), words, kGold));
      cut_top(column, c.paragraph(id + "/why", column, c.small(), host.say(line.why), kText) + kStep);
    }
    if (tool(c, column, "report/correct", host.say("lotr_tcg.book.correct"), {.weight = Weight::primary}))
      ask_for_list(host, reading_text_);
    if (reading_.taken > 0 && tool(c, column, "report/take", host.say("lotr_tcg.book.take_rest")))
      take_reading(host), done = true;
  });
  if (close && !done) layer_ = Layer::none;
  if (close || done) c.scene().build_again();
}

}  // namespace mathom::lotr_tcg
