// The people and armies of the cards by their words: tables of choices, searched once for each title (face_art.cpp).
// What is neither is a drawing in assets/pictures/war_of_the_ring.
#pragma once
#include <span>
#include <string_view>

#include "shell/tables/war_of_the_ring/pictures/figures.h"

namespace mathom::war_of_the_ring {

struct Person {
  std::string_view word;
  Figure figure;
};
struct Host {
  std::string_view word;
  Figure figure;
  ui::Colour shield, device;
  int form;  // of the device: none, disc, eye, lozenge, hand
};
std::span<const Person> people();  // cast.cpp
std::span<const Host> hosts();

}  // namespace mathom::war_of_the_ring
