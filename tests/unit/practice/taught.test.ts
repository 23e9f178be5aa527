/**
 * A reader is asked only about what they have been taught. What a question needs is judged here by its
 * words and cards, from a list of notions of this file's own.
 */
import { describe, expect, it } from 'vitest';
import { loadAllDrills } from '../../../components/practice/load-drill.ts';
import { dailyDrills } from '../../../components/practice/daily/at-build.ts';
import { dailyPlan } from '../../../src/practice/daily/plan.ts';
import type { Drill, QuestionBase } from '../../../src/practice/drill.ts';
import { makeQuestion, usualOptions } from '../../../src/practice/origin.ts';
import { currentEntry, startSession } from '../../../src/practice/session.ts';
import { LESSON_LEARNT, NOTHING_LEARNT, TOPICS } from '../../../src/practice/taught/learning.ts';
import type { Learning, Topic } from '../../../src/practice/taught/learning.ts';
import { firstKinds, isTaught } from '../../../src/practice/taught/taught.ts';
import type { TaughtReader } from '../../../src/practice/taught/taught.ts';
import { LAWS } from '../../../src/game/skat/laws.ts';
import { declarerValue } from '../../../src/game/skat/declarer-value.ts';
import type { ValueQuestion } from '../../../src/practice/drills/game-value/question.ts';

type AnyDrill = Drill<QuestionBase, unknown>;

const drills = (await loadAllDrills()) as AnyDrill[];
const daily = await dailyDrills();
const byId = new Map(drills.map((drill) => [drill.id, drill]));

/** Every notion that a question may need: the words that show it, and the topic that teaches it. */
const NOTIONS: readonly (readonly [name: string, shows: RegExp, taughtBy: Topic | null])[] = [
  ['trump', /\btrumps?\b/iu, 'trumps'],
  ['trick', /\btricks?\b/iu, 'tricks'],
  ['lead', /\b(?:lead|leads|led)\b/iu, 'tricks'],
  ['points', /\bpoints?\b/iu, 'points'],
  ['declarer', /\bdeclarer\b/iu, 'sixty-one'],
  ['defender', /\b(?:defenders?|defend|partner)\b/iu, 'sixty-one'],
  ['61', /\b6[01]\b(?! points of)/u, 'sixty-one'],
  ['120', /\b120\b/u, 'sixty-one'],
  ['matadors', /\b(?:matadors?|with or without)\b/iu, 'values'],
  ['base value', /\bbase values?\b/iu, 'values'],
  ['Grand', /\bGrand\b/u, 'values'],
  ['bid', /\b(?:bid|bids|bidding|pass)\b/iu, 'bidding'],
  ['seats', /\b(?:Vorhand|Mittelhand|Hinterhand)\b/u, 'bidding'],
  ['skat', /\bskat\b/u, 'putting-away'],
  ['putting away', /\bput (?:two )?away\b/u, 'putting-away'],
  ['without the skat', /without the skat|not taken up the skat/u, null],
  ['Hand', /\bHand\b(?! No\.)/u, null],
  ['Null', /\bNullo?\b/u, null],
  ['Tournee', /\bTournee\b/u, null],
  ['Solo', /\bSolo\b/u, null],
  ['Gucki', /\bGucki\b/u, null],
  ['Passt-mir-nicht', /Passt-mir-nicht/u, null],
  ['Ramsch', /Ramsch|Revolution/u, null],
  ['Simple Game', /\bSimple Game\b/u, null],
  ['announcing', /\bannounc/iu, null],
  ['schwarz', /\bschwarz\b/iu, null],
  ['an open game', /\b(?:ouvert|open game|Open)\b/u, null],
  ['the Eight Rule', /\b(?:Eight Rule|the count)\b/iu, null],
  ['tests', /\btests?\b/iu, null],
  ['tenace', /\btenace\b/iu, null],
  ['fattening', /\bfatten/iu, null],
  ['bids by suits', /offer(?:s|ed)? (?:diamonds|hearts|spades|clubs)|game is in/u, null],
  ['another rule book', /rule book|1922|1909|1912|league/iu, null],
  ['German', /\b(?:German|Kreuz|Pik|Herz|Karo|Ass|Zehn|Dame|Bube|Neun|Acht|Sieben|König)/u, null],
  ['whist', /whist|\bturned up\b|the other three/iu, null],
];

/** The text of a question as the reader has it before answering, and the answer. */
function textOf(drill: AnyDrill, question: QuestionBase): string {
  const choices = 'choices' in question ? JSON.stringify(question.choices) : '';
  return [drill.ask(question), drill.say(question, drill.answer(question)), choices].join(' ');
}

/** The names of games and rule books, which explanations leave out too. */
const NAMES = [
  ...['Tournee', 'Solo', 'Gucki', 'Passt-mir-nicht', 'Ramsch', 'Simple Game', 'an open game'],
  ...['Null', 'announcing', 'tenace', 'the Eight Rule', 'another rule book'],
];

/** The notions that a text shows. */
const shownIn = (text: string): string[] =>
  NOTIONS.filter(([, shows]) => shows.test(text)).map(([name]) => name);

const taughtBy = (topics: ReadonlySet<Topic>): string[] =>
  NOTIONS.filter(([, , topic]) => topic !== null && topics.has(topic)).map(([name]) => name);

/** What a question needs beyond what its reader knows and its primer says. */
function beyond(drill: AnyDrill, question: QuestionBase, reader: TaughtReader): string[] {
  const known = taughtBy(reader.learning.topics);
  const primer = isTaught(drill, question.kind, question.level, reader)
    ? ''
    : (drill.primers[question.kind] ?? '');
  const needed = [
    ...shownIn(textOf(drill, question)),
    ...shownIn(drill.explain(question).join(' ')).filter((notion) => NAMES.includes(notion)),
  ];
  return needed.filter((notion) => ![...known, ...shownIn(primer)].includes(notion));
}

const AFTER_LESSON: TaughtReader = { learning: LESSON_LEARNT, laws: 'isko' };
const NEWCOMER: TaughtReader = { learning: NOTHING_LEARNT, laws: 'isko' };

/** Draws questions of the first level as sessions do. */
function draws(drill: AnyDrill, reader: TaughtReader, count: number): QuestionBase[] {
  return Array.from({ length: count }, (_, at) => {
    const session = startSession(drill, {
      ...{ length: 10, level: 1, follows: true, kind: null, clock: false, returning: [] },
      options: { ...usualOptions(drill), law: reader.laws },
      firstKinds: firstKinds(drill, reader),
      seed: 31 * at + 7,
    });
    return currentEntry(session).question;
  });
}

describe('a reader who has only had the lesson', () => {
  it.each(drills)('finds nothing new in two hundred draws of $id at level 1', (drill) => {
    // Where the lesson teaches anything of the drill, no primer is to excuse another question.
    const isLessonMatter = Object.keys(drill.lesson).length > 0;
    for (const question of draws(drill, AFTER_LESSON, 200)) {
      const { kind, level } = question;
      expect(isTaught(drill, kind, level, AFTER_LESSON), kind).toBe(isLessonMatter);
      expect(beyond(drill, question, AFTER_LESSON), textOf(drill, question)).toEqual([]);
    }
  });

  it('finds nothing new in thirty days of Today', () => {
    for (let day = 20_779; day < 20_809; day++) {
      const plan = dailyPlan(day, daily, AFTER_LESSON);
      expect(plan).toHaveLength(10);
      for (const { drill: id, origin } of plan) {
        const drill = byId.get(id)!;
        const question = makeQuestion(drill, origin);
        // No primer: of a day’s questions each is taught.
        expect(isTaught(drill, question.kind, question.level, AFTER_LESSON), id).toBe(true);
        expect(beyond(drill, question, AFTER_LESSON), textOf(drill, question)).toEqual([]);
      }
    }
  });

  it('meets at least six drills in a week of Today', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].flatMap((after) =>
      dailyPlan(20_779 + after, daily, AFTER_LESSON).map(({ drill }) => drill),
    );
    expect(new Set(week).size).toBeGreaterThanOrEqual(6);
  });

  it('is asked for values of suit games with the skat alone, which end without schneider', () => {
    const drill = byId.get('game-value')!;
    for (const question of draws(drill, AFTER_LESSON, 200) as ValueQuestion[]) {
      const { bid, contract, law, matadors, result } = question;
      expect(law).toBe('isko');
      expect(contract).toMatchObject({ kind: 'gucki-solo', announced: null });
      const value = declarerValue({ contract, matadors, bid, result }, LAWS[law]);
      const run = matadors === null ? 0 : 'with' in matadors ? matadors.with : matadors.without;
      expect(value.multiplier).toBe(run + 1);
      expect(value.points).toBe({ C: 12, S: 11, H: 10, D: 9 }[contract.trump!] * (run + 1));
    }
  });
});

describe('a reader who has been taught nothing', () => {
  it.each(drills)('gets a primer with each of the first questions of $id', (drill) => {
    for (const question of draws(drill, NEWCOMER, 100)) {
      expect(drill.primers[question.kind], question.kind).toBeTruthy();
    }
  });

  it('gets tricks and sums in Today, each with a primer', () => {
    for (let day = 20_779; day < 20_809; day++) {
      for (const { drill: id, origin } of dailyPlan(day, daily, NEWCOMER)) {
        expect(['tricks', 'points']).toContain(id);
        expect(origin.level).toBe(1);
        const drill = byId.get(id)!;
        expect(drill.primers[makeQuestion(drill, origin).kind]).toBeTruthy();
      }
    }
  });
});

describe('what teaches a kind of question', () => {
  const drill = byId.get('game-value')!;
  const after = (learning: Partial<Learning>, laws: TaughtReader['laws'] = 'isko') => ({
    learning: { ...NOTHING_LEARNT, ...learning },
    laws,
  });

  it('is its section, the lesson under its own rules, or a game at the table', () => {
    expect(isTaught(drill, 'win', 1, after({}))).toBe(false);
    expect(isTaught(drill, 'win', 1, after({ topics: new Set(['values']) }))).toBe(true);
    expect(isTaught(drill, 'win', 2, after({ topics: new Set(['values']) }))).toBe(false);
    expect(isTaught(drill, 'win', 1, after({ topics: new Set(['values']) }, 'american-1922'))).toBe(
      false,
    );
    const section = drill.sections['win']!;
    expect(isTaught(drill, 'win', 3, after({ sections: new Set([section]) }))).toBe(true);
    const nullGame = { laws: 'isko', game: 'null' } as const;
    expect(isTaught(drill, 'nullo', 6, after({ games: [nullGame] }))).toBe(true);
    expect(isTaught(drill, 'nullo', 6, after({ games: [{ ...nullGame, game: 'suit' }] }))).toBe(
      false,
    );
  });

  it('is nothing for a game that today’s rules do not have', () => {
    const bidding = byId.get('bidding')!;
    const read = { sections: new Set(Object.values(bidding.sections)) };
    expect(isTaught(bidding, 'tournee', 1, after(read, 'american-1922'))).toBe(true);
    expect(isTaught(bidding, 'tournee', 1, after(read))).toBe(false);
    expect(firstKinds(bidding, after(read))).not.toContain('tournee');
  });

  it('names only topics of the lesson, and kinds and levels that the drill has', () => {
    for (const { asks, id, kinds, lesson, levels, primers } of drills) {
      expect(asks, id).toHaveLength(levels.length);
      for (const kind of asks.flat()) expect(Object.keys(kinds), id).toContain(kind);
      for (const [kind, { topic, upTo }] of Object.entries(lesson)) {
        expect(Object.keys(kinds), id).toContain(kind);
        expect(TOPICS).toContain(topic);
        expect(upTo).toBeLessThanOrEqual(levels.length);
      }
      for (const kind of asks[0]!) expect(primers[kind], `${id} ${kind}`).toBeTruthy();
    }
  });
});
