// The application: it makes the services (services/services.h), wires what follows from what, and builds a frame. The
// frame loop (window.h) owns it; all of it happens on the one thread that draws.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/services/services.h"
#include "shell/ui/scene/scene.h"

namespace mathom {

class App {
 public:
  App();
  ~App();
  const Services& services() const;

  void start();  // after the platform has said what the system prefers
  void build(ui::Scene& scene);
  void hidden();          // nobody looks any more
  void kept_elsewhere();  // another page of this browser has kept something
  void tell_page();       // its language, its light, and the words of its text view
  std::string command(ui::Scene& scene, std::string_view typed);  // in the text view; the answer, in a sentence
  std::string state_json() const;  // facts for tests: screen, ply, whose turn, thinking, problems

 private:
  struct House;
  void fetch_letters();  // for dyslexics, if they are wanted
  void taken_over(std::string_view id);
  void common_keys(ui::Scene& scene);
  std::unique_ptr<House> house_;
};

}  // namespace mathom
