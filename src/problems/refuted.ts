/** What there is to say of the deal in which a wrong card is refuted. */
import type { Card } from '../game/skat/cards.ts';
import { sayLucky, sayShown } from '#edition/problems/refuted-words.ts';

/** What is known of that deal. */
interface Refuted {
  /** Whether it is the deal that was played. */
  readonly isDealPlayed: boolean;
  /** A wrong card that does well in it; null where the one that was tried does not. */
  readonly luckyCard: Card | null;
  /** The line that is shown; null for none. */
  readonly line: object | null;
}

/**
 * In which deal the line is shown, and whether a wrong card does well in it, in sentences of comment text;
 * empty where there is neither.
 */
export function refutedSentences({ isDealPlayed, line, luckyCard }: Refuted): string {
  const unshown = isDealPlayed ? 'played' : 'possible';
  return [
    ...(line === null ? [] : [sayShown(isDealPlayed)]),
    ...(luckyCard === null ? [] : [sayLucky(luckyCard, line === null ? unshown : 'shown')]),
  ].join(' ');
}
