#include "shell/tables/lotr_tarot/deck/deck_screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "games/lotr_tarot/cards/deck.h"
#include "shell/tables/lotr_tarot/pictures/face.h"

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

constexpr std::array<Side, 4> kSides{Side::free, Side::dark, Side::neutral, Side::none};
constexpr std::array<std::string_view, 4> kSideKeys{"lotr_tarot.side.free", "lotr_tarot.side.dark",
                                                    "lotr_tarot.side.neutral", "lotr_tarot.side.ring"};
constexpr std::array<std::string_view, 3> kTooManyKeys{"lotr_tarot.deck.more.free", "lotr_tarot.deck.more.dark",
                                                       "lotr_tarot.deck.more.neutral"};
constexpr std::array<std::string_view, 3> kTooFewKeys{"lotr_tarot.deck.fewer.free", "lotr_tarot.deck.fewer.dark",
                                                      "lotr_tarot.deck.fewer.neutral"};
constexpr std::array<std::string_view, 5> kGroupKeys{"lotr_tarot.deck.majors", "lotr_tarot.suit.swords",
                                                     "lotr_tarot.suit.wands", "lotr_tarot.suit.cups",
                                                     "lotr_tarot.suit.coins"};

int ceil_of(int a, int b) { return (a + b - 1) / b; }

FaceLook look_of(const TableHost& host) {
  FaceLook l;
  l.court_letters = host.looks().page_letters;
  return l;
}

}  // namespace

std::string deck_card_name(const TableHost& host, Card card) {
  std::string name = host.say(Phrase{deck().cards[static_cast<std::size_t>(index(card))].name_key, {}});
  begin_sentence(name);
  return name;
}

std::string side_name(const TableHost& host, Side side) { return host.say(kSideKeys[static_cast<std::size_t>(side)]); }

// --- what is done

// Opens the deck that was begun last and not used. The deck in use is one step back.
void DeckScreen::begin(TableHost& host) {
  begun_ = true;
  kept_ = host.kept("lotr_tarot.decks").value_or("");
  shelf_ = read_shelf(kept_);
  if (shelf_.damaged) host.keep("lotr_tarot.decks.damaged", kept_);
  if (!shelf_.draft || *shelf_.draft == sides_) return;
  before_.push_back(sides_);
  sides_ = *shelf_.draft;
  said_ = host.say("lotr_tarot.deck.draft");
}

void DeckScreen::change(TableHost& host, const Affiliations& sides, std::string words) {
  if (!(sides == sides_)) before_.push_back(sides_);
  sides_ = sides;
  said_ = std::move(words);
  shelf_.draft = sides_;
  save_shelf(host);
}

void DeckScreen::undo(TableHost& host) {
  if (before_.empty()) return;
  sides_ = before_.back();
  before_.pop_back();
  said_ = host.say("lotr_tarot.deck.undone");
  shelf_.draft = sides_;
  save_shelf(host);
}

void DeckScreen::paint(TableHost& host, Card card, Side side) {
  Affiliations to = sides_;
  set_side(to, card, side);
  change(host, to,
         host.say("lotr_tarot.deck.turned", {{"card", deck_card_name(host, card)}, {"side", side_name(host, side)}}));
}

void DeckScreen::touch(TableHost& host, Card card) {
  const int now = static_cast<int>(side_in(sides_, card));
  paint(host, card, brush_ == 0 ? static_cast<Side>((now + 1) % 3) : static_cast<Side>(brush_ - 1));
}

void DeckScreen::use(TableHost& host) {
  shelf_.draft.reset();
  save_shelf(host);
  done_(sides_);
  host.close_page();
}

std::string DeckScreen::missing(const TableHost& host) const {
  if (adds_up(sides_)) return host.say("lotr_tarot.deck.right");
  std::string out;
  for (const auto& keys : {kTooManyKeys, kTooFewKeys})
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const int over = cards_for(sides_, kSides[i]) - cards_wanted(kSides[i]), n = keys == kTooManyKeys ? over : -over;
      if (n > 0) out += (out.empty() ? "" : " ") + host.say(keys[i], {{"n", std::to_string(n)}});
    }
  return out;
}

// --- what is seen

void DeckScreen::build(TableHost& host, Scene& scene) {
  if (!begun_) begin(host);
  const Canvas c(scene, host.letters(), host.looks().text_scale);
  bool leave = false;
  const std::string heading = host.say("lotr_tarot.deck.title");
  Rect area = c.screen_bar(heading, host.say("shell.back"), leave);
  const bool side = area.w >= c.em(900);
  const Rect foot = cut_bottom(area, foot_height(host, c, area.w));
  c.bar({0, foot.y, scene.screen().w, scene.screen().h - foot.y});
  const Rect panel = side ? cut_right(area, c.em(290)) : Rect{};
  const float margin = (c.phone() ? 1.0f : 2.0f) * kStep;
  Rect column{area.x + margin, area.y + kStep, area.w - 2 * margin, area.h};
  // With large letters on a small screen the counts scroll with the cards.
  const bool fixed = head_ < area.h * 0.5f;
  const float before = head_;
  if (fixed) head_ = build_head(host, c, column), cut_top(area, head_ + 2 * kStep);
  const float top = scene.begin_scroll("deck/list", heading, area);
  column = {column.x, top + (fixed ? 0 : kStep), column.w, 20000};
  if (!fixed) head_ = build_head(host, c, column), cut_top(column, head_ + 2 * kStep);
  if (!side)
    cut_top(column, c.paragraph("deck/note", column, c.small(), host.say("lotr_tarot.note.affiliations"), kTextSoft));
  build_cards(host, c, column, area);
  scene.end_scroll(column.y - top + 2 * kStep);
  if (side) build_side(host, c, panel);
  build_foot(host, c, foot, side);
  if (layer_ == Layer::decks) build_decks(host, c);
  if (layer_ == Layer::card) build_card(host, c);
  if (layer_ == Layer::instead) build_instead_of(host, c);
  if (std::exchange(changed_, false) || head_ != before) scene.want_frame();
  if (leave) host.close_page();
}

float DeckScreen::build_head(TableHost& host, const Canvas& c, Rect column) {
  const float top = column.y;
  cut_top(column, build_counts(host, c, column) + kStep / 2);
  const std::string words = (said_.empty() ? "" : said_ + " ") + missing(host);
  const Colour colour = adds_up(sides_) ? kGood : kWarn;
  const float high = c.paragraph("deck/state", column, c.body(), words, colour);
  // Two lines are kept free, so that the cards stay where they are while they are touched.
  cut_top(column, std::max(high, c.letters().line_height(c.body()) * (column.w < c.em(560) ? 2.0f : 1.0f)) + kStep / 2);
  cut_top(column, build_brush(host, c, column));
  return column.y - top;
}

float DeckScreen::build_counts(const TableHost& host, const Canvas& c, Rect column) const {
  const int columns = std::clamp(static_cast<int>(column.w / c.em(165)), 1, 4);
  const float gap = kStep, w = (column.w + gap) / static_cast<float>(columns) - gap, h = c.em(34);
  for (int i = 0; i < 4; ++i) {
    const Side side = kSides[static_cast<std::size_t>(i)];
    const int n = cards_for(sides_, side), of = cards_wanted(side);
    const std::string name = side == Side::none ? host.say("lotr_tarot.deck.ring") : side_name(host, side);
    const std::string words =
        host.say("lotr_tarot.deck.count", {{"side", name}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
    const Rect r{column.x + static_cast<float>(i % columns) * (w + gap),
                 column.y + static_cast<float>(i / columns) * (h + gap / 2), w, h};
    c.pen().box(r, kRound, kPanel);
    c.pen().frame(grown(r, -0.5f), kRound, n == of ? kPanelEdge : kWarn, n == of ? 1.0f : 2.0f);
    draw_side(c.pen(), side, {r.x + h / 2, r.centre().y}, h * 0.62f);
    c.sign(n == of  ? Sign::check
           : n > of ? Sign::plus
                    : Sign::minus,
           {r.right() - h * 0.45f, r.centre().y}, h * 0.4f, n == of ? kGood : kWarn);
    c.fitted("deck/count/" + std::to_string(i), {r.x + h, r.y, w - h * 1.9f, h}, c.small_strong(), words,
             n == of ? kText : kWarn);
  }
  return static_cast<float>(ceil_of(4, columns)) * (h + gap / 2);
}

float DeckScreen::build_brush(const TableHost& host, const Canvas& c, Rect column) {
  const std::string name = host.say("lotr_tarot.deck.brush");
  const std::vector<std::string> labels{host.say("lotr_tarot.deck.brush.next"), side_name(host, Side::free),
                                        side_name(host, Side::dark), side_name(host, Side::neutral)};
  Rect r = column;
  if (column.w > c.em(620)) {
    const Rect words = cut_left(r, c.letters().width(c.small(), name) + 2 * kStep);
    c.pen().text(c.small(), {words.x, words.y, words.w, c.control_height()}, name, kTextSoft);
    r.w = std::min(r.w, c.em(520));
  } else {
    cut_top(r, c.paragraph({}, r, c.small(), name, kTextSoft) + 2);
  }
  c.scene().begin_zone("brush", {.name = name});
  const int now = c.segments("brush", cut_top(r, c.segments_height(labels, r.w)), name, labels, brush_);
  if (now != brush_) brush_ = now, c.scene().want_frame();
  c.scene().end_zone();
  return r.y - column.y;
}

void DeckScreen::build_cards(TableHost& host, const Canvas& c, Rect& column, Rect seen) {
  for (int group = 0; group < 5; ++group) build_group(host, c, column, seen, group);
}

// The Majors, then each suit: rows that come out even, in cards as wide as the place allows.
void DeckScreen::build_group(TableHost& host, const Canvas& c, Rect& column, Rect seen, int group) {
  const int first = group == 0 ? 0 : kMajors + (group - 1) * kRanks, n = group == 0 ? kMajors : kRanks;
  const float gap = c.phone() ? 5.0f : 7.0f, least = std::clamp(c.em(48), 44.0f, 96.0f);
  const int most = std::clamp(static_cast<int>((column.w + gap) / (least + gap)), 2, kRanks);
  const int columns = ceil_of(n, ceil_of(n, most)), widest = ceil_of(kRanks, ceil_of(kRanks, most));
  const float fill = (column.w + gap) / static_cast<float>(std::max(columns, widest)) - gap;
  const float w = std::min(fill, c.em(84)), h = card_height(w);
  const std::string name = host.say(kGroupKeys[static_cast<std::size_t>(group)]);
  cut_top(column, kStep);
  c.heading("deck/group/" + std::to_string(group), cut_top(column, c.heading_height(name, column.w)), name);
  c.scene().begin_zone("deck/" + std::to_string(group), {.name = name, .list = true});
  for (int i = 0; i < n; ++i) {
    const Rect r{column.x + static_cast<float>(i % columns) * (w + gap),
                 column.y + static_cast<float>(i / columns) * (h + gap), w, h};
    build_tile(host, c, r, seen, card_of(first + i));
  }
  c.scene().end_zone();
  cut_top(column, static_cast<float>(ceil_of(n, columns)) * (h + gap));
}

void DeckScreen::build_tile(TableHost& host, const Canvas& c, Rect r, Rect seen, Card card) {
  const Side side = side_in(sides_, card), ours = side_in({deck().dark, deck().neutral}, card);
  const std::string name = deck_card_name(host, card);
  Item item{.id = "deck/" + word_of(card), .name = name + ", " + side_name(host, side), .rect = r};
  item.offered = card != Card::the_ring;
  if (!item.offered) item.description = host.say("lotr_tarot.deck.ring_fixed");
  if (side != ours) item.description = host.say("lotr_tarot.deck.differs", {{"side", side_name(host, ours)}});
  const Reaction is = c.scene().add(item);
  if (r.overlaps(grown(seen, 20))) {
    draw_face(c.pen(), r, card, side, look_of(host));
    if (side != ours) {
      const Vec m{r.x + r.w * 0.14f, r.bottom() - r.w * 0.14f};
      c.pen().disc(m, r.w * 0.1f, kGoldInk);
      c.pen().disc(m, r.w * 0.065f, kGold);
    }
    if (is.hovered) c.pen().frame(grown(r, 0.5f), r.w * 0.07f, kGold, 2);
    if (is.focused) draw_card_focus(c.pen(), r);
  }
  if (is.activated || is.marked) touch(host, card), c.scene().announce(said_ + " " + missing(host));
  if (is.refused) said_ = item.description, c.scene().announce(said_, Urgency::assertive);
  if (is.zoom) large_ = card, layer_ = Layer::card;
  if (is.activated || is.marked || is.refused || is.zoom) c.scene().want_frame();
}

// With large letters the button that goes on has a row of its own.
float DeckScreen::foot_height(const TableHost& host, const Canvas& c, float width) const {
  const bool narrow = c.letters().width(c.strong(), host.say("lotr_tarot.deck.use")) > width * 0.42f;
  return (narrow ? 2.0f : 1.0f) * (c.control_height() + kStep) + kStep;
}

void DeckScreen::build_foot(TableHost& host, const Canvas& c, Rect foot, bool side) {
  Rect row = foot.inset(kStep);
  const float wide = std::min(row.w, c.em(side ? 700 : 900));
  row = {row.centre().x - wide / 2, row.y, wide, row.h};
  Rect tools = row.h > c.control_height() * 1.5f ? cut_top(row, c.control_height()) : Rect{};
  if (!tools.empty()) cut_top(row, kStep);
  Rect& from = tools.empty() ? row : tools;
  c.scene().begin_zone("use", {.name = host.say("lotr_tarot.deck.use")});
  const Rect back = cut_left(from, std::max(kTouch, c.em(52)));
  cut_left(from, kStep);
  const Item take_back{
      .id = "undo", .name = host.say("shell.undo"), .rect = back, .offered = !before_.empty(), .key = 'u'};
  if (c.button(take_back, {.sign = Sign::undo}).activated) undo(host);
  if (!side) {
    const Rect r = tools.empty() ? cut_left(from, from.w * 0.34f) : from;
    if (tools.empty()) cut_left(from, kStep);
    if (c.button({.id = "decks", .name = host.say("shell.decks.decks"), .rect = r}).activated)
      layer_ = Layer::decks, c.scene().want_frame();
  }
  Item item{.id = "use", .name = host.say("lotr_tarot.deck.use"), .rect = row, .offered = adds_up(sides_)};
  item.primary = true;
  if (!item.offered) item.description = missing(host);
  const Reaction is = c.button(item, {.weight = Weight::primary});
  c.scene().end_zone();
  if (is.refused) host.notify(host.say("lotr_tarot.deck.not_yet", {{"what", missing(host)}}), Urgency::assertive);
  if (is.activated) use(host);
}

}  // namespace mathom::lotr_tarot
