// The player's games: what the store keeps, as a list with words about each. It reads and writes; what is said to the
// player and which game is played is the application's business.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "session/save.h"
#include "shell/services/keeping/store.h"

namespace mathom {

// One kept game, as the list shows it.
struct KeptGame {
  enum class State : std::uint8_t { running, finished, unreadable };  // unreadable: only its text is left
  std::string id;
  std::string name = {};                  // the player's own; empty: it goes by the title of its game
  std::string game = {};                  // id of the game; empty: not known
  std::vector<std::string> seats = {};    // names, as they stood; an empty one has none
  std::vector<std::int32_t> scores = {};  // of a finished one, in 1/unit points
  std::int32_t unit = 0;                  // GameInfo::score_unit; 0: the record is an early one, which does not say
  std::uint32_t answers = 0;
  std::int64_t when = 0;  // of the last change; store::date_words says it
  State state = State::running;
  std::string mark = {};  // by which a game's page finds it (TableHost::marked_games); empty: none does
  std::string own = {};   // standing orders of the people at this screen (match/standing_orders.h); empty: none
  friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

std::string about_text(const KeptGame& game);  // without id and name
KeptGame parse_about(const store::Row& row);   // never fails: what is missing stays empty
KeptGame describe(const Session& session, std::string id, std::int64_t when);

class Shelf {
 public:
  struct Events {
    std::function<void(store::Outcome)> read;
    std::function<void(std::string_view id, store::Outcome)> written;
    std::function<void(std::string_view id)> taken;
  };
  void open(Events events);

  bool ready() const { return ready_; }                          // the list has been read
  bool lasting() const { return lasting_; }                      // the browser has promised to keep it
  const std::vector<KeptGame>& games() const { return games_; }  // latest first
  std::uint64_t revision() const { return revision_; }           // rises with every change
  const KeptGame* find(std::string_view id) const;
  // The running game that was played last; null: no game runs.
  const KeptGame* latest() const;
  bool has_game(std::string_view game) const;  // one of this kind has been begun

  // When a game is kept that is played now: after all others, though two may be kept within a millisecond.
  std::int64_t moment(std::string_view id) const;
  static std::string new_id();
  void keep(const KeptGame& about, std::string text, bool mend = false);
  void rename(std::string_view id, std::string_view name);
  void erase(std::string_view id);
  void fetch(std::string_view id, store::Purpose purpose, std::function<void(store::Found)> then);
  void leave(std::string_view id) { store::leave(id); }

 private:
  void take_list(const std::vector<store::Row>& rows);
  void sort();

  Events events_;
  std::vector<KeptGame> games_;
  std::vector<std::string> unwritten_;  // ids whose latest text the store has not confirmed
  std::uint64_t revision_ = 0;
  bool ready_ = false, lasting_ = false;
};

}  // namespace mathom
