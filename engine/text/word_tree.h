#pragma once
// Words that are made of words: "lotr_tcg.of.race(value=lotr_tcg.race.elf,things=lotr_tcg.things.card(n=#2))" stands
// where a phrase has one word and a language needs a tree of them: "2 Elves". A key with its arguments in brackets; an
// argument is a number (#2), a card (@17), a seat ($1) or words again. Texts says them; who makes them keeps their text
// (effects/say/say_why.h).
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "text/phrase.h"

namespace mathom {

inline bool is_word_tree(std::string_view word) { return word.find('(') != std::string_view::npos; }
// The phrase at its top; it borrows the words. Of a plain word the phrase with that key. What is not well made is left
// out.
Phrase phrase_of_words(std::string_view words);
// All keys in it.
std::vector<std::string_view> keys_of_words(std::string_view words);

// What a language says of its articles, by key: "language.article.le" is "le|l’;la|l’", the forms for each gender, each
// with the one before a vowel, if it has one; the last gender's hold for all that follow. "language.joined" is "de
// le=du;...", what an article becomes together with the word after it, and "language.vowels" what counts as a vowel.
// Where it has nothing, the answer is empty, the key or anything in angle brackets.
using LanguageRules = std::function<std::string(std::string_view key)>;

// Articles depend on the word that is put after them, which a text cannot know: it writes "a~ {things}" and "ce~
// {things}". A noun that begins with "~" has the second gender of the language, with "~3" the third; a condition that
// begins so brings its own "si". A word that ends with "~" is the same in the plural: the "~s" that a text puts behind
// it goes. "verwundet+end~ {things}" is an ending, which joins the word before it; the noun's gender goes before that
// word, for the article that may stand there. After "^" a sentence begins: with a capital letter. This puts all that
// into a whole sentence.
void close_articles(std::string& text, const LanguageRules& rules);
// The same for a part of a sentence: marks of nouns and of sentences stay.
void close_articles_within(std::string& text, const LanguageRules& rules);
// The same for the one article before the name that begins at `name`, if there is one: "de~ Oleg" becomes "d’Oleg".
void close_article_before(std::string& text, std::size_t name, const LanguageRules& rules);

// Takes the place of words that are left out from a text: with the space before it, or the one behind it where a text
// begins with the place. All other spaces stand as they were written.
void leave_out(std::string& text, std::size_t from, std::size_t size);

}  // namespace mathom
