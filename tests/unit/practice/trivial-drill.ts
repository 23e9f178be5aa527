/** The smallest drill there can be, to try the frame on: which of two numbers is the greater? */
import type { Drill, QuestionBase } from '../../../src/practice/drill.ts';

export interface Sum extends QuestionBase {
  readonly left: number;
  readonly right: number;
}

/** `spread`: how many different numbers there are at level 1; each level has twice as many. */
export function trivialDrill(spread = 20): Drill<Sum, number> {
  return {
    id: 'points',
    order: 1,
    title: 'Sums',
    task: 'Add two numbers.',
    levels: ['Small numbers.', 'Greater numbers.', 'Great numbers.'],
    kinds: { even: 'even sums', odd: 'odd sums' },
    sections: { even: 'first-principles#matadors', odd: 'first-principles#matadors' },
    asks: Array.from({ length: 3 }, () => ['even', 'odd']),
    lesson: { even: { topic: 'points', upTo: 2 } },
    primers: { odd: 'An odd number leaves one when it is halved.' },
    chapters: [],
    options: [
      {
        id: 'sign',
        name: 'Sign',
        choices: [
          ['plus', 'plus'],
          ['and', 'and'],
        ],
      },
    ],
    usualLength: 10,
    usualSeconds: (level) => 2 * level,
    make(chance, request) {
      const left = chance.below(spread * request.level);
      const parity = { even: 0, odd: 1 }[request.kind ?? ''] ?? chance.below(2);
      const right = 2 * chance.below(5) + ((left + parity) % 2);
      const kind = (left + right) % 2 === 0 ? 'even' : 'odd';
      return { level: request.level, kind, key: `${left}+${right}`, left, right };
    },
    ask: ({ left, right }) => `What is ${left} and ${right}?`,
    answer: ({ left, right }) => left + right,
    grade(question, answer) {
      const right = answer === question.left + question.right;
      return { right, faults: right ? [] : ['That is not their sum.'] };
    },
    say: (_, answer) => String(answer),
    picture: ({ left, right }) => [`${left}`, `${right}`],
    explain: ({ left, right }) => [`${left} + ${right} = ${left + right}`],
  };
}
