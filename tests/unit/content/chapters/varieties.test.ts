/** The values of the games outside the standard one, held against the rules. */
import { expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { playedAddress } from '../../../../src/game/codes/deal-address.ts';
import { startPlay } from '../../../../src/game/skat/play.ts';
import type { RamschResult } from '../../../../src/game/skat/result.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { contract, stated, value } from '../../game/skat/support.ts';
import { dealsAround, dealsIn } from './grands.ts';

const chapter = readChapter('content/manual/23-varieties-of-skat.mdx');
const says = quoting(chapter);

function nullo(kind: ContractKind, made: boolean, law: LawId = 'american-1922'): number {
  const result = stated(0, { made });
  return value(
    gameValue({ contract: contract(kind), matadors: null, bid: null, result }, LAWS[law]),
  ).score;
}

test('a turned Nullo is worth 10, and on the second card costs 20', () => {
  says(
    'You may do so on the second card too, but then you lose double if you fail. A turned Nullo is worth only 10 points.',
  );
  expect(nullo('tournee-nullo', true)).toBe(10);
  expect(nullo('passt-mir-nicht-nullo', true)).toBe(10);
  expect(nullo('passt-mir-nicht-nullo', false)).toBe(-20);
});

test('a Revolution is worth 60', () => {
  says('If your game cannot be beaten however the cards against you lie, you win 60 points.');
  expect(nullo('revolution', true)).toBe(60);
});

test('in a Schiebe-Ramsch the loser loses the points taken, and two who are level half each', () => {
  says(
    'The player who has taken the most points loses exactly that number. If two are level, each loses half of it.',
  );
  const charge = (points: RamschResult['points'], losers: RamschResult['losers']): number => {
    const result: RamschResult = {
      declarer: null,
      points,
      tricks: { V: 4, M: 4, H: 2 },
      everyTrick: null,
      losers,
    };
    const game = { contract: contract('schiebe-ramsch'), matadors: null, bid: null, result };
    return value(gameValue(game, LAWS['american-1922'])).score;
  };
  expect(charge({ V: 70, M: 30, H: 20 }, ['V'])).toBe(-70);
  expect(charge({ V: 50, M: 50, H: 20 }, ['V', 'M'])).toBe(-25);
});

test('the Revolution of ours is broken by the deal shown, and safe with the nine for the ten', () => {
  says(
    'Give all the other spades to Vorhand. Vorhand leads the eight, on which Hinterhand plays the seven, and then the nine, below which Hinterhand has no spade left.',
    'If Hinterhand had the nine of spades in place of the ten, the hand would be safe, however you shared the cards.',
  );
  const solver = makeSolver();
  const game = { kind: 'revolution', trump: null } as const;
  const safe = (deal: ReturnType<typeof dealsIn>[number]): boolean =>
    finish(solver.tricks(openPosition(startPlay(deal, game, 'H'), deal.skat), 'none'));
  const [shown] = dealsIn(chapter);
  const held = chapter.tags.find(({ name }) => name === 'Which')?.props['cards'] ?? '';
  expect(shown?.H.toSorted()).toEqual(cardsOfText(held).toSorted());
  expect(safe(shown!)).toBe(false);
  expect(playedAddress(shown!, 'H revolution')).toMatch(/^\/analyse\/#\w/);
  // In each suit the cards are seven, nine, jack, king or lower, so that no sharing can help; and so
  // many at random bear it out.
  const better = held.replace('S10', 'S9');
  expect(dealsAround(better, 'H', 1500).filter((deal) => !safe(deal))).toEqual([]);
});
