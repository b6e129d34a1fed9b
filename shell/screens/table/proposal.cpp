#include "shell/screens/table/proposal.h"

#include <algorithm>

#include "shell/screens/table/log_list.h"
#include "shell/services/words.h"
#include "shell/tables/common/button_row.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kMostWide = 760;
constexpr std::size_t kLately = 6;  // lines of the log after which a spoken line is no longer about the current events

struct ProposalWords {
  std::string head, reason;
};

ProposalWords proposal_words(const TableFrame& f) {
  const Proposal* p = f.match.proposal();
  const SeatId seat = p ? p->seat : f.match.waiting_for();
  const std::string name = f.use.words.seat_name(seat);
  if (!p) return {f.use.words.say("shell.proposal.again", {{"name", name}}), {}};
  std::string head = p->refuses ? f.use.words.say("shell.proposal.refuses", {{"name", name}})
                                : f.use.words.say("shell.proposal", {{"name", name}, {"act", f.use.words.say(p->act)}});
  if (!p->question.empty()) head = f.use.words.say(p->question) + " " + head;
  return {head, p->reason.empty() ? std::string() : f.use.words.say(p->reason)};
}

std::optional<TableView::Proposed> proposed_deed(const TableFrame& f) {
  const Proposal* p = f.match.proposal();
  if (!p) return {};
  TableView::Proposed out{.who = p->seat, .answer = p->answer, .others = p->others};
  for (const Arg& arg : p->act.args)
    if (arg.kind == Arg::Kind::card) out.card = static_cast<CardDef>(arg.value);
  return out;
}

float proposal_height(const TableFrame& f, float width) {
  const ProposalWords words = proposal_words(f);
  const float wide = std::min(width, f.c.em(kMostWide));
  return f.c.height_of(f.c.strong(), words.head, wide) +
         (words.reason.empty() ? 0 : f.c.height_of(f.c.body(), words.reason, wide)) + kStep;
}

}  // namespace

const LogLine* spoken_now(const TableFrame& f) {
  const auto lines = f.told.lines();
  if (f.past || f.asks || !f.match.bot_to_move()) return nullptr;
  for (std::size_t i = lines.size(); i-- > 0 && lines.size() - i <= kLately;)
    if (lines[i].said) return &lines[i];
  return nullptr;
}

float companions_words_height(const TableFrame& f, float width) {
  if (f.asks) return proposal_height(f, width);
  const LogLine* said = spoken_now(f);
  // It comes and goes with each act, so its letters get smaller before the table moves.
  const Type least{Face::text, kLeastType};
  return said ? f.c.height_of(least, line_words(f.use, *said), std::min(width, f.c.em(kMostWide))) : 0;
}

void build_saying(const TableFrame& f, const LogLine& line, Rect room) {
  const std::string words = line_words(f.use, line);
  if (room.w > f.c.em(kMostWide)) room = around(room.centre(), f.c.em(kMostWide), room.h);
  f.c.scene().begin_zone("saying", {.name = f.use.words.say("text_view.ask"), .part = Part::ask});
  f.c.fitted("saying", room, f.c.body(), words, kText, Align::centre);
  f.c.scene().end_zone();
}

void CompanionWords::weigh(const TableFrame& f) {
  outcomes_ = f.table.weigh(f.use.host, f.asks ? proposed_deed(f) : std::nullopt);
}

// Each answer has its result below it. Returns first: it was agreed to; second: something else was wanted.
std::pair<bool, bool> CompanionWords::build_answers(const TableFrame& f, Rect act) const {
  const Proposal* p = f.match.proposal();
  const bool refuses = p && p->refuses, above = act.h > 1.9f * f.c.control_height();
  const Rect first = above ? cut_top(act, (act.h - kStep) / 2) : cut_left(act, (act.w - kStep) / 2);
  above ? cut_top(act, kStep) : cut_left(act, kStep);
  const std::string name = p ? f.use.words.seat_name(p->seat) : std::string();
  const std::string instead =
      !outcomes_.other.empty()
          ? outcomes_.other
          : f.use.words.say(refuses ? "shell.proposal.please.note" : "shell.proposal.other.note", {{"name", name}});
  const bool other =
      build_refusable(f,
                      {.id = "proposal/other",
                       .name = f.use.words.say(refuses ? "shell.proposal.please" : "shell.proposal.other"),
                       .description = p ? instead : std::string(),
                       .rect = first,
                       .offered = p != nullptr,
                       .key = key_of(Command::otherwise)},
                      {.note = p ? second_line(f.c, instead, first) : std::string_view()}, "shell.proposal.wait");
  const bool agrees = build_refusable(
      f,
      {.id = "proposal/agree",
       .name = f.use.words.say(refuses ? "shell.proposal.very_well" : "shell.proposal.agree"),
       .description = outcomes_.agreed,
       .rect = act,
       .offered = p != nullptr,
       .primary = true,
       .key = key_of(Command::next)},
      {.weight = Weight::primary, .note = second_line(f.c, outcomes_.agreed, act)}, "shell.proposal.wait");
  return {agrees, other};
}

void CompanionWords::build_proposal(const TableFrame& f, Rect room, Rect act) {
  const ProposalWords words = proposal_words(f);
  const Proposal* p = f.match.proposal();
  if (p && (proposed_ != *p || proposed_ply_ != f.match.ply())) {
    f.c.scene().announce(words.head + " " + words.reason, Urgency::assertive);
    f.c.scene().sound(Sound::turn);
  }
  proposed_ = p ? std::optional<Proposal>(*p) : std::nullopt;
  proposed_ply_ = f.match.ply();
  if (room.w > f.c.em(kMostWide)) room = around(room.centre(), f.c.em(kMostWide), room.h);
  const float head = f.c.height_of(f.c.strong(), words.head, room.w);
  const float reason = words.reason.empty() ? 0 : f.c.height_of(f.c.body(), words.reason, room.w);
  f.c.scene().begin_zone("proposal", {.name = words.head, .numbered = true, .part = Part::ask});
  f.c.fitted("proposal/act", cut_top(room, room.h * head / std::max(1.0f, head + reason)), f.c.strong(), words.head,
             kGold, Align::centre);
  if (reason > 0) f.c.fitted("proposal/reason", room, f.c.body(), words.reason, kText, Align::centre);
  const auto [agrees, other] = build_answers(f, act);
  f.c.scene().end_zone();
  Companions* const companions = f.match.companions();
  if (agrees && companions) agreed_ply_ = f.match.ply() + 1, companions->agree();
  if (other && companions) companions->something_else();
  if (agrees || other) f.c.scene().want_frame();
}

}  // namespace mathom
