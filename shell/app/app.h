// The application as the screens see it: words, letters, settings, the running match, storage, dialogs, notices. One
// object; the frame loop (window.h) owns it. Everything here happens on the one thread that draws.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/problems.h"
#include "rules/texts.h"
#include "session/save.h"
#include "shell/app/keeping/shelf.h"
#include "shell/app/match/match.h"
#include "shell/app/screen.h"
#include "shell/app/settings.h"
#include "shell/app/words/voice.h"
#include "shell/tables/table_host.h"
#include "shell/ui/drawing/letters.h"
#include "shell/ui/scene/scene.h"

namespace mathom {

class Mentor;
class Progress;
struct Exercise;
class ReviewClient;

class App final : public TableHost {
 public:
  App();
  ~App() override;

  // --- screens: a stack. Changes take effect after the frame that asked for them.
  void push(ScreenPtr screen);
  void pop();
  void replace(ScreenPtr screen);  // the top one
  // Ends the top one: what lies below it comes back where it is such a screen, else `screen` takes its place.
  void fall_back(ScreenPtr screen);
  void restart();  // only the first screen remains, made again
  void after_frame(std::function<void()> act) { acts_.push_back(std::move(act)); }  // before the changes of screens

  // --- words
  const Texts& texts() const override { return texts_; }
  std::string say(const Phrase& phrase) const override;
  std::string say(std::string_view key) const override;
  std::string say(std::string_view key, std::initializer_list<Filling> filling) const override;
  std::string seat_name(SeatId seat) const override;
  std::string face_of(SeatId seat) const override;
  void speak_of(const Match* match) { spoken_of_ = match; }  // until the end of the frame; null: of the running one
  std::string language() const override { return spoken_; }  // the one that is wanted, from when its words are here
  bool rule_book_here();                                     // if not, it has been asked for, and a frame comes with it

  // --- the games' code (app_games.cpp), and the cards and words of those that have them apart. It comes when a game is first
  // opened, and not at all where it is compiled in. Nothing may ask a game anything before.
  bool code_here(std::string_view game) const;
  // `then` comes at once where the code is here and where there is no such game, else between two frames. False: it did not
  // come, which has been said; it can be asked for again.
  void with_code(std::string_view game, std::function<void(bool here)> then);
  void expect_code(std::string_view game) const;                                  // it may be wanted in a moment
  void with_code_of(std::string_view save, std::function<void(bool here)> then);  // of the game that a save names
  // Goes to the screen on which a game is set up, if the player still waits for it.
  void open_game(std::string_view game);
  void open_book(std::string list);   // the same for the card book, and a deck, as a list or a link; empty: none
  void open_evening(std::string id);  // of its drafts, the same
  Glossing* glossing() const override { return glossing_.get(); }

  // --- looks
  const ui::Letters& letters() const override { return letters_; }
  ui::Letters& letters() { return letters_; }
  const Settings& settings() const { return settings_; }
  void change_settings(const Settings& settings);  // stored at once; fonts and words follow with the next frame
  bool light() const;                              // by daylight: as set, or as the system prefers
  Looks looks() const override;
  float pace() const override;  // A hurry lasts until it is over.
  void hurry(bool on) { hurried_ = on; }
  bool asks_always() const override { return settings_.asks_always; }
  void ask_always(bool always) override;

  // --- the match: a kept game that is being played. Saved after every change.
  Match* match() { return match_.get(); }
  const std::string& match_id() const { return match_id_; }
  // `mark`: by which a game's page finds it again; empty: none asks.
  bool start_match(const Game& game, const SessionSetup& setup, Problems& problems, std::string_view mark = {});
  // A session that comes from somewhere else (an import, a branch) becomes a kept game of its own and is played.
  void play_session(std::unique_ptr<Session> session, std::string_view name = {}, std::string_view mark = {});
  void leave_match();             // it stays among the kept games
  void export_match();            // as a file
  void copy_match();              // as text, to the clipboard
  ReviewClient& review_client();  // for analysis/analyst.h

  // --- learning: a lesson is a match that is not kept
  void play_lesson(const Game& game, std::size_t at);
  void play_exercise(const Exercise& exercise);     // the same; the table follows when its game's code is here
  Mentor* mentor() const { return mentor_.get(); }  // of the running match; null: nobody says anything
  Progress progress() const;
  void keep_progress(const Progress& progress);

  // --- kept games (app_kept.cpp). `then` comes at once natively and between two frames in the page, where the code of its
  // game is awaited first.
  const Shelf& shelf() const { return shelf_; }
  // The game to go on with: the running match, else the one that was left last. Empty: there is none.
  std::string latest_game() const;
  enum class Opened : std::uint8_t { ok, nothing, elsewhere };  // nothing: why has been said
  // Makes a kept game the match. A damaged one opens from the save before it, or as far as it is sound.
  void open_kept(std::string_view id, store::Purpose purpose, std::function<void(Opened)> then);
  // Only to look at it: nothing is changed, whoever plays it. `then` does not come where its game's code did not.
  void read_kept(std::string_view id, std::function<void(LoadResult)> then);
  void read_text(std::string_view id, std::function<void(std::optional<std::string>)> then);
  void rename_kept(std::string_view id, std::string_view name) { shelf_.rename(id, name); }
  void erase_kept(std::string_view id);
  const KeptGame* erased() const { return erased_ ? &erased_->about : nullptr; }  // the last one, which can be restored
  void restore_erased();
  static std::string file_name(const KeptGame& game);
  // A save from outside becomes a kept game of its own and is played; the running match stays kept.
  // With the code of its game here (with_code_of).
  LoadStatus import_match(std::string_view text);
  std::string trouble_words() const;  // why games are not being kept now; empty: they are
  // The browser may clear what it keeps, and there is a finished game since this was last said.
  bool reminder_due() const;
  void reminded(bool remind_again);
  void export_finished();  // the match that ended last, as a file

  // --- cards of the player's own (app_cards.cpp), for games that take them (rules/card_files.h)
  const std::string& own_cards(const Game& game);              // the file for new games; empty: the printed cards
  void choose_cards(const Game& game, std::string_view text);  // pre: it was checked
  // The game with those cards, or with the printed ones; null, with problems, when the file is not sound any more.
  const Game* with_own_cards(const Game& game, Problems& problems);
  // Opens a save with the cards that it was played with: they are in it, or are those for new games.
  LoadResult load(std::string_view save);
  std::string load_words(const LoadResult& result) const;
  // What a card is called in the match that is spoken of, by the key of its name; empty: as printed.
  std::string_view own_name(std::string_view key) const;

  // --- what a game's own pages ask for
  std::optional<std::string> kept(std::string_view name) const override;
  void keep(std::string_view name, std::string_view text) override;
  void close_page() override { pop(); }
  void open_page(std::unique_ptr<Page> page) override;
  void set_up(const GameWish& wish) override;
  std::string match_mark() const override { return match_mark_; }
  std::vector<MarkedGame> marked_games(std::string_view mark) const override;

  // --- the world outside. Results arrive between frames, before the screens are built.
  void ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) override;
  void ask_file(std::function<void(std::string text)> then);  // the player picks a file
  void offer_file(std::string_view name, std::string_view text) override;
  void copy(std::string_view text, std::string done) override;
  std::string deck_link(std::string_view word) const override;
  std::uint32_t chance() const override;
  void notify(std::string words, ui::Urgency urgency = ui::Urgency::polite) override;
  void settings_elsewhere();  // another page of this browser has kept something

  // --- said and typed
  void show_keys() { keys_open_ = true; }  // the panel that lists them
  void speak(const std::vector<ui::Announcement>& frame);
  void forget_said();  // another person is to look: nothing that was said or answered stays
  std::string command(ui::Scene& scene, std::string_view typed);  // in the text view; the answer, in a sentence

  // --- the frame loop's side
  void start();      // after the platform has said what the system prefers
  void tell_page();  // its language, its light, and the words of its text view
  void build(ui::Scene& scene);
  void hidden();
  // For the letters' sizes on this screen; stale when the density, the screen or a setting has changed them.
  using LetterSizes = ui::Letters::Sizes;
  void bake_fonts(float density, const ui::Rect& screen = {}, LetterSizes sizes = LetterSizes::all);
  bool fonts_stale(float density, const ui::Rect& screen, LetterSizes sizes = LetterSizes::all) const;
  bool on_first_screen() const { return screens_.size() < 2; }
  bool system_reduced_motion = false, system_light = false;
  std::string system_language = "en";
  std::string state_json() const;  // facts for tests: screen, ply, whose turn, thinking, problems

 private:
  struct Change {
    enum class Kind { push, pop, replace, restart } kind;
    ScreenPtr screen;
  };
  bool apply_changes();  // of screens; false: there were none
  void load_texts();
  std::string wanted_language() const;
  // In the page some parts come when they are needed, by the name of their file (web/boot.js).
  void fetch_part(const std::string& name);
  std::string part_missing() const;  // why the last part did not come
  void take_part(const std::string& name, const std::optional<std::string>& bytes);
  bool dyslexic() const;  // the letters for dyslexics are wanted, and here
  void fetch_letters();   // if they are wanted and not here
  void take_code(const std::string& game, bool came);
  void tell_waiting(ui::Scene& scene);
  std::function<bool()> new_wish();  // to be asked whether the player still waits for it
  const Match* spoken_of() const { return spoken_of_ ? spoken_of_ : match_.get(); }
  SeatId unnamed() const;  // the only person at the screen, who has given no name in that match
  SeatId reader() const;   // the same, if they are called nothing anywhere: "you"
  void autosave();
  static std::uint64_t changes_of(const Match& match);
  KeptGame described() const;
  void build_notice(ui::Scene& scene);
  void follow_settings(const Settings& settings);
  void set_match(std::unique_ptr<Session> session, std::string id);
  void lose_match(std::string_view id);
  bool open_record(std::string_view id, const store::Found& found);
  void keep_unreadable(std::string_view text, std::string id);
  void shelf_read(store::Outcome how);
  void shelf_written(std::string_view id, store::Outcome how);
  void take_over_old_saves();
  void take_over_old_save(const char* key, const store::Found& old);
  void with_record(store::Found found, std::function<void(bool here, const store::Found&)> then);
  void common_keys(ui::Scene& scene);

  Settings settings_;
  Texts texts_;
  std::string spoken_ = "en";
  std::map<std::string, double> parts_asked_;                                 // from when each may be asked for again
  std::map<std::string, std::vector<std::function<void(bool)>>> code_asked_;  // by game
  double notice_until_ = 0, told_waiting_at_ = 0;  // the other: when it is to be said that a game is awaited
  std::size_t texts_files_ = 0;                    // how many files were here when texts_ was read
  std::uint64_t wish_ = 0;                         // rises with everything that the player wants to be opened
  std::string opening_;                            // the kept game that is to be opened
  std::string dyslexic_letters_;                   // where they are not compiled in
  ui::Letters letters_;
  float baked_density_ = 0, baked_scale_ = 0;
  LetterSizes baked_sizes_ = LetterSizes::all;
  std::unique_ptr<BotClient> bots_;
  std::unique_ptr<ReviewClient> reviewers_;  // once they were asked for
  std::unique_ptr<Mentor> mentor_;
  std::unique_ptr<Match> match_;
  const Match* spoken_of_ = nullptr;
  std::unique_ptr<Glossing> glossing_;
  std::string match_id_, match_mark_, notice_;
  std::uint64_t saved_change_ = 0;
  Shelf shelf_;
  std::map<std::string, std::string> own_cards_;                // by game, as they have been asked for
  store::Outcome trouble_ = store::Outcome::kept;               // what was said last about keeping
  std::vector<std::pair<std::string, std::string>> old_saves_;  // id, key of the text that it was taken from
  struct Erased {
    KeptGame about;
    std::string text;
  };
  std::optional<Erased> erased_;
  std::vector<ScreenPtr> screens_;
  std::vector<Change> changes_;
  std::vector<std::function<void()>> acts_;
  Voice voice_;
  bool keys_open_ = false, hurried_ = false, notice_fresh_ = false, baked_dyslexic_ = false;
  ui::Urgency notice_urgency_ = ui::Urgency::polite;
};

}  // namespace mathom
