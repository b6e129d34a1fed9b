// The motifs of the cards by their words: tables of drawings, searched once for each title (face_art.cpp).
#pragma once
#include <span>
#include <string_view>

#include "shell/tables/war_of_the_ring/pictures/figures.h"

namespace mathom::war_of_the_ring {

struct Motif {
  std::string_view word;
  void (*draw)(const ui::Brush&);
};
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
std::span<const Motif> creatures();     // beasts.cpp
std::span<const Motif> engines();       // engines.cpp: ships, gates, mounted armies
std::span<const Motif> things_borne();  // treasures.cpp
std::span<const Motif> tales();         // tales.cpp: what events tell of

// Shared by several of them.
void draw_horse(const ui::Brush&, ui::Colour coat, ui::Colour mane);
void draw_hand_device(const ui::Brush&, ui::Colour);

}  // namespace mathom::war_of_the_ring
