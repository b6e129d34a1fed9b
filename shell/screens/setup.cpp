// Before a game: the number of seats, the players, and the rules of the table, from the game's own list of options.
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "ai/bot.h"
#include "core/json.h"
#include "shell/lessons/course.h"
#include "shell/screens/aim.h"
#include "shell/screens/house_rules.h"
#include "shell/screens/levels.h"
#include "shell/screens/own_cards.h"
#include "shell/screens/own_name.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/common/bot_names.h"
#include "shell/tables/common/dotted.h"
#include "shell/tables/doors.h"
#include "shell/tables/kit.h"

namespace mathom {

using namespace ui;

namespace {

class SetupScreen final : public Screen {
 public:
  explicit SetupScreen(const Game& game, bool deals_first = false, std::optional<GameWish> wish = {})
      : game_(game), deals_first_(deals_first), wish_(std::move(wish)) {}
  std::string_view name() const override { return "setup"; }

  void build(const Services& use, Scene& scene) override {
    if (!begun_) begin(use);
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    use.host.glossing()->speak_of(game_.info().id, use.words.language());
    bool leave = false;
    const std::string heading = use.words.say(std::string(game_.info().id) + ".title");
    Rect area = screen_bar(use, c, heading, leave);
    const bool dealt = !folded_ && build_foot(use, c, area);
    scene.begin_zone("setup", {.name = heading});
    const float top = scene.begin_scroll("setup/list", heading, area);
    // The players and the rules: side by side if both fit, otherwise one below the other.
    const bool folded = folded_, beside = area.w >= c.em(1060) && !folded;
    Rect column = middle_column(c, area, beside ? 1100 : 600);
    column = {column.x, top + 2 * kStep, column.w, 100000};
    Rect left = column, right = column;
    if (beside)
      left.w = column.w * 0.46f - kStep, right.x = left.right() + 2 * kStep, right.w = column.right() - right.x;
    if (folded && !c.low()) build_welcome(use, c, column), left = right = column;
    if (const Course* course = course_of(game_.info().id)) {
      Rect& over = beside ? left : column;
      cut_top(over, form(c, over, first_high_, [&](Rect& r) { build_first(use, c, r, *course); }) + 2 * kStep);
      if (!beside) left = right = column;
    }
    const bool known = folded && build_known(use, c, column);
    if (folded)
      scene.end_scroll(column.y - top);
    else
      build_choices(use, c, beside, left, right, top);
    scene.end_zone();
    if (leave) use.screens.pop();
    if (dealt || known) go(use);
    if (const Course* course = course_of(game_.info().id); course && std::exchange(deals_first_, false))
      play_first(use, *course);
  }

 private:
  // The players and the rules, down to the end of the scroll.
  void build_choices(const Services& use, const Canvas& c, bool beside, Rect left, Rect right, float top) {
    // In one column the scenarios, which are cards with pictures, come before the players.
    const auto rules = [&](Rect& at) {
      return form(c, at, rules_high_, [&](Rect& r) { build_rules(use, c, r, !beside); });
    };
    const bool scenarios_first = !beside && game_.info().rule_sets.size() > 2;
    if (scenarios_first) cut_top(left, rules(left) + 2 * kStep), right = left;
    float used = form(c, left, seats_high_, [&](Rect& r) { build_seats(use, c, r); });
    if (game_.card_files()) {
      Rect under = left;
      cut_top(under, used + 2 * kStep);
      used += 2 * kStep + form(c, under, cards_high_, [&](Rect& r) { own_cards_.build(use, c, r); });
    }
    if (!beside) cut_top(right, used + 2 * kStep);
    const float below = scenarios_first ? 0 : rules(right);
    c.scene().end_scroll(std::max(left.y + used, right.y + below) - top + 2 * kStep);
  }

  bool build_foot(const Services& use, const Canvas& c, Rect& area) const {
    Rect foot = cut_bottom(area, c.control_height() + 2 * kStep);
    c.bar({0, foot.y, c.scene().screen().w, c.scene().screen().h - foot.y});
    c.scene().begin_zone("start", {.name = use.words.say("shell.setup.start")});
    const Rect button = middle_column(c, foot.inset(kStep), 420);
    const bool start =
        c.button({.id = "start", .name = use.words.say("shell.setup.start"), .rect = button, .primary = true},
                 {.weight = Weight::primary})
            .activated;
    c.scene().end_zone();
    return start;
  }

  // A panel as high as its contents. The height is known after they have been laid out; then it is built again.
  template <class Fill>
  static float form(const Canvas& c, Rect r, float& high, Fill fill) {
    const float pad = c.phone() ? 1.5f * kStep : 2.5f * kStep;
    c.panel({r.x, r.y, r.w, high});
    Rect in{r.x + pad, r.y + pad, r.w - 2 * pad, r.h};
    fill(in);
    const float used = in.y - r.y + pad - kStep;
    if (std::abs(used - high) > 0.5f) high = used, c.scene().build_again();
    return used;
  }

  // Takes what was chosen last time for this game, if it still fits.
  void begin(const Services& use) {
    begun_ = true;
    people_.assign(kMaxSeats, Seat{"", "beginner", 0});
    people_[0] = {use.preferences.settings().player_name, "", 0};
    named_ = use.preferences.settings().player_name;
    asks_name_ = !use.preferences.settings().name_asked && named_.empty();
    for (std::size_t i = 1; i < people_.size(); ++i) people_[i].name = kBotNames[i - 1];
    Problems problems;
    if (wish_) return begin_wished(problems);
    const auto last = parse_json(use.preferences.settings().last_setup, problems);
    if (!last) return begin_new(use);
    const std::string* id = text_member(*last, "game");
    const Json* config = member(*last, "config");
    if (!id || *id != game_.info().id || !config || !game_.check_config(*config).empty()) return begin_new(use);
    config_ = *config;
    if (const auto n = number_member<int>(*config, "seats"))
      seats_ = std::clamp(*n, game_.info().least_seats, game_.info().most_seats);
    const Json* bots = member(*last, "bots");
    if (!bots || !bots->is_array()) return;
    for (std::size_t i = 0; i < bots->size() && i < people_.size(); ++i)
      if ((*bots)[i].is_string() && ((*bots)[i] == "" || find_bot_level((*bots)[i].get<std::string>())))
        people_[i].bot = (*bots)[i].get<std::string>(), give_kind(game_, people_[i], kind_of(game_, people_[i]));
    if (const int own = own_seat(); own > 0) std::swap(people_[0].name, people_[static_cast<std::size_t>(own)].name);
  }

  void begin_wished(Problems& problems) {
    asks_name_ = false;
    if (auto config = parse_json(wish_->config, problems)) config_ = std::move(*config);
    seats_ = std::clamp(static_cast<int>(wish_->players.size()), game_.info().least_seats, game_.info().most_seats);
    for (std::size_t i = 0; i < wish_->players.size() && i < people_.size(); ++i)
      people_[i] = {wish_->players[i].name, wish_->players[i].bot, 0};
  }

  // Says what the game is, for a player who sees it for the first time.
  void build_welcome(const Services& use, const Canvas& c, Rect& column) const {
    const std::string id(game_.info().id), words = use.words.say(id + ".tagline");
    const float high = std::min(column.w * kDoorRatio, c.scene().safe().h * 0.25f), wide = high / kDoorRatio;
    Rect picture = cut_top(column, high);
    picture = {picture.centre().x - wide / 2, picture.y, wide, high};
    c.pen().box(picture, 8, kInk);
    draw_door(use.host, c.pen(), picture.inset(2), id);
    c.pen().frame(picture.inset(1), 7, kGoldDeep, 2);
    cut_top(column, 1.5f * kStep);
    cut_top(column, c.paragraph("welcome", column, c.body(), words, kTextSoft, Align::centre) + 2 * kStep);
  }

  // For a player who does not know the game: lessons, and a first game that explains itself.
  void build_first(const Services& use, const Canvas& c, Rect& column, const Course& course) {
    const std::string words = use.words.say("shell.first.new");
    c.heading("first", cut_top(column, c.heading_height(words, column.w)), words, 2, kGold);
    Progress progress = use.preferences.progress();
    const std::size_t done = progress.of(course.game).done.size(), all = course.lessons.size();
    const std::string learn = use.words.say("shell.first.learn", {{"n", std::to_string(all)}}),
                      far = done == 0 ? std::string()
                                      : use.words.say("shell.first.learn.done",
                                                      {{"done", std::to_string(std::min(done, all))},
                                                       {"n", std::to_string(all)}}),
                      play = use.words.say("shell.first.play");
    build_aim_button(use, c, column, game_);
    const Rect first = cut_top(column, c.button_height(learn, column.w, far));
    cut_top(column, kStep);
    const Rect second = cut_top(column, c.button_height(play, column.w));
    cut_top(column, kStep);
    // The gold button leads to the lessons, and after the last of them to the first game.
    const bool learns = folded_ && done < all, plays = folded_ && !learns;
    const Item lessons{.id = "first/learn", .name = learn, .description = far, .rect = first, .primary = learns};
    if (c.button(lessons, {.weight = learns ? Weight::primary : Weight::secondary, .note = far}).activated)
      use.screens.push(lessons_screen(game_));
    const Item game{.id = "first/play", .name = play, .rect = second, .primary = plays};
    if (c.button(game, {.weight = plays ? Weight::primary : Weight::secondary}).activated)
      after_aim(use, game_, "shell.aim.play", [this] { deals_first_ = true; });
  }

  // A player who knows the game can deal at once or open the rest, apart from the newcomer. Returns true to deal.
  bool build_known(const Services& use, const Canvas& c, Rect& column) {
    bool deal = false, open = false;
    cut_top(column, form(c, column, known_high_, [&](Rect& r) { build_deal_or_choose(use, c, r, deal, open); }));
    cut_top(column, 2 * kStep);
    if (open) folded_ = false, c.scene().want_frame();
    return deal;
  }
  // A second line says what would be dealt.
  void build_deal_or_choose(const Services& use, const Canvas& c, Rect& column, bool& deal, bool& open) const {
    const std::string heading = use.words.say("shell.first.known"), words = use.words.say("shell.setup.choose"),
                      start = use.words.say("shell.setup.start"), now = chosen_words(use);
    c.heading("known", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
    const Rect first = cut_top(column, c.button_height(start, column.w, now));
    cut_top(column, kStep);
    deal = c.button({.id = "start", .name = start, .description = now, .rect = first}, {.note = now}).activated;
    const Rect second = cut_top(column, c.button_height(words, column.w));
    cut_top(column, kStep);
    open = c.button({.id = "setup/choose", .name = words, .rect = second}).activated;
  }

  std::string chosen_words(const Services& use) const {
    const std::string players = use.words.say("shell.setup.now", {{"n", std::to_string(seats_)}}),
                      set = house_.set_words(use, config_);
    return set.empty() ? players : players + " · " + set;
  }

  // Beginners, the config for it, and all remarks.
  void play_first(const Services& use, const Course& course) {
    Problems problems;
    const auto config = parse_json(course.first_game, problems);
    if (!config) return;
    take_seat(0);
    config_ = *config;
    if (const auto n = number_member<int>(config_, "seats")) seats_ = *n;
    for (Seat& seat : people_) seat.bot = "beginner";
    people_[0].bot.clear();
    take_seat(course.first_seat);
    Progress progress = use.preferences.progress();
    progress.of(course.game).told.clear();
    progress.of(course.game).remarks = true;
    use.preferences.keep_progress(progress);
    go(use);
  }

  // A game that has been played on this device begins as usual, another as a first game.
  void begin_new(const Services& use) {
    const Course* course = course_of(game_.info().id);
    if (!course || use.kept.shelf().has_game(game_.info().id)) return;
    folded_ = true;
    Problems problems;
    if (const auto config = parse_json(course->first_game, problems)) config_ = *config;
    if (const auto n = number_member<int>(config_, "seats")) seats_ = *n;
    take_seat(course->first_seat);
  }

  // The part of the only person. The seat's former owner changes places with them.
  void take_seat(int seat) {
    const int now = own_seat();
    if (now >= 0 && seat < seats_)
      std::swap(people_[static_cast<std::size_t>(now)], people_[static_cast<std::size_t>(seat)]);
  }
  int own_seat() const {
    for (int i = 0; i < seats_; ++i)
      if (people() == 1 && people_[static_cast<std::size_t>(i)].bot.empty()) return i;
    return -1;
  }

  // The choice of a part, with its sign and side, if the game has parts and one person plays.
  void build_part(const Services& use, const Canvas& c, Rect& column, std::span<const SeatRole> roles) {
    const int now = own_seat();
    if (now < 0 || roles.empty() || roles[0].name.empty()) return;
    std::vector<std::string> names;
    for (int i = 0; i < seats_; ++i) names.push_back(use.words.say(roles[static_cast<std::size_t>(i)].name));
    const std::string words = use.words.say("shell.setup.part");
    cut_top(column, c.paragraph("part/words", column, c.small(), words, kTextSoft) + 4);
    const Rect row = cut_top(column, c.segments_height(names, column.w));
    const int chosen = c.segments("part", row, words, names, now);
    cut_top(column, 2 * kStep);
    if (chosen != now) take_seat(chosen);
  }

  void build_seats(const Services& use, const Canvas& c, Rect& column) {
    const std::string players = use.words.say("shell.setup.players");
    c.heading("players", cut_top(column, c.heading_height(players, column.w)), players, 2, kGold);
    const std::vector<int> numbers = seat_numbers(game_, config_);
    if (asks_name_) build_own(use, c, column);
    if (numbers.size() > 1) {
      std::vector<std::string> counts;
      for (const int n : numbers) counts.push_back(std::to_string(n));
      const auto now = std::find(numbers.begin(), numbers.end(), seats_);
      const int at = now == numbers.end() ? 0 : static_cast<int>(now - numbers.begin());
      const Rect row = cut_top(column, c.segments_height(counts, column.w));
      seats_ = numbers[static_cast<std::size_t>(c.segments("seats", row, players, counts, at))];
      cut_top(column, 2 * kStep);
    }
    build_all_others(use, c, column, game_, std::span(people_).first(static_cast<std::size_t>(seats_)));
    house_.build_length(use, c, column, config_, seats_);
    const std::vector<std::string> kinds = kinds_of_players(use, game_);
    const std::vector<SeatRole> roles = seat_roles();
    build_part(use, c, column, roles);
    for (int i = 0; i < seats_; ++i) {
      const float top = column.y;
      build_seat(use, c, column, i, kinds);
      if (!roles.empty()) build_role(use, c, column, i, roles, top);
    }
    build_level_notes(use, c, column, game_, {people_.begin(), people_.begin() + seats_});
    if (people() < 2 || seats_ < 3) return;
    cut_top(column,
            c.paragraph("seats/note", column, c.small(), use.words.say("shell.setup.same_name"), kTextSoft) + kStep);
  }

  // Asked once, and only of a person who plays alone. Several people write their names next to their seats.
  void build_own(const Services& use, const Canvas& c, Rect& column) {
    const int own = own_seat();
    if (own < 0) return;
    build_own_name(use, c, column);
    if (use.preferences.settings().player_name != named_)
      people_[static_cast<std::size_t>(own)].name = named_ = use.preferences.settings().player_name;
  }

  int people() const {
    return static_cast<int>(
        std::count_if(people_.begin(), people_.begin() + seats_, [](const Seat& seat) { return seat.bot.empty(); }));
  }

  void fit_seats() {
    const std::vector<int> numbers = seat_numbers(game_, config_);
    if (!numbers.empty() && std::find(numbers.begin(), numbers.end(), seats_) == numbers.end()) seats_ = numbers.back();
  }

  void build_seat(const Services& use, const Canvas& c, Rect& column, int i, std::span<const std::string> kinds) {
    Seat& seat = people_[static_cast<std::size_t>(i)];
    const std::string shown = name_of(use, i);
    // Next to the name if the words fit there, otherwise below it.
    const float beside = column.w * 0.64f - kStep, one = c.control_height();
    const bool fits = c.segments_height(kinds, beside) <= one + 1;
    Rect row = cut_top(column, fits ? one : one + 4 + c.segments_height(kinds, column.w));
    const Rect name = fits ? cut_left(row, row.w - beside - kStep) : cut_top(row, one);
    if (fits)
      cut_left(row, kStep);
    else
      cut_top(row, 4);
    if (build_seat_name(use, c, name, i, shown)) ask_name(use, i);
    const int kind = kind_of(game_, seat), chosen = c.segments("seat/" + std::to_string(i), row, shown, kinds, kind);
    if (chosen != kind) give_kind(game_, seat, chosen);
    cut_top(column, fits ? kStep : 1.5f * kStep);
  }

  // Empty while the choices do not make a table.
  std::vector<SeatRole> seat_roles() const {
    Json config = config_;
    config["seats"] = seats_;
    std::vector<SeatRole> out;
    if (!game_.check_config(config).empty()) return out;
    for (int i = 0; i < seats_; ++i) out.push_back(game_.seat_role(config, seat_at(i)));
    return out;
  }

  // Below the name: the part of the seat, its side and teammates, and its deck. The seats of one side have one colour.
  void build_role(const Services& use, const Canvas& c, Rect& column, int i, std::span<const SeatRole> roles,
                  float top) {
    const SeatRole& role = roles[static_cast<std::size_t>(i)];
    const std::string first = role_words(use, i, roles), id = "role/" + std::to_string(i);
    if (first.empty()) return;
    const float sign = c.em(24), indent = role.team < 0 ? kStep : sign + 1.5f * kStep;
    Rect words{column.x + indent, column.y, column.w - indent, column.h};
    if (kit_.draw_side && role.team >= 0)
      kit_.draw_side(c.pen(), role.team, {column.x + kStep + sign / 2, column.y + sign / 2}, sign);
    cut_top(words, c.paragraph(id, words, c.small_strong(), first, kText) + 2);
    if (const std::string has = list_of(use, role.has); !has.empty())
      cut_top(words, c.paragraph(id + "/has", words, c.small(), has, kTextSoft));
    const float bottom = role.team < 0 ? words.y : std::max(words.y, column.y + sign);
    const Colour side = kit_.side_colour && role.team >= 0 ? kit_.side_colour(role.team) : kPanelEdge;
    if (role.team >= 0) c.pen().box({column.x - kStep, top, 3, bottom - top}, 1.5f, side);
    cut_top(column, bottom - column.y + 1.5f * kStep);
  }

  std::string role_words(const Services& use, int i, std::span<const SeatRole> roles) const {
    const SeatRole& role = roles[static_cast<std::size_t>(i)];
    if (role.name.empty() || role.side.empty()) return role.name.empty() ? std::string() : use.words.say(role.name);
    std::string with;
    for (int other = 0; other < static_cast<int>(roles.size()); ++other)
      if (other != i && role.team >= 0 && roles[static_cast<std::size_t>(other)].team == role.team)
        with += (with.empty() ? "" : ", ") + name_of(use, other);
    const std::string name = use.words.say(role.name), side = use.words.say(role.side);
    if (with.empty()) return use.words.say("shell.setup.role", {{"name", name}, {"side", side}});
    return use.words.say("shell.setup.role_with", {{"name", name}, {"side", side}, {"others", with}});
  }
  static std::string list_of(const Services& use, std::span<const Phrase> phrases) {
    std::string out;
    for (const Phrase& p : phrases) out += (out.empty() ? "" : ", ") + use.words.say(p);
    return out;
  }

  std::string name_of(const Services& use, int i) const {
    const std::string& name = people_[static_cast<std::size_t>(i)].name;
    if (!name.empty()) return name;
    if (i == own_seat()) return use.words.say("shell.own.you");
    return i == 0 && own_seat() < 0 ? use.words.say("language.player")
                                    : use.words.say("app.seat", {{"n", std::to_string(i + 1)}});
  }

  void ask_name(const Services& use, int i) {
    const WordsRequest request{.title = use.words.say("shell.setup.name"),
                               .label = use.words.say("shell.setup.name"),
                               .initial = people_[static_cast<std::size_t>(i)].name,
                               .confirm = use.words.say("shell.ok"),
                               .cancel = use.words.say("shell.cancel"),
                               .most = 24};
    use.outside.ask_words(request, [this, i](std::optional<std::string> words) {
      if (words) people_[static_cast<std::size_t>(i)].name = *words;
    });
  }

  void build_rules(const Services& use, const Canvas& c, Rect& column, bool narrow) {
    const std::string rules = use.words.say("shell.setup.rules"), read = use.words.say("shell.rules.read");
    Rect line = cut_top(column, std::max(c.control_height(), c.heading_height(rules, column.w / 2)));
    const float wide = std::min(column.w * 0.6f, c.letters().width(c.body(), read) + 2 * kStep);
    const Item book{.id = "rules/book", .role = Role::link, .name = read, .rect = cut_right(line, wide)};
    if (c.button(book, {.weight = Weight::quiet}).activated) use.screens.push(rules_screen(game_));
    c.heading("rules", line, rules, 2, kGold);
    if (house_.build_sets(use, c, column, config_, narrow)) fit_seats();
    house_.build_fold(use, c, column, config_, seats_);
    build_editor(use, c, column);
  }

  // Opens the game's own screen for choosing.
  void build_editor(const Services& use, const Canvas& c, Rect& column) {
    config_["seats"] = seats_;
    std::vector<std::string> players;
    for (int i = 0; i < seats_; ++i) players.push_back(name_of(use, i));
    const auto editor = kit_.editor ? kit_.editor(use.host, config_, players) : std::nullopt;
    if (!editor) return;
    cut_top(column, kStep);
    cut_top(column, c.paragraph("editor/note", column, c.small(), editor->note, kTextSoft) + kStep / 2);
    cut_top(column, c.paragraph("editor/now", column, c.body(), editor->now, kText) + kStep);
    const Item item{
        .id = "editor", .name = editor->name, .rect = cut_top(column, c.button_height(editor->name, column.w))};
    if (c.button(item).activated)
      use.host.open_page(editor->open([this](Json config) { config_ = std::move(config); }));
    cut_top(column, kStep);
  }

  void go(const Services& use) {
    config_["seats"] = seats_;
    SessionSetup setup;
    setup.config_text = dump_json(config_);
    setup.seed = std::uint64_t{use.host.chance()} << 32 | use.host.chance();
    Json bots = Json::array();
    std::uint8_t persons = 0;
    for (int i = 0; i < seats_; ++i) {
      Seat seat = people_[static_cast<std::size_t>(i)];
      seat.name = i == own_seat() && seat.name.empty() ? use.words.say("language.player") : name_of(use, i);
      if (seat.bot.empty()) {
        // The same name means the same person.
        const auto same = std::find_if(setup.seats.begin(), setup.seats.end(),
                                       [&](const Seat& other) { return other.bot.empty() && other.name == seat.name; });
        seat.person = same == setup.seats.end() ? persons++ : same->person;
      }
      bots.push_back(seat.bot);
      setup.seats.push_back(seat);
    }
    if (Problems problems; !use.play.start(game_, setup, problems, wish_ ? wish_->mark : std::string()))
      return use.notices.warn(use.words.say("shell.setup.impossible", {{"why", problems.text()}}));
    if (wish_) return use.screens.replace(table_screen());  // the next game begins as the last one that was chosen here
    Settings s = use.preferences.settings();
    s.last_setup = dump_json(Json{{"game", game_.info().id}, {"config", config_}, {"bots", bots}});
    s.player_name = people_[static_cast<std::size_t>(std::max(0, own_seat()))].name;
    s.name_asked = s.name_asked || !folded_;  // a player who was not asked will be
    use.preferences.change(s);
    use.screens.replace(table_screen());
  }

  const Game& game_;
  const Kit& kit_ = kit_of(game_.info().id);
  int seats_ = game_.info().usual_seats;
  bool deals_first_;  // deals without being asked
  bool begun_ = false, asks_name_ = false;
  bool folded_ = false;  // at the first visit: all but the one question whether the game is new to the player
  std::string named_;
  HouseRules house_{game_};
  OwnCards own_cards_{game_};
  float first_high_ = 0, known_high_ = 0, seats_high_ = 0, cards_high_ = 0, rules_high_ = 0;
  Seats people_;
  Json config_ = Json::object();
  std::optional<GameWish> wish_;
};

}  // namespace

ScreenPtr setup_screen(const Game& game) { return std::make_unique<SetupScreen>(game); }
ScreenPtr wished_screen(const Game& game, const GameWish& wish) {
  return std::make_unique<SetupScreen>(game, false, wish);
}
ScreenPtr first_game_screen(const Game& game) { return std::make_unique<SetupScreen>(game, true); }

}  // namespace mathom
