#include "effects/read/forms.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/json.h"
#include "core/nearest.h"

namespace mathom::effects {
namespace {

using K = Fact::Kind;

constexpr std::array kTriggeredKeys{
    Fact{.key = "when", .kind = K::trigger, .needed = true, .what = "when it triggers"},
    Fact{.key = "if",
         .kind = K::conditions,
         .what = "conditions that must all hold at that moment; otherwise nothing happens"},
    Fact{.key = "by",
         .kind = K::who,
         .what = "who resolves it (`self` in all of its steps); left out: the owner of the card"},
    Fact{.key = "may", .kind = K::flag, .what = "`true`: the player may decline"},
    Fact{.key = "cost",
         .kind = K::steps,
         .what = "steps that are paid first; if the cost cannot be paid in full, nothing happens"},
    Fact{.key = "do", .kind = K::steps, .needed = true, .what = "what happens, step by step"},
    Fact{.key = "limit", .kind = K::limit, .what = "how often"},
    Fact{.key = "answer",
         .kind = K::answer,
         .what = "`true`: the player may use it as an answer to what happens, as often as they can pay its cost; an "
                 "event from hand, other cards in play"}};
constexpr std::array kStaticKeys{
    Fact{.key = "while",
         .kind = K::conditions,
         .what = "conditions that must all hold; left out: while the card is in play"},
    Fact{.key = "give",
         .kind = K::modifiers,
         .needed = true,
         .what = "the modifiers it applies; they are computed whenever they matter, never stored"}};
constexpr std::array kReplacementKeys{
    Fact{.key = "instead_of", .kind = K::causes, .needed = true, .what = "what would eliminate the card"},
    Fact{.key = "while", .kind = K::conditions, .what = "conditions that must all hold"}};
constexpr std::array kToPlayKeys{
    Fact{.key = "to_play", .kind = K::to_play, .needed = true, .what = "`true`"},
    Fact{.key = "if", .kind = K::conditions, .what = "conditions that must all hold; otherwise the card is not played"},
    Fact{.key = "cost", .kind = K::steps, .what = "steps that are paid first, in full"}};

constexpr std::array<Form, 4> kForms{
    Form{
        .word = "a triggered ability",
        .what = "When it triggers and its conditions hold, its steps are resolved.",
        .example = R"({"when": "action", "cost": [{"do": "cycle"}], "do": [{"do": "draw", "n": 2}], "limit": "round"})",
        .keys = kTriggeredKeys},
    Form{.word = "a static ability",
         .what = "While its conditions hold, its modifiers apply.",
         .example = R"({"while": [{"is": "on_path"}], "give": [{"mod": "icons", "path": 1}]})",
         .keys = kStaticKeys},
    Form{.word = "a replacement ability",
         .what = "Something else happens instead of an elimination.",
         .example = R"({"instead_of": ["path_combat"], "what": "wielder", "items": true})",
         .keys = kReplacementKeys,
         .replaces = true},
    Form{.word = "what it takes to play a card",
         .what = "Before the card is played, wherever from, its conditions are looked at and its cost is paid.",
         .example = R"({"to_play": true, "cost": [{"do": "discard", "what": {"in": "hand"}}]})",
         .keys = kToPlayKeys}};

// Returns the bit of the entry's type; 0 if it has none, or an unknown one.
std::uint32_t type_bit(const Json& j, const Form& form) {
  const auto* word = form.type ? text_member(j, std::string(form.type->key).c_str()) : nullptr;
  const int n = word ? form.type->names->find(*word) : -1;
  return n < 0 ? 0 : 1u << n;
}
std::string types_of(const Form& form, std::uint32_t types) {
  std::string out;
  for (int i = 0; i < form.type->names->size(); ++i)
    if ((types >> i & 1) != 0) out += (out.empty() ? "" : ", ") + std::string(form.type->names->word(i));
  return out;
}
std::string unknown_key(const std::string& key, const Form& form) {
  std::vector<std::string_view> known;
  for (const Fact& f : form.keys) known.push_back(f.key);
  const std::string_view meant = nearest(key, known);
  if (!meant.empty()) return "unknown key; did you mean \"" + std::string(meant) + "\"?";
  std::string list;
  for (const auto k : known) list += (list.empty() ? "" : ", ") + std::string(k);
  return "unknown key; " + std::string(form.word) + " may have: " + list;
}

}  // namespace

bool only_keys(const Json& j, const Form& form, const std::string& path, Problems& problems) {
  bool sound = true;
  const auto fault = [&](std::string_view key, std::string message) {
    problems.add(path + "/" + std::string(key), std::move(message));
    sound = false;
  };
  for (const auto& [key, value] : j.items())
    if (std::none_of(form.keys.begin(), form.keys.end(), [&](const Fact& f) { return f.key == key; }))
      fault(key, unknown_key(key, form));
  const std::uint32_t type = type_bit(j, form);
  for (const Fact& f : form.keys) {
    const bool here = j.contains(std::string(f.key));
    const bool of_other_types = f.types != 0 && type != 0 && (f.types & type) == 0;
    if (here && of_other_types)
      fault(f.key, "does not go with this type of card; only with: " + types_of(form, f.types));
    if (!here && f.needed && !of_other_types && (f.types == 0 || type != 0)) fault(f.key, "is missing");
  }
  return sound;
}

std::span<const Form> ability_forms() { return kForms; }

}  // namespace mathom::effects
