// What screens and lessons may use of the application, each service under its own name. The application makes them and
// outlives every screen; all of it happens on the one thread that draws.
#pragma once

namespace mathom {

class Appearance;
class CardFilesInUse;
class GameCode;
class KeptGames;
class KeysPanel;
class Notices;
class Outside;
class Playing;
class Preferences;
class ScreenStack;
class Speech;
class TableHost;
class Words;

struct Services {
  Preferences& preferences;  // what the player has set
  Notices& notices;          // a line that shows for some seconds
  Words& words;              // the texts of the language in use
  Appearance& looks;         // letters, light, pace
  Outside& outside;          // files, the clipboard, typed words
  GameCode& code;            // the games' code, where it is not here yet
  CardFilesInUse& cards;     // cards of the player's own
  KeptGames& kept;           // the games that are kept on this device
  Playing& play;             // the running match
  ScreenStack& screens;      // where to go
  Speech& speech;            // what was said, and is said again
  KeysPanel& keys;           // the panel that lists the keys
  TableHost& host;           // what the games' tables and pages may ask
};

}  // namespace mathom
