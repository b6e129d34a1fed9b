#include "session/session.h"

#include <algorithm>

#include "core/json.h"

namespace mathom {
namespace {

constexpr std::size_t kMarkEvery = 32;

}  // namespace

std::string_view submit_text(Submit s) {
  switch (s) {
    case Submit::ok: return "ok";
    case Submit::over: return "the game is over";
    case Submit::not_your_turn: return "it is not this seat's turn";
    case Submit::stale: return "this answers an earlier question";
    case Submit::illegal: return "this is not among the options";
  }
  return "";
}

// Collects the events of one answer and notices whether anybody but the one who answered learnt something for good.
struct Session::Recorder final : EventSink {
  explicit Recorder(std::vector<Event>& to) : out(to) {}
  void emit(const Event& e) override {
    out.push_back(e);
    fence = fence || e.informs != kNobody;
  }
  std::vector<Event>& out;
  bool fence = false;
};

Session::Session(const Game& game, Json config, std::uint64_t seed, Seats seats, std::vector<std::string> script,
                 StatePtr start, bool arranged)
    : game_(game),
      config_(std::make_unique<Json>(std::move(config))),
      seed_(seed),
      seats_(std::move(seats)),
      script_(std::move(script)),
      start_(std::move(start)),
      arranged_(arranged),
      truth_(game.clone(*start_)) {
  resolve_luck();
}

Session::~Session() = default;

std::unique_ptr<Session> Session::create(const Game& game, const SessionSetup& setup, Problems& problems) {
  const auto config = parse_json(setup.config_text, problems);
  if (!config) return nullptr;
  const Problems found = game.check_config(*config);
  for (const auto& p : found) problems.add(p.path, p.message);
  if (!found.empty()) return nullptr;
  Json full = game.full_config(*config);
  StatePtr start = game.initial(full);
  if (!setup.start_text.empty()) {
    const auto saved = parse_json(setup.start_text, problems);
    if (!saved) return nullptr;
    start = game.load(*saved, problems);
    if (!start) return nullptr;
  }
  const auto n = static_cast<std::size_t>(game.seats(*start));
  Seats seats = setup.seats;
  if (seats.empty())
    for (std::size_t i = 0; i < n; ++i) seats.push_back({"", "", static_cast<std::uint8_t>(i)});
  if (seats.size() != n) {
    problems.add("/seats", "names " + std::to_string(seats.size()) + " players for " + std::to_string(n) + " seats");
    return nullptr;
  }
  if (setup.luck.size() > kMostLuck) {
    problems.add("/luck",
                 "has " + std::to_string(setup.luck.size()) + " answers, at most " + std::to_string(kMostLuck));
    return nullptr;
  }
  for (Seat& seat : seats) seat.name = clean_name(seat.name);
  std::vector<std::string> script = setup.luck;
  return std::unique_ptr<Session>(new Session(game, std::move(full), setup.seed, std::move(seats), std::move(script),
                                              std::move(start), !setup.start_text.empty()));
}

void Session::rename(SeatId s, std::string name) { seats_[static_cast<std::size_t>(index(s))].name = clean_name(name); }
void Session::reseat(SeatId s, const Seat& seat) {
  seats_[static_cast<std::size_t>(index(s))] = seat;
  rename(s, seat.name);
}

std::size_t Session::luck_count() const {
  return static_cast<std::size_t>(std::ranges::count(log_, SeatId::luck, &LogEntry::seat));
}

LuckAnswer Session::luck_at(std::size_t asked, bool& script_fits) const {
  script_fits = true;
  if (asked < script_.size() && script_[asked] != "seed") {
    if (auto scripted = read_luck(game_, *truth_, pending_, script_[asked])) return *scripted;
    script_fits = false;
  }
  const std::uint64_t number = nth_number(seed_, asked);
  if (pending_.ask == Ask::roll) return {Rng(number).below(pending_.sides), {}};
  return {number, {}};
}

LuckAnswer Session::next_luck() {
  const std::size_t asked = luck_count();
  bool script_fits = true;
  LuckAnswer answer = luck_at(asked, script_fits);
  if (!script_fits)
    luck_problems_.add("/luck/" + std::to_string(asked), "does not fit its question: " + script_[asked].substr(0, 60));
  return answer;
}

void Session::answer(const Choice& c) {
  LogEntry e;
  e.seat = pending_.seat;
  e.value = c.value;
  e.order.assign(c.order.begin(), c.order.end());
  e.wishes = c.wishes;
  e.token = choice_token(game_, *truth_, pending_, c);
  // What luck shuffled into a pack is never shown: the number would tell every card.
  e.seen_by = pending_.by_luck() && pending_.ask == Ask::shuffle ? kNobody : pending_.answer_seen_by;
  e.events_before = static_cast<std::uint32_t>(events_.size());
  if (log_.size() % kMarkEvery == 0 && (marks_.empty() || marks_.back().first < log_.size()))
    marks_.emplace_back(log_.size(), game_.clone(*truth_));
  Recorder recorder(events_);
  game_.apply(*truth_, pending_, c, &recorder);
  e.fence = recorder.fence || e.seat == SeatId::luck;
  log_.push_back(std::move(e));
}

void Session::resolve_luck() {
  for (;;) {
    game_.decision(*truth_, pending_);
    if (!pending_.by_luck()) return;
    const LuckAnswer luck = next_luck();
    answer({luck.value, luck.order, wishes_});
  }
}

// Walking the old road again keeps what lies further along it; any other answer starts a new one, and so does another
// wish.
void Session::keep_future(SeatId s, std::uint64_t option) {
  if (future_.empty()) return;
  Segment& next = future_.back();
  const auto luck_until =
      std::find_if(next.begin() + 1, next.end(), [](const LogEntry& e) { return e.seat != SeatId::luck; });
  const bool same = next.front().seat == s && next.front().value == option &&
                    std::all_of(next.begin(), luck_until, [&](const LogEntry& e) { return e.wishes == wishes_; });
  if (!same) return future_.clear();
  next.erase(next.begin(), luck_until);
  if (next.empty()) future_.pop_back();
}

Submit Session::submit(SeatId s, std::uint64_t option, std::uint32_t at) {
  if (pending_.over()) return Submit::over;
  if (at != ply()) return Submit::stale;
  if (s != pending_.seat) return Submit::not_your_turn;
  if (!fits(pending_, {option, {}})) return Submit::illegal;
  keep_future(s, option);
  answer({option, {}, wishes_});
  resolve_luck();
  return Submit::ok;
}

std::uint64_t Session::thinking_seed() const { return nth_number(seed_ ^ 0x7461726F74ull, log_.size()); }

View Session::make_view(const State& s, const Decision& d, std::uint32_t at, SeatMask viewers) const {
  View v;
  v.seen = game_.observe(s, viewers);
  v.waiting_for = d.seat;
  v.ply = at;
  if (is_player(d.seat) && contains(viewers, d.seat)) v.decision = d;
  return v;
}

View Session::view(SeatMask viewers) const { return make_view(*truth_, pending_, ply(), viewers); }

View Session::view_at(std::uint32_t at, SeatMask viewers) const {
  const StatePtr s = state_at(at);
  Decision d;
  game_.decision(*s, d);
  return make_view(*s, d, at, viewers);
}

void Session::each_answer(std::uint32_t from, const std::function<void(View&, const LogEntry&)>& look,
                          std::uint32_t until) const {
  const StatePtr s = state_at(from);
  Decision d;
  for (std::size_t i = from; i < std::min<std::size_t>(until, log_.size()); ++i) {
    game_.decision(*s, d);
    if (is_player(d.seat)) {
      View seen = make_view(*s, d, static_cast<std::uint32_t>(i), only(d.seat));
      look(seen, log_[i]);
    }
    game_.apply(*s, d, log_[i].choice(), nullptr);
  }
}

std::string Session::token(const Option& o) const { return game_.token(*truth_, pending_, o); }
Phrase Session::prompt() const { return game_.prompt(*truth_, pending_); }
Phrase Session::label(const Option& o) const { return game_.label(*truth_, pending_, o); }

std::optional<Reason> Session::why_not(SeatId asking, const Option& wanted) const {
  if (asking != pending_.seat) return std::nullopt;
  return game_.why_not(*truth_, pending_, wanted);
}

std::vector<Option> Session::refused(SeatId asking) const {
  std::vector<Option> out;
  if (asking == pending_.seat) game_.refused(*truth_, pending_, out);
  return out;
}

std::optional<Option> Session::named(SeatId asking, std::string_view wanted) const {
  if (asking != pending_.seat || !is_player(asking)) return std::nullopt;
  const auto in = [&](const std::vector<Option>& list) -> std::optional<Option> {
    const auto it = std::ranges::find_if(list, [&](const Option& o) { return token(o) == wanted; });
    return it == list.end() ? std::nullopt : std::optional(*it);
  };
  if (const auto offered = in(pending_.options)) return offered;
  std::vector<Option> others;
  game_.refused(*truth_, pending_, others);
  if (const auto refused = in(others)) return refused;
  game_.nameable(*truth_, pending_, others);
  return in(others);
}

std::vector<std::string> Session::because(const Reason& r) const {
  std::vector<std::string> out;
  for (const CardId c : r.because) out.push_back(game_.card_word(game_.face(*truth_, c)));
  return out;
}

Json Session::facts() const { return game_.facts(*truth_); }

std::vector<Event> Session::events_for(SeatMask viewers, std::size_t since, std::size_t until) const {
  std::vector<Event> out;
  for (std::size_t i = since; i < std::min(until, events_.size()); ++i)
    if (heard(events_[i], viewers)) out.push_back(as_seen(events_[i], viewers));
  return out;
}

std::vector<LogEntry> Session::log_for(SeatMask viewers) const {
  std::vector<LogEntry> out = log_;
  if (viewers == kEveryone) return out;
  for (auto& e : out) {
    if (e.seen_by == kEveryone || (e.seen_by & viewers) != 0) continue;
    e.value = 0;
    e.order.clear();
    e.token.clear();
  }
  return out;
}

StatePtr Session::state_at(std::size_t at) const {
  std::size_t from = 0;
  const State* base = start_.get();
  for (const auto& [ply_of_mark, state] : marks_)
    if (ply_of_mark <= at) {
      from = ply_of_mark;
      base = state.get();
    }
  StatePtr s = game_.clone(*base);
  Decision d;
  for (std::size_t i = from; i < at; ++i) {
    game_.decision(*s, d);
    game_.apply(*s, d, log_[i].choice(), nullptr);
  }
  return s;
}

void Session::rewind(std::size_t at) {
  if (at == log_.size()) return;
  truth_ = state_at(at);
  events_.resize(log_[at].events_before);
  log_.resize(at);
  while (!marks_.empty() && marks_.back().first > at) marks_.pop_back();
  game_.decision(*truth_, pending_);
}

std::optional<std::size_t> Session::undo_target(int person, UndoFence& fence) const {
  const SeatMask mine = seats_of(seats_, person);
  const bool free = count_people(seats_) <= 1;
  for (std::size_t i = log_.size(); i-- > 0;) {
    const LogEntry& e = log_[i];
    const bool own = is_player(e.seat) && contains(mine, e.seat);
    if (own && (free || !e.fence)) {
      fence = UndoFence::open;
      return i;
    }
    if (free) continue;
    const bool answered = std::any_of(log_.begin(), log_.end(), [&](const LogEntry& earlier) {
      return is_player(earlier.seat) && contains(mine, earlier.seat);
    });
    if (!answered) break;
    fence = own ? UndoFence::knowledge : e.seat == SeatId::luck ? UndoFence::luck : UndoFence::others;
    return std::nullopt;
  }
  fence = UndoFence::nothing;
  return std::nullopt;
}

UndoFence Session::undo_fence(int person) const {
  UndoFence fence = UndoFence::open;
  (void)undo_target(person, fence);
  return fence;
}

bool Session::undo(int person) {
  UndoFence fence = UndoFence::open;
  const auto at = undo_target(person, fence);
  if (!at) return false;
  future_.emplace_back(log_.begin() + static_cast<std::ptrdiff_t>(*at), log_.end());
  rewind(*at);
  ++undos_;
  return true;
}

bool Session::redo() {
  if (future_.empty()) return false;
  const Segment segment = std::move(future_.back());
  future_.pop_back();
  for (const auto& e : segment) {
    if (!fits(pending_, e.choice()) || e.seat != pending_.seat) break;
    answer(e.choice());
    game_.decision(*truth_, pending_);
  }
  resolve_luck();
  return true;
}

void Session::seek(std::span<const LogEntry> record, std::size_t at) {
  for (std::size_t i = log_.size(); i < at; ++i) {
    answer(record[i].choice());
    game_.decision(*truth_, pending_);
  }
}

std::unique_ptr<Session> Session::copy_to(std::size_t at) const {
  auto s =
      std::unique_ptr<Session>(new Session(game_, *config_, seed_, seats_, script_, game_.clone(*start_), arranged_));
  s->seed_from_ = seed_from_;
  // The new session has let luck answer already; the log says the same, and more.
  s->rewind(0);
  s->seek(log_, at);
  return s;
}

std::unique_ptr<Session> Session::branch(std::uint32_t at, std::optional<std::uint64_t> new_luck) const {
  auto s = copy_to(at);
  if (new_luck) {
    s->seed_ = *new_luck;
    s->script_.clear();
    s->seed_from_ = static_cast<std::uint32_t>(s->luck_count());
  }
  s->resolve_luck();
  return s;
}

}  // namespace mathom
