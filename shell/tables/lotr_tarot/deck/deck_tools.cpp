// Kept decks, export and import, and one card at full size.
#include <algorithm>
#include <array>

#include "core/json.h"
#include "games/lotr_tarot/cards/deck.h"
#include "shell/tables/config_editor.h"
#include "shell/tables/lotr_tarot/deck/deck_screen.h"
#include "shell/tables/lotr_tarot/pictures/face.h"

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

std::string list_fault(const TableHost& host, const AffiliationFault& f) {
  using Kind = AffiliationFault::Kind;
  const auto with_card = [&](std::string_view key) { return host.say(key, {{"card", deck_card_name(host, f.card)}}); };
  switch (f.kind) {
    case Kind::shape: return host.say("lotr_tarot.deck.fault.shape");
    case Kind::unknown: return host.say("lotr_tarot.deck.fault.unknown", {{"word", f.word.substr(0, 30)}});
    case Kind::ring: return host.say("lotr_tarot.deck.ring_fixed");
    case Kind::twice: return with_card("lotr_tarot.deck.fault.twice");
    case Kind::both: return with_card("lotr_tarot.deck.fault.both");
    case Kind::number: break;
  }
  Phrase words{f.side == Side::dark ? "lotr_tarot.deck.fault.dark" : "lotr_tarot.deck.fault.neutral", {}};
  return host.say(words.number("n", f.count).number("of", cards_wanted(f.side)));
}

}  // namespace

std::string reading_words(const TableHost& host, const DeckReading& reading) {
  std::string out;
  switch (reading.trouble) {
    case DeckTrouble::none: return {};
    case DeckTrouble::too_large: out = host.say("lotr_tarot.deck.fault.large"); break;
    case DeckTrouble::damaged: out = host.say("lotr_tarot.deck.fault.damaged"); break;
    case DeckTrouble::other: out = host.say("lotr_tarot.deck.fault.other"); break;
    case DeckTrouble::newer: out = host.say("lotr_tarot.deck.fault.newer"); break;
    case DeckTrouble::lists: {
      const std::size_t shown = std::min<std::size_t>(reading.faults.size(), 2);
      for (std::size_t i = 0; i < shown; ++i) out += (i > 0 ? " " : "") + list_fault(host, reading.faults[i]);
      if (const std::size_t more = reading.faults.size() - shown; more > 0)
        out += " " + host.say("lotr_tarot.deck.fault.more", {{"n", std::to_string(more)}});
    }
  }
  return out + " " + host.say("lotr_tarot.deck.fault.unchanged");
}

void DeckScreen::save_shelf(TableHost& host) {
  refresh_shelf(host);
  kept_ = shelf_text(shelf_);
  host.keep("lotr_tarot.decks", kept_);
  changed_ = true;
}

// Another page may keep decks, too.
void DeckScreen::refresh_shelf(TableHost& host) {
  std::string now = host.kept("lotr_tarot.decks").value_or("");
  if (now == kept_ || now.empty()) return;
  const auto theirs = read_shelf(now);
  if (theirs.damaged) host.keep("lotr_tarot.decks.damaged", now);
  shelf_.take_over(read_shelf(kept_), theirs);
  kept_ = std::move(now);
}

void DeckScreen::ask_text(TableHost& host) {
  const WordsRequest request{.title = host.say("lotr_tarot.deck.import"),
                             .label = host.say("lotr_tarot.deck.import.label"),
                             .confirm = host.say("shell.import.confirm"),
                             .cancel = host.say("shell.cancel"),
                             .most = kMostDeckText * 2,  // longer texts are reported, not cut
                             .many_lines = true,
                             .file = host.say("shell.import.file")};
  host.ask_words(request, [this, &host](std::optional<std::string> text) {
    if (text) take_text(host, *text);
  });
}

void DeckScreen::keep_as(TableHost& host, const std::string& name) {
  refresh_shelf(host);
  const bool kept = shelf_.keep(name, sides_);
  if (kept) save_shelf(host);
  say_deck_kept(host, kept, name);
  if (kept && layer_ == Layer::instead) change(host, offered_.first, offered_.second), layer_ = Layer::none;
}

void DeckScreen::offer(TableHost& host, const Affiliations& sides, std::string words) {
  offered_ = {sides, std::move(words)};
  const auto is_open = [&](const NamedDeck& d) { return d.deck == sides_; };
  const bool kept =
      changed_cards(sides_) == 0 || std::any_of(shelf_.decks.begin(), shelf_.decks.end(), is_open) || sides == sides_;
  layer_ = kept ? Layer::none : Layer::instead;
  if (kept) change(host, offered_.first, offered_.second), host.notify(said_);
}

void DeckScreen::build_instead_of(TableHost& host, const Canvas& c) {
  switch (build_instead(host, c)) {
    case Instead::undecided: return;
    case Instead::stay: layer_ = Layer::none; return;
    case Instead::replace:
      layer_ = Layer::none;
      change(host, offered_.first, offered_.second);
      return host.notify(said_);
    case Instead::keep:
      if (!adds_up(sides_))
        return host.notify(host.say("lotr_tarot.deck.not_yet", {{"what", missing(host)}}), Urgency::assertive);
      return ask_deck_name(host, {}, [this, &host](const std::string& given) { keep_as(host, given); });
  }
}

void DeckScreen::take_text(TableHost& host, std::string_view text) {
  const DeckReading reading = read_deck_text(text);
  if (reading.trouble != DeckTrouble::none) return host.notify(reading_words(host, reading), Urgency::assertive);
  const std::string& name = reading.deck.name;
  offer(host, reading.deck.deck,
        name.empty() ? host.say("lotr_tarot.deck.opened_unnamed") : host.say("shell.decks.opened", {{"name", name}}));
}

void DeckScreen::build_kept(TableHost& host, const Canvas& c, Rect& column) {
  refresh_shelf(host);
  const ShelfAct act = build_shelf(host, c, column, shelf_.names(), shelf_.removed_name());
  switch (act.what) {
    case ShelfAct::What::none: return;
    case ShelfAct::What::open: {
      const NamedDeck& d = shelf_.decks[act.at];
      return offer(host, d.deck, host.say("shell.decks.opened", {{"name", d.name}}));
    }
    case ShelfAct::What::remove:
      shelf_.remove(act.at);
      host.notify(host.say("shell.decks.removed", {{"name", std::string(shelf_.removed_name())}}));
      break;
    case ShelfAct::What::restore: shelf_.restore(); break;
  }
  save_shelf(host);
}

void DeckScreen::build_tools(TableHost& host, const Canvas& c, Rect& column) {
  const std::string name = host.say("shell.decks.decks");
  const bool sound = adds_up(sides_);
  c.scene().begin_zone("decks", {.name = name});
  const auto tool = [&](const char* id, std::string_view key, bool offered) {
    const std::string words = host.say(key);
    Item item{.id = id, .name = words, .rect = cut_top(column, c.button_height(words, column.w)), .offered = offered};
    cut_top(column, kStep);
    if (!offered) item.description = missing(host);
    const Reaction is = c.button(item);
    if (is.refused) host.notify(host.say("lotr_tarot.deck.not_yet", {{"what", missing(host)}}), Urgency::assertive);
    return is.activated;
  };
  if (changed_cards(sides_) > 0 && tool("decks/ours", "lotr_tarot.deck.ours", true)) {
    offer(host, {deck().dark, deck().neutral}, host.say("lotr_tarot.deck.ours_open"));
  }
  build_kept(host, c, column);
  if (tool("decks/keep", "shell.decks.keep", sound))
    ask_deck_name(host, {}, [this, &host](const std::string& given) { keep_as(host, given); });
  if (tool("decks/export", "shell.decks.export", sound))
    host.offer_file("mathom-lotr_tarot-deck.json", deck_text({{}, sides_}));
  if (tool("decks/copy", "shell.decks.copy", sound)) host.copy(deck_text({{}, sides_}), host.say("shell.decks.copied"));
  if (tool("decks/import", "lotr_tarot.deck.import", true)) ask_text(host);
  c.scene().end_zone();
}

void DeckScreen::build_side(TableHost& host, const Canvas& c, Rect side) {
  c.pen().box(side, 0.01f, rgb(0x0E1D17, 200));
  const Rect in = side.inset(2 * kStep);
  const std::string name = host.say("shell.decks.decks");
  const float top = c.scene().begin_scroll("decks/list", name, in);
  Rect column{in.x, top, in.w - 6, 8000};
  const std::string note = host.say("lotr_tarot.note.affiliations");
  cut_top(column, c.paragraph("deck/note", column, c.small(), note, kTextSoft) + 2 * kStep);
  c.heading("decks/heading", cut_top(column, c.em(34)), name);
  build_tools(host, c, column);
  c.scene().end_scroll(column.y - top);
}

void DeckScreen::build_decks(TableHost& host, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const std::string name = host.say("shell.decks.decks");
  const float wide = std::min(c.em(420), safe.w);
  const float wanted =
      static_cast<float>(6 + shelf_.decks.size() + shelf_.removed.size()) * (c.control_height() + kStep) + c.em(100);
  const Rect panel = around(safe.centre(), wide, std::min(safe.h, wanted));
  c.veil();
  bool close = c.scene().begin_layer("decks_panel", name, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("decks/heading", cut_top(in, c.em(34)), name);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  const float top = c.scene().begin_scroll("decks/list", name, in);
  Rect column{in.x, top, in.w - 6, 8000};
  build_tools(host, c, column);
  c.scene().end_scroll(column.y - top);
  c.scene().begin_zone("decks/act", {.name = name});
  close |= c.close_button("decks", host.say("shell.close"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

// One card large, with its three sides as words: the same as a touch of a small card can do.
void DeckScreen::build_card(TableHost& host, const Canvas& c) {
  const Rect safe = c.scene().safe();
  const bool sourced = deck().cards[static_cast<std::size_t>(index(large_))].side_is_sourced;
  const bool fixed = large_ == Card::the_ring;
  const std::string name = deck_card_name(host, large_), words = name + ", " + side_name(host, side_in(sides_, large_));
  const std::string note = host.say(fixed     ? "lotr_tarot.deck.ring_fixed"
                                    : sourced ? "lotr_tarot.deck.sourced"
                                              : "lotr_tarot.deck.may_change");
  const float wide = std::min(safe.w - 16, c.em(360)), inner = wide - 4 * kStep;
  const std::array<std::string, 3> labels{side_name(host, Side::free), side_name(host, Side::dark),
                                          side_name(host, Side::neutral)};
  const float choice = fixed ? 0 : c.segments_height(labels, inner) + kStep;
  const float below = c.em(30) + c.height_of(c.small(), note, inner) + choice + c.control_height() + 2 * kStep;
  const float width = std::clamp((safe.h - below - 6 * kStep) / kCardRatio, 60.0f, std::min(260.0f, inner));
  const Rect panel = around(safe.centre(), wide, card_height(width) + below + 4 * kStep);
  c.veil();
  bool close = c.scene().begin_layer("card_panel", name, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  const Rect face = cut_top(in, card_height(width));
  draw_face(c.pen(), around(face.centre(), width, face.h), large_, side_in(sides_, large_), {});
  c.text("card/name", cut_top(in, c.em(30)), c.strong(), words, kGold, Align::centre);
  cut_top(in, c.paragraph("card/note", in, c.small(), note, kTextSoft, Align::centre) + kStep);
  c.scene().begin_zone("card", {.name = name});
  if (!fixed) {
    const int now = static_cast<int>(side_in(sides_, large_));
    const int to = c.segments("card/side", cut_top(in, c.segments_height(labels, in.w)), name, labels, now);
    if (to != now) paint(host, large_, static_cast<Side>(to)), c.scene().announce(said_ + " " + missing(host));
    cut_top(in, kStep);
  }
  close |= c.close_button("card", host.say("shell.close"), cut_top(in, c.control_height()));
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

}  // namespace mathom::lotr_tarot
