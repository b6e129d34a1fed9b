#include "shell/app/screens/evening_door.h"

#include "core/json.h"
#include "shell/app/app.h"
#include "shell/tables/lotr_tcg/draft/evening_shelf.h"

namespace mathom {

namespace {

// All decks are built: it is gone on with for as long as no other game has been played since.
bool is_left_behind(const App& app, const std::string& id) {
  const auto& games = app.shelf().games();
  return !games.empty() && !games.front().mark.starts_with(id + ":");
}
bool is_being_played(const App& app, const std::string& id) {
  const KeptGame* game = app.shelf().find(app.latest_game());
  return game && game->mark.starts_with(id + ":");
}

std::string turn_words(const App& app, const Json& j, const std::string& evening) {
  const auto seat = number_member<int>(j, "seat");
  if (!seat)
    return app.say("lotr_tcg.door.plays",
                   {{"evening", evening}, {"n", std::to_string(number_member<int>(j, "games").value_or(0))}});
  const std::string* who = text_member(j, "who");
  const Json* alone = member(j, "alone");
  const bool own = alone && *alone == true && (!who || who->empty());
  const std::string name = who && !who->empty() ? *who : app.say("app.seat", {{"n", std::to_string(*seat + 1)}});
  const auto booster = number_member<int>(j, "booster"), of = number_member<int>(j, "of");
  if (!booster || !of)
    return app.say(own ? "lotr_tcg.door.builds.own" : "lotr_tcg.door.builds", {{"evening", evening}, {"name", name}});
  return app.say(own ? "lotr_tcg.door.picks.own" : "lotr_tcg.door.picks",
                 {{"evening", evening}, {"name", name}, {"n", std::to_string(*booster)}, {"of", std::to_string(*of)}});
}

}  // namespace

std::optional<EveningDoor> evening_door(const App& app) {
  const auto text = app.kept(lotr_tcg::kLatestEvening);
  if (!text || text->empty()) return std::nullopt;
  Problems problems;
  const auto j = parse_json(*text, problems);
  const std::string *id = j ? text_member(*j, "id") : nullptr, *name = j ? text_member(*j, "name") : nullptr;
  if (!id || id->empty() || !name || is_being_played(app, *id)) return std::nullopt;
  const bool played = !number_member<int>(*j, "seat") && number_member<int>(*j, "games").value_or(0) > 0;
  if (played && is_left_behind(app, *id)) return std::nullopt;
  return EveningDoor{*id, turn_words(app, *j, *name)};
}

}  // namespace mathom
