#include "shell/services/match/playing.h"

#include <algorithm>
#include <random>
#include <utility>

#include "core/json.h"
#include "shell/platform/platform.h"
#include "shell/services/analysis/review_client.h"
#include "shell/services/card_files_in_use.h"
#include "shell/services/notices.h"
#include "shell/services/outside.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

namespace {
constexpr std::size_t kMostSaveText = std::size_t{4} << 20;

std::uint64_t changes_of(LocalMatch& match) { return match.changes() + match.own_side()->changes(); }

// Such a text is not damaged: another version of the program opens it, or this one with the cards that it needs.
bool can_wait(LoadStatus status) {
  using enum LoadStatus;
  return status == newer_format || status == unknown_game || status == other_cards || status == other_start;
}
}  // namespace

Playing::Playing(const Needs& needs) : use_(needs), bots_(make_bot_client(platform::want_frame)) {}
Playing::~Playing() { use_.words.follow(nullptr); }

ReviewClient& Playing::review_client() {
  if (!reviewers_) reviewers_ = make_review_client(platform::want_frame);
  return *reviewers_;
}

// --- beginning and ending

void Playing::set(std::unique_ptr<Session> session, std::string id) {
  save();
  use_.screens.wish();
  if (!id_.empty() && id_ != id) use_.kept.shelf().leave(id_);
  auto match = std::make_unique<LocalMatch>(std::move(session), *bots_);
  LocalMatch* local = match.get();
  take_up(std::move(match), local, std::move(id));
}

void Playing::join(std::unique_ptr<Match> match) {
  save();
  use_.screens.wish();
  if (!id_.empty()) use_.kept.shelf().leave(id_);
  take_up(std::move(match), nullptr, {});
}

void Playing::take_up(std::unique_ptr<Match> match, LocalMatch* local, std::string id) {
  match_ = std::move(match);
  local_ = local;
  use_.words.follow(match_.get());
  id_ = std::move(id);
  const KeptGame* about = use_.kept.shelf().find(id_);
  mark_ = about ? about->mark : std::string();
  mentor_ = remarks_ ? remarks_(match_->game()) : nullptr;
  saved_change_ = 0;
  platform::want_frame();
}

bool Playing::start(const Game& game, const SessionSetup& setup, Problems& problems, std::string_view mark) {
  const Game* with = use_.cards.with(game, problems);
  auto session = with ? Session::create(*with, setup, problems) : nullptr;
  if (!session) return false;
  play(std::move(session), {}, mark);
  return true;
}

void Playing::play(std::unique_ptr<Session> session, std::string_view name, std::string_view mark) {
  set(std::move(session), Shelf::new_id());
  mark_ = mark;
  store::hold(id_);
  save();
  if (!name.empty()) use_.kept.rename(id_, name);
}

bool Playing::branch(const Match& from, std::uint32_t ply) {
  std::random_device chance;
  std::optional<std::uint64_t> luck;
  if (count_people(from.seats()) > 1) luck = std::uint64_t{chance()} << 32 | chance();
  LoadResult result = use_.cards.load(from.branch(ply, luck));
  if (!result.session) return use_.notices.warn(use_.cards.load_words(result)), false;
  play(std::move(result.session));
  return true;
}

bool Playing::start_again(int shift, Problems& problems) {
  const Session& was = local_->session();
  SessionSetup setup;
  setup.config_text = dump_json(was.config());
  std::random_device chance;
  setup.seed = std::uint64_t{chance()} << 32 | chance();
  setup.seats = was.seats();
  std::rotate(setup.seats.begin(), setup.seats.end() - shift, setup.seats.end());
  const Game& game = was.game();
  leave();
  return start(game, setup, problems);
}

void Playing::leave() {
  save();
  use_.words.follow(nullptr);
  drop();
  mentor_.reset();
  if (!id_.empty()) use_.kept.shelf().leave(id_);
  id_.clear();
  mark_.clear();
}

// Another tab plays on. From here on nothing is written, and nothing may be answered.
void Playing::lose(std::string_view id) {
  if (id != id_ || id.empty()) return;
  use_.words.follow(nullptr);
  drop();
  mentor_.reset();
  use_.kept.shelf().leave(id_);
  const std::string lost = std::exchange(id_, {});
  taken_(lost);
}

// --- keeping it

void Playing::save() {
  if (!local_ || changes_of(*local_) == saved_change_) return;
  saved_change_ = changes_of(*local_);
  platform::want_frame();  // the frame shows what changed after the screen was built, and asks a bot
  if (id_.empty()) return;
  use_.kept.shelf().keep(described(), save_text(local_->session()));
}

void Playing::save_once_more() {
  if (use_.kept.trouble() != store::Outcome::kept) saved_change_ = 0;
  save();
}

// The line of the running game in the list of kept games, and what is kept with it.
KeptGame Playing::described() const {
  KeptGame about = describe(local_->session(), id_, use_.kept.shelf().moment(id_));
  about.own = local_->orders()->text();
  about.mark = mark_;
  return about;
}

void Playing::export_file() {
  if (!local_) return;
  use_.outside.offer_file(KeptGames::file_name(describe(local_->session(), id_, 0)), leaving_text(local_->session()));
}

void Playing::copy() {
  if (local_) use_.outside.copy(leaving_text(local_->session()), use_.words.say("app.copied"));
}

// --- opening one

std::string Playing::latest() const {
  if (local_ && !id_.empty() && !local_->is_over()) return id_;
  const KeptGame* latest = use_.kept.shelf().latest();
  return latest ? latest->id : std::string();
}

void Playing::open(std::string_view id, store::Purpose purpose, std::function<void(Opened)> then) {
  if (match_ && id == id_) return then(Opened::ok);
  opening_ = id;
  const auto take = [this, id = opening_, then, is_latest = use_.screens.wish()](bool here, const store::Found& found) {
    const bool wanted = is_latest(), open = wanted && here && open_record(id, found);
    if (!open && id != id_ && (wanted || id != opening_)) use_.kept.shelf().leave(id);
    then(open ? Opened::ok : Opened::nothing);
  };
  use_.kept.shelf().fetch(id, purpose, [this, take, then](store::Found found) {
    if (found.elsewhere) return then(Opened::elsewhere);
    use_.kept.with_code(std::move(found), take);
  });
}

// Opens the save, or the one before it if that goes further. A damaged text becomes a record of its own before anything
// is written over it. A record is marked if nothing of it opens, or if it is from a later version.
bool Playing::open_record(std::string_view id, const store::Found& found) {
  const auto warn = [this](std::string words) { use_.notices.warn(std::move(words)); };
  if (!found.text) return warn(use_.words.say("app.kept.gone")), false;
  LoadResult result = use_.cards.load(*found.text);
  std::string words = use_.cards.load_words(result);
  const bool whole = result.status == LoadStatus::ok, damaged = !is_whole(result.status);
  if (can_wait(result.status)) return warn(std::move(words)), false;
  if (damaged) {
    LoadResult before = use_.cards.load(found.before.value_or(""));
    if (before.session && (!result.session || before.ply > result.ply)) {
      result = std::move(before);
      words = use_.words.say("app.kept.before");
    }
    use_.kept.keep_unreadable(*found.text, result.session ? Shelf::new_id() : std::string(id));
  }
  if (!whole) warn(std::move(words));
  if (!result.session) return false;
  set(std::move(result.session), std::string(id));
  if (const KeptGame* about = use_.kept.shelf().find(id)) local_->own_side()->read(about->own);
  saved_change_ = changes_of(*local_);
  if (!whole) use_.kept.shelf().keep(described(), save_text(local_->session()), damaged);
  return true;
}

LoadStatus Playing::import(std::string_view text) {
  LoadResult result;
  if (text.size() > kMostSaveText) {
    use_.notices.warn(use_.words.say("app.import.too_large"));
    return result.status;
  }
  result = use_.cards.load(text);
  const bool whole = result.status == LoadStatus::ok;
  use_.notices.notify(use_.cards.load_words(result), whole ? ui::Urgency::polite : ui::Urgency::assertive);
  // A text that is not a save stays with the player. Our own saves stay here, whatever their state.
  if (!is_whole(result.status) && result.status != LoadStatus::not_a_save)
    use_.kept.keep_unreadable(text, Shelf::new_id());
  if (result.session) play(std::move(result.session));
  return result.status;
}

}  // namespace mathom
