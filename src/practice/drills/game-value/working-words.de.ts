/** How the drill about values explains one. Comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { signed } from '../../../game/words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../../game/words/nouns.de.ts';
import { capital } from '../../../game/words/text.ts';
import { sumWords } from '#edition/game/words/value.ts';
import { DOUBLE_REASONS } from '#edition/practice/drills/game-value/value-words.ts';
import type { DoubleReason } from './double-reason.ts';

/** The run of matadors among the declarer’s cards. */
export interface MatadorRun {
  readonly matadors: Matadors;
  /** The trumps that make the run, and the one that ends it. */
  readonly run: readonly Card[];
  readonly next: Card | undefined;
  /** Those of them that lie in the skat. */
  readonly skat: readonly Card[];
}

/** Which trumps make the run, and which ends it. */
export function sayRun({ matadors, next, run, skat }: MatadorRun): string {
  const isWith = 'with' in matadors;
  const isOne = run.length === 1;
  const is = isWith ? (isOne ? 'ist da' : 'sind da') : isOne ? 'fehlt' : 'fehlen';
  const end = next === undefined ? '' : isWith ? `, ${next} nicht` : `, ${next} ist da`;
  const found =
    skat.length === 0
      ? ''
      : `; ${listed(skat)} im Skat ${skat.length === 1 ? 'zählt' : 'zählen'} mit`;
  return `${run.join(' ')} ${is}${end}${found}: ${makeMatadors(matadors)}.`;
}

const kept = (made: boolean): string =>
  made ? 'ist das gelungen' : 'ist das nicht gelungen, also ist das Spiel verloren';

/** The outcome of the play, compared with what was announced. */
export const OUTCOMES = {
  noTrick: 'Kein einziger Stich: Das Spiel ist gewonnen.',
  oneTrick: 'Ein Stich genügt, und es ist verloren.',
  everyTrick: 'Alle Stiche gemacht, wie ein offenes Spiel es verspricht.',
  openLost: (tricks: number): string =>
    `Ein offenes Spiel verspricht alle Stiche, und ${counted(tricks, 'trick')} ${tricks === 1 ? 'ging' : 'gingen'} an die Gegenspieler: verloren.`,
  schwarzPromised: (tricks: number, made: boolean): string =>
    `Schwarz heißt alle Stiche; mit ${tricks} von zehn ${kept(made)}.`,
  schneiderPromised: (points: number, target: number, made: boolean): string =>
    `Schneider braucht ${counted(target, 'point')}; mit ${points} ${kept(made)}.`,
  schwarz: 'Alle zehn Stiche: Die Gegenspieler sind schwarz.',
  ownSchwarz: 'Kein einziger Stich: Der Alleinspieler ist schwarz und hat verloren.',
  allPoints: (points: number): string =>
    `${points} sind alle Augen, aber nicht alle Stiche: Die Gegenspieler sind Schneider, nicht schwarz.`,
  schneider: (points: number, target: number): string =>
    `${points} reichen, denn ab ${target} sind die Gegenspieler Schneider.`,
  ownSchneider: (points: number, least: number): string =>
    `${points} sind weniger als die ${least}, mit denen du aus dem Schneider bist: Das Spiel ist verloren, und der Alleinspieler ist Schneider.`,
  nearlySchneider: (points: number, target: number): string =>
    `${points} reichen zum Gewinnen; für Schneider hätte es ${target} gebraucht.`,
  won: (points: number, target: number): string =>
    `${points} reichen, denn das Spiel braucht ${target}.`,
  nearlyOwnSchneider: (points: number, least: number): string =>
    `Mit ${points} ist das Spiel verloren, aber ab ${least} ist der Alleinspieler aus dem Schneider.`,
  lost: (points: number, target: number): string =>
    `Mit ${points} ist das Spiel verloren, denn es braucht ${target}.`,
} as const;

/** The sum, from the parts to what is written down. @param doubled why a lost game costs double. */
export function saySum(value: DeclarerValue, doubled: DoubleReason): string {
  const { base, matadors, overbid } = value;
  const sum = matadors === null ? `Fester Wert ${base}` : capital(sumWords(value));
  const raised =
    overbid === null
      ? ''
      : `; das ist weniger als die gereizten ${overbid.bid}, also sind ${overbid.raisedTo} verloren, ${matadors === null ? 'der nächste Wert, der reicht' : `das nächste Vielfache von ${base}, das reicht`}`;
  const twice = value.doubled ? `; ${DOUBLE_REASONS[doubled]}` : '';
  return `${sum}${raised}${twice}: ${signed(value.score)}.`;
}
