/** What a review of a game has found. */
import { saySpokenChange } from '../../analysis/analysis-words.de.ts';
import type { Measure } from '../../analysis/measure.ts';
import { counted } from '../nouns.de.ts';
import { capital } from '../text.ts';

/** The values with all cards open could not be had. */
export const NOT_SEEN =
  'Was Gebote und Spiele mit offenen Karten wert waren, ließ sich nicht laden. Bist du offline?';

/** A card that gave nothing away with all cards open. */
export const COST_NOTHING = 'Mit offenen Karten hat das nichts gekostet.';

/** What a card gave away with all cards open. */
export const sayCost = (measure: Measure, change: { before: number; after: number }): string =>
  `${capital(saySpokenChange(measure, change))}.`;

/** How far the review has come. */
export const sayLookedAt = (done: number, all: number, isStopped: boolean): string =>
  `${done} von ${counted(all, 'decision', 'dative')} angesehen${isStopped ? '.' : ' …'}`;

/** How many decisions cost something. @param isMore whether only those that cost most are shown. */
export const sayCostly = (costly: number, all: number, isMore: boolean): string =>
  `${costly} von ${counted(all, 'decision', 'dative')} ${costly === 1 ? 'hat' : 'haben'} spürbar etwas gekostet, gemessen an dem, was du wissen konntest${isMore ? '. Hier stehen die teuersten' : ''}.`;

/** What a decision costs on the sheet, in points. */
export const sayOnSheet = (points: number): string =>
  `Auf der Liste ${points === 1 ? 'ist das im Schnitt etwa 1 Punkt' : `sind das im Schnitt etwa ${points} Punkte`}.`;

/** Where it is taught, in lines with gaps for the chapter and the drill. */
export const TAUGHT = {
  chapter: 'Wie es geht, steht in {chapter}.',
  both: 'Wie es geht, steht in {chapter}; dazu gibt es {drill}.',
  drill: 'die Übung',
} as const;
