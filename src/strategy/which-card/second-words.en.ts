/** What second hand plays by the book, and why: comment text. */
import type { Card } from '../../game/skat/cards.ts';

/** The sentences. */
export const SECOND_WORDS = {
  tenUnderKing:
    'If you have ten and queen under a king, put on the ten: that makes your queen good (page 116).',
  aceCanWait:
    'The declarer leads a plain suit: the ace can wait, and your partner may get in (page 115).',
  aceAtOnce:
    'Your partner leads a plain suit and you have the ace: put it on at once, and get the declarer in the middle (page 115).',
  coverWithQueen:
    'Your partner leads a small card: with king and queen cover with the queen (page 116).',
  coverWithKing: 'Your partner leads a small card: cover with the king (page 116).',
  keepTen: 'Keep a ten back, unless your partner leads the ace or it has been played (page 115).',
  feint: 'A red jack comes through you: keep your valuable cards, it may be a feint (page 117).',
  coverJack: 'If the declarer leads a jack below yours, cover it with a jack (page 114).',
  /** @param jack the one just above the jack led. */
  coverJustAbove: (jack: Card): string =>
    `Cover with the jack just above, ${jack}: your partner can then give you a counting trump (page 114).`,
  /** @param high an ace or a ten of trumps, here and below. */
  giveUp: (high: Card): string =>
    `Give up ${high} on the first trump: your jack should win the second (page 115).`,
  onJackOfClubs: (jack: Card, high: Card): string =>
    `On the jack of clubs play ${jack}: there is no hurry to give up ${high} (page 115).`,
  onJackOfSpades: (jack: Card, high: Card): string =>
    `On the jack of spades give up ${high} and keep ${jack} (page 115).`,
  ruff: (only: Card): string =>
    `${only} has no guard: you cannot be too quick to ruff with it (page 118).`,
} as const;
