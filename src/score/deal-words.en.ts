/** A deal on the sheet in words: how it came out, how its value is made up, and its line as it is spoken. */
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import type { DeclarerValue } from '../game/skat/value.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { signed } from '../game/words/figures.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import { countedUp } from './counted-up.ts';
import type { Doubling } from './house-value.ts';
import { DOUBLING_WORDS, doublingParts } from '#edition/score/house-words.ts';

/** A deal without a game, and values that are nothing. */
export const DEAL_WORDS = {
  passedIn: 'Passed in',
  nothing: 'nothing is scored',
  level: 'all level, nobody is charged',
} as const;

/** How a game came out; `overbid` for one that was won and fell short of its bid. */
export interface CameOut {
  readonly outcome: 'won' | 'lost' | 'overbid';
  /** What was made beyond the game, or that each side had 60 points. */
  readonly beyond: 'even' | 'schneider' | 'schwarz' | null;
}

const BEYOND_WORDS = {
  even: '60 points each',
  schneider: 'schneider',
  schwarz: 'schwarz',
} as const;

/** How a game came out, in a word or two: `won, schneider`, `lost`, `overbid`. */
export const sayCameOut = ({ beyond, outcome }: CameOut): string =>
  beyond === null ? outcome : `${outcome}, ${BEYOND_WORDS[beyond]}`;

/** The value of a Ramsch in its parts: `57 charged; Jungfrau, double, −114`. */
export function sayRamschValue(
  points: number,
  score: number,
  doublings: readonly Doubling[],
): string {
  const total = doublings.length === 0 ? '' : `, ${signed(score)}`;
  return `${points} ${score > 0 ? 'won with every trick' : 'charged'}${doublingParts(doublings)}${total}`;
}

/**
 * The value of a game in its parts: `clubs 12 × (with 2, game 3, schneider 4) = 48`; then what an overbid
 * game is raised to, what is lost double, and what doubled it.
 */
export function sayGameValue(
  { kind, trump }: Contract,
  value: DeclarerValue,
  laws: LawId,
  style: SuitStyle | undefined,
  doublings: readonly Doubling[],
): string {
  const { base, doubled, overbid, points, score } = value;
  const raised =
    overbid === null ? '' : `; overbid at ${overbid.bid}, raised to ${overbid.raisedTo}`;
  const lost = doubled ? '; lost double' : value.won ? '' : '; lost';
  const scoreText = score === points ? '' : `, ${signed(score)}`;
  const ending = `${raised}${lost}${doublingParts(doublings)}${scoreText}`;
  if (value.matadors === null) return `${kindName(kind, laws)} ${base}${ending}`;
  const name = trumpsName(trump ?? 'grand', laws, 'en', style);
  return `${name} ${base} × (${countedUp(value)}) = ${points}${ending}`;
}

/** A deal that is impossible, as it is spoken: its number, what was played, and what is wrong. */
export const speakImpossible = (number: number, game: string, problem: string): string =>
  `Deal ${number}: ${game}. ${problem}`;

/** A deal without a game, as it is spoken. */
export const speakPassedIn = (number: number): string => `Deal ${number}: passed in.`;

/** What a player gets in a deal. */
export interface PlayerScore {
  readonly name: string;
  readonly score: number;
}

const sayScores = (scores: readonly PlayerScore[]): string =>
  listed(scores.map(({ name, score }) => `${name} ${signed(score)}`));

const followedBy = (words: readonly string[]): string => words.map((word) => `, ${word}`).join('');

/** A Ramsch as it is spoken: `Deal 7: Ramsch, Smith −57.` @param charged those for whom it counts. */
export function speakRamsch(
  number: number,
  game: string,
  doublings: readonly Doubling[],
  charged: readonly PlayerScore[],
): string {
  const scores = charged.length === 0 ? 'nobody is charged' : sayScores(charged);
  return `Deal ${number}: ${game}${followedBy(doublings.map((one) => DOUBLING_WORDS[one]))}, ${scores}.`;
}

/** A game with a declarer, as it is spoken. */
export interface SpokenGame {
  readonly number: number;
  readonly declarer: string;
  /** What was played, as the sheet calls it. */
  readonly game: string;
  readonly matadors: Matadors | null;
  readonly cameOut: CameOut;
  readonly doublings: readonly Doubling[];
  /** What the declarer gets; on a Bierlachs what the others get for a game that was won. */
  readonly scores: number | readonly PlayerScore[];
}

/** A game as it is spoken: `Deal 7: Smith, Solo in clubs, with 2, won: +36.` */
export function speakGame(spoken: SpokenGame): string {
  const { cameOut, declarer, doublings, game, matadors, number, scores } = spoken;
  const parts = followedBy([
    ...(matadors === null ? [] : [makeMatadors(matadors)]),
    sayCameOut(cameOut),
    ...doublings.map((one) => DOUBLING_WORDS[one]),
  ]);
  const score = typeof scores === 'number' ? signed(scores) : sayScores(scores);
  return `Deal ${number}: ${declarer}, ${game}${parts}: ${score}.`;
}
