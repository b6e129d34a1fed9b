#include "games/lotr_tcg/decks/deck_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <utility>

#include "games/lotr_tcg/decks/deck_line.h"
#include "games/lotr_tcg/decks/deck_link.h"
#include "games/lotr_tcg/decks/deck_markup.h"
#include "games/lotr_tcg/decks/deck_table.h"
#include "games/lotr_tcg/decks/pool.h"

namespace mathom::lotr_tcg {
namespace {

using Heading = CardNames::Heading;

class ListReader {
 public:
  ListReader(const Catalog& c, const CardNames& names) : c_(c), names_(names), table_(names.columns()) {}

  DeckReading read(std::string_view written) {
    const bool cut = written.size() > kMostListText;
    const std::string text = with_plain_ends(written.substr(0, kMostListText));
    const std::vector<std::string_view> lines = lines_of(text);
    const std::vector<bool> ordered = ordinals(lines);
    for (const std::string_view one : lines) {
      const bool is_ordered = ordered[static_cast<std::size_t>(number_++)];
      source(trimmed(one), is_ordered);
    }
    settle();
    refuse_lone_count();
    if (cut) out_.unread.push_back({number_, "", {"lotr_tcg.list.why.long", {}}});
    finish();
    return std::move(out_);
  }

 private:
  Phrase about(const char* key, int print) const { return Phrase{key, {}}.word("card", c_.facts(print).key); }
  void refuse(Phrase why) { out_.unread.push_back({number_, whole_, why}); }

  void source(std::string_view s, bool is_ordered) {
    if (is_ordered) s = trimmed(s.substr(s.find_first_of(".)") + 1));
    const std::vector<std::string> plain = plain_lines(s);
    for (const std::string& one : plain) {
      whole_ = plain.size() == 1 ? std::string(s) : std::string(trimmed(one));
      const Heading before = section_;
      const bool is_row = section_ != Heading::notes && !is_rule(one);
      const auto row = is_row ? table_.row(trimmed(one)) : std::nullopt;
      if (row && names_.heading(row->place) != Heading::none) section_ = names_.heading(row->place);
      const Heading within = section_;
      line(row ? std::string_view(row->line) : std::string_view(one));
      if (section_ == within) section_ = before;
    }
  }
  void line(std::string_view s) {
    for (s = trimmed(s); s.starts_with("> ") || s == ">";) s = trimmed(s.substr(1));
    const bool notes = section_ == Heading::notes;
    if (!notes && lone_count(s)) return;
    settle();
    if (is_rule(s) || pool(s) || (!notes && (table_.begin(s) || packed(s))) || heading(s) || notes) return;
    for (const std::string_view bullet : {"- ", "* ", "\xE2\x80\xA2", "\xE2\x80\x93 ", "[ ] ", "[x] ", "[X] "})
      if (s.starts_with(bullet)) s = trimmed(s.substr(bullet.size()));
    while (s.starts_with("[") && s.ends_with("]")) s = trimmed(s.substr(1, s.size() - 2));
    if (s.starts_with("#")) s.remove_prefix(1);
    const Heading before = section_;
    if (const std::size_t colon = s.find(':'); colon != std::string_view::npos)
      if (const Heading label = label_of(s.substr(0, colon)); label != Heading::none)
        section_ = label, s = trimmed(s.substr(colon + 1));
    if (section_ == Heading::name)
      out_.name = s;
    else if (section_ != Heading::about && section_ != Heading::notes && (section_ == before || !packed(s)))
      wait_for_count(s, section_ != before);
    section_ = before;
  }

  // --- how many stands in a line of its own, where a table was copied: behind the name, if the line above is one
  // without a count, else in front of it. All others of a list stand as the first of them does.
  void wait_for_count(std::string_view s, bool labelled) {
    waiting_ = {std::string(s), whole_, number_, section_, labelled, std::exchange(count_above_, 0)};
  }
  void settle() {
    if (waiting_.number == 0) return;
    const Waiting w = std::exchange(waiting_, {});
    const int number = std::exchange(number_, w.number);
    const std::string whole = std::exchange(whole_, w.whole);
    const Heading section = std::exchange(section_, w.section);
    labelled_ = w.labelled;
    ListLine one = scan_line(w.text);
    if (w.count > 0 && !one.counted) one.count = w.count;
    if (one.name.empty() || !fitting(one).empty() || !several(w.text)) card(one);
    number_ = number, whole_ = whole, section_ = section;
  }
  bool lone_count(std::string_view s) {
    const auto count = count_alone(s);
    if (!count) return false;
    const bool above = waiting_.number > 0 && waiting_.number == number_ - 1 && waiting_.count == 0 &&
                       !scan_line(waiting_.text).counted;
    if (above && counts_stand_ != Counts::in_front) {
      counts_stand_ = Counts::behind;
      waiting_.count = *count;
      settle();
      return true;
    }
    settle();
    refuse_lone_count();
    counts_stand_ = Counts::in_front;
    count_above_ = *count, count_line_ = number_, count_text_ = whole_;
    return true;
  }
  // No card stands next to it.
  void refuse_lone_count() {
    if (std::exchange(count_above_, 0) > 0)
      out_.unread.push_back({count_line_, count_text_, {"lotr_tcg.list.why.unknown", {}}});
  }

  // --- several cards in a line without their numbers: "Legolas, Gimli". A name may hold such a sign itself.
  bool several(std::string_view s) {
    const std::vector<std::string_view> all = cards_in_line(s, [&](std::string_view part) {
      const ListLine one = scan_line(part);
      return (one.number && one.name.empty()) || names_.begins_name(one.name);
    });
    for (const std::string_view part : all) {
      whole_ = part;
      card(scan_line(part));
    }
    return !all.empty();
  }
  // "4 copies: Athelas" is a card.
  Heading label_of(std::string_view words) const {
    const bool counts = !words.empty() && words.front() >= '0' && words.front() <= '9';
    return counts ? Heading::none : names_.heading(words);
  }
  // Nothing, or a line of signs between two parts.
  static bool is_rule(std::string_view s) { return s.find_first_not_of("-=*_~.|:+ ") == std::string_view::npos; }
  // "Sealed pool: 4711".
  bool pool(std::string_view s) {
    const std::size_t colon = s.find(':');
    if (colon == std::string_view::npos || names_.heading(s.substr(0, colon)) != Heading::pool) return false;
    s = trimmed(s.substr(colon + 1));
    std::uint32_t seed = 0;
    const auto [end, fault] = std::from_chars(s.data(), s.data() + s.size(), seed);
    if (fault != std::errc() || end != s.data() + s.size() || seed < 1 || seed > kMostPool)
      return refuse(Phrase{"lotr_tcg.list.why.pool", {}}.number("most", kMostPool)), true;
    out_.deck.pool = seed;
    return true;
  }
  // A heading, with how many cards stand below it or without; what else follows a colon makes it a label.
  bool is_label(std::string_view s) const {
    const std::size_t colon = s.find(':');
    if (colon == std::string_view::npos) return false;
    const std::string_view rest = trimmed(s.substr(colon + 1));
    const bool counts = rest.find_first_not_of("0123456789 ()") == std::string_view::npos;
    if (rest.empty() || counts) return false;
    const Heading kind = names_.heading(s.substr(0, colon)), under = names_.heading(rest);
    const bool is_kind = kind == Heading::free_peoples || kind == Heading::shadow || kind == Heading::other;
    return under != Heading::about && (!is_kind || under == Heading::none);  // "Shadow: Moria (20)"
  }
  // Headings change what the lines below are for; a name stands in front of all cards.
  bool heading(std::string_view s) {
    const bool numbered = s.starts_with("#") && s.size() > 1 && s[1] >= '0' && s[1] <= '9';  // "#4 Moria Lake"
    const bool comment = (s.starts_with("#") && !numbered) || s.starts_with("//");
    const bool marked = comment || s.starts_with("=");
    const bool names = s.starts_with("#") && out_.taken == 0 && out_.name.empty() && section_ == Heading::none;
    if (!comment && (scan_line(s).number || is_label(s))) return false;
    while (!s.empty() && std::string_view("#/=[*_ ").find(s.front()) != std::string_view::npos) s.remove_prefix(1);
    while (!s.empty() && std::string_view("=]*_ ").find(s.back()) != std::string_view::npos) s.remove_suffix(1);
    const Heading known = names_.heading(s);
    const bool is_item =
        whole_.starts_with("#") && !names && !names_.named(scan_line(s).name).empty();  // of a wiki's list
    if (known == Heading::none && is_item) return false;
    if (known == Heading::none && !marked && !s.ends_with(":")) return false;
    if (known == Heading::none && names)
      out_.name = s;
    else if (known != Heading::name && known != Heading::about && !(comment && known == Heading::none))
      section_ = known;
    bearer_named_ = bearer_named_ || known == Heading::ring_bearer;
    if (known == Heading::drafted) drafted_line_ = number_;
    return true;
  }
  // "bearer|ring|sites|cards", or card numbers with commas between them.
  bool packed(std::string_view s) {
    const auto parts = packed_parts(s);
    const Heading before = section_;
    const bool divided = parts.size() > 2;
    for (std::size_t i = 0; i < parts.size(); ++i)
      for (const std::string_view piece : parts[i]) {
        whole_ = piece;
        labelled_ = false;
        if (divided) section_ = i == 0 ? Heading::ring_bearer : Heading::other;
        card(scan_line(piece));
      }
    section_ = before;
    return !parts.empty();
  }

  // A remark in brackets may say what a heading says: "Sam, Son of Hamfast (starting)".
  Heading place_of(const ListLine& line) const {
    for (const std::string_view remark : line.remarks)
      if (const Heading said = names_.heading(remark); said == Heading::start || said == Heading::ring_bearer)
        return said;
    return section_;
  }

  void card(const ListLine& line) {
    const int print = print_of(line);
    if (print < 0) return;
    if (section_ == Heading::drafted) return drafted(print, line.count);
    const CardFacts& f = c_.facts(print);
    const bool numbered = f.type == Type::site && line.count == f.site;  // "7 Anduin Wilderland": its number
    if (line.count < 1 || line.count > 99) return refuse(Phrase{"lotr_tcg.list.why.number", {}});
    Heading place = place_of(line);
    if (is_other_bearer(print, place)) place = Heading::other;
    const bool bears = place == Heading::ring_bearer || (place == Heading::start && can_bear_ring(c_, print));
    if (f.type == Type::site || f.type == Type::ring || bears) {
      if (line.count > 1 && !numbered) return refuse(about("lotr_tcg.list.why.once", print));
      return beside(print, place);
    }
    if (out_.deck.copies(print) + line.count > kMostOfTitle)
      return refuse(about("lotr_tcg.list.why.many", print).number("n", out_.deck.copies(print) + line.count));
    ++out_.taken;
    if (place != Heading::start || f.type != Type::companion)
      return out_.deck.cards.emplace_back(print, line.count), void();
    // Of a unique companion one copy starts, and the others are in the draw deck.
    auto& start = out_.deck.start;
    const auto there = std::count(start.begin(), start.end(), print);
    const auto more = f.unique ? 1 - std::min<std::ptrdiff_t>(there, 1) : line.count;
    start.insert(start.end(), static_cast<std::size_t>(more), print);
    starting_[print] += line.count;
  }
  // The place of the Ring-bearer is taken, and the card stands there only because of the heading above it, or because
  // it starts: it is one of the draw deck.
  bool is_other_bearer(int print, Heading place) const {
    const Deck& d = out_.deck;
    const Type type = c_.facts(print).type;
    if (d.ring_bearer < 0 || d.ring_bearer == print || type == Type::site || type == Type::ring) return false;
    return (place == Heading::ring_bearer && !labelled_) || (place == Heading::start && can_bear_ring(c_, print));
  }
  void drafted(int print, int n) {
    drafted_line_ = number_;
    if (n < 1 || n > kMostDrafted)
      return refuse(Phrase{"lotr_tcg.list.why.number_drafted", {}}.number("most", kMostDrafted));
    ++out_.taken;
    out_.deck.from.emplace_back(print, n);
  }
  // The Ring-bearer, the Ring, a site: each once. Lists name the first two by themselves and with those who start.
  void beside(int print, Heading place) {
    const Type type = c_.facts(print).type;
    Deck& d = out_.deck;
    int* one = type == Type::ring ? &d.ring : type == Type::site ? nullptr : &d.ring_bearer;
    if (one == &d.ring_bearer && !can_bear_ring(c_, print)) return refuse(about("lotr_tcg.list.why.not_bearer", print));
    if (one && *one == print && (place == Heading::start || place == Heading::ring_bearer)) return;
    if (one == &d.ring_bearer && place == Heading::ring_bearer && !std::exchange(bearer_is_called_, true) && *one >= 0)
      d.cards.emplace_back(std::exchange(*one, -1), 1);  // who only starts does not bear the Ring then
    if (one && *one >= 0) return refuse(about("lotr_tcg.list.why.there_is", *one));
    if (!one && std::find(d.sites.begin(), d.sites.end(), print) != d.sites.end())
      return refuse(about("lotr_tcg.list.why.once", print));
    ++out_.taken;
    if (one)
      *one = print;
    else
      d.sites.push_back(print);
    bearer_named_ = bearer_named_ || one == &d.ring_bearer;
  }

  int print_of(const ListLine& line) {
    if (!line.number) return named(line);
    const int print = line.number->set == 1 ? c_.numbered(line.number->number) : -1;
    if (print < 0) return refuse({"lotr_tcg.list.why.code", {}}), -1;
    const std::vector<int> fit = line.name.empty() ? std::vector{print} : fitting(line);
    if (std::find(fit.begin(), fit.end(), print) == fit.end())
      return refuse(about("lotr_tcg.list.why.other_name", print)), -1;
    return print;
  }
  // With what stands in brackets, without it, and without what follows a dash: "Armor - foil".
  std::vector<int> fitting(const ListLine& line) const {
    std::string whole(line.name);
    for (auto remark = line.remarks.rbegin(); remark != line.remarks.rend(); ++remark)
      whole += " " + std::string(*remark);
    if (!line.remarks.empty())
      if (auto fit = names_.named(whole); !fit.empty()) return fit;
    if (auto fit = names_.fitting(line.name); !fit.empty()) return fit;
    if (auto fit = names_.fitting_after_words(line.name); !fit.empty()) return fit;
    for (const std::string_view dash : {" - ", " \xE2\x80\x93 ", " \xE2\x80\x94 "})
      if (const std::size_t at = line.name.rfind(dash); at != std::string_view::npos)
        if (auto fit = names_.named(line.name.substr(0, at)); !fit.empty()) return fit;
    return {};
  }
  int named(const ListLine& line) {
    std::vector<int> fit = fitting(line);
    if (place_of(line) == Heading::ring_bearer && fit.size() > 1) {
      std::vector<int> bearers = fit;
      std::erase_if(bearers, [&](int print) { return !can_bear_ring(c_, print); });
      const int there = out_.deck.ring_bearer;
      if (std::find(bearers.begin(), bearers.end(), there) != bearers.end()) return there;
      if (bearers.size() > 1 && there < 0) return called_ = {bearers, whole_, number_}, -1;
      if (bearers.size() == 1) fit = bearers;
    }
    if (fit.size() == 1) return fit[0];
    if (fit.empty()) {
      const int near = names_.near(line.name);
      return refuse(near < 0 ? Phrase{"lotr_tcg.list.why.unknown", {}} : about("lotr_tcg.list.why.near", near)), -1;
    }
    return refuse(of_several(fit)), -1;
  }
  Phrase of_several(const std::vector<int>& fit) const {
    Phrase why = about(fit.size() == 2 ? "lotr_tcg.list.why.two" : "lotr_tcg.list.why.several", fit[0]);
    return why.word("other", c_.facts(fit[1]).key).number("n", static_cast<std::int64_t>(fit.size()));
  }

  void finish() {
    Deck& d = out_.deck;
    for (const auto& [print, n] : starting_)
      if (const int more = n - d.copies(print); more > 0) d.cards.emplace_back(print, more);
    arrange(c_, d);
    called_bearer();
    bearer();
    from();
  }
  // "RB: Frodo", of whom there are several: the one who stands elsewhere on the list.
  void called_bearer() {
    Deck& d = out_.deck;
    if (called_.fit.empty()) return;
    std::vector<int> there = called_.fit;
    std::erase_if(there, [&](int print) { return d.copies(print) == 0 && print != d.ring_bearer; });
    if (there.size() != 1) {
      const auto place = std::find_if(out_.unread.begin(), out_.unread.end(),
                                      [&](const UnreadLine& line) { return line.number > called_.number; });
      out_.unread.insert(place, {called_.number, called_.whole, of_several(called_.fit)});
      return;
    }
    ++out_.taken;
    if (d.ring_bearer != there[0]) take_out(there[0]);
  }
  void take_out(int print) {
    Deck& d = out_.deck;
    for (auto& [card, n] : d.cards)
      if (card == print) --n;
    std::erase_if(d.cards, [](const auto& card) { return card.second == 0; });
    d.ring_bearer = print;
  }
  void bearer() {
    Deck& d = out_.deck;
    if (bearer_named_ || d.ring_bearer >= 0) return;
    for (const auto& [print, n] : d.cards) {
      if (!can_bear_ring(c_, print)) continue;
      return take_out(print);
    }
  }
  // The cards of the deck have been drafted too.
  void from() {
    Deck& d = out_.deck;
    const auto wrong = [&](Phrase why) { out_.unread.push_back({drafted_line_, "", why}); };
    if (drafted_line_ == 0) return;
    if (d.pool != 0) return d.from.clear(), wrong({"lotr_tcg.list.why.pool_drafted", {}});
    for (const auto& card : unlent_cards(c_, d)) d.from.push_back(card);
    arrange(c_, d);
    for (auto& [print, n] : d.from)
      if (n > kMostDrafted)
        n = kMostDrafted, wrong(about("lotr_tcg.list.why.many_drafted", print).number("most", kMostDrafted));
  }

  // A line that waits for a count below it.
  struct Waiting {
    std::string text, whole;
    int number = 0;
    Heading section = Heading::none;
    bool labelled = false;
    int count = 0;  // that stands above it or below
  };
  enum class Counts : std::uint8_t { unknown, in_front, behind };
  struct Called {
    std::vector<int> fit;
    std::string whole;
    int number = 0;
  };

  const Catalog& c_;
  const CardNames& names_;
  DeckReading out_;
  ListTable table_;
  int number_ = 0;
  std::string whole_;
  Heading section_ = Heading::none;
  bool labelled_ = false;  // the line says itself what it is for, not a heading above it
  Waiting waiting_;
  Counts counts_stand_ = Counts::unknown;
  int count_above_ = 0;  // in a line of its own; 0: none
  int count_line_ = 0;
  std::string count_text_;
  int drafted_line_ = 0;  // the last one that says so; 0: the deck was not drafted
  bool bearer_named_ = false, bearer_is_called_ = false;
  Called called_;                // the Ring-bearer, by a name that several have
  std::map<int, int> starting_;  // copies that the deck has at least, by print
};

}  // namespace

DeckReading read_list(const Catalog& c, const CardNames& names, std::string_view text) {
  if (auto from_link = read_link(c, text)) return std::move(*from_link);
  return ListReader(c, names).read(text);
}

namespace {

// What was drafted and is not in the deck.
std::vector<std::pair<int, int>> left_over(const Catalog& c, const Deck& d) {
  std::vector<std::pair<int, int>> out = d.from;
  for (const auto& [card, many] : unlent_cards(c, d))
    for (auto& [print, n] : out)
      if (print == card) n -= many;
  std::erase_if(out, [](const auto& card) { return card.second <= 0; });
  return out;
}

}  // namespace

std::string write_list(const Catalog& c, const Deck& d, std::string_view name, const effects::Say& say) {
  std::string out;
  for (const char letter : name) out += letter == '\n' || letter == '\r' ? ' ' : letter;
  if (!out.empty()) out = "# " + out + "\n";
  const auto first_of = [&](const char* key) {
    const std::string words = say({key, {}});
    return words.substr(0, words.find('|'));
  };
  if (d.pool != 0) out += first_of("lotr_tcg.list.pool") + ": " + std::to_string(d.pool) + "\n";
  const auto heading = [&](const char* key) { out += (out.empty() ? "" : "\n") + first_of(key) + ":\n"; };
  const auto card = [&](int print, int n) {
    if (print >= 0) out += std::to_string(n) + " " + say({c.facts(print).key, {}}) + "\n";
  };
  heading("lotr_tcg.list.ring_bearer"), card(d.ring_bearer, 1);
  heading("lotr_tcg.list.ring"), card(d.ring, 1);
  if (!d.start.empty()) heading("lotr_tcg.list.start");
  for (const int print : d.start) card(print, 1);
  heading("lotr_tcg.list.sites");
  for (const int print : d.sites) card(print, 1);
  for (const Side side : {Side::free_peoples, Side::shadow}) {
    heading(side == Side::shadow ? "lotr_tcg.list.shadow" : "lotr_tcg.list.free");
    for (const auto& [print, n] : d.cards)
      if (c.facts(print).side() == side) card(print, n);
  }
  if (d.from.empty()) return out;
  heading("lotr_tcg.list.drafted");
  for (const auto& [print, n] : left_over(c, d)) card(print, n);
  return out;
}

}  // namespace mathom::lotr_tcg
