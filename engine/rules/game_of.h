#pragma once
// Makes a Game of a plain struct of rules (game_rules.h) and a trivially copyable State with a field list. Copies,
// hashes, saves, observations and the coverage of the list follow from it.
#include <type_traits>

#include "core/fields_json.h"
#include "core/fields_measure.h"
#include "rules/config.h"
#include "rules/frame_names.h"
#include "rules/game.h"
#include "rules/game_rules.h"

namespace mathom {

template <class Rules>
class GameOf final : public Game {
  using S = typename Rules::State;
  static_assert(PlayableRules<Rules> && KnownRules<Rules> && SpokenRules<Rules>, "see rules/game_rules.h");
  static_assert(std::is_trivially_copyable_v<S>, "a State is a value: no pointers, no heap");
  static_assert(std::has_unique_object_representations_v<S>,
                "a State has no padding, so that its list can be measured");
  // Notes that the rules keep about a State, next to it, as long as only they write to it (Rules::Memo).
  struct NoMemo {
    void forget() {}
  };
  template <class R>
  struct MemoOf {
    using type = NoMemo;
  };
  template <class R>
    requires requires { typename R::Memo; }
  struct MemoOf<R> {
    using type = typename R::Memo;
  };
  struct Box final : State {
    S s{};
    [[no_unique_address]] mutable typename MemoOf<Rules>::type memo;
  };
  static StatePtr box(const S& s) {
    auto b = std::make_unique<Box>();
    copy(b->s, s);
    return b;
  }
  // A large State may say what part of it is in use (copy_used, used_bytes).
  static void copy(S& to, const S& from) {
    if constexpr (requires { to.copy_used(from); })
      to.copy_used(from);
    else
      to = from;
  }

 public:
  explicit GameOf(Rules r = {}) : r_(std::move(r)) {}

  // The plain value inside, for the game's own brain, tests and tools.
  static S& get(State& x) {
    static_cast<Box&>(x).memo.forget();
    return static_cast<Box&>(x).s;
  }
  static const S& get(const State& x) { return static_cast<const Box&>(x).s; }
  // What the viewers of `o` may see, for the game's table view. It is not a State: rules cannot run on it.
  static const S& view(const Observation& o) { return get(*o.seen_); }
  const Rules& rules() const { return r_; }

  const GameInfo& info() const override { return r_.info(); }
  Problems check_config(const Json& c) const override {
    Problems p;
    check_common_config(r_.info(), c, p);
    if (p.empty()) r_.check_config(c, p);
    return p;
  }
  Json full_config(const Json& c) const override { return r_.full_config(c); }
  StatePtr initial(const Json& c) const override { return box(r_.initial(r_.full_config(c))); }
  int seats(const State& x) const override { return r_.seats(get(x)); }
  SeatRole seat_role(const Json& c, SeatId seat) const override {
    if constexpr (requires { r_.seat_role(c, seat); })
      return r_.seat_role(r_.full_config(c), seat);
    else
      return {};
  }

  StatePtr clone(const State& x) const override { return box(get(x)); }
  void assign(State& to, const State& from) const override { copy(get(to), get(from)); }
  std::uint64_t hash(const State& x, SeatMask viewers) const override {
    FieldHasher h(viewers);
    S::fields(get(x), h);
    return h.value();
  }
  Json save(const State& x) const override { return to_json(get(x)); }
  StatePtr load(const Json& j, Problems& problems) const override {
    S s{};
    Problems found;
    from_json(j, s, found);
    if (found.empty()) r_.check(s, found);
    for (const auto& p : found) problems.add(p.path, p.message);
    return found.empty() ? box(s) : nullptr;
  }
  Problems check(const State& x) const override {
    Problems p;
    r_.check(get(x), p);
    return p;
  }
  std::uint64_t content_hash() const override {
    if constexpr (requires { r_.content_hash(); })
      return r_.content_hash();
    else
      return 0;
  }
  std::size_t state_bytes() const override { return sizeof(S); }
  std::size_t copied_bytes(const State& x) const override {
    if constexpr (requires { get(x).used_bytes(); })
      return get(x).used_bytes();
    else
      return sizeof(S);
  }
  std::size_t listed_bytes() const override { return field_bytes<S>(); }
  std::string first_difference(const State& a, const State& b) const override {
    return mathom::first_difference(get(a), get(b));
  }

  void decision(const State& x, Decision& d) const override {
    d.reset();
    if constexpr (requires { typename Rules::Memo; })
      r_.decision(get(x), static_cast<const Box&>(x).memo, d);
    else
      r_.decision(get(x), d);
  }
  void apply(State& x, const Decision& d, const Choice& c, EventSink* e) const override {
    Box& b = static_cast<Box&>(x);
    if constexpr (requires { typename Rules::Memo; })
      r_.apply(b.s, b.memo, d, c, e);
    else
      r_.apply(b.s, d, c, e);
  }
  Outcome outcome(const State& x) const override { return r_.outcome(get(x)); }
  SeatMask eliminated(const State& x) const override { return r_.eliminated(get(x)); }

  Observation observe(const State& x, SeatMask viewers) const override {
    return Observation(viewers, box(seen(get(x), viewers)));
  }
  StatePtr determinize(const Observation& o, Rng& rng) const override {
    S s = view(o);
    r_.determinize(s, o.viewers(), rng);
    return box(s);
  }
  Json save_observation(const Observation& o) const override;
  Observation load_observation(const Json& j, Problems& problems) const override;
  Json describe(const Observation& o) const override { return r_.describe(view(o), o.viewers()); }

  std::string token(const State& x, const Decision& d, const Option& o) const override {
    return r_.token(get(x), d, o);
  }
  Phrase prompt(const State& x, const Decision& d) const override { return r_.prompt(get(x), d); }
  Phrase label(const State& x, const Decision& d, const Option& o) const override { return r_.label(get(x), d, o); }
  Phrase tell(const Event& e) const override { return r_.tell(e); }
  EventKind kind(const Event& e) const override {
    if constexpr (requires { r_.kind(e); })
      return r_.kind(e);
    else
      return EventKind::rest;
  }
  Phrase card_name(CardDef c) const override { return r_.card_name(c); }
  std::string card_word(CardDef c) const override { return r_.card_word(c); }
  std::string card_text(CardDef c, const Say& say, const Observation* on) const override {
    const S* seen = on ? &view(*on) : nullptr;
    if constexpr (requires { r_.card_text(c, say, seen); })
      return r_.card_text(c, say, seen);
    else
      return {};
  }
  // A game whose cards are all different may number them alike: the physical card is then the printed one.
  CardDef face(const State& x, CardId c) const override {
    if constexpr (requires { r_.face(get(x), c); })
      return r_.face(get(x), c);
    else
      return static_cast<CardDef>(index(c));
  }
  std::optional<Reason> why_not(const State& x, const Decision& d, const Option& o) const override {
    return r_.why_not(get(x), d, o);
  }
  void refused(const State& x, const Decision& d, std::vector<Option>& out) const override {
    r_.refused(get(x), d, out);
  }
  void nameable(const State& x, const Decision& d, std::vector<Option>& out) const override {
    if constexpr (requires { r_.nameable(get(x), d, out); }) r_.nameable(get(x), d, out);
  }
  void arrange(State& x, const Json& j, Problems& p) const override { r_.arrange(get(x), j, p); }
  Json facts(const State& x) const override { return r_.facts(get(x)); }
  void vary_config(Json& config, Rng& rng) const override {
    if constexpr (requires { r_.vary_config(config, rng); }) r_.vary_config(config, rng);
  }
  const Brain* brain() const override { return r_.brain(); }
  const CardGame* cards() const override {
    if constexpr (requires { r_.cards(); })
      return r_.cards();
    else
      return nullptr;
  }

 private:
  Json to_json(const S& s) const {
    Json j = fields_to_json(s);
    if constexpr (requires { r_.frame_names(); }) name_frames(j, r_.frame_names());
    return j;
  }
  void from_json(Json j, S& s, Problems& problems, const std::string& path = {}) const {
    if constexpr (requires { r_.frame_names(); }) number_frames(j, r_.frame_names(), problems, path);
    if (problems.empty()) fields_from_json(j, s, problems, path);
  }
  // Starts from an empty State: a field that is not listed keeps its default.
  static S seen(const S& truth, SeatMask viewers) {
    std::vector<std::uint64_t> flat;
    Packer out(viewers, flat);
    S::fields(truth, out);
    S s{};
    Unpacker in(flat);
    S::fields(s, in);
    return s;
  }
  Rules r_;
};

template <class Rules>
Json GameOf<Rules>::save_observation(const Observation& o) const {
  return Json{{"viewers", o.viewers()}, {"seen", to_json(view(o))}};
}

template <class Rules>
Observation GameOf<Rules>::load_observation(const Json& j, Problems& problems) const {
  const auto viewers = number_member<SeatMask>(j, "viewers");
  const Json* seen = member(j, "seen");
  if (!viewers) problems.add("/viewers", "must be a set of seats");
  if (!seen) problems.add("/seen", "is missing");
  if (!viewers || !seen) return {};
  S s{};
  Problems found;
  from_json(*seen, s, found, "/seen");
  for (const auto& p : found) problems.add(p.path, p.message);
  return found.empty() ? Observation(*viewers, box(s)) : Observation();
}

}  // namespace mathom
