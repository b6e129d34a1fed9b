#pragma once
// What happens, and every text that hears of it. A happening is first about to be: texts may respond, required ones
// first, then those that players may use, in turn until all have passed in a row. Then it happens, unless a response
// replaced it. Then texts respond that it has happened, in the same order. Responses may cause happenings of their own,
// which lie on top of it on a stack in the game's State.
//
// T is a game's table: that of abilities.h. After its begin_scope note_answer() is called if an ability is a response.
// While a happening is the top one, T's AsIfResolving and scopes know what it is about ("it", "other"). It also has
//   happening()                       the top one; const and not
//   answered()                        a list of the texts that do not respond again, of all happenings; const and not
//   each_text_at(moment, seat, f)     f(source, ability, owner) for texts of that moment in reach: of cards in play,
//                                     and responses of cards where the game has them. Wanted are those that `seat` may
//                                     use, -1: required ones; it may skip the others
//   orders()                          the seat that decides which of several required texts comes first
//   first_to_answer(), next_to_answer(seat), answerers()   the order in which seats are asked, and their number
//   is_asked(seat, moment)            whether that seat is asked at all; depends only on what everybody sees
//   answer(source, ability, seat)     begins that ability, with kAbilityAgreed 1; plays a card from hand for it
//   apply(happening)                  makes it happen
//   end_happening()                   removes it from the stack, and may push what follows from it
// and optionally
//   each_part_of(happening, moment, source, f)   f(part) for what a text of `source` hears of then, if that is several
//                                     things at once, always in the same order; AsIfResolving(t, source, part)
//   hears_now(required)               whether required texts, or those that players may use, hear of the top one
//   answers_again(ability, last, part)   whether a text that has responded to one part may respond to that one
//   each_other(part, f)               f(thing) for those who cause it together with its `other`
// and, if steps leave texts for later (later.h),
//   laters()                          the list of them; const and not
//   kLater                            the code of LaterProcedure in the game's list
//   begin_later(later)                begins a scope that knows what the text knew, and what is happening
//   AsIfResolving(t, later)           the same for a question
#include <algorithm>

#include "effects/run/answerers.h"

namespace mathom::effects {

// kAnswerSeat: the seat that may respond next. kAnswerPasses: how many have passed. kAnswerRequired: 1 if a required
// text is asked for.
enum HappeningSlot : std::size_t { kAnswerSeat, kAnswerPasses, kAnswerRequired };

template <class T>
struct HappeningProcedure {
  // Each step runs the next one itself as long as nothing has been pushed on top of the frame.
  static Next begin(Frame& f, T& t) {
    t.happening().answered_from = static_cast<std::int16_t>(t.answered().size());
    if (t.happening().before < 0) return apply(f, t);
    start(f, t);
    go_to(f, kSteps["before"]);
    return before(f, t);
  }
  static Next before(Frame& f, T& t) {
    if (t.happening().replaced != 0) return go_to(f, kSteps["end"]);
    return then(look(f, t, t.happening().before), f, t, true);
  }
  static Next before_answered(Frame& f, T& t) { return answered(f, t, true); }
  static Next apply(Frame& f, T& t) {
    if (t.happening().replaced != 0) return go_to(f, kSteps["end"]);
    const bool heard = t.happening().after >= 0;
    if (heard) {
      forget_answers(t);
      start(f, t);
    }
    go_to(f, heard ? kSteps["after"] : kSteps["end"]);
    const int depth = t.s.frames.size();
    t.apply(t.happening());  // it may push frames: this one is set already
    if (t.s.frames.size() != depth || t.finished()) return Next::again;
    return heard ? after(f, t) : end(f, t);
  }
  static Next after(Frame& f, T& t) { return then(look(f, t, t.happening().after), f, t, false); }
  static Next after_answered(Frame& f, T& t) { return answered(f, t, false); }
  static Next end(Frame& f, T& t) {
    go_to(f, kSteps["ended"]);
    forget_answers(t);
    const int depth = t.s.frames.size();
    t.end_happening();
    return t.s.frames.size() == depth ? Next::done : Next::again;
  }
  static Next ended(Frame&, T&) { return Next::done; }
  static constexpr auto kSteps = steps<T>({{"begin", begin, kWaits},  // several may lie on the stack
                                           {"before", before, kWaits},
                                           {"before_answered", before_answered, kAsked},
                                           {"apply", apply},
                                           {"after", after, kWaits},
                                           {"after_answered", after_answered, kAsked},
                                           {"end", end, kWaits},
                                           {"ended", ended, kWaits}});

  // Writes the question of a frame that has asked.
  static void ask(const T& t, const Frame& f, Decision& d) {
    const bool required = f.local[kAnswerRequired] != 0;
    const int seat = required ? t.orders() : f.local[kAnswerSeat];
    d.seat = seat_at(seat);
    d.ask = required ? Ask::order : Ask::act;
    const bool is_before = f.step == kSteps["before_answered"];
    const int moment = is_before ? t.happening().before : t.happening().after;
    each_answerer(t, moment, required ? -1 : seat, [&](const Answerer& who) {
      d.options.push_back(card_option(kThisOne, card_at(who.source), who.ability));
    });
    std::sort(d.options.begin(), d.options.end());
    if (!required) d.options.push_back({.verb = kNoMore});
  }

 private:
  // The result of a search: a text begins on top of the frame, somebody is asked, or nobody responds.
  enum class Look : std::uint8_t { text, ask, nobody };

  static void forget_answers(T& t) { t.answered().resize(t.happening().answered_from); }
  static void start(Frame& f, const T& t) {
    f.local[kAnswerSeat] = static_cast<std::int16_t>(t.first_to_answer());
    f.local[kAnswerPasses] = f.local[kAnswerRequired] = 0;
  }
  static void use(T& t, const Answerer& who) {
    t.happening().it = who.part.it;
    t.happening().other = who.part.other;
    if constexpr (requires { t.laters(); })
      if (who.ability <= kFirstLater) return begin_later_text(t, kFirstLater - who.ability);
    const Ability& a = t.ability(who.ability);
    // A text without a cost responds once, otherwise it could go on for ever.
    if ((!a.may && !a.response) || a.cost < 0) note(t, who);
    t.answer(who.source, who.ability, who.seat);
  }
  static void note(T& t, const Answerer& who) {
    if (t.answered().full()) return;
    note_answered(t, {static_cast<std::int16_t>(who.source), static_cast<std::int16_t>(who.ability), who.part.it});
  }
  // Required texts come first. The player who orders them is also asked about those that would do nothing, because
  // another text may change that. If none of them would do anything, they are finished.
  static Look look(Frame& f, T& t, int moment) {
    FixedVector<Answerer, 12> idle;
    int required = 0;
    Answerer first;
    each_answerer(t, moment, -1, [&](const Answerer& who) {
      if (who.is_idle && !idle.full()) idle.push_back(who);
      if (!who.is_idle && required++ == 0) first = who;
    });
    f.local[kAnswerRequired] = required == 0 ? 0 : 1;
    if (required > 0 && required + idle.size() > 1) return Look::ask;
    if (required > 0) {
      use(t, first);
      return Look::text;
    }
    for (const Answerer& who : idle) note(t, who);
    return idle.empty() ? look_on(f, t, moment) : look(f, t, moment);
  }
  // Without a required text: finds the seat that responds next, from the frame's seat on.
  static Look look_on(Frame& f, T& t, int moment) {
    for (const int all = t.answerers(); f.local[kAnswerPasses] < all; pass(f, t))
      if (t.is_asked(f.local[kAnswerSeat], moment)) return Look::ask;
    return Look::nobody;
  }
  static Next then(Look found, Frame& f, T& t, bool is_before) {
    if (found == Look::text) return Next::again;
    if (found == Look::ask) return ask_at(f, is_before ? kSteps["before_answered"] : kSteps["after_answered"]);
    return is_before ? apply(f, t) : end(f, t);
  }
  static void pass(Frame& f, T& t) {
    ++f.local[kAnswerPasses];
    f.local[kAnswerSeat] = static_cast<std::int16_t>(t.next_to_answer(f.local[kAnswerSeat]));
  }
  static Next answered(Frame& f, T& t, bool is_before) {
    const Answer answer = take(f);
    const int moment = is_before ? t.happening().before : t.happening().after;
    go_to(f, is_before ? kSteps["before"] : kSteps["after"]);
    if (answer.subject == CardId::none) {
      pass(f, t);
      return then(look_on(f, t, moment), f, t, is_before);
    }
    const bool required = f.local[kAnswerRequired] != 0;
    Answerer user;
    each_answerer(t, moment, required ? -1 : f.local[kAnswerSeat], [&](const Answerer& who) {
      if (!user.is_there() && who.source == index(answer.subject) && who.ability == answer.amount) user = who;
    });
    if (!user.is_there()) return Next::again;
    if (!required) {
      f.local[kAnswerPasses] = -1;  // all may respond again, the next seat first
      pass(f, t);
    }
    use(t, user);
    return Next::again;
  }
};

}  // namespace mathom::effects
