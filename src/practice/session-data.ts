/**
 * An ongoing session as data to be stored, so that a reloaded page can continue it. A session follows
 * from its plan and the answers, so the data has only these.
 */
import type { QuestionBase } from './drill.ts';
import type { Session } from './session.ts';

/** How a session came about. */
export const SESSION_WAYS = ['new', 'again', 'sent', 'placement'] as const;
export type SessionWay = (typeof SESSION_WAYS)[number];

export interface OngoingSession<Question extends QuestionBase, Answer> {
  readonly session: Session<Question, Answer>;
  readonly way: SessionWay;
  /** The session's name, from which the ids of its answers are made. */
  readonly name: string;
}

/** An ongoing session as JSON. */
export function makeSessionData<Question extends QuestionBase, Answer>({
  name,
  session,
  way,
}: OngoingSession<Question, Answer>): object {
  const answers = session.entries.flatMap(({ response }) =>
    response === null ? [] : [[response.answer, response.seconds]],
  );
  const { again, entries, plan } = session;
  return { name, way, plan, again, asked: entries.length, answers };
}
