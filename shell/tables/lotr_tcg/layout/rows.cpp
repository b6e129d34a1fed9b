// Cards that lie on the table: characters and support areas of both sides. Each is read, lifted when the question is
// about it, and touched as the target of one that is lifted.
#include <algorithm>
#include <tuple>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kStackRatio = 0.92f, kSupportRatio = 1.9f;  // width over height, as far as there is room
constexpr Colour kPairUnder = rgb(0x06140E, 170), kPair = rgb(0xE9DFC8, 150), kPairNow = rgb(0xF2C14E, 220);

}  // namespace

bool CompanyTable::is_support(const Table& t, int card) const {
  return t.facts(card).type == lotr_tcg::Type::ally || !t.facts(card).is_character();
}

// Only what is active lies there, and what nobody bears; the rest is in the sheets of the players. Before the first
// turn those lie there who begin. Of several rivals one support area lies in sight.
void CompanyTable::sort_cards() {
  for (auto* row : {&near_, &near_support_, &far_, &far_support_}) row->clear();
  const Table t = table();
  t.active_cards().for_each([&](int card) {
    if (t.base(card) != kTable || !is_laid(card)) return;
    const bool support = is_support(t, card);
    auto& row = is_near(t, card) ? (support ? near_support_ : near_) : (support ? far_support_ : far_);
    row.push_back(card);
  });
  // The Ring-bearer first, then as they came; who fights in the same skirmish lies together.
  const State& s = seen();
  const int bearer = s.ring_bearer[at(s.turn)];
  const auto key = [&](int card) {
    return std::tuple(t.owner(card), card != bearer, s.pieces[card].fight == 0 ? 99 : s.pieces[card].fight,
                      s.cards[card].order);
  };
  for (auto* row : {&near_, &near_support_, &far_, &far_support_})
    std::stable_sort(row->begin(), row->end(), [&](int a, int b) { return key(a) < key(b); });
}

bool CompanyTable::is_laid(int card) const {
  const Table t = table();
  if (t.base(card) == kPath) return true;
  if (t.base(card) != kTable || !t.is_active(card) || t.bearer(card) >= 0) return false;
  return is_near(t, card) || !is_support(t, card) || t.owner(card) == open_rival();
}

void CompanyTable::lay_table(const Frame& f) {
  sort_cards();
  const auto n = [](const std::vector<int>& cards) { return static_cast<int>(cards.size()); };
  spots_ = place_table(f.c, f.places.felt,
                       {.seats = seen().seats,
                        .me = me(),
                        .open = open_rival(),
                        .near = n(near_),
                        .near_support = n(near_support_),
                        .far = n(far_),
                        .far_support = n(far_support_),
                        .fought = skirmish_rows(),
                        .asks = asked_height(f, f.places.felt)});
  lies_.clear();
  rows_ = {lay_row(f, "far", "lotr_tcg.table.far", spots_.far, far_),
           lay_row(f, "far_support", "lotr_tcg.table.far_support", spots_.far_support, far_support_),
           lay_row(f, "near", "lotr_tcg.table.near", spots_.near, near_),
           lay_row(f, "near_support", "lotr_tcg.table.near_support", spots_.near_support, near_support_)};
  for (const Row& row : rows_)
    for (std::size_t i = 0; i < row.places.size(); ++i) lies_[row.cards[i]] = row.places[i];
}

CompanyTable::Row CompanyTable::lay_row(const Frame& f, const char* zone, std::string_view key, Rect room,
                                        const std::vector<int>& cards) const {
  Row row{.zone = zone, .key = key, .room = room, .burdens = {}, .cards = cards, .places = {}, .strips = 0};
  if (room.empty() || cards.empty()) return row;
  const Table t = table();
  const auto n = static_cast<int>(cards.size());
  const bool support = row.zone.ends_with("support");
  const bool characters =
      std::all_of(cards.begin(), cards.end(), [&](int card) { return t.facts(card).is_character(); });
  const bool bearer = !support && seen().stage == lotr_tcg::Stage::playing &&
                      cards.front() == seen().ring_bearer[at(t.owner(cards.front()))];
  if (bearer) row.burdens = cut_burdens(f.c, room, n);
  Rect in = room;
  cut_right(in, row.burdens.w);
  row.places = place_row(in, n, support && !characters ? kSupportRatio : kStackRatio);
  // The burdens lie next to the Ring-bearer, and the others make room.
  if (row.burdens.w > 0) {
    row.burdens.x = row.places.front().right() + 3;
    for (std::size_t i = 1; i < row.places.size(); ++i) row.places[i].x += row.burdens.w;
  }
  int most = 0;
  for (const int card : cards) {
    bool wins = false;
    const StackLook look = stack_of(f.host, card);
    most = std::max(most, static_cast<int>(look.borne.size()) + (fight_tab(f.host, card, wins).empty() ? 0 : 1));
  }
  row.strips = strips_height(row.places.front().h, most);
  return row;
}

void CompanyTable::build_rows(const Frame& f) {
  for (const Row& row : rows_)
    f.c.pen().box(grown(row.room, 2), kRound * 0.7f, rgb(0x06140E, row.room.empty() ? 0 : 70));
  for (const Row& row : rows_) build_row(f, row);
}

void CompanyTable::build_row(const Frame& f, const Row& row) {
  if (row.room.empty()) return;
  const std::string name = f.host.say(row.key);
  if (row.cards.empty()) return f.c.fitted("", row.room.inset(4), f.c.small(), name, kTextFaint, Align::centre);
  f.c.scene().begin_zone(row.zone, {.name = name, .list = true, .part = Part::table});
  strips_ = row.strips;
  burdens_beside_ = !row.burdens.empty();
  for (std::size_t i = 0; i < row.cards.size(); ++i) {
    drawn_ = table().facts(row.cards[i]).is_character() ? Drawn::stack : Drawn::support;
    build_laid(f, row.places[i], row.cards[i]);
  }
  drawn_ = Drawn::card;
  burdens_beside_ = false;
  build_burdens(f, row);
  f.c.scene().end_zone();
}

// The eyes on the Ring-bearer, and whether he wears the Ring.
void CompanyTable::build_burdens(const Frame& f, const Row& row) const {
  if (row.burdens.empty()) return;
  const Canvas& c = f.c;
  const int seat = table().owner(row.cards.front()), n = seen().burdens[at(seat)], limit = resistance_of(table(), seat);
  const bool worn = seat == seen().turn && seen().worn != 0;
  Rect in = row.burdens.inset(4);
  const std::string words = f.host.say(Phrase{"lotr_tcg.table.of_burdens", {}}.number("n", n).number("limit", limit)),
                    ring = f.host.say(worn ? "lotr_tcg.table.ring.worn" : "lotr_tcg.table.ring.not_worn");
  c.scene().text("burdens", words + ". " + ring + ".", row.burdens);
  const float line = c.small().px * 1.35f;
  const float low = std::min(in.h, 2 * line + c.em(70));
  in = {in.x, in.centre().y - low / 2, in.w, low};
  c.fitted("", cut_top(in, line), c.small_strong(), words, n > 0 ? kGold : kTextSoft, Align::centre);
  const Rect state = cut_bottom(in, std::min(line * 2, in.h * 0.45f)).inset(1);
  c.pen().box(state, 6, downwards(rgb(0x4A2E12), rgb(0x2A1A0A), state));
  c.pen().frame(grown(state, -0.5f), 6, worn ? kGold : kGoldDeep, worn ? 2.0f : 1.0f);
  const float size = std::min(state.h - 4, c.em(24));
  draw_the_ring(c.pen(), {state.x + size * 0.75f, state.centre().y}, size, worn);
  // Low, the Ring itself says it: worn it is lit.
  const Rect said{state.x + size * 1.4f, state.y, state.w - size * 1.4f - 3, state.h};
  if (c.letters().fits({c.small().face, kLeastType}, ring, said.w, said.h + 4))
    c.fitted("", said, c.small(), ring, kText);
  const int columns = std::max(1, (limit + 1) / 2);
  const float wide = std::min(in.w / static_cast<float>(columns), in.h * 0.8f);
  for (int i = 0; i < limit; ++i)
    draw_burden(c.pen(),
                {in.centre().x + (static_cast<float>(i % columns) - static_cast<float>(columns - 1) / 2) * wide,
                 in.y + in.h * (0.27f + 0.46f * static_cast<float>(i / columns))},
                wide * 0.86f, i < n);
}

void CompanyTable::build_laid(const Frame& f, Rect r, int card) {
  const CardId id = card_at(card);
  const std::string name = "card/" + std::to_string(card);
  if (asked() && form() == Form::laid) {
    if (const int option = target_option(card); option >= 0) return build_target(f, r, card, option);
    if (const auto wanted = hand_live() && means_of(id).empty() ? refused_target(card) : std::nullopt)
      return build_no_target(f, r, card, *wanted);
    if (hand_live() && (!means_of(id).empty() || refused_with(id))) return build_offered_card(f, name, r, id);
  }
  build_open_stack(f, r, card);
}

// A touch opens it to all that lies on it; one that bears nothing is read large.
void CompanyTable::build_open_stack(const Frame& f, Rect r, int card) {
  const CardId id = card_at(card);
  if (flying() != card) draw_face(f.host, f.c.pen(), r, id, caused(id) ? CardState::caused : CardState::plain);
  const Reaction is = f.c.scene().add(
      {.id = "card/" + std::to_string(card), .role = Role::card, .name = card_name(f.host, id), .rect = r});
  look_at(f, id, is);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (!is.activated && !is.marked && !is.zoom) return;
  if (borne_by(card).empty() || is.zoom) return zoom(id);
  open_sheet(f, -1, card);
}

// What the lifted card may be done with: one touch does it.
void CompanyTable::build_target(const Frame& f, Rect r, int card, int option) {
  const Option o = decision().options[at(option)];
  Item item{
      .id = "card/" + std::to_string(card), .role = Role::card, .name = card_name(f.host, card_at(card)), .rect = r};
  item.offer = f.seat.token(o);
  item.act = offer_words(f, o);
  const Reaction is = f.c.scene().add(std::move(item));
  look_at(f, card_at(card), is);
  draw_face(f.host, f.c.pen(), r, card_at(card), hinted(o) ? CardState::pointed : CardState::offered);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.zoom) return zoom(card_at(card));
  if (is.activated || is.marked) choose(f, option);
}

// Where the lifted card cannot go: a touch says why.
void CompanyTable::build_no_target(const Frame& f, Rect r, int card, const Option& wanted) {
  const CardId id = card_at(card);
  Item item{.id = "card/" + std::to_string(card), .role = Role::card, .name = card_name(f.host, id), .rect = r};
  item.offered = false;
  if (const auto reason = f.seat.why_not(wanted)) item.description = reason_words(f.host, wanted, *reason);
  const Reaction is = f.c.scene().add(std::move(item));
  look_at(f, id, is);
  draw_face(f.host, f.c.pen(), r, id, caused(id) ? CardState::caused : CardState::sunk);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.zoom) return zoom(id);
  if (is.refused || is.activated || is.marked) refuse(f, wanted);
}

// A line from every minion to the one it is to fight; from the one that is lifted to all whom it may fight.
void CompanyTable::draw_pairs(const Frame& f) const {
  const auto line = [&](int minion, int defender, Colour colour, float share, bool dashed) {
    const auto a = lies_.find(minion), b = lies_.find(defender);
    if (a == lies_.end() || b == lies_.end()) return;
    const bool down = a->second.y < b->second.y;
    const Vec from{a->second.centre().x, down ? a->second.bottom() - 4 : a->second.y + 4},
        to{b->second.centre().x, down ? b->second.y + 4 : b->second.bottom() - 4};
    std::vector<Vec> points;
    constexpr int kSteps = 18;
    for (int i = 0; i <= kSteps; ++i) {
      const float k = share * static_cast<float>(i) / kSteps;
      points.push_back({lerp(from.x, to.x, ease_in_out(k)), lerp(from.y, to.y, k)});
    }
    if (!dashed) f.c.pen().stroke(points, kPairUnder, 6, false);
    f.c.pen().stroke(points, colour, dashed ? 1.6f : 3.0f, false);
  };
  const Event* joins = moving(What::assigned);
  const Table t = table();
  for (int i = 0; i < seen().skirmishes.size(); ++i) {
    const Skirmish& k = seen().skirmishes[i];
    if (k.stage > Skirmish::fighting || k.defender < 0) continue;
    minions_in(t, i).for_each([&](int minion) {
      const bool now = joins && joins->card == card_at(minion);
      line(minion, k.defender, k.stage == Skirmish::fighting || now ? kPairNow : kPair, now ? ease_out(gone(f)) : 1.0f,
           false);
    });
  }
  if (!asked() || lifted() == CardId::none || !is_card(lifted())) return;
  for (const Option& o : means_of(lifted()))
    if (o.verb < effects::kPick && verb_of(o) == Verb::assign)
      line(index(o.subject), index(o.object), faded(kPairNow, 0.7f), 1, true);
}

}  // namespace mathom::lotr_tcg
