/** Resumes a session from the data that session-data.ts writes. */
import { isNumber, isObject, isText } from '../lib/json/json.ts';
import type { Drill, QuestionBase } from './drill.ts';
import { storedAnswer } from './origin.ts';
import type { Origin } from './origin.ts';
import { nextPlacementLevel } from './placement.ts';
import { currentEntry, giveAnswer, nextQuestion, repeatSession, startSession } from './session.ts';
import type { Plan } from './session.ts';
import { SESSION_WAYS } from './session-data.ts';
import type { OngoingSession } from './session-data.ts';

/**
 * Rebuilds a session by answering its questions again.
 *
 * @returns undefined where the data is no session of this version, or the drill no longer asks it.
 */
export function readSessionData<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  data: unknown,
): OngoingSession<Question, Answer> | undefined {
  if (!isObject(data)) return undefined;
  const { again, answers, asked, name, plan } = data;
  const way = SESSION_WAYS.find((one) => one === data['way']);
  if (!isText(name, 100) || way === undefined) return undefined;
  try {
    const origins = again as readonly Origin[] | null;
    const steer = way === 'placement' ? nextPlacementLevel : undefined;
    const whole = { ...(plan as Plan), steer };
    let session =
      origins === null ? startSession(drill, whole) : repeatSession(drill, whole, origins);
    for (const [answer, seconds] of answers as readonly [Answer, number][]) {
      if (!isNumber(seconds, 0, 1e6)) return undefined;
      if (currentEntry(session).response !== null) session = nextQuestion(drill, session);
      const { question } = currentEntry(session);
      session = giveAnswer(drill, session, storedAnswer(drill, answer, question), seconds);
    }
    if (session.entries.length < (asked as number)) session = nextQuestion(drill, session);
    return { session, way, name };
  } catch {
    // The data is foreign, or of a version with other questions: begin anew without a message.
    return undefined;
  }
}
