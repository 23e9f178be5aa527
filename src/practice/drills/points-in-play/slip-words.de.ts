/** Where a count must have slipped, in sentences of comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../../game/words/nouns.de.ts';

/** Where it slipped, and why that is likely. */
export const SLIPS = {
  carried: 'Das ist der Fehler von vorhin, mitgeschleppt.',
  inTrick: (trick: number): string => `In Stich ${trick} hast du dich verzählt.`,
  between: (from: number, to: number): string =>
    `Frühestens in Stich ${from} hast du dich verzählt, spätestens in Stich ${to}.`,
  /** @param count how many trumps, or cards of the suit, fell. */
  fell: (trick: number, count: number, isTrumps: boolean): string =>
    `Am wahrscheinlichsten in Stich ${trick}: Dort ${count === 1 ? 'fiel' : 'fielen'} ${isTrumps ? counted(count, 'trump') : counted(count, 'card')}${isTrumps ? '' : ' davon'}.`,
  away: (points: number): string => `Die ${counted(points, 'point')} im Gedrückten fehlen.`,
  points: (trick: number, points: number, isLeftOut: boolean): string =>
    `Am wahrscheinlichsten in Stich ${trick} mit seinen ${counted(points, 'point', 'dative')}: ${isLeftOut ? 'Sie fehlen anscheinend' : 'Sie gingen an die andere Partei'}.`,
  decided: (trick: number): string => `Stich ${trick} hat es entschieden.`,
  cardAway: (card: Card): string => `${card} wurde gedrückt.`,
  cardFell: (card: Card, trick: number): string => `${card} fiel in Stich ${trick}.`,
  notSeen: (cards: readonly Card[]): string => `Du hast ${listed(cards)} nicht gesehen.`,
} as const;
