// What the words of a text cannot say together: from where a step may take cards, so that nothing hidden is pointed at by
// those who do not see it, and which moments a card or a place has.
#include <string>

#include "games/war_of_the_ring/read.h"
#include "games/war_of_the_ring/targets.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Ability;
using effects::Op;

constexpr int kHidden = 1 << kInHand | 1 << kInDraw | 1 << kInAside;
constexpr int kInPlaces = 1 << kInReserve | 1 << kInPlay | 1 << kInPath | 1 << kInBattlegrounds | 1 << kInHere;

struct From {
  std::string_view word;
  int zones;
};
constexpr From kFrom[] = {{"cycle", 1 << kInHand | 1 << kInAside | kInPlaces},
                          {"eliminate", 1 << kInHand | 1 << kInAside | kInPlaces},
                          {"take", 1 << kInDraw | 1 << kInCycle | 1 << kInAside},
                          {"play", 1 << kInHand | 1 << kInAside}};

class TextCheck {
 public:
  TextCheck(const Catalog& c, const CodeSize& before, const std::string& path, Problems& problems)
      : c_(c), before_(before), path_(path), problems_(problems) {}

  void run() {
    for (std::size_t i = before_.ops; i < c_.code.ops.size(); ++i) step(c_.code.ops[i]);
    for (std::size_t i = before_.values; i < c_.code.values.size(); ++i)
      if (c_.code.values[i].filter >= 0) only_open(c_.code.values[i].filter, "count");
    const int exists = language().find_condition("exists");
    for (std::size_t i = before_.conditions; i < c_.code.conditions.size(); ++i)
      if (c_.code.conditions[i].verb == exists) only_open(c_.code.conditions[i].arg[0], "exists");
  }
  void moments(const std::vector<int>& abilities, bool place, Type type) {
    for (const int n : abilities) {
      const Ability& a = c_.abilities[static_cast<std::size_t>(n)];
      const bool triggered = a.kind == Ability::Kind::triggered;
      if (place && !(triggered && a.trigger == kOnActivated)) fault("a place has only texts for when it is activated");
      if (place || !triggered) continue;
      if (a.trigger == kOnActivated) fault("only places are activated");
      if ((a.trigger == kOnEvent) != (type == Type::event))
        fault("an event has a text for when it is played, and no other");
    }
  }

 private:
  void fault(std::string_view what) { problems_.add(path_, std::string(what)); }
  int zones(int filter) const {
    const effects::Filter& f = effects::filter_at(c_.code, filter);
    return f.target_kind == kCardTarget ? effects::values_of(c_.code, f, kTestIn) : 0;
  }
  // Words are always plain to see.
  void only_open(int filter, std::string_view word) {
    if (zones(filter) == 0 ? !effects::is_word(c_.code, filter) : (zones(filter) & kHidden) != 0)
      fault(std::string(word) + " looks only where everybody sees the cards: say \"in\" which piles");
  }
  void step(const Op& op) {
    if (op.verb == effects::kEnd) return;
    const std::string_view word = language().verb(op.verb).word;
    for (const From& from : kFrom) {
      if (from.word != word || effects::is_word(c_.code, op.arg[1])) continue;
      const int from_where = zones(op.arg[1]);
      if (from_where == 0 || (from_where & ~from.zones) != 0)
        fault(std::string(word) + " does not take cards from there");
      if ((from_where & kHidden) != 0 &&
          !effects::means_only(c_.code, effects::filter_at(c_.code, op.arg[1]), kTestWhose, op.arg[0]))
        fault(std::string(word) + " takes hidden cards only from him who does it");
    }
  }

  const Catalog& c_;
  const CodeSize& before_;
  const std::string& path_;
  Problems& problems_;
};

}  // namespace

void check_texts(const Catalog& c, const CodeSize& before, const std::string& path, Problems& problems) {
  TextCheck(c, before, path, problems).run();
}
void check_moments(const Catalog& c, const std::vector<int>& abilities, bool place, Type type, const std::string& path,
                   Problems& problems) {
  TextCheck(c, {}, path, problems).moments(abilities, place, type);
}

}  // namespace mathom::war_of_the_ring
