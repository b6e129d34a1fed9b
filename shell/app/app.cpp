#include "shell/app/app.h"

#include <utility>

#include "core/json.h"
#include "rules/registry.h"
#include "shell/lessons/course.h"
#include "shell/lessons/remark_mentor.h"
#include "shell/platform/platform.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/card_files_in_use.h"
#include "shell/services/game_code.h"
#include "shell/services/host.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/speech/command_line.h"
#include "shell/services/speech/keys_panel.h"
#include "shell/services/speech/speech.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

// The services, each made from those before it.
struct App::House {
  Preferences preferences;
  Notices notices;
  Parts parts;
  Words words{preferences, parts, notices};
  Appearance looks{preferences, parts, words};
  Outside outside{words, notices};
  GameCode code{words, notices};
  CardFilesInUse cards{outside, words};
  KeptGames kept{{preferences, notices, words, outside, code, cards}};
  ScreenStack screens{[this] { return first_screen(use); }};
  Playing play{{notices, words, outside, cards, kept, screens}};
  Speech speech{preferences};
  KeysPanel keys;
  Host host{use, wished_screen};
  Services use{preferences, notices, words, looks, outside, code, cards, kept, play, screens, speech, keys, host};
};

App::App() : house_(std::make_unique<House>()) {
  House& h = *house_;
  h.words.on_load([this] {
    tell_page();
    platform::title(house_->words.say("app.title"));
  });
  h.preferences.on_change([this, &h] {
    h.words.is_wanted() ? tell_page() : h.words.load();
    fetch_letters();
  });
  h.play.remark_by([](const Game& game) -> std::unique_ptr<Mentor> {
    const Course* course = course_of(game.info().id);
    return course ? std::make_unique<RemarkMentor>(*course) : nullptr;
  });
  h.play.on_taken([this](std::string_view id) { taken_over(id); });
}

// Screens end first: an analysis still asks for its answer to be cancelled.
App::~App() { house_->screens = ScreenStack({}); }

const Services& App::services() const { return house_->use; }

void App::start() {
  House& h = *house_;
  h.words.load();
  fetch_letters();
  h.screens.start();
  h.kept.open({.lost = [&h](std::string_view id) { h.play.lose(id); },
               .given_up =
                   [&h](std::string_view id) {
                     if (id == h.play.id()) h.play.leave();
                   }});
}

void App::fetch_letters() {
  house_->looks.fetch_letters([this] { house_->notices.warn(house_->words.say(part_trouble_key())); });
}

void App::taken_over(std::string_view id) {
  House& h = *house_;
  h.screens.forget_changes();
  h.screens.restart();
  h.screens.push(elsewhere_screen(id, true));
  h.notices.warn(h.words.say("app.taken"));
}

// --- a frame

void App::build(ui::Scene& scene) {
  House& h = *house_;
  h.screens.apply_changes();  // changes that came between the frames
  Glossing& glossing = *h.host.glossing();
  glossing.begin_frame();
  if (Match* match = h.play.match()) {
    match->show();
    glossing.speak_of(match->game().info().id, h.words.language());
  }
  h.screens.top()->build(h.use, scene);
  const float text_scale = h.preferences.settings().text_scale;
  glossing.build(h.host, ui::Canvas(scene, h.looks.letters(), text_scale));
  if (const auto rule = glossing.take_rule())
    if (const Game* game = find_game(glossing.game())) h.screens.push(rules_screen(*game, *rule));
  common_keys(scene);
  h.code.tell_waiting(scene);
  h.notices.build(scene, h.looks.letters(), text_scale, h.looks.light());
  const std::string not_drawn = h.words.say("shell.words.not_drawn");
  platform::build_overlay({h.looks.letters(), text_scale, h.looks.light(), not_drawn}, scene);
  h.words.end_frame();
  if (h.screens.apply_changes()) scene.build_again();
  h.play.save();
}

void App::common_keys(ui::Scene& scene) {
  House& h = *house_;
  if (pressed(scene, Command::repeat) && !h.speech.repeat())
    scene.announce(h.words.say("voice.nothing_said"), ui::Urgency::polite, ui::Detail::brief);
  if (pressed(scene, Command::text_view) && h.outside.has_text_view()) {
    Settings s = h.preferences.settings();
    s.text_view = !s.text_view;
    h.preferences.change(s);
  }
  if (pressed(scene, Command::keys) && !h.screens.top()->explains()) h.keys.show();
  h.keys.build(h.use, scene);
}

void App::hidden() {
  for (const ScreenPtr& s : house_->screens.all()) s->hidden(house_->use);
  house_->play.save_once_more();
}

// --- the page around

void App::kept_elsewhere() {
  house_->cards.read_again();
  house_->preferences.read_again();
}

void App::tell_page() {
  const House& h = *house_;
  platform::language(h.words.language());
  platform::light(h.looks.light());
  Json words = Json::object();
  constexpr std::string_view kFamily = "text_view";
  for (const std::string_view key : h.words.texts().keys(kFamily))
    words[std::string(key.substr(kFamily.size() + 1))] = h.words.texts().say(key);
  const Settings& set = h.preferences.settings();
  platform::text_view(set.text_view, dump_json(words), set.text_scale);
}

std::string App::command(ui::Scene& scene, std::string_view typed) {
  House& h = *house_;
  CommandReply reply = CommandLine(h.use, scene).answer(typed);
  if (reply.input) scene.post(std::move(*reply.input));
  if (reply.repeat) return h.speech.last().empty() ? h.words.say("voice.nothing_said") : h.speech.last();
  if (reply.leave) {
    Settings s = h.preferences.settings();
    s.text_view = false;
    h.preferences.change(s);
  }
  return reply.words;
}

std::string App::state_json() const {
  const House& h = *house_;
  const Screen* top = h.screens.top();
  const Shelf& shelf = h.kept.shelf();
  Json j{{"screen", top ? top->name() : std::string_view()},
         {"language", h.words.language()},
         {"notice", h.notices.words()},
         {"shelf",
          {{"ready", shelf.ready()},
           {"games", shelf.games().size()},
           {"trouble", static_cast<int>(h.kept.trouble())},
           {"lasting", shelf.lasting()}}}};
  if (const LocalMatch* match = h.play.local()) {
    const Session& s = match->session();
    j["match"] = {{"game", s.game().info().id},
                  {"ply", s.ply()},
                  {"id", h.play.id()},
                  {"hash", hex64(s.state_hash())},
                  {"waitingFor", index(s.waiting_for())},
                  {"yourTurn", match->your_turn()},
                  {"shown", match->shown()},
                  {"botToMove", match->bot_to_move()},
                  {"fallbacks", match->fallbacks()},
                  {"over", s.outcome().over},
                  {"covered", match->covered()},
                  {"person", match->people().person()}};
    Json offers = Json::array();
    for (const Option& o : match->view().decision.options) offers.push_back(s.token(o));
    j["match"]["offers"] = std::move(offers);
  }
  return dump_json(j);
}

}  // namespace mathom
