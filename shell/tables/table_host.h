// What a table may ask of the application that shows it: words, letters and looks, time, a notice, a text kept on this
// device. It knows no match and no screen. The application implements it; a table holds nothing of it between frames.
#pragma once
#include <array>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/ui/drawing/letters.h"
#include "shell/ui/scene/item.h"
#include "shell/ui/words_request.h"
#include "text/phrase.h"
#include "text/texts.h"

namespace mathom {

class Glossing;
class Page;

// A game that one of a game's own pages wants to be set up: its config, who sits there, and a mark by which the page
// finds again what was played.
struct GameWish {
  struct Player {
    std::string name, bot;  // bot: a level; empty: a person
  };
  std::string game, config, mark;
  std::vector<Player> players = {};
};
// A kept game with a mark.
struct MarkedGame {
  std::string id, mark;
  std::vector<std::string> seats = {};
  bool over = false;
  int winner = -1;  // a seat; -1: nobody alone, or it is not over
};

// What the player has set of how cards and words look.
struct Looks {
  float text_scale = 1;
  bool four_colours = true;  // four colours for the suits, else red and black
  // The letters of the court cards, from the lowest to the king; the same where the lowest is a page.
  std::array<std::string_view, 4> court_letters{"J", "C", "Q", "K"}, page_letters{"P", "Kn", "Q", "K"};
};

// What stands in a place of a text: words, or a seat.
struct Filling {
  std::string_view name;
  std::string words = {};
  SeatId seat = SeatId::none;
  Filling(std::string_view place, std::string filled) : name(place), words(std::move(filled)) {}
  Filling(std::string_view place, SeatId who) : name(place), seat(who) {}
};

class TableHost {
 public:
  virtual ~TableHost() = default;

  // --- words
  virtual const Texts& texts() const = 0;
  virtual std::string say(const Phrase& phrase) const = 0;
  virtual std::string say(std::string_view key) const = 0;
  // A text with places that are filled with plain words, {"n", "12"}, or with a seat, {"name", seat}: whoever sits
  // there is named, or addressed ("You are thinking."). In a sentence a seat is given as a seat, never as its name.
  virtual std::string say(std::string_view key, std::initializer_list<Filling> filling) const = 0;
  virtual std::string seat_name(SeatId seat) const = 0;  // standing alone, on a plate or in a column: "Nadia", "You"
  virtual std::string face_of(SeatId seat) const = 0;    // the name by which ui::person_of draws them
  virtual std::string language() const = 0;              // the code of that in use: "fr"
  // The words that explain themselves (common/dotted.h); null: none do.
  virtual Glossing* glossing() const { return nullptr; }

  // A random number, different each time, as for a new sealed pool. No rule may use it: rules have luck of their own.
  virtual std::uint32_t chance() const = 0;

  // --- looks and time
  virtual const ui::Letters& letters() const = 0;
  virtual Looks looks() const = 0;
  // What rests and motions are multiplied by; 0: everything at once.
  virtual float pace() const = 0;

  // --- they want to be asked at every moment at which they could do something in another's turn; kept between visits
  virtual bool asks_always() const = 0;
  virtual void ask_always(bool always) = 0;

  // --- the first touch of a card that can do one thing only plays it. Never where that could not be taken back.
  virtual bool one_touch() const = 0;

  // --- a line that shows for some seconds and is announced. One at a time; the latest wins.
  virtual void notify(std::string words, ui::Urgency urgency = ui::Urgency::polite) = 0;

  // --- for a game's own pages (page.h)
  virtual void close_page() = 0;
  virtual void open_page(std::unique_ptr<Page> page) = 0;
  // Goes to the screen on which a game is set up, with what is wished for chosen there.
  virtual void set_up(const GameWish& wish) = 0;
  // The mark of the game that is played; empty: no page asks for it.
  virtual std::string match_mark() const = 0;
  // The kept games whose mark begins so, the oldest first.
  virtual std::vector<MarkedGame> marked_games(std::string_view mark) const = 0;
  // One text under a name, kept on this device.
  virtual std::optional<std::string> kept(std::string_view name) const = 0;
  virtual void keep(std::string_view name, std::string_view text) = 0;
  // Results arrive between frames, before anything is built.
  virtual void ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) = 0;
  virtual void offer_file(std::string_view name, std::string_view text) = 0;
  // To the clipboard. `done` is said when it is there; where the browser refuses it, the text is shown for copying by
  // hand.
  virtual void copy(std::string_view text, std::string done) = 0;
  // An address that opens the deck of this word; where there are no addresses the word itself.
  virtual std::string deck_link(std::string_view word) const = 0;
};

}  // namespace mathom
