/** What is entered is worth what it is, and what cannot be is refused with its reason. */
import { describe, expect, test } from 'vitest';
import { gamesToEnter, mostMatadors, outcomesOf } from '../../../src/score/offer.ts';
import type { SheetGame } from '../../../src/score/score-sheet.ts';
import { valueOfDeal } from '../../../src/score/value.ts';
import { valueParts } from '../../../src/score/score-words.ts';
import { LAWS, LAW_IDS } from '../../../src/game/skat/laws.ts';
import type { LawId } from '../../../src/game/skat/laws.ts';
import { played } from './support.ts';

const THREE = ['Smith', 'Jones', 'Brown'];

function scores(game: SheetGame, laws: LawId, players = THREE, dealer = 2): readonly number[] {
  const checked = valueOfDeal({ dealer, game }, players, LAWS[laws]);
  if (!checked.ok) throw new Error(checked.errors.join(' '));
  return checked.value.scores;
}

function refusal(game: SheetGame, laws: LawId, players = THREE, dealer = 2): string {
  const checked = valueOfDeal({ dealer, game }, players, LAWS[laws]);
  return checked.ok ? '' : checked.errors.join(' ');
}

function parts(game: SheetGame, laws: LawId): string {
  const checked = valueOfDeal({ dealer: 2, game }, THREE, LAWS[laws]);
  return checked.ok ? valueParts(game, checked.value.value, laws) : checked.errors.join(' ');
}

describe('a value in its parts', () => {
  const clubs = played(0, 'gucki-solo', 'C', { with: 2 }, { reached: 'schneider' });

  test('is counted up as players do', () => {
    expect(parts(clubs, 'isko')).toBe('clubs 12 × (with 2, game 3, schneider 4) = 48');
    expect(parts({ ...clubs, won: false }, 'isko')).toBe(
      'clubs 12 × (with 2, game 3, schneider 4) = 48; lost double, −96',
    );
    expect(parts(played(0, 'tournee', 'S', { without: 1 }), 'american-1922')).toBe(
      'spades 7 × (without 1, game 2) = 14',
    );
    expect(parts(played(0, 'gucki-nullo', null, null, { won: false }), 'isko')).toBe(
      'Null 23; lost double, −46',
    );
    expect(parts(played(0, 'grand-solo', null, { with: 4 }, { won: false }), 'american-1922')).toBe(
      'Grand 16 × (with 4, game 5) = 80; lost, −80',
    );
  });

  test('says what an overbid game is raised to: 33 at a bid of 40 costs twice 44 today', () => {
    const overbid = played(0, 'gucki-solo', 'S', { with: 2 }, { bid: 40 });
    expect(scores(overbid, 'isko')).toEqual([-88, 0, 0]);
    expect(parts(overbid, 'isko')).toBe(
      'spades 11 × (with 2, game 3) = 33; overbid at 40, raised to 44; lost double, −88',
    );
  });
});

/** The multiplier of a game with trumps, counted on the fingers. */
function fingers(
  laws: LawId,
  kind: string,
  matadors: number,
  announced: string | null,
  made: string,
): number {
  const today = laws === 'isko';
  const open = kind.startsWith('open');
  const fromHand = open || kind === 'solo' || kind === 'grand-solo';
  let count = matadors + 1;
  if (today && fromHand) count += 1;
  if (open) return count + (today ? 5 : 4);
  if (announced === 'schwarz') return count + 4;
  if (made !== 'none' || announced !== null) count += 1;
  if (announced !== null) count += 1;
  if (made === 'schwarz') count += 1;
  return count;
}

test.each(LAW_IDS)('every game that the pad offers by %s is worth what fingers count', (laws) => {
  const { apart, rows } = gamesToEnter(LAWS[laws], true);
  const all = [...rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)), ...apart];
  expect(all.length).toBeGreaterThan(15);
  let tried = 0;
  for (const { base, kind, trump } of all) {
    const most = mostMatadors({ kind, trump });
    const doubled =
      laws === 'isko' || kind.startsWith('gucki') || kind.startsWith('passt-mir-nicht');
    for (const { announced, lost, won } of outcomesOf(kind)) {
      for (const isWon of [true, false]) {
        const reached = isWon ? won : lost;
        const contract = { kind, trump, announced };
        const more = { won: isWon, reached, contract };
        const sign = isWon ? 1 : doubled ? -2 : -1;
        if (most.with === 0) {
          expect(scores(played(1, kind, null, null, more), laws)).toEqual([0, sign * base, 0]);
          tried += 1;
          continue;
        }
        for (let number = 1; number <= most.with; number++) {
          const due = sign * base * fingers(laws, kind, number, announced, reached);
          const game = played(1, kind, trump, { with: number }, more);
          expect(scores(game, laws)).toEqual([0, due, 0]);
          tried += 1;
          if (number > most.without) continue;
          expect(scores({ ...game, matadors: { without: number } }, laws)).toEqual([0, due, 0]);
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(300);
});

describe('what cannot be is refused', () => {
  test('a game that the book does not know', () => {
    expect(refusal(played(0, 'tournee', 'C', { with: 1 }), 'isko')).toBe(
      'There is no Tournee by today’s rules.',
    );
    expect(refusal(played(0, 'gucki-grand', null, { with: 1 }), 'hoyle-1912')).toBe(
      'There is no Gucki Grand by The Standard Hoyle, 1912.',
    );
    const ramsch: SheetGame = {
      is: 'ramsch',
      kind: 'ramsch',
      most: [0],
      points: null,
      without: 0,
      every: false,
    };
    expect(refusal(ramsch, 'isko')).toBe('There is no Ramsch by today’s rules.');
  });

  test('more matadors than there are trumps, or none of those a turned card shows', () => {
    expect(refusal(played(0, 'grand-solo', null, { with: 5 }), 'isko')).toBe(
      'In Grand there are 1 to 4 matadors.',
    );
    expect(refusal(played(0, 'tournee', 'S', { without: 11 }), 'american-1922')).toBe(
      'The card turned for a Tournee is a trump, so nobody plays it without 11.',
    );
    expect(refusal(played(0, 'tournee-grand', null, { without: 4 }), 'american-1922')).toBe(
      'The card turned for a Tournee Grand is a trump, so nobody plays it without 4.',
    );
  });

  test('what was announced and not made, and an announcement with the skat', () => {
    const announced = { kind: 'solo', trump: 'C', announced: 'schneider' } as const;
    expect(refusal(played(0, 'solo', 'C', { with: 1 }, { contract: announced }), 'isko')).toBe(
      'With schneider announced the game is won only by making it.',
    );
    const taken = { kind: 'gucki-solo', trump: 'C', announced: 'schneider' } as const;
    expect(
      refusal(
        played(0, 'gucki-solo', 'C', { with: 1 }, { contract: taken, reached: 'schneider' }),
        'isko',
      ),
    ).toBe('In a suit game nothing can be announced.');
  });

  test('a bid that no game is worth', () => {
    expect(refusal(played(0, 'gucki-solo', 'C', { with: 1 }, { bid: 25 }), 'isko')).toBe(
      'No game is worth 25 by today’s rules, so nobody can bid it.',
    );
  });

  test('a game of the dealer, who sits out', () => {
    const four = [...THREE, 'Green'];
    expect(refusal(played(3, 'nullo', null, null), 'isko', four, 3)).toBe(
      'Green dealt this time, and sits out.',
    );
    expect(refusal(played(2, 'nullo', null, null), 'isko', THREE, 2)).toBe('');
  });
});

describe('a Ramsch', () => {
  const ramsch = {
    is: 'ramsch',
    kind: 'ramsch',
    most: [1],
    points: null,
    without: 0,
    every: false,
  } as const;
  const pushed = { ...ramsch, kind: 'schiebe-ramsch', points: 50 } as const;

  test('costs its loser 20, 30 or 50 by Foster (law 4), and a tie goes against one', () => {
    expect(scores(ramsch, 'american-1922')).toEqual([0, -20, 0]);
    expect(scores({ ...ramsch, without: 1 }, 'american-1922')).toEqual([0, -30, 0]);
    expect(scores({ ...ramsch, without: 2 }, 'american-1922')).toEqual([0, -50, 0]);
    expect(refusal({ ...ramsch, most: [0, 1] }, 'american-1922')).toBe(
      'A tie goes against the player who took the last trick: name one player.',
    );
  });

  test('by Hoyle costs 10, all the points 15, and each of two who tie pays', () => {
    expect(scores(ramsch, 'hoyle-1912')).toEqual([0, -10, 0]);
    expect(scores({ ...ramsch, every: true }, 'hoyle-1912')).toEqual([0, -15, 0]);
    expect(scores({ ...ramsch, most: [0, 1] }, 'hoyle-1912')).toEqual([-10, -10, 0]);
  });

  test('that is handed round costs its points, to two who tie by Foster half of them each', () => {
    expect(scores(pushed, 'american-1922')).toEqual([0, -50, 0]);
    expect(scores({ ...pushed, most: [0, 2], points: 45 }, 'american-1922')).toEqual([
      -22.5, 0, -22.5,
    ]);
    expect(scores({ ...pushed, most: [0, 1, 2], points: 40 }, 'american-1922')).toEqual([0, 0, 0]);
  });

  test('by the League every trick of it costs the other two 60', () => {
    expect(scores({ ...pushed, points: null, every: true }, 'league-1909')).toEqual([-60, 0, -60]);
  });

  test('is refused with points that nobody can have most of', () => {
    expect(refusal({ ...pushed, points: 30 }, 'league-1909')).toBe(
      'The loser of a Ramsch has 40 to 120 points.',
    );
    expect(refusal({ ...pushed, points: 65, most: [0, 1] }, 'american-1922')).toBe(
      'The loser of a Ramsch has 33 to 60 points.',
    );
  });
});
