// The words of texts: conditions, moments, modifiers, numbers. Verbs are in verbs/, filters in targets.cpp.
#include "effects/conditions.h"
#include "effects/filters.h"
#include "effects/say.h"
#include "games/lotr_tcg/cards/verbs/verbs.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Clause;
using effects::Names;
using effects::Op;
using effects::Param;
using effects::TextBuilder;
using effects::Trigger;
using C = effects::Condition;
using M = effects::Modifier;

constexpr std::uint32_t kAllButEvents = ~(1u << static_cast<int>(Type::event));

const Names& time_names() {
  static const Names kNames("lotr_tcg.until", {"phase", "skirmish", "regroup", "turn"});
  return kNames;
}
const Names& limit_names() {
  static const Names kNames("lotr_tcg.limit", {"phase", "turn", "skirmish"});
  return kNames;
}
const Names& during_names() {
  static const Names kNames("lotr_tcg.during", {"phase", "turn"});
  return kNames;
}
// As keyword_names, said as what somebody becomes: "an archer".
const Names& given_names() {
  static const Names kNames = [] {
    Names names("lotr_tcg.given", {});
    for (int i = 0; i < keyword_names().size(); ++i) names.add("lotr_tcg.given", keyword_names().word(i));
    return names;
  }();
  return kNames;
}
Param sites() { return effects::targets_param("what", kSiteTarget); }
Param number(std::string_view key, std::int16_t usual) {
  return {.key = key, .kind = Param::Kind::number, .needed = false, .usual = usual};
}

// --- conditions
bool on_no_table(const effects::Host&, const Op&, const Frame&) { return false; }

// "you can spot 2 Elves"
Clause say_spot(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{"lotr_tcg.if.spot", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {op.arg[1]}, TextBuilder::Lying::there)));
}
// Takes the noun out of "character in a skirmish against an Orc"; false: it is not that noun.
bool without_noun(Clause& s) {
  if (s.phrase.key == "lotr_tcg.type.character.n") {
    s = Clause{Phrase{"lotr_tcg.things.none", {}}};
    return true;
  }
  return !s.parts.empty() && without_noun(s.parts.back());
}
// "that Dwarf is an exhausted companion", "that Dwarf is in a skirmish against an Orc".
Clause say_like(const TextBuilder& sp, const Op& op) {
  Clause so = sp.targets(op.arg[1], {TextBuilder::kEach}, TextBuilder::Lying::there);
  const bool bare = !so.parts.empty() && without_noun(so);
  Clause s{Phrase{bare ? "lotr_tcg.if.like.so" : "lotr_tcg.if.like", {}}};
  s.put("what", sp.targets(op.arg[0], {}, TextBuilder::Lying::there));
  return std::move(s.put("so", std::move(so)));
}
// "you cannot spot an Elf": each condition has its own words for that.
Clause say_not(const TextBuilder& sp, const Op& op) {
  Clause s = sp.need(op, 0);
  s.phrase.key = effects::kept_key(s.phrase.key, "not");
  return s;
}
Clause say_was_assigned(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{"lotr_tcg.if.was_assigned", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {1}, TextBuilder::Lying::there)));
}
Clause say_of_player(const TextBuilder& sp, const Op& op, std::string_view key) {
  Clause s{Phrase{key, {}}.number("least", op.arg[1])};
  return std::move(s.put("who", sp.who(op.arg[0])));
}
Clause say_hand(const TextBuilder& sp, const Op& op) { return say_of_player(sp, op, "lotr_tcg.if.hand"); }
Clause say_deck_empty(const TextBuilder& sp, const Op& op) { return say_of_player(sp, op, "lotr_tcg.if.deck_empty"); }
Clause say_none_played(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{op.arg[2] != 0 ? "lotr_tcg.if.none_played.here" : "lotr_tcg.if.none_played", {}}.word(
      "during", during_names().key(op.arg[1]))};
  return std::move(s.put("what", sp.targets(op.arg[0], {TextBuilder::kEach}, TextBuilder::Lying::there)));
}
Clause say_on_path(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{"lotr_tcg.if.on_path", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {TextBuilder::kEach}, TextBuilder::Lying::there)));
}
// "at an underground site"
Clause say_at(const TextBuilder& sp, const Op& op) {
  const bool word = effects::is_word(sp.code(), op.arg[0]);
  Clause s{Phrase{word ? "lotr_tcg.if.at.here" : "lotr_tcg.if.at", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {TextBuilder::kEach}, TextBuilder::Lying::there)));
}

C not_condition() {
  C out = effects::not_condition();
  out.say = say_not;
  return documented(out, "At least one of these does not hold.", R"({"is": "not", "of": [{"is": "ring_worn"}]})");
}
std::vector<C> conditions() {
  const Param phase{.key = "of", .kind = Param::Kind::name, .usual = 0, .names = &phase_names()};
  const Param during{.key = "during", .kind = Param::Kind::name, .usual = 0, .names = &during_names()};
  return {
      documented(C{"spot", {cards_param(), number("least", 1)}, on_no_table, say_spot},
                 "At least so many such cards can be spotted.",
                 R"({"is": "spot", "what": {"type": "companion"}, "least": 5})"),
      documented(C{"like", {cards_param(), cards_param("so")}, on_no_table, say_like}, "That card is such a card.",
                 R"({"is": "like", "what": "bearer", "so": {"keyword": "archer"}})"),
      documented(C{"at", {sites()}, on_no_table, say_at}, "The fellowship is at such a site.",
                 R"({"is": "at", "what": {"keyword": "plains"}})"),
      documented(C{"burdens", {number("least", 1)}, on_no_table}, "There are at least this many burdens.",
                 R"({"is": "burdens", "least": 5})"),
      documented(C{"few_burdens", {number("most", 1)}, on_no_table}, "There are at most this many burdens.",
                 R"({"is": "few_burdens", "most": 4})"),
      documented(C{"pool_below", {number("n", 1)}, on_no_table}, "The twilight pool holds fewer tokens than that.",
                 R"({"is": "pool_below", "n": 3})"),
      documented(C{"ring_worn", {}, on_no_table}, "The Ring-bearer wears the Ring.", R"({"is": "ring_worn"})"),
      documented(C{"phase", {phase}, on_no_table}, "It is that phase.", R"({"is": "phase", "of": "skirmish"})"),
      documented(C{"attached", {}, on_no_table}, "A character bears this card.", R"({"is": "attached"})"),
      documented(C{"was_assigned", {cards_param()}, on_no_table, say_was_assigned},
                 "Such a character has been assigned to a skirmish this turn.",
                 R"({"is": "was_assigned", "what": "bearer"})"),
      documented(C{"hand", {effects::who_param(), number("least", 1)}, on_no_table, say_hand},
                 "That player has at least this many cards in hand.",
                 R"({"is": "hand", "who": "opponent", "least": 7})"),
      documented(C{"deck_empty", {effects::who_param()}, on_no_table, say_deck_empty},
                 "That player has no card in their draw deck.", R"({"is": "deck_empty", "who": "free_player"})"),
      not_condition(),
      documented(effects::any_condition(), "At least one of these holds.",
                 R"({"is": "any", "of": [{"is": "ring_worn"}, {"is": "burdens", "least": 5}]})"),
      documented(effects::number_condition(), "The number is at least `least` and at most `most`.",
                 R"({"is": "number", "of": {"burdens": true}, "least": 3})"),
      documented(C{"on_path", {sites()}, on_no_table, say_on_path}, "Such a site lies on the adventure path.",
                 R"({"is": "on_path", "what": {"number": 6, "your": true}})"),
      documented(C{"none_played", {cards_param(), during, effects::flag_param("here")}, on_no_table, say_none_played},
                 "No such card has been played in that time; `here`: at this site.",
                 R"({"is": "none_played", "what": {"race": "nazgul"}, "during": "turn"})")};
}

// --- moments
Trigger moment(std::string_view word, std::string_view what, std::string_view example) {
  Trigger t{.word = word};
  t.note = {what, example};
  return t;
}
// About one card, and who or what brought it about.
Trigger about(std::string_view word, std::string_view what, std::string_view example, bool is_before = false) {
  Trigger t = moment(word, what, example);
  t.target_kind = t.by_kind = kCardTarget;
  t.is_before = is_before;
  return t;
}
Trigger at_site(std::string_view word, std::string_view what, std::string_view example) {
  Trigger t = moment(word, what, example);
  t.target_kind = kSiteTarget;
  return t;
}
std::vector<Trigger> actions() {
  static constexpr std::string_view kExamples[] = {R"("fellowship")", R"("shadow")",     R"("maneuver")",
                                                   R"("archery")",    R"("assignment")", R"(["maneuver", "skirmish"])",
                                                   R"("regroup")"};
  std::vector<Trigger> out;
  for (int i = 0; i < phase_names().size(); ++i) {
    Trigger t = moment(phase_names().word(i), "A player uses it in that phase; an event is played.",
                       kExamples[static_cast<std::size_t>(i)]);
    t.is_action = t.has_name = true;
    out.push_back(t);
  }
  return out;
}
std::vector<Trigger> moments_of_turn() {
  Trigger played = moment("played", "This card is played.", R"("played")");
  played.types = kAllButEvents;
  return {
      played,
      moment("turn_starts", "A turn of the player begins.", R"("turn_starts")"),
      moment("turn_ends", "A turn ends.", R"("turn_ends")"),
      moment("fellowship_starts", "A fellowship phase begins.", R"("fellowship_starts")"),
      moment("shadow_starts", "A Shadow phase of the player begins.", R"("shadow_starts")"),
      moment("shadow_ends", "A Shadow phase of the player ends.", R"("shadow_ends")"),
      moment("skirmish_ends", "A skirmish phase ends.", R"("skirmish_ends")"),
      moment("at_once", "As soon as the conditions hold.", R"("at_once")"),
      moment("ring_on", "The Ring-bearer puts on the Ring.", R"("ring_on")"),
      moment("moves", "The fellowship moves.", R"("moves")"),
      at_site("moves_from", "The fellowship moves from such a site.", R"({"on": "moves_from", "to": "here"})"),
      at_site("moves_to", "The fellowship moves to such a site.", R"({"on": "moves_to", "to": {"number": [4, 5]}})")};
}
std::vector<Trigger> moments_of_cards() {
  return {
      about("card_played", "Such a card is played.", R"({"on": "card_played", "to": {"race": "elf", "your": true}})"),
      about("played_on", "Such a card is played on such a character.",
            R"({"on": "played_on", "to": {"class": "weapon"}, "by": "this"})"),
      about("about_to_play", "Such an event has been played and would take effect.",
            R"({"on": "about_to_play", "to": {"keyword": "stealth", "type": "event"}})", true),
      about("about_to_wound", "Such a character is about to take a wound.",
            R"({"on": "about_to_wound", "to": "bearer"})", true),
      about("wounded", "Such a character has taken a wound.", R"({"on": "wounded", "to": "ring_bearer"})"),
      about("about_to_exert", "Such a character is about to exert.",
            R"({"on": "about_to_exert", "to": {"type": "companion"}})", true),
      about("exerted", "Such a character has exerted.", R"({"on": "exerted", "to": "ring_bearer"})"),
      about("about_to_heal", "Such a character is about to heal.", R"({"on": "about_to_heal", "to": "ring_bearer"})",
            true),
      about("discarded", "Such a card has been discarded from play.",
            R"({"on": "discarded", "to": {"class": "weapon", "your": true}})"),
      about("assigned", "Such a character has been assigned to a skirmish.", R"({"on": "assigned", "to": "bearer"})"),
      about("wins_skirmish", "Such a character is on the side that has won a skirmish; `by`: against such a character.",
            R"({"on": "wins_skirmish", "to": "this"})"),
      about("loses_skirmish",
            "Such a character is on the side that has lost a skirmish; `by`: against such a character. Once for each "
            "who has lost",
            R"({"on": "loses_skirmish", "to": {"type": "minion"}, "by": "bearer"})"),
      about("killed", "Such a character is killed; `by`: in a skirmish with such a card, or by its text.",
            R"({"on": "killed", "to": {"type": "companion"}, "by": {"race": "orc"}})")};
}
std::vector<Trigger> triggers() {
  std::vector<Trigger> out = actions();
  for (const auto& more : {moments_of_turn(), moments_of_cards()}) out.insert(out.end(), more.begin(), more.end());
  return out;
}

// --- what stands
Clause say_text_of(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{"lotr_tcg.give.text_of", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {TextBuilder::kEach}, TextBuilder::Lying::there)));
}
Clause say_cost(const TextBuilder& sp, const Op& op) {
  constexpr std::size_t kN = 1, kTo = 2;
  Clause s{Phrase{op.arg[kTo] >= 0 ? "lotr_tcg.give.cost.to" : "lotr_tcg.give.cost", {}}};
  s.put("on", sp.targets(op.arg[0], {TextBuilder::kEvery}, TextBuilder::Lying::there))
      .put("n", sp.value(op.arg[kN], true));
  if (op.arg[kTo] >= 0) s.put("to", sp.targets(op.arg[kTo], {}, TextBuilder::Lying::there));
  return s;
}
Param on_cards() {
  Param on = cards_param("on", false);
  on.usual = 0;
  return on;
}
Param wherever() {
  Param on = cards_param("on");
  on.anywhere = true;
  return on;
}
// What is more or less.
std::vector<M> modifiers_of_numbers() {
  const Param on = on_cards(), anywhere = wherever(), n = signed_param();
  const Param word{.key = "word", .kind = Param::Kind::name, .usual = 0, .names = &given_names()};
  return {
      documented(M{"strength", {on, n}}, "Such cards have more strength.", R"({"mod": "strength", "n": 2})"),
      documented(M{"cost", {anywhere, n, cards_param("to", false)}, say_cost},
                 "Such cards have another twilight cost when they are played; `to`: on such a character.",
                 R"({"mod": "cost", "on": {"race": "nazgul"}, "n": -1})"),
      documented(M{"text_of", {sites()}, say_text_of}, "It has the text of that site.",
                 R"({"mod": "text_of", "what": {"number": 6, "your": true}})"),
      documented(M{"keyword", {on, word}}, "Such cards have that keyword.", R"({"mod": "keyword", "word": "fierce"})"),
      documented(M{"damage", {on, n}}, "Such cards deal so many wounds more when they win a skirmish.",
                 R"({"mod": "damage", "on": "bearer", "n": 1})"),
      documented(M{"defender", {on, n}}, "So many minions more may be assigned to such companions.",
                 R"({"mod": "defender", "n": 1})"),
      documented(M{"fellowship_archery", {n}}, "The fellowship archery total is changed.",
                 R"({"mod": "fellowship_archery", "n": -1})"),
      documented(M{"minion_archery", {n}}, "The minion archery total is changed.",
                 R"({"mod": "minion_archery", "n": 1})"),
      documented(M{"roaming", {anywhere, n}}, "The roaming penalty of such cards is changed.",
                 R"({"mod": "roaming", "on": {"race": "nazgul"}, "n": -2})")};
}
// What characters and their cards do, or do not.
std::vector<M> modifiers_of_characters() {
  const Param on = on_cards(), n = signed_param();
  return {
      documented(M{"shadow_number", {n}}, "The Shadow number of each site is changed.",
                 R"({"mod": "shadow_number", "n": -1})"),
      documented(M{"needs_triple", {on}}, "Such characters are overwhelmed only if their strength is tripled.",
                 R"({"mod": "needs_triple", "on": "bearer"})"),
      documented(M{"one_wound", {on}}, "Such characters take at most 1 wound in each skirmish phase.",
                 R"({"mod": "one_wound", "on": "bearer"})"),
      documented(M{"no_wounds", {on}}, "Such characters take no wounds.", R"({"mod": "no_wounds", "on": "bearer"})"),
      documented(M{"no_healing", {on}}, "Wounds may not be removed from such characters.",
                 R"({"mod": "no_healing", "on": "bearer"})"),
      documented(M{"burdens_stay", {}}, "Burdens may not be removed.", R"({"mod": "burdens_stay"})"),
      documented(M{"no_bonus", {on, cards_param("from")}}, "Such characters have no strength from such cards.",
                 R"({"mod": "no_bonus", "on": {"against": "this"}, "from": {"class": "weapon"}})"),
      documented(M{"gives_no_strength", {on}}, "Such cards give their bearers no strength.",
                 R"({"mod": "gives_no_strength"})"),
      documented(M{"no_text", {on}}, "Such cards have no text.", R"({"mod": "no_text", "on": {"type": "ring"}})"),
      documented(M{"takes_part", {on}}, "Such allies take part in archery fire and skirmishes.",
                 R"({"mod": "takes_part"})"),
      documented(M{"no_archery", {on}}, "Such archers do not add to the archery total.", R"({"mod": "no_archery"})")};
}
// What players may do, or not.
std::vector<M> modifiers_of_players() {
  const Param on = on_cards(), anywhere = wherever();
  const Param phase{.key = "phase", .kind = Param::Kind::name, .usual = 0, .names = &phase_names()};
  return {
      documented(M{"extra_weapon", {}}, "It may be borne beside another hand weapon.", R"({"mod": "extra_weapon"})"),
      documented(M{"not_assigned_to", {on, cards_param("to")}},
                 "The opponent may not assign such characters to fight such minions.",
                 R"({"mod": "not_assigned_to", "on": {"type": "companion"}, "to": "this"})"),
      documented(M{"stays", {on}}, "Opponents may not discard such cards.",
                 R"({"mod": "stays", "on": {"keyword": "tale"}})"),
      documented(M{"skip", {phase}}, "That phase is left out.", R"({"mod": "skip", "phase": "archery"})"),
      documented(M{"forbid", {phase}}, "Nobody plays events or uses texts of that phase.",
                 R"({"mod": "forbid", "phase": "skirmish"})"),
      documented(M{"not_played", {anywhere}}, "Such cards may not be played.",
                 R"({"mod": "not_played", "on": {"type": "event"}})")};
}
std::vector<M> modifiers() {
  std::vector<M> out;
  for (const auto& list : {modifiers_of_numbers(), modifiers_of_characters(), modifiers_of_players()})
    out.insert(out.end(), list.begin(), list.end());
  return out;
}

Verbs all_verbs() {
  Verbs out;
  for (const Verbs& list : {character_verbs(), card_verbs(), token_verbs(), skirmish_verbs(), site_verbs()})
    out.insert(out.end(), list.begin(), list.end());
  return out;
}

int on_nothing(const effects::Host&, int, const Frame&) { return 0; }
std::vector<effects::Measure> measures() {
  effects::Measure strength{.word = "strength", .target_kind = kCardTarget, .of = on_nothing};
  strength.note.what = "the strength of that card now";
  effects::Measure burdens{.word = "burdens", .of = on_nothing, .counted = true};
  burdens.note.what = "how many burdens there are";
  return {strength, burdens};
}

}  // namespace

const effects::Language& language() {
  static const effects::Language kLanguage(
      "lotr_tcg",
      {.verbs = all_verbs(),
       .selectors = {"opponent", "free_player", "shadow_players", "owner", "anyone"},
       .many = {"shadow_players"},
       .conditions = conditions(),
       .target_kinds = target_kinds(),
       .triggers = triggers(),
       .modifiers = modifiers(),
       .limits = &limit_names(),
       .selector_notes = {"the player whose turn it is", "the player whose text this is", "the player who was chosen",
                          "each player, for themselves", "each player but the one whose turn it is",
                          "an opponent of the player whose text this is, the same through the text",
                          "the Free Peoples player", "each Shadow player",
                          "the owner of the card that the moment is about", "any player; used for whose cards"},
       .limit_notes = {"once a phase", "once a turn", "once a skirmish"},
       .you = true,
       .measures = measures(),
       .times = &time_names(),
       .time_notes = {"until the end of the phase", "until the end of the skirmish", "until the regroup phase begins",
                      "until the end of the turn"},
       .extras = {.counts_uses = true,
                  .many_moments = true,
                  .named_choices = true,
                  .instead = true,
                  .amounts = true,
                  .repeats = true,
                  .to_play = true,
                  .sums = true,
                  .later = true}});
  return kLanguage;
}

}  // namespace mathom::lotr_tcg
