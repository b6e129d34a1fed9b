// What the services are to the games' tables and pages (tables/table_host.h).
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/services/screen.h"
#include "shell/services/services.h"
#include "shell/tables/common/dotted.h"
#include "shell/tables/table_host.h"

namespace mathom {

class Game;

class Host final : public TableHost {
 public:
  // `set_up` makes the screen on which a game is set up as a page wishes.
  using SetUp = std::function<ScreenPtr(const Game& game, const GameWish& wish)>;
  Host(const Services& use, SetUp set_up) : use_(use), set_up_(std::move(set_up)) {}

  const Texts& texts() const override;
  std::string say(const Phrase& phrase) const override;
  std::string say(std::string_view key) const override;
  std::string say(std::string_view key, std::initializer_list<Filling> filling) const override;
  std::string seat_name(SeatId seat) const override;
  std::string face_of(SeatId seat) const override;
  std::string language() const override;
  Glossing* glossing() const override { return &glossing_; }
  std::uint32_t chance() const override;
  const ui::Letters& letters() const override;
  Looks looks() const override;
  float pace() const override;
  bool asks_always() const override;
  void ask_always(bool always) override;
  bool one_touch() const override;
  void notify(std::string words, ui::Urgency urgency) override;
  void close_page() override;
  void open_page(std::unique_ptr<Page> page) override;
  void set_up(const GameWish& wish) override;
  std::string match_mark() const override;
  std::vector<MarkedGame> marked_games(std::string_view mark) const override;
  std::optional<std::string> kept(std::string_view name) const override;
  void keep(std::string_view name, std::string_view text) override;
  void ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) override;
  void offer_file(std::string_view name, std::string_view text) override;
  void copy(std::string_view text, std::string done) override;
  std::string deck_link(std::string_view word) const override;

 private:
  const Services& use_;
  SetUp set_up_;
  mutable Glossing glossing_;  // words are dotted wherever they are drawn
};

}  // namespace mathom
