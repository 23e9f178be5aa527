/** Resumes a session from the data that session-data.ts writes. */
import { isObject } from '../lib/json/json.ts';
import type { Drill, QuestionBase } from './drill.ts';
import type { Origin } from './origin.ts';
import { nextPlacementLevel } from './placement.ts';
import { currentEntry, giveAnswer, nextQuestion, repeatSession, startSession } from './session.ts';
import type { Plan } from './session.ts';
import type { OngoingSession, SessionWay } from './session-data.ts';

/**
 * Rebuilds a session by answering its questions again.
 *
 * @returns undefined where the data is no session of this version, or the drill no longer asks it.
 */
export function readSessionData<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  data: unknown,
): OngoingSession<Question, Answer> | undefined {
  if (!isObject(data) || typeof data['name'] !== 'string') return undefined;
  const { again, answers, asked, name, plan, way } = data;
  try {
    const origins = again as readonly Origin[] | null;
    const steer = way === 'placement' ? nextPlacementLevel : undefined;
    const whole = { ...(plan as Plan), steer };
    let session =
      origins === null ? startSession(drill, whole) : repeatSession(drill, whole, origins);
    for (const [answer, seconds] of answers as readonly [Answer, number][]) {
      if (currentEntry(session).response !== null) session = nextQuestion(drill, session);
      session = giveAnswer(drill, session, answer, seconds);
    }
    if (session.entries.length < (asked as number)) session = nextQuestion(drill, session);
    return { session, way: way as SessionWay, name };
  } catch {
    // The data is foreign, or of a version with other questions: begin anew without a message.
    return undefined;
  }
}
