/** How far a reader has come in the lesson, as it is stored. */
import { sayStep } from '#edition/learn/lesson-labels.ts';
import { isObject, isWhole } from '../lib/json/json.ts';
import type { Activity } from '../lib/storage/begun.ts';
import { isCard } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Layout } from '../game/skat/deal.ts';
import { ADVISED_LAYOUT, TIMES_ASKED, TWELVE } from './first-hand.ts';
import { STEPS, stepAt } from './lesson.ts';
import { possibleAnswers } from './question.ts';

/** The first deal: what is done before the play, and the reader’s own cards in it. */
export interface BegunHand {
  /** How often the reader has said yes in the bidding. */
  readonly yesCount: number;
  readonly isSkatTaken: boolean;
  readonly stagesDone: number;
  readonly layout: Layout;
  readonly chosenCards: readonly Card[];
  readonly cardsPlayed: readonly Card[];
  /** Whether the last trick still lies on the table. */
  readonly isTrickOnTable: boolean;
}

/** The first deal before its first word. */
export const UNPLAYED_HAND: BegunHand = {
  yesCount: 0,
  isSkatTaken: false,
  stagesDone: 0,
  layout: ADVISED_LAYOUT,
  chosenCards: [],
  cardsPlayed: [],
  isTrickOnTable: false,
};

/** Steps that the lesson once had, by which of today’s they became. */
const FORMER_STEPS: Readonly<Record<string, string>> = { 'two-away': 'skat', 'first-lead': 'play' };

export interface BegunLesson {
  /** The name of the step that was open. */
  readonly step: string;
  /** The name of the last step that has ever been open: what it teaches stays known. */
  readonly furthest: string;
  /** The last answer to each question, by the name of its step. */
  readonly answers: Readonly<Record<string, string>>;
  readonly hand: BegunHand;
}

/**
 * Reads how far the lesson has come; undefined for anything else. A first deal that makes no sense, such
 * as one of an older lesson, begins anew, but its reader need not go through all steps again.
 */
export function readBegunLesson(data: unknown): BegunLesson | undefined {
  if (!isObject(data) || !isObject(data['answers'])) return undefined;
  const name = typeof data['step'] === 'string' ? data['step'] : '';
  const named = Object.hasOwn(FORMER_STEPS, name) ? FORMER_STEPS[name] : name;
  const found = STEPS.find((step) => step.name === named);
  if (found === undefined) return undefined;
  const hand = readHand(data['hand']);
  const step =
    hand === undefined && found.stage !== undefined ? STEPS.find(({ stage }) => stage)! : found;
  const answers = Object.entries(data['answers']).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && isAnswer(entry[0], entry[1]),
  );
  // Lessons stored by older versions have only the step that was open.
  const furthest = STEPS.find(({ name }) => name === data['furthest']) ?? step;
  return {
    step: step.name,
    furthest: furthest.name,
    answers: Object.fromEntries(answers),
    hand: hand ?? UNPLAYED_HAND,
  };
}

function isAnswer(step: string, answer: string): boolean {
  const question = STEPS.find(({ name }) => name === step)?.question;
  return question !== undefined && possibleAnswers(question).includes(answer);
}

function readHand(data: unknown): BegunHand | undefined {
  if (!isObject(data)) return undefined;
  const { isSkatTaken, isTrickOnTable, stagesDone, yesCount } = data;
  const chosenCards = readCards(data['chosenCards'], 2);
  const cardsPlayed = readCards(data['cardsPlayed'], 10);
  const [one, other, ...more] = readCards(data['layout'], 2) ?? [];
  if (chosenCards === undefined || cardsPlayed === undefined || one === undefined) return undefined;
  if (other === undefined || more.length > 0 || !isWhole(stagesDone, 0, 3)) return undefined;
  if (!isWhole(yesCount, 0, TIMES_ASKED)) return undefined;
  return {
    yesCount,
    isSkatTaken: isSkatTaken === true,
    stagesDone,
    layout: [one, other],
    chosenCards,
    cardsPlayed,
    isTrickOnTable: isTrickOnTable === true,
  };
}

/** Different cards of the reader’s twelve, so many at most. */
function readCards(data: unknown, most: number): readonly Card[] | undefined {
  if (!Array.isArray(data) || data.length > most || new Set(data).size < data.length)
    return undefined;
  const cards = data.filter((card): card is Card => typeof card === 'string' && isCard(card));
  return cards.length === data.length && cards.every((card) => TWELVE.includes(card))
    ? cards
    : undefined;
}

/** The lesson, as an activity that a reader can be in the middle of. */
export const LESSON: Activity<BegunLesson> = {
  activity: 'lesson',
  lasts: 'browser',
  read: readBegunLesson,
};

/** Where the lesson goes on, `step 9 of 16`; empty at its beginning and after its end. */
export function lessonPlaceWords({ step }: BegunLesson): string {
  const index = stepAt(step);
  const isUnderWay = index > 0 && index < STEPS.length - 1;
  return isUnderWay ? sayStep(index + 1, STEPS.length) : '';
}
