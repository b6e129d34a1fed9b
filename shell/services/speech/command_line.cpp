#include "shell/services/speech/command_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "shell/services/services.h"
#include "shell/services/speech/reading.h"
#include "shell/services/words.h"
#include "shell/tables/common/dotted.h"
#include "shell/ui/scene/keys.h"
#include "text/folding.h"

namespace mathom {

using namespace ui;

namespace {

// Verbs whose control is known by its key, whatever its name.
constexpr std::array<std::pair<std::string_view, Command>, 9> kKeyed{{{"command.undo", Command::undo},
                                                                      {"command.redo", Command::redo},
                                                                      {"command.menu", Command::menu},
                                                                      {"command.scores", Command::scores},
                                                                      {"command.last_trick", Command::last_trick},
                                                                      {"command.hint", Command::hint},
                                                                      {"command.next", Command::next},
                                                                      {"command.pass", Command::pass},
                                                                      {"command.why", Command::why}}};

std::optional<int> number(const std::string& word) {
  int n = 0;
  const auto [end, bad] = std::from_chars(word.data(), word.data() + word.size(), n);
  return bad == std::errc() && end == word.data() + word.size() ? std::optional<int>(n) : std::nullopt;
}

}  // namespace

std::string CommandLine::name_of(const Placed& p) const { return p.item.act.empty() ? p.item.name : p.item.act; }

bool CommandLine::is(std::string_view word, std::string_view key) const {
  const auto words = folded_words(use_.words.say(key));
  return std::find(words.begin(), words.end(), word) != words.end();
}

CommandLine::Words CommandLine::without_small(Words words) const {
  const auto small = folded_words(use_.words.say("command.small_words"));
  std::erase_if(words, [&](const std::string& w) { return std::find(small.begin(), small.end(), w) != small.end(); });
  return words;
}

CommandReply CommandLine::answer(std::string_view typed) const {
  const Words all = folded_words(typed);
  if (all.empty()) return help();
  if (all.size() == 1) {
    if (const auto n = number(all[0])) {
      if (const Placed* offer = scene_.offer(*n)) return act_on(*offer);
      if (scene_.offer(1)) return CommandReply{.words = use_.words.say("command.no_such_number", {{"n", all[0]}})};
    }
  }
  if (const auto said = verb(all)) return *said;
  Words wanted = without_small(all);
  if (wanted.empty()) wanted = all;
  auto best = find(wanted, false);
  // "Lay aside the 7 of hearts": the act may be named in other words than ours.
  while (best.empty() && wanted.size() > 1) {
    wanted.erase(wanted.begin());
    best = find(wanted, false);
  }
  if (best.empty()) return later(all) ? CommandReply{.words = use_.words.say("command.not_here")} : unknown(typed);
  return best.size() == 1 ? act_on(*best[0].item) : which(best);
}

std::optional<CommandReply> CommandLine::verb(const Words& typed) const {
  const std::string& first = typed[0];
  const Words rest(typed.begin() + 1, typed.end());
  if (is(first, "command.why") && !rest.empty()) return why(rest);
  if (is(first, "command.what"))
    if (const auto told = what_is(rest)) return told;
  if (const auto read = reading(first, rest)) return read;
  if (!rest.empty()) return std::nullopt;  // the other verbs take no object: "pass Frodo" passes a card
  if (is(first, "command.help")) return help();
  if (is(first, "command.repeat")) return CommandReply{.repeat = true};
  if (is(first, "command.leave")) return CommandReply{.words = use_.words.say("command.left"), .leave = true};
  if (is(first, "command.close"))
    return CommandReply{.words = use_.words.say("command.closed"),
                        .input = Input{.kind = Input::Kind::key, .key = Key::escape}};
  if (is(first, "command.confirm")) {
    for (const Placed& p : scene_.items())
      if (scene_.on_top(p) && (p.item.primary || p.item.id == "primary")) return act_on(p);
    return CommandReply{.words = use_.words.say("command.nothing_to_confirm")};
  }
  return keyed(first);
}

std::optional<CommandReply> CommandLine::reading(std::string_view verb, const Words& rest) const {
  const auto said = [&](std::string words) {
    return CommandReply{.words = words.empty() ? use_.words.say("command.nothing_there") : std::move(words)};
  };
  if (is(verb, "command.log")) {
    const auto lines = rest.empty() ? std::nullopt : number(rest[0]);
    return said(read_log(scene_, lines.value_or(5)));
  }
  if (!rest.empty()) return std::nullopt;
  if (is(verb, "command.hand")) return said(read_part(use_.words, scene_, Part::hand));
  if (is(verb, "command.table")) return said(read_table(use_.words, scene_));
  if (is(verb, "command.seats")) return said(read_part(use_.words, scene_, Part::seats));
  if (!is(verb, "command.offers")) return std::nullopt;
  std::string out;
  for (int n = 1; const Placed* p = scene_.offer(n); ++n)
    out += (out.empty() ? "" : " ") +
           use_.words.say("shell.named", {{"name", std::to_string(n)}, {"words", as_sentence(name_of(*p))}});
  return said(out);
}

// A word for the table while a panel lies over it.
bool CommandLine::later(const Words& typed) const {
  if (typed.size() != 1 || scene_.layer_name().empty()) return false;
  return std::any_of(kKeyed.begin(), kKeyed.end(), [&](const auto& k) { return is(typed[0], k.first); });
}

std::optional<CommandReply> CommandLine::keyed(std::string_view word) const {
  for (const auto& [key, command] : kKeyed) {
    if (!is(word, key)) continue;
    for (const Placed& p : scene_.items())
      if (scene_.on_top(p) && p.item.key && p.item.key == key_of(command)) return act_on(p);
  }
  return std::nullopt;
}

CommandReply CommandLine::why(const Words& rest) const {
  const auto best = find_within(without_small(rest));
  if (best.empty()) {
    std::string words;
    for (const std::string& w : rest) words += (words.empty() ? "" : " ") + w;
    return unknown(words);
  }
  if (best.size() > 1) return which(best);
  const Placed& p = *best[0].item;
  if (!p.item.offered) return refusal(p);
  const bool means = scene_.counts_as_offer(p);
  return {.words = use_.words.say(means ? "command.is_offered" : "command.is_there", {{"what", name_of(p)}})};
}

// Finds a word of the game in any of its forms. Any other word may still be a card.
std::optional<CommandReply> CommandLine::what_is(const Words& rest) const {
  const Glossary* glossary = use_.host.glossing()->glossary();
  if (!glossary) return std::nullopt;
  Words wanted;
  const auto small = folded_words(use_.words.say("command.what_small"));
  for (const std::string& w : rest)
    if (std::find(small.begin(), small.end(), w) == small.end()) wanted.push_back(w);
  std::string all;
  for (const GlossaryWord& word : glossary->words()) {
    all += (all.empty() ? "" : ", ") + word.word;
    for (const std::string& form : word.forms)
      if (without_small(folded_words(form)) == without_small(wanted) || folded_words(form) == wanted)
        return CommandReply{.words = use_.words.say("shell.named", {{"name", word.word}, {"words", word.is}}) + " " +
                                     use_.words.say("shell.rule", {{"n", word.rule}}) + "."};
  }
  if (!wanted.empty()) return std::nullopt;
  return CommandReply{.words = use_.words.say("command.what_words", {{"words", all}})};
}

CommandReply CommandLine::refusal(const Placed& p) const {
  return {.words = use_.words.say("command.refused", {{"what", p.item.name}}) + " " + as_sentence(p.item.description)};
}

CommandReply CommandLine::press(const Placed& p) const {
  return {.input = Input{.kind = Input::Kind::perform, .id = p.item.id}};
}

CommandReply CommandLine::act_on(const Placed& p) const {
  CommandReply reply = press(p);
  if (!p.item.offered) {
    reply.words = refusal(p).words;
    reply.input.reset();
  } else if (p.item.picks) {
    const char* const done = p.item.full       ? "command.refused"  // the table says why
                             : p.item.selected ? "command.put_back"
                                               : "command.chosen";
    reply.words = use_.words.say(done, {{"what", p.item.name}});
  } else {
    reply.words = use_.words.say("command.done", {{"what", name_of(p)}});
  }
  return reply;
}

CommandReply CommandLine::help() const {
  std::string example;
  if (const Placed* first = scene_.offer(1)) example = name_of(*first);
  std::string words = use_.words.say("command.help_words");
  if (!example.empty()) words += " " + use_.words.say("command.help_example", {{"what", example}});
  return {.words = words};
}

CommandReply CommandLine::unknown(std::string_view typed) const {
  return {.words =
              use_.words.say("command.unknown", {{"what", std::string(typed.substr(0, 60))}}) + " " + help().words};
}

CommandReply CommandLine::which(const std::vector<Match>& best) const {
  std::string names;
  for (std::size_t i = 0; i < best.size() && i < 8; ++i) names += (names.empty() ? "" : "; ") + best[i].item->item.name;
  return {.words = use_.words.say("command.which", {{"names", names}})};
}

std::optional<CommandLine::Match> CommandLine::match(const Placed& p, const Words& typed, bool refused_first) const {
  const Words name = without_small(folded_words(p.item.name)), act = without_small(folded_words(p.item.act)),
              token = folded_words(p.item.offer);
  Match m{.item = &p};
  std::vector<bool> in_name(name.size()), in_act(act.size());
  for (const std::string& word : typed) {
    Meeting best = Meeting::none;
    const auto look = [&](const Words& words, std::vector<bool>* seen) {
      for (std::size_t i = 0; i < words.size(); ++i) {
        const Meeting how = meets(word, words[i]);
        if (how != Meeting::none && seen) (*seen)[i] = true;
        best = std::max(best, how);
      }
    };
    look(name, &in_name);
    look(act, &in_act);
    look(token, nullptr);
    if (best == Meeting::none) return std::nullopt;
    m.whole += best == Meeting::whole;
  }
  const auto unseen = [](const std::vector<bool>& seen) {
    return static_cast<int>(std::count(seen.begin(), seen.end(), false));
  };
  m.missing = act.empty() ? unseen(in_name) : std::min(unseen(in_name), unseen(in_act));
  m.exact = typed == name || typed == act;
  m.tier = !p.item.offered ? (refused_first ? -1 : 2) : scene_.counts_as_offer(p) ? 0 : 1;
  return m;
}

// "Why not play the 7 of hearts". In some languages the verb comes last, and the whole name is in the middle.
std::vector<CommandLine::Match> CommandLine::find_within(const Words& typed) const {
  std::vector<Match> best;
  for (std::size_t length = typed.size(); length > 0; --length) {
    for (std::size_t first = 0; first + length <= typed.size(); ++first) {
      const std::span words = std::span(typed).subspan(first, length);
      auto found = find(Words(words.begin(), words.end()), true);
      if (!found.empty() && found[0].exact) return found;
      if (best.empty() && first + length == typed.size()) best = std::move(found);
    }
  }
  return best;
}

std::vector<CommandLine::Match> CommandLine::find(const Words& typed, bool refused_first) const {
  std::vector<Match> all;
  for (const Placed& p : scene_.items())
    // The log names cards too, but a command does not mean these.
    if (scene_.on_top(p) && actable(p.item.role) && scene_.part_of(p) != Part::log)
      if (const auto m = match(p, typed, refused_first)) all.push_back(*m);
  const auto rank = [](const Match& m) { return std::array<int, 4>{m.exact ? 0 : 1, -m.whole, m.missing, m.tier}; };
  const auto best =
      std::min_element(all.begin(), all.end(), [&](const Match& a, const Match& b) { return rank(a) < rank(b); });
  if (best == all.end()) return {};
  const auto least = rank(*best);
  // The beginning of a word means an offer before it means a thing that is not offered. It never means another thing
  // than the complete word.
  std::vector<Match> out;
  for (const Match& m : all)
    if (rank(m) == least) out.push_back(m);
  return out;
}

}  // namespace mathom
