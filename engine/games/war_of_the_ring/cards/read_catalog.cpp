// Reads the printed cards, places and scenarios: what the forms of entries (entries.cpp) do not say by themselves. All
// faults are told, each with its file and path.
#include <algorithm>

#include "assets/assets.h"
#include "effects/read/card_set.h"
#include "effects/read/checks.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/cards/entries.h"
#include "games/war_of_the_ring/cards/read.h"
#include "games/war_of_the_ring/cards/targets.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Ability;
using effects::Entry;
using effects::Form;

const std::string kFolder = "cards/war_of_the_ring/";

class CatalogReader : private effects::CardSetReader {
 public:
  CatalogReader(Catalog& c, const Files& files, Problems& problems)
      : CardSetReader(language(), entries(), c.code, text_languages(), problems), c_(c), files_(files) {}

  void run() {
    if (!files_.own.empty()) open_own(files_.own);
    for (const char* file : {"free_peoples", "shadow", "promos"}) {
      const bool promo = file == std::string_view("promos");
      read(file, "cards", [&](const Form&, const Entry& e) { card(e, promo); });
    }
    number_prints();
    for (const char* file : {"battlegrounds", "paths"})
      read(file, "locations", [&](const Form& form, const Entry& e) { place(e, &form == &entries()[kPathEntry]); });
    if (sound() && c_.places.size() != static_cast<std::size_t>(kPlaces))
      problems().add(kFolder, "must hold 41 places");
    if (sound()) check_filters();
    end_own();
    c_.names = std::move(own_names());
    if (sound()) scenarios();
    if (sound()) own_programs();
  }

 private:
  void read(const char* name, const char* list, const Take& take) {
    const std::string file = kFolder + name + ".json";
    printed(file, files_.printed(file), list, take);
  }
  std::vector<int> abilities(const Entry& e, int source) {
    std::vector<int> out;
    for (const Ability& a : e.abilities()) {
      out.push_back(static_cast<int>(c_.abilities.size()));
      c_.abilities.push_back(a);
      c_.source_of.push_back(source);
    }
    return out;
  }

  // --- cards
  void card(const Entry& e, bool promo) {
    CardFacts f;
    f.id = e.id();
    f.key = "war_of_the_ring.card." + f.id;
    f.faction = static_cast<Faction>(e.number("faction"));
    f.type = static_cast<Type>(e.number("type"));
    f.copies = e.number("copies");
    f.icons = {e.number("attack"), e.number("defence"), e.number("lead_attack"), e.number("lead_defence"),
               e.number("path")};
    f.keywords = static_cast<std::uint8_t>(e.number("keywords"));
    f.paths = static_cast<std::uint16_t>(e.number("paths"));
    f.wielders = static_cast<std::int16_t>(e.number("wielders"));
    f.promo = promo;
    f.abilities = abilities(e, static_cast<int>(c_.titles.size()));
    Problems found;
    check_card(c_, f, e, found);
    faults(found);
    checks_.entry(language(), e, file(), static_cast<int>(f.type), problems());
    note_abilities(f);
    for (const CardFacts& other : c_.titles)
      if (other.id == f.id) fault(e.path() + "/id", "there is another entry with this id");
    c_.titles.push_back(std::move(f));
  }
  // What is asked of every card in play is known beforehand.
  void note_abilities(CardFacts& f) {
    const int supports = language().find_condition("supports");
    for (const int n : f.abilities) {
      const Ability& a = c_.abilities[static_cast<std::size_t>(n)];
      for (int i = a.first_modifier; i < a.first_modifier + a.modifiers; ++i)
        f.gives = static_cast<std::uint16_t>(f.gives | 1 << c_.code.modifiers[static_cast<std::size_t>(i)].verb);
      for (int i = a.first_condition; i < a.first_condition + a.conditions; ++i)
        if (c_.code.conditions[static_cast<std::size_t>(i)].verb == supports) f.depends_on_support = true;
      if (a.kind == Ability::Kind::replacement &&
          c_.code.filters[static_cast<std::size_t>(a.replacement.arg[0])].word < 0)
        f.saves_others = true;
    }
  }
  // The moments at which one of these texts happens.
  std::uint8_t heard(const std::vector<int>& abilities) const {
    unsigned bits = 0;
    for (const int n : abilities) {
      const Ability& a = c_.abilities[static_cast<std::size_t>(n)];
      if (a.kind == Ability::Kind::triggered) bits |= 1u << a.trigger;
    }
    return static_cast<std::uint8_t>(bits);
  }
  void number_prints() {
    int print = 0;
    for (std::size_t title = 0; title < c_.titles.size(); ++title)
      for (int copy = 1; copy <= c_.titles[title].copies; ++copy, ++print) {
        if (print >= kCards) continue;
        c_.title_of[static_cast<std::size_t>(print)] = static_cast<std::int16_t>(title);
        c_.gives[static_cast<std::size_t>(print)] = c_.titles[title].gives;
        c_.hears[static_cast<std::size_t>(print)] = heard(c_.titles[title].abilities);
        c_.words[static_cast<std::size_t>(print)] =
            c_.titles[title].id + (c_.titles[title].copies > 1 ? "-" + std::to_string(copy) : "");
      }
    if (!sound()) return;  // what is wrong may be why there are fewer
    if (print != kCards || c_.titles.size() != static_cast<std::size_t>(kTitles))
      problems().add(kFolder, "must hold 116 titles on 124 cards");
  }

  // What players change may leave a printed text nothing to point at: that is not a fault.
  void check_filters() {
    Problems found;
    checks_.filters(c_, language(), kCardTarget, 0, kCards, found);
    checks_.filters(c_, language(), kPlaceTarget, kFirstPlace, kThings, found);
    for (const Problem& p : found)
      if (files_.own.empty() || p.path.rfind(kFolder, 0) != 0) problems().add(p.path, p.message);
  }

  // --- places
  void place(const Entry& e, bool is_path) {
    PlaceFacts f;
    f.path = is_path;
    f.id = e.id();
    f.key = "war_of_the_ring.place." + f.id;
    f.points = e.number("points");
    f.defence = e.number("defence");
    if (is_path) {
      f.number = e.number("number");
    } else {
      f.side = static_cast<Side>(e.number("side"));
      f.defenders = static_cast<std::uint16_t>(e.number("defenders"));
      f.attackers = static_cast<std::uint16_t>(e.number("attackers"));
    }
    f.abilities = abilities(e, kTitles + static_cast<int>(c_.places.size()));
    if (c_.places.size() < kPlaces) c_.hears[kFirstPlace + c_.places.size()] = heard(f.abilities);
    Problems found;
    check_place(c_, f, e, found);
    faults(found);
    checks_.entry(language(), e, file(), kPlaceType, problems());
    c_.places.push_back(std::move(f));
  }

  // --- scenarios
  void scenarios() {
    in_file(kFolder + "scenarios.json");
    const auto all = object(files_.printed(file()), {"scenarios", "$schema"});
    if (!all) return;
    each(*all, "scenarios", "", [&](const Json& j, const std::string& path) {
      keys(j,
           {"id", "seats", "people", "players", "turns", "locations", "last_path", "path_scored", "each_player_twice",
            "source"},
           path);
      Scenario s;
      s.id = text(j, "id", path);
      s.last_path = number_or(j, "last_path", kLastPath, {1, kLastPath}, path);
      s.more_helmets = text(j, "path_scored", path) == "more_helmets";
      each(j, "players", path, [&](const Json& p, const std::string& at) { s.decks.push_back(deck(p, at)); });
      each(j, "each_player_twice", path, [&](const Json& side, const std::string& at) {
        for (DeckFacts& d : s.decks)
          if (index(d.side) == word(side_names(), side, at)) d.twice = true;
      });
      each(j, "turns", path, [&](const Json& id, const std::string& at) { s.slots.push_back(seat_of(s, id, at)); });
      locations(j, s, path);
      if (number(j, "seats", {2, kMostSeats}, path) != static_cast<int>(s.decks.size()))
        fault(path + "/seats", "is not the number of players");
      if (s.slots.size() > static_cast<std::size_t>(kSlots)) fault(path + "/turns", "are too many");
      for (int f = 0; f < kFactions; ++f)
        s.player_of[static_cast<std::size_t>(f)] = static_cast<std::int8_t>(player_of(s, static_cast<Faction>(f)));
      c_.scenarios.push_back(std::move(s));
    });
  }
  int player_of(const Scenario& s, Faction faction) const {
    int alone = -1, of_side = 0;
    for (std::size_t seat = 0; seat < s.decks.size(); ++seat) {
      if (s.decks[seat].side != side_of(faction)) continue;
      alone = static_cast<int>(seat);
      ++of_side;
      for (std::size_t title = 0; title < c_.titles.size(); ++title)
        if (s.decks[seat].copies[title] > 0 && c_.titles[title].faction == faction) return alone;
    }
    return of_side == 1 ? alone : -1;
  }
  int seat_of(const Scenario& s, const Json& id, const std::string& path) {
    for (std::size_t i = 0; i < s.decks.size(); ++i)
      if (id == s.decks[i].id) return static_cast<int>(i);
    return fault(path, "is no player of this scenario"), 0;
  }
  DeckFacts deck(const Json& j, const std::string& path) {
    keys(j, {"id", "side", "deck", "start", "draw_step", "ring"}, path);
    DeckFacts d;
    d.id = text(j, "id", path);
    d.key = "war_of_the_ring.player." + d.id;
    d.side = static_cast<Side>(word_at(side_names(), j, "side", path));
    d.draw = number(j, "draw_step", {0, 9}, path);
    const std::string ring = text(j, "ring", path);
    d.ring = ring == "game" ? RingRule::game : ring == "round" ? RingRule::round : RingRule::none;
    const Json* start = member(j, "start");
    if (!start) return fault(path + "/start", "is missing"), d;
    d.first_draw = number(*start, "draw", {0, 20}, path + "/start");
    d.first_cycle = number(*start, "cycle", {0, 20}, path + "/start");
    d.copies.assign(c_.titles.size(), 0);
    deck_cards(j, d, path + "/deck");
    d.start_text =
        program(Json::array({{{"do", "draw"}, {"n", d.first_draw}}, {{"do", "cycle"}, {"n", d.first_cycle}}}), path);
    d.ring_text = d.ring == RingRule::round ? program(Json::array({{{"do", "draw"}, {"n", 3}},
                                                                   {{"do", "eliminate"}, {"what", "hand"}, {"n", 1}},
                                                                   {{"do", "cycle"}, {"n", 1}}}),
                                                      path)
                                            : program(Json::array({{{"do", "draw"}, {"n", 2}}}), path);
    return d;
  }
  void deck_cards(const Json& j, DeckFacts& d, const std::string& path) {
    const Json* deck = member(j, "deck");
    if (!deck || !deck->is_object()) return fault(path, "must say factions or cards");
    if (member(*deck, "factions")) {
      const int factions = bits(faction_names(), *deck, "factions", path);
      for (std::size_t i = 0; i < c_.titles.size(); ++i)
        if ((factions >> static_cast<int>(c_.titles[i].faction) & 1) != 0)
          d.copies[i] = static_cast<std::uint8_t>(c_.titles[i].copies);
      return;
    }
    each(*deck, "cards", path, [&](const Json& card, const std::string& at) {
      const int title = word_at(title_names(), card, "id", at);
      d.copies[static_cast<std::size_t>(title)] = static_cast<std::uint8_t>(number_or(card, "copies", 1, {1, 9}, at));
    });
  }
  void locations(const Json& j, Scenario& s, const std::string& path) {
    const Json* where = member(j, "locations");
    if (!where || !where->is_object()) return fault(path + "/locations", "is missing");
    const auto use = [&](const Json& id, const std::string& at) {
      s.places.push_back(word(place_names(), id, at));
      return s.places.back();
    };
    for (const char* kind : {"battlegrounds", "paths"}) {
      const Json* list = member(*where, kind);
      const bool paths = kind == std::string_view("paths");
      if (list && *list == "all") {
        for (int i = 0; i < kPlaces; ++i)
          if (c_.places[static_cast<std::size_t>(i)].path == paths) s.places.push_back(i);
        continue;
      }
      each(*where, kind, path + "/locations", [&](const Json& item, const std::string& at) {
        if (!item.is_array()) return void(use(item, at));
        std::vector<int> round;
        for (std::size_t i = 0; i < item.size(); ++i) round.push_back(use(item[i], at + "/" + std::to_string(i)));
        s.rounds.push_back(std::move(round));
      });
    }
  }

  // What no card says, in the same language.
  void own_programs() {
    c_.pay_for_card = program(Json::array({{{"do", "cycle"}, {"n", 1}}}), "price of a card");
    c_.cycle_one = program(Json::array({{{"do", "cycle"}, {"n", 1}}}), "draw step");
    c_.winnow =
        program(Json::array({{{"do", "eliminate"}, {"what", "hand"}, {"n", 2}}, {{"do", "draw"}, {"n", 1}}}), "winnow");
  }

  static constexpr int kPlaceType = static_cast<int>(Type::event) + 1;
  Catalog& c_;
  const Files& files_;
  effects::TextChecks checks_;
};

}  // namespace

Catalog read_catalog(const Files& files, Problems& problems) {
  Catalog c;
  CatalogReader(c, files, problems).run();
  for (const effects::Filter& f : c.code.filters) c.printed.push_back(printed_of(c, f));
  return c;
}

}  // namespace mathom::war_of_the_ring
