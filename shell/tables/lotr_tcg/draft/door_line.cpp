#include "shell/tables/lotr_tcg/draft/door_line.h"

#include "core/json.h"
#include "shell/tables/lotr_tcg/draft/evening_shelf.h"

namespace mathom::lotr_tcg {

namespace {

bool is_of(std::string_view mark, const std::string& evening) { return mark.starts_with(evening + ":"); }

std::string turn_words(const TableHost& host, const Json& j, const std::string& evening) {
  const auto seat = number_member<int>(j, "seat");
  if (!seat)
    return host.say("lotr_tcg.door.plays",
                    {{"evening", evening}, {"n", std::to_string(number_member<int>(j, "games").value_or(0))}});
  const std::string* who = text_member(j, "who");
  const Json* alone = member(j, "alone");
  const bool own = alone && *alone == true && (!who || who->empty());
  const std::string name = who && !who->empty() ? *who : host.say("app.seat", {{"n", std::to_string(*seat + 1)}});
  const auto booster = number_member<int>(j, "booster"), of = number_member<int>(j, "of");
  if (!booster || !of)
    return host.say(own ? "lotr_tcg.door.builds.own" : "lotr_tcg.door.builds", {{"evening", evening}, {"name", name}});
  return host.say(own ? "lotr_tcg.door.picks.own" : "lotr_tcg.door.picks",
                  {{"evening", evening}, {"name", name}, {"n", std::to_string(*booster)}, {"of", std::to_string(*of)}});
}

}  // namespace

std::optional<DoorLine> door_line(const TableHost& host, const Lately& lately) {
  const auto text = host.kept(kLatestEvening);
  if (!text || text->empty()) return std::nullopt;
  Problems problems;
  const auto j = parse_json(*text, problems);
  const std::string *id = j ? text_member(*j, "id") : nullptr, *name = j ? text_member(*j, "name") : nullptr;
  if (!id || id->empty() || !name || is_of(lately.next_mark, *id)) return std::nullopt;
  // All decks are built: the evening can be continued until another game is played.
  const bool played = !number_member<int>(*j, "seat") && number_member<int>(*j, "games").value_or(0) > 0;
  if (played && lately.any && !is_of(lately.last_mark, *id)) return std::nullopt;
  return DoorLine{.page = std::string(kEveningPage),
                  .what = *id,
                  .name = host.say("lotr_tcg.door.evening"),
                  .words = turn_words(host, *j, *name)};
}

}  // namespace mathom::lotr_tcg
