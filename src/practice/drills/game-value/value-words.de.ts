/** What the drill about values says, and what is wrong with an answer. */
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { contractName, gameInSentence } from '../../../game/words/game-name.de.ts';
import { capital } from '../../../game/words/text.ts';
import { partWords } from '#edition/game/words/value.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { DoubleReason } from './double-reason.ts';
import type { ValueKind } from './kinds.ts';
import type { ValueAnswer } from './question.ts';

/** The drill. */
export const VALUE_WORDS: DrillWords<ValueKind> = {
  title: 'Spielwerte',
  task: 'Ein Spiel ist gespielt: Sag, was auf die Liste kommt.',
  levels: [
    'Ein gewonnenes Farbspiel; Grundwert und Spitzen stehen da.',
    'Grundwerte aus dem Kopf, mit und ohne.',
    'Grands.',
    'Verlorene Spiele, von denen manche doppelt zählen.',
    'Schneider und schwarz: Du siehst es an Augen und Stichen.',
    'Ansagen, Nullspiele und offene Spiele.',
    'Ein Reizwert, für den das Spiel reichen muss.',
    'Die Spitzen: Du zählst sie selbst an den Karten.',
  ],
  kinds: {
    win: 'ein gewonnenes Spiel',
    lost: 'ein verlorenes Spiel',
    double: 'ein verlorenes Spiel, das doppelt zählt',
    schneider: 'Schneider',
    schwarz: 'schwarz',
    announced: 'eine Ansage, die gelingt',
    failed: 'eine Ansage, die nicht gelingt',
    nullo: 'ein Null',
    open: 'ein offenes Spiel',
    overbid: 'ein überreiztes Spiel',
    covered: 'ein Reizwert, für den es gerade reicht',
  },
  primers: {
    win: 'Ein gewonnenes Spiel zählt Grundwert mal Faktor. Der Faktor sind die Spitzen, mit oder ohne, und eins fürs Spiel.',
  },
};

/** Asks for the value. */
export const askValue = (contract: Contract, law: LawId): string =>
  `${contractName(contract, law)}: Was wird dem Alleinspieler angeschrieben, und ist es plus oder minus?`;

/** An answer in a few words: `plus 48`. */
export const sayValue = ({ amount, sign }: ValueAnswer): string => `${sign} ${amount}`;

/** Why a game costs double when it is lost, as a clause. */
export const DOUBLE_REASONS: Readonly<Record<DoubleReason, string>> = {
  always: 'nach diesen Regeln zählt jedes verlorene Spiel doppelt',
  passt: 'ein verlorenes Passt-mir-nicht zählt doppelt',
  gucki: 'ein verlorenes Gucki-Spiel zählt doppelt',
};

const PROMISES = { schneider: 'Schneider', schwarz: 'Schwarz' } as const;

/** Why the sign is another. */
export const SIGN_FAULTS = {
  won: 'Es ist plus: Das Spiel ist gewonnen.',
  overbid: (points: number, bid: number): string =>
    `Es ist minus: Am Tisch war es gewonnen, aber ein Spiel für ${points} reicht nicht für die gereizten ${bid}.`,
  failed: (promise: 'schneider' | 'schwarz'): string =>
    `Es ist minus: ${PROMISES[promise]} war angesagt und ist nicht gelungen.`,
  lost: 'Es ist minus: Das Spiel ist verloren.',
} as const;

/** The multiplier with its parts: `4 (mit 3, Spiel 4)`. */
const multiplierWords = (value: DeclarerValue): string =>
  value.matadors === null ? '' : `${value.multiplier} (${partWords(value).join(', ')})`;

/** What was forgotten or counted wrongly. */
export const AMOUNT_FAULTS = {
  notDoubled: (full: number, reason: DoubleReason): string =>
    `${full} ist noch nicht alles: ${capital(DOUBLE_REASONS[reason])}.`,
  notRaised: (points: number, base: number, bid: number, raisedTo: number): string =>
    `${points} ist weniger als die gereizten ${bid}. Verloren ist dann das nächste Vielfache von ${base}, das reicht: ${raisedTo}.`,
  onlyBid: (base: number, raisedTo: number): string =>
    `Du verlierst nicht den Reizwert, sondern das nächste Vielfache von ${base}, das reicht: ${raisedTo}.`,
  doubled: 'Dieses Spiel zählt verloren nicht doppelt.',
  doubledWon: 'Verloren würde es doppelt zählen; ein gewonnenes Spiel tut das nie.',
  fixed: (right: number, base: number, isDoubled: boolean): string =>
    `Es sind ${right}: Dieses Spiel hat den festen Wert ${base}${isDoubled ? ', und der Verlust zählt doppelt' : ''}.`,
  multiplier: (steps: number, value: DeclarerValue): string =>
    `Das wären ${steps} × ${value.base}${value.doubled ? ', verdoppelt' : ''}. Der Faktor ist aber ${multiplierWords(value)}.`,
  base: (other: number, base: number): string =>
    `${other} ist der Grundwert eines anderen Spiels; hier ist er ${base}.`,
  other: (
    right: number,
    amount: number,
    contract: Contract,
    law: LawId,
    value: DeclarerValue,
  ): string =>
    `Es sind ${right}, nicht ${amount}: ${nameInText(contract, law)} hat den Grundwert ${value.base}, und der Faktor ist ${multiplierWords(value)}.`,
} as const;

const nameInText = (contract: Contract, law: LawId): string =>
  capital(gameInSentence({ ...contract, announced: null }, law));
