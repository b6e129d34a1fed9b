// What the words of an entry cannot say together: from where a step may take cards (effects/read/check_places.h), which
// moments a card or a place has, and words for cards and places that nothing has named.
#include <string>

#include "effects/read/check_places.h"
#include "games/war_of_the_ring/cards/read.h"
#include "games/war_of_the_ring/cards/targets.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Ability;
using effects::Entry;
using effects::Op;
using effects::Param;

// Steps after which "chosen" and "there" mean something.
constexpr std::string_view kChoosing[] = {"cycle", "eliminate", "take"};
constexpr std::string_view kNamingPlace = "activate";

class TextCheck {
 public:
  TextCheck(const Catalog& c, const Entry& e, Problems& problems) : c_(c), e_(e), problems_(problems) {}

  void run() {
    effects::check_places(c_.code, language(), e_, [&](std::string what) { fault(std::move(what)); });
  }
  void fault(std::string what, std::string_view below = "/abilities") {
    problems_.add(e_.path() + std::string(below), std::move(what));
  }

 private:
  const Catalog& c_;
  const Entry& e_;
  Problems& problems_;
};

// Words such as "chosen" that stand where nothing has been named by them: follows the steps of one ability in their
// order.
class WordCheck {
 public:
  // `item`: there may be a wielder. `stands`: the source stands somewhere when its ability begins.
  WordCheck(const Catalog& c, bool item, bool stands, TextCheck& faults)
      : c_(c), item_(item), place_named_(stands), faults_(faults) {}

  void ability(const Ability& a) {
    list(c_.code.conditions, a.first_condition, a.conditions, true);
    list(c_.code.modifiers, a.first_modifier, a.modifiers, false);
    if (a.to >= 0) target(a.to);
    if (a.cost >= 0) block(a.cost);
    if (a.body >= 0) block(a.body);
    if (a.kind == Ability::Kind::replacement) params(language().replacement(), a.replacement);
  }

 private:
  void list(const std::vector<Op>& ops, int first, int n, bool conditions) {
    for (int i = first; i < first + n; ++i) {
      const Op& op = ops[static_cast<std::size_t>(i)];
      params(conditions ? language().condition(op.verb).params : language().modifier(op.verb).params, op);
    }
  }
  void block(int pc) {
    for (; c_.code.ops[static_cast<std::size_t>(pc)].verb != effects::kEnd; ++pc) {
      const Op& op = c_.code.ops[static_cast<std::size_t>(pc)];
      const effects::Verb& verb = language().verb(op.verb);
      params(verb.params, op);
      for (const auto word : kChoosing) chosen_ = chosen_ || verb.word == word;
      place_named_ = place_named_ || verb.word == kNamingPlace;
    }
  }
  void params(const std::vector<Param>& list_of, const Op& op) {
    std::size_t at = 0;
    for (const Param& p : list_of) {
      const int arg = op.arg[at], next = p.width() > 1 ? op.arg[at + 1] : 0;
      at += static_cast<std::size_t>(p.width());
      switch (p.kind) {
        case Param::Kind::targets:
          if (arg >= 0) target(arg);
          break;
        case Param::Kind::value:
          if (arg >= effects::kComputed) value(arg - effects::kComputed);
          break;
        case Param::Kind::block:
          if (arg > 0) block(arg);
          break;
        case Param::Kind::blocks:
          for (int i = arg; i < arg + next; ++i) block(c_.code.lists[static_cast<std::size_t>(i)]);
          break;
        case Param::Kind::conditions: list(c_.code.conditions, arg, next, true); break;
        default: break;
      }
    }
  }
  void value(int n) {
    const int filter = c_.code.values[static_cast<std::size_t>(n)].filter;
    if (filter >= 0) target(filter);
  }
  void target(int filter) {
    const effects::Filter& f = c_.code.filters[static_cast<std::size_t>(filter)];
    if (f.target_kind == kCardTarget && f.word == kWielder && !item_)
      faults_.fault("\"wielder\" means something only on an item");
    if (f.target_kind == kCardTarget && f.word == kChosenCard && !chosen_)
      faults_.fault("\"chosen\" stands where no step before it has chosen a card");
    if (f.target_kind == kPlaceTarget && f.word == kThere && !place_named_)
      faults_.fault("\"there\" stands where no place has been named: an event lies nowhere until a step activates one");
  }

  const Catalog& c_;
  bool item_, place_named_, chosen_ = false;
  TextCheck& faults_;
};

bool has_modifier(const Catalog& c, const Ability& a, int kind) {
  for (int i = a.first_modifier; i < a.first_modifier + a.modifiers; ++i)
    if (c.code.modifiers[static_cast<std::size_t>(i)].verb == kind) return true;
  return false;
}

// Are all these factions of that side?
bool all_of_side(std::uint16_t factions, Side side) {
  for (int f = 0; f < kFactions; ++f)
    if ((factions >> f & 1) != 0 && side_of(static_cast<Faction>(f)) != side) return false;
  return true;
}

}  // namespace

void check_card(const Catalog& c, const CardFacts& card, const Entry& e, Problems& problems) {
  TextCheck check(c, e, problems);
  check.run();
  for (const int n : card.abilities) {
    const Ability& a = c.abilities[static_cast<std::size_t>(n)];
    WordCheck(c, card.type == Type::item, card.type != Type::event, check).ability(a);
    if (has_modifier(c, a, kNoSecond) && card.type != Type::item)
      check.fault("\"no_second\" is for items: it speaks of their wielder");
    if (has_modifier(c, a, kSupportedBy) && card.type != Type::character)
      check.fault("\"supported_by\" is for characters: armies support no other card");
    if (a.kind == Ability::Kind::static_ && card.type == Type::event)
      check.fault("an event is never in play, so it has no static ability");
    if (a.kind != Ability::Kind::triggered) continue;
    if (a.trigger == kOnActivated) check.fault("only places are activated");
    if ((a.trigger == kOnEvent) != (card.type == Type::event))
      check.fault("an event has an ability for when it is played, and no other; other cards have none");
  }
}

void check_place(const Catalog& c, const PlaceFacts& place, const Entry& e, Problems& problems) {
  TextCheck check(c, e, problems);
  check.run();
  for (const int n : place.abilities) {
    const Ability& a = c.abilities[static_cast<std::size_t>(n)];
    WordCheck(c, false, true, check).ability(a);
    if (a.kind != Ability::Kind::triggered || a.trigger != kOnActivated)
      check.fault("a place has only abilities for when it is activated");
  }
  if (place.path) return;
  if (!all_of_side(place.defenders, place.side)) check.fault("are not all of the side that defends it", "/defenders");
  if (!all_of_side(place.attackers, other(place.side)))
    check.fault("are not all of the side that attacks it", "/attackers");
}

}  // namespace mathom::war_of_the_ring
