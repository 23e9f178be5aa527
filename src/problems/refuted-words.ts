/** Words for the deal in which a wrong card is refuted: comment text. */
import type { Card } from '../game/skat/cards.ts';

/** What is known of that deal. */
interface Refuted {
  /** Whether it is the deal that was played. */
  readonly isDealPlayed: boolean;
  /** A wrong card that does well in it; null where the one that was tried does not. */
  readonly luckyCard: Card | null;
  /** The line that is shown; null for none. */
  readonly line: object | null;
}

/** In which deal the line is shown, and whether a wrong card does well in it. */
export function refutedWords({ isDealPlayed, line, luckyCard }: Refuted): string {
  const deal = isDealPlayed
    ? 'the deal that was played'
    : 'another deal than the one that was played, which agrees with all you have seen: you could as well be facing it';
  const shown = line === null ? [] : [`It is shown in ${deal}.`];
  const here = line === null ? `In ${deal}` : 'There';
  const lucky =
    luckyCard === null
      ? []
      : [`${here} ${luckyCard} does well; in others that you could be facing it fails.`];
  return [...shown, ...lucky].join(' ');
}
