#pragma once
// Burrow with one fault each, of the kinds that authors of games make. Every one of them must be caught.
#include <algorithm>
#include <array>
#include <type_traits>

#include "core/fields_json.h"
#include "support/burrow.h"

namespace mathom::burrow {

// The score is left out of the field list.
struct ForgottenFieldState : State {
  static void fields(auto& s, auto& v) {
    v("cards", s.cards);
    v("frames", s.frames);
    v("lives", s.lives);
    v("nook", s.nook);
    v("seats", s.seats);
    v("round", s.round);
    v("rounds", s.rounds);
    v("teams", s.teams);
  }
};
struct ForgottenField : Rules {
  using State = ForgottenFieldState;
  State initial(const Json& c) const { return {Rules::initial(c)}; }
};

// The score is left out, and another field of its size listed twice in its place.
struct DoubledFieldState : State {
  static void fields(auto& s, auto& v) {
    ForgottenFieldState::fields(s, v);
    v("lives_again", s.lives);
    v("lives_once_more", s.lives);
  }
};
struct DoubledField : Rules {
  using State = DoubledFieldState;
  State initial(const Json& c) const { return {Rules::initial(c)}; }
};

// The round is written, and is another when it is read.
struct MisreadFieldState : State {
  static void fields(auto& s, auto& v) {
    State::fields(s, v);
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(v)>, FieldReader>) s.round = 0;
  }
};
struct MisreadField : Rules {
  using State = MisreadFieldState;
  State initial(const Json& c) const { return {Rules::initial(c)}; }
};

// The holes are listed without their masks.
struct ForgottenMaskState : State {
  static void fields(auto& s, auto& v) {
    ForgottenFieldState::fields(s, v);
    v("score", s.score);
    for (std::size_t i = 0; i < s.nook.size(); ++i) v(kNames[i], s.nook[i].hole);
  }
  static constexpr std::array<const char*, kMaxSeats> kNames{"a", "b", "c", "d", "e", "f", "g", "h"};
};
struct ForgottenMask : Rules {
  using State = ForgottenMaskState;
  State initial(const Json& c) const { return {Rules::initial(c)}; }
};

// The determinizer deals all cards again, also those that the viewer knows.
struct ForgetfulSampler : Rules {
  void determinize(State& seen, SeatMask viewers, Rng& rng) const {
    for (auto& c : seen.cards)
      if (c.zone == kDeck) c.def = CardDef::hidden;
    Rules::determinize(seen, viewers, rng);
  }
};

// The determinizer always finds the same world.
struct StubbornSampler : Rules {
  void determinize(State& seen, SeatMask viewers, Rng&) const {
    Rng always(1);
    Rules::determinize(seen, viewers, always);
  }
};

// The determinizer leaves what is hidden blank.
struct LazySampler : Rules {
  void determinize(State&, SeatMask, Rng&) const {}
};

// Changes events on their way out.
template <void (*change)(Event&)>
struct WithEvents : Rules {
  struct Filter final : EventSink {
    explicit Filter(EventSink& sink) : out(sink) {}
    void emit(const Event& e) override {
      Event changed = e;
      change(changed);
      out.emit(changed);
    }
    EventSink& out;
  };
  void apply(State& s, const Decision& d, const Choice& c, EventSink* events) const {
    if (!events) return Rules::apply(s, d, c, nullptr);
    Filter filter(*events);
    Rules::apply(s, d, c, &filter);
  }
};
// A private look is not declared as something learnt.
inline void hush(Event& e) {
  if (e.what == static_cast<std::uint16_t>(What::looked)) e.informs = kNobody;
}
// Everybody reads in the event where a rabbit hid.
inline void blab(Event& e) {
  if (e.what == static_cast<std::uint16_t>(What::hid)) e.seen_by = kEveryone;
}
// Nobody is shown the card that they draw.
inline void veil(Event& e) {
  if (e.what == static_cast<std::uint16_t>(What::drew)) e.seen_by = kNobody;
}

// Options come in the order in which the author thought of them.
struct UnsortedOptions : Rules {
  void decision(const State& s, Decision& d) const {
    Rules::decision(s, d);
    if (!d.by_luck()) std::reverse(d.options.begin(), d.options.end());
  }
};

// Two options read the same.
struct BlurredTokens : Rules {
  std::string token(const State& s, const Decision& d, const Option& o) const {
    const std::string whole = Rules::token(s, d, o);
    return whole.substr(0, whole.find('-'));
  }
};

// An eliminated rabbit is said to be back in play later on.
struct Revenant : Rules {
  SeatMask eliminated(const State& s) const { return s.frames.size() % 2 == 0 ? Rules::eliminated(s) : kNobody; }
};

// The reason against a card depends on what another seat holds.
struct PeekingReason : Rules {
  std::optional<Reason> why_not(const State& s, const Decision& d, const Option& o) const {
    auto r = Rules::why_not(s, d, o);
    if (r)
      for (int i = 0; i < s.cards.size(); ++i)
        if (s.cards[i].zone == kDeck && s.cards[i].order == 0) r->because.push_back(card_at(i));
    return r;
  }
};

// A question is kept outside of the State.
struct Moody : Rules {
  mutable int mood = 0;
  void decision(const State& s, Decision& d) const {
    Rules::decision(s, d);
    if (!d.by_luck() && d.options.size() > 1 && ++mood % 7 == 0) d.options.pop_back();
  }
};

}  // namespace mathom::burrow
