#include "shell/tables/lotr_board/layout/laid_cards.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/names.h"

namespace mathom::lotr_board {

using namespace ui;

bool LaidCards::are_any() const {
  if (!sight_.lying(kShown).empty()) return true;
  for (int seat = 0; seat < sight_.board().seats; ++seat) {
    const auto& tokens = sight_.seen().pledged_tokens[at(seat)];
    const bool given = std::any_of(tokens.begin(), tokens.end(), [](int n) { return n > 0; });
    if (given || sight_.seen().pledged_runes[at(seat)] > 0 || !sight_.lying(pledge_of(seat)).empty()) return true;
  }
  return false;
}

std::vector<LaidCards::Laid> LaidCards::lying() const {
  std::vector<Laid> out;
  for (const int print : sight_.lying(kShown)) out.push_back({print, -1});
  for (int seat = 0; seat < sight_.board().seats; ++seat) {
    for (const int print : sight_.lying(pledge_of(seat))) out.push_back({print, seat});
    if (sight_.playback().busy()) continue;  // given cards fly to the places of these
    for (int kind = 0; kind < kTokenKinds; ++kind)
      if (const int n = sight_.seen().pledged_tokens[at(seat)][at(kind)]; n > 0)
        out.push_back({-1, seat, token_thing(kind), n});
    if (const int n = sight_.seen().pledged_runes[at(seat)]; n > 0) out.push_back({-1, seat, Thing::rune, n});
  }
  return out;
}

void LaidCards::place(Rect room) {
  const Rect board = sight_.spots().board;
  const auto n = static_cast<float>(laid_.size());
  const float most = std::min(board.h * 0.26f, (room.h - 24) / kCardRatio);
  const float wide = std::clamp(std::min((room.w - 40) / n - 8, most), 20.0f, 84.0f);
  float x = room.centre().x - (n * (wide + 8) - 8) / 2;
  for (Laid& laid : laid_) {
    const float high = card_height(wide);
    laid.at = {x, std::max(board.y + 11, std::min(room.y + 11, board.bottom() - high - 11)), wide, high};
    x += wide + 8;
  }
}

const Rect* LaidCards::find(int print) const {
  const auto found = std::find_if(laid_.begin(), laid_.end(), [&](const Laid& laid) { return laid.print == print; });
  return found == laid_.end() ? nullptr : &found->at;
}

bool LaidCards::is_meant(const Laid& laid) const {
  return sight_.asks(Question::share) && laid.print >= 0 &&
         index(sight_.shown_as(sight_.decision().source)) == laid.print;
}

std::string LaidCards::words_of(const TableHost& host, const Laid& laid) const {
  if (laid.print >= 0) return host.say(sight_.game().card_name(static_cast<CardDef>(laid.print)));
  const std::string_view key = laid.thing == Thing::rune    ? "lotr_board.table.runes"
                               : laid.thing == Thing::ring  ? "lotr_board.table.ring_tokens"
                               : laid.thing == Thing::heart ? "lotr_board.table.heart_tokens"
                                                            : "lotr_board.table.sun_tokens";
  return host.say(Phrase{key, {}}.number("n", laid.n));
}

void LaidCards::build(const GameTable::Frame& f, Rect room) {
  laid_ = lying();
  if (laid_.empty()) return;
  place(room);
  const Rect first = laid_.front().at, last = laid_.back().at;
  const Rect box{first.x - 12, first.y - 11, last.right() - first.x + 24, first.h + 22};
  f.c.raised(box);
  std::string said;
  for (const Laid& laid : laid_) {
    said += (said.empty() ? "" : ", ") + words_of(f.host, laid);
    if (is_meant(laid)) said += f.host.say("lotr_board.table.is_meant");
    if (laid.print < 0 || !sight_.flies(laid.print, f.now)) draw(f, laid);
  }
  f.c.scene().begin_zone("laid", {.name = f.host.say("lotr_board.table.laid"), .part = Part::table});
  f.c.scene().add({.id = "laid",
                   .role = Role::text,
                   .name = f.host.say("lotr_board.table.lies_open", {{"cards", said}}),
                   .rect = box,
                   .z = 1});
  f.c.scene().end_zone();
}

void LaidCards::draw(const GameTable::Frame& f, const Laid& laid) const {
  const Pen& pen = f.c.pen();
  if (laid.print >= 0) {
    lotr_board::draw_face(pen, laid.at, laid.print, face_words(f.host, sight_.game(), laid.print),
                          is_meant(laid) ? CardState::pointed : CardState::plain);
    if (is_meant(laid)) pen.frame(grown(laid.at, 4), 9, ui::kGold, 3);
  } else {
    const Vec m = laid.at.centre();
    pen.disc(m, laid.at.w * 0.48f, rgb(0xFBF3DC));
    draw_thing(pen, laid.thing, m, laid.at.w * 0.8f);
    if (laid.n > 1)
      pen.text_at({ui::Face::index, 16}, {m.x, laid.at.y + 10}, std::to_string(laid.n), ui::kGold, Align::centre);
  }
  if (laid.whose >= 0)
    draw_hobbit(pen, laid.whose, {laid.at.right() - 6, laid.at.bottom() - 6}, 20, hobbit_letters(f.host, laid.whose));
}

}  // namespace mathom::lotr_board
