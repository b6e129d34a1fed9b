#include "shell/tables/war_of_the_ring/layout/reader.h"

#include <utility>

#include "effects/say/say.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

std::vector<std::string> Reader::notes(const TableHost& host, CardId card) const {
  const int print = index(card);
  std::vector<std::string> out;
  if (print < 0 || print >= kThings) return out;
  // With the current result of its text.
  const FaceWords words = face_words(host, sight_.game(), print, &sight_.table().view().seen);
  if (!words.kind.empty()) out.push_back(words.kind);
  if (!words.text.empty()) out.push_back(words.text);
  if (print < kCards && sight_.board().state.wielder[at(print)] != kNone)
    out.push_back(host.say("war_of_the_ring.table.borne_by",
                           {{"card", sight_.name_of(host, sight_.board().state.wielder[at(print)])}}));
  if (print < kCards && war_of_the_ring::marked(sight_.board().state, print, kReserved))
    out.push_back(host.say("war_of_the_ring.table.came"));
  texts_.add_refused(host, print, out);
  return out;
}

void Reader::read(const TableHost& host, Reading& r) const {
  const int print = index(r.card);
  if (print < 0 || print >= kThings) return;
  const FaceWords words = face_words(host, sight_.game(), print, &sight_.table().view().seen);
  r.name = words.name;
  r.kind = words.kind;
  read_texts(host, print, r);
  if (!words.limits.empty()) r.facts.push_back({{}, words.limits});
  if (is_place(print)) return read_place(host, print - kFirstPlace, r);
  const Catalog* cards = &sight_.catalog();
  const CardFacts& facts = cards->facts_of(static_cast<CardDef>(print));
  const Livery& livery = livery_of(facts.faction);
  r.paper = mix(livery.paper, rgb(0xFFFFFF), 0.35f), r.ink = livery.deep, r.rim = livery.band;
  r.picture = [cards, print](const Pen& pen, Rect at) { draw_picture(pen, at, print, *cards); };
  r.crest = [faction = facts.faction](const Pen& pen, Vec m, float size) { draw_crest(pen, faction, m, size); };
  read_numbers(print, words, r);
  if (const int by = sight_.board().state.wielder[at(print)]; by != kNone)
    r.facts.push_back({{}, host.say("war_of_the_ring.table.borne_by", {{"card", sight_.name_of(host, by)}})});
  if (war_of_the_ring::marked(sight_.board().state, print, kReserved))
    r.facts.push_back({{}, host.say("war_of_the_ring.table.came")});
  std::vector<std::string> refused;
  texts_.add_refused(host, print, refused);
  for (std::string& why : refused) r.facts.push_back({{}, std::move(why)});
}

void Reader::read_numbers(int print, const FaceWords& words, Reading& r) const {
  for (const CountOf& count : counts_shown(print, sight_.catalog(), sight_.live_icons(print))) {
    const FaceWords::IconText& of = words.icons[at(static_cast<int>(count.sign))];
    r.numbers.push_back({std::to_string(count.n), count.n > 1 ? of.many : of.one,
                         [sign = count.sign](const Pen& pen, Vec m, float size) { draw_sign(pen, sign, m, size); }});
  }
  if (r.numbers.empty() && !words.by_text.empty()) r.numbers.push_back({"*", words.by_text, {}});
}

// Each text alone, so that the one in question can be marked.
void Reader::read_texts(const TableHost& host, int print, Reading& r) const {
  const auto say = [&](const Phrase& p) { return host.say(p); };
  const int asked = r.why == Reading::Why::asks ? words_.asked_ability() : -1;
  const auto& texts = is_place(print) ? sight_.catalog().place_facts(print - kFirstPlace).abilities
                                      : sight_.catalog().facts_of(static_cast<CardDef>(print)).abilities;
  for (const int ability : texts) {
    std::string words = effects::say_abilities({language(), sight_.catalog().code}, sight_.catalog(), {ability}, say);
    if (!words.empty()) r.text.push_back({std::move(words), ability == asked});
  }
}

void Reader::read_place(const TableHost& host, int place, Reading& r) const {
  r.paper = rgb(0xF3EEDF), r.ink = rgb(0x2A2A30);
  r.ratio = 0.5f;
  r.picture = [place](const Pen& pen, Rect at) { draw_scene(pen, at, place); };
  if (std::string factions = standings_.factions_words(host, place); !factions.empty())
    r.facts.push_back({{}, std::move(factions)});
  if (sight_.board().table().is_active(place)) {
    const Totals now = standings_.of(place).now;
    r.facts.push_back({{}, standings_.words(host, place, now)});
  }
}

}  // namespace mathom::war_of_the_ring
