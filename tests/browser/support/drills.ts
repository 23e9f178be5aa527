/**
 * How a reader answers each drill, by the keys and by touch. The questions are made again from
 * their seed, as the page makes them, so that the test knows which answer is right.
 */
import type { Locator, Page } from '@playwright/test';
import { bidding } from '../../../src/practice/bidding/drill.ts';
import { TESTS } from '../../../src/practice/bidding/question.ts';
import type { BidAnswer, BidQuestion } from '../../../src/practice/bidding/question.ts';
import type { Drill, QuestionBase } from '../../../src/practice/drill.ts';
import { gameValues } from '../../../src/practice/game-value/drill.ts';
import type { ValueAnswer, ValueQuestion } from '../../../src/practice/game-value/question.ts';
import { layout } from '../../../src/practice/layout/drill.ts';
import type { LayoutAnswer, LayoutQuestion } from '../../../src/practice/layout/question.ts';
import { rankedLayouts } from '../../../src/practice/layout/principles.ts';
import { matadors } from '../../../src/practice/matadors/drill.ts';
import type { MatadorsAnswer, MatadorsQuestion } from '../../../src/practice/matadors/question.ts';
import { drill as pointsInPlay } from '../../../src/practice/points-in-play/drill.ts';
import { STANDINGS, STANDING_WORDS } from '../../../src/practice/points-in-play/question.ts';
import type { PlayQuestion, Reply } from '../../../src/practice/points-in-play/question.ts';
import { drill as points } from '../../../src/practice/points/drill.ts';
import type { PointsQuestion } from '../../../src/practice/points/question.ts';
import { tricks } from '../../../src/practice/tricks/drill.ts';
import type { TricksAnswer, TricksQuestion } from '../../../src/practice/tricks/question.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { matadorCount } from '../../../src/skat/matadors.ts';
import { spoken } from './words.ts';

type Answering<Question, Answer> = (
  on: { page: Page; drill: Locator },
  question: Question,
  answer: Answer,
) => Promise<void>;

interface Way<Question extends QuestionBase, Answer> {
  readonly drill: Drill<Question, Answer>;
  /** A question that shows what the drill can do at its hardest. */
  readonly hard: { readonly level: number; readonly kind: string | null; readonly seed: number };
  readonly byKeys: Answering<Question, Answer>;
  readonly byTouch: Answering<Question, Answer>;
  readonly wrong: (question: Question, right: Answer) => Answer;
  /** What the picture says of a wrong answer, beside the frame's verdict. */
  readonly pictured: RegExp;
}

/** Moves the focus on with the tabulator until it stands on what is wanted. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No tabulator leads to ${wanted.toString()}.`);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const button = (drill: Locator, name: string): Locator =>
  drill.getByRole('button', { name, exact: true });

const tricksWay: Way<TricksQuestion, TricksAnswer> = {
  drill: tricks,
  hard: { level: 3, kind: 'jacks', seed: 11 },
  async byKeys({ page, drill }, question, answer) {
    await tabTo(page, drill.locator('fieldset button').first());
    for (const card of answer) await page.keyboard.press(`${question.choices.indexOf(card) + 1}`);
    if (question.form === 'takes') return;
    await tabTo(page, button(drill, 'Answer'));
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, question, answer) {
    for (const card of answer) await button(drill, spoken(card)).click();
    if (question.form === 'may-play') await button(drill, 'Answer').click();
  },
  wrong: ({ choices }, right) => [choices.find((card) => !right.includes(card))!],
  pictured: /✗.*○/s,
};

const pointsWay: Way<PointsQuestion, number> = {
  drill: points,
  hard: { level: 4, kind: 'short', seed: 3 },
  async byKeys({ page, drill }, { groups }, answer) {
    await tabTo(page, drill.locator('button.on'));
    for (let left = groups.length; left > 0; left--) await page.keyboard.press('Enter');
    await page.keyboard.type(`${answer}`);
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, { groups }, answer) {
    for (let left = groups.length; left > 0; left--) await drill.locator('button.on').click();
    await drill.getByLabel('Points:').fill(`${answer}`);
    await button(drill, 'Answer').click();
  },
  wrong: (_, right) => right + 10,
  pictured: /Your answer: \d+/,
};

const playWay: Way<PlayQuestion, readonly Reply[]> = {
  drill: pointsInPlay,
  hard: { level: 6, kind: 'all', seed: 3 },
  async byKeys({ page, drill }, { asks }, replies) {
    await tabTo(page, button(drill, 'First trick'));
    let at = 0;
    for (const [index, { after }] of asks.entries()) {
      for (; at < after; at++) await page.keyboard.press('Enter');
      // After a reply the next trick comes by itself.
      at++;
      await replyByKeys(page, drill, replies[index]!);
    }
  },
  async byTouch({ drill }, { asks }, replies) {
    await button(drill, 'First trick').click();
    let at = 1;
    for (const [index, { after }] of asks.entries()) {
      for (; at < after; at++) await button(drill, 'Next trick').click();
      at++;
      await replyByTouch(drill, replies[index]!);
    }
  },
  wrong: ({ asks }, right) =>
    right.map((reply, index) => {
      if (typeof reply === 'number') return asks[index]!.what === 'trumps' ? 11 : reply + 1;
      if (typeof reply === 'string') return STANDINGS.find((standing) => standing !== reply)!;
      return reply.slice(1);
    }),
  pictured: /slipped.*✗/s,
};

async function replyByKeys(page: Page, drill: Locator, reply: Reply): Promise<void> {
  // Each question takes the focus by itself.
  if (typeof reply === 'number') await page.keyboard.type(`${reply}`);
  else if (typeof reply === 'string') await tabTo(page, button(drill, STANDING_WORDS[reply]));
  else {
    for (const card of reply) {
      await tabTo(page, drill.getByRole('checkbox', { name: spoken(card) }));
      await page.keyboard.press('Space');
    }
    await tabTo(page, button(drill, 'Answer'));
  }
  await page.keyboard.press('Enter');
}

async function replyByTouch(drill: Locator, reply: Reply): Promise<void> {
  if (typeof reply === 'string') {
    await button(drill, STANDING_WORDS[reply]).click();
    return;
  }
  if (typeof reply === 'number') await drill.getByRole('textbox').fill(`${reply}`);
  else for (const card of reply) await drill.getByRole('checkbox', { name: spoken(card) }).check();
  await button(drill, 'Answer').click();
}

const TRUMP_WORDS = ['clubs', 'spades', 'hearts', 'diamonds', 'Grand'];

const matadorsWay: Way<MatadorsQuestion, MatadorsAnswer> = {
  drill: matadors,
  hard: { level: 5, kind: 'every', seed: 5 },
  async byKeys({ page, drill }, _, [answer]) {
    // At once, from the task that has the focus; a page opened by its address has not given it yet.
    const focused = await drill.evaluate((element) => element.contains(document.activeElement));
    if (!focused) await tabTo(page, drill.getByRole('radio', { name: 'with', exact: true }));
    await page.keyboard.press('with' in answer! ? 'w' : 'o');
    await page.keyboard.type(`${matadorCount(answer!)}`);
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, _, answer) {
    for (const [index, said] of answer.entries()) {
      const row = drill.locator('fieldset.row').nth(index);
      const side = 'with' in said ? 'with' : 'without';
      await row.getByRole('radio', { name: side, exact: true }).check();
      await row
        .getByLabel(`How many in ${TRUMP_WORDS[index]!}`)
        .selectOption(`${matadorCount(said)}`);
    }
    await button(drill, 'Answer').click();
  },
  wrong: (_, right) =>
    right.map((one) => {
      const count = matadorCount(one);
      return 'with' in one ? { without: count } : { with: count };
    }),
  pictured: /you said with/,
};

const valueWay: Way<ValueQuestion, ValueAnswer> = {
  drill: gameValues,
  hard: { level: 8, kind: 'overbid', seed: 7 },
  async byKeys({ page, drill }, _, { amount, sign }) {
    await typeInto(page, drill.getByLabel('Points'), `${sign === 'plus' ? '+' : '-'}${amount}`);
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, _, { amount, sign }) {
    await drill.getByRole('radio', { name: sign }).check();
    await drill.getByLabel('Points').fill(`${amount}`);
    await button(drill, 'Answer').click();
  },
  wrong: (_, { amount, sign }) => ({ amount, sign: sign === 'plus' ? 'minus' : 'plus' }),
  pictured: /you said/,
};

const biddingWay: Way<BidQuestion, BidAnswer> = {
  drill: bidding,
  hard: { level: 6, kind: 'all', seed: 5 },
  async byKeys({ page, drill }, _, answer) {
    if (answer.what === 'all') throw new Error('Not asked by keys.');
    const number = answer.what === 'limit' ? answer.limit : answer.count;
    await typeInto(page, drill.getByRole('textbox'), `${number}`);
    if (answer.what === 'test') {
      // Of two radio buttons the tabulator reaches the first, and an arrow the second.
      await tabTo(page, drill.getByRole('radio', { name: 'bid' }));
      await page.keyboard.press(answer.bid ? 'Space' : 'ArrowRight');
    }
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, _, answer) {
    if (answer.what !== 'all') throw new Error('Not asked by touch.');
    for (const [index, test] of TESTS.entries()) {
      if (answer.passed.includes(test)) await drill.getByRole('checkbox').nth(index).check();
    }
    await button(drill, 'Answer').click();
  },
  wrong: (_, right) =>
    right.what === 'all'
      ? { what: 'all', passed: TESTS.filter((test) => !right.passed.includes(test)) }
      : right.what === 'limit'
        ? { what: 'limit', limit: right.limit + 1 }
        : { what: 'test', count: right.count + 1, bid: !right.bid },
  pictured: /you/,
};

const pairWords = (pair: readonly Card[]): string => pair.map(spoken).join(' and ');

const layoutWay: Way<LayoutQuestion, LayoutAnswer> = {
  drill: layout,
  hard: { level: 3, kind: 'suit', seed: 5 },
  async byKeys({ page, drill }, { pairs }, answer) {
    if (pairs !== null) {
      await tabTo(page, button(drill, pairWords(answer)));
    } else {
      await tabTo(page, drill.locator('fieldset button').first());
      for (const card of drawnOrder(
        await drill.locator('fieldset button').allInnerTexts(),
        answer,
      )) {
        await tabTo(page, button(drill, spoken(card)));
        await page.keyboard.press('Space');
      }
      await tabTo(page, button(drill, 'Put these two away'));
    }
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, _, answer) {
    for (const card of answer) await button(drill, spoken(card)).click();
    await button(drill, 'Put these two away').click();
  },
  wrong: ({ declarer, game, hands, pairs }) =>
    (pairs ?? rankedLayouts(hands[declarer], game).map(({ layout: pair }) => pair)).findLast(
      (pair) => !layout.grade({ declarer, game, hands, pairs } as LayoutQuestion, pair).right,
    )!,
  pictured: /✗.*○/s,
};

/** The cards in the order in which the tabulator comes to them. */
function drawnOrder(names: readonly string[], cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => names.indexOf(spoken(a)) - names.indexOf(spoken(b)));
}

export { tricksWay, pointsWay, playWay, matadorsWay, valueWay, biddingWay, layoutWay };
export type { Way };
