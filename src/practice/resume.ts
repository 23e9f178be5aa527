/** A session under way, read from its text and answered anew: see session-text.ts, which writes it. */
import { isObject, parseJson } from '../lib/json/json.ts';
import type { Drill, QuestionBase } from './drill.ts';
import type { Origin } from './origin.ts';
import { nextPlacementLevel } from './placement.ts';
import { currentEntry, giveAnswer, nextQuestion, repeatSession, startSession } from './session.ts';
import type { Plan } from './session.ts';
import type { OngoingSession, SessionWay } from './session-text.ts';

/**
 * The session of such a text, by answering it anew.
 *
 * @returns undefined where there is no such session, or the drill no longer asks it.
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
    // Some other text, or of a version whose questions were others: it is not worth a word.
    return undefined;
  }
}
