// The games that are kept on this device: the list, reading one, deleting one and having it back, what is said when
// something cannot be kept, and the reminder to save games as files. Which one is played is the business of
// match/playing.h.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "session/save.h"
#include "shell/services/keeping/shelf.h"
#include "shell/tables/table_host.h"

namespace mathom {

class CardFilesInUse;
class GameCode;
class Notices;
class Outside;
class Preferences;
class Words;

class KeptGames {
 public:
  struct Needs {
    Preferences& preferences;
    Notices& notices;
    const Words& words;
    Outside& outside;
    GameCode& code;
    CardFilesInUse& cards;
  };
  explicit KeptGames(const Needs& needs) : use_(needs) {}
  // `lost`: another tab plays this game now. `given_up`: it is about to be erased.
  struct Events {
    std::function<void(std::string_view id)> lost, given_up;
  };
  void open(Events events);

  Shelf& shelf() { return shelf_; }
  const Shelf& shelf() const { return shelf_; }
  // Only to look at it: nothing is changed, whoever plays it. `then` does not come where its game's code did not.
  void read(std::string_view id, std::function<void(LoadResult)> then);
  void read_text(std::string_view id, std::function<void(std::optional<std::string>)> then);
  void rename(std::string_view id, std::string_view name) { shelf_.rename(id, name); }
  void erase(std::string_view id);
  const KeptGame* erased() const { return erased_ ? &erased_->about : nullptr; }  // the last one, which can be restored
  void restore_erased();
  // A text of which nothing opens becomes a record of its own.
  void keep_unreadable(std::string_view text, std::string id);
  // Waits for the code of the game of these texts.
  void with_code(store::Found found, std::function<void(bool here, const store::Found&)> then);
  static std::string file_name(const KeptGame& game);
  std::vector<MarkedGame> marked(std::string_view mark) const;  // as TableHost::marked_games

  store::Outcome trouble() const { return trouble_; }  // what was said last about keeping
  std::string trouble_words() const;                   // why games are not being kept now; empty: they are
  // The browser may clear what it keeps, and there is a finished game since this was last said.
  bool reminder_due() const;
  void reminded(bool remind_again);
  void export_finished();  // the match that ended last, as a file

 private:
  void shelf_read(store::Outcome how);
  void shelf_written(std::string_view id, store::Outcome how);

  Needs use_;
  Events events_;
  Shelf shelf_;
  store::Outcome trouble_ = store::Outcome::kept;
  struct Erased {
    KeptGame about;
    std::string text;
  };
  std::optional<Erased> erased_;
};

}  // namespace mathom
