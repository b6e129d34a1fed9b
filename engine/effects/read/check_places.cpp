#include "effects/read/check_places.h"

#include <algorithm>
#include <vector>

#include "effects/run/filters.h"

namespace mathom::effects {
namespace {

class PlaceCheck {
 public:
  PlaceCheck(const Code& code, const Language& language, const CodeMark& from,
             const std::function<void(std::string)>& fault)
      : code_(code), language_(language), from_(from), fault_(fault) {}

  void run() {
    for (std::size_t i = from_.ops; i < code_.ops.size(); ++i)
      if (const Op& op = code_.ops[i]; op.verb != kEnd && language_.verb(op.verb).shows) shown_.push_back(op.arg[0]);
    for (std::size_t i = from_.ops; i < code_.ops.size(); ++i)
      if (code_.ops[i].verb != kEnd) step(code_.ops[i]);
    for (std::size_t i = from_.values; i < code_.values.size(); ++i)
      if (code_.values[i].filter >= 0) only_open(code_.values[i].filter, "count");
    for (std::size_t i = from_.conditions; i < code_.conditions.size(); ++i) {
      const Condition& condition = language_.condition(code_.conditions[i].verb);
      if (condition.counts) only_open(code_.conditions[i].arg[0], condition.word);
    }
  }

 private:
  const TargetKind& kind_of(const Filter& f) const { return language_.target_kind(f.target_kind); }
  // Returns the places of the things that the filter means, as bits; 0 if it does not say.
  std::uint32_t places_of(const Filter& f) const {
    const TargetKind& kind = kind_of(f);
    if (const std::uint32_t named = values_of(code_, f, kind.where); named != 0 || kind.usual_place < 0) return named;
    for (int i = f.first; i < f.first + f.tests; ++i)
      if (kind.tests[static_cast<std::size_t>(test_at(code_, i).word)].places) return 0;
    return 1u << kind.usual_place;
  }
  bool are_whose(const Filter& f, int who) const { return means_only(code_, f, kind_of(f).whose, who); }
  bool are_shown(const Filter& f) const {
    return std::any_of(shown_.begin(), shown_.end(), [&](int who) { return are_whose(f, who); });
  }
  // If a filter does not say whose piles it means, the game's table does.
  bool are_own(const Filter& f, int who) const {
    const TargetKind& kind = kind_of(f);
    return kind.own_piles && test_of(code_, f, kind.whose) == nullptr ? true : are_whose(f, who);
  }

  // The thing that a word means is always visible.
  void only_open(int filter, std::string_view word) const {
    const Filter& f = filter_at(code_, filter);
    const TargetKind& kind = kind_of(f);
    if (kind.hidden == 0 || is_word(code_, filter)) return;
    const std::uint32_t places = places_of(f);
    const bool is_open = (places & kind.hidden) == 0 || are_shown(f);
    const bool says_where = places != 0 || kind.usual_place >= 0;
    if (!says_where || !is_open)
      fault_(std::string(word) + " counts only cards that everybody sees: say \"in\" which piles");
  }
  void step(const Op& op) const {
    const Verb& verb = language_.verb(op.verb);
    const auto is_filter = [](const Param& p) { return p.kind == Param::Kind::targets && !p.anywhere; };
    const auto what = std::find_if(verb.params.begin(), verb.params.end(), is_filter);
    if (what == verb.params.end()) return;
    const int filter =
        op.arg[static_cast<std::size_t>(verb.slot(static_cast<std::size_t>(what - verb.params.begin())))];
    if (filter >= 0 && !is_word(code_, filter)) taken(verb, filter_at(code_, filter), op.arg[0]);
  }
  void taken(const Verb& verb, const Filter& f, int who) const {
    const TargetKind& kind = kind_of(f);
    if (kind.hidden == 0) return;
    const std::uint32_t places = places_of(f);
    const bool says_elsewhere = places == 0 && kind.usual_place >= 0;
    if (verb.from == 0 ? (places & kind.hidden) != 0 : (places == 0 && !says_elsewhere) || (places & ~verb.from) != 0)
      fault_(std::string(verb.word) + " does not take cards from there");
    if ((places & kind.hidden & verb.from) != 0 && !are_own(f, who) && !are_shown(f))
      fault_(std::string(verb.word) + " may take hidden cards only from the acting player");
  }

  const Code& code_;
  const Language& language_;
  const CodeMark& from_;
  const std::function<void(std::string)>& fault_;
  std::vector<int> shown_;  // the selectors of players whose hidden cards a step shows
};

}  // namespace

void check_places(const Code& code, const Language& language, const Entry& e,
                  const std::function<void(std::string)>& fault) {
  PlaceCheck(code, language, e.before(), fault).run();
}

}  // namespace mathom::effects
