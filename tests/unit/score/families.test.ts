/** The games as the keys of the pad have them: a family and then a way. */
import { describe, expect, test } from 'vitest';
import { LAWS, LAW_IDS } from '../../../src/game/skat/laws.ts';
import { EMPTY_DRAFT, gameOfDraft, withGame } from '../../../src/score/draft.ts';
import {
  offeredOutcome,
  outcomesOfDraft,
  withOutcome,
} from '../../../src/score/entered-outcome.ts';
import { FAMILIES, familyOf, gameOfFamily, waysOf } from '../../../src/score/families.ts';
import { gamesToEnter, outcomesOf } from '../../../src/score/offer.ts';

const law = LAWS.isko;
const today = gamesToEnter(law, false);

test.each(LAW_IDS)('every game of %s can be reached by a family and a way', (id) => {
  const games = gamesToEnter(LAWS[id], true);
  const offered = games.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
  const reached = FAMILIES.flatMap((family) =>
    waysOf(family, games, LAWS[id]).map(({ game }) => game),
  );
  expect(new Set(reached)).toEqual(new Set(offered));
  for (const family of FAMILIES) {
    for (const { game } of waysOf(family, games, LAWS[id])) expect(familyOf(game)).toBe(family);
  }
});

describe('a family that is pressed', () => {
  test('means the game with the skat today, and the Solo in 1922', () => {
    expect(gameOfFamily('C', EMPTY_DRAFT, today, law)?.kind).toBe('gucki-solo');
    expect(gameOfFamily('null', EMPTY_DRAFT, today, law)?.kind).toBe('gucki-nullo');
    const old = LAWS['american-1922'];
    expect(gameOfFamily('C', EMPTY_DRAFT, gamesToEnter(old, false), old)?.kind).toBe('solo');
  });

  test('keeps the way of the game before it', () => {
    const hand = withGame(EMPTY_DRAFT, 'solo', 'C', law);
    expect(gameOfFamily('grand', hand, today, law)?.kind).toBe('grand-solo');
    expect(gameOfFamily('null', hand, today, law)?.kind).toBe('nullo');
  });
});

describe('an outcome', () => {
  const clubs = {
    ...withGame({ ...EMPTY_DRAFT, declarer: 0 }, 'solo', 'C', law),
    matadors: { with: 1 },
  };

  test('can be said in either order: schneider and then won, or won and then schneider', () => {
    const [plain, schneider] = outcomesOfDraft(clubs);
    const first = withOutcome(clubs, schneider!, null);
    expect(gameOfDraft(first, law)).toBeNull();
    const then = withOutcome(first, offeredOutcome(first), true);
    const other = withOutcome(withOutcome(clubs, plain!, true), schneider!, true);
    expect(then).toEqual(other);
    expect(gameOfDraft(then, law)).toMatchObject({ won: true, reached: 'schneider' });
  });

  test('is found again whichever it was, won or lost', () => {
    for (const offered of outcomesOf('solo')) {
      for (const won of [true, null]) {
        expect(offeredOutcome(withOutcome(clubs, offered, won))).toEqual(offered);
      }
      const { announced, lost } = offeredOutcome(withOutcome(clubs, offered, false));
      expect([announced, lost]).toEqual([offered.announced, offered.lost]);
    }
  });
});
