/** What a reader chooses about the questions of a drill. */
import type { LawId } from '../game/skat/laws.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { PLACEMENT } from './level.ts';
import type { Choices } from './progress.ts';

/** The labels of the choices. */
export const SETUP = {
  change: 'Change',
  level: 'Level',
  adapts: 'adapts to me',
  kind: 'Kind',
  allKinds: 'all kinds',
  questions: 'Questions',
  rules: 'Rules',
  time: 'Time',
  times: { free: 'no limit', limit: 'limit' },
  clock:
    'When the level adapts to you, a late answer counts as a slip. The first question has no limit.',
  restart: 'Start again with these choices',
  place: 'Find my level',
  placeLength: `with ${inWords(PLACEMENT)} questions, easy and hard`,
} as const;

/** A level and what it adds. @param adds a sentence; empty where the drill has no such level. */
export const sayLevel = (level: number, adds: string): string => `${level}: ${adds}`;

/** What a drill will ask. */
export interface SetupFacts extends Pick<Choices, 'clock' | 'follows' | 'length' | 'level'> {
  /** The name of the one kind that is asked; null for all. */
  readonly kind: string | null;
  /** The rule book, where it matters. */
  readonly laws: LawId | null;
  /** How many missed questions come back. */
  readonly missed: number;
}

/** The same in one line: `10 questions · level 1, adapts to you · no time limit`. */
export function setupLine({
  clock,
  follows,
  kind,
  laws,
  length,
  level,
  missed,
}: SetupFacts): string {
  const parts = [
    counted(length, 'question'),
    `level ${level}${follows ? ', adapts to you' : ''}`,
    ...(kind === null ? [] : [`only ${kind}`]),
    clock ? 'with a time limit' : 'no time limit',
    ...(laws === null ? [] : [lawWords(laws).inText]),
    ...(missed === 0 ? [] : [`${inWords(missed)} that you missed`]),
  ];
  return parts.join(' · ');
}
