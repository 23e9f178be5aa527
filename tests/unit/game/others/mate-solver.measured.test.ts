/** The solver of Mate against a search of its own, and what the games of 1915 gave away. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import MATE_BOOK from '../../../../src/game/others/mate/book.ts';
import { MATE_PACKS, playMate, startMate } from '../../../../src/game/others/mate/rules.ts';
import type {
  MateCard,
  MatePosition,
  MateVariant,
} from '../../../../src/game/others/mate/rules.ts';
import type { MateDeal } from '../../../../src/game/others/mate/deal-number.ts';
import { mateDeal, randomMateDeal } from '../../../../src/game/others/mate/deal-number.ts';
import { mateOutcome } from '../../../../src/game/others/mate/score.ts';
import { MateSolver } from '../../../../src/game/others/mate/solver.ts';
import { MATE_VARIANTS } from '../../../../src/game/others/mate/variants.ts';
import { variantName } from '#edition/game/others/mate/mate-words.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { every } from '../../practice/drills/every.ts';
import { search } from './mate-search.ts';

const begin = (variant: MateVariant, deal: MateDeal, leader: 'X' | 'Y' = 'X'): MatePosition =>
  startMate({ trump: null, variant, leader, aside: { X: null, Y: null } }, deal);

/** What a position is worth to the player in turn. */
const bestWorth = (solver: MateSolver, position: MatePosition): number =>
  Math.max(...solver.choices(position).map(({ worth }) => worth));

/** What the file of a game of Mate has. */
interface MateGameFile {
  readonly contract: MatePosition['game'];
  readonly deal: MateDeal;
  readonly line: { readonly tricks: readonly { readonly plays: readonly { card: MateCard }[] }[] };
}

/** One of the three games of 1915. */
function readGame(id: string): MateGameFile {
  const read = MATE_BOOK.read(readFileSync(`content/hands/mate/${id}.hand`, 'utf8'), id);
  if (!read.ok) throw new Error(read.errors[0].message);
  return read.value as unknown as MateGameFile;
}

const named = MATE_VARIANTS.map((variant) => [variantName(variant), variant] as const);

test.each(named)(
  '%s: endings of up to six cards are worth what the slow search says',
  (_, variant) => {
    const chance = new Chance(1915);
    const sizes = [1, 2, 3, 4, 5].flatMap((size) => [
      [size, size] as const,
      [size, size + 1] as const,
      [size + 1, size] as const,
    ]);
    const endings = [...sizes, [6, 6] as const].flatMap(([x, y]) =>
      Array.from({ length: 25 }, () => {
        const pack = chance.shuffle(MATE_PACKS[variant.deck]);
        return { X: pack.slice(0, x), Y: pack.slice(x, x + y) };
      }),
    );
    every(endings, (deal) => {
      const solver = new MateSolver(variant.privilege, deal);
      const { freeMove: free, privilege } = variant;
      const searched = search({ own: deal.X, other: deal.Y, free }, privilege);
      expect(bestWorth(solver, begin(variant, deal))).toBe(searched);
      const other = search({ own: deal.Y, other: deal.X, free }, privilege);
      expect(bestWorth(solver, begin(variant, deal, 'Y'))).toBe(other);
    });
  },
);

test.each(named)(
  '%s: what the solver says of a deal is what comes of playing by its advice',
  (_, variant) => {
    const chance = new Chance(20);
    const deals = Array.from({ length: 4 }, () => ({
      number: randomMateDeal(variant.deck, chance),
    }));
    every(deals, ({ number }) => {
      const deal = mateDeal(number, variant.deck);
      const solver = new MateSolver(variant.privilege, deal);
      const best = (choices: ReturnType<MateSolver['asides']>) =>
        choices.reduce((one, other) => (other.worth > one.worth ? other : one));
      const first = best(solver.asides('X', variant.freeMove));
      const second = best(solver.asides('X', variant.freeMove, first.card));
      const aside = { X: first.card, Y: second.card };
      let position = startMate({ trump: null, variant, leader: 'X', aside }, deal);
      while (mateOutcome(position) === null) {
        position = playMate(position, best(solver.choices(position)).card!);
      }
      const outcome = mateOutcome(position)!;
      expect(outcome.winner === 'Y' ? 0 - outcome.score : outcome.score).toBe(first.worth);
      expect(second.worth).toBe(0 - first.worth);
    });
  },
);

test('242 was there in each game of 1915 from the first lead, and only the first let it go', () => {
  const worthAt: Record<string, number[]> = {};
  for (const id of ['mate-1', 'mate-2', 'mate-3']) {
    const { contract, deal, line } = readGame(id);
    const solver = new MateSolver(contract.variant.privilege, deal);
    let position = startMate(contract, deal);
    const worths: number[] = [];
    for (const { plays } of line.tricks) {
      const worth = bestWorth(solver, position);
      worths.push(position.leader === contract.leader ? worth : 0 - worth);
      for (const { card } of plays) position = playMate(position, card);
    }
    worthAt[id] = worths;
  }
  expect(worthAt).toEqual({
    'mate-1': [242, 220, 220, 220, 110, 110, 99, 99],
    'mate-2': Array.from({ length: 9 }, () => 242),
    'mate-3': Array.from({ length: 9 }, () => 242),
  });
});

test('the notes beside the games of 1915 say rightly what their cards are worth', () => {
  const { deal, contract } = readGame('mate-1');
  const solver = new MateSolver('none', deal);
  const worths = (position: MatePosition): Record<string, number> =>
    Object.fromEntries(
      solver.choices(position).map(({ card, worth }) => [String(card), worth] as const),
    );
  const after = (...cards: readonly MateCard[]): MatePosition =>
    cards.reduce<MatePosition>((at, card) => playMate(at, card), startMate(contract, deal));
  // “From here X could have scored 242; after this queen it is 220.”
  expect(worths(after())).toMatchObject({ CK: 242, HQ: 220 });
  // “No lead is better. Only the seven of hearts would have given X the better game.”, of the same lead.
  const negative = Object.entries(worths(after())).filter(([, worth]) => worth <= 0);
  expect(negative.map(([card]) => card)).toEqual(['H7']);
  // “Either may be played here, … for the same score.”
  expect(worths(after('HQ', 'HK', 'DA'))).toMatchObject({ CA: 220, SA: 220 });
  // “With an ace or the ten of clubs X keeps 220, with this ten only 110.”
  expect(worths(after('HQ', 'HK', 'DA', 'SA', 'SQ', 'S7'))).toMatchObject({
    ...{ CA: 220, HA: 220, C10: 220, S10: 110 },
  });
});
