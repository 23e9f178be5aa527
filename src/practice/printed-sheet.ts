/** The questions of a printed sheet: those of a session at a fixed level, all drawn at once. */
import type { Drill, QuestionBase } from './drill.ts';
import { checkedLevel, usualOptions } from './origin.ts';
import type { DrillFacts, Origin } from './origin.ts';
import { currentEntry, giveAnswer, isSessionOver, nextQuestion, startSession } from './session.ts';

/** Which questions a sheet has. The same request gives the same sheet. */
export interface SheetRequest {
  readonly length: number;
  readonly level: number;
  readonly seed: number;
  readonly kind?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
}

/** The sheet that the page shows before the reader asks for another. */
export function firstSheet(
  facts: Pick<DrillFacts, 'levels' | 'options' | 'usualLength'>,
): SheetRequest {
  const options = usualOptions(facts);
  return { length: facts.usualLength, level: checkedLevel(facts, 2), seed: 1922, options };
}

/** The origins of the sheet's questions, no two of which are the same. */
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
