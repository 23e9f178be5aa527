import type { Locator, Page } from '@playwright/test';
import { pointsInPlay } from '../../../../src/practice/drills/points-in-play/drill.ts';
import { STANDING_WORDS } from '#edition/practice/drills/points-in-play/count-words.ts';
import { STANDINGS } from '../../../../src/practice/drills/points-in-play/question.ts';
import type {
  PlayQuestion,
  Reply,
} from '../../../../src/practice/drills/points-in-play/question.ts';
import { spoken } from '../words.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

export const way: Way<PlayQuestion, readonly Reply[]> = {
  drill: pointsInPlay,
  hard: { level: 7, kind: 'three', seed: 3 },
  async byKeys({ page, drill }, { asks }, replies) {
    await tabTo(page, button(drill, 'First trick'));
    let at = 0;
    for (const [index, { after }] of asks.entries()) {
      for (; at < after; at++) await page.keyboard.press('Enter');
      // After a reply the next trick comes by itself, unless more is asked after this one.
      if (asks[index + 1]?.after !== after) at++;
      await replyByKeys(page, drill, replies[index]!);
    }
  },
  async byTouch({ drill }, { asks }, replies) {
    await button(drill, 'First trick').click();
    let at = 1;
    for (const [index, { after }] of asks.entries()) {
      for (; at < after; at++) await button(drill, 'Next trick').click();
      if (asks[index + 1]?.after !== after) at++;
      await replyByTouch(drill, replies[index]!);
    }
  },
  wrong: (_, right) =>
    right.map((reply) => {
      if (typeof reply === 'number') return reply === 0 ? 1 : reply - 1;
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
