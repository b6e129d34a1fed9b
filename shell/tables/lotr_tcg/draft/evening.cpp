#include "shell/tables/lotr_tcg/draft/evening.h"

#include <algorithm>
#include <utility>

namespace mathom::lotr_tcg {

namespace {

std::size_t nth_place(int i) { return static_cast<std::size_t>(i); }
int how_many(const std::vector<int>& list) { return static_cast<int>(list.size()); }

// Whether the program makes this pick for them.
bool picks_itself(const Drafter& d, int pick) { return d.bot || (d.rest_from >= 0 && pick >= d.rest_from); }

// Returns how many acts of picking this person has done. Leaving the rest to the program counts as one.
int acts_of(const Evening& e, int player) {
  const Drafter& d = e.players[nth_place(player)];
  if (d.bot || !e.draft) return 0;
  const int taken = how_many(e.draft->taken(player)) - e.draft->given(player);
  return d.rest_from >= 0 ? d.rest_from + 1 : taken;
}

void let_program_pick(Evening& e) {
  bool went_on = true;
  while (went_on && e.draft && !e.draft->over()) {
    went_on = false;
    for (int i = 0; i < e.draft->seats() && !e.draft->over(); ++i) {
      if (e.draft->has_picked(i) || !picks_itself(e.players[nth_place(i)], how_many(e.draft->taken(i)))) continue;
      e.draft->pick(i, bot_pick(printed_cards(), *e.draft, i));
      went_on = true;
    }
  }
}

bool is_begun(const Deck& d) { return d.pool != 0 || !d.from.empty(); }

std::uint32_t pool_of(const Evening& e, int player) {
  return (e.number - 1 + static_cast<std::uint32_t>(player)) % kMostPool + 1;
}

}  // namespace

Evening::Stage Evening::stage() const {
  if (draft && !draft->over()) return Stage::picking;
  const bool built = std::all_of(players.begin(), players.end(), [](const Drafter& d) { return d.ready; });
  return built ? Stage::ready : Stage::building;
}

int Evening::people() const {
  return static_cast<int>(std::count_if(players.begin(), players.end(), [](const Drafter& d) { return !d.bot; }));
}

int Evening::next() const {
  const Stage now = stage();
  for (int i = 0; i < static_cast<int>(players.size()); ++i) {
    const Drafter& d = players[nth_place(i)];
    if (now == Stage::building && !d.bot && !d.ready) return i;
    if (now == Stage::picking && !picks_itself(d, how_many(draft->taken(i))) && !draft->has_picked(i)) return i;
  }
  return -1;
}

int Evening::acts() const {
  int n = 0;
  for (int i = 0; i < static_cast<int>(players.size()); ++i) n += acts_of(*this, i);
  return n;
}

std::string plain_name(std::string_view name) {
  std::string out;
  for (const char ch : name)
    if (static_cast<unsigned char>(ch) >= ' ' && ch != 0x7F &&
        std::string_view(",:#[]<>").find(ch) == std::string_view::npos)
      out += ch;
  const auto from = out.find_first_not_of(' ');
  return from == std::string::npos ? std::string() : out.substr(from, out.find_last_not_of(' ') + 1 - from);
}

Evening begin_evening(Evening::Kind kind, std::uint32_t number, std::vector<Drafter> players) {
  Evening e{.kind = kind, .number = number, .players = std::move(players)};
  for (std::size_t i = 0; i < e.players.size(); ++i) {
    const std::string name = plain_name(e.players[i].name);
    std::string own = name;
    const auto is_taken = [&](const Drafter& other) { return other.name == own; };
    for (int n = 2;
         !own.empty() && std::any_of(e.players.begin(), e.players.begin() + static_cast<std::ptrdiff_t>(i), is_taken);
         ++n)
      own = name + " " + std::to_string(n);
    e.players[i].name = own;
  }
  if (kind == Evening::Kind::draft) e.draft.emplace(printed_cards(), number, static_cast<int>(e.players.size()));
  settle(e);
  return e;
}

void pick_card(Evening& e, int player, int print) {
  e.draft->pick(player, print);
  settle(e);
}

void pick_rest(Evening& e, int player) {
  e.players[nth_place(player)].rest_from = how_many(e.draft->taken(player));
  settle(e);
}

int last_to_act(const Evening& e) {
  int last = -1, most = 0;
  for (int i = 0; i < static_cast<int>(e.players.size()); ++i)
    if (const int acts = acts_of(e, i); acts > 0 && acts >= most) last = i, most = acts;
  return last;
}

TakeBack may_take_back(const Evening& e) {
  if (last_to_act(e) < 0) return TakeBack::nothing;
  for (const Drafter& d : e.players)
    if (!d.bot && (d.ready || d.deck.size() > 0)) return TakeBack::built;
  return e.people() > 1 && e.looked >= e.acts() ? TakeBack::looked : TakeBack::open;
}

// The draft is played again up to that pick, as it was.
void take_back(Evening& e) {
  const int who = last_to_act(e), pick = acts_of(e, who) - 1;
  for (Drafter& d : e.players) {
    if (d.rest_from >= pick && (&d == &e.players[nth_place(who)] || d.rest_from > pick)) d.rest_from = -1;
    d.deck = {}, d.ready = false;
  }
  const Draft before = *e.draft;
  Draft now(printed_cards(), before.seed(), before.seats());
  for (int nth = 0; nth <= pick; ++nth)
    for (int i = 0; i < before.seats(); ++i)
      if (nth < pick || (i != who && (i < who || picks_itself(e.players[nth_place(i)], nth))))
        now.pick(i, before.taken(i)[nth_place(nth)]);
  e.draft = std::move(now);
}

Deck begun_deck(const Evening& e, int player) {
  const Deck& now = e.players[nth_place(player)].deck;
  Deck d;
  if (e.draft) return drafted_deck(printed_cards(), e.draft->taken(player));
  d.pool = is_begun(now) ? now.pool : e.kind == Evening::Kind::sealed ? pool_of(e, player) : 0;
  d.from = now.from;
  take_lent(printed_cards(), d);
  arrange(printed_cards(), d);
  return d;
}

Deck deck_at_once(const Evening& e, int player) {
  const Deck begun = begun_deck(e, player);
  const auto pool = Pool::of(printed_cards(), begun);
  return pool ? build_sealed(printed_cards(), *pool) : begun;
}

void deck_is_ready(Evening& e, int player) {
  e.players[nth_place(player)].ready = true;
  settle(e);
}

void settle(Evening& e) {
  let_program_pick(e);
  if (e.stage() != Evening::Stage::building) return;
  for (int i = 0; i < static_cast<int>(e.players.size()); ++i) {
    Drafter& d = e.players[nth_place(i)];
    if (d.bot && !d.ready) d.deck = deck_at_once(e, i), d.ready = true;
    if (!d.bot && !is_begun(d.deck)) d.deck = begun_deck(e, i);
  }
}

}  // namespace mathom::lotr_tcg
