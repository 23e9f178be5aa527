/** The entry of a deal on the score pad: its questions, keys and buttons. */
import type { RamschKind } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { kindName } from '#edition/game/words/game-name.ts';

/** The questions still to be answered, which the button asks that writes the deal down. */
export const QUESTIONS = {
  most: 'Who took the most points?',
  points: 'How many points were they?',
  declarer: 'Who declared?',
  game: 'Which game?',
  matadors: 'How many matadors?',
  outcome: 'Won or lost?',
} as const;

/** The entry as a whole, and the buttons at its foot. */
export const ENTRY = {
  name: 'Enter a deal',
  write: 'Write it down',
  writeChange: 'Save the change',
  leave: 'Leave it as it was',
  strike: 'Strike it out',
  undo: 'Undo',
  redo: 'Redo',
  /** In the column of the dealer. */
  deals: 'deals',
} as const;

/** In the line of a Ramsch of which nothing is known yet. */
export const askWhoTookMost = (kind: RamschKind, law: LawId): string =>
  `${kindName(kind, law)}: who took the most points?`;

/** In the line of a deal that is being changed. @param number from 1. */
export const sayBeingChanged = (number: number): string => `Deal ${number} is being changed.`;

/** The keys of the games. */
export const GAME_KEYS = {
  way: 'How is it played?',
  chooseGame: 'Choose the game.',
  bid: 'Bid',
  dealer: 'Dealer',
} as const;

/** The keys for the matadors, and for how the game came out. */
export const OUTCOME_KEYS = {
  with: 'with',
  without: 'without',
  more: { with: 'with more', without: 'without more' },
  won: 'won',
  lost: 'lost',
  beyond: 'Schneider or schwarz?',
} as const;

/** The score of each of the others, with its sign. */
export const sayOthersScore = (score: string): string => `others ${score}`;

/** What was made beyond the game: what was announced, and what was reached. */
export const BEYOND: Readonly<Record<string, string>> = {
  'none schneider': 'schneider',
  'none schwarz': 'schwarz',
  'schneider schneider': 'schneider announced',
  'schneider schwarz': 'schneider announced, schwarz made',
  'schwarz schwarz': 'schwarz announced',
};

/** Who took a trick in a Ramsch, by how many took none. */
const TRICKLESS = ['everyone took a trick', 'one took none', 'two took none'] as const;

/** A key that says how many took no trick, and what the loser is charged then. */
export const sayCharge = (without: 0 | 1 | 2, charge: number): string =>
  `${TRICKLESS[without]}: ${charge}`;

/** The keys of a Ramsch. */
export const RAMSCH_KEYS = {
  trickless: 'Did everyone take a trick?',
  allTook: TRICKLESS[0],
  jungfrau: 'Jungfrau: one took none',
  shovedBy: 'Shoved by',
  shovers: 'How many passed the skat on unseen?',
  nobody: 'none',
  shovedByNobody: 'shoved by nobody',
  shovedByCount: (count: number): string => `shoved by ${count}`,
  points: (least: number, most: number): string => `Points, ${least} to ${most}`,
  durchmarsch: (score: number): string => `Durchmarsch: taking every trick wins ${score}`,
  everyPoint: 'and every point taken',
  everyTrick: (charge: number): string => `every trick taken: the others lose ${charge}`,
} as const;
