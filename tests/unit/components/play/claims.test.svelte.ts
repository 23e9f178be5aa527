/** Claiming the rest at the table: settled where it is true, else beaten, told, and played on. */
import { expect, test } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import { sayCards } from '../../../../src/play/say-cards.ts';
import { sayPractice } from '../../../../src/play/say-play.ts';
import { isCounted } from '../../../../src/play/sitting.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { playFor, sat, settle, worldOf } from './table-support.ts';

test('the reader claims until it is true: a refused claim leaves the deal, and a true one settles and announces it', async () => {
  const browser = new FakeBrowser();
  let refused = 0;
  let settled = 0;
  let practised = 0;
  for (let seed = 1; seed < 40 && (refused < 3 || settled < 3); seed++) {
    const table = await sat(browser, 'isko', seed);
    for (let step = 0; step < 60 && !table.over; step++) {
      await playFor(table, 1);
      await settle();
      if (table.claimable === null) continue;
      const { deal } = table;
      await table.claim();
      if (table.sitting?.deal?.claimed !== null) break;
      expect(table.deal).toEqual({ ...deal, shown: true });
      expect(table.refutation?.line.length).toBeGreaterThan(0);
      refused++;
    }
    const done = table.sitting?.done.at(-1);
    if (done?.claimed !== true) continue;
    // The cards that a refuted claim has shown make it practice.
    expect(isCounted(done)).toBe(table.deal?.shown !== true);
    expect(sayPractice(table.deal!) === '').toBe(isCounted(done));
    if (!isCounted(done)) practised++;
    settled++;
    expect(table.state?.stage).toBe('over');
    expect(table.refutation).toBeNull();
    // It is kept so, and read again.
    const again = new TablePlay(worldOf(browser, 1));
    again.open();
    expect(again.sitting).toEqual(table.sitting);
  }
  expect(practised).toBeGreaterThan(0);
  expect(refused).toBeGreaterThanOrEqual(3);
  expect(settled).toBeGreaterThanOrEqual(3);
});

test('a line of cards is said trick by trick', () => {
  const hands = { V: ['S7', 'H7'], M: ['SA', 'HA'], H: ['S8', 'DA'] } as const;
  const begun = { game: { kind: 'nullo', trump: null }, declarer: 'V', leader: 'V' } as const;
  const position = { ...begun, hands, tricks: [], table: [] };
  const line = ['H7', 'HA', 'DA', 'SA'] as const;
  const words = { name: (card: Card) => card, suits: 'french' } as const;
  expect(sayCards(position, line, 'V', words)).toEqual([
    'You lead the H7, Anna plays the HA and Bert plays the DA. Anna takes it.',
    'Anna leads the SA.',
  ]);
});
