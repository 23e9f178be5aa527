/** The deal in which a wrong card is refuted: comment text. */
import type { Card } from '../game/skat/cards.ts';

/** In which deal the table shows what goes wrong. */
export const sayShown = (isDealPlayed: boolean): string =>
  isDealPlayed
    ? 'The table shows what goes wrong in the deal that was played.'
    : 'The table shows what goes wrong in a deal that was not played but agrees with all that you have seen, so you could just as well be facing it.';

/** The deal of a wrong card that does well: the one just named, the one that was played, or another. */
type LuckyDeal = 'shown' | 'played' | 'possible';

const IN_DEAL: Readonly<Record<LuckyDeal, string>> = {
  shown: 'In that deal',
  played: 'In the deal that was played',
  possible: 'In a deal that you could be facing',
};

/** That a wrong card does well in a deal, though not in all. */
export const sayLucky = (card: Card, deal: LuckyDeal): string =>
  `${IN_DEAL[deal]} ${card} does well, but in others that you could be facing it fails.`;
