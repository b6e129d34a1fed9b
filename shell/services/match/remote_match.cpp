#include "shell/services/match/remote_match.h"

#include <utility>

#include "core/json.h"

namespace mathom {

namespace {
constexpr std::uint32_t kMostThrough = 1000;  // answers ahead
constexpr std::uint64_t kHintSeed = 0x6D6174686F6Dull;
}  // namespace

RemoteMatch::RemoteMatch(const Game& game, int person, BotClient& bots, Send send)
    : person_(person),
      send_(std::move(send)),
      companions_(standing_, [this](const char* what) { return send_on({{"do", what}}); }),
      own_(game, standing_texts(game.info().id), now_.view),
      hinting_(bots, [this] { return Hinting::about(this->game(), now_.view, nth_number(kHintSeed, ply())); }),
      review_(told_, now_) {
  told_.game = &game;
}

RemoteMatch::~RemoteMatch() { hinting_.drop(); }

std::unique_ptr<RemoteMatch> RemoteMatch::join(const Game& game, int person, std::string_view first, BotClient& bots,
                                               Send send, Problems& problems) {
  auto match = std::unique_ptr<RemoteMatch>(new RemoteMatch(game, person, bots, std::move(send)));
  if (!match->take(first, problems)) return nullptr;
  return match;
}

bool RemoteMatch::take(std::string_view message, Problems& problems) {
  if (!take_message(message, person_, told_, standing_, problems)) return false;
  ++changes_;
  look();
  return true;
}

void RemoteMatch::look() {
  const std::uint32_t before = now_.view.ply;
  now_ = told_.at(told_.ply());
  world_.reset();
  waits_ = false;
  if (now_.view.ply != before) hinting_.drop();
  if (const Way way = std::exchange(way_, Way::on); way != Way::on)
    way == Way::back ? own_.ask_at(now_.view.ply) : own_.ask_nowhere();
  own_.look({.near = near_seat()});
  hand_out({.companions = standing_.companions ? &companions_ : nullptr,
            .own_side = &own_,
            .hinting = &hinting_,
            .review = &review_});
}

const State& RemoteMatch::world() const {
  if (!world_) world_ = world_like(game(), now_.view.seen);
  return *world_;
}

std::optional<Reason> RemoteMatch::why_not(const Option& o) const {
  if (!your_turn()) return std::nullopt;
  return game().why_not(world(), now_.view.decision, o);
}

std::vector<Option> RemoteMatch::refused() const {
  std::vector<Option> out;
  if (your_turn()) game().refused(world(), now_.view.decision, out);
  return out;
}

// --- going on

// Replies to this player's own answers are shown at once, as in a match that is played here.
bool RemoteMatch::update(bool may_advance, double now) {
  if (hint_asked() && hinting_.take(now)) return true;
  if (heard_.empty() || !(may_advance || waits_)) return false;
  const std::string message = std::move(heard_.front());
  heard_.pop_front();
  Problems problems;
  if (take(message, problems)) return true;
  ++faults_;
  return false;
}

bool RemoteMatch::send_on(Json request) {
  if (waits_) return false;
  waits_ = true;
  way_ = Way::on;
  request["ply"] = ply();
  send_(dump_json(request));
  return true;
}

// An undo takes back the answers of the player's own side together with their last answer by hand.
bool RemoteMatch::undo() {
  if (!can_undo()) return false;
  std::uint32_t to = ply();
  const auto own = [&](std::uint32_t at) {
    return is_player(told_.steps[at].by) && contains(told_.eyes, told_.steps[at].by);
  };
  do {
    do --to;
    while (to > 0 && !own(to));
  } while (to > 0 && own_.gave_at(to));
  if (!send_on({{"do", "undo"}, {"to", to}})) return false;
  way_ = Way::back;
  return true;
}

bool RemoteMatch::redo() {
  if (!can_redo()) return false;
  Json through = Json::array();
  for (std::uint32_t at = ply(); at < ply() + kMostThrough; ++at)
    if (own_.gave_at(at)) through.push_back(at);
  if (!send_on({{"do", "redo"}, {"through", std::move(through)}})) return false;
  way_ = Way::forth;
  return true;
}

Submit RemoteMatch::choose(std::uint64_t option) {
  if (!your_turn() || waits_) return Submit::not_your_turn;
  if (option >= now_.view.decision.options.size()) return Submit::illegal;
  own_.answered(ply());
  hinting_.drop();
  now_.view.decision.options.clear();
  own_.look({.near = near_seat()});
  ++changes_;
  send_on({{"do", "answer"}, {"option", option}});
  return Submit::ok;
}

void RemoteMatch::wish(bool every, bool next) { send_(dump_json({{"do", "wish"}, {"every", every}, {"next", next}})); }

}  // namespace mathom
