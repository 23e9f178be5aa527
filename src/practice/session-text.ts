/**
 * A session that is under way, as text: a page that is loaded again goes on with it. A session
 * follows from its plan and the answers, so these are all that stands there.
 */
import type { QuestionBase } from './drill.ts';
import type { Session } from './session.ts';

/** How a session came about. */
export type SessionWay = 'new' | 'again' | 'sent' | 'placement';

export interface OngoingSession<Question extends QuestionBase, Answer> {
  readonly session: Session<Question, Answer>;
  readonly way: SessionWay;
  /** The session's own name, by which its answers are known. */
  readonly name: string;
}

/** A session under way as text. */
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
