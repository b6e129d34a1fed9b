#include "shell/tables/lotr_tcg/deck_choice.h"

#include <algorithm>

#include "core/json.h"
#include "games/lotr_tcg/decks/pool.h"
#include "games/lotr_tcg/state/deal.h"
#include "shell/tables/lotr_tcg/book/card_words.h"
#include "shell/tables/lotr_tcg/book/deck_desk.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

// The decks of the program. A test proves that they are sound.
const std::vector<Deck>& decks() {
  static const std::vector<Deck> kDecks = [] {
    Problems none;
    return printed_decks(printed_cards(), none);
  }();
  return kDecks;
}

std::vector<std::string> faults_of(const TableHost& host, const Deck& deck) {
  std::vector<std::string> out;
  for (const DeckFault& f : deck_faults(printed_cards(), deck)) out.push_back(fault_words(host, f));
  if (deck.size() > kMostDrawDeck)
    out.push_back(host.say(Phrase{"lotr_tcg.decks.large", {}}.number("n", deck.size()).number("most", kMostDrawDeck)));
  return out;
}

// The decks of the program, then the kept decks.
std::vector<DeckOffer> offers_of(const TableHost& host) {
  std::vector<DeckOffer> out;
  for (const Deck& d : decks())
    out.push_back({.name = host.say("lotr_tcg.deck_name." + d.id),
                   .note = host.say("lotr_tcg.decks.note." + d.id),
                   .deck = d,
                   .printed = true,
                   .faults = {}});
  for (auto& [name, kept] : read_tcg_shelf(host.kept(kKeptDecks).value_or("")).decks)
    out.push_back({.name = name,
                   .note = host.say("lotr_tcg.decks.kept"),
                   .deck = kept.deck,
                   .faults = faults_of(host, kept.deck)});
  DeckOffer sealed{.name = host.say("lotr_tcg.book.pool.auto"),
                   .note = host.say("lotr_tcg.book.pool.auto.note"),
                   .deck = {},
                   .faults = {}};
  for (int seat = 0; seat < kMostSeats; ++seat)
    sealed.by_seat.push_back(build_sealed(printed_cards(), Pool(printed_cards(), host.chance() % kMostPool + 1)));
  out.push_back(std::move(sealed));
  return out;
}

bool same_cards(Deck a, Deck b) {
  a.id.clear(), b.id.clear();
  arrange(printed_cards(), a), arrange(printed_cards(), b);
  return a == b;
}

// A sealed deck that the program has built stays the same until the player chooses again.
int place_of(std::vector<DeckOffer>& offers, const Json& deck, int seat) {
  const std::string* id = deck.is_string() ? deck.get_ptr<const std::string*>() : nullptr;
  Problems none;
  const Deck own = id ? Deck{} : read_deck(printed_cards(), "decks", dump_json(deck), none);
  const auto found = std::find_if(offers.begin(), offers.end(), [&](const DeckOffer& o) {
    return id ? o.printed && o.deck.id == *id : !o.printed && same_cards(o.deck, own);
  });
  if (found == offers.end() && own.pool != 0) {
    offers.back().by_seat[at(seat)] = own;
    return static_cast<int>(offers.size()) - 1;
  }
  return found == offers.end() ? -1 : static_cast<int>(found - offers.begin());
}

// A seat without a choice has one of them, by seat, as the game decides.
DeckChoice read_choice(std::vector<DeckOffer>& offers, const Json& config) {
  DeckChoice out;
  const Json* named = member(config, "decks");
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const bool names = named && named->is_array() && static_cast<int>(named->size()) > seat;
    out[at(seat)] = place_of(offers, names ? (*named)[at(seat)] : Json(usual_deck(seat)), seat);
  }
  return out;
}

Json with_choice(const std::vector<DeckOffer>& offers, Json config, const DeckChoice& choice) {
  const Json before = config.value("decks", Json::array());
  Json named = Json::array();
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const int deck = choice[at(seat)];
    if (deck < 0) {
      named.push_back(before[at(seat)]);
      continue;
    }
    const DeckOffer& offer = offers[at(deck)];
    Deck own = offer.by_seat.empty() ? offer.deck : offer.by_seat[at(seat)];
    own.id = "own";
    named.push_back(offer.printed ? Json(offer.deck.id) : deck_json(printed_cards(), own));
  }
  config["decks"] = std::move(named);
  return config;
}

}  // namespace

// The name of each deck, and of the chosen one what it is about, or what is wrong with it.
void DeckChoiceScreen::build_seat(const TableHost& host, const Canvas& c, Rect& column, int seat) {
  const std::string &who = players_[at(seat)], id = "decks/" + std::to_string(seat);
  c.heading(id + "/heading", cut_top(column, c.heading_height(who, column.w)), who, 2, kGold);
  std::vector<std::string> names;
  for (const DeckOffer& offer : offers_) names.push_back(offer.name);
  c.scene().begin_zone(id, {.name = who, .list = true});
  now_[at(seat)] = c.segments(id, cut_top(column, c.segments_height(names, column.w)), who, names, now_[at(seat)]);
  c.scene().end_zone();
  cut_top(column, kStep / 2);
  const int deck = now_[at(seat)];
  const std::string note = deck < 0 ? host.say("lotr_tcg.decks.own") : offers_[at(deck)].note;
  cut_top(column, c.paragraph(id + "/note", column, c.small(), note, kTextSoft) + kStep / 2);
  int n = 0;
  if (deck >= 0)
    for (const std::string& words : offers_[at(deck)].faults)
      cut_top(column, c.paragraph(id + "/fault/" + std::to_string(n++), column, c.small(), words, kWarn) + kStep / 2);
  cut_top(column, 1.5f * kStep);
}

std::string DeckChoiceScreen::fault(const TableHost& host) const {
  for (std::size_t seat = 0; seat < players_.size(); ++seat)
    if (now_[seat] >= 0 && !offers_[at(now_[seat])].faults.empty())
      return host.say("shell.named",
                      {{"name", offers_[at(now_[seat])].name}, {"words", offers_[at(now_[seat])].faults.front()}});
  return {};
}

// Decks that the rules forbid cannot be chosen, and say why.
bool DeckChoiceScreen::build_use(TableHost& host, const Canvas& c, Rect foot) {
  const std::string words = host.say("lotr_tcg.decks.use"), why = fault(host);
  const float button = std::min(foot.w, c.em(420));
  c.scene().begin_zone("use", {.name = words});
  const Item use{.id = "use",
                 .name = words,
                 .description = why,
                 .rect = {foot.centre().x - button / 2, foot.y, button, foot.h},
                 .offered = why.empty(),
                 .primary = true};
  const Reaction is = c.button(use, {.weight = Weight::primary});
  c.scene().end_zone();
  if (is.refused) host.notify(why, Urgency::assertive);
  return is.activated;
}

void DeckChoiceScreen::build(TableHost& host, Scene& scene) {
  const Canvas c(scene, host.letters(), host.looks().text_scale);
  bool leave = false;
  const std::string heading = host.say("lotr_tcg.decks.title");
  Rect area = c.screen_bar(heading, host.say("shell.back"), leave);
  Rect foot = cut_bottom(area, c.control_height() + 2 * kStep);
  c.bar({0, foot.y, scene.screen().w, scene.screen().h - foot.y});
  const float wide = std::min(area.w - 2 * kStep, c.em(760));
  const float top = scene.begin_scroll("decks/list", heading, area);
  Rect column{area.centre().x - wide / 2, top + kStep, wide - 14, 20000};
  for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) build_seat(host, c, column, seat);
  scene.end_scroll(column.y - top + kStep);
  const bool used = build_use(host, c, foot.inset(kStep));
  if (used) done_(now_);
  if (used || leave) host.close_page();
}

ConfigEditor deck_editor(const TableHost& host, const Json& config, const std::vector<std::string>& players) {
  std::vector<DeckOffer> offers = offers_of(host);
  const DeckChoice now = read_choice(offers, config);
  std::string words;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const std::string deck = now[seat] < 0 ? host.say("lotr_tcg.decks.own") : offers[at(now[seat])].name;
    words += (seat == 0 ? "" : " · ") + host.say("lotr_tcg.decks.now", {{"player", players[seat]}, {"deck", deck}});
  }
  ConfigEditor e{
      .name = host.say("lotr_tcg.decks.edit"), .note = host.say("lotr_tcg.decks.about"), .now = words, .open = {}};
  e.open = [now, offers, players, config](std::function<void(Json)> done) -> PagePtr {
    return std::make_unique<DeckChoiceScreen>(now, offers, players,
                                              [offers, config, done = std::move(done)](const DeckChoice& choice) {
                                                done(with_choice(offers, config, choice));
                                              });
  };
  return e;
}

}  // namespace mathom::lotr_tcg
