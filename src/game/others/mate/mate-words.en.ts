/** Mate in words: its variants, and a game that was recorded. */
import { cardName } from '../../words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import type { MateCard, MateSeat, MateVariant } from './rules.ts';

export const MATE_NAME = 'Mate';

/** What may answer beside the suit. */
export const PRIVILEGES = { king: 'King’s Privilege', figure: 'Figure Privilege' } as const;

/** What a variant is called: `plain rules`, `Free Move with King’s Privilege, Double Mate Deck`. */
export function variantName({ deck, freeMove, privilege }: MateVariant): string {
  const rules = [
    ...(freeMove ? ['Free Move'] : []),
    ...(privilege === 'none' ? [] : [PRIVILEGES[privilege]]),
  ];
  const name = rules.length === 0 ? 'plain rules' : rules.join(' with ');
  return deck === 'double' ? `${name}, Double Mate Deck` : name;
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
  const away = aside.map(({ card, seat }) => `${seat} puts the ${cardName(card)} aside`);
  return `Mate, ${variantName(variant)}. ${listed([...away, `${leader} leads`])}.`;
}

/** A game in which nobody is mate. */
export const NO_MATE = {
  sentence: 'Every card is answered.',
  working: 'Nobody is mate, and nothing is scored',
} as const;

/** Who mated. */
export const sayMated = (
  winner: MateSeat,
  card: MateCard,
  overmate: boolean,
  score: number,
): string =>
  `${winner} ${overmate ? 'overmates' : 'mates'} with the ${cardName(card)} and scores ${score}.`;

/** How the score comes about. */
export const sayMateSum = (value: number, times: number, overmate: boolean): string =>
  `${value} for the card, ${numberWord(times)} times${overmate ? ', doubled' : ''}`;

/** Beside a move. */
export const BESIDE_MOVE = 'Put aside, and what a mate counts';

/** Above the card that a seat has put aside. */
export const sayPutAsideBy = (seat: MateSeat): string => `${seat} put aside`;

/** What a mate counts. @param isMate whether there is one. */
export const sayTimes = (times: number, isMate: boolean): string =>
  `${isMate ? 'Mate' : 'A mate counts'}: × ${times}`;
