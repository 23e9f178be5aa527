/** How well the opponents play, in words. */
import type { Strength } from './strength.ts';

export const STRENGTH_WORDS: Readonly<
  Record<Strength, { readonly name: string; readonly says: string }>
> = {
  learner: {
    name: 'Anfänger',
    says: 'Sie kennen die ersten Kapitel dieses Buches und sonst nichts.',
  },
  club: {
    name: 'Vereinsspieler',
    says: 'Sie kennen die Regeln dieses Buches und sehen sich ein paar mögliche Verteilungen an.',
  },
  strong: {
    name: 'Starke Spieler',
    says: 'Sie sehen sich viele mögliche Verteilungen an und achten auf alles, was gereizt und gespielt wurde.',
  },
};

const AGAINST: Readonly<Record<Strength, string>> = {
  learner: 'gegen Anfänger',
  club: 'gegen Vereinsspieler',
  strong: 'gegen starke Spieler',
};

/** Against whom a deal is played: `gegen Vereinsspieler`. */
export const sayAgainst = (strength: Strength): string => AGAINST[strength];
