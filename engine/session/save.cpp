#include "session/save.h"

#include <algorithm>

#include "core/hash.h"
#include "core/json.h"
#include "core/version.h"
#include "rules/bot_level.h"
#include "rules/card_files.h"
#include "session/seal.h"

namespace mathom {
namespace {

constexpr std::size_t kMostAnswers = 200000;
constexpr const char* kOwnCards = "own_cards";
constexpr const char* kAnalyses = "analyses";

// Values as they will be read again, whatever type they have in memory.
void add_json(Hash& hash, const Json& j) {
  hash.add(static_cast<std::uint64_t>(j.is_number() ? Json::value_t::number_integer : j.type()));
  if (j.is_object())
    for (const auto& [key, value] : j.items()) {
      hash.add_text(key);
      add_json(hash, value);
    }
  else if (j.is_array())
    for (const auto& value : j) add_json(hash, value);
  else if (j.is_string())
    hash.add_text(*j.get_ptr<const std::string*>());
  else if (j.is_boolean())
    hash.add(j.get<bool>());
  else if (j.is_number_float())
    hash.add_text(dump_json(j));
  else if (j.is_number())
    hash.add(j.is_number_unsigned() ? j.get<std::uint64_t>() : static_cast<std::uint64_t>(j.get<std::int64_t>()));
  if (j.is_structured()) hash.add(j.size());
}

// Which cards a game was played with.
std::string word_of_cards(const Json& config) {
  const auto* word = text_member(config, "cards");
  return word ? word->substr(0, 40) : std::string(kPrintedCards);
}

// Wishes stand behind an answer only where there are any.
Json entry_to_json(const LogEntry& e) {
  Json out = e.seat != SeatId::luck ? Json::array({index(e.seat), e.value, e.token})
             : !e.order.empty()     ? Json::array({-1, e.order, e.token})
                                    : Json::array({-1, hex64(e.value), e.token});
  if (e.wishes != Wishes{}) out.push_back(Json::array({e.wishes.every, e.wishes.next}));
  return out;
}

bool wishes_from_json(const Json& j, Wishes& wishes) {
  if (!j.is_array() || j.size() != 2) return false;
  const auto every = whole_number<SeatMask>(j[0]), next = whole_number<SeatMask>(j[1]);
  wishes = {every.value_or(kNobody), next.value_or(kNobody)};
  return every && next;
}

// By whom, and the answer; false when the entry has a wrong shape.
bool entry_from_json(const Json& j, LogEntry& e) {
  if (!j.is_array() || j.size() < 3 || j.size() > 4 || !j[2].is_string()) return false;
  if (j.size() == 4 && !wishes_from_json(j[3], e.wishes)) return false;
  const auto by = whole_number<int>(j[0]);
  if (!by || *by < -1 || *by >= kMaxSeats) return false;
  e.token = *j[2].get_ptr<const std::string*>();
  if (*by >= 0) {
    const auto n = whole_number<std::uint64_t>(j[1]);
    e.seat = seat_at(*by);
    e.value = n.value_or(0);
    return n.has_value();
  }
  e.seat = SeatId::luck;
  if (j[1].is_string()) {
    const auto n = parse_hex64(*j[1].get_ptr<const std::string*>());
    e.value = n.value_or(0);
    return n.has_value();
  }
  if (!j[1].is_array() || j[1].empty() || j[1].size() > 1000) return false;
  for (const auto& i : j[1]) {
    const auto n = whole_number<std::uint16_t>(i);
    if (!n) return false;
    e.order.push_back(*n);
  }
  return true;
}

// Another level sits down where a bot's is not known; `said` tells of it.
Seats seats_from_json(const Json* j, std::size_t n, Problems& problems, Problems& said) {
  Seats out;
  if (!j || !j->is_array() || j->size() != n) {
    problems.add("/seats", "must name every seat");
    return out;
  }
  for (std::size_t i = 0; i < n; ++i) {
    const auto* name = text_member((*j)[i], "name");
    const auto* bot = text_member((*j)[i], "bot");
    const auto person = number_member<std::uint8_t>((*j)[i], "person");
    if (!name || !bot || !person)
      problems.add("/seats/" + std::to_string(i), "must have a name, a bot and a person");
    else
      out.push_back({clean_name(*name), *bot, *person});
    if (!bot || bot->empty() || find_bot_level(*bot)) continue;
    const std::string level(bot_levels().back().id);
    said.add("/seats/" + std::to_string(i) + "/bot",
             "unknown level \"" + bot->substr(0, 40) + "\"; \"" + level + "\" plays instead");
    if (!out.empty()) out.back().bot = level;
  }
  return out;
}

}  // namespace

Json Session::save() const {
  Json seats = Json::array(), log = Json::array();
  for (const auto& s : seats_) seats.push_back({{"name", s.name}, {"bot", s.bot}, {"person", s.person}});
  for (const auto& e : log_) log.push_back(entry_to_json(e));
  Json out = {{"format", kSaveFormat},
              {"mathom", "save"},
              {"version", std::string(kVersion)},
              {"game", std::string(game_.info().id)},
              {"rules", game_.info().rules_version},
              {"content", hex64(game_.content_hash())},
              {"config", *config_},
              {"seed", hex64(seed_)},
              {"seats", std::move(seats)},
              {"undos", undos_},
              {"log", std::move(log)},
              {"state", game_.save(*truth_)},
              {"hash", hex64(state_hash())}};
  if (!script_.empty()) out["luck"] = script_;
  if (arranged_) out["start"] = game_.save(*start_);
  if (const CardFiles* files = game_.card_files(); files && !files->text().empty()) out[kOwnCards] = files->text();
  if (seed_from_ > 0) out["seed_from"] = seed_from_;
  if (!analyses_.empty()) {
    Problems unreadable;
    if (auto found = parse_json(analyses_, unreadable)) out[kAnalyses] = std::move(*found);
  }
  out["sum"] = save_sum(out);
  return out;
}

// Opens a save step by step; each step either goes on or leaves a result that says why not.
class SaveReader {
 public:
  explicit SaveReader(std::span<const Game* const> games) : games_(games) {}
  LoadResult read(std::string_view text) {
    const auto j = parse_json(text, result_.problems);
    if (!j) return std::move(result_);
    Json save = *j;
    if (!read_head(save) || !begin(save)) return std::move(result_);
    replay(save);
    return std::move(result_);
  }

 private:
  bool fail(LoadStatus status, const char* path, std::string message) {
    result_.status = status;
    result_.problems.add(path, std::move(message));
    return false;
  }

  bool read_head(const Json& save) {
    const auto* kind = text_member(save, "mathom");
    if (!kind || *kind != "save") return fail(LoadStatus::not_a_save, "", "this is not a saved game of Mathom");
    const auto format = number_member<int>(save, "format");
    if (!format || *format < kSaveFormat)
      return fail(LoadStatus::damaged, "/format", "must be a whole number from " + std::to_string(kSaveFormat));
    if (*format > kSaveFormat)
      return fail(LoadStatus::newer_format, "/format", "is newer than this program: " + std::to_string(*format));
    check_sum(save);
    const auto* id = text_member(save, "game");
    if (!id) return fail(LoadStatus::damaged, "/game", "is missing");
    for (const Game* g : games_)
      if (g->info().id == *id) game_ = g;
    if (!game_) return fail(LoadStatus::unknown_game, "/game", "is not a game of this program: " + id->substr(0, 40));
    return true;
  }

  bool begin(const Json& save) {
    const Json* config = member(save, "config");
    const auto* seed = text_member(save, "seed");
    const auto number = seed ? parse_hex64(*seed) : std::nullopt;
    if (!config) return fail(LoadStatus::damaged, "/config", "is missing");
    if (!number) return fail(LoadStatus::damaged, "/seed", "must be 16 hexadecimal digits");
    if (!find_cards(save, *config))
      return fail(LoadStatus::other_cards, "/config/cards", "are those of a file that is not here: " + result_.cards);
    const Problems found = game_->check_config(*config);
    for (const auto& p : found) result_.problems.add("/config" + p.path, p.message);
    if (!found.empty()) return fail(LoadStatus::damaged, "/config", "is not sound");
    config_ = game_->full_config(*config);
    seed_ = *number;
    seed_from_ = number_member<std::uint32_t>(save, "seed_from").value_or(0);
    compare_content(save);
    if (!read_start(member(save, "start"))) return false;
    if (!read_script(member(save, "luck"))) return fail(LoadStatus::damaged, "/luck", "must be a list of tokens");
    Problems found_in_seats;
    seats_ = seats_from_json(member(save, "seats"), static_cast<std::size_t>(game_->seats(*start_)), found_in_seats,
                             other_bots_);
    for (const auto& p : found_in_seats) result_.problems.add(p.path, p.message);
    if (!found_in_seats.empty()) return fail(LoadStatus::damaged, "/seats", "are not sound");
    const Json* log = member(save, "log");
    if (!log || !log->is_array() || log->size() > kMostAnswers)
      return fail(LoadStatus::damaged, "/log", "must be a list of answers");
    return true;
  }

  void check_sum(const Json& save) {
    const auto* sum = text_member(save, "sum");
    if (sum && *sum == save_sum(save)) return;
    altered_ = true;
    result_.problems.add("/sum", "does not fit the rest: the save was changed after it was written");
  }

  void compare_content(const Json& save) {
    const auto* text = text_member(save, "content");
    const auto then = text ? parse_hex64(*text) : std::nullopt;
    same_content_ = then && *then == game_->content_hash();
    result_.content_changed = !same_content_;
  }

  bool read_start(const Json* start) {
    if (!start) {
      start_ = game_->initial(config_);
      return true;
    }
    arranged_ = true;
    if (!same_content_)
      return fail(LoadStatus::other_start, "/start", "was saved with other cards or procedures than this program has");
    start_ = game_->load(*start, result_.problems);
    return start_ ? true : fail(LoadStatus::damaged, "/start", "is not a sound table");
  }

  // The cards that the save was played with: at hand, or in the save.
  bool find_cards(const Json& save, const Json& config) {
    const CardFiles* files = game_->card_files();
    if (!files) return true;
    result_.cards = word_of_cards(config);
    const auto is_it = [&](const Game* g) {
      return g->info().id == game_->info().id && g->card_files()->word() == result_.cards;
    };
    const auto at_hand = std::find_if(games_.begin(), games_.end(), is_it);
    const auto* own = text_member(save, kOwnCards);
    Problems unsound;
    const Game* found = nullptr;
    if (at_hand != games_.end())
      found = *at_hand;
    else if (result_.cards == kPrintedCards)
      found = files->with({}, unsound);
    else if (own && cards_word(*own) == result_.cards)
      found = files->with(*own, unsound);
    if (found) game_ = found;
    return found != nullptr;
  }

  bool read_script(const Json* luck) {
    if (!luck) return true;
    if (!luck->is_array() || luck->size() > kMostAnswers) return false;
    for (const auto& token : *luck) {
      if (!token.is_string()) return false;
      script_.push_back(*token.get_ptr<const std::string*>());
    }
    return true;
  }

  std::unique_ptr<Session> open(StatePtr start, bool arranged) {
    return std::unique_ptr<Session>(new Session(*game_, config_, seed_, seats_, script_, std::move(start), arranged));
  }

  void replay(const Json& save) {
    const Json& log = save["log"];
    result_.plies_saved = static_cast<std::uint32_t>(log.size());
    auto s = open(game_->clone(*start_), arranged_);
    s->rewind(0);
    std::string fault;
    for (std::size_t i = 0; i < log.size() && fault.empty(); ++i) fault = replay_entry(*s, log[i]);
    result_.ply = s->ply();
    if (!fault.empty()) result_.problems.add("/log/" + std::to_string(result_.ply), fault);
    const auto* hash = text_member(save, "hash");
    const bool verified = fault.empty() && hash && parse_hex64(*hash) == s->state_hash();
    if (fault.empty() && !verified && same_content_) {
      fault = "the table after the last answer is not the one that was saved";
      result_.problems.add("/hash", fault);
    }
    if (!fault.empty() && same_content_ && number_member<int>(save, "rules") != game_->info().rules_version &&
        from_snapshot(save))
      return;
    s->seed_from_ = seed_from_;
    s->luck_problems_ = {};
    s->resolve_luck();
    s->undos_ = number_member<std::uint32_t>(save, "undos").value_or(0);
    if (const Json* found = member(save, kAnalyses)) s->analyses_ = dump_json(*found);
    result_.status = !fault.empty() ? LoadStatus::broken_log : status_of_whole(verified);
    result_.session = std::move(s);
  }

  // All answers were given again.
  LoadStatus status_of_whole(bool verified) {
    if (!verified)
      result_.problems.add("/content", "cards or procedures have changed since; the table may stand otherwise");
    for (const auto& p : other_bots_) result_.problems.add(p.path, p.message);
    if (altered_) return LoadStatus::altered;
    if (!verified) return LoadStatus::replayed;
    return other_bots_.empty() ? LoadStatus::ok : LoadStatus::other_bots;
  }

  // Before an answer of luck is given: is it what the script or the seed says? From the last that is not, they count.
  void compare_luck(const Session& s, const LogEntry& e) {
    const std::size_t asked = s.luck_count();
    if (asked < seed_from_) return;
    bool script_fits = true;
    const LuckAnswer due = s.luck_at(asked, script_fits);
    if (due.order == e.order && (!e.order.empty() || due.value == e.value)) return;
    seed_from_ = static_cast<std::uint32_t>(asked + 1);
    if (!luck_differs_.empty()) return;
    altered_ = true;
    luck_differs_ = "/log/" + std::to_string(s.ply());
    result_.problems.add(luck_differs_, "is not what luck answers by the seed");
  }

  std::string replay_entry(Session& s, const Json& j) {
    LogEntry e;
    if (!entry_from_json(j, e)) return "this answer cannot be read";
    if (s.pending_.over()) return "the game was over before this answer";
    if (e.seat != s.pending_.seat) return "another seat was to answer";
    if (!fits(s.pending_, e.choice())) return "this answer was not among the options: " + e.token.substr(0, 60);
    if (choice_token(*game_, *s.truth_, s.pending_, e.choice()) != e.token)
      return "the options read differently: " + e.token.substr(0, 60);
    if (e.seat == SeatId::luck) compare_luck(s, e);
    s.answer(e.choice());
    game_->decision(*s.truth_, s.pending_);
    return {};
  }

  // Rules have changed and the old answers lead elsewhere: the snapshot is all that is left. Its numbers must mean the
  // same as they did, or it would be another table (Game::content_hash).
  bool from_snapshot(const Json& save) {
    const Json* state = member(save, "state");
    if (!state) return false;
    StatePtr snapshot = game_->load(*state, result_.problems);
    if (!snapshot || game_->seats(*snapshot) != static_cast<int>(seats_.size())) return false;
    // The log starts again, and with it the count of luck's answers: another seed, or the same luck would come again.
    seed_ = mix64(seed_ ^ game_->hash(*snapshot));
    script_.clear();
    result_.session = open(std::move(snapshot), true);
    for (const auto& p : other_bots_) result_.problems.add(p.path, p.message);
    result_.status = LoadStatus::other_rules;
    return true;
  }

  std::span<const Game* const> games_;
  LoadResult result_;
  const Game* game_ = nullptr;
  Json config_;
  std::uint64_t seed_ = 0;
  Seats seats_;
  std::vector<std::string> script_;
  StatePtr start_;
  Problems other_bots_;       // said when all is well otherwise
  std::string luck_differs_;  // the first such answer
  std::uint32_t seed_from_ = 0;
  bool arranged_ = false;
  bool altered_ = false;  // not as it was written
  bool same_content_ = false;
};

Phrase load_phrase(const LoadResult& r) {
  Phrase p;
  switch (r.status) {
    case LoadStatus::ok: p.key = "save.ok"; break;
    case LoadStatus::not_a_save: p.key = "save.not_a_save"; break;
    case LoadStatus::newer_format: p.key = "save.newer_format"; break;
    case LoadStatus::unknown_game: p.key = "save.unknown_game"; break;
    case LoadStatus::damaged: p.key = "save.damaged"; break;
    case LoadStatus::broken_log: p.key = r.content_changed ? "save.broken_by_change" : "save.broken_log"; break;
    case LoadStatus::other_bots: p.key = "save.other_bots"; break;
    case LoadStatus::altered: p.key = "save.altered"; break;
    case LoadStatus::replayed: p.key = "save.replayed"; break;
    case LoadStatus::other_start: p.key = "save.other_start"; break;
    case LoadStatus::other_rules: p.key = "save.other_rules"; break;
    case LoadStatus::other_cards: p.key = "save.other_cards"; break;
  }
  return p.number("ply", r.ply).number("saved", r.plies_saved);
}

std::string save_sum(const Json& save) {
  Hash hash;
  for (const auto& [key, value] : save.items())
    if (key != "sum") {
      hash.add_text(key);
      add_json(hash, value);
    }
  return hex64(hash.value());
}

std::string save_text(const Session& s) { return dump_json(s.save()); }

std::string leaving_text(const Session& s) { return count_people(s.seats()) > 1 ? seal(save_text(s)) : save_text(s); }

std::string leaving_text(std::string_view save) {
  if (unseal(save)) return std::string(save);
  const LoadResult r = load_save(save);
  const bool several = r.session ? count_people(r.session->seats()) > 1 : r.status == LoadStatus::other_cards;
  return several ? seal(save) : std::string(save);
}

std::string game_of_save(std::string_view text) {
  const auto opened = unseal(text);
  Problems problems;
  const auto save = parse_json(opened ? std::string_view(*opened) : text, problems);
  const auto* kind = save ? text_member(*save, "mathom") : nullptr;
  const auto* game = kind && *kind == "save" ? text_member(*save, "game") : nullptr;
  return game ? *game : std::string();
}

LoadResult load_save(std::string_view text) {
  const Game* game = find_game(game_of_save(text));
  return load_save(text, std::span(&game, game ? 1 : 0));
}

LoadResult load_save(std::string_view text, std::span<const Game* const> games) {
  const auto opened = unseal(text);
  return SaveReader(games).read(opened ? std::string_view(*opened) : text);
}

}  // namespace mathom
