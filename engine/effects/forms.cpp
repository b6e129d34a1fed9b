#include "effects/forms.h"

#include <algorithm>
#include <array>

#include "core/json.h"

namespace mathom::effects {
namespace {

using K = Fact::Kind;

constexpr std::array kTriggeredKeys{
    Fact{"when", K::trigger, true, "when it triggers"},
    Fact{"if", K::conditions, false, "conditions that must all hold at that moment; otherwise nothing happens"},
    Fact{"by", K::who, false, "who resolves it (`self` in all of its steps); left out: the owner of the card"},
    Fact{"may", K::flag, false, "`true`: the player may decline"},
    Fact{"cost", K::steps, false, "steps that are paid first; if the cost cannot be paid in full, nothing happens"},
    Fact{"do", K::steps, true, "what happens, step by step"},
    Fact{"limit", K::limit, false, "how often"}};
constexpr std::array kStaticKeys{
    Fact{"while", K::conditions, false, "conditions that must all hold; left out: while the card is in play"},
    Fact{"give", K::modifiers, true, "the modifiers it applies; they are computed whenever they matter, never stored"}};
constexpr std::array kReplacementKeys{Fact{"instead_of", K::causes, true, "what would eliminate the card"},
                                      Fact{"while", K::conditions, false, "conditions that must all hold"}};

constexpr std::array<Form, 3> kForms{
    Form{"a triggered ability", "When it triggers and its conditions hold, its steps are resolved.",
         R"({"when": "action", "cost": [{"do": "cycle"}], "do": [{"do": "draw", "n": 2}], "limit": "round"})",
         kTriggeredKeys},
    Form{"a static ability", "While its conditions hold, its modifiers apply.",
         R"({"while": [{"is": "on_path"}], "give": [{"mod": "icons", "path": 1}]})", kStaticKeys},
    Form{"a replacement ability", "Something else happens instead of an elimination.",
         R"({"instead_of": ["path_combat"], "what": "wielder", "items": true})", kReplacementKeys, true}};

}  // namespace

bool only_keys(const Json& j, const Form& form, const std::string& path, Problems& problems) {
  bool sound = true;
  for (const auto& [key, value] : j.items())
    if (std::none_of(form.keys.begin(), form.keys.end(), [&](const Fact& f) { return f.key == key; })) {
      problems.add(path + "/" + key, "is no key of " + std::string(form.word));
      sound = false;
    }
  for (const Fact& f : form.keys)
    if (f.needed && !j.contains(std::string(f.key))) {
      problems.add(path + "/" + std::string(f.key), "is missing");
      sound = false;
    }
  return sound;
}

std::span<const Form> ability_forms() { return kForms; }

}  // namespace mathom::effects
