#include "shell/screens/own_cards.h"

#include <algorithm>
#include <utility>

#include "assets/assets.h"
#include "core/json.h"
#include "shell/services/appearance.h"
#include "shell/services/card_files_in_use.h"
#include "shell/services/notices.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

constexpr std::size_t kNamed = 6;  // the number of cards that are named; the others are only counted

std::string count_words(const Services& use, const std::vector<OwnEntry>& entries) {
  const auto places = std::count_if(entries.begin(), entries.end(), [](const OwnEntry& e) { return e.place; });
  const auto cards = static_cast<std::ptrdiff_t>(entries.size()) - places;
  const char* key = places == 0 ? "cards.own.cards" : cards == 0 ? "cards.own.places" : "cards.own.both";
  return use.words.say(Phrase{.key = key}.number("cards", cards).number("places", places));
}

std::string name_words(const Services& use, const std::vector<OwnEntry>& entries) {
  std::string out;
  for (std::size_t i = 0; i < std::min(entries.size(), kNamed); ++i)
    out += (i == 0 ? "" : ", ") + (entries[i].name.empty() ? use.words.say(entries[i].key) : entries[i].name);
  const auto more = static_cast<std::int64_t>(entries.size()) - static_cast<std::int64_t>(kNamed);
  return more > 0 ? out + " " + use.words.say(Phrase{.key = "cards.own.more"}.number("n", more)) : out;
}

// Lists all faults of a file, line by line. However long the list is, only the visible part and as much on either side
// is drawn and named.
class FaultsScreen final : public Screen {
 public:
  explicit FaultsScreen(std::vector<PlacedProblem> faults) : faults_(std::move(faults)) {}
  std::string_view name() const override { return "card_faults"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    bool leave = false;
    const std::string heading = use.words.say("cards.faults");
    const Rect area = screen_bar(use, c, heading, leave);
    const float top = scene.begin_scroll("faults/list", heading, area);
    scene.begin_zone("faults", {.name = heading});
    Rect column = middle_column(c, area, 720);
    column = {column.x, top + 2 * kStep, column.w, 1e6f};
    const auto n = static_cast<std::int64_t>(faults_.size());
    const std::string count = use.words.say(Phrase{.key = "cards.faults.count"}.number("n", n));
    if (!std::exchange(told_, true)) scene.announce(count, Urgency::assertive);
    cut_top(column, c.paragraph("faults/count", column, c.body(), count, kText) + kStep);
    const std::string copy = use.words.say("cards.faults.copy");
    const Rect button = cut_top(column, c.button_height(copy, column.w));
    if (c.button({.id = "faults/copy", .name = copy, .rect = button}).activated) copy_all(use);
    cut_top(column, 2 * kStep);
    scene.end_zone();
    build_list(use, c, area, column);
    scene.end_scroll(column.y - top + 2 * kStep);
    if (leave) use.screens.pop();
  }

 private:
  static std::string line_words(const Services& use, const PlacedProblem& p) {
    return use.words.say(Phrase{.key = "cards.faults.line"}.number("n", p.line));
  }
  void build_list(const Services& use, const Canvas& c, const Rect& area, Rect& column) const {
    c.scene().begin_zone("faults/all", {.name = use.words.say("cards.faults"), .list = true});
    for (std::size_t i = 0; i < faults_.size(); ++i) {
      const std::string id = "faults/" + std::to_string(i), line = line_words(use, faults_[i]);
      const float head = c.small_strong().px * 1.4f, words = c.height_of(c.body(), faults_[i].words, column.w);
      Rect row = cut_top(column, head + words);
      cut_top(column, 1.5f * kStep);
      if (row.bottom() < area.y - area.h || row.y > area.bottom() + area.h) continue;
      c.pen().text(c.small_strong(), cut_top(row, head), line, kGold);
      c.pen().paragraph(c.body(), row, faults_[i].words, kText);
      c.scene().text(id, use.words.say("shell.named", {{"name", line}, {"words", faults_[i].words}}),
                     {row.x, row.y - head, row.w, head + words});
    }
    c.scene().end_zone();
  }
  void copy_all(const Services& use) const {
    std::string out;
    for (const PlacedProblem& p : faults_)
      out += use.words.say("shell.named", {{"name", line_words(use, p)}, {"words", p.words}}) + "\n";
    use.outside.copy(out, use.words.say("cards.faults.copied"));
  }

  std::vector<PlacedProblem> faults_;
  bool told_ = false;
};

void take_in(const Services& use, const Game& game, const std::string& text) {
  if (text.size() > kMostCardsText) return use.notices.warn(use.words.say("cards.own.too_large"));
  const CardFiles& files = *game.card_files();
  const Problems problems = files.check(text);
  if (!problems.empty()) return use.screens.push(card_faults_screen(by_line(text, problems)));
  use.cards.choose(game, text);
  use.notices.notify(
      use.words.say("cards.own.taken", {{"changes", count_words(use, files.entries(text, use.words.language()))}}));
}

void ask_for_cards(const Services& use, const Game& game) {
  const WordsRequest request{.title = use.words.say("cards.import"),
                             .label = use.words.say("cards.import.label"),
                             .confirm = use.words.say("cards.import.confirm"),
                             .cancel = use.words.say("shell.cancel"),
                             .most = kMostCardsText + 1,  // one more than allowed, to notice it
                             .many_lines = true,
                             .file = use.words.say("shell.import.file")};
  use.outside.ask_words(request, [&use, &game](std::optional<std::string> text) {
    if (text) take_in(use, game, *text);
  });
}

}  // namespace

// All entries of the game's own files, in one file that can be changed and imported.
std::string printed_cards(std::string_view game) {
  Json all = Json::object();
  const std::string folder = "cards/" + std::string(game) + "/";
  for (const Asset& part : all_assets()) {
    if (!part.path.starts_with(folder)) continue;
    Problems problems;
    const auto j = parse_json(part.text, problems);
    for (const char* list : {"cards", "locations"})
      if (const Json* entries = j ? member(*j, list) : nullptr; entries && entries->is_array())
        for (const Json& entry : *entries) all[list].push_back(entry);
  }
  return dump_json(all, 1) + "\n";
}

ScreenPtr card_faults_screen(std::vector<PlacedProblem> faults) {
  return std::make_unique<FaultsScreen>(std::move(faults));
}

void OwnCards::read(const Services& use) {
  const std::string& text = use.cards.of(game_);
  if (read_ && text_ == text && language_ == use.words.language()) return;
  read_ = true;
  text_ = text;
  language_ = use.words.language();
  changes_ = use.words.say("cards.own.none");
  names_.clear();
  if (text.empty()) return;
  const CardFiles& files = *game_.card_files();
  if (!files.check(text).empty()) {  // kept by a version with other cards
    changes_ = use.words.say("cards.own.stale");
    return;
  }
  const std::vector<OwnEntry> entries = files.entries(text, language_);
  changes_ = count_words(use, entries);
  names_ = name_words(use, entries);
}

void OwnCards::build(const Services& use, const Canvas& c, Rect& column) {
  read(use);
  const std::string heading = use.words.say("cards.own");
  c.heading("own_cards", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
  cut_top(column, c.paragraph("own_cards/changes", column, c.body(), changes_, kText) + kStep / 2);
  if (!names_.empty())
    cut_top(column, c.paragraph("own_cards/names", column, c.small(), names_, kTextSoft) + kStep / 2);
  cut_top(column, c.paragraph("own_cards/note", column, c.small(), use.words.say("cards.own.note"), kTextSoft) + kStep);
  const auto button = [&](const char* id, const std::string& words) {
    const Item item{.id = id, .name = words, .rect = cut_top(column, c.button_height(words, column.w))};
    cut_top(column, kStep);
    return c.button(item).activated;
  };
  if (button("own_cards/import", use.words.say("cards.import"))) ask_for_cards(use, game_);
  if (button("own_cards/template", use.words.say("cards.own.template")))
    use.outside.offer_file(std::string(game_.info().id) + "-cards.json", printed_cards(game_.info().id));
  if (text_.empty() || !button("own_cards/printed", use.words.say("cards.own.printed"))) return;
  use.cards.choose(game_, {});
  use.notices.notify(use.words.say("cards.own.put_away"));
}

}  // namespace mathom
