/** The headings under which the books have these games; English in every edition. */
import type { ExceptionalId } from './games.ts';
import type { RounceVariant } from './rounce.ts';

/** Those of Eichhorn and Hoyle for the exceptional games. */
export const EXCEPTIONAL_HEADINGS: Readonly<Record<ExceptionalId, string>> = {
  'beer-skat': 'Beer Skat',
  'comparative-skat': 'Comparative Skat',
  'two-with-a-dummy': 'Two Handed Skat',
  'enhanced-values': 'Enhanced Basis Values',
  'guckser-nullo': 'Guckser Nullos',
  'nullo-tourne': 'Nullo Tourne',
  'nullo-with-tricks': 'Nullo With Tricks',
  'nullo-with-jacks': 'Nullo With Tricks',
  'uno-and-duo': 'Uno and Duo',
  'skat-exposed': 'With “Skat” Exposed',
  contra: 'Contra and Re-Contra',
  'guckser-solos': 'Guckser and Open Solos',
  'point-ramsch': 'Point Ramsch',
  'forced-ramsch': 'Forced Ramsch',
  'schieb-ramsch': 'Schieb Ramsch',
  'little-nullo': 'Counting the Game',
};

/** Those of Hoyle for the ways of playing Rounce otherwise. */
export const ROUNCE_HEADINGS: Readonly<Record<RounceVariant, string>> = {
  'jack-pot': 'Jack-pot Rounce',
  short: 'Short Ramsch',
  german: 'German Ramsch',
  blind: 'German Ramsch',
  skat: 'Skat Ramsch',
};
