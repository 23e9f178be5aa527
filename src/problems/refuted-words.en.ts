/** The deal in which a wrong card is refuted: comment text. */
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

/** In which deal the line is shown, and whether a wrong card does well in it; empty where there is neither. */
export function refutedWords({ isDealPlayed, line, luckyCard }: Refuted): string {
  const shown = isDealPlayed
    ? 'The table shows what goes wrong in the deal that was played.'
    : 'The table shows what goes wrong in a deal that was not played but agrees with all that you have seen, so you could just as well be facing it.';
  const here =
    line !== null
      ? 'In that deal'
      : isDealPlayed
        ? 'In the deal that was played'
        : 'In a deal that you could be facing';
  const lucky = `${here} ${luckyCard ?? ''} does well, but in others that you could be facing it fails.`;
  return [...(line === null ? [] : [shown]), ...(luckyCard === null ? [] : [lucky])].join(' ');
}
