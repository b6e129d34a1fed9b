#include "shell/services/page_screen.h"

#include <utility>

#include "shell/services/services.h"

namespace mathom {

namespace {

class PageScreen final : public Screen {
 public:
  explicit PageScreen(PagePtr page) : page_(std::move(page)) {}
  std::string_view name() const override { return page_->name(); }
  void build(const Services& use, ui::Scene& scene) override { page_->build(use.host, scene); }
  void hidden(const Services&) override { page_->hidden(); }

 private:
  PagePtr page_;
};

}  // namespace

ScreenPtr page_screen(PagePtr page) { return std::make_unique<PageScreen>(std::move(page)); }

}  // namespace mathom
