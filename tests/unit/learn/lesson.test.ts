/** The steps of the first lesson: what it asks has exactly the answers that the rules give. */
import { describe, expect, test } from 'vitest';
import { STEPS, stepAt } from '../../../src/learn/lesson.ts';
import { PARTS } from '../../../src/learn/step.ts';
import { possibleAnswers } from '../../../src/learn/question.ts';
import type { LessonQuestion } from '../../../src/learn/question.ts';
import { acceptedAnswers, replyTo } from '../../../src/learn/replies.ts';
import { piecesOf, lessonText } from '../../../src/learn/text.ts';
import type { Card, Suit } from '../../../src/game/skat/cards.ts';
import { BASE, slowLegal, slowValue, slowWinner, words } from './slow-judge.ts';

const steps = new Map(STEPS.map((step) => [step.name, step]));
const questionOf = (name: string): LessonQuestion => steps.get(name)!.question!;

/** The answers that a slow judge takes for right. */
function slowAnswers(question: LessonQuestion): string[] {
  switch (question.kind) {
    case 'play': {
      const { aim, hand, table, trump } = question;
      const legal = slowLegal(hand, table[0]!, trump);
      return aim === 'legal'
        ? legal
        : legal.filter((card) => slowWinner([...table, card], trump) === card);
    }
    case 'highest':
      // Of one suit, and none of them a jack: as if the suit were trump.
      return [slowWinner(question.cards, question.cards[0]!.charAt(0) as Suit)];
    case 'winner':
      return [slowWinner(question.table, question.trump)];
    case 'points':
    case 'enough': {
      const worth = new Map([['A', 11], ['1', 10], ['K', 4], ['Q', 3], ['J', 2]]); // prettier-ignore
      const sum = question.cards.reduce((all, card) => all + (worth.get(card.charAt(1)) ?? 0), 0);
      return question.kind === 'points' ? [String(sum)] : [sum >= 61 ? 'yes' : 'no'];
    }
    case 'value':
      return [String(slowValue(question.cards, question.trump))];
    case 'say':
      return [slowValue(question.cards, question.trump) >= question.number ? 'yes' : 'pass'];
    case 'score': {
      const count = 'with' in question.matadors ? question.matadors.with : 0;
      const value = (count + 1) * BASE[question.trump];
      return [question.points >= 61 ? `+${value}` : `−${2 * value}`];
    }
    case 'turn': {
      // In the lesson's question one of the first two has passed, so the third comes in.
      expect(question.bidding.filter(({ say }) => say === 'pass')).toHaveLength(1);
      return ['Hinterhand'];
    }
  }
}

/** All cards that a question shows. */
function cardsOf(question: LessonQuestion): readonly Card[] {
  if ('cards' in question) return question.cards;
  if (!('table' in question)) return [];
  return [...question.table, ...(question.kind === 'play' ? question.hand : [])];
}

describe('the steps', () => {
  test('have names of their own, fit for addresses, in the order of their parts', () => {
    expect(steps.size).toBe(STEPS.length);
    for (const { name } of STEPS) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(STEPS.length).toBeLessThanOrEqual(20);
    const parts = STEPS.map(({ part }) => part);
    expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual([...PARTS]);
    expect(stepAt('#jacks')).toBe(STEPS.findIndex(({ name }) => name === 'jacks'));
    expect(stepAt('#nothing')).toBe(0);
    expect(stepAt('')).toBe(0);
  });

  test('ask the reader of paper to press nothing', () => {
    const tasks = STEPS.flatMap(({ question }) =>
      question ? [question.taskOnPaper ?? question.task] : [],
    );
    expect(tasks).toContain('Choose a card that takes the trick.');
    for (const { name, question, stage } of STEPS) {
      expect(question !== undefined || stage !== undefined, `${name} asks nothing`).toBe(true);
    }
    for (const task of tasks) expect(task).not.toMatch(/\bpress/i);
  });

  test.each(STEPS.map((step) => [step.name, step] as const))(
    '%s names only cards and suits that there are, and fits a screen',
    (_, { question, strip, text }) => {
      const all = [...text, question?.task ?? '', strip?.caption ?? ''];
      for (const paragraph of all) expect(lessonText(paragraph, words)).not.toMatch(/[{}*]/);
      expect(text.join(' ').length).toBeLessThan(620);
    },
  );

  const asked = STEPS.filter((step) => step.question !== undefined);
  test.each(asked.map((step) => [step.name, step.question!] as const))(
    '%s accepts exactly the answers that the rules give, and says why to each',
    (_, question) => {
      expect(acceptedAnswers(question)).toEqual(slowAnswers(question));
      expect(acceptedAnswers(question).length).toBeGreaterThan(0);
      expect(acceptedAnswers(question).length).toBeLessThan(possibleAnswers(question).length);
      for (const answer of possibleAnswers(question)) {
        const said = lessonText(replyTo(question, answer).text, words);
        expect(said).toMatch(/^[A-Z].+\.$/);
        expect(said).not.toMatch(/[{}*]/);
      }
    },
  );

  test('show no card twice in one question, and no jack or trump before they are explained', () => {
    const trumps = STEPS.findIndex(({ name }) => name === 'trump');
    const jacks = STEPS.findIndex(({ name }) => name === 'jacks');
    for (const [index, { question }] of STEPS.entries()) {
      if (question === undefined) continue;
      const cards = cardsOf(question);
      expect(new Set(cards).size).toBe(cards.length);
      if (index < jacks) expect(cards.filter((card) => card.endsWith('J'))).toEqual([]);
      if (index < trumps && 'trump' in question && question.trump !== null) {
        const { trump } = question;
        expect(cards.filter((card) => card.startsWith(trump))).toEqual([]);
      }
    }
  });

  test('a wrong card is refused with its reason', () => {
    const said = (name: string, answer: string): string =>
      lessonText(replyTo(questionOf(name), answer).text, words);
    expect(said('follow-suit', 'HA')).toBe(
      'That is the ace of hearts. The suit led was spades, and you hold spades: that is what you must play.',
    );
    expect(said('trick', 'H7')).toBe(
      'You may play that. The king of hearts ranks above the 7 of hearts. Another of your cards takes the trick.',
    );
    expect(said('trump', 'CA')).toContain('so it cannot take the trick');
    expect(said('jacks-follow', 'S9')).toContain('A trump was led, and you hold a trump');
    expect(said('trump-or-follow', 'H9')).toContain('a trump');
    expect(said('base-values', 'HA')).toContain('not of the suit that was led');
    expect(said('matadors', '33')).toBe(
      'That is 3 × 11. You do not have the jack of spades, and the row ends there: you play only with 1.',
    );
    expect(said('matadors', '11')).toContain('1 more counts for the game itself');
    expect(said('won-or-lost', '+22')).toBe(
      'The declarer has 58 points, fewer than 61, so the game is lost.',
    );
    expect(said('won-or-lost', '−22')).toContain('a lost game counts double');
    expect(said('bid', 'yes')).toContain('2 × 10 = 20. Saying yes would promise 22');
    expect(said('who-asks', 'Vorhand')).toContain('has passed');
    expect(said('who-asks', 'Mittelhand')).toContain('waits for a question');
    expect(said('who-asks', 'Hinterhand')).toContain('Now Hinterhand asks Mittelhand');
  });

  test('a slip in the text is found', () => {
    expect(() => piecesOf('The {HX}.', words)).toThrow('neither a card nor a suit');
    expect(piecesOf('{H} {+H}.', words)).toEqual([
      { text: 'Hearts ', isNew: false },
      { text: '', sign: 'H', isNew: false },
      { text: '.', isNew: false },
    ]);
    expect(lessonText('{H} {+H}.', words)).toBe('Hearts.');
    expect(piecesOf('A *trick* of {H}.', words)).toEqual([
      { text: 'A ', isNew: false },
      { text: 'trick', isNew: true },
      { text: ' of hearts.', isNew: false },
    ]);
  });
});
