// Everybody has a deck. Chooses who plays, lists the games, and exports the evening as a text.
#include <algorithm>

#include "core/json.h"
#include "games/lotr_tcg/state/deal.h"
#include "shell/tables/lotr_tcg/book/book_panel.h"
#include "shell/tables/lotr_tcg/draft/evening_screen.h"
#include "shell/tables/lotr_tcg/draft/evening_text.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {
constexpr int kLeastAtTable = 2;
}

// At first the first players of the evening, up to the size of a table.
std::vector<int> EveningScreen::chosen_players() const {
  std::vector<int> out;
  for (int i = 0; i < static_cast<int>(e_->players.size()); ++i) {
    const auto chosen = plays_.find(i);
    if (chosen == plays_.end() ? i < kMostSeats : chosen->second) out.push_back(i);
  }
  return out;
}

void EveningScreen::build_ready(TableHost& host, const Canvas& c, Rect area) {
  const std::string heading = host.say("lotr_tcg.evening.play");
  const float wide = std::min(area.w - 2 * kStep, c.em(560));
  const float top = c.scene().begin_scroll("ready", heading, area);
  Rect column{area.centre().x - wide / 2, top + 2 * kStep, wide - 14, 1e5f};
  c.heading("ready/heading", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
  cut_top(column, c.paragraph("ready/about", column, c.body(), host.say("lotr_tcg.evening.play.about"), kText) + kStep);
  build_who_plays(host, c, column);
  build_games(host, c, column);
  build_change(host, c, column);
  c.scene().begin_zone("pass_on_zone", {.name = host.say("lotr_tcg.evening.pass_on")});
  if (tool(c, column, "ready/pass_on", host.say("lotr_tcg.evening.pass_on")))
    layer_ = Layer::pass_on, c.scene().want_frame();
  c.scene().end_zone();
  c.scene().end_scroll(column.y - top + kStep);
}

void EveningScreen::build_who_plays(TableHost& host, const Canvas& c, Rect& column) {
  const std::vector<int> chosen = chosen_players();
  c.scene().begin_zone("who", {.name = host.say("lotr_tcg.evening.play"), .list = true});
  for (int i = 0; i < static_cast<int>(e_->players.size()); ++i) {
    const Drafter& d = e_->players[static_cast<std::size_t>(i)];
    const std::string name = who(host, i), size = std::to_string(d.deck.size()),
                      note = host.say(d.bot ? "lotr_tcg.evening.bot_deck" : "lotr_tcg.evening.own_deck", {{"n", size}});
    const bool on = std::find(chosen.begin(), chosen.end(), i) != chosen.end();
    const Rect r = cut_top(column, c.toggle_height(name, note, column.w));
    cut_top(column, kStep / 2);
    const Reaction is = c.toggle(
        {.id = "who/" + std::to_string(i), .role = Role::toggle, .name = name, .rect = r, .selected = on}, note);
    if (is.activated || is.marked) plays_[i] = !on, c.scene().build_again();
  }
  c.scene().end_zone();
  cut_top(column, kStep);
  const auto n = static_cast<int>(chosen.size());
  const bool fits = n >= kLeastAtTable && n <= kMostSeats;
  const std::string words = host.say("lotr_tcg.evening.table"),
                    why = fits ? std::string()
                               : host.say("lotr_tcg.evening.table.seats", {{"most", std::to_string(kMostSeats)}});
  const Rect r = cut_top(column, c.button_height(words, column.w));
  cut_top(column, 2 * kStep);
  c.scene().begin_zone("play", {.name = words});
  const Item item{.id = "play", .name = words, .description = why, .rect = r, .offered = fits, .primary = true};
  const Reaction is = c.button(item, {.weight = Weight::primary});
  c.scene().end_zone();
  if (is.refused) host.notify(why, Urgency::assertive);
  if (is.activated) play(host);
}

void EveningScreen::play(TableHost& host) {
  const std::vector<int> chosen = chosen_players();
  GameWish wish{.game = "lotr_tcg", .config = {}, .mark = mark_of(*e_, chosen)};
  Json config{{"seats", chosen.size()}, {"decks", Json::array()}};
  for (const int player : chosen) {
    const Drafter& d = e_->players[static_cast<std::size_t>(player)];
    Deck own = d.deck;
    own.id = "own";
    config["decks"].push_back(deck_json(printed_cards(), own));
    wish.players.push_back({d.name, d.bot ? "beginner" : ""});
  }
  wish.config = dump_json(config);
  host.set_up(wish);
}

std::string EveningScreen::game_words(const TableHost& host, const EveningGame& g) const {
  std::string players;
  for (const int player : g.players) players += (players.empty() ? "" : ", ") + who(host, player);
  if (!g.over) return host.say("lotr_tcg.evening.game.runs", {{"players", players}});
  if (g.winner < 0) return host.say("lotr_tcg.evening.game.over", {{"players", players}});
  const Drafter& winner = e_->players[static_cast<std::size_t>(g.winner)];
  if (e_->people() == 1 && !winner.bot && winner.name.empty())
    return host.say("lotr_tcg.evening.game.you", {{"players", players}});
  return host.say("lotr_tcg.evening.game.won", {{"players", players}, {"name", who(host, g.winner)}});
}

// How each game ended, the latest last.
void EveningScreen::build_games(const TableHost& host, const Canvas& c, Rect& column) const {
  const std::string heading = host.say("lotr_tcg.evening.games");
  c.heading("games/heading", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
  if (e_->games.empty())
    cut_top(column,
            c.paragraph("games/none", column, c.small(), host.say("lotr_tcg.evening.games.none"), kTextSoft) + kStep);
  for (std::size_t i = 0; i < e_->games.size(); ++i) {
    const std::string words = game_words(host, e_->games[i]);
    cut_top(column, c.paragraph("games/" + std::to_string(i), column, c.body(), words, kText) + kStep / 2);
  }
  cut_top(column, 1.5f * kStep);
}

// Between two games a deck may be changed.
void EveningScreen::build_change(TableHost& host, const Canvas& c, Rect& column) {
  c.scene().begin_zone("change", {.name = host.say("lotr_tcg.evening.decks")});
  for (std::size_t i = 0; i < e_->players.size(); ++i) {
    if (e_->players[i].bot) continue;
    const std::string id = "change/" + std::to_string(i),
                      words =
                          about(host, "lotr_tcg.evening.change", "lotr_tcg.evening.change.own", static_cast<int>(i));
    if (!tool(c, column, id.c_str(), words)) continue;
    e_->players[i].ready = false;
    changed(host, c);
  }
  c.scene().end_zone();
}

void EveningScreen::build_pass_on(TableHost& host, const Canvas& c) {
  const bool close = book_panel(host, c, "pass_on", host.say("lotr_tcg.evening.pass_on"), 460, [&](Rect& column) {
    cut_top(
        column,
        c.paragraph("pass_on/about", column, c.small(), host.say("lotr_tcg.evening.pass_on.about"), kTextSoft) + kStep);
    if (tool(c, column, "pass_on/copy", host.say("shell.decks.copy")))
      host.copy(write_evening(host, *e_), host.say("lotr_tcg.evening.copied"));
    if (tool(c, column, "pass_on/file", host.say("shell.decks.export")))
      host.offer_file(text_file_name(e_->name), write_evening(host, *e_));
  });
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

}  // namespace mathom::lotr_tcg
