#include "games/lotr_board/content/content.h"

#include <algorithm>
#include <cassert>

#include "assets/assets.h"
#include "core/json_reader.h"
#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

using effects::Names;

constexpr std::array<std::string_view, 3> kColours{"brown", "grey", "story"};  // Colour, from 1
constexpr std::array<std::string_view, kAskedFor> kMomentWords{
    "before_tile",     "tile_shown",   "before_event", "before_roll",  "rolled",       "resolved",
    "payment",         "conflict_end", "haven",        "harmful_tile", "harmful_roll", "harmful_price",
    "harmful_descent", "card_price",   "cards_taken",  "end_at_hand",  "end_near",     "last_card"};
constexpr std::array<std::string_view, 5> kAbilities{"brown_quest_is_star", "die_harms_by_one", "any_two_cards",
                                                     "needs_two_tokens", "draws_after_conflict"};
constexpr int kAnyMoment = (1 << kMoments) - 1;

class Reader : private JsonReader {
 public:
  Reader(Content& c, FileOf file_of, Problems& problems) : JsonReader(problems), c_(c), file_of_(file_of) {}

  void run() {
    c_.cards.resize(kPrints);
    quest();
    legendary();
    tiles();
    gandalf();
    die();
    hobbits();
    journey();
    costs();
  }

 private:
  bool open(const std::string& path, std::initializer_list<std::string_view> known) {
    in_file(path);
    auto j = object(file_of_(path), known);
    if (j) json_ = std::move(*j);
    return j.has_value();
  }
  int program(const Json& j, const char* name, const std::string& path) {
    Problems found;
    effects::Loader loader(language(), c_.code, found);
    const Json* m = member(j, name);
    const int at = loader.program(m ? *m : Json::array(), path + "/" + name);
    faults(found);
    return at;
  }
  int moments(const Json& j, const char* key, int most, const std::string& path) {
    int bits = 0;
    each(j, key, path, [&](const Json& w, const std::string& at) {
      bits |= w == "any" ? kAnyMoment
                         : 1 << word(WordList{std::span(kMomentWords).first(static_cast<std::size_t>(most))}, w, at);
    });
    return bits;
  }
  // When it may be used, and when its holder is asked for its sake: always then, where nothing else is said.
  void read_moments(const Json& j, const std::string& path, CardFacts& f) {
    f.when = moments(j, "when", kMoments, path);
    f.asks = member(j, "asks") ? moments(j, "asks", kAskedFor, path) : f.when;
  }
  // A word of its own, and the key of the name.
  void name_card(int print, const std::string& word, const std::string& key, const std::string& path) {
    for (const auto& other : c_.cards)
      if (other.word == word) fault(path, "\"" + word + "\" is there twice");
    CardFacts& f = c_.cards[static_cast<std::size_t>(print)];
    f.word = word;
    f.key = "lotr_board.card." + key;
  }
  void symbols(const Json& j, const std::string& path, CardFacts& f) {
    f.symbol = word_at(symbol_names(), j, "symbol", path);
    f.symbols = number_or(j, "symbols", 1, {1, 3}, path);
  }
  Colour colour(const Json& j, const std::string& path) {
    return static_cast<Colour>(1 + word_at(word_list(kColours), j, "colour", path));
  }

  void quest() {
    if (!open("cards/lotr_board/quest.json", {"source", "cards"})) return;
    int next = 0;
    each(json_, "cards", "", [&](const Json& j, const std::string& path) {
      keys(j, {"colour", "symbol", "copies"}, path);
      CardFacts f;
      f.colour = colour(j, path);
      symbols(j, path, f);
      const std::string word = text(j, "symbol", path) + "-" + text(j, "colour", path);
      const int copies = number(j, "copies", {1, kQuest}, path);
      if (next + copies > kQuest) fault(path + "/copies", "are more than there is room for");
      for (int n = 1; n <= copies && next < kQuest; ++n, ++next) {
        c_.cards[static_cast<std::size_t>(next)] = f;
        name_card(next, word + "-" + std::to_string(n), word, path);
      }
    });
    if (next != kQuest) fault("/cards", "must be 60 cards");
  }

  void legendary() {
    if (!open("cards/lotr_board/legendary.json", {"source", "cards"})) return;
    int next = 0, last_set = 0;
    each(json_, "cards", "", [&](const Json& j, const std::string& path) {
      keys(j, {"id", "set", "colour", "symbol", "symbols", "dice_for_stars", "when", "asks", "do"}, path);
      if (next == kLegendary) return fault(path, "is one too many");
      const int print = kFirstLegendary + next++;
      CardFacts& f = c_.cards[static_cast<std::size_t>(print)];
      f.colour = colour(j, path);
      f.set = word_at(set_names(), j, "set", path);
      if (f.set < last_set) fault(path + "/set", "must follow the order of the journey");
      last_set = f.set;
      if (f.colour == Colour::story) {
        read_moments(j, path, f);
        f.program = program(j, "do", path);
      } else {
        symbols(j, path, f);
        f.dice = number_or(j, "dice_for_stars", 0, {0, 3}, path);
      }
      name_card(print, text(j, "id", path), text(j, "id", path), path);
      if (card_names().find(f.word) != print - kFirstLegendary) fault(path + "/id", "is not the card of this place");
    });
    if (next != kLegendary) fault("/cards", "must be 35 cards");
  }

  void tiles() {
    if (!open("cards/lotr_board/tiles.json", {"source", "tiles"})) return;
    int next = 0;
    each(json_, "tiles", "", [&](const Json& j, const std::string& path) {
      keys(j, {"id", "copies", "ends_reveal", "staff", "harm", "do"}, path);
      CardFacts f;
      f.ends_reveal = flag(j, "ends_reveal", path);
      f.staff = flag(j, "staff", path);
      f.harm = flag(j, "harm", path);
      f.program = program(j, "do", path);
      const std::string id = text(j, "id", path);
      const int copies = number(j, "copies", {1, kTiles}, path);
      if (next + copies > kTiles) fault(path + "/copies", "are more than there is room for");
      for (int n = 1; n <= copies && next < kTiles; ++n, ++next) {
        c_.cards[static_cast<std::size_t>(kFirstTile + next)] = f;
        name_card(kFirstTile + next, "tile-" + id + "-" + std::to_string(n), "tile." + id, path);
      }
    });
    if (next != kTiles) fault("/tiles", "must be 23 tiles");
  }

  void gandalf() {
    if (!open("cards/lotr_board/gandalf.json", {"source", "cards"})) return;
    int next = 0;
    each(json_, "cards", "", [&](const Json& j, const std::string& path) {
      keys(j, {"id", "when", "asks", "do"}, path);
      if (next == kGandalf) return fault(path, "is one too many");
      const int print = kFirstGandalf + next++;
      CardFacts& f = c_.cards[static_cast<std::size_t>(print)];
      read_moments(j, path, f);
      f.program = program(j, "do", path);
      name_card(print, text(j, "id", path), "gandalf." + text(j, "id", path), path);
    });
    if (next != kGandalf) fault("/cards", "must be 5 cards");
  }

  void die() {
    if (!open("cards/lotr_board/die.json", {"source", "faces"})) return;
    each(json_, "faces", "", [&](const Json& j, const std::string& path) {
      keys(j, {"id", "symbols", "do"}, path);
      Face face{"lotr_board.face." + text(j, "id", path), number(j, "symbols", {0, 3}, path), program(j, "do", path)};
      face.takes_cards = language().verb(c_.code.ops[static_cast<std::size_t>(face.program)].verb).word == "harm_cards";
      c_.faces.push_back(std::move(face));
    });
    if (c_.faces.size() != 6) fault("/faces", "must be six");
  }

  void hobbits() {
    if (!open("cards/lotr_board/hobbits.json", {"source", "hobbits"})) return;
    each(json_, "hobbits", "", [&](const Json& j, const std::string& path) {
      keys(j, {"id", "ability"}, path);
      c_.hobbits.push_back("lotr_board.hobbit." + text(j, "id", path));
      c_.abilities.push_back(static_cast<Ability>(word_at(word_list(kAbilities), j, "ability", path)));
    });
    if (c_.abilities.size() != kMostSeats) fault("/hobbits", "must be five");
  }

  void journey() {
    if (!open("boards/lotr_board/journey.json",
              {"order", "source", "corruption", "tokens", "gold_runes", "ring", "gandalf_price", "mount_doom"}))
      return;
    const Json j = json_;
    const Json none = Json::object();
    const auto part = [&](const char* name) -> const Json& {
      const Json* m = member(j, name);
      if (!m) fault(std::string("/") + name, "is missing");
      return m ? *m : none;
    };
    c_.corruption_last = number(part("corruption"), "last", {1, 50}, "/corruption");
    for (int k = 0; k < kTokenKinds; ++k)
      c_.tokens[static_cast<std::size_t>(k)] =
          number(part("tokens"), std::string(token_names().word(k)).c_str(), {1, 20}, "/tokens");
    gold(part("gold_runes"));
    c_.ring_reach = number(part("ring"), "reach", {1, 9}, "/ring");
    c_.gandalf_price = number(j, "gandalf_price", {1, 50}, "");
    c_.doom_points = number(part("mount_doom"), "points", {1, 200}, "/mount_doom");
    c_.doom_reward = program(part("mount_doom"), "reward", "/mount_doom");
    std::vector<std::string> order;
    each(j, "order", "", [&](const Json& id, const std::string& path) {
      if (id.is_string())
        order.push_back(id.get<std::string>());
      else
        fault(path, "must be text");
    });
    havens();
    for (const auto& id : order) place(id);
  }
  void gold(const Json& j) {
    const Json* values = member(j, "values");
    if (!values || !values->is_array() || values->size() != kGold) return fault("/gold_runes", "must be six values");
    for (int i = 0; i < kGold; ++i) {
      CardFacts& f = c_.cards[static_cast<std::size_t>(kFirstGold + i)];
      f.value = whole_number<int>((*values)[static_cast<std::size_t>(i)]).value_or(0);
      if (f.value < 1 || f.value > 3) fault("/gold_runes", "must be from 1 to 3");
      name_card(kFirstGold + i, "gold-" + std::to_string(i + 1), "gold." + std::to_string(f.value), "/gold_runes");
    }
  }

  std::vector<Named> named(const Json& j, const char* list, const std::string& path, const char* prefix) {
    std::vector<Named> out;
    each(j, list, path, [&](const Json& e, const std::string& at) {
      keys(e, {"id", "source", "unavoidable", "do"}, at);
      const std::string id = text(e, "id", at);
      out.push_back(
          {id, std::string("lotr_board.") + prefix + "." + id, program(e, "do", at), flag(e, "unavoidable", at)});
    });
    return out;
  }
  void havens() {
    if (!open("boards/lotr_board/havens.json", {"havens"})) return;
    each(json_, "havens", "", [&](const Json& j, const std::string& path) {
      keys(j, {"id", "source", "actions"}, path);
      Place p;
      p.id = text(j, "id", path);
      p.key = "lotr_board.place." + p.id;
      p.haven = true;
      p.programs = named(j, "actions", path, "action");
      havens_.push_back(std::move(p));
    });
  }
  void place(const std::string& id) {
    for (const auto& h : havens_)
      if (h.id == id) return c_.places.push_back(h);
    if (open("boards/lotr_board/" + id + ".json", {"id", "source", "main", "end", "tracks", "events"})) conflict(id);
  }
  void conflict(const std::string& id) {
    Place p;
    p.id = text(json_, "id", "");
    if (p.id != id) fault("/id", "is another place");
    p.key = "lotr_board.place." + id;
    p.main = word_at(symbol_names(), json_, "main", "");
    p.set = word_at(set_names(), json_, "id", "");
    const std::string end = text(json_, "end", "");
    p.destroys_ring = end == "destroy_ring";
    if (!p.destroys_ring && end != "descent") fault("/end", "must be descent or destroy_ring");
    each(json_, "tracks", "", [&](const Json& j, const std::string& path) { p.tracks.push_back(track(j, path)); });
    p.programs = named(json_, "events", "", "event");
    if (!p.track(p.main)) fault("/main", "has no track");
    // Every Cycle of Time moves the marker: with more tiles of that kind than events the stack cannot run out.
    if (p.programs.empty() || p.programs.size() > 6) fault("/events", "must be one to six");
    c_.places.push_back(std::move(p));
  }
  Track track(const Json& j, const std::string& path) {
    keys(j, {"symbol", "start_points", "parts", "source", "spaces"}, path);
    Track t;
    t.symbol = word_at(symbol_names(), j, "symbol", path);
    if (t.symbol == kStar) fault(path + "/symbol", "is no track"), t.symbol = 0;
    t.start_points = number_or(j, "start_points", 0, {0, 100}, path);
    if (const Json* parts = member(j, "parts"); parts && parts->is_array())
      for (const auto& n : *parts) t.parts.push_back(whole_number<int>(n).value_or(0));
    each(j, "spaces", path, [&](const Json& s, const std::string& at) {
      keys(s, {"do", "dice", "points"}, at);
      t.spaces.push_back(
          {program(s, "do", at), number_or(s, "dice", 0, {0, 3}, at), number_or(s, "points", 0, {0, 100}, at)});
    });
    if (t.spaces.empty() || t.spaces.size() > 20) fault(path + "/spaces", "must be 1 to 20");
    return t;
  }

  // Prices that are not written anywhere: n cards, and n symbols of a revealed kind.
  void costs() {
    for (int n = 1; n <= kMostHarm; ++n) {
      effects::CostItem item;
      item.what = kPayCard;
      item.n = static_cast<std::int16_t>(n);
      c_.card_cost[static_cast<std::size_t>(n)] = static_cast<int>(c_.code.costs.size());
      c_.code.costs.push_back({item});
    }
    for (int symbol = 0; symbol <= kStar; ++symbol)
      for (int n = 1; n < 5; ++n) {
        effects::CostItem item;
        item.what = kPaySymbol;
        item.kind = static_cast<std::uint8_t>(symbol);
        item.n = static_cast<std::int16_t>(n);
        c_.match_cost[static_cast<std::size_t>(symbol)][static_cast<std::size_t>(n)] =
            static_cast<int>(c_.code.costs.size());
        c_.code.costs.push_back({item});
      }
  }

  Content& c_;
  FileOf file_of_;
  Json json_;
  std::vector<Place> havens_;
};

}  // namespace

Group group_of(int card) {
  if (card < kFirstLegendary) return Group::quest;
  if (card >= kFirstGold) return Group::gold;
  if (card >= kFirstTile) return Group::tiles;
  const int set = facts_of(card).set;
  return set == 0 ? Group::rivendell : set == 2 ? Group::lothlorien : Group::open;
}

// What is asked for at every turn, found once.
static void index_content(Content& c) {
  for (Place& p : c.places)
    for (const Track& t : p.tracks)
      if (t.symbol >= 0 && t.symbol < kSymbols)
        p.lengths[static_cast<std::size_t>(t.symbol)] = static_cast<int>(t.spaces.size());
  for (int print = 0; print < std::min(kCards, static_cast<int>(c.cards.size())); ++print) {
    const CardFacts& f = c.cards[static_cast<std::size_t>(print)];
    if (f.colour != Colour::story) continue;
    c.stories.insert(print);
    for (int m = 0; m < kMoments; ++m)
      if ((f.when >> m & 1) != 0) c.stories_at[static_cast<std::size_t>(m)].insert(print);
  }
}

Content read_content(FileOf file, Problems& problems) {
  Content c;
  Reader(c, file, problems).run();
  index_content(c);
  return c;
}

const Content& read_printed() {
  static const Content kContent = [] {
    Problems problems;
    Content c = read_content(asset, problems);
    assert(problems.empty() && "the boards and cards that were built in are not sound");
    return c;
  }();
  return kContent;
}

const effects::Names& symbol_names() {
  static const Names kNames("lotr_board.symbol", {"friendship", "travelling", "hiding", "fighting", "star"});
  return kNames;
}
const effects::Names& token_names() {
  static const Names kNames("lotr_board.token", {"ring", "heart", "sun"});
  return kNames;
}
const effects::Names& set_names() {
  static const Names kNames("lotr_board.place",
                            {"rivendell", "moria", "lothlorien", "helms_deep", "shelobs_lair", "mordor"});
  return kNames;
}
const effects::Names& tag_names() {
  static const Names kNames("lotr_board.tag", {"plain", "life_token"});
  return kNames;
}
// Programs name cards before the cards' own programs are read, so their words are read first.
const effects::Names& card_names() {
  static const Names kNames = [] {
    Names names("lotr_board.card", {});
    Problems problems;
    const auto j = parse_json(asset("cards/lotr_board/legendary.json"), problems);
    const Json* cards = j ? member(*j, "cards") : nullptr;
    if (cards && cards->is_array())
      for (const auto& card : *cards)
        if (const auto* id = text_member(card, "id")) names.add("lotr_board.card", *id);
    return names;
  }();
  return kNames;
}

namespace {

bool track_holds(const effects::Host& host, const effects::Op& op, const Frame&) {
  return is_walked(host, op.arg[0], op.arg[1]);
}

}  // namespace

const effects::Language& language() {
  using effects::Param;
  static const effects::Language kLanguage("lotr_board",
                                           {.verbs = own_verbs(),
                                            .selectors = {"ring_bearer"},
                                            .costs = {{"symbol", &symbol_names()},
                                                      {"card"},
                                                      {"token", &token_names()},
                                                      {"any_token"},
                                                      {"rune"},
                                                      {"named", &card_names()}},
                                            .conditions = {{"track",
                                                            {{"track", Param::Kind::name, true, 0, &symbol_names()},
                                                             {"upto", Param::Kind::number, false, -1, nullptr}},
                                                            track_holds}},
                                            .tags = &tag_names()});
  return kLanguage;
}

}  // namespace mathom::lotr_board
