// Dates in the words of a language.
import { locales } from './start.js';

// The font has no narrow space.
export function dateWords(wall, language) {
  return new Date(wall).toLocaleString(locales(language), { dateStyle: 'medium', timeStyle: 'short' }).replace(/[\u202f\u00a0]/g, ' ');
}
