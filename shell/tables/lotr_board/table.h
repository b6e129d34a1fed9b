// The table of the co-operative board game: it is made of parts, each over what the table sees (JourneySight). The
// table holds them, builds them in their order, answers what every table is asked by what the parts know, and does what
// they want done: an answer, a page of the sheet, an explanation. It builds itself what GameTable has the means for:
// the hand, the prompt, the questions and the buttons of acts (ask.cpp).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "shell/tables/lotr_board/layout/die_faces.h"
#include "shell/tables/lotr_board/layout/event_list.h"
#include "shell/tables/lotr_board/layout/hobbit_plates.h"
#include "shell/tables/lotr_board/layout/journey_lines.h"
#include "shell/tables/lotr_board/layout/journey_sheet.h"
#include "shell/tables/lotr_board/layout/resolving.h"
#include "shell/tables/lotr_board/layout/stacks.h"
#include "shell/tables/lotr_board/layout/track_board.h"
#include "shell/tables/lotr_board/motion.h"

namespace mathom::lotr_board {

class JourneyTable final : public JourneySight {
 public:
  bool reads_cards() const override { return true; }
  std::optional<float> words_kept() const override { return kept_for_words(100); }
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  bool is_out() const override;
  Outcomes weigh(const TableHost& host, const std::optional<Proposed>& proposed) override;
  bool lay_back() override;

 private:
  // --- table.cpp
  void clear_board() override;
  void show_event(const Event& e) override;
  void build_table(const Frame& f) override;
  void build_own_layer(const Frame& f) override;
  ResultPage result_page(const Frame& f) const override;
  void follow_answers();  // the ones that have been given or taken back since the last frame
  void do_wanted(const Frame& f, const Wanted& wanted);
  void explain_switch(const Frame& f, std::optional<Explained> words);
  void build_around(const Frame& f);
  ui::Rect build_board(const Frame& f);  // what is left of it
  void build_event(const Frame& f, ui::Rect room);
  void build_own_hand(const Frame& f);

  // --- ask.cpp
  bool hand_live() const override;
  bool card_asked() const override;
  std::vector<Option> hand_options(CardId card) const override;
  bool answers_itself() const override;
  bool picks_together() const override;
  std::string pick_words(const TableHost& host, int n, int of) const override;
  std::optional<Option> ends_picks() const override;
  int picks_wanted() const override;
  bool picks_enough() const override;
  int picks_left() const override;
  std::string picks_outcome(const Frame& f) const override;
  std::string offer_words(const Frame& f, const Option& o) const override;
  std::string offer_note(const Frame& f, const Option& o) const override;
  std::string offer_outcome(const Frame& f, const Option& o) const override;
  std::string prompt_words(const Frame& f) const;
  void build_question(const Frame& f, ui::Rect room);
  void build_row(const Frame& f);
  void preview_ring(const Frame& f);
  void build_put_on(const Frame& f, int option);
  void build_acts(const Frame& f);

  StepIn step_in_{*this};
  Offers offers_{*this, step_in_};
  CardPicks picks_{*this};
  AnswerWords words_{*this, offers_, picks_};
  Stakes stakes_{*this, step_in_, picks_, words_};
  LaidCards laid_{*this};
  Resolving resolving_{*this, offers_, laid_};
  TrackBoard tracks_{*this, offers_, words_};
  JourneyLines lines_{*this, stakes_};
  HobbitPlates hobbits_{*this, offers_, words_, stakes_};
  EventList events_{*this};
  Stacks stacks_{*this, offers_};
  DieFaces die_{*this, step_in_, offers_};
  Motion motion_{*this, laid_};
  JourneySheet sheet_{*this};
  std::uint32_t last_ply_ = 0;
};

}  // namespace mathom::lotr_board
