import { fetchHand, fetchIndex, handFiles } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('hand 9 as data is the example of the documentation @core', async ({ request }) => {
  const response = await request.get('/hands/foster-09.json');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toMatchObject({
    id: 'foster-09',
    number: 9,
    laws: 'american-1922',
    contract: { kind: 'solo', trump: 'C', announced: null },
    declarer: 'M',
    deal: { skat: ['S9', 'S7'] },
    layout: null,
    points: { declarer: 60, defenders: 60, skat: 0 },
    matadors: { with: 3 },
    value: { base: 12, multiplier: 4, points: 48 },
    won: false,
    score: -48,
  });
});

test('index, hands and pages agree, and every hand adds up @core', async ({ page, request }) => {
  const index = await fetchIndex(request);
  expect(index.slice(0, 23).map(({ number }) => number)).toEqual(
    Array.from({ length: 23 }, (_, at) => at + 1),
  );
  expect(index).toHaveLength(handFiles().length);
  for (const entry of index) {
    const hand = await fetchHand(request, entry.id);
    expect(hand.title).toBe(entry.title);
    expect(hand.declarer).toBe(entry.declarer);
    expect(hand.score).toBe(entry.score);
    expect(hand.won).toBe(entry.result === null ? null : entry.result === 'won');

    const { V, M, H, skat } = hand.deal;
    expect(new Set([...V, ...M, ...H, ...skat]).size).toBe(32);
    const played = hand.tricks.reduce((sum, trick) => sum + trick.points, 0);
    if (hand.declarer !== null && hand.tricks.length === 10) {
      expect(played + hand.points['skat']!).toBe(120);
    }
    for (const [at, trick] of hand.tricks.entries()) {
      expect(trick.leader).toBe(at === 0 ? 'V' : hand.tricks[at - 1]!.winner);
    }
    const text = await request.get(`/hands/${entry.id}.hand`);
    expect(text.headers()['content-type']).toContain('text/plain');
    expect(await text.text()).toContain(`id: ${entry.id}\n`);
  }
  await page.goto('/hands/foster-09/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(index[8]!.title);
  await expect(page.locator('.about', { hasText: 'Score:' })).toContainText('−48');
});
