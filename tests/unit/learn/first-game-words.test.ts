/**
 * The first game at the table follows the lesson, so it may use no word of Skat and no number that the
 * lesson has not used. What the table says is collected from the first game played in several ways; what
 * the guide says, from all sentences in its source, whichever of them a game brings up.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../../../content/glossary/glossary.ts';
import { ADVISED_LAYOUT } from '../../../src/learn/first-hand.ts';
import { replyToLayout, replyToWord, tellSkat } from '../../../src/learn/first-hand-replies.ts';
import { baseValueOf } from '../../../src/learn/lesson-law.ts';
import { STEPS } from '../../../src/learn/lesson.ts';
import { possibleAnswers } from '../../../src/learn/question.ts';
import { replyTo } from '../../../src/learn/replies.ts';
import { tellHand } from '../../../src/learn/whole-hand.ts';
import { tellOutcome } from '../../../src/learn/tell-play.ts';
import { Chance } from '../../../src/lib/random.ts';
import { SUITS } from '../../../src/game/skat/cards.ts';
import { finish } from '../../../src/game/solver/task.ts';
import { FIRST_GAME, FIRST_GAME_RULES } from '../../../src/play/first-game.ts';
import { dealOutcome } from '../../../src/play/on-sheet.ts';
import { sayAsked, sayBidding, sayDone, sayGame } from '../../../src/play/say-play.ts';
import { saySeat } from '#edition/play/play-words.ts';
import { sayHowItEnded, sayScore } from '../../../src/play/say-outcome.ts';
import { dealAtTable, isDone, stateOfDeal, withAction } from '../../../src/play/sitting.ts';
import type { Action } from '../../../src/strategy/players/action.ts';
import { LEARNER_PLAYER } from '../../../src/strategy/players/rules/learner.ts';
import type { DealState } from '../../../src/strategy/players/state.ts';
import { seatToAct } from '../../../src/strategy/players/state.ts';
import { seatView } from '../../../src/strategy/players/view.ts';

const { laws } = FIRST_GAME_RULES;

/** What the reader does at a decision of the first game; null for what a learner would do. */
type Way = (state: DealState) => Action | null;

const bidsOn: Way = ({ bidding, stage }) =>
  stage === 'bidding' && bidding.at(-1)?.say === 'bid' ? { do: 'yes' } : null;

const plays =
  (
    contract: Extract<Action, { do: 'declare' }>['contract'],
    layout: readonly ['SK', 'S8'] | null,
  ) =>
  (state: DealState): Action | null => {
    if (state.stage === 'taken' || (state.stage === 'game' && layout === null)) {
      return { do: 'declare', contract, layout };
    }
    return state.stage === 'game' ? { do: 'take' } : bidsOn(state);
  };

const WAYS: Readonly<Record<string, Way>> = {
  'as a learner plays': bidsOn,
  'passing at once': ({ stage }) => (stage === 'bidding' ? { do: 'pass' } : null),
  'with the wrong trump suit': plays({ kind: 'gucki-solo', trump: 'D', announced: null }, [
    'SK',
    'S8',
  ]),
  'as a Grand': plays({ kind: 'gucki-grand', trump: null, announced: null }, ['SK', 'S8']),
  'as a Null': plays({ kind: 'gucki-nullo', trump: null, announced: null }, ['SK', 'S8']),
  'from the hand': plays({ kind: 'solo', trump: 'C', announced: null }, null),
};

/** All that the table says while the first game is played in one way. */
function tableTexts(way: Way): string[] {
  const { number, seat } = FIRST_GAME;
  const words = { name: (card: string) => card, suits: 'french' } as const;
  const texts = [saySeat(seat)];
  let deal = dealAtTable(number, seat);
  let state = stateOfDeal(deal, laws);
  while (!isDone(deal, state)) {
    const turn = seatToAct(state)!;
    const view = seatView(state, turn);
    if (turn === seat) texts.push(sayAsked(view.asked!, state, seat));
    const own = turn === seat ? way(state) : null;
    const action = own ?? finish(LEARNER_PLAYER.decide(view, new Chance(1))).action;
    const next = withAction(deal, state, action);
    if ('refused' in next) throw new Error(next.refused);
    deal = next;
    state = stateOfDeal(deal, laws);
    texts.push(sayDone(action, turn, state, deal, words));
  }
  const outcome = dealOutcome(state, deal.conceded);
  texts.push(sayBidding(state.bidding, seat), sayGame(state, 'french', seat));
  return [...texts, sayScore(outcome, seat), sayHowItEnded(state, outcome, seat, null)];
}

/** Every sentence that stands in the source of the guide. */
function guideTexts(): string[] {
  const files = globSync(['src/play/guide.ts', 'src/play/guide/*.ts']).filter(
    (file) => !file.endsWith('.de.ts'),
  );
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const texts: string[] = [];
    const visit = (node: ts.Node): void => {
      if (
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node)
      )
        texts.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    // One word alone may be a key of the code.
    return texts.filter((text) => text.trim().includes(' '));
  });
}

/** All that the lesson says to a reader who does as it advises, and all its replies. */
const LESSON = [
  ...STEPS.flatMap(({ question, strip, text, title }) => [
    title,
    ...text,
    strip?.caption ?? '',
    question?.task ?? '',
    ...(question === undefined
      ? []
      : possibleAnswers(question).map((answer) => replyTo(question, answer).text)),
  ]),
  ...[0, 1, 2, 3].map((yesCount) => replyToWord('yes', yesCount).text),
  tellSkat(),
  replyToLayout(ADVISED_LAYOUT).text,
  ...tellHand(ADVISED_LAYOUT).tricks.flatMap((trick) => Object.values(trick) as string[]),
  ...tellOutcome(tellHand(ADVISED_LAYOUT).outcome),
  // Shown as a table at the step on base values.
  ...[...SUITS.map(baseValueOf), baseValueOf('grand')].map(String),
].join('\n');

/**
 * Every term, by its forms: those of the glossary that are not of another author or game, and what today's
 * players say besides.
 */
const TERMS: readonly (readonly string[])[] = [
  ...GLOSSARY.filter(({ from }) => from === undefined).map(({ also = [], word }) => [
    word,
    ...also,
  ]),
  ['Seeger'],
  ['score sheet', 'sheet', 'list'],
  ['partner'],
];

/** The terms in a text, by the first of their forms. */
function termsIn(text: string): string[] {
  return TERMS.filter((forms) => forms.some((form) => has(text, form))).map(([word = '']) => word);
}

const has = (text: string, form: string): boolean =>
  new RegExp(`(?<![\\p{L}-])${form}(?:s|es|ed|ing)?(?![\\p{L}-])`, 'u').test(text);

const LESSON_TERMS = new Set(termsIn(LESSON));

/** Every number in texts, but for a share of deals: that is no number of Skat. */
function numbersIn(texts: readonly string[]): number[] {
  const numbers = texts.join('\n').match(/(?<![\d.#])\d+(?!\d| deals)/gu) ?? [];
  return [...new Set(numbers.map(Number))];
}

describe('the first game uses no term and no number that the lesson has not used:', () => {
  test.each(Object.entries(WAYS))('the table, when it is played %s', (_, way) => {
    const texts = tableTexts(way);
    const terms = termsIn(texts.join('\n'));
    expect(terms.filter((term) => !LESSON_TERMS.has(term))).toEqual([]);
    const bids = numbersIn(texts.filter((text) => /\b(?:says?|offers|at|bid) \d/u.test(text)));
    expect(bids.filter((bid) => !numbersIn([LESSON]).includes(bid))).toEqual([]);
  });

  test('the guide, in all its sentences', () => {
    const texts = guideTexts();
    expect(texts.length).toBeGreaterThan(10);
    const terms = termsIn(texts.join('\n'));
    expect(terms).toEqual(expect.arrayContaining(['trump', 'trick', 'points']));
    expect(terms.filter((term) => !LESSON_TERMS.has(term))).toEqual([]);
    expect(numbersIn(texts).filter((number) => !numbersIn([LESSON]).includes(number))).toEqual([]);
  });
});

describe('the lesson', () => {
  test('has every term of today’s game that a table shows', () => {
    const needed =
      'bid, pass, Hand, skat, trump, declarer, defender, schneider, schwarz, matador, with, without, Null, Grand, lead, trick, follow, discard, ruff, base value, Vorhand, Mittelhand, Hinterhand';
    for (const term of needed.split(', ')) expect(LESSON, term).toMatch(new RegExp(`\\b${term}`));
    expect(LESSON).toMatch(/lost game counts double/u);
  });

  test('has the first numbers that are bid, and the five base values', () => {
    const numbers = numbersIn(STEPS.flatMap(({ text }) => text));
    expect(numbers).toEqual(expect.arrayContaining([18, 20, 22, 23, 24, 27, 30, 33, 35, 36]));
    expect([...SUITS.map(baseValueOf), baseValueOf('grand')]).toEqual([12, 11, 10, 9, 24]);
  });
});
