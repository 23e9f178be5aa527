/** What a reader chooses about the questions of a drill. */
import type { LawId } from '../game/skat/laws.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { counted } from '../game/words/nouns.de.ts';
import { inWords } from '../game/words/number-words.de.ts';
import { PLACEMENT } from './level.ts';
import type { Choices } from './progress.ts';

/** The labels of the choices. */
export const SETUP = {
  change: 'Ändern',
  level: 'Stufe',
  adapts: 'richtet sich nach mir',
  kind: 'Art',
  allKinds: 'alle Arten',
  questions: 'Fragen',
  rules: 'Regeln',
  time: 'Zeit',
  times: { free: 'ohne Grenze', limit: 'begrenzt' },
  clock:
    'Wenn sich die Stufe nach dir richtet, zählt eine zu späte Antwort als Fehler. Bei der ersten Frage läuft keine Uhr.',
  restart: 'So neu anfangen',
  place: 'Meine Stufe finden',
  placeLength: `mit ${inWords(PLACEMENT)} Fragen, leichten und schweren`,
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

/** The same in one line: `10 Fragen · Stufe 1, richtet sich nach dir · ohne Zeitgrenze`. */
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
    `Stufe ${level}${follows ? ', richtet sich nach dir' : ''}`,
    ...(kind === null ? [] : [`nur ${kind}`]),
    clock ? 'mit Zeitgrenze' : 'ohne Zeitgrenze',
    ...(laws === null ? [] : [lawWords(laws).inText]),
    ...(missed === 0 ? [] : [`${inWords(missed, 'feminine')}, die du falsch hattest`]),
  ];
  return parts.join(' · ');
}
