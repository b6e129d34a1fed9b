// The running match: a kept game that is being played, saved after every change, or a lesson, which is not kept.
// Starting and opening one, leaving it, passing it on.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/problems.h"
#include "session/save.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/local_match.h"
#include "shell/services/match/mentor.h"

namespace mathom {

class ReviewClient;
class ScreenStack;

class Playing {
 public:
  struct Needs {
    Notices& notices;
    Words& words;
    Outside& outside;
    CardFilesInUse& cards;
    KeptGames& kept;
    ScreenStack& screens;
  };
  explicit Playing(const Needs& needs);
  ~Playing();
  // Who says something about each game that is played; null: nobody does.
  void remark_by(std::function<std::unique_ptr<Mentor>(const Game&)> mentor) { remarks_ = std::move(mentor); }
  // Called when another tab has taken over the game that was played here.
  void on_taken(std::function<void(std::string_view id)> taken) { taken_ = std::move(taken); }

  Match* match() const { return match_.get(); }
  LocalMatch* local() const { return local_; }       // the same, if it is played here; or null
  const std::string& id() const { return id_; }      // of the kept game; empty: it is not kept
  const std::string& mark() const { return mark_; }  // a game's page finds its match by it; empty: no page started it
  Mentor* mentor() const { return mentor_.get(); }   // of the running match; null: nobody says anything
  ReviewClient& review_client();                     // for analysis/analyst.h

  bool start(const Game& game, const SessionSetup& setup, Problems& problems, std::string_view mark = {});
  // A session that comes from somewhere else (an import, a branch) becomes a kept game of its own and is played.
  void play(std::unique_ptr<Session> session, std::string_view name = {}, std::string_view mark = {});
  // A lesson: it is not kept. The teacher is a Mentor and the Director of the match.
  template <class Teacher>
  void teach(std::unique_ptr<Session> session, std::unique_ptr<Teacher> teacher) {
    set(std::move(session), {});
    local_->direct(*teacher);
    mentor_ = std::move(teacher);
  }
  // A match that is played elsewhere; it is not kept here.
  void join(std::unique_ptr<Match> match);
  // A game of its own that shares the first `ply` answers with this one is played on. Where several people play it goes
  // on with other luck, or one of them could learn there what is still to come here. False if that cannot be; the
  // player has been told why.
  bool branch(const Match& from, std::uint32_t ply);
  // The same game once more, with everybody `shift` seats further. Pre: it is played here.
  bool start_again(int shift, Problems& problems);
  void leave();        // it stays among the kept games
  void export_file();  // as a file
  void copy();         // as text, to the clipboard

  // Id of the game to continue: the running match, else the one left last. Empty: no game is kept.
  std::string latest() const;
  enum class Opened : std::uint8_t { ok, nothing, elsewhere };  // nothing: why has been said
  // Makes a kept game the match. A damaged one opens from the save before it, or as far as it is sound. `then` comes at
  // once natively and between two frames in the page, where the code of its game is awaited first.
  void open(std::string_view id, store::Purpose purpose, std::function<void(Opened)> then);
  // A save from outside becomes a kept game of its own and is played; the running match stays kept. Pre: the code of
  // its game is here.
  LoadStatus import(std::string_view text);

  void save();            // what has changed since it was saved
  void save_once_more();  // though nothing has, where keeping failed: the last chance
  void lose(std::string_view id);

 private:
  void set(std::unique_ptr<Session> session, std::string id);
  void take_up(std::unique_ptr<Match> match, LocalMatch* local, std::string id);
  bool open_record(std::string_view id, const store::Found& found);
  void drop() { local_ = nullptr, match_.reset(); }
  KeptGame described() const;

  Needs use_;
  std::unique_ptr<BotClient> bots_;
  std::unique_ptr<ReviewClient> reviewers_;  // once they were asked for
  std::unique_ptr<Mentor> mentor_;
  std::unique_ptr<Match> match_;
  LocalMatch* local_ = nullptr;  // the match, if it is played here
  std::string id_, mark_;
  std::string opening_;  // the kept game that is to be opened
  std::uint64_t saved_change_ = 0;
  std::function<std::unique_ptr<Mentor>(const Game&)> remarks_;
  std::function<void(std::string_view)> taken_ = [](std::string_view) {};
};

}  // namespace mathom
