#include "effects/forms.h"

#include <algorithm>
#include <array>

#include "core/json.h"

namespace mathom::effects {
namespace {

using K = Fact::Kind;

constexpr std::array kTriggeredKeys{
    Fact{"when", K::trigger, true, "the moment"},
    Fact{"if", K::conditions, false, "what must hold then, all of it; otherwise the text does nothing"},
    Fact{"by", K::who, false, "whose text it is: `self` in all of it; left out, the owner of the card"},
    Fact{"may", K::flag, false, "`true`: he may leave it"},
    Fact{"cost", K::steps, false, "what he does first; a cost that cannot be paid in full is not begun"},
    Fact{"do", K::steps, true, "what he does, step by step"},
    Fact{"limit", K::limit, false, "how often"}};
constexpr std::array kStaticKeys{
    Fact{"while", K::conditions, false, "for as long as all of this holds; left out, while the card is in play"},
    Fact{"give", K::modifiers, true, "what it gives; looked up whenever it matters, never stored"}};
constexpr std::array kReplacementKeys{Fact{"instead_of", K::causes, true, "why the card would have been lost"},
                                      Fact{"while", K::conditions, false, "for as long as all of this holds"}};

constexpr std::array<Form, 3> kForms{
    Form{"what happens", "At that moment, if all of it holds, he does it.",
         R"({"when": "action", "cost": [{"do": "cycle"}], "do": [{"do": "draw", "n": 2}], "limit": "round"})",
         kTriggeredKeys},
    Form{"what stands", "As long as it holds, it gives something.",
         R"({"while": [{"is": "on_path"}], "give": [{"mod": "icons", "path": 1}]})", kStaticKeys},
    Form{"what steps in", "Something else happens than would have.",
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
