import { bidding } from '../../../../src/practice/drills/bidding/drill.ts';
import { TESTS } from '../../../../src/strategy/bidding/bid-tests.ts';
import type { BidAnswer, BidQuestion } from '../../../../src/practice/drills/bidding/question.ts';
import { button, tabTo, typeInto } from './way.ts';
import type { Way } from './way.ts';

export const way: Way<BidQuestion, BidAnswer> = {
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
