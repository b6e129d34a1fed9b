// One game on this screen: the Session, who is looking, and the bots. It asks the bots in advance and holds their
// answers until the table is ready to show them. It knows no screen, no storage and no clock of its own.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "session/replay.h"
#include "session/session.h"
#include "shell/services/match/bot_client.h"
#include "shell/services/match/standing_orders.h"
#include "shell/tables/seat_view.h"

namespace mathom {

// In a lesson: answers in the place of the bots, and says which answers of the person are taken.
class Director {
 public:
  virtual ~Director() = default;
  virtual std::optional<std::uint32_t> answer(const Session& session) = 0;  // an option; none: nobody goes on
  virtual bool takes(const Session& session, std::uint64_t option) = 0;
  virtual bool lets_take_back() const { return true; }
};

class Match final : public SeatView {
 public:
  // It must outlive the match.
  void direct(Director& director) { director_ = &director, own_answer_.reset(); }
  bool is_directed() const override { return director_ != nullptr; }
  // The client must outlive the match.
  Match(std::unique_ptr<Session> session, BotClient& bots);
  // A record to look at, through these eyes: nobody is asked, nothing can be answered, and it stands where seek puts it.
  Match(const Session& record, SeatMask viewers);
  ~Match() override;

  const Session& session() const { return replay_ ? replay_->session() : *session_; }
  const Game& game() const override { return session().game(); }
  bool is_record() const override { return replay_ != nullptr; }
  std::uint32_t record_end() const { return replay_ ? replay_->end() : session_->ply(); }
  void seek(std::uint32_t ply);           // records only
  void show_record_to(SeatMask viewers);  // records only

  // --- who looks at this screen. Where several people share it a game begins covered: while it is, viewers() is nobody,
  // so that everything made from the view and from the viewers' events holds public things only. Nothing can be answered
  // or taken back under the cover.
  int person() const { return person_; }  // who looks, or looked last
  bool shared() const { return shared_; }
  bool covered() const { return covered_; }
  void cover();
  void show_to(int person);  // and uncover
  SeatMask viewers() const override {
    return replay_ ? eyes_ : covered_ ? kNobody : seats_of(session_->seats(), person_);
  }
  // The person who is asked, when it is a person: not always the one who looks.
  std::optional<int> person_asked() const;
  bool needs_curtain() const;  // somebody else's turn at this screen
  int next_to_look() const { return person_asked().value_or(person_); }
  SeatId near_seat() const override;

  // What the person who looks may know now; built once for each change.
  const View& view() const override { return view_; }
  bool your_turn() const { return view_.yours(); }

  // --- going on. Call update in every frame; `now` in milliseconds. A bot's answer is played only when `may_advance`:
  // the table withholds it while earlier moves are still being shown, or until the next step is asked for. True when
  // something changed.
  bool update(bool may_advance, double now);
  // Nobody wants to wait: bots think shortly (rules/bot_level.h), also about the question that is open.
  void hurry(bool on);
  // A bot is to answer and its answer is already here: with step speed, "next" is offered now.
  bool bot_ready() const { return answer_.has_value(); }
  bool bot_to_move() const;
  // When update must be called again even if nothing happens: a bot that says nothing is asked again.
  std::optional<double> deadline() const { return deadline_; }

  // --- what the own side of the person who looks answers for them (standing_orders.h). Call answer_for_person in every frame
  // in which the table is ready; true: it answered. Where people share this screen every such answer takes the same time.
  bool answers_itself() const override { return own_answer_.has_value(); }
  bool answer_for_person(double now);
  std::optional<double> own_deadline() const { return own_deadline_; }
  const StandingOrders& orders() const { return orders_; }
  void read_orders(std::string_view text);                        // as orders().text() had them
  std::uint64_t order_changes() const { return order_changes_; }  // rises with every order
  Standing standing(const CatalogText& text) const override { return orders_.of(near_seat(), text); }
  void order(const CatalogText& text, Standing standing) override;
  bool stops_at(int stop) const override { return orders_.stops_at(near_seat(), stop); }
  void stop_at(int stop, bool stops) override;  // from the next question on

  // --- companions: bots where all win and lose together. Before they act they may be made to ask the people at this
  // screen; and always when one could help and does not. What is proposed waits here and is in no record.
  // Anybody may answer it, the cards covered or not: it was said aloud.
  bool has_companions() const;
  void let_companions_ask(bool ask);
  struct Proposal {
    SeatId seat = SeatId::none;
    Phrase question = {};  // what they were asked, where the act says little without it; or empty
    Phrase act = {}, reason = {};
    bool refuses = false;  // they only say why they do not help: nobody made them ask
    friend bool operator==(const Proposal&, const Proposal&) = default;
  };
  const std::optional<Proposal>& proposal() const { return proposal_; }
  bool thinks_again() const { return !vetoed_.empty() && !proposal_ && bot_to_move(); }
  // They are to ask, and have already thought of what they want to do.
  bool wants_to_ask() const;
  bool agree();           // they do it
  void something_else();  // they name their next best; one who did not help does it, without asking again

  // --- for the table
  int seat_count() const override { return static_cast<int>(session().seats().size()); }
  View view_at(std::uint32_t ply) const override { return session().view_at(ply, viewers()); }
  Outcome outcome() const override { return session().outcome(); }
  bool may_analyse() const override { return game().brain() && !replay_ && !director_ && session().outcome().over; }
  std::vector<Event> events(std::size_t since, std::size_t until = kAllEvents) const override {
    return session().events_for(viewers(), since, until);
  }
  std::size_t event_count() const override { return session().event_count(); }
  std::size_t last_events() const override { return session().last_events(); }
  Phrase prompt() const override { return session().prompt(); }
  std::string token(const Option& o) const override { return session().token(o); }
  Phrase label(const Option& o) const override { return session().label(o); }
  std::optional<Reason> why_not(const Option& o) const override { return session().why_not(view_.decision.seat, o); }
  std::vector<Option> refused() const override { return session().refused(view_.decision.seat); }
  void answer(std::uint64_t option) override { choose(option); }
  void wish(bool every, bool next) override;

  // The answer of the person who looks, to the pending question.
  Submit choose(std::uint64_t option);
  UndoFence undo_fence() const {
    const bool stays = replay_ || covered_ || (director_ && !director_->lets_take_back());
    return stays ? UndoFence::nothing : session_->undo_fence(person_);
  }
  bool can_undo() const { return undo_fence() == UndoFence::open; }
  bool undo();
  bool can_redo() const { return !replay_ && !covered_ && !needs_curtain() && session_->can_redo(); }
  bool redo();
  void rename(SeatId seat, std::string name);
  // What an analysis found (Session::analyses), to be saved with the game.
  void keep_analyses(std::string json);

  // --- hints: what the best bot would do in the place of the person who is asked, from what that person may know.
  void ask_hint(double now);
  bool hint_asked() const { return hint_ == Hint::asked; }
  // Best first; empty until the thinking is done.
  const std::vector<Ranked>& hint() const { return ranking_; }

  // What was saved at this number is up to date.
  std::uint64_t changes() const override { return changes_; }
  // A scene is begun that shows all that has changed so far; whether one was since the last change.
  void show() { shown_ = changes_; }
  bool shown() const { return shown_ == changes_; }
  // How often thinking had to be done here because the worker had failed; for the error surface and the tests.
  int fallbacks() const { return fallbacks_; }
  // Thinking goes on here, a slice in each update: the table wants frames until it is done.
  bool thinks_here() const { return here_ != nullptr; }

 private:
  void changed();
  void look_for_own_answer();
  bool is_sound(const BotAnswer& answer) const;
  std::optional<Proposal> to_propose(const BotAnswer& answer) const;
  bool act_on_answer();
  bool is_persuaded() const;
  void veto_proposed();
  void look();
  void ask_bot(double now);
  std::string_view level_of(SeatId bot) const;
  void ask(const View& seen, std::string_view level, const std::vector<std::uint32_t>& excluded, double now);
  bool take_hint(double now);
  void hear_bot(double now);
  void bot_failed(double now);
  void begin_here();
  void think_slice();

  std::unique_ptr<Session> session_;  // null for a record
  std::unique_ptr<Replay> replay_;    // null for a game that is played
  SeatMask eyes_ = kNobody;           // who looks at a record
  BotClient& bots_;
  StandingOrders orders_;
  std::optional<StandingOrders::Answer> own_answer_;  // to the question of who looks
  std::optional<double> own_deadline_;                // when it may be given
  std::uint32_t by_hand_ = ~0u;  // after this many answers the person is asked, whatever the orders: it was taken back
  std::uint32_t ordered_at_ = ~0u;  // the question at which an order was given last
  std::uint64_t order_changes_ = 0;
  int person_ = 0;
  bool shared_ = false, covered_ = false;
  View view_;
  std::optional<std::uint32_t> asked_;  // ply that the client thinks about
  std::optional<BotAnswer> answer_;
  std::optional<double> deadline_;
  std::unique_ptr<Thinker> here_;  // in place of the worker
  bool companions_ask_ = false, hurried_ = false;
  std::optional<Proposal> proposal_;
  std::vector<std::uint32_t> vetoed_;  // options of the pending question that are not wanted
  // Whom the person has talked out of a refusal, as long as nothing but their answers to the same kind of question follows.
  struct Persuaded {
    SeatId seat = SeatId::none;
    std::uint16_t why = 0;
    std::uint32_t ply = 0;  // of the question that is meant
  };
  Persuaded persuaded_;
  Director* director_ = nullptr;
  int tries_ = 0, fallbacks_ = 0;
  int let_down_ = 0, alone_ = 0;  // decisions in a row that the worker failed; decisions left without asking it
  enum class Hint : std::uint8_t { none, asked, here } hint_ = Hint::none;
  std::vector<Ranked> ranking_;
  std::uint64_t changes_ = 0, shown_ = ~std::uint64_t{0};
};

}  // namespace mathom
