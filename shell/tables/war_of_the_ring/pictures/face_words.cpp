// The words on a card: its name, its kind, where it may stand or who may bear it, and what it does.
#include "effects/say/say.h"
#include "rules/card_files.h"
#include "rules/game.h"
#include "shell/tables/table_host.h"
#include "shell/tables/war_of_the_ring/pictures/face.h"
#include "shell/tables/war_of_the_ring/pictures/face_parts.h"

namespace mathom::war_of_the_ring {
namespace {

using Say = std::function<std::string(const Phrase&)>;
using IconText = FaceWords::IconText;

void add_part(std::string& line, const std::string& part) {
  if (part.empty()) return;
  line += (line.empty() ? "" : " · ") + part;
}

IconText counted(const Say& say, std::string_view key) {
  return {say(Phrase{key, {}}.number("n", 1)), say(Phrase{key, {}}.number("n", 2))};
}
std::array<IconText, kSigns> icon_words(const TableHost& host, const Say& say) {
  const std::string lead = host.say("war_of_the_ring.face.lead");
  const std::string attack = host.say("war_of_the_ring.icon.attack"),
                    defence = host.say("war_of_the_ring.icon.defence");
  return {IconText{attack, attack},
          {defence, defence},
          {lead, lead},
          {lead, lead},
          counted(say, "war_of_the_ring.face.helmet"),
          counted(say, "war_of_the_ring.face.skull")};
}

std::string wielders(const Say& say, const Catalog& catalog, const CardFacts& f) {
  const effects::TextBuilder speaker(language(), catalog.code);
  return effects::in_words(
      speaker.targets(f.wielders, {effects::TextBuilder::kEach}, effects::TextBuilder::Lying::there), say);
}

void say_card(const TableHost& host, const Say& say, int print, FaceWords& w) {
  const CardFacts& f = w.catalog->facts_of(static_cast<CardDef>(print));
  add_part(w.kind, host.say(faction_names().key(static_cast<int>(f.faction))));
  add_part(w.kind, host.say(type_names().key(static_cast<int>(f.type))));
  for (int i = 0; i < keyword_names().size(); ++i)
    if ((f.keywords >> i & 1) != 0) add_part(w.kind, host.say(keyword_names().key(i)));
  if (f.type == Type::character && f.paths != 0)
    w.limits = host.say("war_of_the_ring.face.paths", {{"paths", ranges(f.paths)}});
  if (f.type == Type::item && f.wielders >= 0)
    w.limits = host.say("war_of_the_ring.face.wielder", {{"who", wielders(say, *w.catalog, f)}});
  if (counts_by_text(f)) w.by_text = host.say("war_of_the_ring.face.by_text");
}

void say_place(const TableHost& host, const Say& say, int place, FaceWords& w) {
  const PlaceFacts& f = w.catalog->place_facts(place);
  if (f.path) {
    add_part(w.kind, say(Phrase{"war_of_the_ring.face.path", {}}.number("n", f.number)));
  } else {
    add_part(w.kind, host.say("war_of_the_ring.type.battleground"));
    add_part(w.kind, host.say(side_names().key(index(f.side))));
  }
  add_part(w.kind, say(Phrase{"war_of_the_ring.face.points", {}}.number("n", f.points)));
}

}  // namespace

FaceWords face_words(const TableHost& host, const Game& game, int print, const Observation* on) {
  FaceWords w;
  if (print < 0 || print >= kThings) return w;
  w.catalog = &catalog_of(game);
  // Cards are named by their game, whichever match is open.
  const Namer namer{.seat = [&host](SeatId s) { return host.seat_name(s); },
                    .card = [&game](CardDef c) { return game.card_name(c); },
                    .own = [&](std::string_view key) { return game.card_files()->name(key, host.language()); }};
  const Say say = [&](const Phrase& p) { return host.texts().say(p, namer); };
  w.name = say(game.card_name(static_cast<CardDef>(print)));
  w.text = game.card_text(static_cast<CardDef>(print), say, on);
  w.icons = icon_words(host, say);
  if (is_place(print))
    say_place(host, say, print - kFirstPlace, w);
  else
    say_card(host, say, print, w);
  return w;
}

}  // namespace mathom::war_of_the_ring
