// The rule book of a game, from assets/rules/<id>.md, or <id>.<language>.md where there is one: its numbered paragraphs,
// and the one that an answer named.
#include "catalog/assets.h"
#include "shell/app/app.h"
#include "shell/app/screens/screens.h"

namespace mathom {

using namespace ui;

namespace {

enum class Kind : std::uint8_t { title, heading, paragraph };
struct Paragraph {
  Kind kind = Kind::paragraph;
  std::string number;  // "7.2", or empty
  std::string words;
};

bool is_number(char c) { return (c >= '0' && c <= '9') || c == '.'; }

// Signs of emphasis are for editors; a number at the start names the paragraph.
Paragraph paragraph_of(std::string text) {
  Paragraph p;
  for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**", at)) text.erase(at, 2);
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

class RulesScreen final : public Screen {
 public:
  RulesScreen(const Game& game, std::string number) : game_(game.info().id), number_(std::move(number)) {}
  std::string_view name() const override { return "rules"; }

  void build(App& app, Scene& scene) override {
    if (language_ != app.language()) open_book(app.language());
    const Canvas c(scene, app.letters(), app.settings().text_scale);
    bool leave = false;
    const Rect area = screen_bar(app, c, app.say(game_ + ".title"), leave);
    scene.begin_zone("rules", {.name = app.say("shell.rules")});
    const float top = scene.begin_scroll("rules/text", app.say("shell.rules"), area);
    Rect column = middle_column(c, area, 640);
    column = {column.x, top + 2 * kStep, column.w, 100000};
    int n = 0;
    for (const Paragraph& p : book_) build_paragraph(c, column, p, "rules/" + std::to_string(n++), top);
    scene.end_scroll(column.y - top + 4 * kStep);
    scene.end_zone();
    // The place is known only once everything above it has been laid out.
    if (place_) scene.scroll_to("rules/text", *std::exchange(place_, std::nullopt)), scene.want_frame();
    if (leave) app.pop();
  }

 private:
  void build_paragraph(const Canvas& c, Rect& column, const Paragraph& p, const std::string& id, float top) {
    if (p.kind == Kind::title) return;  // it stands in the bar
    if (p.kind == Kind::heading) {
      cut_top(column, 2 * kStep);
      return c.heading(id, cut_top(column, c.heading_height(p.words, column.w) + kStep), p.words, 2, kGold);
    }
    const Type t{Face::serif, c.em(18)};
    const bool named = !number_.empty() && p.number == number_;
    const float high = c.height_of(t, p.words, column.w);
    if (named) {
      c.pen().box(grown({column.x, column.y, column.w, high}, kStep), kRound, kButton);
      if (!found_) found_ = true, place_ = std::max(0.0f, column.y - top - 8 * kStep);
    }
    cut_top(column, c.paragraph(id, column, t, p.words, named ? kGold : kText) + 1.5f * kStep);
  }

  void open_book(const std::string& language) {
    language_ = language;
    const std::string_view own = asset("rules/" + game_ + "." + language + ".md");
    book_ = read_book(own.empty() ? asset("rules/" + game_ + ".md") : own);
    found_ = false;
  }

  std::string game_, language_;
  std::vector<Paragraph> book_;
  std::string number_;
  std::optional<float> place_;
  bool found_ = false;
};

}  // namespace

ScreenPtr rules_screen(const Game& game, std::string_view number) {
  return std::make_unique<RulesScreen>(game, std::string(number));
}

}  // namespace mathom
