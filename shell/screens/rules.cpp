// The rule book of a game in the language in use (assets/text/<language>/rules/<id>.md): its numbered paragraphs,
// and the paragraph that an answer named.
#include <algorithm>
#include <map>

#include "assets/assets.h"
#include "assets/languages.h"
#include "shell/screens/example.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/common/dotted.h"
#include "text/folding.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kNear = 400;

enum class Kind : std::uint8_t { title, heading, paragraph };
struct Paragraph {
  Kind kind = Kind::paragraph;
  std::string number;  // "7.2", or empty
  std::string words;
  bool explains = false;  // a word of the game
};

bool is_number(char c) { return (c >= '0' && c <= '9') || c == '.'; }

// "[R4]" tells authors which of their interpretations this is.
void without_marks(std::string& text) {
  for (std::size_t at = text.find("[R"); at != std::string::npos; at = text.find("[R", at + 1)) {
    const std::size_t end = text.find_first_not_of("0123456789", at + 2);
    if (end == at + 2 || end == std::string::npos || text[end] != ']') continue;
    const std::size_t from = at > 0 && text[at - 1] == ' ' ? at - 1 : at;
    text.erase(from, end + 1 - from);
    at = from;
  }
}

// Signs of emphasis are for editors; a number at the start names the paragraph.
Paragraph paragraph_of(std::string text) {
  Paragraph p;
  std::erase(text, '*');
  std::erase(text, '`');
  without_marks(text);
  if (text.starts_with("## "))
    p.kind = Kind::heading;
  else if (text.starts_with("# "))
    p.kind = Kind::title;
  text.erase(0, text.find_first_not_of("# "));
  std::size_t n = 0;
  while (n < text.size() && is_number(text[n])) ++n;
  if (p.kind == Kind::paragraph && n > 0 && n < text.size() && text[n] == ' ') p.number = text.substr(0, n);
  p.words = std::move(text);
  return p;
}

// Paragraphs are separated by empty lines; the lines of one are wrapped by the width of the screen, not of the file.
std::vector<Paragraph> read_book(std::string_view book) {
  std::vector<Paragraph> out;
  std::string text;
  while (!book.empty()) {
    const std::size_t end = std::min(book.find('\n'), book.size());
    const std::string_view line = book.substr(0, end);
    book.remove_prefix(std::min(end + 1, book.size()));
    if (!line.empty()) text += (text.empty() ? "" : " ") + std::string(line);
    if ((line.empty() || book.empty()) && !text.empty()) out.push_back(paragraph_of(std::exchange(text, {})));
  }
  return out;
}

// Small letters without accents, for looking words up.
std::string plain(std::string_view words) {
  std::string out;
  for (const std::string& w : folded_words(words)) out += (out.empty() ? "" : " ") + w;
  return out;
}

class RulesScreen final : public Screen {
 public:
  RulesScreen(const Game& game, std::string number)
      : rules_of_(game), game_(game.info().id), course_(course_of(game_)), number_(std::move(number)) {}
  std::string_view name() const override { return "rules"; }

  void build(const Services& use, Scene& scene) override {
    if (language_ != use.words.language() && use.words.rule_book_here()) open_book(use, use.words.language());
    use.host.glossing()->speak_of(game_, use.words.language());
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    bool leave = false;
    Rect area = screen_bar(use, c, use.words.say(game_ + ".title"), leave);
    const bool beside = area.w >= c.em(940);
    if (beside) {
      const Rect side = cut_left(area, std::min(c.em(300), area.w * 0.32f));
      Rect list = side.inset(2 * kStep);
      build_contents(use, c, list, &side);
    }
    scene.begin_zone("rules", {.name = use.words.say("shell.rules")});
    const float top = scene.begin_scroll("rules/text", use.words.say("shell.rules"), area);
    Rect column = middle_column(c, area, 680);
    column = {column.x, top + 2 * kStep, column.w, 100000};
    build_search(use, c, column);
    if (!beside) build_contents(use, c, column, nullptr);
    int n = 0;
    for (const Paragraph& p : book_) build_paragraph(use, c, column, p, n++, top);
    scene.end_scroll(column.y - top + 4 * kStep);
    scene.end_zone();
    // The place is known only once everything above it has been laid out.
    if (place_) scene.scroll_to("rules/text", *std::exchange(place_, std::nullopt)), scene.want_frame();
    use.host.glossing()->build(use.host, c);
    if (const auto rule = use.host.glossing()->take_rule())
      number_ = *rule, found_ = false, query_.clear(), scene.want_frame();
    if (leave) use.screens.pop();
  }

 private:
  // The sections, as links to their beginnings: at the side, or above the text.
  void build_contents(const Services& use, const Canvas& c, Rect& column, const Rect* side) {
    const std::string words = use.words.say("shell.rules.contents");
    if (side) {
      c.pen().box(*side, 0.01f, rgb(0x0E1D17, 170));
      column.y = c.scene().begin_scroll("rules/contents", words, *side) + 2 * kStep;
      column.h = 1e6f;
    }
    const float top = column.y;
    c.heading("contents", cut_top(column, c.heading_height(words, column.w)), words, 2, kGold);
    if (side) c.scene().begin_zone("contents", {.name = words, .list = true});
    int n = 0;
    for (const Paragraph& p : book_) {
      const int at = n++;
      if (p.kind != Kind::heading) continue;
      const Rect r = cut_top(column, std::max(kTouch * 0.75f, c.height_of(c.body(), p.words, column.w) + kStep));
      const Item link{.id = "contents/" + std::to_string(at), .role = Role::link, .name = p.words, .rect = r};
      const Reaction is = c.scene().add(link);
      c.fitted("", r, c.body(), p.words, is.hovered ? kGold : kText);
      if (is.focused) c.focus_ring(r, kRound);
      if (is.activated) wanted_ = at, query_.clear(), c.scene().want_frame();
    }
    cut_top(column, kStep);
    if (!side) return;
    c.scene().end_zone();
    c.scene().end_scroll(column.y - top + 4 * kStep);
  }

  // The search field, or the button that opens it.
  void build_search(const Services& use, const Canvas& c, Rect& column) {
    const bool searching = !query_.empty();
    const std::string words = searching ? use.words.say("shell.rules.all") : use.words.say("shell.rules.search");
    if (searching) {
      const auto found = std::count_if(book_.begin(), book_.end(), [&](const Paragraph& p) { return is_found(p); });
      const std::string count =
          use.words.say(Phrase{.key = "shell.rules.found"}.number("n", found)) + " “" + query_ + "”";
      cut_top(column, c.paragraph("search/found", column, c.body(), count, kText) + kStep);
    }
    const Rect r = cut_top(column, c.button_height(words, column.w));
    cut_top(column, 2 * kStep);
    if (!c.button({.id = "rules/search", .name = words, .rect = r}).activated) return;
    if (searching) return query_.clear(), c.scene().want_frame();
    const WordsRequest request{.title = words,
                               .label = use.words.say("shell.rules.search.label"),
                               .initial = {},
                               .confirm = use.words.say("shell.rules.search"),
                               .cancel = use.words.say("shell.cancel"),
                               .most = 40};
    use.outside.ask_words(request, [this](std::optional<std::string> typed) {
      if (typed) query_ = *typed;
    });
  }

  // Every word of the query, as the beginning of a word of the paragraph or within one.
  bool is_found(const Paragraph& p) const {
    if (p.kind != Kind::paragraph) return false;
    const std::string words = plain(p.words);
    for (const std::string& w : folded_words(query_))
      if (words.find(w) == std::string::npos) return false;
    return true;
  }

  void build_paragraph(const Services& use, const Canvas& c, Rect& column, const Paragraph& p, int at, float top) {
    if (p.kind == Kind::title) return;  // the bar has the title
    if (!query_.empty() && !is_found(p)) return;
    const std::string id = "rules/" + std::to_string(at);
    if (wanted_ == at) wanted_ = -1, place_ = std::max(0.0f, column.y - top);
    if (p.kind == Kind::heading) {
      cut_top(column, 2 * kStep);
      use.host.glossing()->begin_section();
      return c.heading(id, cut_top(column, c.heading_height(p.words, column.w) + kStep), p.words, 2, kGold);
    }
    const Type t{Face::serif, c.em(c.phone() ? 18 : 19)};
    const bool named = !number_.empty() && p.number == number_;
    const float high = c.height_of(t, p.words, column.w);
    if (named) {
      c.pen().box(grown({column.x, column.y, column.w, high}, kStep), kRound, kButton);
      if (!found_) found_ = true, place_ = std::max(0.0f, column.y - top - 8 * kStep);
    }
    // A paragraph far outside the view needs no work.
    const bool near = !p.explains && column.y < c.scene().screen().bottom() + kNear && column.y + high > -kNear;
    const Colour colour = named ? kGold : kText;
    cut_top(column, (near ? dotted_paragraph(use.host, c, id, column, t, p.words, colour)
                          : c.paragraph(id, column, t, p.words, colour)) +
                        1.5f * kStep);
    if (course_ && !p.number.empty()) build_examples(use, c, column, p.number);
  }

  // The lessons that begin with this rule: their positions, drawn by the table, and the way to play them.
  void build_examples(const Services& use, const Canvas& c, Rect& column, const std::string& number) {
    for (std::size_t i = 0; i < course_->lessons.size(); ++i) {
      const Lesson& lesson = course_->lessons[i];
      if (lesson.rules.front() != number) continue;
      const std::string title = use.words.say(lesson_key(game_, lesson, "", 0)), n = std::to_string(i);
      const std::string words = use.words.say("shell.rules.see", {{"title", title}});
      const float wide = std::min(column.w, c.em(560));
      const Rect picture = cut_top(column, TableExample::height(wide)).inset(0);
      const Rect shown{picture.x, picture.y, wide, picture.h};
      c.scene().add({.id = "rules/picture/" + n,
                     .role = Role::image,
                     .name = use.words.say("shell.rules.picture", {{"title", title}}),
                     .rect = shown});
      const bool seen = shown.bottom() > 0 && shown.y < c.scene().screen().bottom();
      if (seen && c.scene().draw()) {
        auto& example = examples_[i];
        if (!example) example = std::make_unique<TableExample>(use, rules_of_, *course_, i);
        example->draw(use, c, shown);
      }
      cut_top(column, kStep);
      Rect r = cut_top(column, c.button_height(words, wide));
      r.w = wide;
      cut_top(column, 2 * kStep);
      if (!c.button({.id = "rules/play/" + n, .name = words, .rect = r}).activated) continue;
      use.screens.after_frame([&use, &game = rules_of_, i] {
        begin_lesson(use, game, i);
        use.screens.push(table_screen());
      });
    }
  }

  void open_book(const Services& use, const std::string& language) {
    language_ = language;
    book_ = read_book(asset(rule_book_path(game_, language)));
    found_ = false;
    // The words of the game close the book.
    const Glossary& glossary = Glossary::of(game_, language);
    if (glossary.words().empty()) return;
    book_.push_back({Kind::heading, {}, use.words.say("shell.rules.words")});
    std::vector<GlossaryWord> words = glossary.words();
    std::sort(words.begin(), words.end(), [](const auto& a, const auto& b) { return plain(a.word) < plain(b.word); });
    for (const GlossaryWord& w : words)
      book_.push_back({Kind::paragraph,
                       {},
                       use.words.say("shell.named", {{"name", w.word}, {"words", w.is}}) + " (" +
                           use.words.say("shell.rule", {{"n", w.rule}}) + ")",
                       true});
  }

  const Game& rules_of_;
  std::string game_, language_, query_;
  const Course* course_;
  std::map<std::size_t, std::unique_ptr<TableExample>> examples_;  // by lesson, those that have been seen
  std::vector<Paragraph> book_;
  std::string number_;
  std::optional<float> place_;
  int wanted_ = -1;  // the place in the book to scroll to
  bool found_ = false;
};

}  // namespace

std::string rule_words(std::string_view game, std::string_view language, std::string_view number) {
  for (const Paragraph& p : read_book(asset(rule_book_path(game, language))))
    if (p.number == number) return p.words.substr(std::min(p.words.size(), p.number.size() + 1));
  return {};
}

ScreenPtr rules_screen(const Game& game, std::string_view number) {
  return std::make_unique<RulesScreen>(game, std::string(number));
}

}  // namespace mathom
