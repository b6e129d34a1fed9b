// A companion proposes: what they would do and why, where the prompt stands, and the answers where the acts do.
#include <algorithm>

#include "shell/screens/table/table_screen.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/common/button_row.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

namespace {
constexpr float kMostWide = 760;
constexpr std::size_t kLately = 6;  // lines of the log, after which what was said is no longer of what happens
}  // namespace

// What a companion has just said of what they did, while the companions go on: it stands where the prompt would.
const LogLine* TableScreen::spoken_now(const Match& match) const {
  const auto lines = chronicle_.lines();
  if (past_ || asks_ || !match.bot_to_move()) return nullptr;
  for (std::size_t i = lines.size(); i-- > 0 && lines.size() - i <= kLately;)
    if (lines[i].said) return &lines[i];
  return nullptr;
}

// So high is what stands in place of the prompt; 0: the prompt does.
float TableScreen::words_height(const Services& use, const Match& match, const Canvas& c, float width) const {
  if (asks_) return proposal_height(use, match, c, width);
  const LogLine* said = spoken_now(match);
  // It comes and goes with each deed: smaller letters, before the table moves for it.
  const Type least{Face::text, kLeastType};
  return said ? c.height_of(least, line_words(use, *said), std::min(width, c.em(kMostWide))) : 0;
}

TableScreen::ProposalWords TableScreen::proposal_words(const Services& use, const Match& match) const {
  const auto& p = match.proposal();
  const SeatId seat = p ? p->seat : match.waiting_for();
  const std::string name = use.words.seat_name(seat);
  if (!p) return {use.words.say("shell.proposal.again", {{"name", name}}), {}};
  std::string head = p->refuses ? use.words.say("shell.proposal.refuses", {{"name", name}})
                                : use.words.say("shell.proposal", {{"name", name}, {"act", use.words.say(p->act)}});
  if (!p->question.empty()) head = use.words.say(p->question) + " " + head;
  return {head, p->reason.empty() ? std::string() : use.words.say(p->reason)};
}

std::optional<TableView::Proposed> TableScreen::proposed_deed(const Match& match) const {
  const auto& p = match.proposal();
  if (!p) return {};
  TableView::Proposed out{.who = p->seat, .answer = p->answer, .others = p->others};
  for (const Arg& arg : p->act.args)
    if (arg.kind == Arg::Kind::card) out.card = static_cast<CardDef>(arg.value);
  return out;
}

float TableScreen::proposal_height(const Services& use, const Match& match, const Canvas& c, float width) const {
  const ProposalWords words = proposal_words(use, match);
  const float wide = std::min(width, c.em(kMostWide));
  return c.height_of(c.strong(), words.head, wide) +
         (words.reason.empty() ? 0 : c.height_of(c.body(), words.reason, wide)) + kStep;
}

void TableScreen::build_saying(const Services& use, const Canvas& c, const LogLine& line, Rect room) {
  const std::string words = line_words(use, line);
  if (room.w > c.em(kMostWide)) room = around(room.centre(), c.em(kMostWide), room.h);
  c.scene().begin_zone("saying", {.name = use.words.say("text_view.ask"), .part = Part::ask});
  c.fitted("saying", room, c.body(), words, kText, Align::centre);
  c.scene().end_zone();
}

// What it leads to stands below each answer. First: it was agreed to; second: something else was wanted.
std::pair<bool, bool> TableScreen::build_answers_to(const Services& use, const Match& match, const Canvas& c,
                                                    Rect act) {
  const auto& p = match.proposal();
  const bool refuses = p && p->refuses, above = act.h > 1.9f * c.control_height();
  const Rect first = above ? cut_top(act, (act.h - kStep) / 2) : cut_left(act, (act.w - kStep) / 2);
  above ? cut_top(act, kStep) : cut_left(act, kStep);
  const std::string name = p ? use.words.seat_name(p->seat) : std::string();
  const std::string instead =
      !outcomes_.other.empty()
          ? outcomes_.other
          : use.words.say(refuses ? "shell.proposal.please.note" : "shell.proposal.other.note", {{"name", name}});
  const bool other =
      refusable(use, c,
                {.id = "proposal/other",
                 .name = use.words.say(refuses ? "shell.proposal.please" : "shell.proposal.other"),
                 .description = p ? instead : std::string(),
                 .rect = first,
                 .offered = p.has_value(),
                 .key = key_of(Command::otherwise)},
                {.note = p ? second_line(c, instead, first) : std::string_view()}, "shell.proposal.wait");
  const bool agrees =
      refusable(use, c,
                {.id = "proposal/agree",
                 .name = use.words.say(refuses ? "shell.proposal.very_well" : "shell.proposal.agree"),
                 .description = outcomes_.agreed,
                 .rect = act,
                 .offered = p.has_value(),
                 .primary = true,
                 .key = key_of(Command::next)},
                {.weight = Weight::primary, .note = second_line(c, outcomes_.agreed, act)}, "shell.proposal.wait");
  return {agrees, other};
}

void TableScreen::build_proposal(const Services& use, Match& match, const Canvas& c, Rect room, Rect act) {
  Scene& scene = c.scene();
  const ProposalWords words = proposal_words(use, match);
  const auto& p = match.proposal();
  if (p && (proposed_ != p || proposed_ply_ != match.ply())) {
    scene.announce(words.head + " " + words.reason, Urgency::assertive);
    scene.sound(Sound::turn);
  }
  proposed_ = p;
  proposed_ply_ = match.ply();
  if (room.w > c.em(kMostWide)) room = around(room.centre(), c.em(kMostWide), room.h);
  const float head = c.height_of(c.strong(), words.head, room.w);
  const float reason = words.reason.empty() ? 0 : c.height_of(c.body(), words.reason, room.w);
  scene.begin_zone("proposal", {.name = words.head, .numbered = true, .part = Part::ask});
  c.fitted("proposal/act", cut_top(room, room.h * head / std::max(1.0f, head + reason)), c.strong(), words.head, kGold,
           Align::centre);
  if (reason > 0) c.fitted("proposal/reason", room, c.body(), words.reason, kText, Align::centre);
  const auto [agrees, other] = build_answers_to(use, match, c, act);
  scene.end_zone();
  if (agrees) agreed_ply_ = match.ply() + 1, match.agree();
  if (other) match.something_else();
  if (agrees || other) scene.want_frame();
}

}  // namespace mathom
