// The words of texts: moments and modifiers. Verbs are in verbs/, filters in targets.cpp, conditions and numbers in
// conditions.cpp.
#include "effects/say/nouns.h"
#include "games/lotr_tcg/cards/conditions.h"
#include "games/lotr_tcg/cards/verbs/steps.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Clause;
using effects::Names;
using effects::Op;
using effects::Param;
using effects::TextBuilder;
using effects::Trigger;
using M = effects::Modifier;

constexpr std::uint32_t kAllButEvents = ~(1u << static_cast<int>(Type::event));

const Names& time_names() {
  static const Names kNames("lotr_tcg.until", {"phase", "skirmish", "regroup", "turn"});
  return kNames;
}
const Names& limit_names() {
  static const Names kNames("lotr_tcg.limit", {"phase", "turn", "skirmish", "player"});
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
// The owner of the card causes it.
Trigger by_owner(Trigger t) {
  t.is_by_owner = true;
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
  Trigger as_soon = moment("at_once", "As soon as the conditions hold.", R"("at_once")");
  as_soon.is_state = true;
  return {
      played,
      moment("turn_starts", "A turn of the player begins.", R"("turn_starts")"),
      moment("turn_ends", "A turn ends.", R"("turn_ends")"),
      moment("fellowship_starts", "A fellowship phase begins.", R"("fellowship_starts")"),
      moment("shadow_starts", "A Shadow phase of the player begins.", R"("shadow_starts")"),
      moment("shadow_ends", "A Shadow phase of the player ends.", R"("shadow_ends")"),
      moment("skirmish_ends", "A skirmish phase ends.", R"("skirmish_ends")"),
      as_soon,
      moment("ring_on", "The Ring-bearer puts on the Ring.", R"("ring_on")"),
      moment("moves", "The fellowship moves.", R"("moves")"),
      at_site("moves_from", "The fellowship moves from such a site.", R"({"on": "moves_from", "to": "here"})"),
      at_site("moves_to", "The fellowship moves to such a site.", R"({"on": "moves_to", "to": {"number": [4, 5]}})")};
}
// A companion or ally lies in the dead pile before anything is done about it.
Trigger killed() {
  Trigger t = about("killed", "Such a character is killed; `by`: in a skirmish with such a card, or by its text.",
                    R"({"on": "killed", "to": {"type": "companion"}, "by": {"race": "orc"}})");
  t.lands_in = kInDead;
  return t;
}
std::vector<Trigger> moments_of_cards() {
  return {
      by_owner(about("card_played", "Such a card is played.",
                     R"({"on": "card_played", "to": {"race": "elf", "your": true}})")),
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
      killed()};
}
std::vector<Trigger> triggers() {
  std::vector<Trigger> out = actions();
  for (const auto& more : {moments_of_turn(), moments_of_cards()}) out.insert(out.end(), more.begin(), more.end());
  return out;
}

// --- what stands
Clause say_text_of(const TextBuilder& sp, const Op& op) {
  const bool is_named = effects::Nouns(sp).means_same(sp.now().asked, op.arg[0]);  // "while your site 3 ..."
  Clause s{Phrase{is_named ? "lotr_tcg.give.text_of.its" : "lotr_tcg.give.text_of", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {TextBuilder::kEach}, TextBuilder::Lying::there)));
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
      documented(M{"cost", {anywhere, n, cards_param("to", false)}},
                 "Such cards have another twilight cost when they are played; `to`: on such a character.",
                 R"({"mod": "cost", "on": {"race": "nazgul"}, "n": -1})"),
      documented(M{"text_of", {sites()}, say_text_of}, "It has the text of that site.",
                 R"({"mod": "text_of", "what": {"number": 6, "your": true}})"),
      documented(M{"keyword", {on, word}}, "Such cards have that keyword.", R"({"mod": "keyword", "word": "fierce"})"),
      documented(M{"damage", {on, n}}, "Such cards deal this many more wounds when they win a skirmish.",
                 R"({"mod": "damage", "on": "bearer", "n": 1})"),
      documented(M{"defender", {on, n}}, "This many more minions may be assigned to such companions.",
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
  M skip{"skip", {phase}};
  skip.in_a_row = true;
  return {
      documented(M{"extra_weapon", {}}, "It may be borne beside another hand weapon.", R"({"mod": "extra_weapon"})"),
      documented(M{"not_assigned_to", {on, cards_param("to")}},
                 "The opponent may not assign such characters to fight such minions.",
                 R"({"mod": "not_assigned_to", "on": {"type": "companion"}, "to": "this"})"),
      documented(M{"stays", {on}}, "Opponents may not discard such cards.",
                 R"({"mod": "stays", "on": {"keyword": "tale"}})"),
      documented(skip, "That phase is left out.", R"({"mod": "skip", "phase": "archery"})"),
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
  // A step that names no player is said as an order to whoever plays the card.
  const auto is_order = [](const TextBuilder&, const Op&, int actor) { return actor == effects::kWhoSelf; };
  for (effects::Verb& verb : out) {
    if (!verb.changes) verb.changes = changes_if_possible;
    const bool names_player = !verb.params.empty() && verb.params[0].kind == Param::Kind::who;
    if (!names_player && !verb.say) verb.omits_subject = is_order;
  }
  return out;
}

}  // namespace

const effects::Language& language() {
  static const effects::Language kLanguage(
      "lotr_tcg",
      {.verbs = all_verbs(),
       .selectors = {"opponent", "free_player", "shadow_players", "owner", "anyone"},
       .owner = "owner",
       .opponent = "opponent",
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
       .limit_notes = {"once a phase", "once a turn", "once a skirmish",
                       "once a skirmish for each player whose characters lose it"},
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
                  .later = true,
                  .as_far_as = true}});
  return kLanguage;
}

}  // namespace mathom::lotr_tcg
