/** What the drill about values says, and what is wrong with an answer. */
import { KINDS } from '../../../game/skat/contract.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { contractName, gameInSentence } from '#edition/game/words/game-name.ts';
import { partWords } from '#edition/game/words/value.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { DoubleReason } from './double-reason.ts';
import type { ValueKind } from './kinds.ts';
import type { ValueAnswer } from './question.ts';

/** The drill. */
export const VALUE_WORDS: DrillWords<ValueKind> = {
  title: 'Game values',
  task: 'A game has been played: say what goes on the score sheet.',
  levels: [
    'A suit game that was won, with its base value and matadors given.',
    'Base values from memory, with matadors and without.',
    'Grands.',
    'Lost games, some of which cost double.',
    'Schneider and schwarz, to be worked out from points and tricks.',
    'Announcements, Nullos and open games.',
    'A bid, which the value must cover.',
    'The matadors, to be counted from the cards.',
  ],
  kinds: {
    win: 'a game won',
    lost: 'a lost game',
    double: 'a game lost double',
    schneider: 'schneider',
    schwarz: 'schwarz',
    announced: 'an announcement kept',
    failed: 'an announcement not kept',
    nullo: 'a Nullo',
    open: 'an open game',
    overbid: 'a game worth less than the bid',
    covered: 'a bid that is just covered',
  },
  primers: {
    win: 'A game that is won counts its base value times a multiplier. The multiplier is the number of matadors, with or without, and one for the game.',
  },
};

/** Asks for the value. */
export const askValue = (contract: Contract, law: LawId): string =>
  `${contractName(contract, law)}: what does the declarer write down, and is it plus or minus?`;

/** An answer in a few words: `plus 48`. */
export const sayValue = ({ amount, sign }: ValueAnswer): string => `${sign} ${amount}`;

/** Why a game costs double when it is lost, as a clause. */
export const DOUBLE_REASONS: Readonly<Record<DoubleReason, string>> = {
  always: 'by these laws every lost game costs double',
  passt: 'a Passt-mir-nicht that is lost costs double',
  gucki: 'a Gucki that is lost costs double',
};

/** Why the sign is another. */
export const SIGN_FAULTS = {
  won: 'It is plus: the game was made.',
  overbid: (points: number, bid: number): string =>
    `It is minus: the points were made, but a game of ${points} does not cover the bid of ${bid}.`,
  failed: (promise: 'schneider' | 'schwarz'): string =>
    `It is minus: ${promise} was announced and not made.`,
  lost: 'It is minus: the game was lost.',
} as const;

/** The multiplier with its parts: `4 (1 for game, with 3)`. */
const multiplierWords = (value: DeclarerValue): string =>
  value.matadors === null ? '' : `${value.multiplier} (${partWords(value).join(', ')})`;

/** What was forgotten or counted wrongly. */
export const AMOUNT_FAULTS = {
  notDoubled: (full: number, reason: DoubleReason): string =>
    `${full} is not all of it: ${DOUBLE_REASONS[reason]}.`,
  notRaised: (points: number, base: number, bid: number, raisedTo: number): string =>
    `${points} is less than the bid of ${bid}. The loss goes up to the next multiple of ${base} that covers the bid, ${raisedTo}.`,
  onlyBid: (base: number, raisedTo: number): string =>
    `You lose not the bid itself but the next multiple of ${base} that covers it, ${raisedTo}.`,
  doubled: 'The loss of this game is not doubled.',
  doubledWon: 'If it were lost it would be doubled; a game that is won never is.',
  fixed: (right: number, base: number, isDoubled: boolean): string =>
    `It is ${right}: the value of this game is fixed at ${base}${isDoubled ? ', and the loss is doubled' : ''}.`,
  multiplier: (steps: number, value: DeclarerValue): string =>
    `That would be ${steps} × ${value.base}${value.doubled ? ', doubled' : ''}. The multiplier is ${multiplierWords(value)}.`,
  base: (other: number, base: number): string =>
    `${other} is the base value of another game; here it is ${base}.`,
  other: (
    right: number,
    amount: number,
    contract: Contract,
    law: LawId,
    value: DeclarerValue,
  ): string =>
    `It is ${right}, not ${amount}: the base value of ${nameInText(contract, law)} is ${value.base}, and the multiplier ${multiplierWords(value)}.`,
} as const;

function nameInText(contract: Contract, law: LawId): string {
  const name = gameInSentence({ ...contract, announced: null }, law);
  return KINDS[contract.kind].trumps === 'none' || name.startsWith('a ') ? name : `the ${name}`;
}
