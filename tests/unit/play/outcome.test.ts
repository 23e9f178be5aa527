/** The end of a deal in words and in a count, over deals that learners have played. */
import { expect, test } from 'vitest';
import { countedSide } from '../../../src/play/count.ts';
import { dealOutcome } from '../../../src/play/on-sheet.ts';
import { sayHowItEnded, sayScore } from '../../../src/play/say-outcome.ts';
import { stateOfDeal } from '../../../src/play/sitting.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { sumPoints } from '../../../src/game/skat/cards.ts';
import { playedDeal } from './learners-deal.ts';

test('a score is one number, and the points of both sides add up to 120', () => {
  let seen = 0;
  for (let seed = 1; seed < 13; seed++) {
    const deal = playedDeal('isko', seed);
    const state = stateOfDeal(deal, 'isko');
    const outcome = dealOutcome(state, null);
    const score = sayScore(outcome, deal.seat);
    if (outcome.settlement === null) {
      expect(score).toBe('Nobody plays');
      continue;
    }
    expect(score).toMatch(/^(?:You (?:win|lose)|(?:Anna|Bert) (?:wins|loses)) \d+$/u);
    expect(Number(/\d+/u.exec(score)![0])).toBe(Math.abs(outcome.scores[state.declarer!]));
    expect(/wins?/u.test(score)).toBe(outcome.scores[state.declarer!] > 0);
    const side = countedSide(state, deal.seat);
    if (side === null) continue;
    seen++;
    const said = sayHowItEnded(state, outcome, deal.seat, null);
    const [own, others] = [...said.matchAll(/\d+/gu)].map(Number);
    expect(own! + others!).toBe(120);
    // The count of the reader’s side comes to what is said of it.
    const counted = sumPoints([...side.tricks.flat(), ...(side.away ?? [])]);
    const isDeclarer = state.declarer === deal.seat;
    expect(counted).toBe(isDeclarer ? own : others);
    expect(side.goal).toBe(isDeclarer ? 61 : 60);
    const won = outcome.settlement.result.declarer !== null && outcome.settlement.result.made;
    expect(counted >= side.goal).toBe(won === isDeclarer);
  }
  expect(seen).toBeGreaterThan(4);
});

test('a deal given up says who gave up, and has no points', () => {
  for (let seed = 1; ; seed++) {
    const deal = playedDeal('isko', seed);
    const state = stateOfDeal({ ...deal, actions: deal.actions.slice(0, -2) }, 'isko');
    if (state.declarer === null) continue;
    for (const seat of SEATS) {
      const said = sayHowItEnded(state, dealOutcome(state, 'defenders'), seat, 'defenders');
      expect(said).toMatch(/^(?:You|Anna|Bert) and (?:you|Anna|Bert) gave up\.$/u);
    }
    return;
  }
});
