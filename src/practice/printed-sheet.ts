/** The questions of a printed sheet: as of a session at a fixed level, all drawn at once. */
import type { Drill, QuestionBase } from './drill.ts';
import { checkedLevel } from './origin.ts';
import type { DrillFacts, Origin } from './origin.ts';
import { currentEntry, giveAnswer, isSessionOver, nextQuestion, startSession } from './session.ts';

/** What a sheet is to hold. The same wish gives the same sheet. */
export interface SheetRequest {
  readonly length: number;
  readonly level: number;
  readonly seed: number;
  readonly kind?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
}

/** The sheet that stands on the page before the reader has set one. */
export function firstSheet(facts: Pick<DrillFacts, 'levels' | 'usualLength'>): SheetRequest {
  return { length: facts.usualLength, level: checkedLevel(facts, 2), seed: 1922 };
}

/** Where the sheet's questions come from, no two the same. */
export function sheetOrigins<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  { kind, length, level, options, seed }: SheetRequest,
): Origin[] {
  let session = startSession(drill, {
    length,
    level,
    follows: false,
    kind: kind ?? null,
    options: options ?? {},
    clock: false,
    seed,
    returning: [],
  });
  for (;;) {
    session = giveAnswer(drill, session, drill.answer(currentEntry(session).question), 0);
    if (isSessionOver(session)) return session.entries.map(({ origin }) => origin);
    session = nextQuestion(drill, session);
  }
}
