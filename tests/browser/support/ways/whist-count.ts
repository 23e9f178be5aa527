import type { Locator } from '@playwright/test';
import { whistCount } from '../../../../src/practice/drills/whist-count/drill.ts';
import type {
  WhistQuestion,
  WhistReply,
} from '../../../../src/practice/drills/whist-count/question.ts';
import { cardName } from '../../../../src/game/words/cards.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

const master = (drill: Locator, [card]: readonly Parameters<typeof cardName>[0][]): Locator =>
  button(drill, cardName(card!));

export const way: Way<WhistQuestion, readonly WhistReply[]> = {
  drill: whistCount,
  hard: { level: 5, kind: 'which', seed: 3 },
  async byKeys({ page, drill }, { asks }, replies) {
    await tabTo(page, button(drill, 'First trick'));
    let at = 0;
    for (const [index, { after, what }] of asks.entries()) {
      for (; at < after; at++) await page.keyboard.press('Enter');
      // After a reply the next trick comes by itself.
      at++;
      const reply = replies[index]!;
      // Each question takes the focus by itself.
      if (typeof reply === 'number') await page.keyboard.type(`${reply}`);
      else if (what === 'master') await tabTo(page, master(drill, reply));
      else {
        for (const card of reply) {
          await tabTo(page, drill.getByRole('checkbox', { name: cardName(card) }));
          await page.keyboard.press('Space');
        }
        await tabTo(page, button(drill, 'Answer'));
      }
      await page.keyboard.press('Enter');
    }
  },
  async byTouch({ drill }, { asks }, replies) {
    await button(drill, 'First trick').click();
    let at = 1;
    for (const [index, { after, what }] of asks.entries()) {
      for (; at < after; at++) await button(drill, 'Next trick').click();
      at++;
      const reply = replies[index]!;
      if (what === 'master' && typeof reply !== 'number') {
        await master(drill, reply).click();
        continue;
      }
      if (typeof reply === 'number') await drill.getByRole('textbox').fill(`${reply}`);
      else {
        for (const card of reply) {
          await drill.getByRole('checkbox', { name: cardName(card) }).check();
        }
      }
      await button(drill, 'Answer').click();
    }
  },
  wrong: (_, right) =>
    right.map((reply) => {
      if (typeof reply === 'number') return reply === 0 ? 1 : reply - 1;
      return reply.length > 1 ? reply.slice(1) : ['C2', 'C3'];
    }),
  pictured: /✗/,
};
