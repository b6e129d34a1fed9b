// What is read of a card or a place next to the table: its picture, its numbers in words, each sentence of its text, where
// it goes and what bears it.
#include <algorithm>

#include "effects/say/say.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

void WarTable::read_card(const TableHost& host, SeatView&, Reading& r) const {
  const int print = index(r.card);
  if (print < 0 || print >= kThings) return;
  const FaceWords words = face_words(host, game(), print, &view().seen);
  r.name = words.name;
  r.kind = words.kind;
  read_texts(host, print, r);
  if (!words.limits.empty()) r.facts.push_back({{}, words.limits});
  if (is_place(print)) return read_place(host, print - kFirstPlace, r);
  const Catalog* cards = &catalog();
  const CardFacts& facts = cards->facts_of(static_cast<CardDef>(print));
  const Livery& livery = livery_of(facts.faction);
  r.paper = mix(livery.paper, rgb(0xFFFFFF), 0.35f), r.ink = livery.deep, r.rim = livery.band;
  r.picture = [cards, print](const Pen& pen, Rect at) { draw_picture(pen, at, print, *cards); };
  r.crest = [faction = facts.faction](const Pen& pen, Vec m, float size) { draw_crest(pen, faction, m, size); };
  for (const CountOf& count : counts_shown(print, *cards, live_icons(print))) {
    const FaceWords::IconText& of = words.icons[at(static_cast<int>(count.sign))];
    r.numbers.push_back({std::to_string(count.n), count.n > 1 ? of.many : of.one,
                         [sign = count.sign](const Pen& pen, Vec m, float size) { draw_sign(pen, sign, m, size); }});
  }
  if (r.numbers.empty() && !words.by_text.empty()) r.numbers.push_back({"*", words.by_text, {}});
  if (const int by = board_.state.wielder[at(print)]; by != kNone)
    r.facts.push_back({{}, host.say("war_of_the_ring.table.borne_by", {{"card", name_of(host, by)}})});
  if (war_of_the_ring::marked(board_.state, print, kReserved))
    r.facts.push_back({{}, host.say("war_of_the_ring.table.came")});
  std::vector<std::string> refused;
  add_refused_uses(host, print, refused);
  for (std::string& why : refused) r.facts.push_back({{}, std::move(why)});
}

// Each text alone, so that the one in question can be marked.
void WarTable::read_texts(const TableHost& host, int print, Reading& r) const {
  const auto say = [&](const Phrase& p) { return host.say(p); };
  const int asked = r.why == Reading::Why::asks ? asked_ability() : -1;
  const auto& texts = is_place(print) ? catalog().place_facts(print - kFirstPlace).abilities
                                      : catalog().facts_of(static_cast<CardDef>(print)).abilities;
  for (const int ability : texts) {
    std::string words = effects::say_abilities({language(), catalog().code}, catalog(), {ability}, say);
    if (!words.empty()) r.text.push_back({std::move(words), ability == asked});
  }
}

void WarTable::read_place(const TableHost& host, int place, Reading& r) const {
  r.paper = rgb(0xF3EEDF), r.ink = rgb(0x2A2A30);
  r.ratio = 0.5f;
  r.picture = [place](const Pen& pen, Rect at) { draw_scene(pen, at, place); };
  if (board_.table().is_active(place)) {
    const Totals now = standing(place).now;
    r.facts.push_back({{}, standing_words(host, place, now)});
  }
}

}  // namespace mathom::war_of_the_ring
