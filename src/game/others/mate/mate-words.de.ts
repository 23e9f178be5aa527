/** Mate in words: its variants, and a game that was recorded. */
import { theCard } from '../../words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { MateCard, MateSeat, MateVariant } from './rules.ts';

export const MATE_NAME = 'Mate';

/** What may answer beside the suit. */
export const PRIVILEGES = { king: 'Königsvorrecht', figure: 'Figurenvorrecht' } as const;

/** What a variant is called: `einfache Regeln`, `Freizug mit Königsvorrecht, doppelte Mate-Karten`. */
export function variantName({ deck, freeMove, privilege }: MateVariant): string {
  const rules = [
    ...(freeMove ? ['Freizug'] : []),
    ...(privilege === 'none' ? [] : [PRIVILEGES[privilege]]),
  ];
  const name = rules.length === 0 ? 'einfache Regeln' : rules.join(' mit ');
  return deck === 'double' ? `${name}, doppelte Mate-Karten` : name;
}

/** A card that a seat has put aside. */
interface PutAside {
  readonly seat: MateSeat;
  readonly card: MateCard;
}

/** What one must know before the play. */
export function sayMateGame(
  variant: MateVariant,
  aside: readonly PutAside[],
  leader: MateSeat,
): string {
  const away = aside.map(({ card, seat }) => `${seat} legt ${theCard(card, 'accusative')} weg`);
  return `Mate, ${variantName(variant)}. ${listed([...away, `${leader} spielt aus`])}.`;
}

/** A game in which nobody is mate. */
export const NO_MATE = {
  sentence: 'Jede Karte findet eine Antwort.',
  working: 'Niemand ist matt, und nichts wird angeschrieben',
} as const;

/** Who mated. */
export const sayMated = (
  winner: MateSeat,
  card: MateCard,
  overmate: boolean,
  score: number,
): string =>
  `${winner} setzt mit ${theCard(card, 'dative')} ${overmate ? 'übermatt' : 'matt'} und bekommt ${score}.`;

/** How the score comes about. */
export const sayMateSum = (value: number, times: number, overmate: boolean): string =>
  `${value} für die Karte, mal ${times}${overmate ? ', verdoppelt' : ''}`;

/** Beside a move. */
export const BESIDE_MOVE = 'Weggelegte Karten, und was ein Matt zählt';

/** Above the card that a seat has put aside. */
export const sayPutAsideBy = (seat: MateSeat): string => `Von ${seat} weggelegt`;

/** What a mate counts. @param isMate whether there is one. */
export const sayTimes = (times: number, isMate: boolean): string =>
  `${isMate ? 'Matt' : 'Ein Matt zählt'}: × ${times}`;
