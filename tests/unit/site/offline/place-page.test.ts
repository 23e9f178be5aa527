import { expect, test } from 'vitest';
import { leadsTo } from '../../../../src/site/offline/place-page.ts';

test('the page of a place leads to the place in the hand, and no other address leads anywhere', () => {
  expect(leadsTo('hands/foster-09/t6.2/')).toBe('hands/foster-09/#foster-09/t6.2');
  for (const address of ['', 'hands/', 'hands/foster-09/', 'hands/foster-09.json', 'manual/solo/'])
    expect(leadsTo(address)).toBeNull();
});
