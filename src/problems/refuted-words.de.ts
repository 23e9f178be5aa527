/** The deal in which a wrong card is refuted: comment text. */
import type { Card } from '../game/skat/cards.ts';

/** In which deal the table shows what goes wrong. */
export const sayShown = (isDealPlayed: boolean): string =>
  isDealPlayed
    ? 'Der Tisch zeigt, was in der Verteilung schiefgeht, die gespielt wurde.'
    : 'Der Tisch zeigt, was in einer anderen Verteilung schiefgeht als der gespielten. Auch sie passt zu allem, was du gesehen hast, könnte also genauso gut die deine sein.';

/** The deal of a wrong card that does well: the one just named, the one that was played, or another. */
type LuckyDeal = 'shown' | 'played' | 'possible';

const IN_DEAL: Readonly<Record<LuckyDeal, string>> = {
  shown: 'In dieser Verteilung',
  played: 'In der Verteilung, die gespielt wurde,',
  possible: 'In einer möglichen Verteilung',
};

/** That a wrong card does well in a deal, though not in all. */
export const sayLucky = (card: Card, deal: LuckyDeal): string =>
  `${IN_DEAL[deal]} geht es mit ${card} gut aus, in anderen möglichen aber nicht.`;
