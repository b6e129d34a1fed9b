#include "shell/services/words.h"

#include <charconv>
#include <cstdio>
#include <optional>
#include <system_error>
#include <utility>

#include "assets/assets.h"
#include "assets/languages.h"
#include "rules/card_files.h"
#include "rules/registry.h"
#include "shell/platform/platform.h"
#include "shell/services/match/match.h"
#include "shell/services/notices.h"
#include "shell/services/preferences.h"
#include "shell/services/unnamed.h"

namespace mathom {

namespace {
// The texts of the first screen and of every sentence are read at once, all others when they are asked for.
constexpr std::string_view kDoor = "_door.json", kLanguage = "/language.json";

// The number that these words are; nothing if they are anything else.
std::optional<std::int64_t> whole_number(const std::string& words) {
  std::int64_t number = 0;
  const auto [end, fault] = std::from_chars(words.data(), words.data() + words.size(), number);
  return fault == std::errc() && words == std::to_string(number) ? std::optional(number) : std::nullopt;
}
}  // namespace

// --- the files

std::string Words::wanted() const {
  const std::string& set = preferences_.settings().language;
  return std::string(language_or_first(find_language(set) ? set : preferences_.system.language).code);
}

bool Words::is_wanted() const { return language_ == wanted(); }

void Words::load() {
  const std::string to = wanted(), folder = "text/" + to + "/";
  if (asset(folder + "shell.json").empty()) {
    const std::string part = "words." + to + ".txt";
    return parts_.fetch(part, [this, part](const auto& bytes) { take(part, bytes.has_value()); });
  }
  language_ = to;
  texts_ = {};
  files_ = all_assets().size();
  Problems problems;
  for (const Asset& part : all_assets()) {
    if (!is_text_of(part.path, to)) continue;
    if (part.path.ends_with(kDoor) || part.path.ends_with(kLanguage))
      texts_.add(part.text, problems);
    else
      texts_.add_later(part.text);
  }
  for (const Problem& p : problems)
    std::fprintf(stderr, "%s%s: %s\n", folder.c_str(), p.path.c_str(), p.message.c_str());
  loaded_();
}

void Words::load_what_came() {
  if (all_assets().size() != files_) load();
}

void Words::take(const std::string& name, bool came) {
  if (came) {
    if (!is_wanted()) load();
    return;
  }
  if (!is_wanted()) {  // the language stays, and the other one can be chosen again
    Settings as_before = preferences_.settings();
    as_before.language = language_;
    preferences_.change(as_before);
    parts_.forget(name);
  }
  notices_.warn(say(part_trouble_key()));
}

bool Words::rule_book_here() {
  for (const std::string_view game : game_ids())
    if (!asset(rule_book_path(game, language_)).empty()) return true;
  const std::string part = "book." + language_ + ".txt";
  parts_.fetch(part, [this, part](const auto& bytes) { take(part, bytes.has_value()); });
  return false;
}

// --- who is meant

SeatId Words::unnamed() const {
  const Match* match = meant();
  return match ? unnamed_seat(match->seats()) : SeatId::none;
}

SeatId Words::reader() const { return preferences_.settings().player_name.empty() ? unnamed() : SeatId::none; }

std::string Words::seat_name(SeatId seat) const {
  const auto i = static_cast<std::size_t>(index(seat));
  const Match* match = meant();
  if (!match || !is_player(seat) || i >= match->seats().size()) return {};
  if (seat == unnamed()) {
    const std::string& given = preferences_.settings().player_name;
    std::string own = given.empty() ? texts_.say("language.you") : isolated(given);
    if (given.empty()) begin_sentence(own);
    return own;
  }
  const std::string& name = match->seats()[i].name;
  return name.empty() ? say("app.seat", {{"n", std::to_string(i + 1)}}) : isolated(name);
}

// The face follows from the name, unless the player has chosen one.
std::string Words::face_of(SeatId seat) const {
  const Settings& set = preferences_.settings();
  const bool own = meant() && is_player(seat) && seat == unnamed();
  const std::string name = own ? set.player_name : seat_name(seat);
  if (!set.player_face.empty() && (own || name == set.player_name)) return set.player_face;
  return name.empty() ? std::string(spoken_languages().front().player) : name;
}

std::string_view Words::own_name(std::string_view key) const {
  const Match* match = meant();
  const CardFiles* files = match ? match->game().card_files() : nullptr;
  return files ? files->name(key, language_) : std::string_view();
}

// --- sentences

std::string Words::say(const Phrase& phrase) const {
  const Match* match = meant();
  const Namer namer{.seat = [this](SeatId s) { return seat_name(s); },
                    .card = [match](CardDef c) { return match ? match->game().card_name(c) : Phrase{}; },
                    .own = [this](std::string_view key) { return own_name(key); },
                    .reader = reader()};
  return texts_.say(phrase, namer);
}

std::string Words::say(std::string_view key) const {
  const std::string_view own = own_name(key);
  return own.empty() ? texts_.say(key) : std::string(own);
}

// Words that are a number are handed over as one, so that the text takes the form for it: "1 card".
std::string Words::say(std::string_view key, std::initializer_list<Filling> filling) const {
  Phrase known{key, {}};
  for (const Filling& f : filling)
    if (const auto number = whole_number(f.words))
      known.number(f.name, *number);
    else if (f.seat != SeatId::none)
      known.seat(f.name, f.seat);
  std::string text = known.args.empty() ? texts_.say(key) : say(known);
  for (const Filling& f : filling) {
    if (f.seat != SeatId::none) continue;
    const std::string place = "<" + std::string(f.name) + ">";  // how the catalogue shows a place that nothing fills
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + f.words.size()))
      text.replace(at, place.size(), f.words);
  }
  return text;
}

}  // namespace mathom
