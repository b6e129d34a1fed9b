// The match as a table has taken it up: what the viewer knows and is asked, how far what happened has been shown, and
// what the engine's cards are to this table.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "shell/tables/common/build_frame.h"
#include "shell/tables/common/event_playback.h"

namespace mathom {

class SeenMatch {
 public:
  virtual ~SeenMatch() = default;
  const EventPlayback& playback() const { return playback_; }
  const Game& game() const { return *game_; }
  const View& view() const { return *view_; }
  const SeatView& seat_view() const { return *seat_view_; }
  SeatMask viewers() const { return viewers_; }
  const Decision& decision() const { return view_->decision; }
  int me() const { return me_; }                                         // the seat at the bottom
  bool asked() const { return view_ && view_->yours() && all_shown(); }  // and has seen everything that led there
  bool over() const { return view_->waiting_for == SeatId::none; }
  bool waiting_for(int seat) const { return !playback_.busy() && view_->waiting_for == seat_at(seat); }
  int find(const Option& o) const;  // index among the options, or -1
  std::vector<Choosable> all_choices() const;
  // The table or the player's own side is about to answer: nobody has to be called.
  virtual bool answers_itself() const { return view_ && seat_view_->answers_itself(); }
  float thinking(const BuildFrame& f,
                 int seat) const;  // where the arc of a seat that thinks is; below 0: no arc
  // The prompt while nothing is asked here: who is waited for, or that the game is over, in words of a key.
  std::string idle_words(const BuildFrame& f, std::string_view over_key) const;

  // A physical card of the engine, to this table: games whose cards are numbered apart from their faces translate.
  virtual CardId shown_as(CardId card) const { return card; }
  // A printed card that is spoken of; and the word for a card of this table in the ids of the scene.
  virtual CardId shown_print(CardDef print) const { return static_cast<CardId>(print); }
  virtual std::string id_word(CardId card) const { return game().card_word(static_cast<CardDef>(card)); }
  virtual CardId offered_card(const Option& o) const { return shown_as(o.subject); }
  virtual CardId asking_card() const;  // as the table knows it; none: nothing on the table asks

 protected:
  bool is_known() const { return view_ != nullptr; }
  bool all_shown() const { return !playback_.busy() && !playback_.counted(); }
  // True: it has changed since, or is taken up `anew`.
  bool take_up(SeatView& seat, bool anew);
  void look_again(const SeatView& seat) { view_ = &seat.view(); }  // something was answered
  EventPlayback& show() { return playback_; }

 private:
  EventPlayback playback_;
  std::uint64_t change_ = ~0ull;
  SeatMask viewers_ = kNobody;
  int me_ = 0;
  const Game* game_ = nullptr;
  const SeatView* seat_view_ = nullptr;
  const View* view_ = nullptr;  // of the match; valid since it was taken up last
};

}  // namespace mathom
