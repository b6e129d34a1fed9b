// Everything that is said, in the language in use: the texts, and how those who play are named and addressed in the
// match that is spoken of.
#pragma once
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

#include "shell/services/parts.h"
#include "shell/tables/table_host.h"
#include "text/texts.h"

namespace mathom {

class Match;
class Notices;
class Preferences;

class Words {
 public:
  Words(Preferences& preferences, Parts& parts, Notices& notices)
      : preferences_(preferences), parts_(parts), notices_(notices) {}

  const Texts& texts() const { return texts_; }
  std::string say(const Phrase& phrase) const;
  std::string say(std::string_view key) const;
  std::string say(std::string_view key, std::initializer_list<Filling> filling) const;  // as TableHost::say
  std::string seat_name(SeatId seat) const;
  std::string face_of(SeatId seat) const;
  // What a card is called in the match that is spoken of, by the key of its name; empty: as printed.
  std::string_view own_name(std::string_view key) const;
  const std::string& language() const { return language_; }  // the requested language, once its texts are loaded
  bool rule_book_here();                                     // if not, it has been asked for, and a frame comes with it

  // The match whose seats and cards are meant: the running one, or until the end of the frame another.
  void follow(const Match* running) { running_ = running; }
  void speak_of(const Match* match) { spoken_of_ = match; }
  void end_frame() { spoken_of_ = nullptr; }

  // Reads the texts of the wanted language, or asks for them. After each reading `loaded` is called.
  void load();
  void load_what_came();   // if files have come along since the texts were read
  bool is_wanted() const;  // the language in use is the wanted one
  void on_load(std::function<void()> loaded) { loaded_ = std::move(loaded); }

 private:
  std::string wanted() const;
  void take(const std::string& name, bool came);
  const Match* meant() const { return spoken_of_ ? spoken_of_ : running_; }
  SeatId unnamed() const;  // the only person at the screen, who has given no name in that match
  SeatId reader() const;   // the same, if they are called nothing anywhere: "you"

  Preferences& preferences_;
  Parts& parts_;
  Notices& notices_;
  Texts texts_;
  std::string language_ = {};
  std::size_t files_ = 0;  // how many files were here when the texts were read
  std::function<void()> loaded_ = [] {};
  const Match* running_ = nullptr;
  const Match* spoken_of_ = nullptr;
};

}  // namespace mathom
