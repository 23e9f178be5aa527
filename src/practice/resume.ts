/** Resumes a session from the text that session-text.ts writes. */
import { isObject, parseJson } from '../lib/json/json.ts';
import type { Drill, QuestionBase } from './drill.ts';
import type { Origin } from './origin.ts';
import { nextPlacementLevel } from './placement.ts';
import { currentEntry, giveAnswer, nextQuestion, repeatSession, startSession } from './session.ts';
import type { Plan } from './session.ts';
import type { OngoingSession, SessionWay } from './session-text.ts';

/**
 * Rebuilds a session by answering its questions again.
 *
 * @returns undefined where the text is no session of this version, or the drill no longer asks it.
 */
export function readSessionText<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  text: string,
): OngoingSession<Question, Answer> | undefined {
  const json = parseJson(text);
  if (!json.ok || !isObject(json.value)) return undefined;
  const { again, answers, asked, name, plan, way } = json.value;
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
    return { session, way: way as SessionWay, name: name as string };
  } catch {
    // The text is foreign, or of a version with other questions: begin anew without a message.
    return undefined;
  }
}
