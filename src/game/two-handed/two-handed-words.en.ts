/** Two-handed Skat in words. */
import type { Card } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import type { CardTerms } from '../words/card-terms.ts';
import { cardName } from '../words/cards.ts';
import type { SuitStyle } from '../words/cards.ts';
import { signed } from '../words/figures.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { explainValue } from '#edition/game/words/value.ts';
import type { TwoOutcome, TwoSeat, TwoTrick } from './rules.ts';

/** A card as the reader calls it: `the ace of hearts`. */
const theCard = (card: Card, { suits, terms }: CardTerms): string =>
  `the ${cardName(card, terms, suits)}`;

/** The buttons at the table. */
export const TWO_TABLE = {
  pass: 'Pass',
  putAway: 'Put these two away',
  goOn: 'Go on',
  next: 'Next deal',
  counts: 'count for me',
  turnedUp: 'Turned up',
  unkept:
    'This browser does not let the page store anything, so the game will be lost when you leave.',
  names: { you: 'You', opponent: 'Opponent' },
  /** What each has last said. */
  passes: { you: 'pass', opponent: 'passes' },
} as const;

/** What the reader did wrong. */
export const TWO_FAULTS = {
  putAway: 'Press two cards first, then put them away.',
  follow: 'You must follow suit as long as you can.',
} as const;

/** The five cards before a player. */
export const RESERVES = {
  you: 'Five cards face down in front of you',
  opponent: 'Five cards face down in front of your opponent',
} as const;

/** The points in the tricks so far. */
export const sayTwoCount = ({ opponent, you }: { you: number; opponent: number }): string =>
  `Tricks so far: you ${you}, your opponent ${opponent}.`;

/** The scores of the sitting. */
export const sayTwoSheet = ({ opponent, you }: { you: number; opponent: number }): string =>
  `The sheet: you ${signed(you)}, your opponent ${signed(opponent)}.`;

/** The points of what the reader has put away. */
export const sayAwayAdds = (points: number): string => `What you put away adds ${points}.`;

/**
 * Asks for a call.
 *
 * @param opponent what the opponent has called; null for a pass, undefined where the reader is first.
 */
export function askForTwoCall(
  reader: TwoSeat,
  opponent: Contract | null | undefined,
  suits: SuitStyle,
): string {
  const called =
    opponent === undefined
      ? ''
      : `Your opponent says “${opponent === null ? 'I pass' : contractName(opponent, 'hoyle-1912', suits)}”. `;
  return `${called}${reader === 'elder' ? 'You are the elder hand.' : 'You have dealt.'} What do you say?`;
}

/** Both have passed. */
export const TWO_PASSED = 'You have both passed, so nothing is scored.';

/** Asks for a game after a jack was turned up. */
export const ASK_TURNED = 'You have turned up a jack: name its suit or a Grand.';

/** Asks for two cards to put away. */
export function askToPutAway(
  contract: Contract | null,
  skat: readonly Card[],
  terms: CardTerms,
): string {
  const what = contract === null ? '' : `${contractName(contract, 'hoyle-1912', terms.suits)}. `;
  return `${what}You find ${listed(skat.map((card) => theCard(card, terms)))} in the skat: put two cards away.`;
}

/** Who plays what, before the first trick. */
export const sayTwoGame = (readerPlays: boolean, contract: Contract, suits: SuitStyle): string =>
  `${readerPlays ? 'You play' : 'Your opponent plays'} ${contractName(contract, 'hoyle-1912', suits)}.`;

/** Whose turn it is. @param led the card that the opponent leads; null where the reader leads. */
export const sayTwoTurn = (led: Card | null, terms: CardTerms): string =>
  led === null ? 'You lead.' : `Your opponent leads ${theCard(led, terms)}.`;

/**
 * A trick that is complete; the opponent’s lead was announced before.
 *
 * @param takenUp whether both take up their five cards after it.
 */
export function tellTwoTrick(
  { cards, leader, points, winner }: TwoTrick,
  reader: TwoSeat,
  terms: CardTerms,
  takenUp: boolean,
): string {
  const [led, followed] = cards;
  const who = winner === reader ? 'You take it' : 'Your opponent takes it';
  const play =
    leader === reader
      ? `You lead ${theCard(led, terms)}, your opponent plays ${theCard(followed, terms)}.`
      : `You play ${theCard(followed, terms)}.`;
  const reserve = takenUp ? ' Now you both take up your five cards.' : '';
  return `${play} ${who}: ${counted(points, 'point')}.${reserve}`;
}

/** The end of a game. */
export function tellTwoOutcome({ result, value }: TwoOutcome, readerPlays: boolean): string {
  const who = readerPlays ? 'You have' : 'Your opponent has';
  const won = value.won ? 'won' : 'lost';
  const { declarer, skat } = result.points;
  const points =
    value.matadors === null
      ? ''
      : ` with ${counted(declarer, 'point')}, ${skat} of them in the two cards left out of play`;
  return `${who} ${won} the game${points}. It counts ${explainValue(value)}. On the sheet: ${signed(value.score)}.`;
}

/** A game that was worked through card by card. */
export const WORKED_TWO = {
  names: { elder: 'Elder', dealer: 'Dealer' },
  piles: { elder: 'The elder hand', dealer: 'The dealer', reserve: 'face down before it' },
  tricks: 'The tricks',
  trick: 'Trick',
  ledBy: 'Led by',
  cards: 'Cards',
  points: 'The declarer’s points',
  inSkat: 'In the skat',
} as const;
