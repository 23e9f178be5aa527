/** Sessions as they are stored, damaged: each begins anew, or goes on to its end. */
import { expect } from 'vitest';
import type { Drill, QuestionBase } from '../../../src/practice/drill.ts';
import { readSessionData } from '../../../src/practice/resume.ts';
import {
  currentEntry,
  giveAnswer,
  isSessionOver,
  nextQuestion,
  startSession,
} from '../../../src/practice/session.ts';
import { makeSessionData } from '../../../src/practice/session-data.ts';
import { summarize } from '../../../src/practice/summary.ts';
import { damagedJson } from '../support/fuzz/damaged-json.ts';
import { fuzz } from '../support/fuzz/fuzz.ts';
import { trivialDrill } from './trivial-drill.ts';

const drill = trivialDrill() as unknown as Drill<QuestionBase, unknown>;

/** Sessions as they are stored: begun, half done, done again. */
const SESSIONS = [0, 1, 3].map((answers) => {
  let session = startSession(drill, {
    length: 4,
    level: 2,
    follows: true,
    kind: null,
    options: {},
    clock: false,
    seed: 7,
    returning: [],
  });
  for (let at = 0; at < answers; at++) {
    session = nextQuestion(
      drill,
      giveAnswer(drill, session, drill.answer(currentEntry(session).question), 2),
    );
  }
  return JSON.parse(
    JSON.stringify(makeSessionData({ session, way: 'new', name: 'm3k2f1' })),
  ) as unknown;
});

fuzz(
  'a damaged session begins anew, or goes on to its end and is summed up',
  damagedJson(SESSIONS, 3),
  (data) => {
    const read = readSessionData(drill, data);
    if (read === undefined) return 'anew';
    expect(typeof read.name).toBe('string');
    expect(['new', 'again', 'sent', 'placement']).toContain(read.way);
    let { session } = read;
    for (let step = 0; step < 20 && !isSessionOver(session); step++) {
      if (currentEntry(session).response !== null) session = nextQuestion(drill, session);
      else session = giveAnswer(drill, session, drill.answer(currentEntry(session).question), 1);
    }
    const { seconds } = currentEntry(session).response ?? { seconds: 0 };
    expect(Number.isFinite(seconds)).toBe(true);
    if (isSessionOver(session)) summarize(session);
    return 'resumed';
  },
  { anew: 5, resumed: 20 },
);
