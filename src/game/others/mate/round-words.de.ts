/** The words at the table of a round of Mate against the computer. */
import type { CardTerms } from '../../words/card-terms.ts';
import { theCard } from '../../words/grammar.de.ts';
import type { Case } from '../../words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { MatePlayer } from './begun-mate.ts';
import type { MateCard } from './rules.ts';

const listCards = (cards: readonly MateCard[], wanted: Case, { suits }: CardTerms): string =>
  listed(
    cards.map((card) => theCard(card, wanted, suits)),
    'or',
  );

/** Who plays. */
export const MATE_PLAYERS: Readonly<Record<MatePlayer, string>> = {
  you: 'Du',
  engine: 'Computer',
};

/** What the page says when it is the reader’s turn, and what it asks. */
export const MATE_TURN = {
  thinking: 'Der Computer überlegt.',
  lead: 'Du spielst aus.',
  askAside: 'Legst du eine Karte weg?',
  wrongAside:
    'Wähle eine Karte, die weder die Farbe noch den Rang der Karte hat, die X weggelegt hat.',
} as const;

/** What the computer put aside; null for nothing. */
export const sayEngineAside = (card: MateCard | null, { suits }: CardTerms): string =>
  `Der Computer legt ${card === null ? 'nichts' : theCard(card, 'accusative', suits)} weg.`;

/** A card to be answered. */
export const sayEngineLeads = (card: MateCard, { suits }: CardTerms): string =>
  `Der Computer spielt ${theCard(card, 'accusative', suits)} aus. Was antwortest du?`;

/** The cards that would use the Free Move. */
export const sayFreeMove = (cards: readonly MateCard[], terms: CardTerms): string =>
  `Den Freizug machst du mit ${listCards(cards, 'dative', terms)}.`;

/** The cards that may answer. */
export const sayMustAnswer = (cards: readonly MateCard[], terms: CardTerms): string =>
  `Du musst mit ${listCards(cards, 'dative', terms)} antworten.`;

/** A move that was answered. */
export interface SaidMove {
  /** What the reader led; null where the computer led, whose lead was announced before. */
  readonly led: MateCard | null;
  readonly answer: MateCard;
  /** Whether the answer used the Free Move. */
  readonly isFree: boolean;
  readonly winner: MatePlayer;
}

/** The last move, and who leads now. */
export function sayMove({ answer, isFree, led, winner }: SaidMove, { suits }: CardTerms): string {
  const answered = `mit ${theCard(answer, 'dative', suits)}${isFree ? ' als Freizug' : ''}`;
  const play =
    led === null
      ? `Du antwortest ${answered}.`
      : `Du spielst ${theCard(led, 'accusative', suits)} aus, der Computer antwortet ${answered}.`;
  return `${play} Jetzt ${winner === 'you' ? 'spielst du' : 'spielt der Computer'} aus.`;
}

/** A game without a mate. */
export const NOBODY_MATE = 'Jede Karte hat eine Antwort gefunden: Niemand ist matt.';

/** A mate and its score. */
export interface SaidMate {
  readonly winner: MatePlayer;
  readonly card: MateCard;
  readonly overmate: boolean;
  readonly value: number;
  readonly times: number;
  readonly score: number;
}

/** `Du setzt mit dem Pik-Ass matt. 11 × 3 = 33.` */
export function sayMate(
  { card, overmate, score, times, value, winner }: SaidMate,
  { suits }: CardTerms,
): string {
  const who = winner === 'you' ? 'Du setzt' : 'Der Computer setzt';
  const mated = `${who} mit ${theCard(card, 'dative', suits)} ${overmate ? 'übermatt' : 'matt'}`;
  return `${mated}. ${value} × ${times}${overmate ? ' × 2' : ''} = ${score}.`;
}

/** After the first game. */
export const HANDS_CHANGE =
  'Jetzt werden die Blätter getauscht, und dasselbe Blatt spielt wieder aus.';

const OF_WHAT = { match: 'Die Partie', round: 'Die Runde' } as const;

/** How a round or a match stands where both have the same. */
export const sayEven = (what: 'match' | 'round', each: number): string =>
  `${OF_WHAT[what]} endet unentschieden, ${each} zu ${each}.`;

/** How it stands where one has more. */
export const sayAhead = (
  what: 'match' | 'round',
  player: MatePlayer,
  most: number,
  least: number,
): string =>
  `${OF_WHAT[what]} ${player === 'you' ? 'gewinnst du' : 'gewinnt der Computer'} mit ${most} zu ${least}, also mit ${most - least} mehr.`;

/** What the reader’s last choice gave away. @param best no cards where nothing aside was best. */
export const sayLoss = (by: number, best: readonly MateCard[], terms: CardTerms): string =>
  `Um ${by} besser: ${best.length === 0 ? 'nichts weglegen' : listCards(best, 'nominative', terms)}.`;

/** What a card is worth, after its name. @param worth with its sign. */
export const sayWorth = (worth: string): string => `ist ${worth} wert`;
