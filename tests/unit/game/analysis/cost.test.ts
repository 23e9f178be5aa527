/** What a game cost: it adds up, and is owed to the cards, the play or the bid. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { givenBy, owedTo } from '../../../../src/game/analysis/cost.ts';
import { parseIssRecords } from '../../../../src/game/notation/iss/parse.ts';
import { readHand } from '../../content/chapters/hand-text.ts';
import { costed } from './costed.ts';

const RECORDS = parseIssRecords(
  readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8'),
).flatMap(({ record }) => (record.ok && record.value.hand !== null ? [record.value.hand] : []));

describe('what a game cost', () => {
  test('adds up in every record of the server, and says to what each game is owed', async () => {
    for (const hand of RECORDS.slice(0, 6)) {
      const cost = await costed(hand);
      if (cost.measure === 'points') {
        expect(cost.best - givenBy('declarer', cost) + givenBy('defenders', cost)).toBe(cost.end);
      }
      expect(owedTo(hand, cost)).toMatch(/^(?:cards|play|bid)$/);
      // A game that is owed to the play has a card, a layout or a word that turned it.
      if (owedTo(hand, cost) === 'play') {
        expect(cost.mistakes.some(({ turned }) => turned)).toBe(true);
      }
    }
  }, 60_000);

  test('of foster-09 belongs to Mittelhand, who could reach 67 and ends with 60', async () => {
    const hand = readHand('foster-09');
    const cost = await costed(hand);
    expect([cost.end, owedTo(hand, cost)]).toEqual([60, cost.best >= 61 ? 'play' : 'cards']);
  });
});
