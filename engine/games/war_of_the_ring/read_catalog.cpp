// Reads the printed cards, places and scenarios. All faults are told, each with its file and path.
#include <algorithm>

#include "core/json_reader.h"
#include "games/war_of_the_ring/catalog.h"
#include "games/war_of_the_ring/entries.h"
#include "games/war_of_the_ring/read.h"
#include "games/war_of_the_ring/targets.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Ability;
using effects::Names;

constexpr const char* kFolder = "cards/war_of_the_ring/";
constexpr std::size_t kMostName = 60;

class CatalogReader : private JsonReader {
 public:
  CatalogReader(Catalog& c, const Files& files, Problems& problems)
      : JsonReader(problems), c_(c), file_of_(files.printed), own_text_(files.own) {}

  void run() {
    if (!own_text_.empty()) open_own();
    cards("free_peoples", false);
    cards("shadow", false);
    cards("promos", true);
    number_prints();
    places("battlegrounds", false);
    places("paths", true);
    others();
    if (sound()) scenarios();
    if (sound()) own_programs();
  }

 private:
  bool open(const std::string& name, const char* list) {
    in_file(kFolder + name + ".json");
    auto j = object(file_of_(file()), {list, "$schema"});
    if (j) json_ = std::move(*j);
    return j.has_value();
  }

  // --- a file of the players' own
  void open_own() {
    Problems found;
    const auto j = parse_json(own_text_, found);
    if (!found.empty()) return fault("", found.begin()->message);
    if (!j->is_object()) return fault("", "must be an object with cards or locations");
    keys(*j, {"cards", "locations", "$schema"}, "");
    for (const char* list : {"cards", "locations"})
      if (const Json* entries = member(*j, list); entries && !entries->is_array())
        fault("/" + std::string(list), "must be a list");
      else if (entries)
        for (std::size_t i = 0; i < entries->size(); ++i)
          own_.push_back({(*entries)[i], "/" + std::string(list) + "/" + std::to_string(i), list});
    if (own_.empty() && sound()) fault("", "must be an object with cards or locations");
  }
  struct Own {
    Json entry;
    std::string path;
    std::string_view list;
    bool read = false;
    std::string id() const {
      const auto* t = text_member(entry, "id");
      return t ? *t : std::string();
    }
  };
  // What the players' own file says of the entry that is printed, once if it is sound.
  std::vector<Own*> own_of(const Json& printed, std::string_view list) {
    std::vector<Own*> out;
    for (Own& o : own_)
      if (o.list == list && !o.id().empty() && member(printed, "id") && printed["id"] == o.id()) {
        if (!out.empty()) problems().add(o.path + "/id", "is there twice");
        o.read = true;
        out.push_back(&o);
      }
    return out;
  }
  // Reads every entry of a file, or what takes its place; decks and places stay as many and as mixed as they are.
  template <class F>
  void each_entry(const char* list, std::initializer_list<const char*> kept, F read) {
    const std::string printed_file = file();
    each(json_, list, "", [&](const Json& printed, const std::string& path) {
      const std::vector<Own*> all = own_of(printed, list);
      if (all.empty()) return read(printed, path);
      in_file({});
      for (const Own* own : all) {
        check_kept(printed, *own, kept);
        read(own->entry, own->path);
      }
      in_file(printed_file);
    });
  }
  void check_kept(const Json& printed, const Own& own, std::initializer_list<const char*> kept) {
    for (const char* key : kept) {
      const Json* was = member(printed, key);
      const Json* is = member(own.entry, key);
      if ((was == nullptr) != (is == nullptr) || (was && *was != *is))
        fault(own.path + "/" + key, "must be as printed" + (was ? ": " + dump_json(*was) : std::string(": left out")));
    }
  }
  // What takes no place is wrong; what else is wrong with it is told with it.
  void others() {
    in_file({});
    for (const Own& o : own_) {
      if (o.read) continue;
      if (!o.entry.is_object()) {
        fault(o.path, "must be an object");
        continue;
      }
      if (!o.id().empty()) fault(o.path + "/id", "is no printed one that it could take the place of");
      if (o.list == "cards")
        card(o.entry, o.path, false);
      else
        place(o.entry, o.path, member(o.entry, "number") != nullptr);
    }
  }
  using JsonReader::keys;
  void keys(const Json& j, Entry entry, const std::string& path) {
    Problems found;
    effects::only_keys(j, entries()[entry], path, found);
    faults(found);
  }
  // "name": in each language; only the players' own have it.
  void names(const Json& j, const std::string& key, const std::string& path) {
    const Json* names = member(j, "name");
    if (!names) return;
    if (!names->is_object() || names->empty()) return fault(path + "/name", "must be texts by language");
    for (const auto& [language, text] : names->items()) {
      const auto* words = text_member(*names, language.c_str());
      const bool plain =
          words && !words->empty() && words->size() <= kMostName && words->find_first_of("{}<>") == std::string::npos;
      if (!plain)
        fault(path + "/name/" + language, "must be a short text without brackets");
      else
        c_.names.push_back({language, key, *words});
    }
  }

  // --- texts
  std::vector<int> abilities(const Json& j, int source, const std::string& path) {
    std::vector<int> out;
    Problems found;
    const Json* list = member(j, "abilities");
    if (!list) return fault(path + "/abilities", "is missing"), out;
    const CodeSize before = size_of(c_.code);
    for (const Ability& a : effects::Loader(language(), c_.code, found).abilities(*list, path + "/abilities")) {
      out.push_back(static_cast<int>(c_.abilities.size()));
      c_.abilities.push_back(a);
      c_.source_of.push_back(source);
    }
    if (found.empty()) check_texts(c_, before, path + "/abilities", found);
    faults(found);
    return out;
  }
  void moments(const std::vector<int>& abilities, bool place, Type type, const std::string& path) {
    Problems found;
    check_moments(c_, abilities, place, type, path + "/abilities", found);
    faults(found);
  }
  int program(const Json& steps, const std::string& path) {
    Problems found;
    const int at = effects::Loader(language(), c_.code, found).program(steps, path);
    faults(found);
    return at;
  }

  // --- cards
  Icons icons(const Json& j, const std::string& path) {
    const auto n = [&](const char* key) { return number_or(j, key, 0, {0, 9}, path); };
    return {n("attack"), n("defence"), n("lead_attack"), n("lead_defence"), n("path")};
  }
  void cards(const std::string& name, bool promo) {
    if (!open(name, "cards")) return;
    each_entry("cards", {"faction", "copies"}, [&](const Json& j, const std::string& path) { card(j, path, promo); });
  }
  void card(const Json& j, const std::string& path, bool promo) {
    keys(j, kCardEntry, path);
    CardFacts f;
    f.id = text(j, "id", path);
    f.key = "war_of_the_ring.card." + f.id;
    f.faction = static_cast<Faction>(word_at(faction_names(), j, "faction", path));
    f.type = static_cast<Type>(word_at(type_names(), j, "type", path));
    f.copies = number_or(j, "copies", 1, {1, 9}, path);
    f.icons = icons(j, path);
    f.keywords = static_cast<std::uint8_t>(bits(keyword_names(), j, "keywords", path));
    f.promo = promo;
    each_of(j, "paths", path, [&](const Json& n, const std::string& at) {
      const auto number = whole_number<int>(n);
      if (!number || *number < 1 || *number > kLastPath) return fault(at, "is no number of a path");
      f.paths = static_cast<std::uint16_t>(f.paths | 1 << *number);
    });
    names(j, f.key, path);
    wielders(j, f, path);
    f.abilities = abilities(j, static_cast<int>(c_.titles.size()), path);
    moments(f.abilities, false, f.type, path);
    note_abilities(f);
    for (const CardFacts& other : c_.titles)
      if (other.id == f.id) fault(path + "/id", "is there twice");
    c_.titles.push_back(std::move(f));
  }
  void wielders(const Json& j, CardFacts& f, const std::string& path) {
    const Json* who = member(j, "wielders");
    if ((who != nullptr) != (f.type == Type::item)) return fault(path + "/wielders", "belong to items, and to each");
    if (!who) return;
    Problems found;
    f.wielders = static_cast<std::int16_t>(
        effects::Loader(language(), c_.code, found).targets(*who, kCardTarget, path + "/wielders"));
    faults(found);
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
    if (!sound()) return;  // what is wrong may be why they are not so many
    if (print != kCards || c_.titles.size() != static_cast<std::size_t>(kTitles))
      problems().add(kFolder, "must hold 116 titles on 124 cards");
  }

  // --- places
  void places(const std::string& name, bool path_file) {
    if (!open(name, "locations")) return;
    each_entry("locations", {"side", "number"},
               [&](const Json& j, const std::string& path) { place(j, path, path_file); });
    if (path_file && sound() && c_.places.size() != static_cast<std::size_t>(kPlaces))
      fault("", "must bring the places to 41");
  }
  void place(const Json& j, const std::string& path, bool is_path) {
    keys(j, is_path ? kPathEntry : kBattlegroundEntry, path);
    PlaceFacts f;
    f.path = is_path;
    f.id = text(j, "id", path);
    f.key = "war_of_the_ring.place." + f.id;
    names(j, f.key, path);
    f.points = number(j, "points", {0, 9}, path);
    f.defence = number(j, "defence", {0, 9}, path);
    if (is_path) {
      f.number = number(j, "number", {1, kLastPath}, path);
    } else {
      f.side = static_cast<Side>(word_at(side_names(), j, "side", path));
      f.defenders = static_cast<std::uint16_t>(bits(faction_names(), j, "defenders", path));
      f.attackers = static_cast<std::uint16_t>(bits(faction_names(), j, "attackers", path));
    }
    f.abilities = abilities(j, kTitles + static_cast<int>(c_.places.size()), path);
    moments(f.abilities, true, Type::event, path);
    if (c_.places.size() < kPlaces) c_.hears[kFirstPlace + c_.places.size()] = heard(f.abilities);
    c_.places.push_back(std::move(f));
  }

  // --- scenarios
  void scenarios() {
    if (!open("scenarios", "scenarios")) return;
    each(json_, "scenarios", "", [&](const Json& j, const std::string& path) {
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
      c_.scenarios.push_back(std::move(s));
    });
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

  Catalog& c_;
  FileOf file_of_;
  std::string_view own_text_;
  std::vector<Own> own_;
  Json json_;
};

}  // namespace

Catalog read_catalog(const Files& files, Problems& problems) {
  Catalog c;
  CatalogReader(c, files, problems).run();
  for (const effects::Filter& f : c.code.filters) c.printed.push_back(printed_of(c, f));
  return c;
}

}  // namespace mathom::war_of_the_ring
