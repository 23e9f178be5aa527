/**
 * Writes an ongoing session as text, so that a reloaded page can continue it. A session follows
 * from its plan and the answers, so the text has only these.
 */
import type { QuestionBase } from './drill.ts';
import type { Session } from './session.ts';

/** How a session came about. */
export type SessionWay = 'new' | 'again' | 'sent' | 'placement';

export interface OngoingSession<Question extends QuestionBase, Answer> {
  readonly session: Session<Question, Answer>;
  readonly way: SessionWay;
  /** The session's name, from which the ids of its answers are made. */
  readonly name: string;
}

/** The text of an ongoing session, for the browser's storage. */
export function makeSessionText<Question extends QuestionBase, Answer>({
  name,
  session,
  way,
}: OngoingSession<Question, Answer>): string {
  const answers = session.entries.flatMap(({ response }) =>
    response === null ? [] : [[response.answer, response.seconds]],
  );
  const { again, entries, plan } = session;
  return JSON.stringify({ name, way, plan, again, asked: entries.length, answers });
}
