#include "shell/tables/lotr_tarot/deck/deck_editor.h"

#include "core/json.h"
#include "shell/tables/lotr_tarot/deck/deck_screen.h"

namespace mathom::lotr_tarot {

ConfigEditor deck_editor(const TableHost& host, const Json& config) {
  const Affiliations now = read_affiliations(config);
  const int n = changed_cards(now);
  ConfigEditor e{.name = host.say("lotr_tarot.deck.edit"),
                 .note = host.say("lotr_tarot.note.affiliations"),
                 .now = n == 0 ? host.say("lotr_tarot.deck.now.ours")
                               : host.say("lotr_tarot.deck.now.own", {{"n", std::to_string(n)}}),
                 .open = {}};
  e.open = [now, config](std::function<void(Json)> done) -> PagePtr {
    return std::make_unique<DeckScreen>(now, [config, done = std::move(done)](const Affiliations& sides) {
      Json to = config;
      to.erase("affiliations");
      if (changed_cards(sides) > 0) to["affiliations"] = affiliations_json(sides);
      done(std::move(to));
    });
  };
  return e;
}

}  // namespace mathom::lotr_tarot
