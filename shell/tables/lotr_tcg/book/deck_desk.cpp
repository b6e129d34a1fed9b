#include "shell/tables/lotr_tcg/book/deck_desk.h"

#include <algorithm>

#include "core/json.h"
#include "games/lotr_tcg/decks/deck_link.h"

namespace mathom::lotr_tcg {

namespace {

const CardFacts& desk_facts(int print) { return printed_cards().facts(print); }

// Its word alone: the name is in it.
std::string word_of(const OpenDeck& d) { return link_word(printed_cards(), d.deck, d.name); }
std::optional<OpenDeck> deck_of(const Json& j) {
  const auto* word = j.is_string() ? j.get_ptr<const std::string*>() : nullptr;
  auto read = word ? read_link(printed_cards(), *word) : std::nullopt;
  if (!read || !read->unread.empty()) return std::nullopt;
  return OpenDeck{std::move(read->name), std::move(read->deck)};
}

}  // namespace

const Deck DeckDesk::kNone{};
const std::string DeckDesk::kNoName{};

std::string shelf_text(const TcgShelf& shelf) {
  Json j{{"decks", Json::array()}};
  for (const auto& d : shelf.decks) j["decks"].push_back(word_of({d.name, d.deck.deck}));
  if (shelf.draft) j["draft"] = word_of(*shelf.draft);
  return dump_json(j);
}

TcgShelf read_tcg_shelf(std::string_view text) {
  TcgShelf shelf;
  const auto take = [&](const Json& entry) {
    auto deck = deck_of(entry);
    if (deck) shelf.decks.push_back({deck->name, std::move(*deck)});
    return deck.has_value();
  };
  shelf.damaged = !read_shelf_text(text, take, [&](const Json& draft) { shelf.draft = deck_of(draft); });
  return shelf;
}

void DeckDesk::begin(TableHost& host) {
  text_ = host.kept(kKeptDecks).value_or("");
  shelf_ = read_tcg_shelf(text_);
  if (shelf_.damaged) host.keep(std::string(kKeptDecks) + ".damaged", text_);
  open_ = shelf_.draft;
}

void DeckDesk::refresh(TableHost& host) {
  std::string now = host.kept(kKeptDecks).value_or("");
  if (changed_ || now == text_ || now.empty()) return;
  const TcgShelf theirs = read_tcg_shelf(now);
  if (theirs.damaged) host.keep(std::string(kKeptDecks) + ".damaged", now);
  shelf_.take_over(read_tcg_shelf(text_), theirs);
  text_ = std::move(now);
}

void DeckDesk::begin(OpenDeck deck, Changed changed) {
  open_ = std::move(deck);
  changed_ = std::move(changed);
}

int DeckDesk::copies(int print) const {
  const Deck& d = deck();
  return d.copies(print) + static_cast<int>(std::count(d.sites.begin(), d.sites.end(), print)) +
         (d.ring == print ? 1 : 0) + (d.ring_bearer == print ? 1 : 0);
}

int DeckDesk::copies_of_title(int print) const {
  const Deck& d = deck();
  int n = d.ring_bearer >= 0 && desk_facts(d.ring_bearer).title == desk_facts(print).title ? 1 : 0;
  for (const auto& [card, many] : d.cards) n += desk_facts(card).title == desk_facts(print).title ? many : 0;
  return n;
}

bool DeckDesk::starts(int print) const {
  const auto& start = deck().start;
  return std::find(start.begin(), start.end(), print) != start.end();
}

const Pool* DeckDesk::pool() const {
  if (!pool_ || !pool_->holds(deck())) pool_ = Pool::of(printed_cards(), deck());
  return pool_ ? &*pool_ : nullptr;
}

int DeckDesk::most(int print) const {
  const Pool* from = pool();
  return from ? from->copies(print) + (from->is_lent(print) ? 1 : 0) : kPrints;
}

bool DeckDesk::can_add(int print) const {
  if (copies(print) >= most(print)) return false;
  return desk_facts(print).is_in_draw_deck() ? copies_of_title(print) < kMostOfTitle : copies(print) == 0;
}

void DeckDesk::change(TableHost& host, State to) {
  if (to) arrange(printed_cards(), to->deck);
  if (to == open_) return;
  before_.push_back(std::move(open_));
  after_.clear();
  open_ = std::move(to);
  save(host);
}

void DeckDesk::save(TableHost& host) {
  if (changed_) return changed_(host, deck());
  shelf_.draft = open_;
  refresh(host);
  text_ = shelf_text(shelf_);
  host.keep(kKeptDecks, text_);
}

void DeckDesk::add(TableHost& host, int print) {
  OpenDeck to{name(), deck()};
  const CardFacts& f = desk_facts(print);
  if (f.type == Type::site) {
    std::erase_if(to.deck.sites, [&](int site) { return desk_facts(site).site == f.site; });
    to.deck.sites.push_back(print);
  } else if (f.type == Type::ring) {
    to.deck.ring = print;
  } else {
    to.deck.cards.emplace_back(print, 1);
  }
  change(host, std::move(to));
}

void DeckDesk::remove(TableHost& host, int print) {
  if (!open_) return;
  OpenDeck to = *open_;
  Deck& d = to.deck;
  if (d.ring == print) d.ring = -1;
  std::erase(d.sites, print);
  for (auto& [card, n] : d.cards)
    if (card == print) --n;
  std::erase_if(d.cards, [](const auto& card) { return card.second <= 0; });
  if (d.copies(print) == 0) std::erase(d.start, print);
  change(host, std::move(to));
}

void DeckDesk::bear(TableHost& host, int print) {
  OpenDeck to{name(), deck()};
  to.deck.ring_bearer = to.deck.ring_bearer == print ? -1 : print;
  change(host, std::move(to));
}

void DeckDesk::turn_start(TableHost& host, int print) {
  if (!open_) return;
  OpenDeck to = *open_;
  if (std::erase(to.deck.start, print) == 0) to.deck.start.push_back(print);
  change(host, std::move(to));
}

void DeckDesk::open(TableHost& host, OpenDeck deck) { change(host, std::move(deck)); }

void DeckDesk::rename(TableHost& host, const std::string& name) { change(host, OpenDeck{name, deck()}); }

void DeckDesk::undo(TableHost& host) {
  if (before_.empty()) return;
  after_.push_back(std::exchange(open_, std::move(before_.back())));
  before_.pop_back();
  save(host);
}

void DeckDesk::redo(TableHost& host) {
  if (after_.empty()) return;
  before_.push_back(std::exchange(open_, std::move(after_.back())));
  after_.pop_back();
  save(host);
}

bool DeckDesk::is_unkept() const {
  if (!open_ || deck().size() == 0) return false;
  const auto is_it = [&](const Deck& d) { return d == deck(); };
  Problems problems;
  std::vector<Deck> printed = printed_decks(printed_cards(), problems);
  for (Deck& d : printed) d.id.clear(), arrange(printed_cards(), d);
  return std::none_of(printed.begin(), printed.end(), is_it) &&
         std::none_of(shelf_.decks.begin(), shelf_.decks.end(),
                      [&](const auto& kept) { return is_it(kept.deck.deck); });
}

bool DeckDesk::keep(TableHost& host, const std::string& name) {
  refresh(host);
  if (!shelf_.keep(name, {name, deck()})) return false;
  rename(host, name);
  save(host);
  return true;
}

void DeckDesk::remove_kept(TableHost& host, std::size_t i) {
  shelf_.remove(i);
  save(host);
}

void DeckDesk::restore_kept(TableHost& host) {
  shelf_.restore();
  save(host);
}

}  // namespace mathom::lotr_tcg
